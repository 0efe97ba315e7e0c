import { keysOf } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { decoder, int, listOf, type MoveOf as Described, oneOf, optional, type Reader, text } from '#kernel/moves.ts';
import { AFTER_ENDS } from './types/options.ts';

/* What players, bankers and the game master may do, described once. */

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

/** TB-6.6.6: each with its letter on the board. W and X have none there: only a game master or a council takes them. */
export const MEASURE_LETTERS = {
  taxUp: 'T',
  taxDown: 'T',
  bankTax: 'B',
  privatise: 'P',
  staffUp: 'S',
  staffDown: 'S',
  aidUp: 'A',
  aidDown: 'A',
  wageUp: 'W',
  wageDown: 'W',
  wageTaxOn: 'X',
  wageTaxOff: 'X',
} as const;
export type Measure = keyof typeof MEASURE_LETTERS;
export const MEASURES = keysOf(MEASURE_LETTERS);

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

/* ---------- readers ---------- */

const onOff = oneOf<Switch>('on', 'off');
const ballot = oneOf<Ballot>('yes', 'no');
const slot = oneOf(...SLOTS);
const place = oneOf(...SLOTS, 'factory');
const measure = oneOf(...MEASURES);
const offer = text(40);

const isSubsidiary = (raw: unknown): raw is `subsidiary${number}` => typeof raw === 'string' && /^subsidiary[1-9]\d{0,2}$/.test(raw);
const asset: Reader<Asset> = (raw, whole) => (isSubsidiary(raw) ? raw : place(raw, whole));
const target: Reader<FactoryTarget> = (raw) => (raw === 'factory' || raw === 'new' || isSubsidiary(raw) ? raw : undefined);

/** A chair by its number, or by its name on a form: `seat1` is the first. */
const seat: Reader<Seat> = (raw, whole) => {
  const named = typeof raw === 'string' ? /^seat([1-9]\d?)$/.exec(raw) : null;
  const found = named === null ? int(raw, whole) : Number(named[1]) - 1;
  return found === undefined || found < 0 ? undefined : found;
};
const seatOrAll: Reader<Seat | 'all'> = (raw, whole) => (raw === 'all' ? raw : seat(raw, whole));

/** A face by its number, or by its name on a form. */
const face: Reader<number> = (raw, whole) => {
  const found = typeof raw === 'string' ? /^face(\d|[1-4]\d|5[0-3])$/.exec(raw) : null;
  return found === null ? int(raw, whole) : Number(found[1]);
};

/* ---------- moves ---------- */

/** TB-4.16.1: the levers of the game master. */
const LEVERS = {
  closeWindow: {},
  setTax: { tax: int },
  setCriteria: { criteria: int },
  setRate: { halfRate: int },
  setCap: { cap: int },
  addEquity: { cards: int },
  setAutoEquity: { autoEquity: onOff },
  setStateRepayment: { repayment: onOff },
  grantCredit: { seat, n: int },
  refuseCredit: { seat },
  orderBailout: {},
  orderChange: {},
  orderMeasure: { measure },
  // A card by its face; to one player, or to all.
  orderEvent: { card: face, seat: seatOrAll },
  removePlayer: { seat },
  pausePlayer: { seat },
  resumePlayer: { seat },
  // TB-6.6.2: somebody who has not entered yet becomes a banker.
  nameBanker: { seat },
  stateGift: { seat, cards: int },
  orderEnd: {},
  orderLibre: {},
  setAfterEnd: { afterEnd: oneOf(...AFTER_ENDS) },
} as const;

const MOVES = {
  /* any time */
  pause: {},
  resume: {},
  /* PLAN, STAKE, MARKET */
  done: {},
  reopen: {},
  leisure: { b: int },
  gift: { to: seat, cards: int },
  offerLoan: { to: seat, cards: int, perBattle: int, due: int },
  acceptLoan: { offer },
  withdrawOffer: { offer },
  pledge: { lots: int },
  unpledge: { lots: int },
  forgive: { loan: int },
  /* PLAN */
  takePublicPost: {},
  leavePublicPost: {},
  offerJob: { subsidiary: int, k: int, wage: int, to: seatOrAll },
  seekJob: { minWage: int },
  unseekJob: {},
  acceptJob: { offer },
  takeCredit: { n: int },
  cancelRequest: {},
  /* STAKE */
  setStake: { b: int },
  /* PICK: faces of cards on the table, the dearest wish first */
  pick: { cards: listOf(face, 54) },
  /* MARKET */
  repayCredit: { n: int },
  buildHouse: { slot },
  buildFactory: { target },
  offerSale: { asset, price: int, to: seatOrAll },
  buy: { offer, slot: place },
  sellToBank: { asset },
  buyFromStock: { stock: oneOf(...STOCKS), item: oneOf(...STOCK_ITEMS), slot: place },
  reassignHouse: { from: slot, to: slot },
  swapMain: { subsidiary: int },
  acceptSeizure: {},
  bid: { cards: int },
  nameMeasure: { measure },
  tableMotion: { motion: oneOf(...MOTIONS) },
  /* BANKSET, from the MARKET before on */
  setBank: { halfRate: int, criteria: int, cap: int, equity: int, autoEquity: onOff },
  /* VOTE: one answer for each motion that was tabled */
  castVote: { autreSysteme: optional(ballot), endGame: optional(ballot), monnaieLibre: optional(ballot) },
  ...LEVERS,
} as const;

export type Lever = Described<typeof LEVERS>;
export type LeverType = Lever['type'];
export type Move = Described<typeof MOVES>;
export type MoveType = Move['type'];
export type MoveOf<K extends MoveType> = Extract<Move, { readonly type: K }>;

export const decode = decoder(MOVES);

export const isLever = (move: Move): move is Lever => Object.hasOwn(LEVERS, move.type);
