import type { Lang } from '#kernel/words.ts';
import { judgeSheet } from '../orders/judge.ts';
import type { Office } from '../orders/office.ts';
import { printSheet } from '../orders/print.ts';
import type { Order } from '../types.ts';

/** The orders as a sheet; what the judge would refuse is left out (EC-12.1). */
export const legalSheet = (office: Office, orders: readonly Order[], lang: Lang = 'fr'): string => {
  const { world, table } = office;
  const units = [...table.units, ...table.dislodged.map(({ unit }) => unit)];
  return judgeSheet(office, printSheet(orders, { world, units, lang }))
    .lines.filter(({ refusal }) => refusal === null)
    .map(({ text }) => text)
    .join('\n');
};
