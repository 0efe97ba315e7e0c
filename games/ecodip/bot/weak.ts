import type { Chance } from '#kernel/chance.ts';
import type { Bot } from '#kernel/game.ts';
import type { MovementOrder, Unit } from '#diplomacy/types.ts';
import { unitsOf } from '../rules/facts.ts';
import { officeOfView } from '../orders/office.ts';
import type { Move, Order, View } from '../types.ts';
import { decent, draw } from './decent.ts';
import { type Ground, groundOf } from './ground.ts';
import { trades } from './market.ts';
import { stepsOf } from './roads.ts';
import { legalSheet } from './sheet.ts';

/* EC-12.3: wanders towards what is not its own, buys missing bread, votes yes, never fires. */

const wander = ({ office, worth, isClosed }: Ground, unit: Unit, chance: Chance): MovementOrder => {
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
