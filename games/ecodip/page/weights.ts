import { worldOf } from '#games/ecodip/data/world.ts';
import type { Table, View } from '#games/ecodip/types.ts';
import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import type { Arg } from '#kernel/words.ts';

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

const termOf = (arg: Arg | undefined): string => (typeof arg === 'object' && 'term' in arg ? arg.term : '');

/** EC-4.8.1: a centre that was taken, by whom and from whom. */
export const centreMoved = ({ key, args }: Message, { options, table }: Pick<View, 'options' | 'table'>) => {
  if (!key.startsWith('ecodip.log.CONQUERED') || worldOf(options).find(termOf(args?.at))?.centre !== true) return null;
  return { up: seatPlaying(table, termOf(args?.who)), down: seatPlaying(table, termOf(args?.from)) };
};
