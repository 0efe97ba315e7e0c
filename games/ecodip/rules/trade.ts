import type { Message } from '#kernel/messages.ts';
import { armsAt, controls, living, ordersOf } from './facts.ts';
import { pick } from '../orders/office.ts';
import { money, power, quote, say, tell, word } from '../speak.ts';
import { type Deal, type MissileTrade, type Tag, TAGS, type TradeOrder } from '../types.ts';
import { addGold, addMissiles, addStock, missilesAt, note, publish, recordSecret, type Work } from './work.ts';
import type { Books } from './books.ts';

/* EC-4.4: transactions. */

/** A trade order with its place among the trade orders of its power. */
interface Ranked {
  readonly tag: Tag;
  readonly rank: number;
  readonly order: TradeOrder;
}

/** EC-4.4.4: a sale order and a strictly identical purchase order. */
export interface Match {
  readonly sale: Ranked;
  readonly purchase: Ranked;
}

const keyOf = ({ tag, order }: Ranked): string => {
  const [seller, buyer] = order.k === 'sell' ? [tag, order.with] : [order.with, tag];
  return [seller, buyer, order.n, order.good, 'from' in order ? order.from : '', order.price].join(' ');
};

/** The i-th order with the i-th counter-order. */
const matchOrders = (orders: readonly Ranked[]): readonly Match[] => {
  const purchases = new Map<string, Ranked[]>();
  for (const one of orders) if (one.order.k === 'buy') purchases.set(keyOf(one), [...(purchases.get(keyOf(one)) ?? []), one]);
  return orders.flatMap((sale) => {
    const purchase = sale.order.k === 'sell' ? purchases.get(keyOf(sale))?.shift() : undefined;
    return purchase === undefined ? [] : [{ sale, purchase }];
  });
};

/** The rank of a match in the list of one of its parties. */
const rankFor = ({ sale, purchase }: Match, tag: Tag): number => (sale.tag === tag ? sale.rank : purchase.rank);

const concerns = ({ sale, purchase }: Match, tag: Tag): boolean => sale.tag === tag || purchase.tag === tag;

const isFirstFor = (match: Match, tag: Tag, left: readonly Match[]): boolean =>
  left.every((other) => !concerns(other, tag) || rankFor(other, tag) >= rankFor(match, tag));

/** EC-4.4.7: the next deal to handle. */
const nextMatch = (left: readonly Match[]): Match | undefined =>
  left.find((match) => isFirstFor(match, match.sale.tag, left) && isFirstFor(match, match.purchase.tag, left)) ??
  left.toSorted((a, b) => a.purchase.rank - b.purchase.rank || a.sale.rank - b.sale.rank || TAGS.indexOf(a.purchase.tag) - TAGS.indexOf(b.purchase.tag))[0];

type Lack = 'gold' | 'goods';

interface Counter {
  readonly books: Books;
  /** EC-4.4.6: goods sold this turn, by seller, kind and place. */
  readonly sold: Map<string, number>;
}

const shelf = ({ sale }: Match): string => [sale.tag, sale.order.good, 'from' in sale.order ? sale.order.from : ''].join(' ');

const stockAtStart = ({ sale: { tag, order } }: Match, { start, stocks }: Books): number => {
  if (!('from' in order)) return stocks[tag][order.good];
  return order.from === 'STOCK' ? start[tag].stock[order.good] : armsAt(start[tag], order.from)[order.good];
};

/** EC-4.4.5, EC-4.4.6: what stands in the way of a deal. */
const lacksOf = (match: Match, { books, sold }: Counter): readonly Lack[] => {
  const { purchase, sale } = match;
  const gold = books.start[purchase.tag].gold - (books.spent[purchase.tag] ?? 0);
  const goods = stockAtStart(match, books) - (sold.get(shelf(match)) ?? 0);
  return [...(gold < purchase.order.price ? (['gold'] as const) : []), ...(goods < sale.order.n ? (['goods'] as const) : [])];
};

const deliverMissiles = (work: Work, { sale, purchase }: Match, sold: MissileTrade, bought: MissileTrade, books: Books): void => {
  const { tag } = purchase;
  const mayPlace = bought.at !== undefined && controls(work.table, tag, bought.at) && !(tag === 'JAP' && bought.good === 'ICBM');
  const place = mayPlace && bought.at !== undefined ? bought.at : 'STOCK';
  addMissiles(work, sale.tag, sold.good, sold.from, -sold.n);
  addMissiles(work, tag, sold.good, place, sold.n);
  books.freshen(tag, sold.good, place, sold.n);
  recordSecret(
    work,
    [sale.tag, tag],
    say('log.missileDeal', { seller: power(sale.tag), buyer: power(tag), n: sold.n, kind: word(sold.good), from: word(sold.from), price: money(sold.price) }, [
      'EC-4.4.4',
      'EC-7.1',
    ]),
  );
  note(work, tag, say('log.received', { n: sold.n, kind: word(sold.good), place: word(place) }, ['EC-4.4.9', 'EC-4.4.10']));
};

const conclude = (work: Work, match: Match, counter: Counter): Deal | null => {
  const { sale, purchase } = match;
  const { n, price } = sale.order;
  counter.books.spent[purchase.tag] = (counter.books.spent[purchase.tag] ?? 0) + price;
  counter.sold.set(shelf(match), (counter.sold.get(shelf(match)) ?? 0) + n);
  addGold(work, purchase.tag, -price);
  addGold(work, sale.tag, price);
  if ('from' in sale.order && 'from' in purchase.order) {
    deliverMissiles(work, match, sale.order, purchase.order, counter.books);
    return null;
  }
  if ('from' in sale.order) throw new Error('goods and missiles do not match');
  const { good } = sale.order;
  addStock(work, sale.tag, good, -n);
  addStock(work, purchase.tag, good, n);
  const deal = { seller: sale.tag, buyer: purchase.tag, n, good, price };
  work.log.push(tell('log.DEAL', { seller: power(sale.tag), buyer: power(purchase.tag), n, good: word(good), price: money(price) }, ['EC-4.4.4']));
  return deal;
};

const described = ({ order }: Ranked) => ({
  act: word(`act.${order.k}`),
  n: quote(String(order.n)),
  good: word(order.good),
  with: power(order.with),
  price: money(order.price),
});

const fate = (ranked: Ranked, lack: Lack | null): Message => {
  if (lack === null) return say('log.DEAL_REFUSED', described(ranked), ['EC-4.4.16']);
  return lack === 'gold'
    ? say('log.DEAL_REFUSED_GOLD', described(ranked), ['EC-4.4.5', 'EC-4.4.16'])
    : say('log.DEAL_REFUSED_GOODS', described(ranked), ['EC-4.4.6', 'EC-4.4.16']);
};

/** EC-4.4.16: the reason is told to the party whose means were lacking, unless the table decided otherwise. */
const refuseDeal = (work: Work, { sale, purchase }: Match, lacks: readonly Lack[]): void => {
  const { dealReasons } = work.options;
  const reasonFor = (own: Lack): Lack | null => {
    if (dealReasons === 'none') return null;
    if (lacks.includes(own)) return own;
    return dealReasons === 'both' ? (lacks[0] ?? null) : null;
  };
  note(work, sale.tag, fate(sale, reasonFor('goods')));
  note(work, purchase.tag, fate(purchase, reasonFor('gold')));
};

const ranked = (work: Work): readonly Ranked[] =>
  living(work.table).flatMap((tag) => pick(ordersOf(work.sheets[tag]), ['sell', 'buy']).map((order, rank) => ({ tag, rank, order })));

/** Step 1: deals, then missiles from stock put on the map. */
export const trade = (work: Work, books: Books): void => {
  const orders = ranked(work);
  const matches = matchOrders(orders);
  const counter: Counter = { books, sold: new Map() };
  const deals: Deal[] = [];
  let left = matches;
  for (let match = nextMatch(left); match !== undefined; match = nextMatch(left)) {
    const handled = match;
    left = left.filter((other) => other !== handled);
    const lacks = lacksOf(handled, counter);
    if (lacks.length > 0) refuseDeal(work, handled, lacks);
    else {
      const deal = conclude(work, handled, counter);
      if (deal !== null) deals.push(deal);
    }
  }
  const matched = new Set(matches.flatMap(({ sale, purchase }) => [sale, purchase]));
  for (const one of orders) if (!matched.has(one)) note(work, one.tag, say('log.DEAL_NOMATCH', described(one), ['EC-4.4.4', 'EC-4.4.16']));
  work.table.deals = [...work.table.deals, ...deals];
  publish(work, { deals });
  placeFromStock(work, books);
};

/** EC-4.4.10: in the order written; what is not in stock when its line is reached is not placed. */
const placeFromStock = (work: Work, books: Books): void => {
  for (const tag of living(work.table)) {
    for (const { what, n, at } of pick(ordersOf(work.sheets[tag]), ['place'])) {
      const placed = Math.min(n, missilesAt(work, tag, what, 'STOCK'));
      if (placed === 0 || !controls(work.table, tag, at) || (tag === 'JAP' && what === 'ICBM')) continue;
      addMissiles(work, tag, what, 'STOCK', -placed);
      addMissiles(work, tag, what, at, placed);
      books.freshen(tag, what, at, placed);
      note(work, tag, say('log.placed', { n: placed, kind: word(what), at: word(at) }, ['EC-4.4.10']));
    }
  }
};
