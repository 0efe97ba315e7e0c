import BOOKLETS from 'virtual:rules/shelf';
import { signal } from '@preact/signals';
import { bookletOf, HOUSE } from '#kernel/house.ts';
import { lang } from '../browser/settings.ts';
import type { Booklet } from './search.ts';
import { ts } from '../i18n/rules-and-replay.ts';

export const hasBooklet = (game: string): boolean => Object.hasOwn(BOOKLETS, game);

/** The game in brief comes first; then what is to be said of the text itself, its marks and sources. */
const BEGINS = ['1', '0'];
const inReadingOrder = (sections: Booklet): Booklet => {
  const rank = ({ number }: Booklet[number]): number => BEGINS.indexOf(number.split('.')[0] ?? '') + 1 || BEGINS.length + 1;
  return sections.toSorted((a, b) => rank(a) - rank(b));
};

const here = signal<ReadonlyMap<string, Booklet>>(new Map());
const asked = new Set<string>();

const arrive = async (key: string, fetchBooklet: () => Promise<{ readonly default: Booklet }>): Promise<void> => {
  try {
    const { default: sections } = await fetchBooklet();
    here.value = new Map([...here.peek(), [key, inReadingOrder(sections)]]);
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

/** How a clause is called: by its number, and « maison 5.2 » for one of the house. */
export const clauseText = (id: string): string => (bookletOf('', id) === HOUSE.id ? ts('rules.house', { number: id.slice(HOUSE.prefix.length + 1) }) : id);
