import type { Message, Offer, Seat } from '#kernel';
import { refuse } from './speak.ts';
import type { Move, Point, State } from './types.ts';
import type { Work } from './work.ts';

/** One decision point of AM-4.1.4. */
export interface Phase<P extends Point> {
  prompt(state: State, point: P, seat: Seat): Message;
  offers(state: State, point: P, seat: Seat): readonly Offer<Move>[];
  /** May a seat that is asked answer this? */
  check(state: State, point: P, seat: Seat, move: Move): Message | null;
  /** Carries out an answer that was checked. */
  apply(work: Work, point: P, seat: Seat, move: Move): void;
  /** AM-4.11.3. */
  timeout(state: State, point: P, seat: Seat): Move;
}

export const refuseStep = (): Message => refuse('anti-monopoly.no.wrongPhase', ['AM-4.1.5']);

export const unexpected = (move: Move): never => {
  throw new Error(`an unchecked move was applied: ${move.type}`);
};
