import type { Seat } from '#kernel';
import type { AfterEnd } from './options-type.ts';

/* What players, bankers and the game master may do. */

export const SLOTS = ['main', 'secondary', 'rental'] as const;
/** TB-2.5: where a house stands. */
export type Slot = (typeof SLOTS)[number];

/** Something that is sold whole: a house by its slot, the main factory, or a subsidiary by its number (TB-4.10.4). */
export type Asset = Slot | 'factory' | `subsidiary${number}`;

/** What lies in a stock: a house, or a factory of one to three cards. */
export const STOCK_ITEMS = ['house', 'factory1', 'factory2', 'factory3'] as const;
export type StockItem = (typeof STOCK_ITEMS)[number];
export const STOCKS = ['bank', 'boards', 'state'] as const;
export type StockOwner = (typeof STOCKS)[number];

/** TB-4.10.3: which factory grows. */
export type FactoryTarget = 'factory' | 'new' | `subsidiary${number}`;

export const MOTIONS = ['autreSysteme', 'endGame', 'monnaieLibre'] as const;
/** TB-6.6.8, in the order of their effects. */
export type MotionKind = (typeof MOTIONS)[number];
export type Ballot = 'yes' | 'no';

/** TB-6.6.6. */
export const MEASURES = [
  'taxUp',
  'taxDown',
  'bankTax',
  'privatise',
  'staffUp',
  'staffDown',
  'aidUp',
  'aidDown',
  'wageUp',
  'wageDown',
  'wageTaxOn',
  'wageTaxOff',
] as const;
export type Measure = (typeof MEASURES)[number];

export type Switch = 'on' | 'off';

/** TB-6.6.3: one banker's settings for a battle. */
export interface BankSettings {
  /** Cards per credit and battle, in halves: 3 is 1½. */
  readonly halfRate: number;
  readonly criteria: number;
  readonly cap: number;
  readonly equity: number;
  readonly autoEquity: Switch;
}

/** TB-4.16.1: the levers of the game master. */
export type Lever =
  | { readonly type: 'closeWindow' }
  | { readonly type: 'setTax'; readonly tax: number }
  | { readonly type: 'setCriteria'; readonly criteria: number }
  | { readonly type: 'setRate'; readonly halfRate: number }
  | { readonly type: 'setCap'; readonly cap: number }
  | { readonly type: 'addEquity'; readonly cards: number }
  | { readonly type: 'setAutoEquity'; readonly autoEquity: Switch }
  | { readonly type: 'setStateRepayment'; readonly repayment: Switch }
  | { readonly type: 'grantCredit'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'refuseCredit'; readonly seat: Seat }
  | { readonly type: 'orderBailout' }
  | { readonly type: 'orderChange' }
  | { readonly type: 'orderMeasure'; readonly measure: Measure }
  /** A card by its face; to one player, or to all. */
  | { readonly type: 'orderEvent'; readonly card: number; readonly seat: Seat | 'all' }
  | { readonly type: 'removePlayer'; readonly seat: Seat }
  | { readonly type: 'pausePlayer'; readonly seat: Seat }
  | { readonly type: 'resumePlayer'; readonly seat: Seat }
  /** TB-6.6.2: somebody who has not entered yet becomes a banker. */
  | { readonly type: 'nameBanker'; readonly seat: Seat }
  | { readonly type: 'stateGift'; readonly seat: Seat; readonly cards: number }
  | { readonly type: 'orderEnd' }
  | { readonly type: 'orderLibre' }
  | { readonly type: 'setAfterEnd'; readonly afterEnd: AfterEnd };

export type LeverType = Lever['type'];

export type Move =
  /* any time */
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  /* PLAN, STAKE, MARKET */
  | { readonly type: 'done' }
  | { readonly type: 'reopen' }
  | { readonly type: 'leisure'; readonly b: number }
  | { readonly type: 'gift'; readonly to: Seat; readonly cards: number }
  | { readonly type: 'offerLoan'; readonly to: Seat; readonly cards: number; readonly perBattle: number; readonly due: number }
  | { readonly type: 'acceptLoan'; readonly offer: string }
  | { readonly type: 'withdrawOffer'; readonly offer: string }
  | { readonly type: 'pledge'; readonly lots: number }
  | { readonly type: 'unpledge'; readonly lots: number }
  | { readonly type: 'forgive'; readonly loan: number }
  /* PLAN */
  | { readonly type: 'takePublicPost' }
  | { readonly type: 'leavePublicPost' }
  | { readonly type: 'offerJob'; readonly subsidiary: number; readonly k: number; readonly wage: number; readonly to: Seat | 'all' }
  | { readonly type: 'seekJob'; readonly minWage: number }
  | { readonly type: 'unseekJob' }
  | { readonly type: 'acceptJob'; readonly offer: string }
  | { readonly type: 'takeCredit'; readonly n: number }
  | { readonly type: 'cancelRequest' }
  /* STAKE */
  | { readonly type: 'setStake'; readonly b: number }
  /* PICK: faces of cards on the table, the dearest wish first */
  | { readonly type: 'pick'; readonly cards: readonly number[] }
  /* MARKET */
  | { readonly type: 'repayCredit'; readonly n: number }
  | { readonly type: 'buildHouse'; readonly slot: Slot }
  | { readonly type: 'buildFactory'; readonly target: FactoryTarget }
  | { readonly type: 'offerSale'; readonly asset: Asset; readonly price: number; readonly to: Seat | 'all' }
  | { readonly type: 'buy'; readonly offer: string; readonly slot: Slot | 'factory' }
  | { readonly type: 'sellToBank'; readonly asset: Asset }
  | { readonly type: 'buyFromStock'; readonly stock: StockOwner; readonly item: StockItem; readonly slot: Slot | 'factory' }
  | { readonly type: 'reassignHouse'; readonly from: Slot; readonly to: Slot }
  | { readonly type: 'swapMain'; readonly subsidiary: number }
  | { readonly type: 'acceptSeizure' }
  | { readonly type: 'bid'; readonly cards: number }
  | { readonly type: 'nameMeasure'; readonly measure: Measure }
  | { readonly type: 'tableMotion'; readonly motion: MotionKind }
  /* BANKSET, from the MARKET before on */
  | ({ readonly type: 'setBank' } & BankSettings)
  /* VOTE: one answer for each motion that was tabled */
  | { readonly type: 'castVote'; readonly autreSysteme?: Ballot; readonly endGame?: Ballot; readonly monnaieLibre?: Ballot }
  | Lever;

export type MoveType = Move['type'];
export type MoveOf<K extends MoveType> = Extract<Move, { readonly type: K }>;

/** A guard for the moves of one window or one kind. */
export const isOneOf =
  <K extends MoveType>(...types: readonly K[]) =>
  (move: Move): move is MoveOf<K> =>
    types.some((type) => type === move.type);
