import { type Message } from '#kernel';
import { type Board } from './board.ts';
import type { Place, Unit } from './types.ts';
/** The unit in another place. */
export declare const relocate: (unit: Unit, { loc, coast }: Place) => Unit;
/** EC-9.1, EC-9.2: null for units that can be on the map together, or what is wrong with the first that cannot. */
export declare const checkUnits: (board: Board, units: readonly Unit[]) => Message | null;
