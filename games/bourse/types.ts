import type { Seat, Viewer } from '#kernel/game.ts';
import type { Ledger } from '#kernel/ledger.ts';
import type { Localized } from '#kernel/words.ts';
import type { Operation } from './data/dataset-operations.ts';
import type { Move } from './moves.ts';
import type { Options } from './options.ts';

/** The sixteen securities, in the order of their squares on the reconstructed board. */
export const SECURITIES = ['DAR', 'CIF', 'ECC', 'ESS', 'THO', 'SNC', 'VAL', 'MAR', 'FOR', 'LOC', 'CMP', 'DEL', 'DED', 'CHA', 'JBO', 'POL'] as const;
export type SecurityId = (typeof SECURITIES)[number];
export type BySecurity<T> = Readonly<Record<SecurityId, T>>;

export const ECONOMIC_PHASES = ['recession', 'recovery', 'expansion', 'stagnation'] as const;
export type EconomicPhase = (typeof ECONOMIC_PHASES)[number];

export type BankId = 'A' | 'B';
export type Coefficient = 1 | 2 | 3 | 4;
export type CardId = string;

/* ---------- data that the owner of a box may replace ---------- */

export type Square =
  | { readonly kind: 'start' }
  | { readonly kind: 'event' }
  | { readonly kind: 'bank'; readonly bank: BankId }
  | { readonly kind: 'security'; readonly security: SecurityId };

export interface Security {
  readonly name: Localized;
  readonly kind: 'share' | 'bond';
  readonly coefficient: Coefficient;
  readonly dividend: number;
  /** Null for bonds: no option card exists for them. */
  readonly optionPrice: number | null;
  readonly sector: Localized;
}

export interface EventCard {
  readonly id: CardId;
  readonly personal: boolean;
  readonly title: Localized;
  readonly text: Localized;
  readonly operations: readonly Operation[];
}

/** BO-2.1.3: every table of section 2 that the rulebook does not print. */
export interface Dataset {
  readonly id: string;
  readonly squares: readonly Square[];
  readonly securities: BySecurity<Security>;
  /** variations[phase][coefficient − 1][die − 1], in francs. */
  readonly variations: Readonly<Record<EconomicPhase, readonly (readonly number[])[]>>;
  readonly cards: readonly EventCard[];
}

/* ---------- moves (BO-4.0) ---------- */

export type PreparedOrder =
  | { readonly kind: 'pass' }
  | { readonly kind: 'buy'; readonly n: number; readonly max: number }
  | { readonly kind: 'sell'; readonly n: number; readonly min: number };

export type { Move, Operation, Options };

/* ---------- what everybody sees ---------- */

export interface Player {
  /** False once removed from the game (BO-4.11.1). */
  readonly active: boolean;
  /** 0, or the place in the order of removals: 1 left first (BO-5.5). */
  readonly removed: number;
  /** The first turn in which this player takes part: newcomers wait for the next one (BO-4.11.3). */
  readonly since: number;
  readonly square: number;
  readonly titles: BySecurity<number>;
  readonly loans: readonly BankId[];
  readonly turnsToMiss: number;
  readonly lap: number;
}

/** An option outstanding (BO-4.9): `shares` of the owner's titles are blocked for the holder. */
export interface OptionContract {
  /** Rises with each option taken, so that the oldest comes first. */
  readonly id: number;
  readonly security: SecurityId;
  readonly holder: Seat;
  readonly owner: Seat;
  readonly shares: number;
}

export interface Order {
  readonly seat: Seat;
  readonly kind: 'buy' | 'sell' | 'take' | 'pass';
  readonly n: number;
  readonly price: number;
}

/** A visit to a security square (BO-4.3), from the landing to the last trade. */
export interface Visit {
  readonly security: SecurityId;
  readonly die: number;
  /** Quotation before the roll. */
  readonly before: number;
  /** before + variation; may lie off the scale until ceiling and floor are settled. */
  readonly raw: number;
  /** The quotation fixed by BO-4.3.3; null until then. */
  readonly fixed: number | null;
  readonly purchases: number;
  readonly sales: number;
  readonly orders: readonly Order[];
  readonly optionTaken: boolean;
}

export interface Lot {
  readonly titles: Partial<BySecurity<number>>;
  readonly value: number;
  readonly opening: number;
}

/** How a game ends: BO-5.2, BO-5.4, BO-4.11.4. */
export type EndReason = 'target' | 'turnLimit' | 'lastSeat';

/** The decision point at which the game stands (BO-4.0). Seats listed are those asked, in order. */
export type Point =
  | { readonly kind: 'awaitRoll' }
  | { readonly kind: 'optionDecision'; readonly contract: OptionContract }
  | {
      readonly kind: 'ceilingDecision';
      readonly security: SecurityId;
      readonly raw: number;
      readonly asked: readonly Seat[];
      readonly answered: readonly Seat[];
    }
  | { readonly kind: 'rollerTrade' }
  | { readonly kind: 'otherTrade'; readonly seat: Seat }
  | { readonly kind: 'bankDecision'; readonly bank: BankId }
  | { readonly kind: 'cardDecision'; readonly card: CardId; readonly operation: CardOffer; readonly asked: readonly Seat[]; readonly answered: readonly Seat[] }
  | { readonly kind: 'default'; readonly debtor: Seat; readonly due: number; readonly unsold: readonly SecurityId[] }
  | {
      readonly kind: 'auctionBid';
      readonly debtor: Seat;
      readonly due: number;
      readonly lot: Lot;
      readonly asked: readonly Seat[];
      readonly answered: readonly Seat[];
      readonly best: Bid | null;
    }
  | { readonly kind: 'releaseDecision'; readonly debtor: Seat; readonly due: number; readonly contract: OptionContract }
  | { readonly kind: 'gameOver'; readonly reason: EndReason };

export interface Roll {
  readonly seat: Seat;
  readonly die: number;
  readonly from: number;
  readonly to: number;
}

/** All public facts in one object that views share with the state. Cash is not here: it may be hidden. */
export interface Table {
  readonly turn: number;
  readonly roller: Seat;
  /** The roller has a further turn after this one (BO-2.8.9). */
  readonly extraTurn: boolean;
  /** The roller was declared insolvent in this turn and may not borrow (BO-4.8.8). */
  readonly rollerInsolvent: boolean;
  readonly phase: EconomicPhase;
  readonly quotes: BySecurity<number>;
  /** The last movement of each quotation. */
  readonly changes: BySecurity<number>;
  readonly desk: BySecurity<number>;
  readonly players: readonly Player[];
  readonly contracts: readonly OptionContract[];
  readonly visit: Visit | null;
  readonly point: Point;
  readonly lastRoll: Roll | null;
  /** The event card being carried out, or the last one turned. */
  readonly card: CardId | null;
  /** Cards turned since the start, oldest first. */
  readonly drawn: readonly CardId[];
  /** Cards to come before the cycle begins again. */
  readonly cardsLeft: number;
}

/** A seat's own instructions (BO-4.0.4), shown to nobody else. */
export interface Instructions {
  readonly prepared: PreparedOrder | null;
  readonly buyAt: BySecurity<number>;
  readonly sellAt: BySecurity<number>;
  readonly passUntilMyTurn: boolean;
}

export interface View {
  readonly viewer: Viewer;
  readonly data: Dataset;
  readonly options: Options;
  /** Amendments that take effect from the next turn (BO-6.8). */
  readonly coming: Partial<Options>;
  readonly table: Table;
  /** What remains to be done in this turn: all of it is public. */
  readonly agenda: readonly Task[];
  /** Null where the viewer may not know (BO-7.3). */
  readonly cash: readonly (number | null)[];
  readonly deskBalance: number | null;
  readonly own: Instructions | null;
  /** One's own sealed answer in a step answered together (BO-6.6, BO-6.7). */
  readonly answer: Move | null;
  /** The deck, when its order has become public knowledge or was shown to the game master (BO-7.2, BO-7.4). */
  readonly deck: readonly CardId[] | null;
}

/* ---------- what the engine keeps ---------- */

/** A compulsory payment (BO-4.8.1); the loans at `banks` end with it. */
export interface Debt {
  readonly seat: Seat;
  readonly amount: number;
  readonly banks: readonly BankId[];
}

/** Something still to be done. Tasks are plain data, so that anything may interrupt anything and nothing is lost. */
export type Task =
  | { readonly do: 'awaitRoll' }
  | { readonly do: 'dueOptions'; readonly forgotten: readonly number[] }
  | { readonly do: 'quotation'; readonly security: SecurityId; readonly raw: number }
  | { readonly do: 'ceiling'; readonly security: SecurityId; readonly raw: number; readonly owners: readonly Seat[] }
  | { readonly do: 'rollerTrade' }
  | { readonly do: 'otherTrade'; readonly seats: readonly Seat[]; readonly dropped: boolean }
  | { readonly do: 'endVisit' }
  | { readonly do: 'bank'; readonly bank: BankId; readonly repaid: boolean }
  | { readonly do: 'event'; readonly card: CardId; readonly next: number; readonly phaseBefore: EconomicPhase }
  | { readonly do: 'quotes'; readonly changes: readonly QuoteChange[] }
  | { readonly do: 'cardDecision'; readonly card: CardId; readonly operation: CardOffer; readonly seats: readonly Seat[] }
  | { readonly do: 'payments'; readonly debts: readonly Debt[]; readonly unsold: readonly SecurityId[] }
  | { readonly do: 'release'; readonly debtor: Seat; readonly due: number; readonly contract: number }
  | {
      readonly do: 'auction';
      readonly debtor: Seat;
      readonly due: number;
      readonly lot: Lot;
      /** All who may bid, clockwise from the debtor's left. */
      readonly bidders: readonly Seat[];
      /** `rising`: those still in, the next to speak first. */
      readonly queue: readonly Seat[];
      readonly best: Bid | null;
    }
  | { readonly do: 'endTurn' };

export type TaskOf<Kind extends Task['do']> = Extract<Task, { readonly do: Kind }>;

export interface QuoteChange {
  readonly security: SecurityId;
  readonly change: number;
}

export interface Bid {
  readonly seat: Seat;
  readonly amount: number;
}

/** Operations that ask somebody (BO-2.8.8). */
export type CardOffer = Extract<Operation, { readonly op: 'offerBuy' | 'offerSell' | 'offerRepay' | 'tender' }>;

/** Sealed answers by seat, while a step is answered together (BO-6.6, BO-6.7). */
export type Sealed = Readonly<Record<Seat, Move>>;

export interface State {
  readonly options: Options;
  /** Amendments that take effect from the next turn (BO-6.8). */
  readonly coming: Partial<Options>;
  readonly data: Dataset;
  readonly table: Table;
  readonly ledger: Ledger;
  /** Face down, the top card first; a card being carried out is in neither pile. */
  readonly deck: readonly CardId[];
  readonly discard: readonly CardId[];
  /** The game master has asked for the order of the deck (BO-7.4). */
  readonly deckShown: boolean;
  readonly instructions: readonly Instructions[];
  readonly sealed: Sealed;
  /** The last task is done first; the very last is the one that waits for somebody. */
  readonly agenda: readonly Task[];
}
