import type { Seat, Viewer } from '#kernel/game.ts';
import type { Ledger } from '#kernel/ledger.ts';

/**
 * Nim with a sealed bid and a purse: the smallest game that has a bit of everything. Each round all bid in secret; the
 * highest bidder pays the pot and must take stones; who takes the last one wins the pot. Everybody was dealt a fortune,
 * face down, which is paid out at the end.
 */
export interface Options {
  readonly stones: number;
  readonly maxTake: number;
  readonly purse: number;
  readonly ties: 'lowest' | 'drawn';
  readonly notes: boolean;
  readonly charms: readonly ('gold' | 'silver')[];
  readonly heap: string;
}

export type Move =
  | { readonly type: 'bid'; readonly amount: number }
  | { readonly type: 'take'; readonly stones: number }
  /** A secret note to oneself. */
  | { readonly type: 'note'; readonly text: string }
  /** The referee throws a die and adds that many stones, once. */
  | { readonly type: 'shake' };

export interface State {
  readonly options: Options;
  readonly round: number;
  readonly stones: number;
  readonly ledger: Ledger;
  readonly active: readonly boolean[];
  readonly bids: readonly (number | null)[];
  readonly taker: Seat | null;
  readonly fortunes: readonly number[];
  readonly deck: readonly number[];
  readonly notes: readonly (string | null)[];
  readonly shaken: boolean;
  readonly over: 'lastStone' | 'alone' | null;
}

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly round: number;
  readonly stones: number;
  readonly ledger: Ledger;
  readonly active: readonly boolean[];
  /** Who has bid, not what. */
  readonly committed: readonly boolean[];
  readonly taker: Seat | null;
  readonly shaken: boolean;
  readonly over: State['over'];
  /** Null where the viewer may not know. */
  readonly fortunes: readonly (number | null)[];
  readonly deckLeft: number;
  readonly ownBid: number | null;
  readonly ownNote: string | null;
}
