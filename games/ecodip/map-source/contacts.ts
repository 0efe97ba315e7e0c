import { COLUMNS, type PlacedProvince } from './grid.ts';
import type { Land } from './land.ts';

export const pairOf = (a: string, b: string): string => [a, b].toSorted().join('–');

/** Which provinces touch, by an edge of cells; decoration touches nobody. */
export const contactsOf = ({ labels, isDecoration }: Land, provinces: readonly PlacedProvince[]): ReadonlyMap<string, number> => {
  const contacts = new Map<string, number>();
  for (let cell = 0; cell < labels.length; cell++) {
    const own = provinces[labels[cell] ?? provinces.length];
    if (own === undefined || isDecoration[cell] === 1) continue;
    for (const other of [cell + 1 - (cell % COLUMNS === COLUMNS - 1 ? COLUMNS : 0), cell + COLUMNS]) {
      const next = provinces[labels[other] ?? provinces.length];
      if (next === undefined || next === own || isDecoration[other] === 1) continue;
      const pair = pairOf(own.id, next.id);
      contacts.set(pair, (contacts.get(pair) ?? 0) + 1);
    }
  }
  return contacts;
};

/** EC-2.9.3, point 7: they touch for a few kilometres and are no neighbours; the map bars them. */
export const BARRED: ReadonlySet<string> = new Set([pairOf('sib', 'skg'), pairOf('isr', 'MRG')]);
