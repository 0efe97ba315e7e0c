import { quickChance } from '#kernel/chance.ts';
import type { Seat, Sight, Way } from '#kernel/game.ts';
import { HOTELS, HOUSES } from '../data.ts';
import { antiMonopoly } from '../index.ts';
import { type Facts, position } from '../position.test-support.ts';
import { type Move, type Role, type Title, TITLE_IDS, type TitleId, type Trade, type TradeResult, type View } from '../types.ts';
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

interface Scene extends Pick<Facts, 'options' | 'round' | 'throwNo' | 'point' | 'debts'> {
  readonly houses?: number;
  readonly lastTrade?: TradeResult | null;
  readonly offer?: Trade | null;
  readonly counter?: Trade | null;
  /** Everything else belongs to this seat and is mortgaged: nothing is for sale, and nobody pays for it. */
  readonly soldOutTo?: Seat;
}

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

export const seen = (people: readonly Person[], { houses = HOUSES, lastTrade = null, offer = null, counter = null, soldOutTo, ...facts }: Scene = {}): View => {
  const chairs = people.map(({ role, cash = 5000, pos = 0, detained, bankrupt }) => ({
    role,
    cash,
    pos,
    ...(detained === true ? { detained: 0 } : {}),
    ...(bankrupt === true ? { bankrupt: 1 } : {}),
  }));
  const view = antiMonopoly.module.view(position(chairs, { round: 10, ...facts, stock: { houses, hotels: HOTELS } }), 0);
  return { ...view, table: { ...view.table, titles: titlesOf(people, soldOutTo), lastTrade }, offer, counter };
};

const offerOf = (move: Move): Way<Move> => ({ kind: 'move', move });

export const sightOn = (view: View, moves: readonly Move[]): Sight<View, Move> => ({ view, awaited: [0], offers: moves.map(offerOf) });

/** What the decent bot does in seat 0, given these moves. */
export const chooses = (view: View, ...moves: readonly Move[]): Move => decent.choose(sightOn(view, moves), 0, quickChance(1));
