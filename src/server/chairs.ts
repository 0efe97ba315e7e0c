import type { BotLevel, Seat } from '#kernel';
import { standInLevel } from './bots-at-table.ts';
import { prepareChairs, prepareChairsWithInput, type Request } from './journal.ts';
import { botName } from './names.ts';
import { refuse } from './refusal.ts';
import { type Prepared, seatOf, type TableState } from './state.ts';
import type { Entry, SeatRecord } from './storage.ts';

/* Who sits where. In play, a departure or an arrival is also an input of the game, which may refuse it. */

const withSeat = (state: TableState, record: SeatRecord): readonly SeatRecord[] => {
  const seats = [...state.seats];
  seats[record.seat] = record;
  return seats;
};

export const openSeat = (seat: Seat): SeatRecord => ({
  seat,
  name: '',
  holder: 'open',
  level: null,
  tokenHash: null,
  owner: false,
  talkSince: 0,
  awayUntil: null,
});

export const botSeat = (seat: Seat, level: BotLevel): SeatRecord => ({ ...openSeat(seat), name: botName(seat), holder: 'bot', level });

export interface Taking {
  readonly seat: Seat;
  readonly name: string;
  readonly tokenHash: string;
  /** The one who left this seat to a bot may always take it back. */
  readonly returning: boolean;
}

/** Takes an open seat; in play also a bot's, or the next number: a newcomer's chair, where the game has them. */
export const prepareTake = (state: TableState, { seat, name, tokenHash, returning }: Taking, request: Request): Prepared => {
  const { status } = state.record;
  if (status === 'finished') return refuse('finished');
  const held = seatOf(state, seat);
  const taken: SeatRecord = {
    ...openSeat(seat),
    name,
    holder: 'person',
    tokenHash,
    owner: returning && held?.owner === true,
    // What others wrote to whoever sat here, or he to them, is not for a newcomer.
    talkSince: returning && held !== null ? held.talkSince : state.talk,
  };
  const seats = withSeat(state, taken);
  if (status === 'lobby') {
    if (held === null) return refuse('noSuchSeat');
    return held.holder === 'open' ? prepareChairs(state, { seats }, request) : refuse('seatTaken');
  }
  if (held === null && seat !== state.seats.length) return refuse('noSuchSeat');
  if (held?.holder === 'person') return refuse('seatTaken');
  const joined = prepareChairsWithInput(state, { by: 'table', event: 'joined', seat }, seats, request);
  return joined.ok || !returning ? joined : prepareChairs(state, { seats }, request);
};

/** Leaves a seat: open again in the lobby, a bot's in play. The link stays good for coming back until somebody else sits down. */
export const prepareLeave = (state: TableState, seat: Seat, request: Request): Prepared => {
  const held = seatOf(state, seat);
  if (held === null || held.holder !== 'person') return refuse('notYourSeat');
  if (state.record.status === 'lobby') return prepareChairs(state, { seats: withSeat(state, openSeat(seat)) }, request);
  const left = withSeat(state, { ...held, holder: 'bot', level: standInLevel(state.game) });
  const told = prepareChairsWithInput(state, { by: 'table', event: 'left', seat }, left, request);
  // Nobody is held at a table because the game has nothing to say about his going.
  return told.ok ? told : prepareChairs(state, { seats: left }, request);
};

export const prepareRename = (state: TableState, seat: Seat, name: string, request: Request): Prepared => {
  const held = seatOf(state, seat);
  if (held === null || held.holder !== 'person') return refuse('notYourSeat');
  return prepareChairs(state, { seats: withSeat(state, { ...held, name }) }, request);
};

/** A name changed by whoever runs the table. */
export const prepareRenameOther = (state: TableState, seat: Seat, name: string, request: Request): Prepared => {
  const held = seatOf(state, seat);
  if (held === null) return refuse('noSuchSeat');
  if (held.holder === 'open') return refuse('seatNotPerson');
  const args = { before: { text: { fr: held.name, en: held.name } }, after: { text: { fr: name, en: name } } };
  return prepareChairs(state, { seats: withSeat(state, { ...held, name }), note: { key: 'table.renamed', args } }, request);
};

/** Puts a bot in a seat. A person who held it keeps the link, and may take the seat back. */
export const prepareBot = (state: TableState, seat: Seat, level: BotLevel, request: Request): Prepared => {
  if (state.record.status === 'finished') return refuse('finished');
  if (state.game.bots[level] === undefined) return refuse('noSuchBot');
  const held = seatOf(state, seat);
  if (held === null) return refuse('noSuchSeat');
  const played: SeatRecord = held.holder === 'person' ? { ...held, holder: 'bot', level } : botSeat(seat, level);
  return prepareChairs(state, { seats: withSeat(state, played), note: { key: 'table.botPlays', args: { who: { seat } } } }, request);
};

/** Frees a seat: whoever held it no longer does. */
export const prepareOpen = (state: TableState, seat: Seat, request: Request): Prepared => {
  if (state.record.status === 'finished') return refuse('finished');
  if (seatOf(state, seat) === null) return refuse('noSuchSeat');
  const note = { key: 'table.seatFreed', args: { number: seat + 1 } } as const;
  return prepareChairs(state, { seats: withSeat(state, openSeat(seat)), note }, request);
};

export interface Reissuing {
  readonly seat: Seat;
  readonly tokenHash: string;
  /** Asked from the chair itself: whoever sits there stays what he was. */
  readonly own: boolean;
}

/** A new link for a seat; the old one is dead from the moment this is stored. It may go to somebody else: private talk starts anew. */
export const prepareReissue = (state: TableState, { seat, tokenHash, own }: Reissuing, request: Request): Prepared => {
  const held = seatOf(state, seat);
  if (held === null) return refuse('noSuchSeat');
  if (held.tokenHash === null) return refuse('seatNotPerson');
  return prepareChairs(
    state,
    { seats: withSeat(state, { ...held, tokenHash, owner: own && held.owner, talkSince: own ? held.talkSince : state.talk }) },
    request,
  );
};

export const preparePause = (state: TableState, on: boolean, request: Request): Prepared => {
  const { record } = state;
  if (record.status === 'lobby') return refuse('notStarted');
  if (record.status === 'finished') return refuse('finished');
  if (record.paused === on) return prepareChairs(state, {}, request);
  return prepareChairs(state, { record: { ...record, paused: on }, note: { key: on ? 'table.paused' : 'table.resumed' } }, request);
};

/** More time for everybody who is awaited: the clock reads it from the entry. */
export const prepareExtend = (state: TableState, seconds: number, request: Request): Prepared => {
  const { status } = state.record;
  if (status === 'lobby') return refuse('notStarted');
  if (status === 'finished') return refuse('finished');
  return prepareChairs(state, { input: { extend: seconds }, note: { key: 'table.extended', args: { seconds } } }, request);
};

/** The seconds that an entry grants, 0 for any other entry. */
export const extensionIn = ({ kind, input }: Entry): number =>
  kind === 'chairs' && typeof input === 'object' && input !== null && 'extend' in input && typeof input.extend === 'number' ? input.extend : 0;
