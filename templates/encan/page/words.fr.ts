export const fr = {
  lot: 'Lot en vente',
  over: 'Tout est vendu',
  lots: 'Lots',
  none: 'aucun lot',
  sealed: 'a misé',
  sold: '{name} a emporté {worth} pour {amount}',
  unsold: 'Personne n’a emporté le lot de {worth}',
  turn: 'vente',
  'explain.lot': 'Tous misent en secret\u00a0; la plus forte mise paie et emporte le lot.',
  'explain.purse': '{sum} pour miser\u00a0; à la fin, l’argent compte autant que les lots.',
  'tip.bid': 'Miser tout ce que vaut le lot ne rapporte rien, même si on l’emporte.',
} as const;
