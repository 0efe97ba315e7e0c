import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BOXES } from '#catalogue';
import { boxesOf } from '#testkit/boxes.ts';

const EXPLAINED = import.meta.glob<{ readonly things: object }>('./*/page/things.ts', { eager: true });

const GAMES = boxesOf(BOXES).map(({ id }) => [id, EXPLAINED[`./${id}/page/things.ts`]?.things ?? {}] as const);

const read = (...path: readonly string[]): string => readFileSync(join(import.meta.dirname, ...path), 'utf8');

/** A game's own parts, and those of the house that it draws its board with: the circuit names its squares itself. */
const sourcesOf = (game: string): string => {
  const own = readdirSync(join(import.meta.dirname, game, 'page'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => read(game, 'page', file))
    .join('\n');
  const shared = new Set([...own.matchAll(/'#web\/kit\/svg\/([\w-]+\.tsx)'/g)].map(([, file = '']) => file));
  // The rows of the default account are named by the house, by the figures.
  const figures = own.includes(' = pageOf(') ? [read(game, 'figures.ts')] : [];
  return [own, ...figures, ...[...shared].map((file) => read('../src/web/kit/svg', file))].join('\n');
};

/** `data-explain="dial"`, `explains={`square ${index}`}`, `explains: `points ${shown}``. */
const NAMED = /(?:data-explain|explains)(?:=\{?|: )["'`](\w+)/g;

describe.each(GAMES)('the things of %s', (game, things) => {
  it('that the page names can all be explained, and nothing is explained that the page does not name', () => {
    const source = sourcesOf(game);
    const named = new Set([...source.matchAll(NAMED)].map(([, kind = '']) => kind));
    // A kind may also be chosen by a condition, or come from a list; it then stands somewhere between quotation marks.
    const missing = Object.keys(things).filter((kind) => !named.has(kind) && !new RegExp(`['"\`]${kind}['"\`]`).test(source));
    // An offer is explained by the house.
    const unexplained = [...named].filter((kind) => kind !== 'offer' && !Object.hasOwn(things, kind));
    expect(unexplained.map((kind) => `data-explain="${kind}" is not among the things of page/things.ts`)).toEqual([]);
    expect(missing.map((kind) => `page/things.ts explains “${kind}”, which nothing on the page names`)).toEqual([]);
  });
});
