import type { Seat } from '#kernel/game.ts';
import type { Ledger } from '#kernel/ledger.ts';
import type { Options } from './options.ts';

export type { Move } from './moves.ts';
export type { Options };

/* The whole vocabulary of the game. */

export type Ending = 'allSold' | 'alone';

/** What everybody sees: views share it with the state by reference. */
export interface Table {
  readonly round: number;
  /** What the lot that is turned up is worth; null when the game is over. */
  readonly lot: number | null;
  readonly ledger: Ledger;
  /** The worth of the lots that each has bought. */
  readonly bought: readonly (readonly number[])[];
  readonly active: readonly boolean[];
  readonly lastSale: { readonly seat: Seat | null; readonly lot: number; readonly amount: number } | null;
  readonly ending: Ending | null;
}

/** The table, and beside it what is secret. */
export interface State {
  readonly options: Options;
  readonly table: Table;
  /** Lots that nobody has seen yet, the next one first. */
  readonly deck: readonly number[];
  readonly bids: readonly (number | null)[];
}

export interface View {
  readonly options: Options;
  readonly table: Table;
  /** Who has bid, not what. */
  readonly committed: readonly boolean[];
  readonly ownBid: number | null;
}
