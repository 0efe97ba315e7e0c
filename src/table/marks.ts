import type { Seat } from '#kernel/game.ts';
import { markName, MARKS } from '#protocol';
import type { SeatRecord, Stamp } from './journal.ts';
import { prepareChairs } from './prepare.ts';
import { refuse } from './refusal.ts';
import { type Prepared, seatOf, type TableState } from './state.ts';

/* What each chair wears. No two chairs of a table wear the same, empty ones included: whoever sits down finds a mark of his own. */

/** What a further chair wears: its own number, or the first that is left. */
export const markOfNewChair = (seats: readonly SeatRecord[]): number => {
  const worn = new Set(seats.map(({ mark }) => mark));
  for (let mark = seats.length; ; mark = (mark + 1) % MARKS) if (!worn.has(mark)) return mark;
};

/** One's own colour and shape; an empty chair that wears it gets what one wore before. */
export const prepareMark = (state: TableState, seat: Seat, mark: number, request: Stamp): Prepared => {
  const held = seatOf(state, seat);
  if (held === null || held.holder !== 'person') return refuse('notYourSeat');
  if (state.record.status === 'finished') return refuse('finished');
  if (held.mark === mark) return prepareChairs(state, {}, request);
  const other = state.seats.find((chair) => chair.mark === mark);
  if (other !== undefined && other.holder !== 'open') return refuse('markTaken', { name: other.name });
  const seats = state.seats.map((chair) => (chair === held ? { ...held, mark } : chair === other ? { ...other, mark: held.mark } : chair));
  return prepareChairs(state, { seats, notes: [{ key: 'table.markChanged', args: { who: { seat }, mark: { text: markName(mark) } } }] }, request);
};
