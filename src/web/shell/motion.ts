import { useRef } from 'preact/hooks';

/* One thing moves at a time, in the order in which a game names them; all of it within 1.2 s. */

export interface Moment {
  /** Milliseconds. */
  readonly delay: number;
  readonly duration: number;
}

const LONGEST = 1200;

/** What moves, from how long each would like to take: null for what does not move. */
export function inTurn<K extends string>(wanted: Readonly<Record<K, number>>): Readonly<Record<K, Moment | null>>;
export function inTurn(wanted: Readonly<Record<string, number>>): Readonly<Record<string, Moment | null>> {
  const total = Object.values(wanted).reduce((sum, duration) => sum + duration, 0);
  const pace = total > LONGEST ? LONGEST / total : 1;
  let elapsed = 0;
  const moment = (duration: number): Moment | null => {
    if (duration === 0) return null;
    const delay = Math.round(elapsed * pace);
    elapsed += duration;
    return { delay, duration: Math.round(duration * pace) };
  };
  return Object.fromEntries(Object.entries(wanted).map(([name, duration]) => [name, moment(duration)]));
}

/** For the style of something that moves by a transition. */
export const timed = (moment: Moment | null): { readonly transitionDuration: string; readonly transitionDelay: string } => ({
  transitionDuration: `${moment?.duration ?? 0}ms`,
  transitionDelay: `${moment?.delay ?? 0}ms`,
});

const prefersStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The motion from the position drawn last to this one; none for the first, for the past, and for who asked for none. */
export const useMotion = <T, P>(plan: (before: T, after: T) => P, position: T, past: boolean): P => {
  const drawn = useRef<{ readonly position: T; readonly past: boolean; readonly planned: P } | null>(null);
  const last = drawn.current;
  if (last !== null && last.position === position && last.past === past) return last.planned;
  const isStill = last === null || past || last.past || prefersStillness();
  const planned = plan(isStill ? position : last.position, position);
  drawn.current = { position, past, planned };
  return planned;
};
