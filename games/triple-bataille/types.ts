import type { Seat, Viewer } from '#kernel/game.ts';
import type { BankSettings, Measure, MotionKind, StockOwner } from './moves.ts';
import type { Options } from './types/options.ts';
import type { Battle, Face, Fund, Heaps } from './types/battle.ts';
import type { Counters, Indicators } from './types/indicators.ts';
import type { Bank, Cycle, History, Orders, StateBoard, Stock, System, TabledMotion, Vault, VoteResult } from './types/institutions.ts';
import type { Loan, Player, Proposal } from './types/players.ts';

export * from './moves.ts';
export * from './types/options.ts';
export * from './types/battle.ts';
export * from './types/indicators.ts';
export * from './types/institutions.ts';
export * from './types/players.ts';

/* ---------- what everybody sees ---------- */

export type EndReason =
  /** Découverte: a player has no card left. */
  | 'emptyPile'
  /** The length agreed. */
  | 'length'
  /** The last cell of the historical board, or the battles after free money came. */
  | 'history'
  | 'gameMaster'
  /** TB-6.6.8. */
  | 'vote'
  /** TB-6.6.10. */
  | 'sharing'
  /** One player is left, or nobody who plays. */
  | 'abandoned'
  /** An open game that nobody ended. */
  | 'battleLimit';

/** The window that is open (TB-4.1). */
export type Point =
  | { readonly kind: 'bankset' }
  | { readonly kind: 'plan' }
  /** `round` 2: the revision of TB-4.5.4 for more than eight players. */
  | { readonly kind: 'stake'; readonly round: 1 | 2 }
  | { readonly kind: 'pick' }
  | { readonly kind: 'market' }
  | { readonly kind: 'vote'; readonly voted: readonly Seat[] }
  | { readonly kind: 'gameOver'; readonly reason: EndReason };

export type WindowKind = Exclude<Point['kind'], 'gameOver'>;

/** TB-5.6: the count of a game that went on. */
export interface Count {
  readonly battle: number;
  readonly bundle: number;
  readonly wealth: Readonly<Record<Seat, number>>;
}

export interface Table {
  readonly point: Point;
  /** Windows opened so far: names each opening for the clock. */
  readonly opening: number;
  /** Number of the battle, t. */
  readonly battle: number;
  readonly first: Seat;
  /** N, fixed at OPEN. */
  readonly count: number;
  /** L. */
  readonly bundle: number;
  readonly system: System;
  readonly length: Options['length'];
  readonly afterEnd: Options['afterEnd'];
  readonly taxPolicy: Options['taxPolicy'];
  readonly players: readonly Player[];
  readonly funds: Readonly<Record<Fund, number>>;
  readonly packs: number;
  readonly bank: Bank;
  readonly state: StateBoard;
  readonly stock: Readonly<Record<StockOwner, Stock>>;
  readonly cycle: Cycle;
  readonly history: History;
  readonly loans: readonly Loan[];
  readonly nextLoan: number;
  /** Offers that everybody may see. */
  readonly proposals: readonly Proposal[];
  /** Players whose credit requests wait, in order (one entry for each request). */
  readonly queue: readonly Seat[];
  readonly battleReport: Battle;
  readonly motions: readonly TabledMotion[];
  readonly votes: readonly VoteResult[];
  /** Measures taken at the last BANKSET, with what the council had named. */
  readonly measures: readonly Measure[];
  readonly orders: Orders;
  readonly counters: Counters;
  readonly counts: readonly Count[];
  /** Bankers whose settings for the next BANKSET are in; players who have named a measure or bid. */
  readonly committed: readonly Seat[];
  /** TB-7: cards shown in draws of this OPEN. */
  readonly shown: readonly Face[];
}

/** Answers that are not open yet, by seat. */
export interface Sealed {
  /** With `secretStakes`. */
  readonly stakes: Readonly<Record<Seat, number>>;
  /** TB-6.6.7; `order` breaks ties. */
  readonly bids: Readonly<Record<Seat, { readonly cards: number; readonly order: number }>>;
  /** Wish lists of PICK: faces, the dearest wish first. */
  readonly picks: Readonly<Record<Seat, readonly Face[]>>;
  readonly ballots: Readonly<Record<Seat, Readonly<Partial<Record<MotionKind, 'yes' | 'no'>>>>>;
  /** In the order named. */
  readonly measures: readonly { readonly seat: Seat; readonly measure: Measure }[];
  readonly settings: Readonly<Record<Seat, BankSettings>>;
  /** Offers addressed to one player. */
  readonly proposals: readonly Proposal[];
}

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly table: Table;
  /** Null where `bankOpacity` hides it. */
  readonly vault: Vault | null;
  /** What is known of a hidden bank: credits it can still grant now, cards it can pay for property now (both capped). */
  readonly bankRoom: { readonly credits: number; readonly buys: number };
  readonly pioche: number | null;
  /** All money but the bank's: who holds it can be counted though a bank hides its own. */
  readonly outside: number;
  /** Of the sealed answers, those that the viewer may see: his own. */
  readonly sealed: Sealed;
  readonly indicators: readonly Indicators[];
}

/* ---------- what the engine keeps ---------- */

export interface State {
  readonly options: Options;
  readonly table: Table;
  readonly vault: Vault;
  readonly heaps: Heaps;
  readonly sealed: Sealed;
  readonly indicators: readonly Indicators[];
  /** TB-9.2: all money that ever came out of the pioche less what went back; equals the money in the zones. */
  readonly money: number;
}
