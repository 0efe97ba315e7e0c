import type { BotLevel, Seat } from '#kernel/game.ts';
import { type BotPace, type Joining, markName, MARKS } from '#protocol';
import type { Entry, SeatRecord, Stamp, TableRecord } from './journal.ts';
import { nameFor } from './player-name.ts';
import { type Note, prepareChairs, prepareChairsWithInput } from './prepare.ts';
import { isRefusal, refuse, refuseByRule } from './refusal.ts';
import { isBroughtKnown, type Prepared, seatOf, type TableInput, type TableState } from './state.ts';
import { levelsOf } from '#bots/levels.ts';
import { awaitedVoters } from '#kernel/motions.ts';
import { isRecord } from '#kernel/options.ts';
import { tableMessage } from '#kernel/table-messages.ts';
import type { Arg } from '#kernel/words.ts';
import { STAND_IN } from './bots-at-table.ts';
import { type Ended, endForking } from './fork-question.ts';
import { botName, nameTaken } from './names.ts';

/* What each chair wears. No two chairs of a table wear the same, empty ones included: every newcomer finds a mark of their own. */

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

/* Who sits where. In play, a departure or an arrival is also an input of the game, which may refuse it. */

export const withSeat = (state: TableState, record: SeatRecord): readonly SeatRecord[] => {
  const seats = [...state.seats];
  seats[record.seat] = record;
  return seats;
};

export const openSeat = (seat: Seat, mark: number = seat): SeatRecord => ({
  seat,
  name: '',
  holder: 'open',
  level: null,
  tokenHash: null,
  owner: false,
  talkSince: 0,
  awayUntil: null,
  takebacks: 0,
  mark,
  ring: null,
  muted: false,
  named: false,
});

/** `seats`: the others, whose names it does not take. */
export const botSeat = (seat: Seat, level: BotLevel, seats: readonly SeatRecord[]): SeatRecord => {
  const taken = seats.filter((other) => other.seat !== seat).map(({ name }) => name);
  return { ...openSeat(seat, seats[seat]?.mark), name: botName(seat, taken), holder: 'bot', level, named: true };
};

export const named = (name: string): Arg => ({ text: { fr: name, en: nameFor(name, 'en') } });

interface Taking {
  readonly seat: Seat;
  readonly name: string;
  readonly tokenHash: string;
  /** The one who left this seat to a bot may always take it back. */
  readonly returning: boolean;
  /** Who sits down also runs the table. */
  readonly owner: boolean;
}

/** Who plays for whom from now on, and that a player holds the referee's link. */
const takeNotes = ({ record }: TableState, held: SeatRecord | null, taken: SeatRecord, returning: boolean): readonly Note[] => {
  const who = { seat: taken.seat };
  const sits: Note = held?.holder === 'bot' ? { key: 'table.tookOver', args: { who, before: named(held.name) } } : { key: 'table.satDown', args: { who } };
  const both: readonly Note[] = taken.owner && !returning && record.referee === 'person' ? [{ key: 'table.refereeLink', args: { who } }] : [];
  return returning ? [{ key: 'table.returned', args: { who } }] : [sits, ...both];
};

/** Takes an open seat; in play also a bot's, or the next number: a newcomer's chair, where the game has them. */
export const prepareTake = (state: TableState, { seat, name, tokenHash, returning, owner }: Taking, request: Stamp): Prepared => {
  const { status } = state.record;
  if (status === 'finished') return refuse('finished');
  if (!returning && state.record.fork?.sameDice) return refuseByRule(tableMessage('table.sameDiceClosed'));
  if (!returning && isBroughtKnown(state.record)) return refuseByRule(tableMessage('table.broughtClosed'));
  const held = seatOf(state, seat);
  const doubled = nameTaken(state.seats, seat, name);
  if (doubled !== null) return doubled;
  const taken: SeatRecord = {
    ...openSeat(seat, held?.mark ?? markOfNewChair(state.seats)),
    name,
    holder: 'person',
    tokenHash,
    owner: owner || (returning && held?.owner === true),
    // What the former holder wrote or was sent is not for a newcomer.
    talkSince: returning && held !== null ? held.talkSince : state.talk,
    takebacks: returning && held !== null ? held.takebacks : 0,
    ring: returning && held !== null ? held.ring : null,
    muted: returning && held !== null && held.muted,
    named: returning && held !== null && held.named,
  };
  const seats = withSeat(state, taken);
  if (status === 'lobby') {
    if (held === null) return refuse('noSuchSeat');
    if (held.holder !== 'open') return refuse('seatTaken');
    // Whoever sits down now does so under the settings of now.
    const { unsettled } = state.record;
    const settled = unsettled.includes(seat) ? { record: { ...state.record, unsettled: unsettled.filter((other) => other !== seat) } } : {};
    return prepareChairs(state, { seats, ...settled }, request);
  }
  if (held === null && seat !== state.seats.length) return refuse('noSuchSeat');
  if (held?.holder === 'person') return refuse('seatTaken');
  const asked: Ended = returning ? { record: state.record, notes: [] } : endForking(state.record, request.at, 'table.forkingLapsed');
  // HO-7.4: the former holder agreed for themselves alone.
  const agreed = { advised: state.record.advised.filter((other) => other !== seat), forking: asked.record.forking, guarded: state.record.guarded };
  const notes = [...takeNotes(state, held, taken, returning), ...asked.notes];
  const joined = prepareChairsWithInput(state, { by: 'table', event: 'joined', seat }, { seats, notes, agreed }, request);
  return !isRefusal(joined) || !returning ? joined : prepareChairs(state, { seats, notes, record: { ...state.record, ...agreed } }, request);
};

/** Nobody answers for whoever was asked and has lost this seat, or its link, by somebody else's hand. */
export const withoutThem = ({ record }: TableState, seat: Seat, now: number): Ended =>
  record.forking !== null && [record.forking.by, ...record.forking.asked].includes(seat)
    ? endForking(record, now, 'table.forkingReseated')
    : { record, notes: [] };

/** A player who leaves while a motion waits for them does not agree to it. */
const lastVote = ({ match }: TableState, seat: Seat): TableInput | null => {
  const motion = match?.now.motion ?? null;
  return motion !== null && awaitedVoters(motion).includes(seat) ? { by: seat, motion: { act: 'vote', choice: 'no' } } : null;
};

const departs = ({ game, match }: TableState): boolean => match !== null && game.module.departs?.(match.now.state) === true;

const toBot = (state: TableState, held: SeatRecord): readonly SeatRecord[] => withSeat(state, { ...held, holder: 'bot', level: STAND_IN });

interface Departure {
  readonly seats: readonly SeatRecord[];
  /** What is told where the game says nothing of it. */
  readonly notes: readonly Note[];
  /** What is told in any case. */
  readonly always: readonly Note[];
  /** What is no longer agreed to. */
  readonly record: TableRecord;
}

/** In play a bot takes the seat over, and the game is told where it has something to say. */
const depart = (state: TableState, seat: Seat, { seats, notes, always, record }: Departure, request: Stamp): Prepared => {
  const all = { seats, record, agreed: { advised: record.advised, forking: record.forking, guarded: record.guarded }, notes: [...always, ...notes] };
  // Rules that end the part of a player who leaves are not told: a bot plays on, and the player may come back.
  const vote = departs(state) ? lastVote(state, seat) : null;
  if (vote !== null) return prepareChairsWithInput(state, vote, all, request);
  const told = departs(state) ? null : prepareChairsWithInput(state, { by: 'table', event: 'left', seat }, { ...all, notes: always }, request);
  // Nobody is held at a table because the game has nothing to say about their going.
  return told === null || isRefusal(told) ? prepareChairs(state, all, request) : told;
};

/** A bot goes on at a chair in play, as `held` has it from now on. */
export const prepareGone = (state: TableState, held: SeatRecord, always: readonly Note[], request: Stamp, record = state.record): Prepared =>
  depart(state, held.seat, { seats: toBot(state, held), notes: [botPlays(held.seat)], always, record }, request);

const botPlays = (seat: Seat): Note => ({ key: 'table.botPlays', args: { who: { seat } } });

/** Leaves a seat: open again in the lobby, a bot's in play. The link stays good for coming back until somebody else sits down. */
export const prepareLeave = (state: TableState, seat: Seat, request: Stamp): Prepared => {
  const held = seatOf(state, seat);
  if (held === null || held.holder !== 'person') return refuse('notYourSeat');
  if (state.record.status === 'lobby') return prepareChairs(state, { seats: withSeat(state, openSeat(seat, held.mark)) }, request);
  return prepareGone(state, held, [], request);
};

/** Sent away by whoever runs the table: as if the player had left, but their link opens nothing any more, and everybody reads of it. */
export const prepareRemove = (state: TableState, seat: Seat, request: Stamp): Prepared => {
  const { status } = state.record;
  if (status === 'finished') return refuse('finished');
  const held = seatOf(state, seat);
  if (held === null) return refuse('noSuchSeat');
  if (held.holder !== 'person') return refuse('nobodyThere');
  if (held.owner) return refuse('ownerStays');
  const removed: Note = { key: 'table.removed', args: { who: named(held.name) }, inLobby: true };
  // A link drawn anew is as good as any: from now on newcomers are let in.
  if (status === 'lobby')
    return prepareChairs(state, { seats: withSeat(state, openSeat(seat, held.mark)), record: { ...state.record, guarded: true }, notes: [removed] }, request);
  const seats = toBot(state, { ...held, tokenHash: null, ring: null, awayUntil: null });
  const { record, notes } = withoutThem(state, seat, request.at);
  return depart(state, seat, { seats, notes: [botPlays(seat)], always: [removed, ...notes], record: { ...record, guarded: true } }, request);
};

/** Leaves the game as its rules have it. */
export const prepareQuit = (state: TableState, seat: Seat, request: Stamp): Prepared => {
  const held = seatOf(state, seat);
  if (held === null || held.holder !== 'person') return refuse('notYourSeat');
  if (state.record.status !== 'playing' || !departs(state)) return refuse('noDeparture');
  return prepareChairsWithInput(state, { by: 'table', event: 'left', seat }, { seats: toBot(state, held), notes: [] }, request);
};

/** Whether one agrees to be named in recordings. */
export const prepareNamed = (state: TableState, seat: Seat, on: boolean, request: Stamp): Prepared => {
  const held = seatOf(state, seat);
  if (held === null || held.holder !== 'person') return refuse('notYourSeat');
  return prepareChairs(state, { seats: withSeat(state, { ...held, named: on }) }, request);
};

export const prepareRename = (state: TableState, seat: Seat, name: string, request: Stamp): Prepared => {
  const held = seatOf(state, seat);
  if (held === null || held.holder !== 'person') return refuse('notYourSeat');
  const doubled = nameTaken(state.seats, seat, name);
  if (doubled !== null) return doubled;
  if (held.name === name) return prepareChairs(state, {}, request);
  const notes: readonly Note[] = [{ key: 'table.renamedSelf', args: { before: named(held.name), after: named(name) } }];
  return prepareChairs(state, { seats: withSeat(state, { ...held, name }), notes }, request);
};

/** A name changed by whoever runs the table. */
export const prepareRenameOther = (state: TableState, seat: Seat, name: string, request: Stamp): Prepared => {
  const held = seatOf(state, seat);
  if (held === null) return refuse('noSuchSeat');
  if (held.holder === 'open') return refuse('seatNotPerson');
  const doubled = nameTaken(state.seats, seat, name);
  if (doubled !== null) return doubled;
  const notes: readonly Note[] = [{ key: 'table.renamed', args: { before: named(held.name), after: named(name) } }];
  return prepareChairs(state, { seats: withSeat(state, { ...held, name }), notes }, request);
};

/** Puts a bot in a seat. A person who held it keeps the link, and may take the seat back. */
export const prepareBot = (state: TableState, seat: Seat, level: BotLevel, request: Stamp): Prepared => {
  if (state.record.status === 'finished') return refuse('finished');
  if (!levelsOf(state.game).includes(level)) return refuse('noSuchBot');
  const held = seatOf(state, seat);
  if (held === null) return refuse('noSuchSeat');
  const played: SeatRecord = held.holder === 'person' ? { ...held, holder: 'bot', level } : botSeat(seat, level, state.seats);
  const { record, notes } = played.tokenHash === held.tokenHash ? { record: state.record, notes: [] } : withoutThem(state, seat, request.at);
  return prepareChairs(state, { seats: withSeat(state, played), record, notes: [botPlays(seat), ...notes] }, request);
};

/** Frees a seat: whoever held it no longer does. */
export const prepareOpen = (state: TableState, seat: Seat, request: Stamp): Prepared => {
  if (state.record.status === 'finished') return refuse('finished');
  const held = seatOf(state, seat);
  if (held === null) return refuse('noSuchSeat');
  const { record, notes } = withoutThem(state, seat, request.at);
  const freed: Note = { key: 'table.seatFreed', args: { number: seat + 1 } };
  return prepareChairs(state, { seats: withSeat(state, openSeat(seat, held.mark)), record, notes: [freed, ...notes] }, request);
};

interface Reissuing {
  readonly seat: Seat;
  readonly tokenHash: string;
  /** Asked from the chair itself: its holder stays what they were. */
  readonly own: boolean;
}

/** A new link for a seat; the old one is dead from the moment this is stored. It may go to somebody else: private talk starts anew. */
export const prepareReissue = (state: TableState, { seat, tokenHash, own }: Reissuing, request: Stamp): Prepared => {
  const held = seatOf(state, seat);
  if (held === null) return refuse('noSuchSeat');
  if (held.tokenHash === null) return refuse('seatNotPerson');
  const { record, notes } = own ? { record: state.record, notes: [] } : withoutThem(state, seat, request.at);
  return prepareChairs(
    state,
    {
      seats: withSeat(state, { ...held, tokenHash, ...(own ? {} : { owner: false, talkSince: state.talk, ring: null }) }),
      // Whoever has the new link sees and acts from this chair: everybody is told.
      notes: own ? [] : [{ key: 'table.reissued', args: { who: { seat } } }, ...notes],
      record,
    },
    request,
  );
};

export const preparePause = (state: TableState, on: boolean, request: Stamp): Prepared => {
  const { record } = state;
  if (record.status === 'lobby') return refuse('notStarted');
  if (record.status === 'finished') return refuse('finished');
  if (record.paused === on) return prepareChairs(state, {}, request);
  return prepareChairs(state, { record: { ...record, paused: on }, notes: [{ key: on ? 'table.paused' : 'table.resumed' }] }, request);
};

/** Words may be exchanged at a table of a room, or no longer. */
export const prepareTalking = (state: TableState, talk: boolean, request: Stamp): Prepared => {
  const { inRoom } = state.record;
  if (inRoom === null || inRoom.talk === talk) return refuse('stale');
  return prepareChairs(
    state,
    { record: { ...state.record, inRoom: { ...inRoom, talk } }, notes: [{ key: talk ? 'table.talkOpen' : 'table.talkShut' }] },
    request,
  );
};

/** Before the game: whether newcomers are let in, or sit down by themselves. */
export const prepareGuard = (state: TableState, on: boolean, request: Stamp): Prepared =>
  prepareChairs(state, { record: { ...state.record, guarded: on } }, request);

/** Who lets newcomers sit down from now on. */
export const prepareJoining = (state: TableState, joining: Joining, request: Stamp): Prepared => {
  const { record } = state;
  if (record.status === 'finished') return refuse('finished');
  if (record.joining === joining) return prepareChairs(state, {}, request);
  return prepareChairs(state, { record: { ...record, joining }, notes: [{ key: `table.joining.${joining}` }] }, request);
};

export const preparePace = (state: TableState, pace: BotPace, request: Stamp): Prepared => {
  const { record } = state;
  return record.status === 'finished' ? refuse('finished') : prepareChairs(state, { record: { ...record, pace } }, request);
};

/** HO-7.4: a person agrees that advice may be asked for, or no longer does. */
export const prepareAdvice = (state: TableState, seat: Seat, yes: boolean, request: Stamp): Prepared => {
  const { record } = state;
  if (record.status !== 'playing') return refuse(record.status === 'lobby' ? 'notStarted' : 'finished');
  const others = record.advised.filter((other) => other !== seat);
  if (others.length < record.advised.length === yes) return prepareChairs(state, {}, request);
  const notes = [{ key: yes ? 'table.adviceYes' : 'table.adviceNo', args: { who: { seat } } }] as const;
  return prepareChairs(state, { record: { ...record, advised: yes ? [...others, seat] : others }, notes }, request);
};

const HOUR_SECONDS = 3600;

/** In what the table counts by. */
const extension = (seconds: number): Note => {
  const hours = seconds / HOUR_SECONDS;
  if (hours % 24 === 0) return { key: 'table.extendedDays', args: { days: hours / 24 } };
  return Number.isInteger(hours) ? { key: 'table.extendedHours', args: { hours } } : { key: 'table.extended', args: { seconds } };
};

/** More time for everybody who is awaited: the clock reads it from the entry. */
export const prepareExtend = (state: TableState, seconds: number, request: Stamp): Prepared => {
  const { status } = state.record;
  if (status === 'lobby') return refuse('notStarted');
  if (status === 'finished') return refuse('finished');
  return prepareChairs(state, { input: { extend: seconds }, notes: [extension(seconds)] }, request);
};

/** So many seconds are left to everybody who is awaited, then the rules decide. */
export const prepareHurry = (state: TableState, seconds: number, request: Stamp): Prepared => {
  const { status } = state.record;
  if (status === 'lobby') return refuse('notStarted');
  if (status === 'finished') return refuse('finished');
  return prepareChairs(state, { input: { hurry: seconds }, notes: [{ key: 'table.hurried', args: { seconds } }] }, request);
};

const secondsIn = ({ kind, input }: Entry, act: 'extend' | 'hurry'): number => {
  const seconds = kind === 'chairs' && isRecord(input) ? input[act] : 0;
  return typeof seconds === 'number' ? seconds : 0;
};

/** The seconds that an entry leaves, 0 for any other entry. */
export const hurryIn = (entry: Entry): number => secondsIn(entry, 'hurry');

/** The seconds that an entry grants, 0 for any other entry. */
export const extensionIn = (entry: Entry): number => secondsIn(entry, 'extend');
