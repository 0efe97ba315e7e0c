import type { Lang } from '#kernel/words.ts';
import { judgeSheet } from '#games/ecodip/orders/judge.ts';
import { officeOfView } from '#games/ecodip/orders/office.ts';
import { printOrder } from '#games/ecodip/orders/print.ts';
import type { View } from '#games/ecodip/types.ts';

/** A sheet that a bot advises, one order a line in the words of the reader; null: not a sheet, or nobody's. */
export const advisedLines = (move: unknown, view: View, lang: Lang): readonly string[] | null => {
  const office = officeOfView(view);
  if (office === null || typeof move !== 'object' || move === null || !('sheet' in move) || typeof move.sheet !== 'string') return null;
  const { world, table } = office;
  const printing = { world, units: [...table.units, ...table.dislodged.map(({ unit }) => unit)], lang };
  return judgeSheet(office, move.sheet).lines.map(({ order, text }) => (order === null ? text : printOrder(order, printing)));
};
