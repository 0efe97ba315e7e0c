import { at } from '#kernel/collections.ts';
import type { Message } from '#kernel/messages.ts';
import { cell, coastDirection } from './coasts.ts';
import { checkMap } from './map-check.ts';
import { coastsOf, decodeMap, fleetLists, type MapData, type ProvinceData, splitNeighbour } from './map-data.ts';
import type { Coast, Place, PowerId, ProvinceId } from './types.ts';

export const LAND = 0;
export const COAST = 1;
export const SEA = 2;

/** What `arrival` says when a fleet could come to several coasts of the province. */
export const SEVERAL_COASTS = -1;
export const NOWHERE = -2;

/** Lists of different lengths in one table: list i is items[start[i]] … items[start[i + 1] − 1]. */
export interface Lists {
  readonly start: Int32Array;
  readonly items: Int32Array;
}

/**
 * A map made ready for work: provinces and places are numbers, adjacency is a table. Places 0 … provinceCount − 1 are the
 * provinces themselves; each coast of a province with several is a further place. Armies stand on provinces.
 */
export interface Board {
  readonly map: MapData;
  readonly provinces: readonly ProvinceData[];
  readonly provinceCount: number;
  readonly placeCount: number;
  readonly kinds: Int32Array;
  readonly placeProvince: Int32Array;
  readonly placeCoast: readonly (Coast | undefined)[];
  /** Where in each province a fleet can stand: the province, its coasts, or nowhere. */
  readonly harbours: readonly (readonly number[])[];
  /** armyTouch[from · provinceCount + to] is 1 for neighbours by land. */
  readonly armyTouch: Int32Array;
  /** arrival[place · provinceCount + to]: the place a fleet comes to, SEVERAL_COASTS or NOWHERE. */
  readonly arrival: Int32Array;
  /** Provinces by province, for armies. */
  readonly walks: Lists;
  /** Places by place, for fleets. */
  readonly sailings: Lists;
  /** The seas that touch each province, whatever the coast. */
  readonly seas: Lists;
  /** All neighbours of each province, by land or sea: what civil disorder measures (EC-4.10.5). */
  readonly around: Lists;
  /** The place of each province in alphabetical order. */
  readonly rank: Int32Array;
  /** The number of a province, in any case of letters; −1 when there is none. */
  readonly provinceAt: (id: ProvinceId) => number;
  /** EC-4.18.4: the place of the coast a word names in a province; −1 when the province has no such coast. */
  readonly coastAt: (province: number, coast: Coast | undefined) => number;
  readonly placeOf: (place: number) => Place;
  readonly homesOf: (power: PowerId) => readonly number[];
}

export const toLists = (lists: readonly ArrayLike<number>[]): Lists => {
  const start = new Int32Array(lists.length + 1);
  for (const [index, list] of lists.entries()) start[index + 1] = cell(start, index) + list.length;
  return { start, items: Int32Array.from(lists.flatMap((list) => Array.from(list))) };
};

/** List `index` as an array, for work that need not be fast. */
export const listAt = ({ start, items }: Lists, index: number): readonly number[] => Array.from(items.subarray(cell(start, index), cell(start, index + 1)));

const KINDS = { land: LAND, coast: COAST, sea: SEA } as const;

interface Places {
  readonly harbours: readonly (readonly number[])[];
  readonly province: readonly number[];
  readonly coast: readonly (Coast | undefined)[];
}

const numberPlaces = (provinces: readonly ProvinceData[]): Places => {
  const province = provinces.map((_, index) => index);
  const coast: (Coast | undefined)[] = provinces.map(() => undefined);
  const harbours = provinces.map((data, index) => {
    const coasts = coastsOf(data);
    if (coasts.length === 0) return data.kind === 'land' ? [] : [index];
    return coasts.map((name) => {
      province.push(index);
      return coast.push(name) - 1;
    });
  });
  return { harbours, province, coast };
};

const lookUp = (provinces: readonly ProvinceData[]): ((id: ProvinceId) => number) => {
  const numbers = new Map<string, number>();
  for (const [index, { id }] of provinces.entries()) for (const spelling of [id, id.toLowerCase(), id.toUpperCase()]) numbers.set(spelling, index);
  return (id) => numbers.get(id) ?? numbers.get(id.toLowerCase()) ?? -1;
};

const arrivals = (sailings: readonly (readonly number[])[], placeProvince: readonly number[], provinceCount: number): Int32Array => {
  const arrival = new Int32Array(sailings.length * provinceCount).fill(NOWHERE);
  for (const [from, places] of sailings.entries()) {
    for (const place of places) {
      const key = from * provinceCount + at(placeProvince, place);
      arrival[key] = cell(arrival, key) === NOWHERE ? place : SEVERAL_COASTS;
    }
  }
  return arrival;
};

const ranks = ({ alphabet, provinces }: MapData): Int32Array => {
  const keys = provinces.map(({ id, name }) => (alphabet === 'name' ? name.en : id).toLowerCase());
  const sorted = keys.toSorted();
  return Int32Array.from(keys, (key) => sorted.indexOf(key));
};

/** The board of a map that has passed `checkMap`. */
export const compileMap = (map: MapData): Board => {
  const { provinces } = map;
  const provinceCount = provinces.length;
  const provinceAt = lookUp(provinces);
  const places = numberPlaces(provinces);
  const coastAt = (province: number, coast: Coast | undefined): number => {
    if (coast === undefined) return -1;
    const direction = coastDirection(coast);
    return at(places.harbours, province).find((place) => direction !== null && coastDirection(places.coast[place] ?? '') === direction) ?? -1;
  };
  const harbourOf = (id: ProvinceId, coast: Coast): number => (coast === '' ? provinceAt(id) : coastAt(provinceAt(id), coast));

  const walks = provinces.map(({ army = [] }) => army.map(provinceAt));
  const sailings: (readonly number[])[] = places.province.map(() => []);
  for (const province of provinces)
    for (const [coast, neighbours] of fleetLists(province))
      sailings[harbourOf(province.id, coast)] = neighbours.map((neighbour) => harbourOf(...splitNeighbour(neighbour)));
  const armyTouch = new Int32Array(provinceCount * provinceCount);
  for (const [from, list] of walks.entries()) for (const to of list) armyTouch[from * provinceCount + to] = 1;
  const nearBySea = provinces.map((_, index) => [
    ...new Set(at(places.harbours, index).flatMap((place) => at(sailings, place).map((other) => at(places.province, other)))),
  ]);
  const homes = new Map(map.powers.flatMap(({ id, tags, homes: list }) => [id, ...tags].map((name) => [name.toLowerCase(), list.map(provinceAt)] as const)));

  return {
    map,
    provinces,
    provinceCount,
    placeCount: places.province.length,
    kinds: Int32Array.from(provinces, ({ kind }) => KINDS[kind]),
    placeProvince: Int32Array.from(places.province),
    placeCoast: places.coast,
    harbours: places.harbours,
    armyTouch,
    arrival: arrivals(sailings, places.province, provinceCount),
    walks: toLists(walks),
    sailings: toLists(sailings),
    seas: toLists(nearBySea.map((list) => list.filter((other) => at(provinces, other).kind === 'sea'))),
    around: toLists(walks.map((list, index) => Array.from(new Set(list.concat(at(nearBySea, index)))))),
    rank: ranks(map),
    provinceAt,
    coastAt,
    placeOf: (place) => {
      const { id } = at(provinces, at(places.province, place));
      const coast = places.coast[place];
      return coast === undefined ? { loc: id } : { loc: id, coast };
    },
    homesOf: (power) => homes.get(power.toLowerCase()) ?? [],
  };
};

export type BoardReading = { readonly ok: true; readonly board: Board } | { readonly ok: false; readonly errors: readonly Message[] };

/** A board from the contents of a map file, or everything that is wrong with it. */
export const readBoard = (raw: unknown): BoardReading => {
  const reading = decodeMap(raw);
  if (!reading.ok) return reading;
  const errors = checkMap(reading.map);
  return errors.length > 0 ? { ok: false, errors } : { ok: true, board: compileMap(reading.map) };
};
