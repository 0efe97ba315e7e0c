import { describe, expect, it } from 'vitest';
import { type Draws, quickChance } from '#kernel/chance.ts';
import { at, range, sum } from '#kernel/collections.ts';
import type { GameInput, Seat } from '#kernel/game.ts';
import { firstAwaited, pickOne, playFuzz, playRandomGame, sampledGame, someOptions } from '#testkit';
import { CREDIT } from './data.ts';
import { mullMoney } from './index.ts';
import { optionsWith } from './position.test-support.ts';
import { type Move, type Options, SERVICES, type State } from './types.ts';
import { fixedSeries, randomGames } from '#testkit/random-games.ts';

/* Random games in numbers, with what MM-9 says of every step. */

const { module } = mullMoney;
type Input = GameInput<Move, Options>;

/** Mostly the seat awaited; now and then a credit out of turn, a time-out, a departure, an arrival. */
const randomInput = (state: State, chance: Draws): Input => {
  const seat = firstAwaited(module, state);
  switch (chance.int(60)) {
    case 0:
      return { by: 'table', event: 'timeout', seat };
    case 1:
      return { by: 'table', event: pickOne(['left', 'joined'], chance), seat: chance.int(state.table.players.length) };
    case 2: {
      const { seat: actor } = pickOne(module.pending(state), chance);
      return { by: actor, move: { type: 'takeCredit', count: 1 } };
    }
    default:
      return { by: seat, move: module.sample(state, seat, chance) };
  }
};

const seatsOf = (state: State): readonly Seat[] => range(state.table.players.length).filter((seat) => state.table.players[seat]?.retired === false);

/** MM-9.5: markers never increase, the end is never called off, missions only grow. */
const requireOneWay = (before: State, after: State): void => {
  for (const [seat, company] of after.table.players.entries()) {
    for (const service of SERVICES) if (company[service] > at(before.table.players, seat)[service]) throw new Error(`seat ${seat}: ${service} went back`);
  }
  if (before.table.endTriggered !== null && after.table.endTriggered === null) throw new Error('the end was called off');
  if (after.table.mission < before.table.mission) throw new Error('the missions went back');
};

/** MM-9.8: credits only go down by a repayment or a retirement. */
const requireCredits = (before: State, after: State, input: Input): void => {
  for (const seat of seatsOf(after)) {
    const change = at(after.table.players, seat).credits - at(before.table.players, seat).credits;
    const repays = input.by === seat && input.move.type === 'repayCredit';
    // A repayment may end the mission, and the wages need a credit again.
    if (change < (repays ? -1 : 0)) throw new Error(`seat ${seat} lost ${-change} credits`);
  }
};

/** MM-9.9: what a production changes, as long as nothing follows it in the same step. */
const requireProduction = (before: State, after: State, input: Input): void => {
  if (input.by === 'table' || input.by === 'referee' || input.move.type !== 'playCard' || input.move.card !== 'production') return;
  if (after.table.mission !== before.table.mission || after.table.point.kind === 'gameOver' || before.options.mode === 'simulation') return;
  const { help, borrow } = input.move;
  const was = at(before.table.players, input.by);
  const is = at(after.table.players, input.by);
  const income = at(after.ledger.seats, input.by) - at(before.ledger.seats, input.by) - CREDIT * borrow;
  const facts = [was.silo - is.silo, after.table.reserve - before.table.reserve, income, is.dump - was.dump];
  const expected = [was.materials, was.materials, was.growth + (help === 'expert' ? 5 : 0), was.waste];
  if (after.table.point.kind === 'play') expect(facts).toEqual(expected);
};

/** MM-9.10: a sale to another seat leaves the sum of cash as it is. */
const requireSale = (before: State, after: State, input: Input): void => {
  const { point } = before.table;
  if (point.kind !== 'bid' || input.by === 'table' || input.move.type !== 'pass' || after.table.point.kind !== 'play') return;
  if (after.table.mission === before.table.mission) expect(sum(after.ledger.seats)).toBe(sum(before.ledger.seats));
};

/** What MM-9 says of one step. */
const look = (before: State, after: State, input: Input): void => {
  requireOneWay(before, after);
  requireCredits(before, after, input);
  requireProduction(before, after, input);
  requireSale(before, after, input);
};

describe('random games', () => {
  it('[MM-9.5] [MM-9.8] [MM-9.9] [MM-9.10] [MM-9.7] [MM-0.2] random house rules, arrivals, departures, time-outs: sound at every step, and they end', () => {
    randomGames(80, (number) => {
      const chance = quickChance(number);
      const options = someOptions(module.options, chance, (name) => name === 'firstPlayer' || name === 'wasteBoard');
      const start = module.setup(optionsWith(options), 2 + chance.int(3), chance).state;
      const mayBeRefused = (input: Input): boolean => input.by === 'table' || input.move.type === 'takeCredit';
      expect(playFuzz(module, start, chance, { inputOf: randomInput, mayBeRefused, look })).toBeGreaterThan(0);
    });
  });

  it('[MM-9.12] the same seed and the same moves give the same state, log and result', () => {
    const once = () => sampledGame(module, { mode: 'simulation', agreedLaws: 'full' }, 4, 7);
    expect(once()).toEqual(once());
  });

  it('[MM-12.2] the Alert comes about every 3.1, 2.4 and 2.0 missions, at the latest in the 6th, 5th or 4th', () => {
    for (const [index, expected] of [3.1, 2.4, 2].entries()) {
      const seats = index + 2;
      let alerts = 0;
      let missions = 0;
      fixedSeries(60, (game) => {
        let since = 0;
        let mission = 0;
        let seen = 0;
        playRandomGame(module, {
          seats,
          options: {},
          seed: (1000 * seats + game).toString(16).padStart(32, '0'),
          onMove: ({ table }) => {
            if (table.point.kind === 'gameOver') return;
            if (table.mission !== mission) since++;
            mission = table.mission;
            if (table.alerts !== seen) since = 0;
            seen = table.alerts;
            expect(since).toBeLessThanOrEqual([6, 5, 4][index] ?? 0);
          },
        });
        alerts += seen;
        missions += mission;
      });
      expect(Math.abs(missions / alerts / expected - 1)).toBeLessThan(0.15);
    }
  });
});
