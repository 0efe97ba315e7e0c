import { type Message } from '#kernel';
import { type MapData, type ProvinceData } from './map-data.ts';
import type { Coast, Place, PowerId, ProvinceId } from './types.ts';
export declare const LAND = 0;
export declare const COAST = 1;
export declare const SEA = 2;
/** What `arrival` says when a fleet could come to several coasts of the province. */
export declare const SEVERAL_COASTS = -1;
export declare const NOWHERE = -2;
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
/** List `index` as an array, for work that need not be fast. */
export declare const listAt: ({ start, items }: Lists, index: number) => readonly number[];
/** The board of a map that has passed `checkMap`. */
export declare const compileMap: (map: MapData) => Board;
export type BoardReading =
  | {
      readonly ok: true;
      readonly board: Board;
    }
  | {
      readonly ok: false;
      readonly errors: readonly Message[];
    };
/** A board from the contents of a map file, or everything that is wrong with it. */
export declare const readBoard: (raw: unknown) => BoardReading;
