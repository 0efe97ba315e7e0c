import type { Seat } from '#kernel/game.ts';
import { DUMP, STRICT_BOARD, type WasteBoard } from '../data.ts';
import { isSimulation, law, player, type PublicFacts } from './facts.ts';
import { type Options, ZONES, type Zone } from '../types.ts';
import { change, type Work } from './work.ts';

/* Dumps and the common board (MM-2.4, MM-2.10). */

/** MM-2.10.1: fields per player of the common board. */
const boardPerPlayer = (options: Options): WasteBoard => {
  if (options.wasteBoard === 'standard') return DUMP;
  if (options.wasteBoard === 'strict') return STRICT_BOARD;
  return { green: options.boardGreen, yellow: options.boardYellow, max: options.boardMax };
};

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The fields of the common board with the limits in force (law L-28), or of everybody's own dump in the base game. */
export const wasteBoard = (facts: PublicFacts): WasteBoard => {
  if (!isSimulation(facts)) return DUMP;
  const { green, yellow, max } = boardPerPlayer(facts.options);
  // MM-2.10.1: the number of players at the start, never changed.
  const n = facts.table.players.length;
  const shift = (law(facts, 'zoneShift')?.perPlayer ?? 0) * n;
  const yellowMax = within(yellow * n + shift, 0, max * n);
  return { green: within(green * n + shift, 0, yellowMax), yellow: yellowMax, max: max * n };
};

/** The waste that counts for a seat: its own dump, or the common marker. */
export const wasteOf = (facts: PublicFacts, seat: Seat): number => (isSimulation(facts) ? facts.table.commonWaste : player(facts, seat).dump);

export const zoneAt = ({ green, yellow }: WasteBoard, position: number): Zone => (position <= green ? 'green' : position <= yellow ? 'yellow' : 'red');

export const zoneOf = (facts: PublicFacts, seat: Seat): Zone => zoneAt(wasteBoard(facts), wasteOf(facts, seat));

/** MM-6.5: "zone Z or worse", of the common marker, at the moment of the check. */
export const isCommonZone = (facts: PublicFacts, zone: Zone): boolean =>
  ZONES.indexOf(zoneAt(wasteBoard(facts), facts.table.commonWaste)) >= ZONES.indexOf(zone);

/** MM-4.7.2 point 3, MM-6.2.2. */
export const hasRoom = (facts: PublicFacts, seat: Seat): boolean => wasteOf(facts, seat) + player(facts, seat).waste <= wasteBoard(facts).max;

/** Moves the marker, never off the board. */
export const moveCommonWaste = (work: Work, by: number): void => {
  work.table.commonWaste = within(work.table.commonWaste + by, 0, wasteBoard(work).max);
};

export const moveDump = (work: Work, seat: Seat, by: number): void => {
  const dump = within(player(work, seat).dump + by, 0, DUMP.max);
  if (dump !== player(work, seat).dump) change(work, seat, { dump });
};

/** The waste of a seat, wherever it lies. */
export const moveWaste = (work: Work, seat: Seat, by: number): void => {
  if (isSimulation(work)) moveCommonWaste(work, by);
  else moveDump(work, seat, by);
};
