import type { Seat } from '#kernel/game.ts';
import { isActive } from './facts.ts';
import type { Move, State } from '../types.ts';
import type { Work } from './work.ts';

/* Steps answered together (BO-6.6, BO-6.7): answers are sealed and may be revised until the last one is in. */

export const NO_ANSWERS = {};

export const hasAnswered = ({ sealed }: State, seat: Seat): boolean => sealed !== NO_ANSWERS && sealed[seat] !== undefined;

export const seal = (work: Work, seat: Seat, move: Move): void => {
  work.sealed = { ...work.sealed, [seat]: move };
};

/** Those asked who have answered; BO-4.11.5: somebody removed is not waited for. */
export const answeredAmong = (state: State, asked: readonly Seat[]): readonly Seat[] =>
  asked.filter((seat) => isActive(state, seat) && hasAnswered(state, seat));

/** The answers are opened: undo is closed from here on. */
export const openAnswers = (work: Work): State['sealed'] => {
  const { sealed } = work;
  work.sealed = NO_ANSWERS;
  work.reveals = true;
  return sealed;
};
