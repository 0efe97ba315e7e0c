import { describe, expect, it } from 'vitest';
import { at, type Chance, type GameInput, quickChance, range, resolveOptions, type Seat } from '#kernel';
import { requireSound } from '#testkit';
import { bourse } from './index.ts';
import { score } from './scoring.ts';
import type { Move, Options, State } from './types.ts';

/* Random games in numbers, with the invariants of BO-9 after every step. */

const { module } = bourse;
type Input = GameInput<Move, Options>;

const pick = <T>(items: readonly T[], chance: Chance): T => at(items, chance.int(items.length));

/** Some value of some options; a game with a far target would only be long. */
const randomOptions = (chance: Chance, amendableOnly: boolean): Partial<Options> => {
  const chosen: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries(module.options)) {
    if (chance.int(3) > 0 || (amendableOnly && !spec.amendable)) continue;
    if (spec.kind === 'choice') chosen[name] = pick<string>(spec.values, chance);
    if (spec.kind === 'flag') chosen[name] = chance.int(2) === 0;
  }
  return chosen;
};

const optionsWith = (chosen: Partial<Options>): Options => {
  const resolved = resolveOptions(module.options, chosen);
  if (!resolved.ok) throw new Error(resolved.refusal.key);
  return resolved.options;
};

const awaited = (state: State): Seat => {
  const decision = module.pending(state).find(({ duty, answered }) => duty === 'must' && answered !== true);
  if (decision === undefined || decision.seat === 'referee') throw new Error('nobody is awaited');
  return decision.seat;
};

/** Mostly the seat awaited; now and then an instruction, a time-out, a departure, an arrival, an amendment. */
const randomInput = (state: State, chance: Chance): Input => {
  const seat = awaited(state);
  switch (chance.int(60)) {
    case 0:
      return { by: 'table', event: 'timeout', seat };
    case 1:
      return { by: 'table', event: pick(['left', 'joined'], chance), seat: chance.int(state.table.players.length + 1) };
    case 2:
      return { by: 'table', event: 'amend', options: randomOptions(chance, true) };
    case 3:
    case 4:
    case 5: {
      const { seat: actor } = pick(module.pending(state), chance);
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

const playOn = (start: State, chance: Chance, inputOf: (state: State, chance: Chance) => Input): readonly Input[] => {
  const inputs: Input[] = [];
  let state = start;
  while (module.outcome(state) === null) {
    const input = inputOf(state, chance);
    const refusal = module.check(state, input);
    if (refusal !== null) {
      if (input.by !== 'table') throw new Error(`a sample is refused: ${JSON.stringify([input, refusal])}`);
      continue;
    }
    const next = module.apply(state, input, chance).state;
    requireSound(module, next);
    requireNoMissedVictory(state, next);
    inputs.push(input);
    state = next;
  }
  return inputs;
};

describe('random games', () => {
  it('[BO-9.1] [BO-9.11] [BO-9.12] with random house rules, arrivals, departures, time-outs and amendments: sound at every step, and they end', () => {
    for (const number of range(80)) {
      const chance = quickChance(number);
      const start = module.setup(optionsWith(randomOptions(chance, false)), 2 + chance.int(5), chance).state;
      expect(playOn(start, chance, randomInput).length).toBeGreaterThan(0);
    }
  });

  it('[BO-9.14] the same seed and the same moves give the same state, log and result', () => {
    const once = (): unknown => {
      const chance = quickChance(7);
      const first = module.setup(optionsWith({}), 4, chance);
      let { state } = first;
      const log = [...first.log];
      while (module.outcome(state) === null) {
        const seat = awaited(state);
        const step = module.apply(state, { by: seat, move: module.sample(state, seat, chance) }, chance);
        state = step.state;
        log.push(...step.log);
      }
      return [state, log, module.outcome(state)];
    };
    expect(once()).toEqual(once());
  });

  it('[BO-9.16] comfort options change nothing: sealed answers and maxima lead where the same answers in order lead', () => {
    const play = (comfort: Partial<Options>): State => {
      const chance = quickChance(99);
      let { state } = module.setup(optionsWith(comfort), 3, chance);
      for (let step = 0; step < 400 && module.outcome(state) === null; step++) {
        const seat = awaited(state);
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
      const turns = range(150).map((number) => {
        const chance = quickChance(1000 * index + number);
        let { state } = module.setup(optionsWith({}), index + 2, chance);
        while (module.outcome(state) === null) {
          const seat = awaited(state);
          state = module.apply(state, { by: seat, move: module.sample(state, seat, chance) }, chance).state;
        }
        return state.table.turn;
      });
      const found = at(
        turns.toSorted((a, b) => a - b),
        75,
      );
      expect(Math.abs(found / median - 1)).toBeLessThan(0.15);
    }
  });
});
