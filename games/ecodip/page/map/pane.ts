import { type Box, contains, type Size } from '#web/kit/svg/map/box.ts';
import { boxOf, kept, type Pane, type View, viewOfBox } from '#web/kit/svg/map/view.ts';
import { spotsAt, WORLD } from './geometry.ts';
import { lookOf } from './names-layer.tsx';
import { type Plate, PLATES } from './plates.ts';

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

/** Brings several provinces into the window together, with their neighbours; where its foot is covered, into the share above. */
export const framing = (ids: readonly string[], size: Size, seen = 1): View => {
  const spots = ids.flatMap((id) => spotsAt(id).slice(0, 1));
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const around = AROUND * seen;
  const [west, north] = [Math.min(...xs) - around, Math.min(...ys) - around];
  const box = { x: west, y: north, width: Math.max(...xs) + around - west, height: Math.max(...ys) + around - north };
  const { middle, span } = viewOfBox(box, { width: size.width, height: size.height * seen });
  const down = ((1 - seen) / 2) * span * (size.height / size.width);
  return kept({ middle: [middle[0], middle[1] + down], span }, paneOf(size));
};

/** Pixels that the small world and a unit beside it take in the corner. */
const LOCATOR: Size = { width: 190, height: 120 };

export const viewOfPlate = ({ box }: Plate, size: Size): View => kept(viewOfBox(box, size), paneOf(size));

/** The plate a province stands on. */
const plateOf = (id: string): Plate | undefined => PLATES.find(({ box }) => spotsAt(id).some((spot) => contains(box, spot)));

/** Well inside the window, and not under the small world in its corner. */
const isClear = (id: string, view: View, size: Size): boolean => {
  const { x, y, width, height } = boxOf(view, size);
  const inner: Box = { x: x + width * 0.1, y: y + height * 0.1, width: width * 0.8, height: height * 0.8 };
  const unit = width / size.width;
  const corner: Size = { width: LOCATOR.width * unit, height: LOCATOR.height * unit };
  const covered: Box = { x: x + width - corner.width, y: y + height - corner.height, ...corner };
  return spotsAt(id).some((spot) => contains(inner, spot) && !contains(covered, spot));
};

/** Where to look when another province is in work: null, nowhere else. */
export const viewFor = (id: string, view: View, size: Size): View | null => {
  const plate = plateOf(id);
  const plateView = plate !== undefined && lookOf(size.width / view.span).isTooFarForDense ? viewOfPlate(plate, size) : null;
  const next = plateView ?? view;
  return isClear(id, next, size) ? plateView : lookingAt(id, size, next.span);
};
