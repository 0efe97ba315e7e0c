import type { Good, Table } from '#games/ecodip/types.ts';
import { makePlane, type Reading, stepPath } from '#web/svg/chart/axes.tsx';

/** Of a good year by year, the present price last. */
export const pricesOf = ({ priceHistory, prices }: Pick<Table, 'priceHistory' | 'prices'>, good: Good): readonly number[] => {
  const history = priceHistory.map((each) => each[good]);
  return history.at(-1) === prices[good] ? history : [...history, prices[good]];
};

/** A price stands still within a year: the last one until the end of its year. */
export const priceSteps = (prices: readonly number[], firstYear = 0): readonly Reading[] =>
  [...prices, ...prices.slice(-1)].map((value, year) => ({ turn: firstYear + year, value }));

export const PRICE_BOX = { width: 96, height: 30 } as const;
const MARGINS = { left: 4, right: 4, top: 4, foot: 4 };

/** Beside a price: how it came about. */
export const pricePath = (prices: readonly number[]): string => {
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  // One that has never changed runs through the middle.
  const values = low === high ? ([low - 1, high + 1] as const) : ([low, high] as const);
  return stepPath(makePlane({ ...PRICE_BOX, margins: MARGINS, turns: [0, prices.length], values }), priceSteps(prices));
};
