import { adjustPower } from '#diplomacy/adjustments.ts';
import type { AdjustmentOrder, Unit } from '#diplomacy/types.ts';
import { sum } from '#kernel/collections.ts';
import { FACTORY_PRICE, MP_PER_BT } from '#games/ecodip/data.ts';
import { centresOf, ordersOf, provincesOf, unitsOf } from '#games/ecodip/rules/facts.ts';
import { adjustmentOf } from '#games/ecodip/orders/judge-winter.ts';
import { judgeSheet } from '#games/ecodip/orders/judge.ts';
import { type Office, pick } from '#games/ecodip/orders/office.ts';
import { printOrder } from '#games/ecodip/orders/print.ts';
import { adjudicationRules } from '#games/ecodip/rules/position.ts';
import type { Order, OrderOf, Sheet } from '#games/ecodip/types.ts';
import { builds } from './choices.ts';
import { type Writing, withoutOrder } from './text.ts';

/* EC-13.8: what a winter leaves to decide, recalculated as the sheet is written. */

export interface WinterBalance {
  /** Builds allowed when positive, removals due when negative; and how many the sheet uses. */
  readonly due: number;
  readonly used: number;
  /** Units after builds and removals, and the tickets to feed them. */
  readonly mouths: number;
  readonly tickets: number;
  readonly bonds: number;
  readonly material: number;
  readonly factoryPrice: number;
  /** What new factories and gifts leave; negative: the gold does not last for all of them. */
  readonly gold: number;
}

interface Adjusted {
  readonly standing: readonly Unit[];
  /** EC-4.10.5: removals that nobody orders are made all the same. */
  readonly byRule: readonly Unit[];
}

const asAdjustment = (order: OrderOf<'build' | 'remove' | 'waive'>): AdjustmentOrder =>
  order.k === 'build' ? { ...order, unit: order.unit === 'A' ? 'army' : 'fleet' } : order;

/** EC-4.10: the units that will stand when food is handed out. */
export const afterAdjustment = ({ world, table, options, power }: Office, sheet: Sheet | null): Adjusted => {
  const orders = pick(ordersOf(sheet ?? undefined), ['build', 'remove', 'waive']).map(asAdjustment);
  const winter = { power, units: table.units, owned: centresOf(world, table, power), orders };
  const { built, removed, disorder } = adjustPower(world.board, winter, adjudicationRules(options));
  return { standing: [...unitsOf(table, power).filter((unit) => !removed.includes(unit)), ...built], byRule: disorder };
};

export const winterBalance = (office: Office, sheet: Sheet | null): WinterBalance => {
  const { table, power, secrets } = office;
  const orders = ordersOf(sheet ?? undefined);
  const due = adjustmentOf(office);
  const { TB, MP, BT } = table.stocks[power];
  const factoryPrice = FACTORY_PRICE * table.prices.BT;
  return {
    due,
    used: pick(orders, due > 0 ? ['build', 'waive'] : ['remove']).length,
    mouths: afterAdjustment(office, sheet).standing.length,
    tickets: TB,
    bonds: BT - sum(pick(orders, ['reinforce']).map(({ n }) => n)),
    material: MP - MP_PER_BT * pick(orders, ['produce']).length,
    factoryPrice,
    gold: secrets.gold - factoryPrice * pick(orders, ['factory']).length - sum(pick(orders, ['give']).map(({ gold }) => gold)),
  };
};

const accepts = (office: Office, writing: Writing, order: Order): boolean =>
  judgeSheet(office, printOrder(order, writing.printing)).lines.every(({ refusal }) => refusal === null);

/** The home centres where something may be built, each with what it takes. */
export const openSites = (office: Office, writing: Writing): readonly { readonly id: string; readonly builds: readonly OrderOf<'build'>[] }[] => {
  const { world, power } = office;
  return world.land
    .filter(({ owner, centre }) => owner === power && centre)
    .map(({ id }) => ({ id, builds: builds(office, id).filter((order) => accepts(office, writing, order)) }))
    .filter((site) => site.builds.length > 0);
};

/** EC-4.14.1: the provinces that could take a factory. */
export const factorySites = (office: Office, writing: Writing): readonly string[] =>
  provincesOf(office.world, office.table, office.power).filter((at) => accepts(office, writing, { k: 'factory', at }));

/** The sheet without a build, nor what it ordered for the unit that would have been built (EC-4.2.3). */
export const withoutBuild = (writing: Writing, text: string, build: OrderOf<'build'>): string => {
  const about: readonly Order[] = [build, { k: 'starve', at: build.at }, { k: 'reinforce', at: build.at, n: 1 }];
  return about.reduce((rest, order) => withoutOrder(writing, rest, order), text);
};
