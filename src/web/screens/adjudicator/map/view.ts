import type { Spot } from '../../../kit/svg/map/box.ts';
import { kept, type Pane, type View, wholeView } from '../../../kit/svg/map/view.ts';
import { drawing, spotAt } from '../drawing.ts';
import type { Scenario } from '../scenario.ts';

/** The map keeps its shape on every screen: only how much of it is seen changes. */
export const PANE: Pane = { drawing, size: drawing, least: drawing.width / 5 };

/** Units of the drawing: the letters of a name, where `pen` is 1. */
const LETTERS = 11.6;
/** Pixels a letter should have, so that it can be read. */
const READABLE = 10;
/** Any larger, and the names of the whole map would cover each other. */
const LARGEST = 1.08;

/** How large signs are drawn: they grow with the map, but more slowly; larger on a small screen. `width` is that of the map, in pixels. */
export const penOf = ({ span }: View, width: number): number =>
  Math.max((span / drawing.width) ** 0.5, Math.min(LARGEST, (READABLE * span) / (LETTERS * width)));

/** Units of the drawing left free round the units. */
const ROOM = 130;
/** As close as the map comes by itself. */
const CLOSE = 2.6;

const extent = (values: readonly number[]): Spot => [Math.min(...values), Math.max(...values)];

/** All units and where they go, with some room around; on a small screen at least so large that units can be touched. */
export const fitting = ({ units, orders }: Scenario, least: number): View => {
  const spots = [...units.map(spotAt), ...orders.flatMap((order) => ('to' in order && order.to !== undefined ? [spotAt({ loc: order.to })] : []))];
  if (spots.length === 0) return kept({ ...wholeView(PANE), span: drawing.width / least }, PANE);
  const [west, east] = extent(spots.map(([x]) => x));
  const [north, south] = extent(spots.map(([, y]) => y));
  const zoom = Math.min(drawing.width / (east - west + 2 * ROOM), drawing.height / (south - north + 2 * ROOM), CLOSE);
  // A little closer than the whole would only cut it.
  const closer = Math.max(zoom < 1.35 ? 1 : zoom, least);
  return kept({ middle: [(west + east) / 2, (north + south) / 2], span: drawing.width / closer }, PANE);
};
