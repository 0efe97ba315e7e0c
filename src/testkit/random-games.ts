import { relative } from 'node:path';
import { expect } from 'vitest';
import { range } from '#kernel/collections.ts';
import type { Draws } from '#kernel/chance.ts';
import type { AnyGame } from '#kernel/game.ts';
import type { OpenInput } from './faults.ts';
import { amendment, likelyValues, type Specs } from './forms.ts';
import { pickOne } from './random-player.ts';
import * as fc from 'fast-check';

/* Which random games a test plays. Nothing is drawn by the clock: `npm test` plays the same ones on every machine. */

const wholeNumber = (text: string | undefined): number | null => (text === undefined || !/^\d+$/.test(text) ? null : Number(text));

/** The number of the first game where it is not the usual one: `npm run again … --from 17` names it, `npm run prove -- --games` draws it. */
const FROM = wholeNumber(process.env.COMPTOIR_FROM);

/** `npm run prove -- --games` plays so many times as many. */
const TIMES = wholeNumber(process.env.COMPTOIR_TIMES) ?? 1;

/** Where a suite of random games starts, and how many it plays. */
export const drawn = (games: number, first = 0): { readonly from: number; readonly games: number } => ({ from: FROM ?? first, games: games * TIMES });

/** Anything that a shell or a regular expression would read otherwise stands for itself. */
const asPattern = (title: string): string => title.replaceAll(/[^\p{L}\p{N} _-]/gu, '.');

/** The command that runs the test under way again, alone. */
export const againCommand = (from: number | null): string => {
  const { testPath = '', currentTestName = '' } = expect.getState();
  const title = asPattern(currentTestName.split(' > ').at(-1) ?? '');
  const only = title === '' ? '' : ` -t "${title}"`;
  return `npm run again -- ${relative(process.cwd(), testPath).replaceAll('\\', '/')}${only}${from === null ? '' : ` --from ${from}`}`;
};

const named = (error: unknown, sentence: string): Error => {
  const told = error instanceof Error ? error : new Error(String(error));
  told.message += `\n${sentence}`;
  return told;
};

const each = <T>(numbers: readonly number[], play: (number: number) => T, sentenceOf: (number: number) => string): readonly T[] =>
  numbers.map((number) => {
    try {
      return play(number);
    } catch (error) {
      throw named(error, sentenceOf(number));
    }
  });

/** Random games that must all be sound, each made of its number alone. One that is not names itself and the command that begins with it. */
export const randomGames = <T>(games: number, play: (number: number) => T): readonly T[] => {
  const { from, games: count } = drawn(games);
  return each(
    range(count).map((more) => from + more),
    play,
    (number) => `Random game ${number}. Again: ${againCommand(number)}`,
  );
};

/** Games of which a figure is taken, always the same ones: the margins of the figure were measured for their number. */
export const fixedSeries = <T>(games: number, play: (number: number) => T): readonly T[] =>
  each(range(games), play, (number) => `Game ${number} of ${games}. Again: ${againCommand(null)}`);

/** Something that may happen at a table: whether the rules allow it now is for `check` to say. */
export const randomEvent = (game: AnyGame, chairs: number, chance: Draws): OpenInput => {
  const event = pickOne(['joined', 'left', 'timeout', 'amend'] as const, chance);
  if (event === 'amend') return { by: 'table', event, options: amendment(game.module.options, chance) };
  // One chair beyond the last: a newcomer's.
  return { by: 'table', event, seat: pickOne([...range(chairs), chairs], chance) };
};

/** Does the input seat somebody at a new chair? */
export const seatsNewcomer = (input: OpenInput, chairs: number): boolean => input.by === 'table' && input.event === 'joined' && input.seat === chairs;

/** Options of a table as people set them: most left alone, some changed. */
export const optionsArbitrary = (specs: Specs): fc.Arbitrary<Readonly<Record<string, unknown>>> => {
  const entries = Object.entries(specs).flatMap(([name, spec]) => {
    const values = likelyValues(spec);
    return values.length === 0 ? [] : [[name, fc.constantFrom(...values)] as const];
  });
  return fc.oneof({ weight: 1, arbitrary: fc.constant({}) }, { weight: 4, arbitrary: fc.record(Object.fromEntries(entries), { requiredKeys: [] }) });
};
