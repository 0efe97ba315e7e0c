import { at, sum } from '#kernel/collections.ts';
import { canFinish, loansWithinReach, type Range, type Reading, rangeOf, rivals, scoreOf, worth } from './reading.ts';
import { optionWorth } from './worth.ts';
import { CEILING, POOL_OPTION_PRICE, STEP } from '../data.ts';
import type { Move, SecurityId, View } from '../types.ts';

/* What the decent bot does in a visit: it weighs every order it may give, and gives the best. */

/** A title is sold when it brings this much more than it is worth: cash counts nothing for victory, and the next buyer lifts what one keeps. */
const SELL_MARGIN = 1.1;
/** The part of what an order gives the other holders that counts as lost to oneself. */
const RIVALS_GAIN = 0.3;
/** A victory, or one spared, outweighs any gain. */
const DECISIVE = 10_000_000;

/** The market before this seat's order. */
interface Market {
  readonly security: SecurityId;
  readonly quote: number;
  readonly owned: number;
  readonly score: number;
  /** Titles of this security in other hands. */
  readonly elsewhere: number;
  /** Score and titles of this security, rival by rival. */
  readonly rivals: readonly { readonly score: number; readonly titles: number }[];
}

interface Order {
  readonly move: Move;
  /** Titles gained or lost, what each cost or brought, and the quotation that the order leaves. */
  readonly titles: number;
  readonly price: number;
  readonly after: number;
}

const readMarket = (reading: Reading, security: SecurityId): Market => {
  const { quotes, players } = reading.view.table;
  const others = rivals(reading).map((rival) => ({ score: scoreOf(reading, rival), titles: at(players, rival).titles[security] }));
  const elsewhere = sum(others.map(({ titles }) => titles));
  return { security, quote: quotes[security], owned: reading.me.titles[security], score: scoreOf(reading, reading.seat), elsewhere, rivals: others };
};

/** Where the marker stands when the visit is over, if nobody trades after this price (BO-6.1). */
const markerAfter = ({ view }: Reading, price: number): number =>
  view.options.visitPricing === 'running' ? Math.max(STEP, Math.min(CEILING, price)) : (view.table.visit?.fixed ?? price);

/** BO-12.2: what an order brings in worth: titles bought or sold, and the holdings whose quotation it moves. */
const gainOf = (reading: Reading, { security, quote, owned, elsewhere }: Market, order: Order): number => {
  const now = worth(reading, security, quote);
  const after = worth(reading, security, order.after);
  const exchanged = order.titles > 0 ? order.titles * (after - order.price) : -order.titles * (order.price - SELL_MARGIN * now);
  const kept = Math.min(owned, owned + order.titles);
  return exchanged + kept * (after - now) - RIVALS_GAIN * elsewhere * (order.after - quote);
};

/** BO-12.6: when cash is all that is missing, every title bought counts in full and nothing is sold. */
const finishingGain = ({ owned, quote }: Market, order: Order): number => (owned + order.titles) * order.after - owned * quote;

/** BO-12.6: would the turn, if it ended after this order, end the game for this seat or for another? */
const decides = ({ view }: Reading, { quote, owned, score, rivals: others }: Market, order: Order): number => {
  const { winTarget, winCondition } = view.options;
  const spent = winCondition === 'netWorth' ? order.titles * order.price : 0;
  const mine = score - owned * quote + (owned + order.titles) * order.after - spent;
  let best = Number.NEGATIVE_INFINITY;
  for (const rival of others) best = Math.max(best, rival.score + rival.titles * (order.after - quote));
  if (mine >= winTarget && mine > best) return DECISIVE;
  return best >= winTarget ? -DECISIVE : 0;
};

/** Every order that the offers allow, after doing nothing; loans that may fall due at the next throw stay covered. */
const ordersOf = (reading: Reading, passive: Move, { quote }: Market, finishing: boolean): readonly Order[] => {
  const orders: Order[] = [{ move: passive, titles: 0, price: 0, after: quote }];
  const each = (range: Range | null, add: (n: number, range: Range) => void): void => {
    if (range !== null) for (let n = range.min; n <= range.max; n++) add(n, range);
  };
  const spendable = finishing ? reading.cash : reading.cash - loansWithinReach(reading);
  each(rangeOf(reading, 'take'), (n) => orders.push({ move: { type: 'take', n }, titles: n, price: 0, after: markerAfter(reading, STEP) }));
  each(rangeOf(reading, 'buy'), (n, { price }) => {
    if (n * price <= spendable) orders.push({ move: { type: 'buy', n }, titles: n, price, after: markerAfter(reading, price + STEP) });
  });
  each(rangeOf(reading, 'sell'), (n, { price }) => {
    orders.push({ move: { type: 'sell', n }, titles: -n, price: -price, after: markerAfter(reading, -price - STEP) });
  });
  return orders;
};

/** The order to give, or the passive move. */
export const chooseOrder = (reading: Reading, passive: Move): Move => {
  const { visit } = reading.view.table;
  if (visit === null) return passive;
  const market = readMarket(reading, visit.security);
  const finishing = canFinish(reading);
  let best = passive;
  let most = Number.NEGATIVE_INFINITY;
  for (const order of ordersOf(reading, passive, market, finishing)) {
    const value = (finishing ? finishingGain(market, order) : gainOf(reading, market, order)) + decides(reading, market, order);
    if (value > most) {
      best = order.move;
      most = value;
    }
  }
  return best;
};

/** What an option on one title costs under the cards in use (BO-4.9.2, BO-6.2). */
const optionPrice = ({ data, options }: View, security: SecurityId): number => {
  const { optionPrice: printed, coefficient } = data.securities[security];
  return options.optionCards === 'pool14' ? POOL_OPTION_PRICE[coefficient] : (printed ?? Number.POSITIVE_INFINITY);
};

/** BO-12.3: an option is taken when none can be bought, it is worth more than its price, and there is cash to exercise it. */
export const chooseOption = (reading: Reading): Move | null => {
  const { view, cash } = reading;
  const { visit, desk, quotes, phase } = view.table;
  if (visit === null || desk[visit.security] > 0) return null;
  const price = optionPrice(view, visit.security);
  if (optionWorth(view.data, visit.security, phase) <= price) return null;
  let best: Move | null = null;
  let most = 0;
  for (const offer of reading.offers) {
    if (offer.kind !== 'move' || offer.move.type !== 'buyOption') continue;
    const { n } = offer.move;
    if (n <= most || n * (price + quotes[visit.security]) > cash) continue;
    best = offer.move;
    most = n;
  }
  return best;
};
