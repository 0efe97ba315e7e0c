import { type Box, contains, type Size, type Spot } from './box.ts';

/** What a map shows: its middle, and how many units of the drawing go across. */
export interface View {
  readonly middle: Spot;
  readonly span: number;
}

/** A window on a drawing. */
export interface Pane {
  /** The whole drawing, in units of its own. */
  readonly drawing: Size;
  /** Enlarged no further than to so many units across. */
  readonly least: number;
  /** The window on the screen, in pixels. */
  readonly size: Size;
}

const STEP = 1.5;

const aspect = ({ width, height }: Size): number => width / Math.max(1, height);

/** So many units across that all of the drawing is seen; where the window has another shape, something is left beside it. */
export const mostSpan = ({ drawing, size }: Pane): number => Math.max(drawing.width, drawing.height * aspect(size));

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Never past the edge of the drawing; in the middle where the window is larger than the drawing. */
const within = (value: number, half: number, length: number): number => (half * 2 >= length ? length / 2 : clamp(value, half, length - half));

const spanWithin = (span: number, pane: Pane): number => clamp(span, pane.least, mostSpan(pane));

export const kept = ({ middle: [x, y], span: wanted }: View, pane: Pane): View => {
  const span = spanWithin(wanted, pane);
  return { span, middle: [within(x, span / 2, pane.drawing.width), within(y, span / aspect(pane.size) / 2, pane.drawing.height)] };
};

export const wholeView = (pane: Pane): View => ({ middle: [pane.drawing.width / 2, pane.drawing.height / 2], span: mostSpan(pane) });

/** Hardly enlarged is not enlarged. */
export const isWhole = (view: View, pane: Pane): boolean => view.span >= mostSpan(pane) * 0.999;

export const isClosest = ({ span }: View, { least }: Pane): boolean => span <= least * 1.001;

/** The part of the drawing that is seen. */
export const boxOf = ({ middle: [x, y], span }: View, size: Size): Box => {
  const height = span / aspect(size);
  return { x: x - span / 2, y: y - height / 2, width: span, height };
};

/** A part of the drawing, as large as it can be seen whole. */
export const viewOfBox = ({ x, y, width, height }: Box, size: Size): View => ({
  middle: [x + width / 2, y + height / 2],
  span: Math.max(width, height * aspect(size)),
});

export const zoomed = (view: View, direction: 1 | -1, pane: Pane): View => kept({ ...view, span: view.span / STEP ** direction }, pane);

/** Enlarged by a factor, a place of the drawing staying where it is. */
export const zoomedAt = ({ middle: [x, y], span }: View, factor: number, [px, py]: Spot, pane: Pane): View => {
  const next = spanWithin(span / factor, pane);
  const share = next / span;
  return kept({ span: next, middle: [px + (x - px) * share, py + (y - py) * share] }, pane);
};

/** Moved by so many units of the drawing. */
export const moved = ({ middle: [x, y], span }: View, dx: number, dy: number, pane: Pane): View => kept({ span, middle: [x + dx, y + dy] }, pane);

/** Moved only if a place would be out of sight or at the very edge. */
export const following = (view: View, spot: Spot, pane: Pane): View => {
  const { x, y, width, height } = boxOf(view, pane.size);
  const inner: Box = { x: x + width * 0.08, y: y + height * 0.1, width: width * 0.84, height: height * 0.8 };
  return contains(inner, spot) ? view : kept({ ...view, middle: spot }, pane);
};
