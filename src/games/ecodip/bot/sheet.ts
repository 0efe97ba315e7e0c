import { judgeSheet } from '../orders/judge.ts';
import type { Office } from '../orders/office.ts';
import { printSheet } from '../orders/print.ts';
import type { Move, Order } from '../types.ts';

/** The orders as a sheet, handed in at once; what the judge would refuse is left out (EC-12.1). */
export const handIn = (office: Office, orders: readonly Order[]): Move => {
  const { world, table } = office;
  const units = [...table.units, ...table.dislodged.map(({ unit }) => unit)];
  const sheet = judgeSheet(office, printSheet(orders, { world, units, lang: 'fr' }))
    .lines.filter(({ refusal }) => refusal === null)
    .map(({ text }) => text)
    .join('\n');
  return { type: 'submit', sheet };
};
