import { type Arg, type Message } from '#kernel';
import type { Board } from './board.ts';
import type { Fault, Order, ProvinceId } from './types.ts';
/** A province by its name in the reader's language; a word the map does not know stays as it is. */
export declare const provinceArg: (board: Board, id: ProvinceId) => Arg;
/** EC-4.18.5: the sentence for a fault of an order. `isBlocked` when the unit itself is shut in where it stands (EC-4.6.8.3). */
export declare const faultMessage: (board: Board, fault: Fault, order: Order, isBlocked?: boolean) => Message;
