import { compareCounts } from '#games/anti-monopoly/rules/ending.ts';
import { type Count, ROLES, type View } from '#games/anti-monopoly/types.ts';
import type { Seat } from '#kernel/game.ts';
import { askable, campOf, holdingsNow, incomeNow, livingSeats, playerOf, type Scoring, seatsOf } from './facts.ts';

export interface CountLine {
  readonly seat: Seat;
  /** 1 for the winner; null before the end. */
  readonly rank: number | null;
  /** Null for a bankrupt player. */
  readonly count: Count | null;
  /** The place among those who went bankrupt. */
  readonly out: number | null;
  /** AM-5.2: the richest of its camp, by a limit. */
  readonly represents: boolean;
}

/** AM-6.4: a fallen camp is always counted by AM-5.3. */
export const scoringOf = ({ options, table: { point } }: View): Scoring =>
  point.kind === 'gameOver' && (point.reason === 'campFallen' || point.reason === 'lastPlayer') ? 'richest' : options.limitScoring;

/** The count of the end, or what it would be now with utilities at 7. */
const countsOf = (view: View): readonly Count[] => {
  const { point } = view.table;
  if (point.kind === 'gameOver') return point.counts;
  const scoring = scoringOf(view);
  return livingSeats(view).map((seat) => {
    const [holdings, income] = [holdingsNow(view, seat, scoring), incomeNow(view, seat)];
    return { seat, holdings, income, score: holdings + income, throws: [] };
  });
};

const ranked = (view: View): readonly Count[] => countsOf(view).toSorted((a, b) => compareCounts(askable(view), a, b));

/** AM-5.5: those who share the first place. */
export const winnersOf = (view: View): readonly Seat[] => {
  const [best, ...others] = ranked(view);
  if (best === undefined) return [];
  return [best, ...others.filter((count) => compareCounts(askable(view), count, best) === 0)].map(({ seat }) => seat);
};

/** AM-5.6: living players by score, then bankrupt ones, the later the better. */
export const countLines = (view: View): readonly CountLine[] => {
  const counts = ranked(view);
  const over = view.table.point.kind === 'gameOver';
  const limit = view.table.point.kind === 'gameOver' && (view.table.point.reason === 'roundLimit' || view.table.point.reason === 'roundCap');
  const representatives = new Set(ROLES.map((camp) => counts.find(({ seat }) => campOf(view, seat) === camp)?.seat));
  const rankOf = (count: Count): number => 1 + counts.filter((other) => compareCounts(askable(view), other, count) < 0).length;
  const out = seatsOf(view)
    .filter((seat) => !counts.some((count) => count.seat === seat))
    .toSorted((a, b) => (playerOf(view, b).eliminationOrder ?? 0) - (playerOf(view, a).eliminationOrder ?? 0));
  return [
    ...counts.map((count) => ({
      seat: count.seat,
      rank: over ? rankOf(count) : null,
      count,
      out: null,
      represents: (limit || !over) && representatives.has(count.seat),
    })),
    ...out.map((seat, index) => ({
      seat,
      rank: over ? counts.length + 1 + index : null,
      count: null,
      out: playerOf(view, seat).eliminationOrder,
      represents: false,
    })),
  ];
};
