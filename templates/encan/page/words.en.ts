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
  'explain.lot': 'All bid in secret; the highest bid pays and takes the lot.',
  'explain.purse': '{sum} to bid with; at the end money counts as much as lots.',
  'tip.bid': 'Bidding all that the lot is worth earns nothing, even if one takes it.',
};
