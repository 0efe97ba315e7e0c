import { nearestLevel } from '#bots/levels.ts';
import type { AnyGame, Seat } from '#kernel/game.ts';
import type { CreateTable, PlayNow, SeatPlan } from '#protocol';
import { defaultName } from './player-name.ts';
import type { Lang } from '#kernel/words.ts';
import { type Note, prepareChairs } from './prepare.ts';
import type { Stamp } from './journal.ts';
import { refuse } from './refusal.ts';
import { pendingAt, type Prepared, seatOf, type TableState } from './state.ts';

const PLAY_NOW_BOTS = 3;

/** One click: the person against decent bots, as many as the game seats up to three, or as many as it needs. */
export const playNowPlan = ({ game: id, lang, name }: PlayNow, game: AnyGame): CreateTable => {
  const { min, max } = game.module.seats;
  const level = nearestLevel(game, 'decent');
  const bots: readonly SeatPlan[] = Array.from({ length: Math.max(min - 1, Math.min(PLAY_NOW_BOTS, max - 1)) }, () => ({ kind: 'bot', level }));
  const seats: readonly SeatPlan[] = [{ kind: 'here', name: name ?? defaultName(lang) }, ...bots];
  const options = game.module.presets.find(({ atOnce }) => atOnce === true)?.options ?? {};
  return { game: id, options, seats, secondsPerDecision: null, watching: 'link', joining: 'closed', referee: 'auto', start: true, lang };
};

/* Play over weeks: absences, and time beyond the deadline. */

const DAY_HOURS = 24;
const VACATION_DAYS_MOST = 21;

interface Vacation {
  readonly seat: Seat;
  /** Null: back. */
  readonly until: number | null;
  readonly hourMs: number;
}

/** The longest time that this table leaves for an answer now. */
const longestLimit = (state: TableState): number => {
  const seconds = pendingAt(state).map(({ window }) => window?.seconds ?? 0);
  return Math.max(0, state.record.secondsPerDecision ?? 0, ...seconds) * 1000;
};

const dayOf = (at: number, lang: Lang): string => new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(at);

/** An absence that its holder announces, or its end. The clock reads it from the chair. */
export const prepareVacation = (state: TableState, { seat, until, hourMs }: Vacation, request: Stamp): Prepared => {
  const { status } = state.record;
  if (status === 'lobby') return refuse('notStarted');
  if (status === 'finished') return refuse('finished');
  const held = seatOf(state, seat);
  if (held === null || held.holder !== 'person') return refuse('notYourSeat');
  const day = DAY_HOURS * hourMs;
  if (until !== null) {
    if (longestLimit(state) < day) return refuse('vacationTooFast');
    if (until <= request.at || until > request.at + VACATION_DAYS_MOST * day) return refuse('vacationTooLong', { days: VACATION_DAYS_MOST });
  }
  const seats = state.seats.map((record) => (record === held ? { ...held, awayUntil: until } : record));
  const who = { seat };
  const note: Note =
    until === null
      ? { key: 'table.back', args: { who } }
      : { key: 'table.away', args: { who, until: { text: { fr: dayOf(until, 'fr'), en: dayOf(until, 'en') } } } };
  return prepareChairs(state, { seats, notes: [note] }, request);
};

/** How much longer everybody gets after a deadline; one that has passed keeps what it was given. */
export const prepareGrace = (state: TableState, hours: number, request: Stamp): Prepared => {
  const { record } = state;
  if (record.status === 'finished') return refuse('finished');
  return prepareChairs(state, { record: { ...record, graceHours: hours }, notes: [{ key: 'table.grace', args: { hours } }] }, request);
};
