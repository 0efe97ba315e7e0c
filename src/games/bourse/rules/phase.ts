import type { Message, Offer, Seat } from '#kernel';
import { refuse } from '../speak.ts';
import type { Move, State, Task } from '../types.ts';
import type { Progress, Work } from './work.ts';

/** A task that the engine does by itself. */
export interface Automatic<T extends Task> {
  /** Works on its task, the head of the agenda. It may be called again at any time while it waits: somebody may have left. */
  advance(work: Work, task: T): Progress;
}

/** A task that asks somebody: one decision point of BO-4.0. */
export interface Phase<T extends Task> extends Automatic<T> {
  prompt(state: State, task: T, seat: Seat): Message;
  offers(state: State, task: T, seat: Seat): readonly Offer<Move>[];
  /** May a seat that is asked answer this? */
  check(state: State, task: T, seat: Seat, move: Move): Message | null;
  /** Carries out an answer that was checked. */
  apply(work: Work, task: T, seat: Seat, move: Move): void;
  /** BO-4.0.3. */
  timeout(state: State, task: T, seat: Seat): Move;
}

export const refuseStep = (): Message => refuse('bourse.no.wrongStep', ['BO-4.0.1']);

export const unexpected = (move: Move): never => {
  throw new Error(`an unchecked move was applied: ${move.type}`);
};
