import type { Actor, Seat } from '#kernel';
import type { TalkLine } from '#protocol';
import { linesOf, parseLine, type Grammar } from '#games/ecodip/orders/parse.ts';
import type { Tag, TradeOrder } from '#games/ecodip/types.ts';

/* EC-13.11: who talks with whom. A thread is a set of people beside oneself; everybody is the empty set. */

export interface Thread {
  readonly key: string;
  readonly others: readonly Actor[];
  readonly lines: readonly TalkLine[];
}

export const EVERYBODY = '';

/** The same people make the same thread, in whatever order they are named. */
export const keyOf = (others: readonly Actor[]): string => others.map(String).toSorted().join(' ');

const othersOf = ({ seat, to }: TalkLine, you: Seat): readonly Actor[] => {
  if (to === undefined) return [];
  return [...new Set([...(seat === null ? [] : [seat]), ...to])].filter((actor) => actor !== you);
};

export const threadsOf = (lines: readonly TalkLine[], you: Seat): readonly Thread[] => {
  const found = new Map<string, Thread & { readonly lines: TalkLine[] }>([[EVERYBODY, { key: EVERYBODY, others: [], lines: [] }]]);
  for (const line of lines) {
    const others = othersOf(line, you);
    const key = keyOf(others);
    const thread = found.get(key) ?? { key, others, lines: [] };
    thread.lines.push(line);
    found.set(key, thread);
  }
  return [...found.values()];
};

/** The bargains that a message offers this power: orders of its writer, as one would have to write them oneself. */
export const bargainsIn = (text: string, grammar: Grammar, writer: Tag, you: Tag): readonly TradeOrder[] =>
  linesOf(text).flatMap((line): readonly TradeOrder[] => {
    const parsed = parseLine(grammar, line);
    if (!parsed.ok || (parsed.order.k !== 'sell' && parsed.order.k !== 'buy') || parsed.order.with !== you) return [];
    return [mirrored(parsed.order, writer)];
  });

/** EC-4.4.3: the order that matches another's to the letter. */
const mirrored = (order: TradeOrder, writer: Tag): TradeOrder => {
  const { n, price } = order;
  const k = order.k === 'sell' ? 'buy' : 'sell';
  if ('from' in order) return { k, with: writer, n, good: order.good, from: order.from, price };
  return { k, with: writer, n, good: order.good, price };
};
