import type { Chance } from './chance.ts';
import { at, range } from './collections.ts';

/** What came of a draw: what for, below what; of a shuffle how many things, and where each had been before. */
export type Note = (name: string, below: number, value: number | readonly number[]) => void;

/** A chance that draws alike, and tells of each draw. */
export const traced = (chance: Chance, note: Note): Chance => ({
  of: (purpose, ...which) => {
    const draws = chance.of(purpose, ...which);
    const name = [purpose, ...which].join('/');
    return {
      int: (below) => {
        const value = draws.int(below);
        note(name, below, value);
        return value;
      },
      shuffle: (items) => {
        const order = draws.shuffle(range(items.length));
        note(name, items.length, order);
        return order.map((index) => at(items, index));
      },
    };
  },
});
