import { type Box, contains } from '#web/kit/svg/map/box.ts';
import { type OrderLine, type Places, spotsOfLine } from '#web/kit/svg/map/order-drawing.tsx';
import { spotsAt } from './geometry.ts';
import { unitIn } from './of-view.ts';
import type { MapPosition } from './types.ts';

/** Where units stand in a position: those of the seas of both edges at both. */
export const placesOf = (position: MapPosition): Places => ({ spots: spotsAt, unit: (id) => unitIn(position, id) });

/** Whether a line lies wholly in one of the parts that are read elsewhere. */
export const isElsewhere = (line: OrderLine, elsewhere: readonly Box[]): boolean =>
  elsewhere.some((box) => spotsOfLine(line).every((spot) => contains(box, spot)));
