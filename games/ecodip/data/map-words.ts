import type { Sentence, Words } from '#kernel/words.ts';
import { TAGS } from '../types.ts';
import { POWER_NAMES, worldOf } from './world.ts';

const COASTS: Readonly<Record<string, Sentence>> = {
  ce: ['côte est', 'east coast'],
  co: ['côte ouest', 'west coast'],
  cn: ['côte nord', 'north coast'],
  cs: ['côte sud', 'south coast'],
};

/** Provinces, coasts and powers as words of the catalogue: `par`, `esp/ce`, `USA`. */
export const wordsOfTheMap = (): Words => {
  const words: Record<string, Sentence> = {};
  for (const { id, name, coasts } of worldOf({ russia: 'six' }).provinces) {
    words[id] = [name.fr, name.en];
    for (const one of coasts) {
      const [fr, en] = COASTS[one] ?? [one, one];
      words[`${id}/${one}`] = [`${name.fr} (${fr})`, `${name.en} (${en})`];
    }
  }
  for (const tag of TAGS) words[tag] = [POWER_NAMES[tag].fr, POWER_NAMES[tag].en];
  return words;
};
