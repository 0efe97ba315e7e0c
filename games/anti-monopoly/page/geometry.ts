import type { Box, Spot } from '#web/kit/svg/box.ts';

/** Where things stand on the forty squares: Start at the lower right, travel clockwise, all text upright. */

export const SQUARES = 40;
export const CORNER_TEN = 10;

export type Side = 'bottom' | 'left' | 'top' | 'right' | 'corner';

export interface Layout {
  readonly wide: boolean;
  /** Of the printed card, without its frame. */
  readonly side: number;
  readonly corner: number;
  readonly frame: number;
  /** Depth of the city band and of the place marked M, from the inside. */
  readonly band: number;
  readonly strip: number;
  /** Where pawns stand, inside the squares. */
  readonly lane: number;
  readonly pawn: { readonly C: number; readonly M: number };
}

export const WIDE: Layout = { wide: true, side: 864, corner: 122, frame: 13, band: 22, strip: 17, lane: 44, pawn: { C: 30, M: 37 } };
export const PHONE: Layout = { wide: false, side: 372, corner: 55.5, frame: 6, band: 9, strip: 7, lane: 24, pawn: { C: 17, M: 20 } };

export const sideOf = (square: number): Side => {
  if (square % 10 === 0) return 'corner';
  const sides = ['bottom', 'left', 'top', 'right'] as const;
  return sides[Math.floor(square / 10)] ?? 'bottom';
};

export const isUpright = (side: Side): boolean => side === 'bottom' || side === 'top';

export const squareBox = ({ side, corner }: Layout, square: number): Box => {
  const step = (side - 2 * corner) / 9;
  const far = side - corner;
  const along = (square % 10) - 1;
  const row = Math.floor(square / 10);
  if (square % 10 === 0) return { x: row === 0 || row === 3 ? far : 0, y: row < 2 ? far : 0, width: corner, height: corner };
  if (row === 0) return { x: far - (along + 1) * step, y: far, width: step, height: corner };
  if (row === 1) return { x: 0, y: far - (along + 1) * step, width: corner, height: step };
  if (row === 2) return { x: corner + along * step, y: 0, width: step, height: corner };
  return { x: far, y: corner + along * step, width: corner, height: step };
};

/** A slice of a square `depth` thick, `from` away from the inner edge. */
const slice = ({ x, y, width, height }: Box, side: Side, from: number, depth: number): Box => {
  switch (side) {
    case 'bottom':
      return { x, y: y + from, width, height: depth };
    case 'top':
      return { x, y: y + height - from - depth, width, height: depth };
    case 'left':
      return { x: x + width - from - depth, y, width: depth, height };
    case 'right':
    case 'corner':
      return { x: x + from, y, width: depth, height };
    default:
      return { x, y, width, height };
  }
};

export interface StreetParts {
  /** The city's band: houses of a competitor. */
  readonly band: Box;
  /** The place marked M: houses of a monopolist. */
  readonly strip: Box;
  /** Name, and the foot with price or rent. */
  readonly field: Box;
}

/** From the inside to the outside: city band, place marked M, field. */
export const streetParts = (layout: Layout, square: number): StreetParts => {
  const box = squareBox(layout, square);
  const side = sideOf(square);
  const { band, strip } = layout;
  const depth = isUpright(side) ? box.height : box.width;
  return { band: slice(box, side, 0, band), strip: slice(box, side, band, strip), field: slice(box, side, band + strip, depth - band - strip) };
};

export const middle = ({ x, y, width, height }: Box): Spot => ({ x: x + width / 2, y: y + height / 2 });

/** `count` things in a row along a slice, the `index`th of them. */
export const along = (box: Box, upright: boolean, index: number, count: number, gap: number): Spot => {
  const { x, y } = middle(box);
  const shift = (index - (count - 1) / 2) * gap;
  return upright ? { x: x + shift, y } : { x, y: y + shift };
};

/** Three zones of square 10, as shares of its box. */
export const tenZones = ({ x, y, width, height }: Box): { readonly prison: Box; readonly war: Box; readonly tour: Box } => ({
  prison: { x, y, width: width * 0.5, height: height * 0.67 },
  war: { x: x + width * 0.5, y, width: width * 0.5, height: height * 0.67 },
  tour: { x, y: y + height * 0.67, width, height: height * 0.33 },
});

export type Stay = 'prison' | 'war' | 'free';

/** The foot of a pawn: on the inner lane, never on a figure; prisoners behind the bars of square 10. */
export const pawnSpot = (layout: Layout, square: number, stay: Stay, height: number, index: number, count: number): Spot => {
  const box = squareBox(layout, square);
  const side = sideOf(square);
  const gap = Math.min(layout.wide ? 22 : 11, (isUpright(side) ? box.width : box.height) / Math.max(1, count - 0.4));
  const shift = (index - (count - 1) / 2) * gap;
  const near = 1;
  // Those who stand behind one another on a side stay on the lane, too: what lies in the middle is read and pressed.
  const inward = near + height * 0.34 + Math.min(index * gap * 0.75, Math.max(0, layout.lane - near - height * 0.68));
  if (square === CORNER_TEN && stay !== 'free') {
    const zone = stay === 'prison' ? tenZones(box).prison : tenZones(box).war;
    return { x: zone.x + zone.width / 2 + shift * 0.7, y: zone.y + zone.height * 0.76 };
  }
  switch (side) {
    case 'bottom':
      return { x: box.x + box.width / 2 + shift, y: box.y - near };
    case 'top':
      return { x: box.x + box.width / 2 + shift, y: box.y + box.height + height + near };
    case 'left':
      return { x: box.x + box.width + inward, y: box.y + box.height / 2 + height * 0.42 + shift * 0.5 };
    case 'right':
      return { x: box.x - inward, y: box.y + box.height / 2 + height * 0.42 + shift * 0.5 };
    case 'corner':
      return { x: box.x + box.width * (square === CORNER_TEN ? 0.5 : 0.34) + shift, y: box.y + box.height - (layout.wide ? 6 : 3) };
    default:
      return middle(box);
  }
};
