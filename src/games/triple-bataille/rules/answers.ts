import type { Message, Seat } from '#kernel';
import type { Move, MoveOf, MoveType, State } from '../types.ts';
import type { Work } from './work.ts';

/** What a move asks for, nothing where `check` is left out, and what it does. */
interface Answer<M> {
  readonly check?: (state: State, seat: Seat, move: M) => Message | null;
  readonly apply: (work: Work, seat: Seat, move: M) => void;
}

interface Answers<M> {
  readonly has: (move: Move) => move is Extract<Move, M>;
  readonly check: (state: State, seat: Seat, move: M) => Message | null;
  readonly apply: (work: Work, seat: Seat, move: M) => void;
}

/** The moves of a window or of a kind, one row each. */
export function answers<const T extends MoveType>(rows: { readonly [K in T]: Answer<MoveOf<K>> }): Answers<MoveOf<T>>;
// That the row found by a move's type takes this move is beyond the compiler: hence a second signature.
export function answers(rows: Readonly<Record<string, Answer<Move>>>): Answers<Move> {
  return {
    has: (move): move is Move => Object.hasOwn(rows, move.type),
    check: (state, seat, move) => rows[move.type]?.check?.(state, seat, move) ?? null,
    apply: (work, seat, move) => rows[move.type]?.apply(work, seat, move),
  };
}
