import type { Seat } from '#kernel/game.ts';
import { named, withSeat } from './chairs.ts';
import type { Stamp } from './journal.ts';
import { unnamed } from './names.ts';
import { type Note, prepareChairs } from './prepare.ts';
import { refuse } from './refusal.ts';
import { type Prepared, seatOf, type TableState } from './state.ts';

/* What the host of the server does at a table (HO-12): each time everybody there reads of it. The host sees nothing that is secret. */

const told = (key: Note['key'], args: NonNullable<Note['args']> = {}): readonly Note[] => [{ key, args, inLobby: true }];

/** Closed: nothing is played or said, and no clock runs, until it is opened again. */
export const prepareClose = (state: TableState, closed: boolean, request: Stamp): Prepared => {
  const { record } = state;
  if (record.closed === closed) return prepareChairs(state, {}, request);
  const paused = record.status === 'playing' && closed;
  return prepareChairs(state, { record: { ...record, closed, paused }, notes: told(closed ? 'table.closedByHouse' : 'table.reopenedByHouse') }, request);
};

export const prepareMute = (state: TableState, seat: Seat, muted: boolean, request: Stamp): Prepared => {
  const held = seatOf(state, seat);
  if (held?.holder !== 'person') return refuse('nobodyThere');
  if (held.muted === muted) return prepareChairs(state, {}, request);
  const seats = withSeat(state, { ...held, muted });
  return prepareChairs(state, { seats, notes: told(muted ? 'table.mutedByHouse' : 'table.heardAgain', { who: { seat } }) }, request);
};

/** The line does not repeat the name. */
export const prepareUnname = (state: TableState, seat: Seat, request: Stamp): Prepared => {
  const held = seatOf(state, seat);
  if (held?.holder !== 'person') return refuse('nobodyThere');
  const others = state.seats.filter((other) => other.seat !== seat).map(({ name }) => name);
  const name = unnamed(seat, others);
  return prepareChairs(state, { seats: withSeat(state, { ...held, name }), notes: told('table.renamedByHouse', { who: named(name) }) }, request);
};

/** The words themselves are taken out of what is stored; this is what everybody reads of it. */
export const prepareWordsGone = (state: TableState, who: string, request: Stamp): Prepared =>
  prepareChairs(state, { notes: told('table.wordsRemoved', { who: named(who) }) }, request);
