export const PRICE_BOX = { width: 96, height: 30 } as const;
const { width: WIDTH, height: HEIGHT } = PRICE_BOX;

/** The price of a good year by year, as steps: it stands still within a year. */
export const pricePath = (prices: readonly number[]): string => {
  const low = Math.min(...prices);
  const high = Math.max(...prices);
  const y = (price: number): number => (high === low ? HEIGHT / 2 : HEIGHT - 4 - ((HEIGHT - 8) * (price - low)) / (high - low));
  const step = (WIDTH - 8) / Math.max(1, prices.length);
  return prices
    .map((price, index) => `${index === 0 ? `M4 ${y(price).toFixed(1)}` : `V${y(price).toFixed(1)}`}H${(4 + step * (index + 1)).toFixed(1)}`)
    .join('');
};
