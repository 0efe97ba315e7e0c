import type { View } from '#games/mull-money/types.ts';
import type { Offer, Seat } from '#kernel/game.ts';
import type { FormValues, Pointed } from '#web/interface/game-page.ts';
import type { MotionPlan } from '../motion.ts';
import type { Speech } from '../speech.ts';
import type { Targets } from '../targets.ts';

/** What every part of the cloth is given. */
export interface BoardScene {
  readonly view: View;
  readonly speech: Speech;
  readonly you: Seat | null;
  /** Whose factory is drawn. */
  readonly shown: Seat;
  readonly show: (seat: Seat | null) => void;
  readonly offers: readonly Offer<unknown>[];
  readonly targets: Targets;
  readonly take: (offer: Offer<unknown>, values?: FormValues) => void;
  readonly motion: MotionPlan;
  readonly pointed: Pointed | null;
  readonly point: (what: Pointed | null) => void;
}

/** Ids of things that are pointed at from elsewhere on the page. */
export const FACTORY_ID = 'factory ';
export const LAW_BOOK_ID = 'laws';

/** The seat whose factory is asked for, if any. */
export const factoryPointed = (pointed: Pointed | null): Seat | null =>
  pointed?.kind === 'thing' && pointed.id.startsWith(FACTORY_ID) ? Number(pointed.id.slice(FACTORY_ID.length)) : null;
