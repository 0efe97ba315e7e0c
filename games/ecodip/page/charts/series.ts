import { at } from '#kernel/collections.ts';
import type { View } from '#games/ecodip/types.ts';
import type { SeriesPoint } from '#protocol';
import { readingsOf, type SeatCurve } from '#web/kit/svg/chart/curves.ts';
import { coloursOf } from '../powers.tsx';

/* EC-13.9: one value for each finished turn; each power in its own colours, whoever plays it. */

export type Figure = 'centres' | 'gold' | 'units' | 'force';

export const powerCurves = ({ table }: View, points: readonly SeriesPoint[], figure: Figure): readonly SeatCurve[] =>
  table.powers
    .map((tag, seat) => ({ seat: coloursOf(tag), readings: readingsOf(points, `ecodip.metric.${figure}/${seat}`) }))
    .filter(({ readings }) => readings.length > 0)
    .toSorted((a, b) => a.seat - b.seat);

/** The place among the powers' colours of a seat. */
export const placeOf = ({ table }: View, seat: number): number => coloursOf(at(table.powers, seat));
