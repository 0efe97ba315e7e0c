import type { Battle, Entry } from '#games/triple-bataille/types.ts';

/* How the turned cards of a battle fill the wall: sheets in reading order, as large as all of them allow. */

/** A cell of the wall, in pixels of 1920 by 1080; the sheet draws it by the name. */
interface CellSize {
  readonly name: 'large' | 'middle' | 'fair' | 'small' | 'least';
  readonly width: number;
  /** What each further card of a stake adds. */
  readonly more: number;
  readonly rows: number;
}

const SIZES: readonly CellSize[] = [
  { name: 'large', width: 230, more: 64, rows: 2 },
  { name: 'middle', width: 168, more: 46, rows: 3 },
  { name: 'fair', width: 148, more: 38, rows: 4 },
  { name: 'small', width: 130, more: 30, rows: 5 },
  // The strongest card in letters: there is no room to draw it, nor the others.
  { name: 'least', width: 118, more: 0, rows: 6 },
];

const WIDTH = 1848;
const GAP = 8;

/** Those who share their places stand on one sheet, unless they fill more than a row. */
export interface Sheet {
  readonly keys: readonly string[];
  readonly width: number;
}

export interface Laid {
  readonly size: CellSize['name'];
  readonly rows: readonly (readonly Sheet[])[];
}

const sheetsOf = (order: Battle['order'], widthOf: (key: string) => number): readonly Sheet[] =>
  order.flatMap((group) => {
    const sheets: Sheet[] = [];
    let keys: string[] = [];
    let width = 0;
    for (const key of group) {
      if (width + widthOf(key) > WIDTH) {
        sheets.push({ keys, width });
        keys = [];
        width = 0;
      }
      keys.push(key);
      width += widthOf(key);
    }
    return [...sheets, { keys, width }];
  });

const inRows = (sheets: readonly Sheet[]): readonly (readonly Sheet[])[] => {
  const rows: Sheet[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const sheet of sheets) {
    if (used + GAP + sheet.width > WIDTH) {
      rows.push([]);
      used = -GAP;
    }
    rows.at(-1)?.push(sheet);
    used += GAP + sheet.width;
  }
  return rows;
};

/** The largest cells with which all sheets find room; a row never breaks a tie that it could hold. */
export const layRows = (order: Battle['order'], entries: readonly Entry[]): Laid => {
  const cards = new Map(entries.map(({ key, counting }) => [key, counting.length]));
  const tries = SIZES.map(({ name, width, more, rows: most }) => {
    const rows = inRows(sheetsOf(order, (key) => width + more * Math.max(0, (cards.get(key) ?? 1) - 1)));
    return { size: name, rows, fits: rows.length <= most };
  });
  const { size, rows } = tries.find(({ fits }) => fits) ?? tries.at(-1) ?? { size: 'least', rows: [] };
  return { size, rows };
};
