import type { Words } from './words.fr.ts';

export const en: Words = {
  lot: 'Lot for sale',
  over: 'Everything is sold',
  lots: 'Lots',
  none: 'no lot',
  sealed: 'has bid',
  sold: (name, worth, amount) => `${name} took ${worth} for ${amount}`,
  unsold: (worth) => `Nobody took the lot worth ${worth}`,
  bid: 'Bid',
  turn: 'sale',
};
