import type { Chance } from './chance.ts';
import type { Draft } from './drafts.ts';
import type { Invariant, Seat } from './game.ts';
import type { Clause, LogEntry, Message } from './messages.ts';

/* What the engines of the games have in common. A game need not be built on it; all of ours are. */

export type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** One step in the making: what it holds beside a copy of the state. */
export interface Making {
  /** Null where nobody reads it. */
  readonly log: LogEntry[] | null;
  reveals: boolean;
  readonly chance: Chance;
}

/** One decision point of a game; `point` is what the state keeps of it. */
export interface DecisionPoint<S, W, P, M> {
  prompt(state: S, point: P, seat: Seat): Message;
  offers(state: S, point: P, seat: Seat): readonly Draft<M>[];
  /** May a seat that is asked answer this? */
  check(state: S, point: P, seat: Seat, move: M): Message | null;
  /** Carries out an answer that was checked. */
  apply(work: W, point: P, seat: Seat, move: M): void;
  /** What the rules answer for a seat that does not. */
  timeout(state: S, point: P, seat: Seat): M;
}

/** For moves of another decision point in a switch over all moves. */
export const unexpected: (move: { readonly type: string }) => never = (move) => {
  throw new Error(`an unchecked move was applied: ${move.type}`);
};

/** A question about a state that is asked several times in a row is worked out once. Never of a work. */
export const latest = <S extends object, T>(answer: (state: S) => T): ((state: S) => T) => {
  let last: { readonly state: S; readonly told: T } | null = null;
  return (state) => {
    if (last?.state !== state) last = { state, told: answer(state) };
    return last.told;
  };
};

/** The same of a state and a seat, as for a prompt and for the offers it names. */
export const asked = <S extends object, T>(answer: (state: S, seat: Seat) => T): ((state: S, seat: Seat) => T) => {
  let last: { readonly state: S; readonly seat: Seat; readonly told: T } | null = null;
  return (state, seat) => {
    if (last?.state !== state || last.seat !== seat) last = { state, seat, told: answer(state, seat) };
    return last.told;
  };
};

/** A question about a thing that never changes is answered once, as long as the thing lives. */
export const once = <K extends object, T>(answer: (thing: K) => T): ((thing: K) => T) => {
  const known = new WeakMap<K, { readonly told: T }>();
  return (thing) => {
    let found = known.get(thing);
    if (found === undefined) known.set(thing, (found = { told: answer(thing) }));
    return found.told;
  };
};

/** The same of several parts of a state, which may be those of a work, too: answered anew when one of them is another. */
export const whileSame = <A extends readonly unknown[], T>(answer: (...parts: A) => T): ((...parts: A) => T) => {
  let last: { readonly parts: A; readonly told: T } | null = null;
  return (...parts) => {
    const known = last;
    if (known !== null && parts.every((part, index) => part === known.parts[index])) return known.told;
    const told = answer(...parts);
    last = { parts, told };
    return told;
  };
};

export const invariant = <S>(clause: Clause, holds: (state: S) => string | null): Invariant<S> => ({ clause, holds });

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
