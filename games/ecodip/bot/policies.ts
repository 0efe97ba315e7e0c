import type { Bot } from '#kernel/game.ts';
import { forceOf, unitsOf } from '../rules/facts.ts';
import type { Move, Order, View } from '../types.ts';
import { leaderOf } from './arms.ts';
import { decent, draw, legalSheet, player } from './decent.ts';
import { type Ground, groundOf } from './ground.ts';
import { marches } from './marches.ts';
import { least, winterOrders } from './winter.ts';
import type { Draws } from '#kernel/chance.ts';
import type { MovementOrder, Unit } from '#diplomacy/types.ts';
import { officeOfView } from '../orders/office.ts';
import { trades } from './market.ts';
import { stepsOf } from './roads.ts';

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

/* EC-12.3: wanders towards what is not its own, buys missing bread, votes yes, never fires. */

const wander = ({ office, worth, isClosed }: Ground, unit: Unit, chance: Draws): MovementOrder => {
  const steps = stepsOf(office.world.board, unit).filter(({ to }) => !isClosed(to));
  const tempting = steps.filter(({ to }) => worth(to) > 0);
  const [step] = chance.shuffle(tempting.length > 0 && chance.int(4) > 0 ? tempting : steps);
  if (step === undefined || chance.int(5) === 0) return { k: 'hold', at: unit.loc };
  return step.coast === undefined ? { k: 'move', at: unit.loc, to: step.to } : { k: 'move', at: unit.loc, to: step.to, coast: step.coast };
};

const bread = (orders: readonly Order[]): readonly Order[] => orders.filter((order) => order.k === 'sell' || (order.k === 'buy' && order.good === 'TB'));

export const weak: Bot<View, Move> = {
  choose(sight, seat, chance) {
    const office = officeOfView(sight.view);
    const { phase } = sight.view.table;
    if (office === null || (phase !== 'SPRING_ORDERS' && phase !== 'AUTUMN_ORDERS')) return decent.choose(sight, seat, chance);
    const ground = groundOf(office);
    const marching = unitsOf(office.table, office.power).map((unit) => wander(ground, unit, chance));
    const yes = office.table.motions.map(({ no }): Order => ({ k: 'vote', motion: no, v: 'yes' }));
    return { type: 'submit', sheet: legalSheet(office, [...yes, ...bread(trades(office)), ...marching, ...draw(office)]) };
  },
};
