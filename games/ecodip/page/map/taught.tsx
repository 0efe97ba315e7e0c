import { marked } from '#web/kit/parts/teaching.ts';
import type { Spot } from '#web/kit/svg/map/box.ts';
import { unitSpots } from './geometry.ts';

/** What a guide calls a province: as it explains itself. */
const thingOf = (id: string): string => `province ${id}`;

/** The provinces that a guide marks now. */
export const taughtProvinces = (): readonly string[] => {
  const things = marked.value;
  return things.length === 0 ? [] : [...unitSpots.keys()].filter((id) => things.includes(thingOf(id)));
};

/** Pixels: around the place of a unit and the name below it. */
const REACH = 27;
const BELOW = 6;

/** Where the rings of a guide lie: around what stands in a province, not around the whole of it. */
export const RingPlaces = ({ toPixels }: { readonly toPixels: (spot: Spot) => Spot }) => (
  <g>
    {taughtProvinces().map((id) => {
      const [cx, cy] = toPixels(unitSpots.get(id) ?? [0, 0]);
      return <circle key={id} cx={cx} cy={cy + BELOW} r={REACH} fill="none" data-ring={thingOf(id)} />;
    })}
  </g>
);
