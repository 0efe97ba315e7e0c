import { type Message } from '#kernel';
import type { Board } from '../board.ts';
import type { Order } from '../types.ts';
export type Phase = 'movement' | 'retreat' | 'adjustment';
export type Parsed =
  | {
      readonly ok: true;
      readonly order: Order;
    }
  | {
      readonly ok: false;
      readonly error: Message;
    };
/** EC-4.18.2: one order from one line, in French or in English. Whether it is legal is another question (order-desk.ts). */
export declare const parseOrder: (board: Board, text: string, phase: Phase) => Parsed;
export interface SheetLine {
  /** Counted from 1. */
  readonly line: number;
  readonly parsed: Parsed;
}
/** EC-4.18.2: a sheet holds one order per line; empty lines and comments are left out. */
export declare const parseSheet: (board: Board, text: string, phase: Phase) => readonly SheetLine[];
