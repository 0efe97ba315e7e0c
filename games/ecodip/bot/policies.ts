import type { Bot } from '#kernel/game.ts';
import { forceOf, unitsOf } from '../rules/facts.ts';
import type { Move, Order, View } from '../types.ts';
import { leaderOf } from './arms.ts';
import { player } from './decent.ts';
import { type Ground, groundOf } from './ground.ts';
import { marches } from './marches.ts';
import { least, winterOrders } from './winter.ts';

/* Players with one habit of their own, over `decent`: what does it do to the economy, and does it pay? */

/** How much dearer the leader's provinces are to who hunts him. */
const HUNTED = 2;

/** The usual winter with the bonds placed otherwise: each on the first by the order given, with what it would have by then. */
const bonding =
  (first: (force: number) => number) =>
  (ground: Ground): readonly Order[] => {
    const { table, power } = ground.office;
    const orders = winterOrders(ground);
    const gone = new Set(orders.flatMap((order) => (order.k === 'remove' || order.k === 'starve' ? [order.at] : [])));
    const forces = unitsOf(table, power).flatMap((unit) => (gone.has(unit.loc) ? [] : [{ at: unit.loc, force: forceOf(unit), n: 0 }]));
    for (let left = table.stocks[power].BT; left > 0; left--) {
      const unit = least(forces, ({ force, n }) => first(force + n));
      if (unit !== undefined) unit.n++;
    }
    const bonds = forces.flatMap(({ at, n }): readonly Order[] => (n > 0 ? [{ k: 'reinforce', at, n }] : []));
    return [...orders.filter(({ k }) => k !== 'reinforce'), ...bonds];
  };

export const policies = {
  neverTrades: player({ trades: () => [] }),
  neverFires: player({ shots: () => [] }),
  /** Bonds stay in stock, and nothing is built. */
  hoards: player({ winter: (ground) => winterOrders(ground).filter(({ k }) => k !== 'reinforce' && k !== 'factory') }),
  /** Goes for whoever leads. */
  leaderRush: player({
    marches: ({ office }, chance) => {
      const leader = leaderOf(office);
      return marches(
        groundOf(office, (id) => (office.table.owners[id] === leader ? HUNTED : 1)),
        chance,
      );
    },
  }),
  /** Every bond on the strongest unit. */
  stacks: player({ winter: bonding((force) => -force) }),
  /** Every bond on the weakest unit: it lives on those who stack. */
  levels: player({ winter: bonding((force) => force) }),
} as const satisfies Readonly<Record<string, Bot<View, Move>>>;
