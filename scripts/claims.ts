/**
 * Answers the questions of every game, or of one, and writes them into docs/claims:
 *
 *     npm run claims                       all games
 *     npm run claims -- bourse             one
 *     npm run claims -- bourse --games 50  fewer games of each arm, to try it: nothing is written
 *
 * The games depend on the documents alone (src/games/<game>/questions.json): the same command writes the same pages.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BOXES } from '#catalogue';
import type { Lang } from '#kernel';
import { asSection, findingsOf, inLanguage, labWords, prepareExperiment, problemText, readDocument, type ReadyExperiment, runExperiment } from '#lab';

const root = join(import.meta.dirname, '..');
const { values, positionals } = parseArgs({ allowPositionals: true, options: { games: { type: 'string' } } });

const BEGIN = '<!-- measured: npm run claims -->';
const END = '<!-- /measured -->';

interface Question {
  readonly claim: Readonly<Record<Lang, string>>;
  readonly caution: Readonly<Record<Lang, string>>;
}

const HEADS: Readonly<Record<Lang, { readonly title: string; readonly claim: string; readonly caution: string }>> = {
  fr: { title: 'Questions et mesures', claim: 'Ce que dit le livret', caution: 'Ce qui changerait la réponse' },
  en: { title: 'Questions and measures', claim: 'What the rulebook says', caution: 'What would change the answer' },
};

const prepare = async (raw: unknown, lang: Lang, games: number | null): Promise<ReadyExperiment> => {
  const read = readDocument(inLanguage(raw, lang));
  if (!read.ok) throw new Error(`questions.json: see ${read.field}`);
  const preparation = await prepareExperiment(games === null ? read.document : { ...read.document, games });
  if (!preparation.ok) throw new Error(problemText(preparation, read.document.game, 'en'));
  return preparation.ready;
};

/** The page with its measured part made anew; what people wrote around it stays. */
const withMeasured = (file: string, title: string, measured: string): string => {
  const page = existsSync(file) ? readFileSync(file, 'utf8') : `# ${title}\n`;
  const part = `${BEGIN}\n\n${measured}\n\n${END}`;
  const from = page.indexOf(BEGIN);
  return from < 0 ? `${page.trimEnd()}\n\n${part}\n` : `${page.slice(0, from)}${part}${page.slice(page.indexOf(END) + END.length)}`;
};

const games = values.games === undefined ? null : Number(values.games);
const unknown = positionals.find((id) => BOXES.every((box) => box.id !== id));
if (unknown !== undefined) throw new Error(`there is no game ${unknown}; there are ${BOXES.map(({ id }) => id).join(', ')}`);

for (const { id, title } of BOXES.filter((box) => positionals.length === 0 || positionals.includes(box.id))) {
  const questions: readonly (Question & Readonly<Record<string, unknown>>)[] = JSON.parse(readFileSync(join(root, `src/games/${id}/questions.json`), 'utf8'));
  const parts: Record<Lang, string[]> = { fr: [], en: [] };
  for (const question of questions) {
    const begun = performance.now();
    const rows = await runExperiment(await prepare(question, 'en', games));
    for (const lang of ['fr', 'en'] as const) {
      const ready = await prepare(question, lang, games);
      const { claim, caution } = HEADS[lang];
      const sections = [
        `### ${ready.document.question}`,
        `**${claim}.** ${question.claim[lang]}`,
        asSection(ready, findingsOf(ready, rows), lang),
        `**${caution}.** ${question.caution[lang]}`,
      ];
      parts[lang].push(sections.join('\n\n'));
    }
    console.log(`${id}: ${parts.en.length} of ${questions.length}, ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  }
  if (games !== null) continue;
  for (const lang of ['fr', 'en'] as const) {
    const file = join(root, `docs/claims/${id}${lang === 'fr' ? '.fr' : ''}.md`);
    const measured = [`## ${HEADS[lang].title}`, labWords({ lang })('report.method.same'), ...parts[lang]].join('\n\n');
    writeFileSync(file, withMeasured(file, title, measured));
  }
}
