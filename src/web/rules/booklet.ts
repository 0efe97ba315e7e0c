import type { Lang } from '#kernel';
import { signal } from '@preact/signals';
import { lang } from '../store/settings.ts';
import type { Booklet } from './search.ts';

/** Each booklet and language is a file of its own, fetched when somebody reads it: one line for each game that has one. */
const BOOKLETS: Readonly<Record<string, Readonly<Record<Lang, () => Promise<{ readonly default: Booklet }>>>>> = {
  bourse: { fr: () => import('virtual:rules/bourse.fr'), en: () => import('virtual:rules/bourse.en') },
  'mull-money': { fr: () => import('virtual:rules/mull-money.fr'), en: () => import('virtual:rules/mull-money.en') },
  'anti-monopoly': { fr: () => import('virtual:rules/anti-monopoly.fr'), en: () => import('virtual:rules/anti-monopoly.en') },
  'triple-bataille': { fr: () => import('virtual:rules/triple-bataille.fr'), en: () => import('virtual:rules/triple-bataille.en') },
  ecodip: { fr: () => import('virtual:rules/ecodip.fr'), en: () => import('virtual:rules/ecodip.en') },
};

export const hasBooklet = (game: string): boolean => Object.hasOwn(BOOKLETS, game);

const here = signal<ReadonlyMap<string, Booklet>>(new Map());
const asked = new Set<string>();

const arrive = async (key: string, fetchBooklet: () => Promise<{ readonly default: Booklet }>): Promise<void> => {
  try {
    const { default: sections } = await fetchBooklet();
    here.value = new Map([...here.peek(), [key, sections]]);
  } catch {
    // The line was down: the next reader asks again.
    asked.delete(key);
  }
};

/** The booklet in the reader's language, or null while it is on its way. */
export const booklet = (game: string): Booklet | null => {
  const key = `${game}.${lang.value}`;
  const found = here.value.get(key);
  if (found !== undefined) return found;
  const fetchBooklet = BOOKLETS[game]?.[lang.value];
  if (fetchBooklet !== undefined && !asked.has(key)) {
    asked.add(key);
    void arrive(key, fetchBooklet);
  }
  return null;
};
