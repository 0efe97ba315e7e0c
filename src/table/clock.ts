import type { Actor, Seat } from '#kernel/game.ts';
import { deadlineFor } from '#protocol';
import { Alarm } from './alarm.ts';
import type { Clerk } from './clerk.ts';
import { prepareInput } from './prepare.ts';
import { inBackground, isInCharge, type TablePorts } from './ports.ts';
import { isRefusal, refuse } from './refusal.ts';
import { askedAt, isHeld, pendingAt, type TableState } from './state.ts';
import type { SeatRecord } from './journal.ts';
import { waitsForHuman } from './waiting.ts';

/** When a time-out could not be stored. */
const RETRY_MS = 5000;
/** After a restart nobody loses a decision to the time the server was away. */
const GRACE_MS = 60_000;
const DAY_HOURS = 24;
/** What a deadline on a day of the week leaves at least: else it is the one after. */
const LEAST_HOURS = 6;

/** The time that one seat has, or all who are asked in one window. */
interface Term {
  /** Another number for every decision or window. */
  readonly id: number;
  /** The window of the rules that gives it; null: the table's own limit. */
  readonly window: string | null;
  /** The time allowed when it was opened. */
  readonly limit: number;
  /** When it ends by itself. */
  readonly base: number;
  /** When it ends: later than by itself while somebody who is asked is away. */
  readonly at: number;
  /** The time allowed is over, and the grace of the table runs. */
  readonly late: boolean;
}

/** What a page shows of the clock. */
export interface ClockFace {
  readonly deadline: number | null;
  readonly overdue: boolean;
}

/** What a seat that is awaited knows of its time. */
export type Turn = Pick<Term, 'id' | 'window' | 'limit' | 'at' | 'late'>;

/** When a time allowed ends that began at a moment. */
type Ends = (from: number) => number;
/** From a time allowed to the term that it gives. */
type EndOf = (ends: Ends) => Pick<Term, 'limit' | 'base' | 'late'>;

/** What a clock stands at while its table is out of memory. */
export interface ClockRest {
  readonly terms: ReadonlyMap<string, Term>;
  readonly due: ReadonlyMap<Seat, string>;
  readonly opened: number;
  readonly pausedAt: number | null;
}

const NO_FACE: ClockFace = { deadline: null, overdue: false };
const windowKey = (id: string): string => `window ${id}`;
const seatKey = (seat: Seat): string => `seat ${seat}`;

/**
 * The time limits of one table. Where the rules open a window, all who are asked in it share its deadline, counted from its
 * opening; elsewhere each awaited seat has its own. A seat that runs out of time gets the grace of the table, then a `timeout` input.
 */
export class Clock {
  readonly #clerk: Clerk;
  readonly #ports: TablePorts;
  readonly #alarm: Alarm;
  readonly #changed: () => void;
  /** By window, or by seat where there is none. A window stays as long as it is open, even when nobody is asked in it any more. */
  #terms: ReadonlyMap<string, Term> = new Map();
  /** The seats that are awaited, and the term of each. */
  #due: ReadonlyMap<Seat, string> = new Map();
  #opened = 0;
  #pausedAt: number | null = null;

  constructor(clerk: Clerk, ports: TablePorts, changed: () => void) {
    this.#clerk = clerk;
    this.#ports = ports;
    this.#alarm = new Alarm(ports.time);
    this.#changed = changed;
  }

  get running(): boolean {
    return this.#due.size > 0;
  }

  get wakesAt(): number | null {
    return this.#alarm.at;
  }

  get rest(): ClockRest {
    return { terms: this.#terms, due: this.#due, opened: this.#opened, pausedAt: this.#pausedAt };
  }

  /** As if the table had never left the memory. */
  goOn({ terms, due, opened, pausedAt }: ClockRest): void {
    this.#terms = terms;
    this.#due = due;
    this.#opened = opened;
    this.#pausedAt = pausedAt;
    this.#arm();
  }

  get turns(): ReadonlyMap<Seat, Turn> {
    const turns = new Map<Seat, Turn>();
    for (const [seat, key] of this.#due) {
      const term = this.#terms.get(key);
      if (term !== undefined) turns.set(seat, term);
    }
    return turns;
  }

  /** When this actor must have answered; for others, when somebody must. */
  faceFor(you: Actor | null): ClockFace {
    if (this.#pausedAt !== null) return NO_FACE;
    const own = typeof you === 'number' ? this.#due.get(you) : undefined;
    const term = (own === undefined ? undefined : this.#terms.get(own)) ?? this.#next();
    return term === null ? NO_FACE : { deadline: term.at, overdue: term.late };
  }

  #next(): Term | null {
    let next: Term | null = null;
    for (const key of this.#due.values()) {
      const term = this.#terms.get(key);
      if (term !== undefined && (next === null || term.at < next.at)) next = term;
    }
    return next;
  }

  /** Winds the clock of a table read back from journal, whose last step was made at `lastAt`. */
  resume(state: TableState, lastAt: number): void {
    const now = this.#ports.time.now();
    const grace = this.#grace(state);
    this.#wind(state, new Set(), (ends) => {
      const end = ends(lastAt);
      const limit = end - lastAt;
      const late = grace > 0 && end < now;
      return { limit, base: Math.max(late ? end + grace : end, now + Math.min(limit, GRACE_MS)), late };
    });
    if (isHeld(state.record)) this.#pausedAt = now;
    this.#arm();
  }

  /** `movers`: seats that made a step others could see. Their next decision is a new one, even if they are asked again. */
  update(state: TableState, movers: ReadonlySet<unknown>): void {
    this.#pauseOrGoOn(isHeld(state.record));
    const now = this.#ports.time.now();
    this.#wind(state, movers, (ends) => ({ limit: ends(now) - now, base: ends(now), late: false }));
    this.#arm();
  }

  /** More time for everybody who is awaited now. */
  extend(ms: number): void {
    this.#shift(ms);
    this.#arm();
  }

  /** So much is left, at most, to everybody who is awaited now, also where no time was set. */
  hurry(state: TableState, ms: number): void {
    const soon = this.#ports.time.now() + ms;
    const terms = new Map([...this.#terms].map(([key, term]) => [key, term.at <= soon ? term : { ...term, base: soon, at: soon }]));
    for (const { seat, window } of askedAt(state)) {
      if (typeof seat !== 'number' || window !== undefined || terms.has(seatKey(seat))) continue;
      this.#opened += 1;
      terms.set(seatKey(seat), { id: this.#opened, window: null, limit: ms, base: soon, at: soon, late: false });
    }
    this.#terms = terms;
    this.update(state, new Set());
  }

  /** Limits of minutes are not for days of the week. */
  #end({ record: { rhythm } }: TableState, limit: number, from: number, kind: string | undefined): number {
    const { hourMs } = this.#ports;
    return rhythm === null || limit < hourMs ? from + limit : deadlineFor(rhythm, from, LEAST_HOURS * hourMs, kind);
  }

  #grace({ record }: TableState): number {
    return record.graceHours * this.#ports.hourMs;
  }

  #wind(state: TableState, movers: ReadonlySet<unknown>, endOf: EndOf): void {
    const open = (seconds: number, window: string | null, kind?: string): Term => {
      const term = endOf((from) => this.#end(state, seconds * 1000, from, kind));
      this.#opened += 1;
      return { id: this.#opened, window, ...term, at: term.base };
    };
    if (waitsForHuman(state)) {
      this.#due = new Map();
      this.#terms = new Map();
      return;
    }
    const terms = new Map<string, Term>();
    for (const { window } of pendingAt(state)) {
      if (window === undefined) continue;
      const key = windowKey(window.id);
      terms.set(key, terms.get(key) ?? this.#terms.get(key) ?? open(window.seconds, window.id, window.kind));
    }
    const { secondsPerDecision } = state.record;
    const due = new Map<Seat, string>();
    for (const { seat, window } of askedAt(state)) {
      if (typeof seat !== 'number') continue;
      const key = window === undefined ? seatKey(seat) : windowKey(window.id);
      const known = movers.has(seat) ? undefined : this.#terms.get(key);
      // Where no time is set, somebody may have been hurried.
      if (window === undefined && secondsPerDecision === null && known === undefined) continue;
      due.set(seat, key);
      if (window === undefined) terms.set(key, known ?? open(secondsPerDecision ?? 0, null));
    }
    this.#due = due;
    this.#terms = this.#heldBack(terms, state);
  }

  /** No deadline that awaits somebody falls before the end of their absence. */
  #heldBack(terms: ReadonlyMap<string, Term>, { seats }: TableState): ReadonlyMap<string, Term> {
    const away = new Map<string, number>();
    for (const [seat, key] of this.#due) away.set(key, Math.max(away.get(key) ?? 0, absenceOf(seats[seat])));
    const leastLeft = this.#ports.time.now() + DAY_HOURS * this.#ports.hourMs;
    return new Map([...terms].map(([key, term]) => [key, heldUntil(term, away.get(key) ?? 0, leastLeft)]));
  }

  #shift(ms: number): void {
    this.#terms = new Map([...this.#terms].map(([key, term]) => [key, { ...term, base: term.base + ms, at: term.at + ms }]));
  }

  #pauseOrGoOn(held: boolean): void {
    if (held && this.#pausedAt === null) this.#pausedAt = this.#ports.time.now();
    if (held || this.#pausedAt === null) return;
    this.#shift(this.#ports.time.now() - this.#pausedAt);
    this.#pausedAt = null;
  }

  #arm(): void {
    const next = this.#next();
    if (this.#pausedAt !== null || next === null || !isInCharge(this.#ports, this.#clerk.id)) this.#alarm.clear();
    else this.#alarm.set(next.at, () => inBackground(this.#ring(), this.#ports.log, 'a time-out failed'));
  }

  async #ring(): Promise<void> {
    const now = this.#ports.time.now();
    this.#giveGrace(now);
    const late = [...this.turns].filter(([, { at }]) => at <= now).toSorted(([a], [b]) => a - b);
    for (const [seat, turn] of late) if (turn.window === null && this.turns.get(seat) === turn) await this.#timeOut(seat, turn, now);
    // A window closes on all of them at once: one transaction, in the order of the seats.
    await Promise.all(late.filter(([, { window }]) => window !== null).map(([seat, turn]) => this.#timeOut(seat, turn, now)));
    this.#arm();
    this.#changed();
  }

  #giveGrace(now: number): void {
    const grace = this.#grace(this.#clerk.stored);
    const granted = (term: Term): Term => (term.late || term.at > now ? term : { ...term, base: term.at + grace, at: term.at + grace, late: true });
    if (grace > 0) this.#terms = new Map([...this.#terms].map(([key, term]) => [key, granted(term)]));
  }

  async #timeOut(seat: Seat, turn: Turn, now: number): Promise<void> {
    const settled = await this.#clerk.attempt('table', null, (state, stamp) => {
      // The time-outs before this one may have closed the window and opened the next.
      const asked = askedAt(state).some((decision) => decision.seat === seat && (decision.window?.id ?? null) === turn.window);
      return asked ? prepareInput(state, { by: 'table', event: 'timeout', seat }, stamp) : refuse('stale');
    });
    if (!isRefusal(settled) || settled.code === 'stale' || settled.code === 'paused' || settled.code === 'takebackOpen') return;
    // A game that refuses a time-out has nothing to default to: ask again later rather than at once for ever.
    this.#ports.log.warn({ table: this.#clerk.id, seat, code: settled.code }, 'a time-out was not applied');
    const again = now + RETRY_MS;
    this.#terms = new Map([...this.#terms].map(([key, term]) => [key, term.id === turn.id ? { ...term, base: again, at: again } : term]));
  }

  /** Every server shows the time; one of them makes it run out. */
  chargeChanged(): void {
    this.#arm();
  }

  stop(): void {
    this.#alarm.stop();
    this.#due = new Map();
    this.#terms = new Map();
  }
}

const absenceOf = (seat: SeatRecord | undefined): number => (seat?.holder === 'person' ? (seat.awayUntil ?? 0) : 0);

/** A term that an absence until then holds back, or no longer holds back: nobody is left with less than `leastLeft` by the return of another. */
const heldUntil = (term: Term, until: number, leastLeft: number): Term => {
  const at = Math.max(term.base, until);
  if (at === term.at) return term;
  if (at > term.at) return { ...term, at, late: false };
  const fair = Math.max(at, Math.min(term.at, leastLeft));
  return { ...term, base: fair, at: fair };
};
