import type { Words } from '#kernel/words.ts';

export const words = {
  lot: ['Lot en vente', 'Lot for sale'],
  over: ['Tout est vendu', 'Everything is sold'],
  lots: ['Lots', 'Lots'],
  none: ['aucun lot', 'no lot'],
  sealed: ['a misé', 'has bid'],
  sold: ['{name} a emporté {worth} pour {amount}', '{name} took {worth} for {amount}'],
  unsold: ['Personne n’a emporté le lot de {worth}', 'Nobody took the lot worth {worth}'],
  turn: ['vente', 'sale'],
  'explain.lot': ['Tous misent en secret\u00a0; la plus forte mise paie et emporte le lot.', 'All bid in secret; the highest bid pays and takes the lot.'],
  'explain.purse': ['{sum} pour miser\u00a0; à la fin, l’argent compte autant que les lots.', '{sum} to bid with; at the end money counts as much as lots.'],
  'tip.bid': [
    'Miser tout ce que vaut le lot ne rapporte rien, même si on l’emporte.',
    'Bidding all that the lot is worth earns nothing, even if one takes it.',
  ],
} as const satisfies Words;
