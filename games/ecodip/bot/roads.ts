import { type Board, listAt, type Lists, toLists } from '#diplomacy/board.ts';
import type { Coast, ProvinceId, Unit } from '#diplomacy/types.ts';
import { once } from '#kernel/work.ts';

/* Who can go where on an empty map, looked up once for each board. */

export interface Step {
  readonly to: ProvinceId;
  readonly coast?: Coast;
}

type Type = Unit['type'];

interface Roads {
  /** By place: a province, or a coast of one. */
  readonly steps: Readonly<Record<Type, readonly (readonly Step[])[]>>;
  /** The same as numbers of provinces, each once. */
  readonly reach: Readonly<Record<Type, readonly Int32Array[]>>;
  /** From and to provinces, whatever the coast. */
  readonly ways: Readonly<Record<Type, Lists>>;
}

const roadsOf = once((board: Board): Roads => {
  const provinces = (places: readonly number[]): Int32Array => Int32Array.from(new Set(places.map((place) => board.placeProvince[place] ?? 0)));
  const toStep = (place: number): Step => {
    const { loc, coast } = board.placeOf(place);
    return coast === undefined ? { to: loc } : { to: loc, coast };
  };
  const walks = board.provinces.map((_, index) => listAt(board.walks, index));
  const sailings = board.placeCoast.map((_, place) => listAt(board.sailings, place));
  const onFoot = walks.map(provinces);
  return {
    steps: { army: walks.map((list) => list.map(toStep)), fleet: sailings.map((list) => list.map(toStep)) },
    reach: { army: onFoot, fleet: sailings.map(provinces) },
    ways: { army: toLists(onFoot), fleet: toLists(board.harbours.map((places) => provinces(places.flatMap((place) => sailings[place] ?? [])))) },
  };
});

type Standing = Pick<Unit, 'loc' | 'coast' | 'type'>;

const placeOf = (board: Board, { loc, coast, type }: Standing): number => {
  const province = board.provinceAt(loc);
  return type === 'fleet' && coast !== undefined ? board.coastAt(province, coast) : province;
};

const NOWHERE = new Int32Array(0);

/** Neighbours that the unit may walk or sail to. */
export const stepsOf = (board: Board, unit: Standing): readonly Step[] => roadsOf(board).steps[unit.type][placeOf(board, unit)] ?? [];

/** The numbers of their provinces. */
export const reachOf = (board: Board, unit: Standing): Int32Array => roadsOf(board).reach[unit.type][placeOf(board, unit)] ?? NOWHERE;

/** Provinces by province, for one kind of unit. */
export const waysOf = (board: Board, type: Type): Lists => roadsOf(board).ways[type];

/** As far as bots look. */
const REACH = 5;

const ringsOf = once((_board: Board): Readonly<Record<Type, (readonly Int32Array[])[]>> => ({ army: [], fleet: [] }));

/** The provinces at one step from another, at two, and so on, for one kind of unit. */
export const ringsAround = (board: Board, type: Type, from: number): readonly Int32Array[] => {
  const known = ringsOf(board)[type];
  const found = known[from];
  if (found !== undefined) return found;
  const ways = waysOf(board, type);
  const seen = new Set([from]);
  let edge: readonly number[] = [from];
  const rings: Int32Array[] = [];
  while (rings.length < REACH) {
    edge = [...new Set(edge.flatMap((near) => listAt(ways, near)))].filter((to) => !seen.has(to));
    for (const to of edge) seen.add(to);
    rings.push(Int32Array.from(edge));
  }
  return (known[from] = rings);
};

export const reaches = (board: Board, unit: Standing, to: ProvinceId): boolean => reachOf(board, unit).includes(board.provinceAt(to));
