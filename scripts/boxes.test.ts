import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { levelsOf } from '#bots';
import { BOXES, type GameBox } from '#catalogue';
import { isRecord } from '#kernel/options.ts';
import { LANGS, sentenceOf } from '#kernel/words.ts';
import { boxesOf } from '#testkit/boxes.ts';
import { BOOKLETS, rulesFile } from './clauses.ts';

const ROOT = join(import.meta.dirname, '..');
const GAMES = join(ROOT, 'games');

const foldersIn = (path: string): readonly string[] =>
  readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/**
 * What every box must hold beside its rules, each with where it lies. This list and `SHAPE` are the only ones: the
 * guide for a new game names them, `npm run game`, `npm run check` and `npm test` all look for them here.
 */
const partsOf = ({ id }: GameBox): readonly (readonly [part: string, file: string])[] => [
  ...LANGS.map((lang) => [`the booklet (${lang})`, relative(ROOT, rulesFile(lang, id))] as const),
  ['the page', `games/${id}/page/index.tsx`],
  ['the picture of the box', `games/${id}/page/lid.tsx`],
  ['recordings', `games/${id}/recordings`],
];

/** What lies at the top of every game’s folder. */
const SHAPE: readonly string[] = 'manifest.ts index.ts types.ts words.ts page recordings booklet.fr.md booklet.en.md questions.json'.split(' ');

/**
 * Where else something may lie, so that whoever knows one game finds their way in the next. A small game has its rules in one file; a larger
 * one has its parts apart: what a page needs without the rules (`face`), options, moves, phases, engine, what is asked and answered (`inputs`).
 */
const APART: readonly string[] = `figures.ts metrics.ts rules.ts bot.ts
  face.ts moves.ts data.ts options.ts setup.ts engine.ts inputs.ts view.ts scoring.ts invariants.ts imagine.ts speak.ts accounts.ts sample.ts
  phases rules bot types data content words-box.ts programmes.ts tells.ts challenges.ts examples.ts lesson untestable.json claims box.jpg orders map-source`.split(
  /\s+/,
);

/** So many questions for the lab, in both languages, each with what would change the answer. The sentence of the rulebook that one tests, if any, is looked at with the questions. */
const QUESTIONS = 3;
const TEXTS = ['question', 'caution'] as const;

const questionFaults = (file: string): readonly string[] => {
  if (!existsSync(file)) return [`questions.json is missing: it holds at least ${QUESTIONS} questions for the lab`];
  const questions: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(questions)) return ['questions.json is not a list of questions'];
  const few = questions.length < QUESTIONS ? [`questions.json has ${questions.length} of at least ${QUESTIONS} questions for the lab`] : [];
  const untold = questions.flatMap((question: unknown, index) =>
    TEXTS.flatMap((text) => {
      const said = isRecord(question) ? question[text] : undefined;
      return LANGS.filter((lang) => !isRecord(said) || typeof said[lang] !== 'string' || said[lang] === '').map(
        (lang) => `question ${index + 1} of questions.json has no “${text}” in ${lang}`,
      );
    }),
  );
  return [...few, ...untold];
};

/** What the lab counts of a game and has no word for, or the other way round. */
const habitFaults = (counted: readonly string[], named: readonly string[]): readonly string[] => [
  ...counted.filter((each) => !named.includes(each)).map((each) => `its bench has no words for the habit “${each}”`),
  ...named.filter((each) => !counted.includes(each)).map((each) => `its bench has words for the habit “${each}”, which does not exist`),
];

/** What a folder lacks, or has without a reason. Figures, words and booklet may have a licence of their own, and then lie together. */
const misshapen = (id: string): readonly string[] => {
  const found = readdirSync(join(GAMES, id)).filter((name) => !/\.test(-support)?\.ts$/.test(name));
  const known = new Set([...SHAPE, ...APART]);
  const lacks = SHAPE.filter((name) => !found.includes(name) && !existsSync(join(GAMES, id, 'content', name))).map((name) => `lacks ${name}`);
  return [...lacks, ...found.filter((name) => !known.has(name)).map((name) => `has ${name}`)];
};

/** Imports of a source that lead into another game's folder. */
const trespasses = (id: string, file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+|#games\/[^']+)'/g)]
    .map(([, path = '']) => (path.startsWith('#games/') ? join(GAMES, path.slice('#games/'.length)) : resolve(dirname(file), path)))
    .filter((path) => path.startsWith(GAMES) && !path.startsWith(join(GAMES, id, '/')))
    .map((path) => `${relative(ROOT, file)} imports ${relative(ROOT, path)}`);

describe('the shelf', () => {
  it('has one box for each folder, and no two with one id or prefix', () => {
    const ids = BOXES.map(({ id }) => id).toSorted();
    expect(foldersIn('games').toSorted()).toEqual(ids);
    expect(new Set(BOOKLETS.map(({ prefix }) => prefix)).size).toBe(BOXES.length + 1);
  });

  it('has the same files at the same places in every box', () => {
    for (const { id } of boxesOf(BOXES)) expect(misshapen(id), id).toEqual([]);
  });
});

describe.each(boxesOf(BOXES))('the box of $id', (box) => {
  it('lacks nothing', () => {
    const lacks = partsOf(box).filter(([, file]) => !existsSync(join(ROOT, file)));
    expect(lacks.map(([part, file]) => `${part} is missing: ${file}`)).toEqual([]);
    expect(box.prefix).toMatch(/^[A-Z]{2}$/);
  });

  it('holds the game it names, for the players it names', async () => {
    const { module, endings } = await box.load();
    expect([module.id, module.seats, endings]).toEqual([box.id, box.players, box.endings]);
  });

  it('has a word in both languages for every way to end', () => {
    const unnamed = Object.entries(box.endings).flatMap(([ending, words]) =>
      LANGS.filter((_, index) => (words[index] ?? '') === '').map((lang) => `${ending} (${lang})`),
    );
    expect(unnamed.map((ending) => `the ending ${ending} has no word in manifest.ts`)).toEqual([]);
  });

  it('shows of itself what it is: options, levels of bots, words', async () => {
    const [game, { module, bots, words, unit }] = await Promise.all([box.load(), box.face()]);
    expect(Object.keys(bots)).toEqual(levelsOf(game));
    expect([module.presets, words, unit]).toEqual([game.module.presets, game.words, game.unit]);
    // Some options hold functions, which are made anew for each set of data.
    expect(JSON.stringify(module.options)).toBe(JSON.stringify(game.module.options));
  });

  it('has questions for the lab, in both languages', () => {
    expect(questionFaults(join(GAMES, box.id, 'questions.json'))).toEqual([]);
  });

  it('has words for what the lab counts', async () => {
    const { policies = {}, bench, words } = await box.load();
    const unnamed = [
      ...habitFaults(Object.keys(policies), Object.keys(bench?.habits ?? {})),
      ...(bench?.sides ?? []).flatMap((side) =>
        LANGS.filter((lang) => (sentenceOf({ lang, catalogue: words }, side) ?? '') === '').map((lang) => `${side} has no word in ${lang}`),
      ),
    ];
    expect(unnamed).toEqual([]);
  });

  it('keeps the contract: one of its tests calls the suite', () => {
    const tests = globSync(`${box.id}/*.test.ts`, { cwd: GAMES }).map((file) => readFileSync(join(GAMES, file), 'utf8'));
    expect(tests.filter((test) => test.includes("from '#testkit/contract.ts'") && /^contract\(/m.test(test))).not.toEqual([]);
  });

  it('imports nothing of another game', () => {
    const files = globSync(`${box.id}/**/*.{ts,tsx}`, { cwd: GAMES }).map((file) => join(GAMES, file));
    expect(files.length).toBeGreaterThan(0);
    expect(files.flatMap((file) => trespasses(box.id, file))).toEqual([]);
  });
});
