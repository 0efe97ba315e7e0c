import { quickChance, scriptedChance } from '#kernel/chance.ts';
import { range, sum } from '#kernel/collections.ts';
import type { GameInput, Seat } from '#kernel/game.ts';
import type { Clause, LogEntry } from '#kernel/messages.ts';
import { requireOptions } from '#kernel/options.ts';
import { NO_CHANGES, NOMINAL, TITLES_PER_SECURITY } from './data.ts';
import { bourse } from './index.ts';
import {
  type BankId,
  type BySecurity,
  type CardId,
  type EconomicPhase,
  type Move,
  type OptionContract,
  type Options,
  type Player,
  SECURITIES,
  type SecurityId,
  type State,
} from './types.ts';

/* Positions for tests: a game after set-up with some facts changed, and a hand that plays scripted dice. */

const { module } = bourse;

export interface Holding {
  readonly cash?: number;
  readonly square?: number;
  readonly titles?: Partial<BySecurity<number>>;
  readonly loans?: readonly BankId[];
  readonly turnsToMiss?: number;
}

export interface Facts {
  readonly options?: Partial<Options>;
  readonly phase?: EconomicPhase;
  readonly turn?: number;
  readonly roller?: Seat;
  readonly quotes?: Partial<BySecurity<number>>;
  readonly contracts?: readonly Omit<OptionContract, 'id'>[];
  /** The cards on top of the deck. */
  readonly deck?: readonly CardId[];
}

const bySecurity = (value: (security: SecurityId) => number): BySecurity<number> => {
  const figures: Record<SecurityId, number> = { ...NO_CHANGES };
  for (const security of SECURITIES) figures[security] = value(security);
  return figures;
};

const optionsWith = (chosen: Partial<Options>): Options => requireOptions(module.options, chosen);

/** A position in which the roller (seat 0 unless said otherwise) is about to roll. */
export const position = (holdings: readonly Holding[], facts: Facts = {}): State => {
  const options = optionsWith(facts.options ?? {});
  const { state } = module.setup(options, holdings.length, quickChance(1));
  const players = state.table.players.map((player, seat): Player => {
    const { square = 0, titles = {}, loans = [], turnsToMiss = 0 } = holdings[seat] ?? {};
    return { ...player, square, titles: bySecurity((security) => titles[security] ?? 0), loans, turnsToMiss };
  });
  const seats = holdings.map(({ cash = options.startCash }) => cash);
  const top = facts.deck ?? [];
  return {
    ...state,
    table: {
      ...state.table,
      players,
      turn: facts.turn ?? 1,
      roller: facts.roller ?? 0,
      phase: facts.phase ?? 'recession',
      quotes: bySecurity((security) => facts.quotes?.[security] ?? NOMINAL),
      desk: bySecurity((security) => TITLES_PER_SECURITY - sum(players.map(({ titles }) => titles[security]))),
      contracts: (facts.contracts ?? []).map(({ security, holder, owner, shares }, index) => ({ id: index + 1, security, holder, owner, shares })),
    },
    ledger: { ...state.ledger, seats, funds: { desk: options.startCash * seats.length - sum(seats) } },
    deck: [...top, ...state.deck.filter((id) => !top.includes(id))],
  };
};

/** Plays moves one after the other; every position on the way must keep the invariants. */
export interface Hand {
  readonly state: State;
  readonly log: readonly LogEntry[];
  /** The last step revealed something. */
  readonly reveals: boolean;
  roll(die: number, ...draws: readonly number[]): Hand;
  /** A move that must be legal. */
  does(seat: Seat, move: Move): Hand;
  referee(move: Move): Hand;
  /** The clauses that the refusal of a move cites; a legal move is an error. */
  refuses(seat: Seat, move: Move): readonly Clause[];
  event(event: 'joined' | 'left' | 'timeout', seat: Seat, ...draws: readonly number[]): Hand;
  amend(options: Partial<Options>): Hand;
  refusal(input: GameInput<Move, Options>): readonly Clause[];
  /** The seats that hold the game up. */
  asked(): readonly (Seat | 'referee')[];
  /** The names of what is offered to a seat. */
  offered(seat: Seat): readonly string[];
  cash(seat: Seat): number;
  quote(security: SecurityId): number;
  owns(seat: Seat, security: SecurityId): number;
  keys(): readonly string[];
}

const requireSound = (state: State): void => {
  for (const invariant of module.invariants) {
    const broken = invariant.holds(state);
    if (broken !== null) throw new Error(`${invariant.clause}: ${broken}`);
  }
};

const played = (before: Hand, input: GameInput<Move, Options>, draws: readonly number[]): Hand => {
  const refusal = module.check(before.state, input);
  if (refusal !== null) throw new Error(`refused: ${JSON.stringify(refusal)}`);
  const chance = scriptedChance(draws);
  const step = module.apply(before.state, input, chance);
  if (chance.left() > 0) throw new Error(`${chance.left()} scripted draws were not used`);
  requireSound(step.state);
  return handOf(step.state, step.log, step.reveals);
};

const refusalOf = (state: State, input: GameInput<Move, Options>): readonly Clause[] => {
  const refusal = module.check(state, input);
  if (refusal === null) throw new Error(`allowed: ${JSON.stringify(input)}`);
  return refusal.clauses;
};

const handOf = (state: State, log: readonly LogEntry[], reveals: boolean): Hand => {
  const hand: Hand = {
    state,
    log,
    reveals,
    roll: (die, ...draws) => played(hand, { by: state.table.roller, move: { type: 'roll' } }, [die - 1, ...draws]),
    does: (seat, move) => played(hand, { by: seat, move }, []),
    referee: (move) => played(hand, { by: 'referee', move }, []),
    refuses: (seat, move) => refusalOf(state, { by: seat, move }),
    event: (event, seat, ...draws) => played(hand, { by: 'table', event, seat }, draws),
    amend: (options) => played(hand, { by: 'table', event: 'amend', options }, []),
    refusal: (input) => refusalOf(state, input),
    asked: () => module.pending(state).flatMap(({ seat, duty, answered }) => (duty === 'must' && answered !== true ? [seat] : [])),
    offered: (seat) => module.offers(state, seat).map((offer) => (offer.kind === 'move' ? offer.move.type : offer.type)),
    cash: (seat) => state.ledger.seats[seat] ?? Number.NaN,
    quote: (security) => state.table.quotes[security],
    owns: (seat, security) => state.table.players[seat]?.titles[security] ?? Number.NaN,
    keys: () => log.map(({ text }) => text.key),
  };
  return hand;
};

export const open = (holdings: readonly Holding[], facts: Facts = {}): Hand => {
  const state = position(holdings, facts);
  requireSound(state);
  return handOf(state, [], true);
};

/** The same hand with other facts of the state, for what no move of the example brings about. */
export const reopen = (state: State): Hand => {
  requireSound(state);
  return handOf(state, [], true);
};

/** Seats that own nothing and stand on Start. */
export const plain = (count: number): readonly Holding[] => range(count).map(() => ({}));
