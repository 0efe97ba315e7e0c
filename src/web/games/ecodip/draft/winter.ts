import { sum } from '#kernel';
import { FACTORY_PRICE, MP_PER_BT } from '#games/ecodip/data.ts';
import { ordersOf, unitsOf } from '#games/ecodip/facts.ts';
import { adjustmentOf } from '#games/ecodip/orders/judge-winter.ts';
import { judgeSheet } from '#games/ecodip/orders/judge.ts';
import { type Office, pick } from '#games/ecodip/orders/office.ts';
import { printOrder } from '#games/ecodip/orders/print.ts';
import type { OrderOf, Sheet } from '#games/ecodip/types.ts';
import { builds } from './choices.ts';
import type { Writing } from './text.ts';

/* EC-13.8: what a winter leaves to decide, recalculated as the sheet is written. */

export interface WinterBalance {
  /** Builds allowed when positive, removals due when negative; and how many the sheet uses. */
  readonly due: number;
  readonly used: number;
  /** Units after builds and removals, and the tickets to feed them. */
  readonly mouths: number;
  readonly tickets: number;
  readonly starved: number;
  readonly bonds: number;
  readonly material: number;
  readonly factoryPrice: number;
}

export const winterBalance = (office: Office, sheet: Sheet | null): WinterBalance => {
  const { table, power } = office;
  const orders = ordersOf(sheet ?? undefined);
  const built = pick(orders, ['build']).length;
  const removed = pick(orders, ['remove']).length;
  const due = adjustmentOf(office);
  // EC-4.10.5: removals that nobody orders are made all the same.
  const leaving = due < 0 ? Math.max(removed, -due) : removed;
  const { TB, MP, BT } = table.stocks[power];
  return {
    due,
    used: due > 0 ? built + pick(orders, ['waive']).length : removed,
    mouths: unitsOf(table, power).length + built - leaving,
    tickets: TB,
    starved: pick(orders, ['starve']).length,
    bonds: BT - sum(pick(orders, ['reinforce']).map(({ n }) => n)),
    material: MP - MP_PER_BT * pick(orders, ['produce']).length,
    factoryPrice: FACTORY_PRICE * table.prices.BT,
  };
};

/** The home centres where something may be built, each with what it takes. */
export const openSites = (office: Office, writing: Writing): readonly { readonly id: string; readonly builds: readonly OrderOf<'build'>[] }[] => {
  const { world, power } = office;
  const accepts = (order: OrderOf<'build'>): boolean => judgeSheet(office, printOrder(order, writing.printing)).lines.every(({ refusal }) => refusal === null);
  return world.land
    .filter(({ owner, centre }) => owner === power && centre)
    .map(({ id }) => ({ id, builds: builds(office, id).filter(accepts) }))
    .filter((site) => site.builds.length > 0);
};
