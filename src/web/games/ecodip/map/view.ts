import { type Box, provinceIds, type Spot, spotsAt, WORLD } from './geometry.ts';

/** What a sheet shows: its middle, and how many units of the drawing go across. */
export interface View {
  readonly middle: Spot;
  readonly span: number;
}

/** A sheet on the screen, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Enlarged no further than this. */
const LEAST_SPAN = 60;
const STEP = 1.5;

const aspect = ({ width, height }: Size): number => width / Math.max(1, height);

/** The most a sheet of that size shows without leaving the drawing. */
export const mostSpan = (size: Size): number => Math.min(WORLD.width, WORLD.height * aspect(size));

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), Math.max(least, most));

/** Never past the edge of the drawing. */
export const kept = ({ middle: [x, y], span: wanted }: View, size: Size): View => {
  const span = clamp(wanted, LEAST_SPAN, mostSpan(size));
  const [halfX, halfY] = [span / 2, span / aspect(size) / 2];
  return { span, middle: [clamp(x, halfX, WORLD.width - halfX), clamp(y, halfY, WORLD.height - halfY)] };
};

export const boxOf = ({ middle: [x, y], span }: View, size: Size): Box => {
  const height = span / aspect(size);
  return { x: x - span / 2, y: y - height / 2, width: span, height };
};

/** The whole width of a box, from its head down. */
export const viewOfBox = ({ x, y, width }: Box, size: Size): View => ({ middle: [x + width / 2, y + width / aspect(size) / 2], span: width });

export const zoomed = (view: View, direction: 1 | -1, size: Size): View => kept({ ...view, span: view.span / STEP ** direction }, size);

/** Enlarged by a factor, a place of the drawing staying where it is. */
export const zoomedAt = ({ middle: [x, y], span }: View, factor: number, [px, py]: Spot, size: Size): View => {
  const next = clamp(span / factor, LEAST_SPAN, mostSpan(size));
  const share = next / span;
  return kept({ span: next, middle: [px + (x - px) * share, py + (y - py) * share] }, size);
};

/** Moved by so many units of the drawing. */
export const moved = ({ middle: [x, y], span }: View, dx: number, dy: number, size: Size): View => kept({ span, middle: [x + dx, y + dy] }, size);

/** Brings a province into the middle, near enough to read it. */
export const lookingAt = (id: string, span: number, size: Size): View => kept({ middle: spotsAt(id)[0] ?? [0, 0], span }, size);

/** The province a reader comes to one step in a direction, by arrow key. */
export const stepTo = (from: string, [dx, dy]: Spot): string => {
  const [x, y] = spotsAt(from)[0] ?? [0, 0];
  let [best, least] = [from, Number.POSITIVE_INFINITY];
  for (const id of provinceIds) {
    const [otherX, otherY] = spotsAt(id)[0] ?? [0, 0];
    const ahead = (otherX - x) * dx + (otherY - y) * dy;
    const aside = Math.abs((otherX - x) * dy - (otherY - y) * dx);
    if (id === from || ahead <= 2 || aside > ahead * 1.6) continue;
    const cost = ahead + aside * 1.4;
    if (cost < least) [best, least] = [id, cost];
  }
  return best;
};
