import { at, range } from '#kernel/collections.ts';
import type { Outcome, Seat, Standing } from '#kernel/game.ts';
import { CASH_PER_POINT, MARKER_POINTS, POINTS_PER_CREDIT } from './data.ts';
import { cashOf, isActive, player } from './rules/facts.ts';
import { type MessageKey, say, who } from './speak.ts';
import { DISASTERS, type Disaster, type EndReason, type Player, type State } from './types.ts';

/* MM-5.5, MM-5.6: the final count, line by line. */

/** In points; `credits` is zero or negative. */
export type Score = Readonly<Record<'growth' | 'personnel' | 'materials' | 'waste' | 'cash' | 'credits' | 'total', number>>;

/** MM-2.3.1: points under a marker. */
export const markerPoints = (marker: number): number => at(MARKER_POINTS, marker);

/** MM-5.5: raw materials, dump and cards count nothing. */
export const itemise = (company: Player, cash: number): Score => {
  const items = {
    growth: company.growth,
    personnel: markerPoints(company.personnel),
    materials: markerPoints(company.materials),
    waste: markerPoints(company.waste),
    cash: Math.floor(cash / CASH_PER_POINT),
    credits: company.credits === 0 ? 0 : -POINTS_PER_CREDIT * company.credits,
  };
  return { ...items, total: items.growth + items.personnel + items.materials + items.waste + items.cash + items.credits };
};

/** MM-4.11.3: somebody retired has nothing left to count. */
export const scoreOf = (state: State, seat: Seat): number => (isActive(state, seat) ? itemise(player(state, seat), cashOf(state, seat)).total : 0);

export const isDisaster = (reason: EndReason): reason is Disaster => DISASTERS.some((disaster) => disaster === reason);

interface Account {
  readonly seat: Seat;
  readonly retired: boolean;
  readonly score: number;
  readonly cash: number;
}

/** MM-5.6: points, then cash; those who retired come after everybody. */
const compare = (a: Account, b: Account): number => {
  if (a.retired !== b.retired) return a.retired ? 1 : -1;
  if (a.retired) return 0;
  return b.score - a.score || b.cash - a.cash;
};

const ranked = (state: State): readonly Standing[] => {
  const accounts = range(state.table.players.length)
    .map((seat): Account => ({ seat, retired: !isActive(state, seat), score: scoreOf(state, seat), cash: cashOf(state, seat) }))
    .toSorted(compare);
  return accounts.map((account) => ({
    seat: account.seat,
    rank: 1 + accounts.findIndex((other) => compare(other, account) === 0),
    score: account.score,
  }));
};

/** MM-6.7.2, MM-4.11.3: nobody wins, everybody shares the last rank. */
const unranked = (state: State): readonly Standing[] => {
  const seats = range(state.table.players.length);
  return seats.map((seat) => ({ seat, rank: seats.length, score: scoreOf(state, seat) }));
};

const END_CLAUSES = {
  column: ['MM-5.5', 'MM-5.6'],
  missionLimit: ['MM-4.10.6', 'MM-5.6'],
  forfeit: ['MM-4.11.3'],
  abandoned: ['MM-4.11.3'],
  choked: ['MM-6.7.1', 'MM-6.7.2'],
  paralysis: ['MM-6.7.1', 'MM-6.7.2'],
  ruin: ['MM-6.7.1', 'MM-6.7.2'],
  endless: ['MM-6.7.1', 'MM-6.7.2'],
} as const;

const endKey = (reason: EndReason, shared: boolean): Extract<MessageKey, `end.${string}`> => {
  if (shared && (reason === 'column' || reason === 'missionLimit')) return 'end.shared';
  return `end.${reason}`;
};

export const outcome = (state: State): Outcome | null => {
  const { point } = state.table;
  if (point.kind !== 'gameOver') return null;
  const { reason } = point;
  const standings = isDisaster(reason) || reason === 'abandoned' ? unranked(state) : ranked(state);
  const winners = standings.filter(({ rank }) => rank === 1).map(({ seat }) => who(seat));
  return { reason, text: say(endKey(reason, winners.length > 1), { winners: { list: winners } }, END_CLAUSES[reason]), standings };
};
