import type { Lang, Seat, Seed } from '#kernel';
import type { BotPace, CreatedTable, SeatPlan, TableInfo } from '#protocol';

/* What the page asks of the house on this device (`device-house.ts`), beside the protocol that it speaks at a table. All of it is plain data. */

/** What the others answer, by seat: its nth move after the opening position. Null, none left, or one that the rules refuse: its bot's own. */
export type Script = Readonly<Record<Seat, readonly unknown[]>>;

/** A game on this device. */
export interface SoloPlan {
  readonly game: string;
  /** Those that differ from the booklet. */
  readonly options: Readonly<Record<string, unknown>>;
  /** `here`: whoever sits before this device; `bot`. */
  readonly seats: readonly SeatPlan[];
  readonly lang: Lang;
  /** `step`: bots wait until they are told to go on (`{ t: 'step' }`). Absent: calm. */
  readonly pace?: BotPace;
  /** Dice that were chosen; absent: drawn. */
  readonly seed?: Seed;
  /** What was played before the page opens, as a recording holds it. */
  readonly inputs?: readonly unknown[];
  readonly script?: Script;
  /** False: gone with the page, and in no list. */
  readonly kept: boolean;
}

/** What is asked, and what is answered to it. */
export type HouseRequest =
  | { readonly do: 'create'; readonly plan: SoloPlan }
  | { readonly do: 'info'; readonly table: string; readonly lang: Lang }
  | { readonly do: 'recording'; readonly table: string; readonly lang: Lang }
  | { readonly do: 'remove'; readonly table: string; readonly lang: Lang };

export type HouseAnswer =
  | { readonly ok: true; readonly value: CreatedTable | TableInfo | unknown }
  | { readonly ok: false; readonly code: string; readonly message: string };
