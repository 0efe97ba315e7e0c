import { at } from '#kernel/collections.ts';
import type { Message } from '#kernel/messages.ts';
import { type Board, LAND, SEA } from './board.ts';
import { cell } from './cells.ts';
import { placeName } from './map-data.ts';
import { say, word } from './speech.ts';
import type { Place, Unit } from './types.ts';

/** The unit in another place. */
export const relocate = (unit: Unit, { loc, coast }: Place): Unit => {
  const { coast: _left, ...rest } = unit;
  return coast === undefined ? { ...rest, loc } : { ...rest, loc, coast };
};

/** EC-9.1: whether a unit can stand where it is said to stand. */
const canStand = (board: Board, { type, coast }: Unit, province: number): boolean => {
  const kind = cell(board.kinds, province);
  if (type === 'army') return kind !== SEA;
  return kind !== LAND && (at(board.harbours, province).length === 1 || board.coastAt(province, coast) >= 0);
};

/** EC-9.1, EC-9.2: null for units that can be on the map together, or what is wrong with the first that cannot. */
export const checkUnits = (board: Board, units: readonly Unit[]): Message | null => {
  const taken = new Set<number>();
  for (const unit of units) {
    const place = word(placeName(unit.loc, unit.coast));
    const province = board.provinceAt(unit.loc);
    if (province < 0) return say('diplomacy.E-PROV', { x: word(unit.loc) }, ['EC-4.18.5']);
    if (!canStand(board, unit, province)) return say('diplomacy.map.cannotStand', { place }, ['EC-4.6.1.1']);
    if (taken.has(province)) return say('diplomacy.map.crowded', { place }, ['EC-4.6.1.1']);
    if (unit.force !== undefined && !(Number.isSafeInteger(unit.force) && unit.force >= 1)) return say('diplomacy.badForce', { place }, ['EC-4.6.1.2']);
    taken.add(province);
  }
  return null;
};
