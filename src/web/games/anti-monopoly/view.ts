import type { View } from '#games/anti-monopoly/types.ts';

/** The server sends this game's own view; the page only makes sure that it is not another game's. */
const isView = (value: unknown): value is View => typeof value === 'object' && value !== null && 'table' in value && 'options' in value;

export const asView = (value: unknown): View => {
  if (!isView(value)) throw new TypeError('not a view of Anti-Monopoly II');
  return value;
};
