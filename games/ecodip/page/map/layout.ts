import type { Size } from '#web/kit/svg/map/box.ts';
import { WORLD } from './geometry.ts';
import { PLATES } from './plates.ts';

/** Below this width a small world shows where one is, and buttons lie on the map. */
const PHONE = 720;
/** From this width on the whole world can be read, and the map opens with it. */
const READABLE = 960;
/** The plates stand below the world only if it stays at least so wide; else one window shows either. */
const LEAST_WORLD = 1000;
/** Pixels of the frame, the head, the legend and what is between them. */
const AROUND = 143;
const FRAME = 18;
const HEAD = 47;
/** The signs of the legend in one line, and how high a line is. */
const LEGEND_WIDTH = 1190;
const LEGEND_LINE = 25;

/** Plates 1 and 2 beside each other, and 3 above 4: all of one height, so that their widths are in these shares. */
const shape = (index: number): number => {
  const plate = PLATES[index];
  return plate === undefined ? 1 : plate.box.width / plate.box.height;
};
export const PLATE_SHARES: readonly number[] = [shape(0), shape(1), 1 / (1 / shape(2) + 1 / shape(3))];
const PLATES_SHAPE = PLATE_SHARES.reduce((sum, share) => sum + share, 0);

export interface Layout {
  /** Small enough for a hand. */
  readonly isSmall: boolean;
  /** The map opens with the whole world. */
  readonly opensWhole: boolean;
  /** How wide world and plates are if all are seen at once; null: the window shows the world or a plate. */
  readonly platesWidth: number | null;
  /** The legend has room beneath the map. */
  readonly hasLegend: boolean;
}

/** What fits on so much room without scrolling. */
export const layoutOf = ({ width, height }: Size): Layout => {
  const worldShape = WORLD.width / WORLD.height;
  const both = Math.min(width - FRAME, (height - AROUND) / (1 / worldShape + 1 / PLATES_SHAPE));
  const legend = Math.ceil(LEGEND_WIDTH / (width - FRAME)) * LEGEND_LINE;
  return {
    isSmall: width < PHONE,
    opensWhole: width >= READABLE,
    platesWidth: both >= LEAST_WORLD ? Math.floor(both) : null,
    hasLegend: width >= READABLE && height - FRAME - HEAD - legend >= (width - FRAME) / worldShape,
  };
};
