import type { ProgrammeStep } from '#protocol';
import type { PollRecord, RoomRecord } from './room-rows.ts';

/* A room goes along its moments by itself: each step of the programme says what ends it. Nothing is written here. */

type Ends = NonNullable<ProgrammeStep['ends']>;

const MINUTES = 60;
/** So many seconds the wall keeps what a moment ended with. */
const KEPT_SECONDS: Readonly<Record<'answered' | 'opened' | 'over', number>> = { answered: 4, opened: 20, over: 60 };

/** What a moment shows decides what ends it, unless the programme says otherwise. */
const endsOf = ({ ends, game, question }: ProgrammeStep): Ends => ends ?? (game !== undefined ? 'over' : question !== undefined ? 'answered' : 'hand');

export const openPoll = ({ polls }: RoomRecord): PollRecord | null => {
  const last = polls.at(-1);
  return last?.open === true ? last : null;
};

/** Where it stands on its way: now, and how many milliseconds a second of its wall lasts. */
export interface Walk {
  readonly now: number;
  readonly second: number;
}

const endingIn = (record: RoomRecord, seconds: number, { now, second }: Walk): RoomRecord => ({ ...record, endsAt: now + seconds * second });

/** A moment begins: it ends by itself after its minutes, where those or a question say so. */
export const entered = (record: RoomRecord, walk: Walk): RoomRecord => {
  const step = record.steps[record.step];
  const ends = step === undefined ? 'hand' : endsOf(step);
  const timed = step !== undefined && (ends === 'time' || (ends === 'answered' && step.question !== undefined));
  return timed ? endingIn({ ...record, held: false }, step.minutes * MINUTES, walk) : { ...record, held: false, endsAt: null };
};

/** Everybody has answered: the question closes in a moment, unless somebody changes their mind meanwhile. */
export const answeredByAll = (record: RoomRecord, awaited: readonly number[], walk: Walk): RoomRecord => {
  const step = record.steps[record.step];
  const poll = openPoll(record);
  if (step === undefined || endsOf(step) !== 'answered' || poll === null || awaited.some((person) => poll.answers[person] === undefined)) return record;
  return endingIn(record, KEPT_SECONDS.answered, walk);
};

/** The answers lie open for a while. */
export const opened = (record: RoomRecord, walk: Walk): RoomRecord => {
  const step = record.steps[record.step];
  return step === undefined || endsOf(step) !== 'answered' ? record : endingIn(record, KEPT_SECONDS.opened, walk);
};

/** The last of its tables is done: the end has its time on the wall. */
export const played = (record: RoomRecord, walk: Walk): RoomRecord => {
  const step = record.steps[record.step];
  const isOwn = record.games.at(-1)?.step === record.step;
  return step === undefined || endsOf(step) !== 'over' || !isOwn ? record : endingIn(record, KEPT_SECONDS.over, walk);
};

/** The animator holds the room here; let go, it stays for as long as answers do. */
export const held = (record: RoomRecord, on: boolean, walk: Walk): RoomRecord => {
  if (on || record.endsAt === null || record.endsAt === undefined) return { ...record, held: on };
  return { ...record, held: false, endsAt: Math.max(record.endsAt, walk.now + KEPT_SECONDS.opened * walk.second) };
};

/** When its moment is over, if nobody holds it. */
export const dueAt = ({ endsAt, held: isHeld }: RoomRecord): number | null => (isHeld === true ? null : (endsAt ?? null));
