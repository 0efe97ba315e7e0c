import type { View } from '#games/anti-monopoly/types.ts';
import type { Offer, Seat } from '#kernel/game.ts';
import type { FormValues, Pointed } from '#web/interface/game-page.ts';
import type { Layout } from '../geometry.ts';
import type { MotionPlan } from '../motion.ts';
import type { Speech } from '../speech.ts';

/** Squares of 60 px and more are drawn in full, smaller ones with less and larger, those of a phone with signs only. */
export type Density = 'full' | 'short' | 'phone';

/** What every part of the drawn board is given. */
export interface BoardScene {
  readonly view: View;
  readonly layout: Layout;
  readonly density: Density;
  /** Streets carry their names; otherwise a city's letters and a number. */
  readonly named: boolean;
  readonly speech: Speech;
  readonly you: Seat | null;
  /** The square whose title lies in the middle; null when nothing is asked for. */
  readonly shown: number | null;
  readonly show: (square: number | null) => void;
  readonly offers: readonly Offer<unknown>[];
  readonly take: (offer: Offer<unknown>, values?: FormValues) => void;
  /** Squares that something may be done with now. */
  readonly targets: ReadonlySet<number>;
  readonly motion: MotionPlan;
  readonly point: (what: Pointed | null) => void;
  /** The paint of a mortgaged title. */
  readonly hatch: string;
}

/* Things that a press on the board opens above it. */
export const HELP_ID = 'am-help';
export const BANK_ID = 'am-bank';
export const TRADE_ID = 'am-trade';
export const COUNT_ID = 'am-count';
export const ROLES_ID = 'am-roles';
