import type { Draws } from '#kernel/chance.ts';
import { at, sum } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { placements } from './bot/arms.ts';
import { usualSheet } from './bot/decent.ts';
import { worldOf } from './data/world.ts';
import { FACTORY_PRICE, GOLD_PER_MINE, START, TOTALS } from './data.ts';
import { controls, living } from './rules/facts.ts';
import { accountOf } from './invariants.ts';
import { forEachPower, NOTHING_RULED } from './rules/position.ts';
import { judgeSheet } from './orders/judge.ts';
import { officeOf } from './orders/office.ts';
import { type Arms, type Ruled, type Secrets, type State, type Tag, type View } from './types.ts';

/* A full state that fits what a seat knows: for bots that look ahead. */

const EMPTY: Secrets = { gold: 0, sites: {}, stock: { ICBM: 0, ABM: 0 }, autoReady: false, abmPlace: null, carried: [], notes: [] };

/** A sum cut into parts, about as the weights have it: each as drawn between half and one and a half times its due. */
const divide = (total: number, weights: readonly (readonly [Tag, number])[], chance: Draws): ReadonlyMap<Tag, number> => {
  const drawn = weights.map(([tag, weight]) => [tag, (weight + 1) * (50 + chance.int(101))] as const);
  let [left, rest] = [total, sum(drawn.map(([, weight]) => weight))];
  return new Map(
    drawn.map(([tag, weight]) => {
      const share = Math.round((left * weight) / rest);
      left -= share;
      rest -= weight;
      return [tag, share];
    }),
  );
};

/** What a power would have by what everybody has seen: what it began with, its mines, this year's deals, the factories it built. */
const likelyGold = ({ table, options }: View, tag: Tag): number => {
  const { land } = worldOf(options);
  const mines = land.filter(({ id, resource }) => resource === 'gold' && table.owners[id] === tag && !table.ruins.includes(id)).length;
  const built = land.filter(({ id, resource }) => resource !== 'factory' && table.factories[id] !== undefined && table.owners[id] === tag).length;
  const traded = sum(table.deals.map(({ seller, buyer, price }) => (seller === tag ? price : buyer === tag ? -price : 0)));
  const years = Math.floor(table.turn / 2);
  return Math.max(0, START[tag].gold + GOLD_PER_MINE * mines * years + traded - FACTORY_PRICE * table.prices.BT * built);
};

const armsOf = ({ stock, sites }: Secrets, kind: keyof Arms): number => stock[kind] + sum(Object.values(sites).map((arms) => arms[kind]));

/** What the others must hold together, by EC-9.3 and EC-9.5: never less than nothing. */
const hidden = ({ table }: View, own: Secrets): { readonly gold: number; readonly ICBM: number; readonly ABM: number } => {
  const { tally, un } = table;
  const gold = TOTALS.gold + GOLD_PER_MINE * tally.mineHarvests - tally.factoryPayments - un.gold - own.gold;
  const icbm = TOTALS.ICBM - tally.icbmFired - tally.icbmDestroyed - tally.icbmDismantled - un.ICBM - armsOf(own, 'ICBM');
  const abm = TOTALS.ABM - tally.abmUsed - tally.abmDestroyed - un.ABM - armsOf(own, 'ABM');
  return { gold: Math.max(0, gold), ICBM: Math.max(0, icbm), ABM: Math.max(0, abm) };
};

const guessSecrets = (view: View, own: Secrets & { readonly power: Tag }, chance: Draws): State['secrets'] => {
  const { power, gold, sites, stock, autoReady, abmPlace, carried, notes } = own;
  const mine: Secrets = { gold, sites, stock, autoReady, abmPlace, carried, notes };
  const others = living(view.table).filter((tag) => tag !== power);
  const total = hidden(view, mine);
  const purses = divide(
    total.gold,
    others.map((tag) => [tag, likelyGold(view, tag)]),
    chance,
  );
  // EC-9.17: Japan holds no more ICBM than it began with.
  const buyers = others.filter((tag) => tag !== 'JAP');
  const unsold = others.includes('JAP') ? Math.min(total.ICBM, buyers.length === 0 ? total.ICBM : chance.int(START.JAP.ICBM + 1)) : 0;
  const icbm = divide(
    total.ICBM - unsold,
    buyers.map((tag) => [tag, START[tag].ICBM]),
    chance,
  );
  const abm = divide(
    total.ABM,
    others.map((tag) => [tag, START[tag].ABM]),
    chance,
  );
  return forEachPower((tag) => {
    if (tag === power) return mine;
    // EC-2.3.1: before the first placing everybody knows what everybody has.
    if (view.table.phase === 'PLACEMENT') return { ...EMPTY, gold: START[tag].gold, stock: { ICBM: START[tag].ICBM, ABM: START[tag].ABM } };
    const held = { ICBM: tag === 'JAP' ? unsold : (icbm.get(tag) ?? 0), ABM: abm.get(tag) ?? 0 };
    return sited(view, tag, { ...EMPTY, gold: purses.get(tag) ?? 0, stock: held });
  });
};

/** Missiles stand where a sensible power would have put them (EC-12.2), as far as they could still stand there (EC-9.6). */
const sited = ({ options, table }: View, power: Tag, secrets: Secrets): Secrets => {
  const sites: Record<string, Arms> = {};
  const stock = { ...secrets.stock };
  for (const order of placements({ world: worldOf(options), options, table, power, secrets })) {
    if (order.k !== 'place' || !controls(table, power, order.at) || (power === 'JAP' && order.what === 'ICBM')) continue;
    const there = sites[order.at] ?? { ICBM: 0, ABM: 0 };
    sites[order.at] = { ...there, [order.what]: there[order.what] + 1 };
    stock[order.what]--;
  }
  return { ...secrets, sites, stock };
};

/** Who is ready has handed in something: what `decent` would have. */
const guessSheets = (state: State, power: Tag, chance: Draws): State['sheets'] =>
  Object.fromEntries(
    state.table.ready
      .filter((tag) => tag !== power)
      .map((tag) => {
        const office = officeOf(state, tag);
        return [tag, judgeSheet(office, usualSheet(office, chance))];
      }),
  );

/** What rulings must have changed for the sums to be what they are. */
const guessRuled = (state: State): Ruled => {
  const { gold, TB, MP, BT, ICBM, ABM } = accountOf(state);
  return { gold, TB, MP, BT, ICBM, ABM };
};

export const imagine = (view: View, seat: Seat, chance: Draws): State => {
  const { options, table, own, desk } = view;
  if (desk !== null) return { options, table, ...desk };
  if (own === null) throw new Error('a spectator imagines nothing');
  const power = at(table.powers, seat);
  const state: State = {
    options,
    table,
    secrets: guessSecrets(view, own, chance),
    sheets: {},
    refereeVotes: {},
    record: own.record,
    ruled: NOTHING_RULED,
  };
  const sheets = { ...guessSheets(state, power, chance), ...(own.sheet === null ? {} : { [power]: own.sheet }) };
  return { ...state, sheets, ruled: guessRuled(state) };
};
