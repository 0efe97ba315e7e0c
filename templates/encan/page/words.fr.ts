export const fr = {
  lot: 'Lot en vente',
  over: 'Tout est vendu',
  lots: 'Lots',
  none: 'aucun lot',
  sealed: 'a misé',
  sold: (name: string, worth: string, amount: string): string => `${name} a emporté ${worth} pour ${amount}`,
  unsold: (worth: string): string => `Personne n’a emporté le lot de ${worth}`,
  bid: 'Miser',
  turn: 'vente',
};

export type Words = typeof fr;
