import { money, tell, word } from '../speak.ts';
import { type Deal, type Good, GOODS, type Options, type Stocks } from '../types.ts';
import type { Work } from './work.ts';

/* EC-4.15: the exchange. Fractions are exact until the end, hence big integers. */

interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

const plus = (a: Fraction, b: Fraction): Fraction => ({ top: a.top * b.bottom + b.top * a.bottom, bottom: a.bottom * b.bottom });

/** The mean of the deals: each deal once at its price per unit, or each unit sold (option `exchangeWeight`). */
const meanOf = (deals: readonly Deal[], weight: Options['exchangeWeight']): Fraction => {
  if (weight === 'unit') {
    const total = deals.reduce((all, { n, price }) => ({ n: all.n + n, price: all.price + price }), { n: 0, price: 0 });
    return { top: BigInt(total.price), bottom: BigInt(total.n) };
  }
  const total = deals.reduce<Fraction>((all, { n, price }) => plus(all, { top: BigInt(price), bottom: BigInt(n) }), { top: 0n, bottom: 1n });
  return { top: total.top, bottom: total.bottom * BigInt(deals.length) };
};

/** EC-4.15.2: the mean of the deals' mean and the old price, half up, at least 1; EC-4.15.3: without a deal the price stays. */
export const newPrice = (old: number, deals: readonly Deal[], weight: Options['exchangeWeight']): number => {
  if (deals.length === 0) return old;
  const { top, bottom } = plus(meanOf(deals, weight), { top: BigInt(old), bottom: 1n });
  // Half of top/bottom, rounded half up: floor(top / (2 bottom) + 1/2).
  return Math.max(1, Number((top + bottom) / (2n * bottom)));
};

const newPrices = (old: Stocks, deals: readonly Deal[], weight: Options['exchangeWeight']): Stocks => {
  const price = (good: Good): number =>
    newPrice(
      old[good],
      deals.filter((deal) => deal.good === good),
      weight,
    );
  return { TB: price('TB'), MP: price('MP'), BT: price('BT') };
};

/** Step A11, or the end of spring with option `exchangeTiming` = nextTurn. */
export const fixPrices = (work: Work): void => {
  const { table, options } = work;
  const prices = newPrices(table.prices, table.deals, options.exchangeWeight);
  for (const good of GOODS) {
    if (prices[good] !== table.prices[good]) {
      work.log.push(tell('ecodip.log.PRICE', { good: word(good), old: money(table.prices[good]), price: money(prices[good]) }, ['EC-4.15.2']));
    }
  }
  table.prices = prices;
  table.priceHistory = [...table.priceHistory, prices];
};
