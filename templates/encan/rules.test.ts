import { describe, expect, it } from 'vitest';
import { type Draws, quickChance } from '#kernel/chance.ts';
import { at, range } from '#kernel/collections.ts';
import type { Seat, Viewer } from '#kernel/game.ts';
import { balance } from '#kernel/ledger.ts';
import { requireOptions } from '#kernel/options.ts';
import { clausesIn } from '#testkit/boxes.ts';
import { contract } from '#testkit/contract.ts';
import { encan } from './index.ts';
import type { Options, State } from './types.ts';

const { module } = encan;
const PURSE = 100;

const start = (chosen: Partial<Options> = {}, seats = 3): State => module.setup(requireOptions(module.options, chosen), seats, quickChance(1)).state;

const after = (state: State, bids: readonly number[]): State =>
  bids.reduce((now, amount, seat) => {
    const input = { by: seat, move: { type: 'bid', amount } } as const;
    expect(module.check(now, input)).toBeNull();
    return module.apply(now, input, quickChance(2)).state;
  }, state);

const cash = ({ table }: State, seat: Seat): number => balance(table.ledger, seat);

describe('a round', () => {
  it('[EN-2.1] [EN-2.2] begins with equal purses and one lot turned up', () => {
    const state = start();
    expect(range(3).map((seat) => cash(state, seat))).toEqual([PURSE, PURSE, PURSE]);
    expect(state.table.lot).toBeGreaterThan(0);
    expect(state.deck).toHaveLength(state.options.lots - 1);
  });

  it('[EN-3.1] takes any bid up to all one has, and a better one until the last is in', () => {
    const state = start();
    const tooMuch = { by: 0, move: { type: 'bid', amount: PURSE + 1 } } as const;
    expect(module.check(state, tooMuch)).toMatchObject({ key: 'no.badBid', clauses: ['EN-3.1'] });
    const changed = after(after(state, [5]), [9]);
    expect(changed.bids).toEqual([9, null, null]);
  });

  it('[EN-3.2] the highest bid pays and takes the lot', () => {
    const state = start();
    const sold = after(state, [10, 30, 20]);
    expect(range(3).map((seat) => cash(sold, seat))).toEqual([PURSE, PURSE - 30, PURSE]);
    expect(sold.table.bought).toEqual([[], [state.table.lot], []]);
  });

  it.each(['none', 'drawn'] as const)('[EN-3.3] a tie: %s', (ties) => {
    const sold = after(start({ ties }), [30, 30, 20]);
    expect(sold.table.bought.flat()).toHaveLength(ties === 'none' ? 0 : 1);
  });
});

describe('the end', () => {
  it('[EN-1.1] [EN-4.1] comes with the last lot, and equals share the place', () => {
    const last = range(3).reduce((state) => after(state, [10, 10, 10]), start({ lots: 3 }));
    expect(module.outcome(last)).toMatchObject({ reason: 'allSold', standings: range(3).map((seat) => ({ seat, rank: 1, score: PURSE })) });
  });

  it('[EN-4.2] who is late bids 0, who leaves keeps what they have and may come back', () => {
    const table = (event: 'left' | 'joined' | 'timeout', seat: Seat) => ({ by: 'table', event, seat }) as const;
    const late = module.apply(start(), table('timeout', 2), quickChance(3)).state;
    expect(late.bids).toEqual([null, null, 0]);
    const gone = module.apply(late, table('left', 1), quickChance(3)).state;
    expect([at(gone.table.active, 1), cash(gone, 1)]).toEqual([false, PURSE]);
    expect(module.check(gone, table('joined', 1))).toBeNull();
    expect(module.outcome(module.apply(gone, table('left', 0), quickChance(3)).state)).toMatchObject({ reason: 'alone' });
  });
});

/** Everything that a viewer may not know is changed here: the order of the lots to come, and the others’ bids. */
const scramble = (state: State, viewer: Viewer, chance: Draws): State => ({
  ...state,
  deck: chance.shuffle(state.deck),
  bids: state.bids.map((sealed, seat) => (sealed === null || seat === viewer ? sealed : chance.int(balance(state.table.ledger, seat) + 1))),
});

contract(encan, { scramble, clauses: clausesIn(new URL('booklet.en.md', import.meta.url)), examples: [{ type: 'bid', amount: 1 }] });
