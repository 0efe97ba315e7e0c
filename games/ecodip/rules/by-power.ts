import { recordOf } from '#kernel/collections.ts';
import { type ByPower, type Ruled, type Tag, TAGS } from '../types.ts';

export const forEachPower = <T>(make: (tag: Tag) => T): ByPower<T> => recordOf(TAGS, make);

export const NOTHING_RULED: Ruled = { gold: 0, TB: 0, MP: 0, BT: 0, ICBM: 0, ABM: 0 };

export type Each<T> = Partial<Record<Tag, T>>;

/** Sheets put together line by line. */
export const together = (...sheets: readonly Each<string>[]): Each<string> => {
  const all: Each<string> = {};
  for (const sheet of sheets)
    for (const tag of TAGS) if (sheet[tag] !== undefined) all[tag] = all[tag] === undefined ? sheet[tag] : `${all[tag]}\n${sheet[tag]}`;
  return all;
};
