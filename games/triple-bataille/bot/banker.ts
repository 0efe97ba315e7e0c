import type { Seat } from '#kernel/game.ts';
import type { Indicators, Move, View } from '../types.ts';
import { type Eyes, offersOf, rangeOf } from './sight.ts';

/* TB-12.7: the bank as a person plays it: as dear as the economy can bear. */

const SUFFERING = 0.1;

const suffers = ({ counters, players }: Indicators): boolean => (counters.destitute + counters.bankruptcies) / Math.max(1, players) >= SUFFERING;

/** Two battles running fewer entries per player, or a smaller pot in bundles. */
const shrinks = (history: readonly Indicators[]): boolean => {
  const [before, middle, last] = history.slice(-3);
  if (before === undefined || middle === undefined || last === undefined) return false;
  const falls = (figure: (battle: Indicators) => number): boolean => figure(before) > figure(middle) && figure(middle) > figure(last);
  return falls(({ counters, players }) => counters.entries / Math.max(1, players)) || falls(({ counters, bundle }) => counters.pot / bundle);
};

const halfRate = (view: View, min: number, max: number): number => {
  const { bank } = view.table;
  const last = view.indicators.at(-1);
  const hat = last?.bank?.hat ?? 0;
  const step = shrinks(view.indicators) ? -1 : last !== undefined && !suffers(last) && hat > 0 ? 1 : 0;
  return Math.min(max, Math.max(min, bank.halfRate + step));
};

/** Few borrow: the criteria are relaxed (the cell allows one more than its own). */
const criteria = (view: View, max: number): number => {
  const last = view.indicators.at(-1);
  return last !== undefined && last.counters.newCredits < last.players / 4 ? max : Math.max(0, max - 1);
};

export const bankerMove = (sight: Eyes, seat: Seat): Move => {
  const { view } = sight;
  const rate = rangeOf(sight, 'setBank', 'halfRate');
  if (offersOf(sight, 'setBank').length === 0 || rate === null || view.sealed.settings[seat] !== undefined) return { type: 'done' };
  return {
    type: 'setBank',
    halfRate: halfRate(view, rate.min, rate.max),
    criteria: criteria(view, rangeOf(sight, 'setBank', 'criteria')?.max ?? 0),
    cap: rangeOf(sight, 'setBank', 'cap')?.max ?? 0,
    equity: 0,
    autoEquity: 'on',
  };
};
