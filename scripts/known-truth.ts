/**
 * Does the lab find what is known? Real games of the first box of the shelf and of a small game of the testkit, 200 repetitions:
 *
 *     node scripts/known-truth.ts                    about ten minutes of one core
 *     node scripts/known-truth.ts --repetitions 20   fewer
 *
 * Two arms that are the same must be called different about one time in twenty; a planted advantage of three points must be found about four times
 * in five with the number of games that the page announces; an interval of 95 % must hold what many games show nineteen times in twenty, also for a count
 * that is mostly nought.
 */
import { parseArgs } from 'node:util';
import { BOXES } from '#catalogue';
import type { AnyGame } from '#kernel/game.ts';
import { rateInterval } from '#lab';
import { nim } from '#testkit/nim/index.ts';
import { announced, calledDifferent, experimentWith, givenFor, held, planted } from './truth/truth.ts';

const { values } = parseArgs({ options: { repetitions: { type: 'string', default: '200' } } });
const repetitions = Number(values.repetitions);
if (!Number.isInteger(repetitions) || repetitions < 2) throw new Error('--repetitions: a whole number from 2 on');

const [box] = BOXES;
if (box === undefined) throw new Error('the shelf is empty');
const real = await box.load();

const say = (what: string, found: number): void => {
  const { low, high } = rateInterval(found, repetitions);
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  console.log(`${what}: ${found} of ${repetitions}, ${percent(found / repetitions)} (${percent(low)} … ${percent(high)})`);
};

const SAME_GAMES = 48;
for (const [name, game, measure] of [
  [box.title, real, 'turns'],
  [box.title, real, 'gini:worth'],
  ['nim', nim, 'win:seat/0'],
] as const) {
  const ready = experimentWith([game, game], { measures: [measure], dice: 'own', games: repetitions * SAME_GAMES });
  say(`${name}, two arms that are the same, ${SAME_GAMES} games of each, “${measure}” called different`, calledDifferent(ready, repetitions, SAME_GAMES));
}

const FEW_GAMES = 24;
for (const measure of ['turns', 'gini:worth', 'loans']) {
  const ready = experimentWith([real], { measures: [measure], games: 1_000_000 });
  say(`${box.title}, ${FEW_GAMES} games, the interval of “${measure}” holds its mean`, held(ready, repetitions, FEW_GAMES));
}

const ADVANTAGE = 0.03;
const LOOKED = 400;
const find = (name: string, game: AnyGame, dice: 'same' | 'own'): void => {
  const given = givenFor(game, ADVANTAGE, 4 * LOOKED);
  const ready = experimentWith([game, planted(game, given)], { dice, games: 1_000_000 });
  const games = announced(ready, ADVANTAGE, LOOKED);
  say(`${name}, ${dice} dice, an advantage of three points found with ${games} games of each arm`, calledDifferent(ready, repetitions, games));
};
find(box.title, real, 'same');
find('nim', nim, 'same');
find('nim', nim, 'own');
