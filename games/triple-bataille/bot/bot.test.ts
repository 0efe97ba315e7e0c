import { describe, expect, it } from 'vitest';
import { quickChance } from '#kernel/chance.ts';
import { at } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { sightOf } from '#kernel/match.ts';
import { tripleBataille } from '../index.ts';
import { optionsWith, house } from '../rules/work.test-support.ts';
import { setup } from '../setup.ts';
import type { Indicators, Move, Options, Player, Point, State, Table } from '../types.ts';
import { decent, weak } from './decent.ts';
import { chanceToBeServed, housesWanted, lossOfValueIsNear, reserve } from './forecast.ts';
import { policies } from './search.ts';

const ME = 0;

interface Setting {
  readonly options?: Partial<Options>;
  readonly point: Point;
  readonly me?: Partial<Player>;
  readonly others?: Partial<Player>;
  readonly table?: Partial<Table>;
}

/** A game of four after set-up, with some facts changed. */
const stateWith = ({ options = {}, point, me = {}, others = {}, table = {} }: Setting): State => {
  const { state } = setup(optionsWith({ mode: 'dette', ...options }), 4, quickChance(1));
  const players = state.table.players.map((player, seat) => ({ ...player, done: false, ...(seat === ME ? me : others) }));
  return { ...state, table: { ...state.table, battle: 3, ...table, point, players } };
};

const seen = (state: State, seat: Seat = ME) => sightOf(tripleBataille.module, state, seat);

const chooses = (setting: Setting, bot = decent): Move => bot.choose(seen(stateWith(setting)), ME, quickChance(1));

const MARKET: Point = { kind: 'market' };
const PLAN: Point = { kind: 'plan' };
const STAKE: Point = { kind: 'stake', round: 1 };

describe('the decent bot plans', () => {
  it('[TB-12.6] takes a public post until it has a workshop', () => {
    expect(chooses({ point: PLAN, me: { pile: 9, granted: 1 } })).toEqual({ type: 'takePublicPost' });
    expect(chooses({ point: PLAN, me: { pile: 9, factory: 1 } })).not.toEqual({ type: 'takePublicPost' });
  });

  it('[TB-4.3.6] borrows what food and rent need when no post is left', () => {
    const state = stateWith({ point: PLAN, me: { pile: 0, factory: 2, granted: 1 } });
    expect(decent.choose(seen(state), ME, quickChance(1))).toEqual({ type: 'takeCredit', n: 1 });
  });

  it('[TB-12.2] borrows for what it buys while a credit costs less than the houses it buys bring', () => {
    const me = { pile: 9, post: true };
    const bank = (halfRate: number) => ({ bank: { ...stateWith({ point: PLAN }).table.bank, halfRate } });
    expect(chooses({ point: PLAN, me, table: bank(5) })).toMatchObject({ type: 'takeCredit' });
    expect(chooses({ point: PLAN, me, table: bank(6) })).toEqual({ type: 'done' });
    expect(chooses({ point: PLAN, me: { ...me, granted: 1 }, table: bank(5) })).toEqual({ type: 'done' });
  });

  it('[TB-12.7] borrows no more than it needs where the rate rises with the years', () => {
    expect(chooses({ options: { mode: 'historique' }, point: PLAN, me: { pile: 9, post: true } })).toEqual({ type: 'done' });
  });
});

describe('the decent bot stakes', () => {
  it('[TB-12.1] as much as its workshops allow while the pot will pay', () => {
    const table = { funds: { ...stateWith({ point: STAKE }).table.funds, pot: 60 } };
    expect(chooses({ point: STAKE, me: { pile: 9, factory: 2 }, table })).toEqual({ type: 'setStake', b: 2 });
  });

  it('[TB-12.1] nothing when the workshops of others will empty the pot', () => {
    const table = { funds: { ...stateWith({ point: STAKE }).table.funds, pot: 4 } };
    expect(chooses({ point: STAKE, me: { pile: 3 }, others: { factory: 3, pile: 9 }, table })).toEqual({ type: 'setStake', b: 0 });
  });

  it('[TB-4.5.4] does not change its mind', () => {
    expect(chooses({ point: STAKE, me: { pile: 9, stake: 1 } })).toEqual({ type: 'done' });
  });
});

describe('the decent bot at the market', () => {
  it('[TB-12.3] builds houses to let while there are tenants, then its own', () => {
    expect(chooses({ point: MARKET, me: { pile: 4 } })).toEqual({ type: 'buildHouse', slot: 'rental' });
    expect(chooses({ point: MARKET, me: { pile: 4 }, others: house(1, 6) })).toEqual({ type: 'buildHouse', slot: 'main' });
  });

  it('[TB-12.6] buys a workshop as soon as it can be paid', () => {
    const houses = { main: 1, secondary: 0, rental: 0 };
    const others = house(1, 6);
    expect(chooses({ point: MARKET, me: { pile: 8, houses }, others })).toEqual({ type: 'buildFactory', target: 'factory' });
    expect(chooses({ point: MARKET, me: { pile: 7, houses }, others })).not.toMatchObject({ type: 'buildFactory' });
  });

  it('[TB-12.6] repays when nothing better can be bought and the reserve stays', () => {
    const others = house(1, 6);
    const me = { pile: 9, credits: 1, ...house(1) };
    expect(chooses({ point: MARKET, me, others }, policies.cautious)).toEqual({ type: 'repayCredit', n: 1 });
  });

  it('[TB-12.6] repays from six cards and the next expenses on, a stake beside', () => {
    const others = house(1, 6);
    const me = { credits: 1, ...house(1) };
    expect(chooses({ point: MARKET, me: { ...me, pile: 8 }, others }, policies.cautious)).toEqual({ type: 'repayCredit', n: 1 });
    expect(chooses({ point: MARKET, me: { ...me, pile: 7 }, others })).toEqual({ type: 'done' });
  });

  it('[TB-4.9.5] lets itself be seized when it cannot pay the bank', () => {
    expect(chooses({ point: MARKET, me: { pile: 0, credits: 2, distress: 4, ...house(1, 1) } })).toEqual({
      type: 'acceptSeizure',
    });
  });

  it('[TB-12.5] turns its money into things before it is halved', () => {
    const state = stateWith({ options: { mode: 'libre', length: 'standard' }, point: MARKET });
    const last = { ...state.table.cycle, libre: 2, libreBattle: 6 };
    expect(lossOfValueIsNear(seen({ ...state, table: { ...state.table, cycle: last } }).view)).toBe(true);
    expect(lossOfValueIsNear(seen({ ...state, table: { ...state.table, cycle: { ...last, libreBattle: 5 } } }).view)).toBe(false);
  });
});

describe('the decent banker', () => {
  const battle = (destitute: number, entries: number, pot: number): Indicators => {
    const { state } = setup(optionsWith({ mode: 'historique' }), 5, quickChance(1));
    const counters = { ...state.table.counters, destitute, entries, pot };
    const flat = {
      giniCash: 0,
      giniWealth: 0,
      top10share: 0,
      bottom20mean: 0,
      median: 0,
      mean: 0,
      deviation: 0,
      minWealth: 0,
      poor: 0,
      insolvent: 0,
      atWater: 0,
    };
    const debts = {
      playerCredits: 0,
      stateCredits: 0,
      badCredits: 0,
      stateDebtRatio: 0,
      cumulatedBankruptcies: 0,
      cumulatedDestitute: 0,
      cumulatedSeizures: 0,
    };
    const rest = {
      houses: 0,
      factories: 0,
      holdings: { players: 0, state: 0, boards: 0, inheritances: 0, pledged: 0 },
      stateBalance: 0,
      tax: 2,
      mobility: null,
      moneyCreatedPerHead: 0,
      noJob: 0,
      duValue: 0,
      priceIndex: 1,
    };
    const bank = { M: 0, money: 0, Mreal: 0, perHead: 0, duPerHuman: 0, wealth: 0, score: 0, share: 0, flowShare: 0, hat: 3, debtRatio: 0, velocity: 0 };
    return { battle: 1, players: 4, bundle: 1, cash: {}, wealth: {}, credits: {}, counters, bank, ...flat, ...debts, ...rest };
  };

  /** The banker of a table of five sits last. */
  const rate = (history: readonly Indicators[]): number => {
    const { state } = setup(optionsWith({ mode: 'historique' }), 5, quickChance(1));
    const table: Table = {
      ...state.table,
      battle: 3,
      point: { kind: 'bankset' },
      bank: { ...state.table.bank, halfRate: 3 },
      history: { ...state.table.history, cell: 3 },
    };
    const move = decent.choose(sightOf(tripleBataille.module, { ...state, table, indicators: history }, 4), 4, quickChance(1));
    if (move.type !== 'setBank') throw new Error(`the banker plays ${move.type}`);
    return move.halfRate;
  };

  it('[TB-12.7] raises the rate while the economy bears it, and holds it when people suffer', () => {
    expect(rate([battle(0, 4, 20)])).toBe(4);
    expect(rate([battle(2, 4, 20)])).toBe(3);
  });

  it('[TB-12.7] lowers the rate when the pot falls two battles running', () => {
    expect(rate([battle(0, 4, 30), battle(0, 4, 25), battle(0, 4, 20)])).toBe(2);
  });
});

describe('what the bots work out', () => {
  it('[TB-12.4] sees the end of a cycle coming when credits near the threshold', () => {
    const { table } = stateWith({ point: MARKET });
    const near = (credits: number): boolean =>
      lossOfValueIsNear(seen(stateWith({ point: MARKET, table: { cycle: { ...table.cycle, debt: 'C2' }, state: { ...table.state, credits } } })).view);
    expect(near(6)).toBe(false);
    expect(near(7)).toBe(true);
  });

  it('[TB-12.3] counts tenants: servants and players without a house, less the houses let', () => {
    const { view } = seen(stateWith({ point: MARKET, me: house(1, 2) }));
    expect(housesWanted(view)).toBe(view.table.state.posts + 3 - 2);
  });

  it('[TB-12.6] keeps in reserve what wage and dividend will not pay of food, rent and a stake, and the interest', () => {
    const kept = (me: Partial<Player>, mode: Options['mode'] = 'dette'): number => reserve(seen(stateWith({ options: { mode }, point: MARKET, me })).view, ME);
    expect(kept({ credits: 2, factory: 1 })).toBe(1 + 1 + 1 + 4);
    expect(kept({ credits: 2 })).toBe(1 + 1 + 1 - 2 + 4);
    expect(kept({ factory: 1 }, 'libre')).toBe(1 + 1 + 1 - 2);
    expect(kept({}, 'libre')).toBe(0);
  });

  it('[TB-12.1] is sure to be served when nobody else claims anything', () => {
    expect(chanceToBeServed(seen(stateWith({ point: STAKE, others: { pile: 0 }, me: { pile: 3 } })).view, ME)).toBe(1);
  });
});

describe('the weak bot', () => {
  it('[TB-12.6] stakes the most and borrows only when it must', () => {
    expect(chooses({ point: STAKE, me: { pile: 9, factory: 3 } }, weak)).toEqual({ type: 'setStake', b: 3 });
    expect(chooses({ point: PLAN, me: { pile: 9 } }, weak)).toEqual({ type: 'done' });
    expect(chooses({ point: PLAN, me: { pile: 0, factory: 2 } }, weak)).toEqual({ type: 'takeCredit', n: 1 });
  });
});

/** Seats 0 and 2 are decent, 1 and 3 weak; who is asked answers until the game is over. */
const winnerOf = (mode: Options['mode'], seed: number): Seat => {
  const { module } = tripleBataille;
  const chance = quickChance(seed);
  let { state } = module.setup(optionsWith({ mode }), 4, chance);
  for (let outcome = module.outcome(state); outcome === null; outcome = module.outcome(state)) {
    const asked = module.pending(state).find(({ duty, answered }) => duty === 'must' && answered !== true);
    if (asked === undefined || asked.seat === 'referee') throw new Error('nobody is asked');
    const { seat } = asked;
    const move = (seat % 2 === 0 ? decent : weak).choose(sightOf(module, state, seat), seat, chance);
    expect(module.check(state, { by: seat, move })).toBeNull();
    ({ state } = module.apply(state, { by: seat, move }, chance));
  }
  return at(module.outcome(state)?.standings.filter(({ rank }) => rank === 1) ?? [], 0).seat;
};

describe.each(['dette', 'libre'] as const)('in a whole game of %s', (mode) => {
  it('[TB-12.6] decent wins most games against weak, by legal moves alone', () => {
    const winners = Array.from({ length: 12 }, (_, seed) => winnerOf(mode, seed + 1));
    expect(winners.filter((seat) => seat % 2 === 0).length).toBeGreaterThan(8);
  });
});
