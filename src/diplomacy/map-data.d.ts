import type { Localized, Message } from '#kernel';
import type { Coast, PowerId, ProvinceId, ProvinceKind, Unit } from './types.ts';
/** A neighbour of a fleet: a province, with its coast where it has several (`spa/nc`). */
export type FleetNeighbour = string;
export interface ProvinceData {
  readonly id: ProvinceId;
  readonly kind: ProvinceKind;
  readonly name: Localized;
  readonly centre?: boolean;
  /** Fleets enter and leave on either side, without separate coasts. */
  readonly canal?: boolean;
  readonly army?: readonly ProvinceId[];
  /** One list, or one list for each of its coasts. */
  readonly fleet?: readonly FleetNeighbour[] | Readonly<Record<Coast, readonly FleetNeighbour[]>>;
}
export interface PowerData {
  readonly id: PowerId;
  /** Other names by which orders may call it, such as `AUS`. */
  readonly tags: readonly string[];
  readonly name: Localized;
  readonly homes: readonly ProvinceId[];
}
/** A map as it is written in a file. Every link stands in both directions, so that a slip of the pen is found. */
export interface MapData {
  readonly id: string;
  readonly name: Localized;
  /** What alphabetical order means when civil disorder must choose (EC-4.10.5): English names, or ids. */
  readonly alphabet: 'name' | 'id';
  readonly powers: readonly PowerData[];
  readonly provinces: readonly ProvinceData[];
  readonly start: readonly Unit[];
}
export type MapReading =
  | {
      readonly ok: true;
      readonly map: MapData;
    }
  | {
      readonly ok: false;
      readonly errors: readonly Message[];
    };
/** The shape of a map off a file; whether its geography holds together is another question (map-check.ts). */
export declare const decodeMap: (raw: unknown) => MapReading;
/** The coasts of a province, in the order of the file; none when it has one coast only, or no coast at all. */
export declare const coastsOf: ({ fleet }: ProvinceData) => readonly Coast[];
/** The neighbours of a fleet by the coast it stands on; the empty coast where there is one only. */
export declare const fleetLists: ({ fleet }: ProvinceData) => readonly (readonly [Coast, readonly FleetNeighbour[]])[];
/** `spa/nc` is the province `spa` and its coast `nc`. */
export declare const splitNeighbour: (neighbour: FleetNeighbour) => readonly [ProvinceId, Coast];
export declare const placeName: (loc: ProvinceId, coast: Coast | undefined) => string;
