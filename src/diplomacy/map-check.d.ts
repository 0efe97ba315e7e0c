import type { Message } from '#kernel';
import { type MapData } from './map-data.ts';
/** Everything wrong with the geography of a map, each in one sentence; empty for a sound map. */
export declare const checkMap: (map: MapData) => readonly Message[];
