import { laterBy, momentOf, wallAt } from '#protocol';
import type { Quiet } from './notice-store.ts';

/** Why a message did not go out, for its owner and for the log; no address and no secret is in it. */
export type Cause =
  /** Nobody answers there, or not in time. */
  | 'unreachable'
  /** The service says no; it may say yes later. */
  | 'refused'
  /** This address does not exist, or does not want to be written to. */
  | 'address'
  /** The device has withdrawn its subscription. */
  | 'gone'
  /** Whoever runs the server has set up no mail. */
  | 'notSetUp';

export type Delivery = { readonly ok: true } | { readonly ok: false; readonly cause: Cause };

export const DELIVERED: Delivery = { ok: true };
export const failed = (cause: Cause): Delivery => ({ ok: false, cause });

/** Trying again is of no use. */
export const isFinal = (cause: Cause): boolean => cause === 'address' || cause === 'gone' || cause === 'notSetUp';

export interface Hours {
  readonly quiet: Quiet | null;
  readonly zone: string;
}

/** When quiet hours that run now end; null: they do not run now. */
const quietEnds = ({ quiet, zone }: Hours, now: number): number | null => {
  if (quiet === null || quiet.from === quiet.to) return null;
  const wall = wallAt(zone, now);
  const overnight = quiet.from > quiet.to;
  const isQuiet = overnight ? wall.minute >= quiet.from || wall.minute < quiet.to : wall.minute >= quiet.from && wall.minute < quiet.to;
  if (!isQuiet) return null;
  const ends = { ...wall, minute: quiet.to };
  return momentOf(zone, wall.minute < quiet.to ? ends : laterBy(1, ends));
};

/** When a message may be sent: now, or when the quiet hours end. A deadline that falls within them does not wait for the morning. */
export const mayTellAt = (hours: Hours, now: number, deadline: number | null): number => {
  const ends = quietEnds(hours, now);
  return ends === null || (deadline !== null && deadline <= ends) ? now : ends;
};
