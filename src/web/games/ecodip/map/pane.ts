import type { Size } from '../../../svg/map/box.ts';
import { kept, type Pane, type View, viewOfBox } from '../../../svg/map/view.ts';
import { spotsAt, WORLD } from './geometry.ts';

/** Units of the drawing: enlarged no further than this. */
const CLOSEST = 60;

/** A window of so many pixels on the world. */
export const paneOf = (size: Size): Pane => ({ drawing: WORLD, least: CLOSEST, size });

/** Units of the drawing on 390 pixels when the map goes to a province: a country and its neighbours. */
const NEAR = 130;
/** Units of the drawing around what is brought into the window. */
const AROUND = 48;
const nearSpan = ({ width }: Size): number => NEAR * Math.max(1, width / 460);

/** Brings a province into the middle, near enough to read it. */
export const lookingAt = (id: string, size: Size, most = nearSpan(size)): View =>
  kept({ middle: spotsAt(id)[0] ?? [WORLD.width / 2, WORLD.height / 2], span: Math.min(most, nearSpan(size) * 1.4) }, paneOf(size));

/** Brings several provinces into the window together, with their neighbours. */
export const framing = (ids: readonly string[], size: Size): View => {
  const spots = ids.flatMap((id) => spotsAt(id).slice(0, 1));
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [west, north] = [Math.min(...xs) - AROUND, Math.min(...ys) - AROUND];
  const box = { x: west, y: north, width: Math.max(...xs) + AROUND - west, height: Math.max(...ys) + AROUND - north };
  return kept(viewOfBox(box, size), paneOf(size));
};
