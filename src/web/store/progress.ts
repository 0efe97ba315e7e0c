import { readStored, writeStored } from '../browser/storage.ts';

/* How far this device has come in the guided game of a box. */

interface Progress {
  readonly step: number;
  readonly done: boolean;
  /** How many steps there are, once it was opened. */
  readonly of?: number;
}

const keyOf = (game: string): string => `guide.${game}`;

export const progressIn = (game: string): Progress => {
  const kept = readStored(keyOf(game));
  if (typeof kept !== 'object' || kept === null || !('step' in kept) || typeof kept.step !== 'number') return { step: 0, done: false };
  const done = 'done' in kept && kept.done === true;
  return 'of' in kept && typeof kept.of === 'number' ? { step: kept.step, done, of: kept.of } : { step: kept.step, done };
};

export const keepProgress = (game: string, progress: Progress): void => writeStored(keyOf(game), progress);

/** Begun, and not gone through to the end. */
export const isUnderWay = (game: string): boolean => {
  const { step, done } = progressIn(game);
  return step > 0 && !done;
};
