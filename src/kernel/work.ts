import type { Chance } from './chance.ts';
import { unreachable } from './collections.ts';
import type { Actor, GameInput, Offer, Seat, Step } from './game.ts';
import type { LogEntry, Message } from './messages.ts';

/* What the engines of the games have in common. A game need not be built on it; all of ours are. */

export type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** One step in the making: what it holds beside a copy of the state. */
export interface Making {
  readonly log: LogEntry[];
  reveals: boolean;
  readonly chance: Chance;
}

/** What a game does with each kind of input, once it is checked. */
export interface Hands<W, M, O> {
  move(work: W, actor: Actor, move: M): void;
  joined(work: W, seat: Seat): void;
  left(work: W, seat: Seat): void;
  timeout(work: W, seat: Seat): void;
  /** Absent where no option may be amended: `check` lets none through. */
  amend?(work: W, options: Partial<O>): void;
}

const handle = <W, M, O>(hands: Hands<W, M, O>, work: W, input: GameInput<M, O>): void => {
  if (input.by !== 'table') return hands.move(work, input.by, input.move);
  switch (input.event) {
    case 'joined':
    case 'left':
    case 'timeout':
      return hands[input.event](work, input.seat);
    case 'amend':
      if (hands.amend === undefined) throw new Error('options are fixed');
      return hands.amend(work, input.options);
    default:
      return unreachable(input);
  }
};

/** `apply` of a game: a work is begun, the right hand does it, and it is finished. */
export const applyWith =
  <S, W, M, O>(begin: (state: S, chance: Chance) => W, hands: Hands<W, M, O>, finish: (work: W) => Step<S>) =>
  (state: S, input: GameInput<M, O>, chance: Chance): Step<S> => {
    const work = begin(state, chance);
    handle(hands, work, input);
    return finish(work);
  };

/** One decision point of a game; `point` is what the state keeps of it. */
export interface DecisionPoint<S, W, P, M> {
  prompt(state: S, point: P, seat: Seat): Message;
  offers(state: S, point: P, seat: Seat): readonly Offer<M>[];
  /** May a seat that is asked answer this? */
  check(state: S, point: P, seat: Seat, move: M): Message | null;
  /** Carries out an answer that was checked. */
  apply(work: W, point: P, seat: Seat, move: M): void;
  /** What the rules answer for a seat that does not. */
  timeout(state: S, point: P, seat: Seat): M;
}

/** A decision point as the inputs see it, with what the state keeps of it already in hand. */
export interface Room<S, W, M> {
  prompt(state: S, seat: Seat): Message;
  offers(state: S, seat: Seat): readonly Offer<M>[];
  check(state: S, seat: Seat, move: M): Message | null;
  apply(work: W, seat: Seat, move: M): void;
  timeout(state: S, seat: Seat): M;
}

export const enter = <S, W, P, M>(phase: DecisionPoint<S, W, P, M>, point: P): Room<S, W, M> => ({
  prompt: (state, seat) => phase.prompt(state, point, seat),
  offers: (state, seat) => phase.offers(state, point, seat),
  check: (state, seat, move) => phase.check(state, point, seat, move),
  apply: (work, seat, move) => phase.apply(work, point, seat, move),
  timeout: (state, seat) => phase.timeout(state, point, seat),
});

/** For moves of another decision point in a switch over all moves. */
export const unexpected = (move: { readonly type: string }): never => {
  throw new Error(`an unchecked move was applied: ${move.type}`);
};

/** A question about a state and a seat that is asked twice in a row, for a prompt and for the offers it names, is worked out once. Never of a work. */
export const asked = <S extends object, T>(answer: (state: S, seat: Seat) => T): ((state: S, seat: Seat) => T) => {
  let last: { readonly state: S; readonly seat: Seat; readonly told: T } | null = null;
  return (state, seat) => {
    if (last?.state !== state || last.seat !== seat) last = { state, seat, told: answer(state, seat) };
    return last.told;
  };
};
