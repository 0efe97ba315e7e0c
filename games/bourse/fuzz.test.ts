import { describe, expect, it } from 'vitest';
import { type Draws, quickChance } from '#kernel/chance.ts';
import { at, range } from '#kernel/collections.ts';
import type { GameInput } from '#kernel/game.ts';
import { requireOptions } from '#kernel/options.ts';
import { firstAwaited, pickOne, playFuzz, sampledGame, someOptions } from '#testkit';
import { bourse } from './index.ts';
import { score } from './scoring.ts';
import type { Move, Options, State } from './types.ts';
import { fixedSeries, randomGames } from '#testkit/random-games.ts';

/* Random games in numbers, with the invariants of BO-9 after every step. */

const { module } = bourse;
type Input = GameInput<Move, Options>;

/** Numbers are left alone: a game with a far target would only be long. */
const randomOptions = (chance: Draws, amendableOnly: boolean) => someOptions(module.options, chance, (_name, spec) => amendableOnly && !spec.amendable);

/** Mostly the seat awaited; now and then an instruction, a time-out, a departure, an arrival, an amendment. */
const randomInput = (state: State, chance: Draws): Input => {
  const seat = firstAwaited(module, state);
  switch (chance.int(60)) {
    case 0:
      return { by: 'table', event: 'timeout', seat };
    case 1:
      return { by: 'table', event: pickOne(['left', 'joined'], chance), seat: chance.int(state.table.players.length + 1) };
    case 2:
      return { by: 'table', event: 'amend', options: randomOptions(chance, true) };
    case 3:
    case 4:
    case 5: {
      const { seat: actor } = pickOne(module.pending(state), chance);
      return { by: actor, move: module.sample(state, actor, chance) };
    }
    default:
      return { by: seat, move: module.sample(state, seat, chance) };
  }
};

/** BO-9.12: the check between two turns found nobody at the target. */
const requireNoMissedVictory = (before: State, after: State): void => {
  if (after.table.turn === before.table.turn || after.table.point.kind === 'gameOver') return;
  for (const seat of range(before.table.players.length)) {
    if (score({ ...after, options: before.options }, seat) >= before.options.winTarget) throw new Error(`seat ${seat} had won`);
  }
};

describe('random games', () => {
  it('[BO-9.1] [BO-9.11] [BO-9.12] with random house rules, arrivals, departures, time-outs and amendments: sound at every step, and they end', () => {
    randomGames(80, (number) => {
      const chance = quickChance(number);
      const start = module.setup(requireOptions(module.options, randomOptions(chance, false)), 2 + chance.int(5), chance).state;
      const rules = { inputOf: randomInput, mayBeRefused: ({ by }: Input) => by === 'table', look: requireNoMissedVictory };
      expect(playFuzz(module, start, chance, rules)).toBeGreaterThan(0);
    });
  });

  it('[BO-9.14] the same seed and the same moves give the same state, log and result', () => {
    expect(sampledGame(module, {}, 4, 7)).toEqual(sampledGame(module, {}, 4, 7));
  });

  it('[BO-9.16] comfort options change nothing: sealed answers and maxima lead where the same answers in order lead', () => {
    const play = (comfort: Partial<Options>): State => {
      const chance = quickChance(99);
      let { state } = module.setup(requireOptions(module.options, comfort), 3, chance);
      for (let step = 0; step < 400 && module.outcome(state) === null; step++) {
        const seat = firstAwaited(module, state);
        const { point } = state.table;
        // Passive wherever the two ways ask different questions, so that the dice fall alike.
        const move: Move =
          point.kind === 'ceilingDecision'
            ? { type: 'settleCeiling', sell: 0 }
            : point.kind === 'auctionBid'
              ? { type: 'passBid' }
              : point.kind === 'cardDecision'
                ? { type: 'pass' }
                : module.sample(state, seat, chance);
        state = module.apply(state, { by: seat, move }, chance).state;
      }
      return state;
    };
    const together = play({});
    const inOrder = play({ answers: 'inOrder', auctionBids: 'rising', visitOrders: 'inTurn', standingOrders: false });
    expect(inOrder.table).toEqual(together.table);
    expect(inOrder.ledger).toEqual(together.ledger);
  });

  it('[BO-14.4] the median length of random games is that of the specification, within 15 %', () => {
    const expected = [53, 68, 82, 101, 121];
    for (const [index, median] of expected.entries()) {
      const turns = fixedSeries(150, (number) => sampledGame(module, {}, index + 2, 1000 * index + number).state.table.turn);
      const found = at(
        turns.toSorted((a, b) => a - b),
        75,
      );
      expect(Math.abs(found / median - 1)).toBeLessThan(0.15);
    }
  });
});
