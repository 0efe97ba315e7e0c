import { formatMoney, type Voice, wordsOf } from '#kernel/words.ts';
import type { View } from '#games/encan/types.ts';
import { words as catalogue } from './words.ts';

/** The server sends this game's own view; the page only makes sure that it is not another game's. */
const isView = (value: unknown): value is View => typeof value === 'object' && value !== null && 'table' in value && 'committed' in value;

export const asView = (value: unknown): View => {
  if (!isView(value)) throw new TypeError('not a view of Encan');
  return value;
};

export const wordsIn = wordsOf(catalogue);

export const sum = (amount: number, { lang, unit }: Voice): string => formatMoney(amount, lang, unit);
