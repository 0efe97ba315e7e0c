import { type Arg } from '#kernel';
import type { Board } from './board.ts';
import type { Place, Unit } from './types.ts';
export declare const placeArg: (board: Board, place: Place) => Arg;
/** A unit as explanations call it: « A Paris ». */
export declare const unitArg: (board: Board, unit: Unit) => Arg;
