import { itemise, isDisaster, type Score } from '#games/mull-money/scoring.ts';
import type { View } from '#games/mull-money/types.ts';
import { at } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import type { Speech } from './speech.ts';

/* MM-5.5, MM-5.6: the final count, item by item. Only possible where all treasuries are known. */

export interface Count {
  readonly seat: Seat;
  readonly score: Score;
  readonly cash: number;
  /** Null where nobody wins (MM-6.7.2, MM-4.11.3). */
  readonly rank: number | null;
}

type Counted = Omit<Count, 'rank'>;

/** MM-5.6: points, then cash. */
const better = (a: Counted, b: Counted): number => b.score.total - a.score.total || b.cash - a.cash;

/** The best first; those who retired are not counted. Null while a treasury is hidden. */
export const finalCount = (view: View): readonly Count[] | null => {
  const { players, point } = view.table;
  const counted: Counted[] = [];
  for (const [seat, company] of players.entries()) {
    if (company.retired) continue;
    const cash = view.cash[seat] ?? null;
    if (cash === null) return null;
    counted.push({ seat, score: itemise(company, cash), cash });
  }
  counted.sort(better);
  const nobodyWins = point.kind === 'gameOver' && (isDisaster(point.reason) || point.reason === 'abandoned');
  const rankOf = (count: Counted): number | null => (nobodyWins ? null : 1 + counted.findIndex((other) => better(other, count) === 0));
  return counted.map(({ seat, score, cash }, index) => ({ seat, score, cash, rank: rankOf(at(counted, index)) }));
};

/** « 19 + 27 + 13 − 10 = 49 », as the rulebook's example has it (MM-8.1.8). */
export const sumText = ({ score }: Count, { words, number }: Speech): string => {
  const services = score.personnel + score.materials + score.waste;
  const terms = [score.growth, services, score.cash, ...(score.credits === 0 ? [] : [score.credits])];
  const written = terms.map((term, index) => (index === 0 ? number(term) : term < 0 ? ` − ${number(-term)}` : ` + ${number(term)}`)).join('');
  return words('count.sum', { terms: written, total: number(score.total) });
};
