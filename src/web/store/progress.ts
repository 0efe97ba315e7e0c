import { isRecord } from '#kernel/options.ts';
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
  return isRecord(kept) && typeof kept.step === 'number' ? { step: kept.step, done: kept.done === true, ...(typeof kept.of === 'number' ? { of: kept.of } : {}) } : { step: 0, done: false };
};

export const keepProgress = (game: string, progress: Progress): void => writeStored(keyOf(game), progress);

/** Begun, and not gone through to the end. */
export const isUnderWay = (game: string): boolean => {
  const { step, done } = progressIn(game);
  return step > 0 && !done;
};
