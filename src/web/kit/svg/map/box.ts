import type { Box } from '../box.ts';

/** A place on a drawing. */
export type Spot = readonly [number, number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type { Box };

export const overlaps = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export const contains = ({ x, y, width, height }: Box, [px, py]: Spot): boolean => px >= x && px <= x + width && py >= y && py <= y + height;

/** Inside an outline of one or several rings: even–odd, as the page fills shapes. */
export const isInside = (rings: readonly (readonly Spot[])[], [x, y]: Spot): boolean => {
  let inside = false;
  for (const ring of rings) {
    let before = ring.at(-1) ?? [0, 0];
    for (const here of ring) {
      const [x1, y1] = before;
      const [x2, y2] = here;
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
      before = here;
    }
  }
  return inside;
};
