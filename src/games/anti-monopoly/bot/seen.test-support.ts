import { type Way, quickChance, requireOptions, type Seat, type Sight } from '#kernel';
import { HOTELS, HOUSES } from '../data.ts';
import { optionSpecs } from '../options.ts';
import {
  type Debt,
  type Move,
  type Options,
  type Player,
  type Point,
  type Role,
  type Title,
  TITLE_IDS,
  type TitleId,
  type Trade,
  type TradeResult,
  type View,
} from '../types.ts';
import { decent } from './decent.ts';

/* Positions as a seat sees them, written in a line or two. The moves on offer are those that the test names. */

interface Person {
  readonly role: Role;
  readonly cash?: number;
  readonly pos?: number;
  readonly detained?: boolean;
  readonly bankrupt?: boolean;
  /** Unmortgaged titles; a number is the level of the one before it. */
  readonly owns?: readonly (TitleId | number)[];
  readonly mortgaged?: readonly TitleId[];
}

interface Scene {
  readonly options?: Partial<Options>;
  readonly round?: number;
  readonly throwNo?: number;
  readonly point?: Point;
  readonly houses?: number;
  readonly debts?: readonly Debt[];
  readonly lastTrade?: TradeResult;
  readonly offer?: Trade;
  readonly counter?: Trade;
  /** Everything else belongs to this seat and is mortgaged: nothing is for sale, and nobody pays for it. */
  readonly soldOutTo?: Seat;
}

const USUAL: Options = requireOptions(optionSpecs, {});

const playerOf = ({ role, pos = 0, detained = false, bankrupt = false }: Person): Player => ({
  role,
  pos: detained ? 10 : pos,
  detained,
  detainedTurns: 0,
  bankrupt,
  eliminationOrder: bankrupt ? 1 : null,
  leaving: false,
  rentReceived: 0,
  rentPaid: 0,
});

const titlesOf = (people: readonly Person[], soldOutTo: Seat | undefined): readonly Title[] => {
  const titles = TITLE_IDS.map((): Title => ({ owner: soldOutTo ?? null, mortgaged: soldOutTo !== undefined, level: 0 }));
  for (const [seat, { owns = [], mortgaged = [] }] of people.entries()) {
    for (const [place, id] of owns.entries()) {
      const level = owns[place + 1];
      if (typeof id === 'string') titles[TITLE_IDS.indexOf(id)] = { owner: seat, mortgaged: false, level: typeof level === 'number' ? level : 0 };
    }
    for (const id of mortgaged) titles[TITLE_IDS.indexOf(id)] = { owner: seat, mortgaged: true, level: 0 };
  }
  return titles;
};

export const seen = (people: readonly Person[], scene: Scene = {}): View => ({
  viewer: 0,
  options: { ...USUAL, ...scene.options },
  table: {
    round: scene.round ?? 10,
    first: 0,
    active: 0,
    throwNo: scene.throwNo ?? 1,
    double: false,
    point: scene.point ?? { kind: 'preThrow', seat: 0 },
    players: people.map(playerOf),
    titles: titlesOf(people, scene.soldOutTo),
    houses: scene.houses ?? HOUSES,
    hotels: HOTELS,
    debts: scene.debts ?? [],
    proposals: 0,
    debtProposals: 0,
    guards: { mortgaged: [], lifted: [], built: [], sold: [] },
    decks: { C: { draws: 0, recent: [] }, M: { draws: 0, recent: [] } },
    lastCard: null,
    lastDice: null,
    lastAuction: null,
    lastTrade: scene.lastTrade ?? null,
    roleThrows: [],
  },
  cash: people.map(({ cash = 5000 }) => cash),
  bank: 0,
  sealed: {},
  offer: scene.offer ?? null,
  counter: scene.counter ?? null,
});

const offerOf = (move: Move): Way<Move> => ({ kind: 'move', move });

export const sightOn = (view: View, moves: readonly Move[]): Sight<View, Move> => ({ view, awaited: [0], offers: moves.map(offerOf) });

/** What the decent bot does in seat 0, given these moves. */
export const chooses = (view: View, ...moves: readonly Move[]): Move => decent.choose(sightOn(view, moves), 0, quickChance(1));
