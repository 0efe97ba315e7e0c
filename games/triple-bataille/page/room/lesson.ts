import { inBundles } from '#games/triple-bataille/figures.ts';
import { figuresNow } from '#games/triple-bataille/rules/indicators.ts';
import { playersRanked } from '#games/triple-bataille/scoring.ts';
import type { Indicators, View } from '#games/triple-bataille/types.ts';
import { sum } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { latest } from '#kernel/work.ts';
import { type Holding, holdings } from '../charts/readings.ts';
import type { Speech } from '../speech.ts';

/* What the wall says after a battle: who has the money, how the gap grows, what the bank holds. The figures are those of this moment. */

/** Once cards have been turned and the battle is not recorded yet, the present is a row of its own behind the record. */
const untilNow = latest((view: View): readonly Indicators[] => {
  const { table, indicators } = view;
  const isUnderWay = table.battleReport.order.length > 0 && (indicators.at(-1)?.battle ?? 0) < table.battle;
  const now = isUnderWay ? figuresNow(view) : null;
  return now === null ? indicators : [...indicators, now];
});

/** Where the money is, battle by battle, up to this moment. */
export const moneyUntilNow = (view: View): readonly Holding[] => holdings({ ...view, indicators: untilNow(view) });

/** The richest, the middle and the poorest after a battle, in bundles or as parts of the mean; nobody's name. */
export interface Gap {
  readonly turn: number;
  readonly highest: number;
  readonly middle: number;
  readonly lowest: number;
}

/**
 * Free money grows for everybody: in bundles the ends drift apart however even the room becomes, and the wall would contradict the answer to its own bet. There
 * the gap is told in parts of the mean, as long as there is one to speak of.
 */
export const isInParts = (view: View): boolean => view.table.system === 'libre' && untilNow(view).every(({ mean, bundle }) => mean >= bundle);

export const gapUntilNow = (view: View): readonly Gap[] =>
  untilNow(view).map(({ battle, bundle, wealth, median, mean, minWealth }) => {
    const write = (cards: number): number => (isInParts(view) ? Math.round((100 * cards) / mean) : inBundles(cards, bundle));
    return { turn: battle, highest: write(Math.max(...Object.values(wealth))), middle: write(median), lowest: write(minWealth) };
  });

/** Of ten cards, how many lie with a holder. */
const ofTen = ({ cards }: Holding, held: number): number => Math.round((10 * held) / Math.max(1, sum(Object.values(cards))));

export const bankOfTenWords = (count: number, { words }: Speech): string => {
  if (count === 0) return words('lesson.bankLittle');
  return count >= 9 ? words('lesson.bankNearlyAll') : words('lesson.bankOfTen', { count });
};

/** The sentence in the largest letters, made from the record. */
export const headlineOf = (view: View, speech: Speech): string => {
  const { words } = speech;
  const last = moneyUntilNow(view).at(-1);
  const bank = last?.cards.bank;
  if (view.table.system === 'libre') return words('lesson.dividend');
  if (last === undefined || view.table.system === 'decouverte') return words('lesson.hands');
  if (bank === undefined) return words('bankHidden');
  return bankOfTenWords(ofTen(last, bank), speech);
};

/** Does the gap between the ends grow: since the last battle, or, at the end, since the first one? */
export const gapWords = (gap: readonly Gap[], { words }: Speech, isOver = false): string => {
  if (gap.length < 2) return words('lesson.gapFirst');
  const width = (one: Gap | undefined): number => (one === undefined ? 0 : one.highest - one.lowest);
  const change = width(gap.at(-1)) - width(gap.at(isOver ? 0 : -2));
  if (isOver) return words(change > 0 ? 'lesson.gapGrew' : change < 0 ? 'lesson.gapShrank' : 'lesson.gapStayed');
  return words(change > 0 ? 'lesson.gapGrows' : change < 0 ? 'lesson.gapShrinks' : 'lesson.gapStays');
};

export interface Moves {
  /** Who climbed most, the greatest climb first; with a name, for nobody minds. */
  readonly up: readonly { readonly seat: Seat; readonly places: number }[];
  /** How many fell back, and how far at most: nobody is named for it. */
  readonly down: number;
  readonly deepest: number;
}

const CLIMBERS = 3;

/** TB-5.4: who rises and who falls among the players, since the last battle was recorded; null: this is the first one. */
export const movesOf = (view: View): Moves | null => {
  const before = view.indicators.findLast(({ battle }) => battle < view.table.battle)?.wealth;
  if (before === undefined) return null;
  const rankBefore = (seat: Seat): number => 1 + Object.values(before).filter((wealth) => wealth > (before[seat] ?? 0)).length;
  const moved = playersRanked(view)
    .filter(({ seat }) => before[seat] !== undefined)
    .map(({ seat, rank }) => ({ seat, places: rankBefore(seat) - rank }));
  const fell = moved.filter(({ places }) => places < 0);
  return {
    up: moved
      .filter(({ places }) => places > 0)
      .toSorted((a, b) => b.places - a.places)
      .slice(0, CLIMBERS),
    down: fell.length,
    deepest: -Math.min(0, ...fell.map(({ places }) => places)),
  };
};
