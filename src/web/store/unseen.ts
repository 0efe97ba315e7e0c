import { typeOfWay } from '#kernel/drafts.ts';
import type { Offer } from '#kernel/game.ts';
import type { Scene } from '#protocol';
import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals';

/** So long nothing is taken by a press on what has just come: the second tap on the button before it was meant for that one. No other pause of the page is as long. */
export const SETTLE_MS = 520;

/** So long the first words of a folded tip lie in sight before it counts as told. */
export const READ_MS = 6000;

/** The page's own clock: does it later, unless it is told not to. */
export type Later = (run: () => void) => () => void;

export const settled: Later = (run) => {
  const timer = setTimeout(run, SETTLE_MS);
  return () => clearTimeout(timer);
};

/** What a reader would call the same button: the same kind of answer, about the same thing. */
const nameOf = (offer: Offer<unknown>): string => `${typeOfWay(offer)} ${offer.about ?? ''}`;

/**
 * Which offers are too new to be taken. What others do leaves a button that stays where it was; after a press of one's own all are new, also one that
 * is called as before: it stands for another question. `drawn`: null while something else is shown in the place of the offers.
 */
export const watchUnseen = (drawn: ReadonlySignal<Pick<Scene, 'offers' | 'decision'> | null>, pressed: ReadonlySignal<number>, later: Later = settled) => {
  const unseen = signal<ReadonlySet<string>>(new Set());
  let known = new Set<string>();
  let waiting: (() => void)[] = [];
  // The presses before it was drawn: a later one, of something else, makes nothing older.
  let before = 0;
  const keyOf = (offer: Offer<unknown>): string => `${before} ${JSON.stringify(drawn.peek()?.decision?.prompt ?? null)} ${nameOf(offer)}`;
  const hold = (keys: readonly string[]): void => {
    if (keys.length === 0) return;
    unseen.value = new Set([...unseen.peek(), ...keys]);
    waiting.push(later(() => (unseen.value = new Set([...unseen.peek()].filter((key) => !keys.includes(key))))));
  };
  const stop = effect(() => {
    before = pressed.peek();
    const shown = new Set(drawn.value?.offers.map(keyOf));
    const fresh = [...shown].filter((key) => !known.has(key));
    known = shown;
    untracked(() => hold(fresh));
  });
  return {
    /** What the press on a button has just opened is new as well. */
    hold: (offers: readonly Offer<unknown>[]): void => hold(offers.map(keyOf)),
    isUnseen: (offer: Offer<unknown>): boolean => unseen.value.has(keyOf(offer)),
    stop: () => {
      stop();
      for (const forget of waiting) forget();
      waiting = [];
    },
  };
};
