// How much games of one number have in common in two arms: `node scripts/twins.ts [game] [games]`. For each ready-made question its first two
// arms: the share of throws that are the same (the nth of a seat in both), and the correlation of each measure.
import { readFileSync } from 'node:fs';
import { BOXES } from '#catalogue';
import { at, range, sum } from '#kernel/collections.ts';
import type { AnyGame } from '#kernel/game.ts';
import { inLanguage, playChunk, prepareExperiment, readDocument } from '#lab';

const [only, games = '60'] = process.argv.slice(2);

/** The throw that a step has made, and whose; null: none. Games without dice have none. */
const throwOf = (before: unknown, after: unknown): { readonly seat: number; readonly text: string } | null => {
  const [was, is] = [before, after].map((state) => Object(Object(state).table));
  for (const kind of ['lastRoll', 'lastDice']) {
    const thrown = is[kind];
    if (thrown !== undefined && thrown !== null && thrown !== was[kind])
      return { seat: thrown.seat, text: JSON.stringify(thrown.die ?? [thrown.purpose, thrown.dice]) };
  }
  return null;
};

/** The game, telling its throws. */
const listened = (game: AnyGame, hear: (seat: number, text: string) => void): AnyGame => {
  const next: AnyGame['module']['apply'] = (state, input, chance) => {
    const after = game.module.next?.(state, input, chance) ?? game.module.apply(state, input, chance).state;
    const thrown = throwOf(state, after);
    if (thrown !== null) hear(thrown.seat, thrown.text);
    return after;
  };
  return { ...game, module: { ...game.module, next } };
};

const correlation = (pairs: readonly (readonly [number, number])[]): number | null => {
  const mean = (side: 0 | 1): number => sum(pairs.map((pair) => pair[side])) / pairs.length;
  const [a, b] = [mean(0), mean(1)];
  const products = (of: (x: number, y: number) => number): number => sum(pairs.map(([x, y]) => of(x - a, y - b)));
  const spread = Math.sqrt(products((x) => x * x) * products((_, y) => y * y));
  return spread === 0 ? null : products((x, y) => x * y) / spread;
};

type Throws = Map<number, string[]>;

const same = (one: Throws, other: Throws): { readonly alike: number; readonly all: number } => {
  let [alike, all] = [0, 0];
  for (const [seat, texts] of one) {
    const others = other.get(seat) ?? [];
    for (const index of range(Math.min(texts.length, others.length))) {
      all++;
      if (texts[index] === others[index]) alike++;
    }
  }
  return { alike, all };
};

for (const { id } of BOXES.filter((box) => only === undefined || box.id === only)) {
  const questions: unknown[] = JSON.parse(readFileSync(new URL(`../games/${id}/questions.json`, import.meta.url), 'utf8'));
  for (const raw of questions) {
    const read = readDocument(inLanguage(raw, 'en'));
    if (!read.ok) throw new Error(`${id}: ${read.field}`);
    const prepared = await prepareExperiment(read.document);
    if (!prepared.ok) throw new Error(`${id}: ${prepared.problem}`);
    const { ready } = prepared;
    const [first, other] = ready.arms.slice(0, 2).map((arm, number) => {
      const throws: Throws[] = [];
      const hear = (seat: number, text: string): void => {
        const mine = throws.at(-1)?.get(seat) ?? [];
        throws.at(-1)?.set(seat, [...mine, text]);
      };
      const own = { ...arm, prepared: { ...arm.prepared, package: listened(arm.prepared.package, hear) } };
      const arms = ready.arms.map((each, index) => (index === number ? own : each));
      const rows = range(Number(games)).map((from) => {
        throws.push(new Map());
        return at(playChunk({ ...ready, arms }, { arm: number, from, count: 1 }), 0);
      });
      return { rows, throws, seats: arm.prepared.bots.length };
    });
    if (first === undefined || other === undefined || first.seats !== other.seats) continue;
    const found = first.throws.map((throws, game) => same(throws, at(other.throws, game)));
    const [alike, all] = [sum(found.map((pair) => pair.alike)), sum(found.map((pair) => pair.all))];
    const measures = read.document.measures.map((measure, index) => {
      const pairs = first.rows.flatMap(({ values }, game): readonly (readonly [number, number])[] => {
        const [a, b] = [values[index], other.rows[game]?.values[index]];
        return typeof a === 'number' && typeof b === 'number' ? [[a, b]] : [];
      });
      return `${measure} ${correlation(pairs)?.toFixed(2) ?? '–'}`;
    });
    const { question } = read.document;
    console.log(`${id} | ${question} | ${all === 0 ? '–' : `${((100 * alike) / all).toFixed(1)} %`} | ${measures.join(', ')}`);
  }
}
