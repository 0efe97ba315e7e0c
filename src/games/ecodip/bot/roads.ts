import type { Board, Coast, ProvinceId, Unit } from '#diplomacy';

/* Who can go where on an empty map, looked up once for each board. */

export interface Step {
  readonly to: ProvinceId;
  readonly coast?: Coast;
}

type Type = Unit['type'];

interface Roads {
  /** By place: a province, or a coast of one. */
  readonly steps: Readonly<Record<Type, readonly (readonly Step[])[]>>;
  /** The same from and to provinces, whatever the coast. */
  readonly ways: Readonly<Record<Type, readonly (readonly number[])[]>>;
}

const known = new WeakMap<Board, Roads>();

const listAt = ({ start, items }: Board['walks'], index: number): readonly number[] => [...items.subarray(start[index], start[index + 1])];

const roadsOf = (board: Board): Roads => {
  const found = known.get(board);
  if (found !== undefined) return found;
  const walks = board.provinces.map((_, index) => listAt(board.walks, index));
  const sailings = board.placeCoast.map((_, place) => listAt(board.sailings, place));
  const toStep = (place: number): Step => {
    const { loc, coast } = board.placeOf(place);
    return coast === undefined ? { to: loc } : { to: loc, coast };
  };
  const byProvince = board.harbours.map((places) => [
    ...new Set(places.flatMap((place) => (sailings[place] ?? []).map((to) => board.placeProvince[to] ?? 0))),
  ]);
  const roads: Roads = {
    steps: { army: walks.map((list) => list.map(toStep)), fleet: sailings.map((list) => list.map(toStep)) },
    ways: { army: walks, fleet: byProvince },
  };
  known.set(board, roads);
  return roads;
};

/** Neighbours that the unit may walk or sail to. */
export const stepsOf = (board: Board, { loc, coast, type }: Pick<Unit, 'loc' | 'coast' | 'type'>): readonly Step[] => {
  const province = board.provinceAt(loc);
  const place = type === 'fleet' && coast !== undefined ? board.coastAt(province, coast) : province;
  return roadsOf(board).steps[type][place] ?? [];
};

/** Provinces by province, for one kind of unit. */
export const waysOf = (board: Board, type: Type): readonly (readonly number[])[] => roadsOf(board).ways[type];

export const reaches = (board: Board, unit: Pick<Unit, 'loc' | 'coast' | 'type'>, to: ProvinceId): boolean => stepsOf(board, unit).some((step) => step.to === to);
