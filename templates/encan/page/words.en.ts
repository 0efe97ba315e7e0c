import type { fr } from './words.fr.ts';

export const en: Readonly<Record<keyof typeof fr, string>> = {
  lot: 'Lot for sale',
  over: 'Everything is sold',
  lots: 'Lots',
  none: 'no lot',
  sealed: 'has bid',
  sold: '{name} took {worth} for {amount}',
  unsold: 'Nobody took the lot worth {worth}',
  turn: 'sale',
};
