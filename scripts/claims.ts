/**
 * Answers the questions of every game, or of one, and writes them into games/<game>/claims with their charts:
 *
 *     npm run claims                        all games
 *     npm run claims -- <game>              one
 *     npm run claims -- <game> --part 0.25  a quarter of the games: the page says how many there were
 *     npm run claims -- <game> --games 50   so many games of each arm, to try it: nothing is written
 *     npm run claims -- --keep FOLDER       games are kept there, and not played again: after an interruption, or for a page written otherwise.
 *                                           Only as long as rules and bots are the same: it knows games by their document
 *     npm run claims -- --alone             in one thread
 *
 * The games depend on the documents alone (games/<game>/questions.json): the same command writes the same pages.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { BOXES } from '#catalogue';
import type { Lang } from '#kernel/words.ts';
import {
  ExperimentJournal,
  type Findings,
  findingsOf,
  inLanguage,
  prepareExperiment,
  problemText,
  readDocument,
  type ReadyExperiment,
  type Row,
  runExperiment,
} from '#lab';
import { claimsFingerprint } from './claims-fingerprint.ts';
import { claimOf, pageWith, type Question } from './claims-page.ts';

const root = join(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string' }, part: { type: 'string' }, keep: { type: 'string' }, alone: { type: 'boolean' } },
});
const LANGS: readonly Lang[] = ['fr', 'en'];

/** Fewer games of an arm are no answer. */
const FEWEST = 8;

const counted = (planned: number): number => {
  if (values.games !== undefined) return Number(values.games);
  return values.part === undefined ? planned : Math.max(FEWEST, Math.round(planned * Number(values.part)));
};

const prepare = async (raw: unknown, lang: Lang): Promise<ReadyExperiment> => {
  const read = readDocument(inLanguage(raw, lang));
  if (!read.ok) throw new Error(`questions.json: see ${read.field}`);
  const preparation = await prepareExperiment({ ...read.document, games: counted(read.document.games) });
  if (!preparation.ok) throw new Error(problemText(preparation, read.document.game, 'en'));
  return preparation.ready;
};

const unknown = positionals.find((id) => BOXES.every((box) => box.id !== id));
if (unknown !== undefined) throw new Error(`there is no game ${unknown}; there are ${BOXES.map(({ id }) => id).join(', ')}`);

const play = async (ready: ReadyExperiment, name: string): Promise<readonly (readonly Row[])[]> => {
  if (values.keep !== undefined) mkdirSync(values.keep, { recursive: true });
  const journal = values.keep === undefined ? null : new ExperimentJournal(join(values.keep, `${name}.jsonl`), ready);
  return runExperiment(ready, {
    ...(journal === null ? {} : { rows: journal.rows }),
    ...(values.alone === true ? { workers: 1 } : {}),
    onChunk: (chunk, played) => journal?.write(chunk, played),
  });
};

/** A game whose claims need players and tables of their own measures those itself: `claims/all.ts`. */
interface OwnClaims {
  figuresPage(games: number): string;
  writeFigures(page: string): void;
}

const ownClaims = async (id: string): Promise<OwnClaims | null> => {
  const file = join(root, 'games', id, 'claims/all.ts');
  return existsSync(file) ? import(pathToFileURL(file).href) : null;
};

for (const box of BOXES.filter(({ id }) => positionals.length === 0 || positionals.includes(id))) {
  const { id } = box;
  const questions: readonly Question[] = JSON.parse(readFileSync(join(root, `games/${id}/questions.json`), 'utf8'));
  const answers: { readonly question: Question; readonly told: Readonly<Record<Lang, { readonly ready: ReadyExperiment; readonly findings: Findings }>> }[] =
    [];
  for (const question of questions) {
    const begun = performance.now();
    const rows = await play(await prepare(question, 'en'), `${id}-${answers.length + 1}`);
    const tell = async (lang: Lang) => {
      const ready = await prepare(question, lang);
      return { ready, findings: findingsOf(ready, rows) };
    };
    answers.push({ question, told: { fr: await tell('fr'), en: await tell('en') } });
    console.log(`${id}: ${answers.length} of ${questions.length}, ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  }
  const own = await ownClaims(id);
  const figures = own?.figuresPage(counted(100)) ?? null;
  if (values.games !== undefined) continue;
  const folder = join(root, 'games', id, 'claims');
  rmSync(join(folder, 'charts'), { recursive: true, force: true });
  mkdirSync(join(folder, 'charts'), { recursive: true });
  // Of the games that were played: a part of them is another page, and the check says so.
  const made = await claimsFingerprint(questions.map((question) => Object.assign({}, question, { games: counted(Number(question.games)) })));
  for (const lang of LANGS) {
    const claims = answers.map(({ question, told }, number) => claimOf({ question, ...told[lang], lang, chart: `charts/${number + 1}` }));
    for (const { charts } of claims) for (const { file, drawing } of charts) writeFileSync(join(folder, file), drawing);
    const page = join(folder, `claims.${lang}.md`);
    writeFileSync(page, pageWith(page, box, claims, lang, made));
  }
  if (figures !== null) own?.writeFigures(figures);
}
