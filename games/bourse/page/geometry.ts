import { CEILING } from '#games/bourse/data.ts';
import type { Box, Spot } from '#web/kit/svg/box.ts';

/** Where things stand on the board. Units are CSS pixels at scale 1; the drawing scales as a whole. */

export interface Layout {
  readonly wide: boolean;
  readonly width: number;
  readonly height: number;
  readonly corner: { readonly width: number; readonly height: number };
  /** The wooden frame around the card. */
  readonly frame: number;
}

export const WIDE: Layout = { wide: true, width: 768, height: 708, corner: { width: 122, height: 106 }, frame: 12 };
export const PHONE: Layout = { wide: false, width: 370, height: 370, corner: { width: 61, height: 60 }, frame: 6 };

const SIDE = 5;
export const SQUARES = 4 * SIDE;

/** Sides of the circuit, clockwise from Start at the upper left: 0 top, 1 right, 2 bottom, 3 left. */
const sideOf = (square: number): number => Math.floor(square / SIDE);

/** BO-2.2: clockwise, corners at 0, 5, 10 and 15. */
export const squareBox = ({ width, height, corner }: Layout, square: number): Box => {
  const along = square % SIDE;
  const across = (width - 2 * corner.width) / (SIDE - 1);
  const down = (height - 2 * corner.height) / (SIDE - 1);
  const right = width - corner.width;
  const low = height - corner.height;
  switch (sideOf(square)) {
    case 0:
      return along === 0 ? { x: 0, y: 0, ...corner } : { x: corner.width + (along - 1) * across, y: 0, width: across, height: corner.height };
    case 1:
      return along === 0 ? { x: right, y: 0, ...corner } : { x: right, y: corner.height + (along - 1) * down, width: corner.width, height: down };
    case 2:
      return along === 0 ? { x: right, y: low, ...corner } : { x: right - along * across, y: low, width: across, height: corner.height };
    default:
      return along === 0 ? { x: 0, y: low, ...corner } : { x: 0, y: low - along * down, width: corner.width, height: down };
  }
};

/** The printed field inside the circuit. */
export const innerField = ({ width, height, corner }: Layout): Box => ({
  x: corner.width,
  y: corner.height,
  width: width - 2 * corner.width,
  height: height - 2 * corner.height,
});

const isCorner = (square: number): boolean => square % SIDE === 0;

/** How far below the upper edge a pawn's foot stands: clear of the price, and of a corner's name. */
const footOf = ({ wide }: Layout, square: number, box: Box, count: number): number => {
  if (square === 0) return wide ? 66 : 47;
  if (!wide) return isCorner(square) ? 33 : 39;
  if (isCorner(square)) return count > 2 ? 66 : 55;
  return box.height > box.width * 0.95 ? 70 : 58;
};

/** The foot of a pawn that is the `place`-th of `count` on its square: from the right, never over the price. */
export const pawnSpot = (layout: Layout, square: number, place: number, count: number): Spot => {
  const box = squareBox(layout, square);
  const inset = layout.wide ? 24 : 15;
  const widest = layout.wide ? 20 : 10;
  const step = count > 1 ? Math.min(widest, (box.width - 2 * inset + 8) / (count - 1)) : 0;
  return { x: box.x + box.width - inset - place * step, y: box.y + footOf(layout, square, box, count) };
};

/** A crowd stands smaller; where there is room the roller's pawn stands taller. */
export const pawnHeight = (layout: Layout, square: number, count: number, roller: boolean): number => {
  if (!layout.wide) return count > 2 ? 21 : 25;
  if (count > 2) return 34;
  const box = squareBox(layout, square);
  return box.height > box.width * 0.95 && roller ? 46 : 40;
};

/* ---------- the trail of the last move, on the frame ---------- */

export interface Chevron extends Spot {
  /** Degrees, 0 pointing down. */
  readonly turn: number;
}

const CHEVRONS_PER_SQUARE = 4;

/** The middle of a square's outer edge on the given side. */
const edgeSpot = (layout: Layout, square: number, side: number): Spot => {
  const box = squareBox(layout, square);
  const away = layout.frame / 2;
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  switch (side % 4) {
    case 0:
      return { x, y: -away };
    case 1:
      return { x: layout.width + away, y };
    case 2:
      return { x, y: layout.height + away };
    default:
      return { x: -away, y };
  }
};

const TURNS = [-90, 0, 90, 180] as const;

/** Chevrons along the frame from one square forward by `steps`; corner plates of the frame stay free. */
export const trail = (layout: Layout, from: number, steps: number): readonly Chevron[] =>
  Array.from({ length: steps }, (_, step) => {
    const square = (from + step) % SQUARES;
    const side = sideOf(square);
    const start = edgeSpot(layout, square, side);
    const end = edgeSpot(layout, (square + 1) % SQUARES, side);
    return Array.from({ length: CHEVRONS_PER_SQUARE }, (_unused, index): Chevron => {
      const part = (index + 0.5) / CHEVRONS_PER_SQUARE;
      return { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part, turn: TURNS[side] ?? 0 };
    });
  }).flat();

/* ---------- quotation columns ---------- */

export interface ColumnScale {
  readonly box: Box;
  readonly top: number;
  readonly foot: number;
  readonly columnWidth: number;
  /** Middle of a column. */
  readonly x: (index: number) => number;
  /** Height of a quotation in francs; what lies off the scale stands at its end. */
  readonly y: (quote: number) => number;
}

const GROUP = 4;

/** Sixteen columns in four groups, like the four sides of the circuit. */
export const columnScale = (box: Box, wide: boolean): ColumnScale => {
  const margin = wide ? 26 : 21;
  const gap = wide ? 8 : 4;
  const columnWidth = (box.width - 2 * margin - 3 * gap) / (4 * GROUP);
  const top = box.y + (wide ? 20 : 12);
  const foot = box.y + box.height - (wide ? 34 : 20);
  return {
    box,
    top,
    foot,
    columnWidth,
    x: (index) => box.x + margin + columnWidth * (index + 0.5) + gap * Math.floor(index / GROUP),
    y: (quote) => foot - ((foot - top) * Math.max(0, Math.min(CEILING, quote))) / CEILING,
  };
};
