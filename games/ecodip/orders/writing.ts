import type { Message } from '#kernel/messages.ts';
import type { Lang } from '#kernel/words.ts';
import type { Writing, WrittenLine } from '#kernel/writing.ts';
import { printUnit } from '#diplomacy/notation/print.ts';
import type { Unit } from '#diplomacy/types.ts';
import { SHEET_LENGTH } from '../data.ts';
import { ordersOf, unitsOf } from '../rules/facts.ts';
import { quote, say } from '../speak.ts';
import type { Line, Move, Order, Sheet, View } from '../types.ts';
import { hasRefusal, judgeSheet, nearestLegal } from './judge.ts';
import { type Office, officeOfView, pick } from './office.ts';
import { printOrder } from './print.ts';

/* EC-4.18: a sheet that comes as a letter. */

const printed = ({ world, table }: Office, order: Order, lang: Lang): string => printOrder(order, { world, units: table.units, lang });

const lineOf = (office: Office, { text, order, refusal, warnings, replaced }: Line, lang: Lang): WrittenLine => {
  const nearest = refusal === null ? null : nearestLegal(office, text);
  return {
    text,
    as: order === null || refusal !== null || replaced ? null : printed(office, order, lang),
    refusal,
    nearest: nearest === null ? null : printed(office, nearest, lang),
    warnings,
  };
};

/** EC-4.2.5, EC-4.6.9.2: the units of which a sheet says nothing. */
const leftBy = ({ world, table, power }: Office, sheet: Sheet | null, lang: Lang): readonly Message[] => {
  const retreats = table.phase === 'SPRING_RETREATS' || table.phase === 'AUTUMN_RETREATS';
  if (!retreats && table.phase !== 'SPRING_ORDERS' && table.phase !== 'AUTUMN_ORDERS') return [];
  const units: readonly Unit[] = retreats ? table.dislodged.map(({ unit }) => unit).filter((unit) => unit.power === power) : unitsOf(table, power);
  const ordered = pick(ordersOf(sheet ?? undefined), ['hold', 'move', 'support', 'convoy', 'retreat', 'disband']);
  const left = units.filter(({ loc }) => !ordered.some((order) => order.at === loc));
  if (left.length === 0) return [];
  const args = { units: quote(left.map((unit) => printUnit(world.board, unit, lang)).join(', ')) };
  return [retreats ? say('left.disband', args, ['EC-4.6.9.2']) : say('left.hold', args, ['EC-4.2.5'])];
};

export const writing: Writing<View, Move> = {
  question: ({ table, own }) => (own === null || table.stage === 'review' || !table.asked.includes(own.power) ? null : `${table.turn} ${table.phase}`),
  read: (view, _seat, text) => {
    // A letter may be thirty times as long as a sheet: it is refused as a sheet is, unread, for reading it would hold up the house.
    if (text.length > SHEET_LENGTH) return { type: 'submit', sheet: text };
    const office = officeOfView(view);
    // A letter of thanks must not take the place of a sheet.
    if (office === null || judgeSheet(office, text).lines.every(({ order }) => order === null)) return null;
    return { type: 'submit', sheet: text };
  },
  written: (view, _seat, lang, text) => {
    const office = officeOfView(view);
    if (office === null || view.own === null) return { sealed: false, lines: [], left: [] };
    const sheet = text === undefined ? view.own.sheet : judgeSheet(office, text);
    return {
      sealed: text === undefined || sheet === null ? view.table.ready.includes(office.power) : !hasRefusal(sheet),
      lines: (sheet?.lines ?? []).map((line) => lineOf(office, line, lang)),
      left: leftBy(office, sheet, lang),
    };
  },
};
