import type { WasteBoard } from '#games/mull-money/data.ts';

/* MM-2.10.2: the path of the common waste board snakes upwards in bands of two columns for each player. */

export interface FieldPlace {
  /** Columns and bands, counted from the lower left. */
  readonly column: number;
  readonly band: number;
}

export interface BoardShape {
  readonly columns: number;
  readonly bands: number;
}

export const shapeOf = ({ max }: WasteBoard, players: number): BoardShape => ({ columns: 2 * players, bands: Math.ceil(max / (2 * players)) });

/** Where field 1, 2, … lies; field 0 is the start circle, left of field 1. */
export const placeOf = (field: number, { columns }: BoardShape): FieldPlace => {
  const band = Math.floor((field - 1) / columns);
  const along = (field - 1) % columns;
  return { band, column: band % 2 === 0 ? along : columns - 1 - along };
};
