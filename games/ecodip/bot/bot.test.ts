import { describe, expect, it } from 'vitest';
import { quickChance } from '#kernel/chance.ts';
import type { Seat } from '#kernel/game.ts';
import { sightOf } from '#kernel/match.ts';
import { requireOptions } from '#kernel/options.ts';
import { unitsOf } from '../rules/facts.ts';
import { ecodip } from '../index.ts';
import { type Office, officeOf } from '../orders/office.ts';
import type { Order, State, Table, Tag } from '../types.ts';
import { placements, shots, votes } from './arms.ts';
import { decent } from './decent.ts';
import { groundOf } from './ground.ts';
import { marches } from './marches.ts';
import { standingDeals, trades } from './market.ts';
import { weak } from './policies.ts';
import { winterOrders } from './winter.ts';

const { module } = ecodip;

const start = (): State => module.setup(requireOptions(module.options, { seats: 'choose', maxYears: 2 }), 10, quickChance(1)).state;

/** A season after set-up, with some facts changed. */
const season = (facts: Partial<Table> = {}): State => {
  const state = start();
  return { ...state, table: { ...state.table, phase: 'SPRING_ORDERS', ...facts } };
};

const office = (state: State, tag: Tag): Office => officeOf(state, tag);
const kinds = (orders: readonly Order[]): ReadonlySet<string> => new Set(orders.map(({ k }) => k));

describe('the decent bot moves', () => {
  it('[EC-12.4] gives every unit one order and sends none into a unit of its own that stays', () => {
    const state = season();
    for (const tag of ['EOC', 'CHI', 'RUS'] as const) {
      const orders = marches(groundOf(office(state, tag)), quickChance(3));
      expect(orders.map(({ at }) => at).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(
        unitsOf(state.table, tag)
          .map(({ loc }) => loc)
          .toSorted((a, b) => (a < b ? -1 : 1)),
      );
      const stay = new Set(orders.filter(({ k }) => k !== 'move').map(({ at }) => at));
      expect(orders.filter((order) => order.k === 'move' && stay.has(order.to))).toEqual([]);
    }
  });

  it('[EC-12.4] values centres before mines before raw materials before food, and nothing of its own', () => {
    const ground = groundOf(office(season(), 'EOC'));
    const worth = (id: string): number => ground.worth(id);
    const { world } = ground.office;
    const neutral = world.land.filter(({ owner }) => owner === null);
    const best = (wanted: (province: (typeof neutral)[number]) => boolean): number => worth(neutral.find(wanted)?.id ?? '');
    expect(best(({ centre, resource }) => centre && resource === null)).toBeGreaterThan(best(({ centre, resource }) => !centre && resource === 'gold'));
    expect(best(({ centre, resource }) => !centre && resource === 'gold')).toBeGreaterThan(best(({ centre, resource }) => !centre && resource === 'MP'));
    expect(best(({ centre, resource }) => !centre && resource === 'MP')).toBeGreaterThan(best(({ centre, resource }) => !centre && resource === null));
    expect(worth('par')).toBe(0);
  });
});

describe('the decent bot crosses the sea', () => {
  it('[EC-12.1, EC-12.4] an army that cannot walk to anything is carried by its own fleets, along a chain of them', () => {
    const owners = Object.fromEntries(office(start(), 'USA').world.land.map(({ id }) => [id, id === 'irl' ? 'EOC' : 'USA'] as const));
    const units = [
      { power: 'USA', type: 'army', loc: 'nyo' },
      { power: 'USA', type: 'fleet', loc: 'SAR' },
      { power: 'USA', type: 'fleet', loc: 'ATN' },
    ] as const;
    const orders = marches(groundOf(office(season({ owners, units }), 'USA')), quickChance(1), 0);
    expect(new Set(orders)).toEqual(
      new Set([
        { k: 'move', at: 'nyo', to: 'irl' },
        { k: 'convoy', at: 'SAR', of: 'nyo', to: 'irl' },
        { k: 'convoy', at: 'ATN', of: 'nyo', to: 'irl' },
      ]),
    );
  });
});

describe('the decent bot trades', () => {
  const short = season({ stocks: { ...start().table.stocks, EOC: { TB: 0, MP: 0, BT: 0 }, USA: { TB: 9, MP: 0, BT: 0 } } });

  it('[EC-12.6] seller and buyer come to identical orders without a word', () => {
    const deals = standingDeals(office(short, 'EOC'));
    expect(standingDeals(office(short, 'USA'))).toEqual(deals);
    const [deal] = deals;
    if (deal === undefined) throw new Error('nobody needs anything');
    const { seller, buyer, n, good, price } = deal;
    expect(trades(office(short, seller))).toContainEqual({ k: 'sell', with: buyer, n, good, price });
    expect(trades(office(short, buyer))).toContainEqual({ k: 'buy', with: seller, n, good, price });
  });

  it('[EC-12.2] buys raw materials only while savings for bread are left', () => {
    const broke = { ...short, secrets: { ...short.secrets, EOC: { ...short.secrets.EOC, gold: 160 } } };
    expect(trades(office(broke, 'EOC')).filter(({ k }) => k === 'buy')).toHaveLength(1);
  });
});

describe('the decent bot arms', () => {
  it('[EC-12.4] fires in revenge, and not without a reason', () => {
    const armed = (facts: Partial<Table>): Office => {
      const state = season(facts);
      return office({ ...state, secrets: { ...state.secrets, EOC: { ...state.secrets.EOC, sites: { par: { ICBM: 1, ABM: 0 } } } } }, 'EOC');
    };
    expect(shots(armed({}))).toEqual([]);
    const { report } = start().table;
    const strike = { target: 'lon', arrived: 1, intercepted: 0, hit: true, unit: null, centre: true, resource: null, missiles: [] };
    const hit = { ...report, shots: [{ by: 'USA' as const, from: 'tex', target: 'lon', n: 1 }], strikes: [strike] };
    expect(shots(armed({ report: hit }))).toMatchObject([{ k: 'fire', from: 'par', n: 1 }]);
  });

  it('[EC-12.4] everybody but the leader fires at a leader far ahead, each at a target of its own', () => {
    const { world } = office(start(), 'CHI');
    const owners = Object.fromEntries(
      world.land.flatMap(({ id, owner }, index) => (owner !== null ? [[id, owner]] : index % 5 > 0 ? [[id, 'CHI' as const]] : [])),
    );
    const state = season({ owners });
    const aimed = (tag: Tag): readonly Order[] =>
      shots(office({ ...state, secrets: { ...state.secrets, [tag]: { ...state.secrets[tag], sites: { x: { ICBM: 1, ABM: 0 } } } } }, tag));
    const targets = (['USA', 'AMS', 'EOC'] as const).map((tag) => aimed(tag).flatMap((order) => (order.k === 'fire' ? [order.target] : []))[0] ?? '');
    expect(targets.map((id) => owners[id])).toEqual(['CHI', 'CHI', 'CHI']);
    expect(new Set(targets).size).toBe(3);
    expect(aimed('CHI')).toEqual([]);
  });

  it('[EC-4.4.14] Japan offers its missiles to everybody but the leader, and who is rich and unarmed buys', () => {
    const state = season();
    const sold = trades(office(state, 'JAP')).flatMap((order) => (order.k === 'sell' && order.good === 'ICBM' ? [order.with] : []));
    expect(sold).toContain('AFS');
    expect(sold).not.toContain('CHI');
    const bought = (tag: Tag): readonly Order[] => {
      const secrets = { ...state.secrets[tag], stock: { ICBM: 0, ABM: 0 } };
      return trades(office({ ...state, secrets: { ...state.secrets, [tag]: secrets } }, tag)).filter((order) => order.k === 'buy' && order.good === 'ICBM');
    };
    expect([bought('AFS').length, bought('IND').length, bought('CHI').length]).toEqual([1, 0, 0]);
  });

  it('[EC-12.4] votes against its neighbours and for those far away', () => {
    const motion = (no: number, by: Tag) => ({ no, by, what: 'ABM', n: 1, price: 150, text: '' }) as const;
    const state = season({ motions: [motion(1, 'EOR'), motion(2, 'AMS')] });
    expect(votes(office(state, 'EOC'))).toEqual([
      { k: 'vote', motion: 1, v: 'no' },
      { k: 'vote', motion: 2, v: 'yes' },
    ]);
  });

  it('[EC-12.2] puts missiles inland and anti-missiles on factories and centres', () => {
    const placed = placements(office(start(), 'RUS'));
    const { world, table } = office(start(), 'RUS');
    const first = (what: 'ICBM' | 'ABM'): string => placed.flatMap((order) => (order.k === 'place' && order.what === what ? [order.at] : []))[0] ?? '';
    expect(world.find(first('ICBM'))?.kind).toBe('land');
    expect(table.factories[first('ABM')] !== undefined || world.find(first('ABM'))?.centre).toBe(true);
  });
});

describe('the decent bot in winter', () => {
  it('[EC-12.2] starts factories, places bonds, and builds only what it can feed', () => {
    const state = season({ phase: 'WINTER_ORDERS', stocks: { ...start().table.stocks, USA: { TB: 4, MP: 2, BT: 2 } } });
    const orders = winterOrders(groundOf(office({ ...state, secrets: { ...state.secrets, USA: { ...state.secrets.USA, gold: 500 } } }, 'USA')));
    expect(kinds(orders)).toEqual(new Set(['reinforce', 'produce']));
    expect(orders.filter(({ k }) => k === 'reinforce')).toHaveLength(2);
  });

  it('[EC-12.2] names those who go hungry itself', () => {
    const state = season({ phase: 'WINTER_ORDERS', stocks: { ...start().table.stocks, CHI: { TB: 6, MP: 0, BT: 0 } } });
    expect(winterOrders(groundOf(office(state, 'CHI'))).filter(({ k }) => k === 'starve')).toHaveLength(2);
  });
});

describe('whole games', () => {
  /** Even seats are decent, odd ones weak, unless `all` are one level. */
  const playedOut = (levelOf: (seat: Seat) => typeof decent, seed: number): State => {
    const chance = quickChance(seed);
    let state = start();
    while (module.outcome(state) === null) {
      const asked = module.pending(state).find(({ duty, answered }) => duty === 'must' && answered !== true);
      if (asked === undefined || asked.seat === 'referee') throw new Error('nobody is asked');
      const { seat } = asked;
      const move = levelOf(seat).choose(sightOf(module, state, seat), seat, chance);
      expect(module.check(state, { by: seat, move })).toBeNull();
      ({ state } = module.apply(state, { by: seat, move }, chance));
    }
    return state;
  };

  it('[EC-12.3, EC-12.4, EC-12.7] every phase is answered by a legal sheet, and decent powers take more centres than weak ones', () => {
    const state = playedOut((seat) => (seat % 2 === 0 ? decent : weak), 5);
    const { world } = office(state, 'USA');
    const centres = (tag: Tag): number => world.land.filter(({ id, centre }) => centre && state.table.owners[id] === tag).length;
    const gains = state.table.powers.map((tag) => centres(tag) - world.land.filter(({ owner, centre }) => centre && owner === tag).length);
    const sumOf = (parity: number): number => gains.filter((_, seat) => seat % 2 === parity).reduce((sum, gain) => sum + gain, 0);
    expect(sumOf(0)).toBeGreaterThan(sumOf(1));
  });

  it('[EC-12.3] the weak bot never fires', () => {
    expect(playedOut(() => weak, 2).table.tally.icbmFired).toBe(0);
  });
});
