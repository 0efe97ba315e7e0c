import { answersOf } from '#kernel/answers.ts';
import type { Draft } from '#kernel/drafts.ts';
import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { refuse } from '../speak.ts';
import type { Move, State } from '../types.ts';
import type { Work } from './work.ts';

/**
 * One window of TB-4.1. The engine asks `awaits` for every seat; when nobody is awaited any more, `close` is called.
 * All that it reads of others is public, so that no answer of one seat depends on what another has sealed.
 */
export interface Phase {
  /** Does the window wait for this seat: required, and not done? Public facts only. */
  awaits(state: Pick<State, 'options' | 'table'>, seat: Seat): boolean;
  /** Has the seat a part in this window: is asked, even if it has answered (`answered: true`)? */
  concerns(state: Pick<State, 'options' | 'table'>, seat: Seat): boolean;
  prompt(state: Pick<State, 'options' | 'table'>, seat: Seat): Message;
  /** Everything that a seat with a part in this window may do now. */
  offers(state: State, seat: Seat): readonly Draft<Move>[];
  /** May the seat do this? It has a part in this window. */
  check(state: State, seat: Seat, move: Move): Message | null;
  /** Carries out a move that was checked. */
  apply(work: Work, seat: Seat, move: Move): void;
  /** TB-4.1.1: the default of a seat that has not answered; it is done afterwards. */
  settle(work: Work, seat: Seat): void;
  /** Everybody is done: sends the next errand. */
  close(work: Work): void;
}

export const refuseStep = (): Message => refuse('triple-bataille.no.wrongWindow', ['TB-4.1']);

/** The moves of a window or of a kind. */
export const answers = answersOf<State, Work, Seat, Move>();
