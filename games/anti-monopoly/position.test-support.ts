import { quickChance, scriptedChance } from '#kernel/chance.ts';
import { at, sum } from '#kernel/collections.ts';
import type { GameInput, Seat, Step } from '#kernel/game.ts';
import type { Clause, LogEntry } from '#kernel/messages.ts';
import { requireOptions } from '#kernel/options.ts';
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
  type Table,
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
  const options = optionsWith(facts.options ?? {});
  const { state } = module.setup(options, chairs.length, quickChance(1));
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

/** Plays moves one after the other; every position on the way must keep the invariants. */
export interface Hand {
  readonly state: State;
  readonly table: Table;
  readonly log: readonly LogEntry[];
  readonly reveals: boolean;
  /** Who is awaited. */
  readonly awaited: readonly Seat[];
  /** A move that must be legal, with the dice it needs, each from 1 to 6. */
  does(seat: Seat, move: Move, ...dice: readonly number[]): Hand;
  /** Throws these dice; further ones are for utilities, cards and the like. */
  throws(seat: Seat, ...dice: readonly number[]): Hand;
  event(event: 'joined' | 'left' | 'timeout', seat: Seat, ...dice: readonly number[]): Hand;
  amend(options: Partial<Options>): Hand;
  /** The clauses for which a move is refused; null when it is legal. */
  refuses(seat: Seat, move: Move): readonly Clause[] | null;
  cash(seat: Seat): number;
  player(seat: Seat): Player;
  title(id: TitleId): Title;
  /** Keys of the log lines that everybody may read, without the prefix of the game. */
  readonly told: readonly string[];
}

const requireSound = (state: State, unsound: boolean): void => {
  for (const invariant of module.invariants) {
    const broken = unsound && invariant.clause === 'AM-9.2' ? null : invariant.holds(state);
    if (broken !== null) throw new Error(`${invariant.clause}: ${broken}`);
  }
};

const handOf = (step: Step<State>, unsound: boolean): Hand => {
  const { state } = step;
  requireSound(state, unsound);
  const play = (input: GameInput<Move, Options>, dice: readonly number[]): Hand => {
    const refusal = module.check(state, input);
    if (refusal !== null) throw new Error(`refused: ${refusal.key} ${JSON.stringify(input)}`);
    const chance = scriptedChance(dice.map((die) => die - 1));
    const next = module.apply(state, input, chance);
    if (chance.left() > 0) throw new Error(`${chance.left()} dice were not thrown`);
    return handOf(next, unsound);
  };
  return {
    ...step,
    table: state.table,
    awaited: module
      .pending(state)
      .filter(({ duty, answered }) => duty === 'must' && answered !== true)
      .flatMap(({ seat }) => (seat === 'referee' ? [] : [seat])),
    does: (seat, move, ...dice) => play({ by: seat, move }, dice),
    throws: (seat, ...dice) => play({ by: seat, move: { type: 'throw' } }, dice),
    event: (event, seat, ...dice) => play({ by: 'table', event, seat }, dice),
    amend: (options) => play({ by: 'table', event: 'amend', options }, []),
    refuses: (seat, move) => module.check(state, { by: seat, move })?.clauses ?? null,
    cash: (seat) => at(state.ledger.seats, seat),
    player: (seat) => at(state.table.players, seat),
    title: (id) => at(state.table.titles, titleIndex(id)),
    told: step.log.filter(({ to }) => to === 'all').map(({ text }) => text.key.replace('anti-monopoly.', '')),
  };
};

export const hand = (state: State, unsound = false): Hand => handOf({ state, log: [], reveals: false }, unsound);

/** A hand at a position. */
export const play = (chairs: readonly Chair[], facts: Facts = {}): Hand => hand(position(chairs, facts), facts.stock !== undefined);

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
