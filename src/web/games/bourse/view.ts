import type { View } from '#games/bourse/types.ts';

/** The server sends this game's own view; the page only makes sure that it is not another game's. */
const isView = (value: unknown): value is View => typeof value === 'object' && value !== null && 'table' in value && 'data' in value && 'cash' in value;

export const asView = (value: unknown): View => {
  if (!isView(value)) throw new TypeError('not a view of Bourse');
  return value;
};
