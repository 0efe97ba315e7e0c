import type { Seat, Viewer } from '#kernel/game.ts';
import type { Ledger } from '#kernel/ledger.ts';
import type { CardId } from './data/cards.ts';
import type { Role, TitleId } from './data/titles.ts';
import type { Move } from './moves.ts';
import type { Options } from './options.ts';

export { CARD_IDS, type CardId } from './data/cards.ts';
export * from './data/titles.ts';
export { TITLE_IDS, type TitleId } from './data/titles.ts';
export type { Options };

/* ---------- moves (AM-4.1.5) ---------- */

/** What changes hands, told by one side: titles and cash that it gives and gets. */
export interface Deal {
  readonly giveTitles: readonly TitleId[];
  readonly giveCash: number;
  readonly getTitles: readonly TitleId[];
  readonly getCash: number;
}

export type { Move };

export type MoveOf<K extends Move['type']> = Extract<Move, { readonly type: K }>;

export type ProposeTrade = MoveOf<'proposeTrade'>;

/** A rejection with a suggestion, told by the seat addressed: the proposer may make it his own next proposal. */
export type Counter = MoveOf<'counter'>;

/* ---------- what everybody sees (AM-4.1, AM-7.1) ---------- */

/** AM-4.1.1; cash is in the ledger. */
export interface Player {
  /** Null until chosen. */
  readonly role: Role | null;
  readonly pos: number;
  readonly detained: boolean;
  /** Turns spent after arrival, 0 to 2. */
  readonly detainedTurns: number;
  readonly bankrupt: boolean;
  /** 1 for the first who went bankrupt; null while in play. */
  readonly eliminationOrder: number | null;
  /** AM-4.11.2: has left, and will resign when asked. */
  readonly leaving: boolean;
  /** Rents, fares and charges since the start. */
  readonly rentReceived: number;
  readonly rentPaid: number;
}

/** AM-4.1.2. `owner` null: the bank. Transport companies and utilities stay at level 0. */
export interface Title {
  readonly owner: Seat | null;
  readonly mortgaged: boolean;
  /** Houses; the hotel is level 5 of a competitor, 4 of a monopolist. */
  readonly level: number;
}

export type Creditor = Seat | 'bank';

export type DebtReason = 'rent' | 'incomeTax' | 'envTax' | 'foundation' | 'card' | 'release';

/** AM-4.9.1. */
export interface Debt {
  readonly debtor: Seat;
  readonly creditor: Creditor;
  readonly amount: number;
  readonly reason: DebtReason;
}

/** AM-4.3.9: what was done to titles in this phase and may not be undone in it. */
export interface Guards {
  readonly mortgaged: readonly TitleId[];
  readonly lifted: readonly TitleId[];
  readonly built: readonly TitleId[];
  readonly sold: readonly TitleId[];
}

/** The last dice and what they were thrown for. */
export interface Dice {
  readonly seat: Seat;
  readonly purpose: 'role' | 'move' | 'utility' | 'card' | 'foundation' | 'score';
  /** Two dice; one at the foundation. */
  readonly dice: readonly number[];
}

export interface Bid {
  readonly seat: Seat;
  readonly amount: number;
}

/** An answer in an auction; null: passed. */
export interface Answer {
  readonly seat: Seat;
  readonly amount: number | null;
}

/** A closed auction: who answered what (AM-4.8.7), who pays how much. */
export interface AuctionResult {
  readonly round: number;
  readonly title: TitleId;
  readonly answers: readonly Answer[];
  readonly sold: Bid | null;
}

/** A trade between two seats, told by the proposer. */
export interface Trade extends Deal {
  readonly proposer: Seat;
  readonly to: Seat;
}

/** The last trade that was answered: it is public (AM-7.3). */
export interface TradeResult {
  readonly round: number;
  readonly trade: Trade;
  readonly answer: 'accepted' | 'rejected' | 'countered' | 'withdrawn';
}

/** The cards drawn from one deck, the last one last; at most as many as the deck has, since it then repeats itself. */
export interface DeckHistory {
  readonly draws: number;
  readonly recent: readonly CardId[];
}

/** AM-5.3: what was counted for one seat at the end. */
export interface Count {
  readonly seat: Seat;
  /** Cash, kept cash or liquidation value, as the scoring says. */
  readonly holdings: number;
  /** What visitors would pay now. */
  readonly income: number;
  readonly score: number;
  /** Sums thrown for the utilities. */
  readonly throws: readonly number[];
}

export const END_REASONS = ['campFallen', 'lastPlayer', 'roundLimit', 'roundCap'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** The decision point at which the game stands (AM-4.1.4). */
export type Point =
  | { readonly kind: 'roleChoice'; readonly seat: Seat }
  | { readonly kind: 'preThrow'; readonly seat: Seat }
  | { readonly kind: 'buyDecision'; readonly seat: Seat; readonly title: TitleId }
  /** Auction by ceilings: all asked at once; `answered` may still revise. `order` is that of AM-4.8.1, all living seats. */
  | {
      readonly kind: 'ceilings';
      readonly title: TitleId;
      readonly opening: number;
      readonly order: readonly Seat[];
      readonly asked: readonly Seat[];
      readonly answered: readonly Seat[];
    }
  /** Open auction: `seat` speaks, then `queue` in turn; the holder of the high bid is in it. */
  | {
      readonly kind: 'bidding';
      readonly seat: Seat;
      readonly title: TitleId;
      readonly minimum: number;
      readonly high: Bid | null;
      readonly queue: readonly Seat[];
      readonly passed: readonly Seat[];
    }
  | { readonly kind: 'taxChoice'; readonly seat: Seat; readonly flat: number; readonly percent: number }
  /** The first of `Table.debts` is to be paid. */
  | { readonly kind: 'raiseCash'; readonly seat: Seat }
  /** `back`: the phase of the proposer that goes on after the answer. */
  | { readonly kind: 'tradeResponse'; readonly seat: Seat; readonly proposer: Seat; readonly back: 'preThrow' | 'raiseCash' }
  /** The winning camp is null for a draw between the camps (AM-5.5). */
  | { readonly kind: 'gameOver'; readonly reason: EndReason; readonly winningCamp: Role | null; readonly counts: readonly Count[] };

export type PointOf<K extends Point['kind']> = Extract<Point, { readonly kind: K }>;

/** All public facts but cash in one object that views share with the state. */
export interface Table {
  readonly round: number;
  /** AM-3.4: chose first and starts. */
  readonly first: Seat;
  readonly active: Seat;
  /** 1, or 2 for the extra throw. */
  readonly throwNo: number;
  /** Was the throw being carried out a double? */
  readonly double: boolean;
  readonly point: Point;
  readonly players: readonly Player[];
  /** In the order of `TITLE_IDS`. */
  readonly titles: readonly Title[];
  /** In stock. */
  readonly houses: number;
  readonly hotels: number;
  /** The first one is being settled. */
  readonly debts: readonly Debt[];
  /** Trades proposed in this turn, and for the debt being settled. */
  readonly proposals: number;
  readonly debtProposals: number;
  readonly guards: Guards;
  readonly decks: Readonly<Record<Role, DeckHistory>>;
  readonly lastCard: { readonly seat: Seat; readonly card: CardId } | null;
  readonly lastDice: Dice | null;
  readonly lastAuction: AuctionResult | null;
  readonly lastTrade: TradeResult | null;
  /** In the order of throwing (AM-3.4). */
  readonly roleThrows: readonly { readonly seat: Seat; readonly dice: readonly number[] }[];
}

/** Sealed answers of an auction by ceilings, by seat. */
export type Sealed = Readonly<Record<Seat, Answer>>;

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly table: Table;
  readonly cash: readonly number[];
  readonly bank: number;
  /** The viewer’s own sealed answer, if any (AM-7.5). */
  readonly sealed: Sealed;
  /** The pending trade, for its parties and the referee (AM-7.3). */
  readonly offer: Trade | null;
  /** What the last addressee would accept, told as a proposal of the proposer; for the same eyes. */
  readonly counter: Trade | null;
}

/* ---------- what the engine keeps ---------- */

export interface State {
  readonly options: Options;
  readonly table: Table;
  /** Seats and the fund `bank`, which starts at −15 000 per player (AM-4.1.3). */
  readonly ledger: Ledger;
  /** Face down, the top card first (AM-3.3). */
  readonly decks: Readonly<Record<Role, readonly CardId[]>>;
  readonly sealed: Sealed;
  readonly offer: Trade | null;
  readonly counter: Trade | null;
}
