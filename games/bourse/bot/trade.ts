import { at, sum } from '#kernel/collections.ts';
import { canFinish, loansWithinReach, type Range, type Reading, rangeOf, rivals, scoreOf, worth } from './reading.ts';
import { optionWorth, settledWorth } from './worth.ts';
import { CEILING, POOL_OPTION_PRICE, STEP } from '../data.ts';
import type { Move, SecurityId, View } from '../types.ts';

/* What the decent bot does in a visit: it weighs every order it may give, and gives the best. */

/** BO-12.3: so many times its price an option must be worth: the price goes to a rival, and the cash to exercise it lies idle. */
const OPTION_MARGIN = 1.75;
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

/** What each title costs or brings, and the quotation that an order leaves. */
interface Terms {
  readonly price: number;
  readonly after: number;
}

/** All orders of a kind. */
interface Order extends Terms {
  readonly type: 'take' | 'buy' | 'sell';
  readonly range: Range;
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

/** BO-12.2: what an order for so many titles brings in worth: those bought or sold, and the holdings whose quotation it moves. */
const gainOf = (reading: Reading, { security, quote, owned, elsewhere }: Market, { price, after }: Terms): ((titles: number) => number) => {
  const now = worth(reading, security, quote);
  const then = worth(reading, security, after);
  return (titles) => {
    const exchanged = titles > 0 ? titles * (then - price) : -titles * (price - now);
    return exchanged + Math.min(owned, owned + titles) * (then - now) - RIVALS_GAIN * elsewhere * (after - quote);
  };
};

/** BO-12.6: when cash is all that is missing, every title bought counts in full and nothing is sold. */
const finishingGain = ({ owned, quote }: Market, { after }: Terms, titles: number): number => (owned + titles) * after - owned * quote;

/** BO-12.6: would the turn, if it ended after this order, end the game for this seat or for another? */
const decides = ({ view }: Reading, { quote, owned, score, rivals: others }: Market, { price, after }: Terms, titles: number): number => {
  const { winTarget, winCondition } = view.options;
  const spent = winCondition === 'netWorth' ? titles * price : 0;
  const mine = score - owned * quote + (owned + titles) * after - spent;
  let best = Number.NEGATIVE_INFINITY;
  for (const rival of others) best = Math.max(best, rival.score + rival.titles * (after - quote));
  if (mine >= winTarget && mine > best) return DECISIVE;
  return best >= winTarget ? -DECISIVE : 0;
};

const NOTHING = { price: 0 };

/** The kinds of orders that the offers allow. */
const ordersOf = (reading: Reading): readonly Order[] => {
  const orders: Order[] = [];
  for (const type of ['take', 'buy', 'sell'] as const) {
    const range = rangeOf(reading, type);
    if (range === null) continue;
    const { price } = type === 'take' ? NOTHING : range;
    // A sale costs less than nothing.
    const next = type === 'take' ? STEP : type === 'buy' ? price + STEP : -price - STEP;
    orders.push({ type, range, price: Math.abs(price), after: markerAfter(reading, next) });
  }
  return orders;
};

/** The order to give, or the passive move; loans that may fall due at the next throw stay covered. */
export const chooseOrder = (reading: Reading, passive: Move): Move => {
  const { visit } = reading.view.table;
  if (visit === null) return passive;
  const market = readMarket(reading, visit.security);
  const finishing = canFinish(reading);
  const spendable = finishing ? reading.cash : reading.cash - loansWithinReach(reading);
  const valueOf = (terms: Terms): ((titles: number) => number) => {
    const gain = finishing ? (titles: number) => finishingGain(market, terms, titles) : gainOf(reading, market, terms);
    return (titles) => gain(titles) + decides(reading, market, terms, titles);
  };
  let best = passive;
  let most = valueOf({ price: 0, after: market.quote })(0);
  for (const order of ordersOf(reading)) {
    const { type, range } = order;
    const value = valueOf(order);
    for (let n = range.min; n <= range.max; n++) {
      if (type === 'buy' && n * order.price > spendable) break;
      const brought = value(type === 'sell' ? -n : n);
      if (brought <= most) continue;
      best = { type, n };
      most = brought;
    }
  }
  return best;
};

/** What an option on one title costs under the cards in use (BO-4.9.2, BO-6.2). */
const optionPrice = ({ data, options }: View, security: SecurityId): number => {
  const { optionPrice: printed, coefficient } = data.securities[security];
  return options.optionCards === 'pool14' ? POOL_OPTION_PRICE[coefficient] : (printed ?? Number.POSITIVE_INFINITY);
};

/** BO-12.3: an option is taken when none can be bought, what it may bring in titles is well worth its price, and there is cash to exercise it. */
export const chooseOption = (reading: Reading): Move | null => {
  const { view, cash, players } = reading;
  const { visit, desk, quotes, phase } = view.table;
  if (visit === null || desk[visit.security] > 0) return null;
  const { security } = visit;
  const [price, quote] = [optionPrice(view, security), quotes[security]];
  // By what the title will be worth to hold, not by its quotation: a cheap one is worth more than it costs whether it rises or not.
  const gained = (change: number, then: View['table']['phase']): number =>
    Math.max(0, settledWorth(view.data, security, players, then, quote + change) - quote);
  if (optionWorth(view.data, security, phase, gained) <= OPTION_MARGIN * price) return null;
  let best: Move | null = null;
  let most = 0;
  for (const offer of reading.offers) {
    if (offer.kind !== 'move' || offer.move.type !== 'buyOption') continue;
    const { n } = offer.move;
    if (n <= most || n * (price + quote) > cash) continue;
    best = offer.move;
    most = n;
  }
  return best;
};
