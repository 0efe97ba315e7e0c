import type { Message, Offer, Seat } from '#kernel';
import { refuse } from './speak.ts';
import type { Move, Point, State } from './types.ts';
import type { Work } from './work.ts';

/** One decision point of MM-4.2. */
export interface Phase<P extends Point> {
  prompt(state: State, point: P, seat: Seat): Message;
  offers(state: State, point: P, seat: Seat): readonly Offer<Move>[];
  /** May a seat that is asked answer this? */
  check(state: State, point: P, seat: Seat, move: Move): Message | null;
  /** Carries out an answer that was checked. */
  apply(work: Work, point: P, seat: Seat, move: Move): void;
  /** MM-4.11.4. */
  timeout(state: State, point: P, seat: Seat): Move;
}

export type PointOf<K extends Point['kind']> = Extract<Point, { readonly kind: K }>;

export const refuseStep = (): Message => refuse('mull-money.no.wrongStep', ['MM-4.2']);

export const unexpected = (move: Move): never => {
  throw new Error(`an unchecked move was applied: ${move.type}`);
};
