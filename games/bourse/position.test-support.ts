import { at, range, recordOf, sum } from '#kernel/collections.ts';
import type { Seat, Step } from '#kernel/game.ts';
import { GameHand, startOf } from '#testkit/hand.test-support.ts';
import { NOMINAL, TITLES_PER_SECURITY } from './data.ts';
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

/** A position in which the roller (seat 0 unless said otherwise) is about to roll. */
export const position = (holdings: readonly Holding[], facts: Facts = {}): State => {
  const state = startOf(module, facts.options ?? {}, holdings.length);
  const { options } = state;
  const players = state.table.players.map((player, seat): Player => {
    const { square = 0, titles = {}, loans = [], turnsToMiss = 0 } = holdings[seat] ?? {};
    return { ...player, square, titles: recordOf(SECURITIES, (security) => titles[security] ?? 0), loans, turnsToMiss };
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
      quotes: recordOf(SECURITIES, (security) => facts.quotes?.[security] ?? NOMINAL),
      desk: recordOf(SECURITIES, (security) => TITLES_PER_SECURITY - sum(players.map(({ titles }) => titles[security]))),
      contracts: (facts.contracts ?? []).map(({ security, holder, owner, shares }, index) => ({ id: index + 1, security, holder, owner, shares })),
    },
    ledger: { ...state.ledger, seats, funds: { desk: options.startCash * seats.length - sum(seats) } },
    deck: [...top, ...state.deck.filter((id) => !top.includes(id))],
  };
};

/** A hand that plays scripted dice. */
export class Hand extends GameHand<State, Move, Options, Hand> {
  protected after(step: Step<State>): Hand {
    return new Hand(module, step);
  }

  roll(die: number, ...draws: readonly number[]): Hand {
    return this.does(this.table.roller, { type: 'roll' }, die - 1, ...draws);
  }

  cash(seat: Seat): number {
    return at(this.state.ledger.seats, seat);
  }

  quote(security: SecurityId): number {
    return this.table.quotes[security];
  }

  owns(seat: Seat, security: SecurityId): number {
    return at(this.table.players, seat).titles[security];
  }
}

/** A hand at a position, also at one that no move of an example brings about. */
export const reopen = (state: State): Hand => new Hand(module, { state, log: [], reveals: true });

export const open = (holdings: readonly Holding[], facts: Facts = {}): Hand => reopen(position(holdings, facts));

/** Seats that own nothing and stand on Start. */
export const plain = (count: number): readonly Holding[] => range(count).map(() => ({}));
