import type { Message } from '#kernel';
import type { Board } from '../board.ts';
import type { AdjustmentOrder, Issued, MovementOrder, Position, PowerId, ProvinceId, RetreatOrder, Unit } from '../types.ts';
export type Owners = Readonly<Record<PowerId, readonly ProvinceId[]>>;
interface Common {
  /** Whatever the record calls itself; given back as it came. */
  readonly id: unknown;
  readonly season: 'spring' | 'fall';
  readonly centers: Owners | null;
  /** Orders that are none in this phase, by power and province: their units hold, or disband. */
  readonly strays: readonly {
    readonly by: PowerId;
    readonly loc: ProvinceId;
  }[];
}
export interface MovementRecord extends Common {
  readonly phase: 'movement';
  readonly position: Position;
  readonly orders: readonly Issued<MovementOrder>[];
}
export interface RetreatRecord extends Common {
  readonly phase: 'retreat';
  readonly units: readonly Unit[];
  readonly dislodged: readonly Unit[];
  readonly before: {
    readonly position: Position;
    readonly orders: readonly Issued<MovementOrder>[];
  } | null;
  readonly orders: readonly Issued<RetreatOrder>[];
}
export interface AdjustmentRecord extends Common {
  readonly phase: 'adjustment';
  readonly units: readonly Unit[];
  readonly centers: Owners;
  readonly orders: readonly Issued<AdjustmentOrder>[];
}
/** One phase to adjudicate, as it stands on one line of the wire. */
export type PhaseRecord = MovementRecord | RetreatRecord | AdjustmentRecord;
export type RecordReading =
  | {
      readonly ok: true;
      readonly record: PhaseRecord;
    }
  | {
      readonly ok: false;
      readonly error: Message;
    };
/** A record off the wire, or why the line is none. Orders may be as wrong as they like. */
export declare const readRecord: (board: Board, raw: unknown) => RecordReading;
export {};
