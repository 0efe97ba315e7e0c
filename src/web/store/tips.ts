import { signal } from '@preact/signals';
import { readStored, writeStored } from '../browser/storage.ts';

/* Tips in the first games against bots: each once on this device, until they are switched off for good. */

const OFF = 'tips.off';
const keyOf = (game: string): string => `tips.${game}`;

export const tipsOff = signal(readStored(OFF) === true);

export const switchTips = (off: boolean): void => {
  tipsOff.value = off;
  writeStored(OFF, off);
};

export const tipsTold = (game: string): readonly string[] => {
  const stored = readStored(keyOf(game));
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
};

export const rememberTip = (game: string, id: string): void => writeStored(keyOf(game), [...new Set([...tipsTold(game), id])]);
