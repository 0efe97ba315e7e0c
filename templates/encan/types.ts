import type { Seat } from '#kernel/game.ts';
import type { Ledger } from '#kernel/ledger.ts';
import { decoder, int, type MoveOf } from '#kernel/moves.ts';
import { type AnySpec, option, type OptionsOf } from '#kernel/options.ts';

/* The whole vocabulary of the game. */

export const options = {
  lots: option.int(3, 12, 6, 'game', ['EN-2.2']),
  purse: { ...option.int(50, 300, 100, 'game', ['EN-2.1']), step: 50, money: true },
  ties: { ...option.choice(['none', 'drawn'], 'none', 'game', ['EN-3.3']), amendable: true },
} satisfies Readonly<Record<string, AnySpec>>;

export type Options = OptionsOf<typeof options>;

/** Every move, described once. */
const MOVES = { bid: { amount: int } } as const;

export type Move = MoveOf<typeof MOVES>;
export const decode = decoder(MOVES);

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
  readonly ending: 'allSold' | 'alone' | null;
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
