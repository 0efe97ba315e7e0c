import { sum } from './collections.ts';
import type { Seat } from './game.ts';
import type { Arg } from './words.ts';

export type Choice = 'yes' | 'no' | 'abstain';

/**
 * How a motion is decided. `cast`: more yes than no among the voices cast; `all`: more than half of all voices;
 * `twoThirds`: at least two thirds of all voices; `unanimity`: every voice. A tie rejects.
 */
export type Majority = 'cast' | 'all' | 'twoThirds' | 'unanimity';

/** A setting of the table itself that a motion would change. The kernel tells of it and carries it, and does not know what it is. */
export interface TableChange {
  readonly name: string;
  readonly before: string | number | null;
  readonly after: string | number | null;
  /** As it stands in a sentence. */
  readonly said: { readonly option: Arg; readonly before: Arg; readonly after: Arg };
}

export interface Motion<P> {
  readonly id: number;
  readonly by: Seat;
  readonly proposal: P;
  /** What it changes of the table beside; absent: nothing. */
  readonly table?: readonly TableChange[] | undefined;
  readonly majority: Majority;
  /** Sealed ballots are shown to nobody until the last one is in; a view must then hide `ballots`. */
  readonly sealed: boolean;
  /** Voices by seat; only these seats vote. */
  readonly voices: Readonly<Record<Seat, number>>;
  readonly ballots: Readonly<Record<Seat, Choice>>;
}

export type Verdict = 'open' | 'carried' | 'rejected';

export const propose = <P>(motion: Omit<Motion<P>, 'ballots'>): Motion<P> => ({ ...motion, ballots: {} });

export const isVoter = (motion: Motion<unknown>, seat: Seat): boolean => (motion.voices[seat] ?? 0) > 0;

export const hasVoted = (motion: Motion<unknown>, seat: Seat): boolean => motion.ballots[seat] !== undefined;

/** The seats still awaited. */
export const awaitedVoters = (motion: Motion<unknown>): readonly Seat[] =>
  Object.keys(motion.voices)
    .map(Number)
    .filter((seat) => isVoter(motion, seat) && !hasVoted(motion, seat));

/** A ballot put in the box; with new voices when the rule reads them at that moment. */
export const cast = <P>(motion: Motion<P>, seat: Seat, choice: Choice, voices?: number): Motion<P> => ({
  ...motion,
  voices: voices === undefined ? motion.voices : { ...motion.voices, [seat]: voices },
  ballots: { ...motion.ballots, [seat]: choice },
});

/** Somebody who left the table is not waited for. */
export const withdrawVoter = <P>(motion: Motion<P>, seat: Seat): Motion<P> => {
  const { [seat]: _gone, ...voices } = motion.voices;
  const { [seat]: _ballot, ...ballots } = motion.ballots;
  return { ...motion, voices, ballots };
};

export const voicesFor = (motion: Motion<unknown>, choice: Choice): number =>
  sum(Object.entries(motion.ballots).map(([seat, ballot]) => (ballot === choice ? (motion.voices[Number(seat)] ?? 0) : 0)));

/** Open until the last ballot: an early result would betray sealed votes and spare nobody's say. */
export const verdict = (motion: Motion<unknown>): Verdict => {
  if (awaitedVoters(motion).length > 0) return 'open';
  const yes = voicesFor(motion, 'yes');
  const no = voicesFor(motion, 'no');
  const everyone = sum(Object.values(motion.voices));
  const carried = {
    cast: yes > no,
    all: 2 * yes > everyone,
    twoThirds: everyone > 0 && 3 * yes >= 2 * everyone,
    unanimity: everyone > 0 && yes === everyone,
  }[motion.majority];
  return carried ? 'carried' : 'rejected';
};
