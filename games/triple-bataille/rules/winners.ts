import { rankOf } from './cards.ts';
import { FACTORY_RANK } from '../content/data.ts';
import type { PublicFacts } from './facts.ts';
import type { Entry, Group, Options } from '../types.ts';
import { supportBonus } from './events.ts';

/* TB-4.7: the order of the winners. */

interface Contender {
  readonly entry: Entry;
  /** Counting ranks from strong to weak, then the factory cards. */
  readonly list: readonly number[];
  readonly support: number;
  /** Leading cards that ties have cancelled. */
  cancelled: number;
}

const contender = (facts: PublicFacts, entry: Entry): Contender => {
  const ranks = entry.counting.map((face) => rankOf(face, facts.options.jokers)).sort((a, b) => b - a);
  const staked = facts.options.tieSupportUnit === 'cards' ? entry.b * facts.table.bundle : entry.b;
  return {
    entry,
    list: [...ranks, ...Array.from({ length: entry.f }, () => FACTORY_RANK)],
    support: staked + entry.f + supportBonus(facts, entry.operator),
    cancelled: 0,
  };
};

/** TB-4.7.2: 0 when the list is used up. */
const currentCard = ({ list, cancelled }: Contender): number => list[cancelled] ?? 0;

/** Those with the greatest measure. */
const greatest = (contenders: readonly Contender[], measure: (contender: Contender) => number): readonly Contender[] => {
  let best = Number.NEGATIVE_INFINITY;
  let found: Contender[] = [];
  for (const one of contenders) {
    const value = measure(one);
    if (value < best) continue;
    if (value > best) found = [];
    best = value;
    found.push(one);
  }
  return found;
};

/** TB-4.7.2: the rest of the lists, card by card; a longer list beats its prefix. */
const byNextCards = (contenders: readonly Contender[]): readonly Contender[] => {
  let left = contenders;
  for (let depth = 1; left.length > 1; depth++) {
    const next = (one: Contender): number => one.list[one.cancelled + depth] ?? 0;
    if (left.every((one) => next(one) === 0)) return left;
    left = greatest(left, next);
  }
  return left;
};

/** TB-4.7.2, TB-4.7.2b: one class, from the first winner to the last. */
const rank = (contenders: readonly Contender[], ties: Options['ties']): readonly Group[] => {
  const groups: Group[] = [];
  let remaining = contenders;
  const place = (winners: readonly Contender[]): void => {
    groups.push(winners.map(({ entry }) => entry.key));
    remaining = remaining.filter((one) => !winners.includes(one));
  };
  while (remaining.length > 0) {
    const strongest = greatest(remaining, currentCard);
    const [first] = strongest;
    if (first === undefined || currentCard(first) === 0) {
      place(remaining);
      continue;
    }
    const tied = strongest.length === 1 ? strongest : byNextCards(greatest(strongest, ({ support }) => support));
    if (ties === 'share' || tied.length === 1 || tied.length === remaining.length) place(tied);
    else for (const one of tied) one.cancelled++;
  }
  return groups;
};

/** TB-4.7.1: all entries with a factory before all micro-enterprises. Members of a group stand in the order of the entries. */
export const winnersOrder = (facts: PublicFacts, entries: readonly Entry[]): readonly Group[] => {
  const contenders = entries.map((entry) => contender(facts, entry));
  const { ties } = facts.options;
  return [contenders.filter(({ entry }) => entry.f > 0), contenders.filter(({ entry }) => entry.f === 0)].flatMap((each) => rank(each, ties));
};

/** TB-4.7.4: the places that an entry takes, alone or with others. */
export interface Places {
  readonly from: number;
  readonly to: number;
}

export const isTied = ({ from, to }: Places): boolean => to > from;

/** By the key of the entry, in winners' order. */
export const placesIn = (order: readonly Group[]): ReadonlyMap<string, Places> => {
  const places = new Map<string, Places>();
  for (const group of order) {
    const from = places.size + 1;
    const to = places.size + group.length;
    for (const key of group) places.set(key, { from, to });
  }
  return places;
};
