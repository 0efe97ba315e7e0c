import { at, type Seat } from '#kernel';
import { canFinish, loansWithinReach, type Range, type Reading, rangeOf, rivals, scoreOf, worth } from './bot-reading.ts';
import { optionWorth } from './bot-worth.ts';
import { CEILING, STEP } from './constants.ts';
import type { Move, SecurityId } from './types.ts';

/* What the decent bot does in a visit: it weighs every order it may give, and gives the best. */

/** BO-12.2: a title is bought when it is worth this much more than it costs. */
const BUY_MARGIN = 1.03;
/** The part of what an order gives the other holders that counts as lost to oneself. */
const RIVALS_GAIN = 0.3;
/** A victory, or one spared, outweighs any gain. */
const DECISIVE = 10_000_000;

interface Trade {
  readonly security: SecurityId;
  /** The quotation before this seat's order, and titles owned. */
  readonly quote: number;
  readonly owned: number;
}

interface Order {
  readonly move: Move;
  /** Titles gained or lost, what each cost or brought, and the quotation that the order leaves. */
  readonly titles: number;
  readonly price: number;
  readonly after: number;
}

/** Where the marker stands when the visit is over, if nobody else trades (BO-6.1). */
const markerAfter = ({ view }: Reading, price: number, change: number): number => {
  if (view.options.visitPricing !== 'running') return view.table.visit?.fixed ?? price;
  return Math.max(STEP, Math.min(CEILING, price + change));
};

/** BO-12.2: what an order brings in worth: titles bought or sold, and the holdings whose quotation it moves. */
const gainOf = (reading: Reading, { security, quote, owned }: Trade, order: Order): number => {
  const now = worth(reading, security, quote);
  const after = worth(reading, security, order.after);
  const exchanged = order.titles > 0 ? order.titles * (after - BUY_MARGIN * order.price) : -order.titles * (order.price - now);
  const kept = Math.min(owned, owned + order.titles);
  let others = 0;
  for (const rival of rivals(reading)) others += at(reading.view.table.players, rival).titles[security];
  return exchanged + kept * (after - now) - RIVALS_GAIN * others * (order.after - quote);
};

/** BO-12.6: who would have reached the target if the turn ended after this order. */
const decides = (reading: Reading, { security, quote, owned }: Trade, order: Order): number => {
  const { view, seat } = reading;
  const target = view.options.winTarget;
  const spent = view.options.winCondition === 'netWorth' ? order.titles * order.price : 0;
  const mine = scoreOf(reading, seat) - owned * quote + (owned + order.titles) * order.after - spent;
  const scoreAfter = (rival: Seat): number => scoreOf(reading, rival) + at(view.table.players, rival).titles[security] * (order.after - quote);
  const best = Math.max(...rivals(reading).map(scoreAfter));
  if (mine >= target && mine > best) return DECISIVE;
  return best >= target ? -DECISIVE : 0;
};

const ordersOf = (reading: Reading, passive: Move, quote: number): readonly Order[] => {
  const { cash } = reading;
  const orders: Order[] = [{ move: passive, titles: 0, price: 0, after: markerAfter(reading, quote, 0) }];
  const each = (range: Range | null, add: (n: number, range: Range) => void): void => {
    if (range !== null) for (let n = range.min; n <= range.max; n++) add(n, range);
  };
  const spendable = canFinish(reading) ? cash : cash - loansWithinReach(reading);
  each(rangeOf(reading, 'take'), (n) => orders.push({ move: { type: 'take', n }, titles: n, price: 0, after: markerAfter(reading, 0, STEP) }));
  each(rangeOf(reading, 'buy'), (n, { price }) => {
    if (n * price <= spendable) orders.push({ move: { type: 'buy', n }, titles: n, price, after: markerAfter(reading, price, STEP) });
  });
  each(rangeOf(reading, 'sell'), (n, { price }) =>
    orders.push({ move: { type: 'sell', n }, titles: -n, price: -price, after: markerAfter(reading, -price, -STEP) }),
  );
  return orders;
};

/** BO-12.6: when cash is all that is missing, every title bought counts in full and nothing is sold. */
const finishingGain = ({ owned, quote }: Trade, order: Order): number => (owned + order.titles) * order.after - owned * quote;

/** The order to give, or the passive move. */
export const chooseOrder = (reading: Reading, passive: Move): Move => {
  const { visit, quotes } = reading.view.table;
  if (visit === null) return passive;
  const trade: Trade = { security: visit.security, quote: quotes[visit.security], owned: reading.me.titles[visit.security] };
  const finishing = canFinish(reading);
  let best = passive;
  let most = Number.NEGATIVE_INFINITY;
  for (const order of ordersOf(reading, passive, trade.quote)) {
    const value = (finishing ? finishingGain(trade, order) : gainOf(reading, trade, order)) + decides(reading, trade, order);
    if (value > most) {
      best = order.move;
      most = value;
    }
  }
  return best;
};

/** BO-12.3: an option is taken when none can be bought, it is worth more than its price, and there is cash to exercise it. */
export const chooseOption = (reading: Reading): Move | null => {
  const { view, cash } = reading;
  const { visit, desk, quotes, phase } = view.table;
  if (visit === null || desk[visit.security] > 0) return null;
  const quote = quotes[visit.security];
  const gain = optionWorth(view.data, visit.security, phase);
  let best: Move | null = null;
  let most = 0;
  for (const offer of reading.offers) {
    if (offer.kind !== 'move' || offer.move.type !== 'buyOption') continue;
    const { n } = offer.move;
    const price = view.data.securities[visit.security].optionPrice ?? Number.POSITIVE_INFINITY;
    if (gain > price && n * (price + quote) <= cash && n > most) {
      best = offer.move;
      most = n;
    }
  }
  return best;
};
