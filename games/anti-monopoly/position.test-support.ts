import { at, sum } from '#kernel/collections.ts';
import type { GameInput, Seat, Step } from '#kernel/game.ts';
import { requireOptions } from '#kernel/options.ts';
import { GameHand, startOf } from '#testkit/hand.test-support.ts';
import { START_CASH, titleIndex } from './data.ts';
import { antiMonopoly } from './index.ts';
import { piecesAt } from './rules/facts.ts';
import {
  CARD_IDS,
  type CardId,
  type Debt,
  type Move,
  type Options,
  type Player,
  type Point,
  type Role,
  type State,
  type Title,
  type TitleId,
} from './types.ts';

/* Positions for tests: a game after set-up with some facts changed, and a hand that plays moves one after the other. */

const { module } = antiMonopoly;

/** A title of a seat: its level, or mortgaged. */
export type Holding = number | 'mortgaged';

/** A seat in the notation of AM-8; what is left out is as at the start. */
export interface Chair {
  readonly role: Role;
  readonly cash?: number;
  readonly pos?: number;
  /** Turns spent in prison or price war. */
  readonly detained?: number;
  readonly titles?: Readonly<Partial<Record<TitleId, Holding>>>;
  readonly bankrupt?: number;
  readonly leaving?: boolean;
}

/** A competitor, as AM-8 calls one; so no seat of an example is called C. */
export const C = (facts: Omit<Chair, 'role'> = {}): Chair => ({ role: 'C', ...facts });
export const M = (facts: Omit<Chair, 'role'> = {}): Chair => ({ role: 'M', ...facts });

export interface Facts {
  readonly options?: Partial<Options>;
  /** Whose turn it is; seat 0 unless said otherwise. */
  readonly active?: Seat;
  readonly first?: Seat;
  readonly throwNo?: number;
  readonly round?: number;
  /** The cards on top of the decks; the others follow. */
  readonly cards?: readonly CardId[];
  /** A stock that does not add up with what stands on the board: then AM-9.2 is not looked at. */
  readonly stock?: { readonly houses: number; readonly hotels: number };
  readonly point?: Point;
  readonly debts?: readonly Debt[];
  readonly proposals?: number;
}

export const optionsWith = (chosen: Partial<Options>): Options => requireOptions(module.options, chosen);

const playerOf = (base: Player, { role, pos, detained, bankrupt, leaving }: Chair): Player => ({
  ...base,
  role,
  pos: detained === undefined ? (pos ?? 0) : 10,
  detained: detained !== undefined,
  detainedTurns: detained ?? 0,
  bankrupt: bankrupt !== undefined,
  eliminationOrder: bankrupt ?? null,
  leaving: leaving ?? false,
});

const titlesOf = (bare: readonly Title[], chairs: readonly Chair[]): readonly Title[] => {
  const titles = bare.slice();
  for (const [owner, { titles: held = {} }] of chairs.entries()) {
    for (const [id, holding] of Object.entries(held)) {
      const index = titleIndex(titleId(id));
      titles[index] = { owner, mortgaged: holding === 'mortgaged', level: holding === 'mortgaged' ? 0 : holding };
    }
  }
  return titles;
};

const titleId = (text: string): TitleId => {
  const move = module.decode({ type: 'mortgage', title: text });
  if (move?.type !== 'mortgage') throw new Error(`no title ${text}`);
  return move.title;
};

const deckOf = (camp: Role, top: readonly CardId[]): readonly CardId[] => {
  const own = top.filter((card) => CARD_IDS[camp].some((other) => other === card));
  return [...own, ...CARD_IDS[camp].filter((card) => !own.includes(card))];
};

/** What is left in the box when everything on the board has been built. */
const stockOf = (chairs: readonly Chair[]): { readonly houses: number; readonly hotels: number } => {
  const pieces = chairs.flatMap(({ role, titles = {} }) => Object.values(titles).map((holding) => piecesAt(role, holding === 'mortgaged' ? 0 : holding)));
  return { houses: 35 - sum(pieces.map(({ houses }) => houses)), hotels: 15 - sum(pieces.map(({ hotels }) => hotels)) };
};

/** A position in `preThrow` of the active seat, unless a point is given. */
export const position = (chairs: readonly Chair[], facts: Facts = {}): State => {
  const state = startOf(module, facts.options ?? {}, chairs.length);
  const active = facts.active ?? 0;
  const seats = chairs.map(({ cash = START_CASH, bankrupt }) => (bankrupt === undefined ? cash : 0));
  return {
    ...state,
    decks: { C: deckOf('C', facts.cards ?? []), M: deckOf('M', facts.cards ?? []) },
    ledger: { ...state.ledger, seats, funds: { bank: -sum(seats) } },
    table: {
      ...state.table,
      ...(facts.stock ?? stockOf(chairs)),
      decks: { C: { draws: 0, recent: [] }, M: { draws: 0, recent: [] } },
      players: state.table.players.map((base, seat) => playerOf(base, at(chairs, seat))),
      titles: titlesOf(
        state.table.titles.map(() => ({ owner: null, mortgaged: false, level: 0 })),
        chairs,
      ),
      active,
      first: facts.first ?? 0,
      round: facts.round ?? 1,
      throwNo: facts.throwNo ?? 1,
      point: facts.point ?? { kind: 'preThrow', seat: active },
      debts: facts.debts ?? [],
      proposals: facts.proposals ?? 0,
    },
  };
};

/** A hand that throws dice, each from 1 to 6; further ones are for utilities, cards and the like. */
export class Hand extends GameHand<State, Move, Options, Hand> {
  protected after(step: Step<State>): Hand {
    return new Hand(this.judge, step);
  }

  protected override scripted(input: GameInput<Move, Options>, dice: readonly number[]): Hand {
    return super.scripted(
      input,
      dice.map((die) => die - 1),
    );
  }

  throws(seat: Seat, ...dice: readonly number[]): Hand {
    return this.does(seat, { type: 'throw' }, ...dice);
  }

  cash(seat: Seat): number {
    return at(this.state.ledger.seats, seat);
  }

  player(seat: Seat): Player {
    return at(this.table.players, seat);
  }

  title(id: TitleId): Title {
    return at(this.table.titles, titleIndex(id));
  }

  /** Keys of the log lines that everybody may read, without the prefix of the game. */
  get told(): readonly string[] {
    return this.log.filter(({ to }) => to === 'all').map(({ text }) => text.key.replace('anti-monopoly.', ''));
  }
}

/** Where the stock does not add up with what stands on the board, AM-9.2 is not looked at. */
const anyStock = { ...module, invariants: module.invariants.filter(({ clause }) => clause !== 'AM-9.2') };

export const hand = (state: State, unsound = false): Hand => new Hand(unsound ? anyStock : module, { state, log: [], reveals: false });

/** A hand at a position. */
export const play = (chairs: readonly Chair[], facts: Facts = {}): Hand => hand(position(chairs, facts), facts.stock !== undefined);

/** The active seat goes three squares on by a last throw. */
export const advance = (chairs: readonly Chair[], facts: Facts = {}): Hand => play(chairs, { throwNo: 2, ...facts }).throws(facts.active ?? 0, 1, 2);

/** A proposal with what is not said left empty. */
export const propose = (to: Seat, deal: Partial<Omit<Extract<Move, { type: 'proposeTrade' }>, 'type' | 'to'>>): Extract<Move, { type: 'proposeTrade' }> => ({
  type: 'proposeTrade',
  to,
  giveTitles: [],
  giveCash: 0,
  getTitles: [],
  getCash: 0,
  ...deal,
});
