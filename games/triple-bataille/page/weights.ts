/* What counts when a battle is told in three lines: the battle itself, ruin and what changes the money; building hardly. */

const of = (weight: number, keys: readonly string[]): readonly (readonly [string, number])[] => keys.map((key) => [`triple-bataille.log.${key}`, weight]);

export const WEIGHTS: Readonly<Record<string, number>> = Object.fromEntries([
  ...of(12, ['devaluation', 'pricesDouble', 'dividendDoubles', 'freeMoney', 'bankrupt', 'crisis2001', 'crisis2008']),
  ...of(6, ['wins', 'winsFor', 'ties', 'tiesFor', 'seized', 'forcedSale', 'destitute', 'theft']),
  ...of(0.5, ['buildsHouse', 'buildsSecondary', 'buildsRental', 'buildsFactory', 'leisure']),
]);
