import type { Message } from './messages.ts';

/** What a move asks for, nothing where `check` is left out, and what it does. `by` is who moves: a seat, or what sits there. */
export interface Answer<S, W, A, M> {
  check?(this: void, state: S, by: A, move: M): Message | null;
  apply(this: void, work: W, by: A, move: M): void;
}

export interface Answers<S, W, A, All, M extends All> {
  has(this: void, move: All): move is M;
  check(this: void, state: S, by: A, move: M): Message | null;
  apply(this: void, work: W, by: A, move: M): void;
}

/** For a game: the moves of a decision point or of a kind, one row each by their type. */
export const answersOf = <S, W, A, All extends { readonly type: string }>() => {
  type Of<T> = Extract<All, { readonly type: T }>;
  function answers<const T extends All['type']>(rows: { readonly [K in T]: Answer<S, W, A, Of<K>> }): Answers<S, W, A, All, Of<T>>;
  // That the row found by a move's type takes this move is beyond the compiler: hence a second signature.
  function answers(rows: Readonly<Record<string, Answer<S, W, A, All>>>): Answers<S, W, A, All, All> {
    return {
      has: (move): move is All => Object.hasOwn(rows, move.type),
      check: (state, by, move) => rows[move.type]?.check?.(state, by, move) ?? null,
      apply: (work, by, move) => rows[move.type]?.apply(work, by, move),
    };
  }
  return answers;
};
