import type { Table } from '#games/ecodip/types.ts';
import type { Seat } from '#kernel';

/* What counts when a season is told in three lines: provinces and powers lost or won, missiles, then battles; stores hardly. */

const of = (weight: number, keys: readonly string[]): readonly (readonly [string, number])[] => keys.map((key) => [`ecodip.log.${key}`, weight]);

export const WEIGHTS: Readonly<Record<string, number>> = Object.fromEntries([
  ...of(20, ['VICTORY', 'lastSurvivor', 'nobodyLeft', 'draw', 'lastYear', 'ELIMINATED']),
  ...of(8, ['HIT', 'ANNIHILATED', 'centreLost', 'FIRED']),
  ...of(5, ['CONQUERED', 'CONQUERED.from', 'DISLODGED', 'DISBANDED', 'STARVED']),
  ...of(2, ['BUILT', 'DEAL', 'UN_SALE', 'UN_AID']),
  ...of(0.2, ['stocks', 'unStocks', 'PRICE', 'HELD', 'HARVEST', 'FED', 'BOND', 'motionAbm', 'motionAid']),
]);

/** The seat that governs a power; null: no power is called so. */
export const seatPlaying = ({ powers }: Pick<Table, 'powers'>, term: string): Seat | null => {
  const seat = powers.findIndex((tag) => tag === term);
  return seat === -1 ? null : seat;
};
