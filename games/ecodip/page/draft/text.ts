import type { Unit } from '#diplomacy/types.ts';
import { unreachable } from '#kernel/collections.ts';
import { linesOf, parseLine, type Grammar } from '#games/ecodip/orders/parse.ts';
import { printOrder, type Printing } from '#games/ecodip/orders/print.ts';
import type { Order } from '#games/ecodip/types.ts';

/* A sheet is a text, one order a line: the map, the forms and the keyboard all write into it. */

const UNIT_ORDERS: ReadonlySet<Order['k']> = new Set(['hold', 'move', 'support', 'convoy', 'retreat', 'disband']);

/** What an order is about, where a sheet has room for one such order only; null for those that may stand side by side. */
const subjectOf = (order: Order): string | null => {
  switch (order.k) {
    case 'hold':
    case 'move':
    case 'support':
    case 'convoy':
    case 'retreat':
    case 'disband':
    case 'build':
      return `unit ${order.at}`;
    case 'vote':
      return `vote ${order.motion}`;
    case 'draw':
    case 'askAbm':
    case 'askAid':
      return order.k;
    case 'remove':
    case 'starve':
    case 'reinforce':
    case 'produce':
    case 'factory':
      return `${order.k} ${order.at}`;
    case 'place':
      return `place ${order.what} ${order.at}`;
    case 'fire':
      return `fire ${order.from} ${order.target}`;
    case 'buy':
    case 'sell':
    case 'give':
    case 'giveUN':
    case 'waive':
      return null;
    default:
      return unreachable(order);
  }
};

export interface Writing {
  readonly grammar: Grammar;
  readonly printing: Printing;
}

const readLine = ({ grammar }: Writing, line: string): Order | null => {
  const parsed = parseLine(grammar, line);
  return parsed.ok ? parsed.order : null;
};

/** The same order once more adds up: bonds on a unit, missiles in a place, shots at a target. */
const added = (before: Order | null, order: Order): Order => {
  if (before === null || before.k !== order.k) return order;
  if (order.k === 'reinforce' && before.k === 'reinforce') return { ...order, n: before.n + order.n };
  if (order.k === 'place' && before.k === 'place') return { ...order, n: before.n + order.n };
  return order.k === 'fire' && before.k === 'fire' ? { ...order, n: before.n + order.n } : order;
};

/** The sheet with one order more; an order about the same thing is replaced where it stands. */
export const withOrder = (writing: Writing, text: string, order: Order): string => {
  const lines = linesOf(writing.grammar, text);
  const subject = subjectOf(order);
  const place = subject === null ? -1 : lines.findIndex((line) => aboutSame(writing, line, subject));
  const before = place === -1 ? null : readLine(writing, lines[place] ?? '');
  const printed = printOrder(added(before, order), writing.printing);
  if (place === -1) return [...lines, printed].join('\n');
  return lines.flatMap((line, index) => (index === place ? [printed] : subject !== null && aboutSame(writing, line, subject) ? [] : [line])).join('\n');
};

const aboutSame = (writing: Writing, line: string, subject: string): boolean => {
  const order = readLine(writing, line);
  return order !== null && subjectOf(order) === subject;
};

/** The sheet without the orders about the same thing. */
export const withoutOrder = (writing: Writing, text: string, order: Order): string => {
  const subject = subjectOf(order);
  return linesOf(writing.grammar, text)
    .filter((line) => subject === null || !aboutSame(writing, line, subject))
    .join('\n');
};

export const withLine = (grammar: Grammar, text: string, line: string): string => [...linesOf(grammar, text), ...linesOf(grammar, line)].join('\n');

export const withoutLine = (grammar: Grammar, text: string, index: number): string =>
  linesOf(grammar, text)
    .filter((_, place) => place !== index)
    .join('\n');

export const withLineInstead = (grammar: Grammar, text: string, { index, line }: { readonly index: number; readonly line: string }): string =>
  linesOf(grammar, text).with(index, line).join('\n');

/** Is this the order of that unit? */
export const isOrderOf = (order: Order | null, { loc }: Pick<Unit, 'loc'>): boolean =>
  order !== null && UNIT_ORDERS.has(order.k) && 'at' in order && order.at === loc;
