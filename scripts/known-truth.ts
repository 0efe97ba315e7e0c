/**
 * Does the lab find what is known? Real games of the first box of the shelf and of a small game of the testkit, 200 repetitions:
 *
 *     node scripts/known-truth.ts                    about ten minutes of one core
 *     node scripts/known-truth.ts --repetitions 20   fewer
 *
 * Two arms that are the same must be called different about one time in twenty; a planted advantage of three points must be found about four times
 * in five with the number of games that the page announces; an interval of 95 % must hold what many games show nineteen times in twenty, also for a count
 * that is mostly nought. Looks in between, a stopping rule and five measures at once must not make it err more often, and rare shares have intervals that hold.
 */
import { parseArgs } from 'node:util';
import { BOXES } from '#catalogue';
import type { AnyGame } from '#kernel/game.ts';
import { rateInterval } from '#lab';
import { nim } from '#testkit/nim/index.ts';
import { announced, anyCalled, calledAtALook, calledDifferent, experimentWith, givenFor, held, intervalsHold, meanOf, planted } from './truth/truth.ts';

const { values } = parseArgs({ options: { repetitions: { type: 'string', default: '200' } } });
const repetitions = Number(values.repetitions);
if (!Number.isInteger(repetitions) || repetitions < 2) throw new Error('--repetitions: a whole number from 2 on');

const [box] = BOXES;
if (box === undefined) throw new Error('the shelf is empty');
const real = await box.load();

const say = (what: string, found: number, of = repetitions): void => {
  const { low, high } = rateInterval(found, of);
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  console.log(`${what}: ${found} of ${of}, ${percent(found / of)} (${percent(low)} … ${percent(high)})`);
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

const FIVE = ['turns', 'gini:worth', 'win:order/0', 'loans', 'max:worth'];
const five = (game: AnyGame, dice: 'same' | 'own'): ReturnType<typeof experimentWith> =>
  experimentWith([real, game], { measures: FIVE, dice, games: 1_000_000 });
say(`${box.title}, two arms that are the same, any of five measures called different`, anyCalled(five(real, 'own'), repetitions, SAME_GAMES));
const firstOfFive = experimentWith([real, planted(real, givenFor(real, ADVANTAGE, 4 * LOOKED))], {
  measures: ['win:seat/0', ...FIVE.filter((word) => word !== 'win:order/0')],
  games: 1_000_000,
});
const gamesOfFive = announced(firstOfFive, ADVANTAGE, LOOKED);
say(
  `${box.title}, same dice, the advantage as one of five measures, found with ${gamesOfFive} games of each arm`,
  calledDifferent(firstOfFive, repetitions, gamesOfFive),
);

const [LONG, EVERY] = [192, 16];
for (const [name, game, measure] of [
  [box.title, real, 'turns'],
  ['nim', nim, 'win:seat/0'],
] as const) {
  const same = experimentWith([game, game], { measures: [measure], dice: 'own', games: 1_000_000 });
  say(
    `${name}, two arms that are the same, looked at every ${EVERY} games before the last of ${LONG}, ever called different`,
    calledAtALook(same, repetitions, LONG, EVERY),
  );
}

const [STOPS, MOST] = [4, 1024];
for (const advantage of [0, 60]) {
  const own = experimentWith([nim, planted(nim, advantage)], { stop: { sign: true }, dice: 'own', games: 1_000_000 });
  const many = experimentWith([nim], { games: 1_000_000 });
  const usual = meanOf(many, MOST * STOPS);
  const truth = (advantage / 1000) * (1 - usual);
  const { stopped, ofStopped, ofAll } = intervalsHold(own, repetitions, MOST, truth);
  const what = `nim, stopped by the sign, up to ${MOST} games, a true difference of ${(100 * truth).toFixed(1)} points`;
  say(`${what}: stopped early`, stopped);
  if (stopped > 0) say(`${what}: interval of those that were stopped holds it`, ofStopped, stopped);
  say(`${what}: interval holds it`, ofAll);
}

for (const dice of ['same', 'own'] as const)
  for (const [one, other, games] of [
    [0, 10, 60],
    [5, 20, 60],
    [5, 15, 160],
  ] as const) {
    const rare = experimentWith([planted(nim, one, 'second'), planted(nim, other, 'second')], { dice, games: 1_000_000 });
    const { ofAll } = intervalsHold(rare, repetitions, games, (other - one) / 1000);
    say(`nim, ${dice} dice, shares of ${one / 10} and ${other / 10} %, ${games} games, the interval of their difference holds it`, ofAll);
  }
