import type { Catalogue, Lang } from '#kernel';
import { POWER_NAMES, worldOf } from '../data/world.ts';
import { TAGS } from '../types.ts';

/** Provinces, coasts and powers as words of the catalogue: `par`, `esp/ce`, `USA`. */
export const wordsOfTheMap = (lang: Lang): Catalogue => {
  const words: Record<string, string> = {};
  const coast = {
    fr: { ce: 'côte est', co: 'côte ouest', cn: 'côte nord', cs: 'côte sud' },
    en: { ce: 'east coast', co: 'west coast', cn: 'north coast', cs: 'south coast' },
  };
  const coastName = new Map(Object.entries(coast[lang]));
  for (const { id, name, coasts } of worldOf({ russia: 'six' }).provinces) {
    words[id] = name[lang];
    for (const one of coasts) words[`${id}/${one}`] = `${name[lang]} (${coastName.get(one) ?? one})`;
  }
  for (const tag of TAGS) words[tag] = POWER_NAMES[tag][lang];
  return words;
};
