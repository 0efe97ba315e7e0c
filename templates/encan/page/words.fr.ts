export const fr = {
  lot: 'Lot en vente',
  over: 'Tout est vendu',
  lots: 'Lots',
  none: 'aucun lot',
  sealed: 'a misé',
  sold: '{name} a emporté {worth} pour {amount}',
  unsold: 'Personne n’a emporté le lot de {worth}',
  turn: 'vente',
} as const;
