import { type Spot, drawing, spotAt } from '../drawing.ts';
import type { Scenario } from '../scenario.ts';

/** The part of the drawing that is seen: its middle, and how many times it is enlarged. */
export interface View {
  readonly middle: Spot;
  readonly zoom: number;
}

export const MOST = 5;
const STEP = 1.45;

export const WHOLE: View = { middle: [drawing.width / 2, drawing.height / 2], zoom: 1 };

/** Never past the edge of the drawing. */
const kept = ({ middle: [x, y], zoom: wanted }: View): View => {
  const zoom = Math.min(MOST, Math.max(1, wanted));
  const [halfX, halfY] = [drawing.width / 2 / zoom, drawing.height / 2 / zoom];
  return { zoom, middle: [Math.min(drawing.width - halfX, Math.max(halfX, x)), Math.min(drawing.height - halfY, Math.max(halfY, y))] };
};

export const zoomed = (view: View, direction: 1 | -1): View => kept({ ...view, zoom: view.zoom * STEP ** direction });

/** Enlarged by a factor, a point of the drawing staying where it is. */
export const zoomedAt = ({ middle: [x, y], zoom }: View, factor: number, [px, py]: Spot): View => {
  const next = Math.min(MOST, Math.max(1, zoom * factor));
  const share = zoom / next;
  return kept({ zoom: next, middle: [px + (x - px) * share, py + (y - py) * share] });
};

/** Moved by so many units of the drawing. */
export const moved = ({ middle: [x, y], zoom }: View, dx: number, dy: number): View => kept({ zoom, middle: [x + dx, y + dy] });

/** How large signs are drawn: they grow with the map, but more slowly. */
export const penOf = ({ zoom }: View): number => zoom ** -0.5;

export const boxOf = ({ middle: [x, y], zoom }: View): string => {
  const [width, height] = [drawing.width / zoom, drawing.height / zoom];
  return [x - width / 2, y - height / 2, width, height].map((value) => value.toFixed(1)).join(' ');
};

/** All units and where they go, with some room around; on a small screen at least so large that units can be touched. */
export const fitting = ({ units, orders }: Scenario, least: number): View => {
  const spots = [...units.map(spotAt), ...orders.flatMap((order) => ('to' in order && order.to !== undefined ? [spotAt({ loc: order.to })] : []))];
  if (spots.length === 0) return kept({ ...WHOLE, zoom: least });
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = 130;
  const zoom = Math.min(drawing.width / (east - west + 2 * room), drawing.height / (south - north + 2 * room), 2.6);
  // A little closer than the whole would only cut it.
  return kept({ middle: [(west + east) / 2, (north + south) / 2], zoom: Math.max(zoom < 1.35 ? 1 : zoom, least) });
};

/** The province a reader comes to when he goes one step in a direction. */
export const stepTo = (from: string, [dx, dy]: Spot): string => {
  const [x, y] = spotAt({ loc: from });
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const [id, [otherX, otherY]] of drawing.unitSpots) {
    const ahead = (otherX - x) * dx + (otherY - y) * dy;
    const aside = Math.abs((otherX - x) * dy - (otherY - y) * dx);
    if (id === from || ahead <= 4 || aside > ahead * 1.6) continue;
    const cost = ahead + aside * 1.4;
    if (cost < least) [best, least] = [id, cost];
  }
  return best;
};
