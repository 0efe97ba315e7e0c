import type { Actor, Seat } from '#kernel';
import { prepareInput } from './journal.ts';
import { inBackground, type Logger } from './logs.ts';
import { refuse } from './refusal.ts';
import { askedAt, pendingAt, type TableState } from './state.ts';
import type { LiveTable } from './table.ts';

/** Longer waits are made of several: timers count in 31 bits. */
const LONGEST_TIMER_MS = 0x7fff_ffff;
/** When a time-out could not be stored. */
const RETRY_MS = 5000;
/** After a restart nobody loses a decision to the time the server was away. */
const GRACE_MS = 60_000;

/** When a seat must have answered, and the window of the rules that says so; null: the table's own limit. */
interface Due {
  readonly at: number;
  readonly window: string | null;
}

/** From a time allowed to the moment it ends. */
type EndOf = (ms: number) => number;

/**
 * The time limits of one table. Where the rules open a window, all who are asked in it share its deadline, counted from its
 * opening; elsewhere each awaited seat has its own. A seat that runs out of time gets a `timeout` input.
 */
export class Clock {
  readonly #table: LiveTable;
  readonly #log: Logger;
  readonly #changed: () => void;
  #due: ReadonlyMap<Seat, Due> = new Map();
  /** The windows that are open, and when each closes. */
  #windows: ReadonlyMap<string, number> = new Map();
  #pausedAt: number | null = null;
  #timer: NodeJS.Timeout | null = null;
  #stopped = false;

  constructor(table: LiveTable, log: Logger, changed: () => void) {
    this.#table = table;
    this.#log = log;
    this.#changed = changed;
  }

  get running(): boolean {
    return this.#due.size > 0;
  }

  /** When this actor must have answered; for others, when somebody must. */
  deadlineFor(you: Actor | null): number | null {
    if (this.#pausedAt !== null || this.#due.size === 0) return null;
    const own = typeof you === 'number' ? this.#due.get(you) : undefined;
    return own?.at ?? this.#next();
  }

  #next(): number {
    let next = Number.POSITIVE_INFINITY;
    for (const { at } of this.#due.values()) next = Math.min(next, at);
    return next;
  }

  /** Winds the clock of a table read back from storage, whose last step was made at `lastAt`. */
  resume(state: TableState, lastAt: number): void {
    this.#wind(state, new Set(), (ms) => Math.max(lastAt + ms, Date.now() + Math.min(ms, GRACE_MS)));
    if (state.record.paused) this.#pausedAt = Date.now();
    this.#arm();
  }

  /** `movers`: seats that made a step others could see. Their next decision is a new one, even if they are asked again. */
  update(state: TableState, movers: ReadonlySet<unknown>): void {
    this.#pauseOrGoOn(state.record.paused);
    this.#wind(state, movers, (ms) => Date.now() + ms);
    this.#arm();
  }

  /** More time for everybody who is awaited now. */
  extend(ms: number): void {
    this.#shift(ms);
    this.#arm();
  }

  #wind(state: TableState, movers: ReadonlySet<unknown>, endOf: EndOf): void {
    const windows = new Map<string, number>();
    for (const { window } of pendingAt(state)) {
      if (window !== undefined) windows.set(window.id, this.#windows.get(window.id) ?? windows.get(window.id) ?? endOf(window.seconds * 1000));
    }
    this.#windows = windows;
    const { secondsPerDecision } = state.record;
    const due = new Map<Seat, Due>();
    for (const { seat, window } of askedAt(state)) {
      if (typeof seat !== 'number') continue;
      const known = this.#due.get(seat);
      const closes = window === undefined ? undefined : windows.get(window.id);
      if (window !== undefined && closes !== undefined) due.set(seat, { at: closes, window: window.id });
      else if (secondsPerDecision === null) continue;
      else due.set(seat, known?.window === null && !movers.has(seat) ? known : { at: endOf(secondsPerDecision * 1000), window: null });
    }
    this.#due = due;
  }

  #shift(ms: number): void {
    this.#due = new Map([...this.#due].map(([seat, { at, window }]) => [seat, { at: at + ms, window }]));
    this.#windows = new Map([...this.#windows].map(([id, at]) => [id, at + ms]));
  }

  #pauseOrGoOn(paused: boolean): void {
    if (paused && this.#pausedAt === null) this.#pausedAt = Date.now();
    if (paused || this.#pausedAt === null) return;
    this.#shift(Date.now() - this.#pausedAt);
    this.#pausedAt = null;
  }

  #arm(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#pausedAt !== null || this.#due.size === 0 || this.#stopped) return;
    const wait = this.#next() - Date.now();
    this.#timer = setTimeout(() => inBackground(this.#ring(), this.#log, 'a time-out failed'), Math.min(Math.max(wait, 0), LONGEST_TIMER_MS));
  }

  async #ring(): Promise<void> {
    const now = Date.now();
    const late = [...this.#due].filter(([, { at }]) => at <= now).toSorted(([a], [b]) => a - b);
    for (const [seat, due] of late) if (due.window === null && this.#due.get(seat) === due) await this.#timeOut(seat, due, now);
    // A window closes on all of them at once: one transaction, in the order of the seats.
    await Promise.all(late.filter(([, { window }]) => window !== null).map(([seat, due]) => this.#timeOut(seat, due, now)));
    this.#arm();
    this.#changed();
  }

  async #timeOut(seat: Seat, due: Due, now: number): Promise<void> {
    const settled = await this.#table.attempt('table', null, (state) => {
      // The time-outs before this one may have closed the window and opened the next.
      const asked = askedAt(state).some((decision) => decision.seat === seat && (decision.window?.id ?? null) === due.window);
      return asked ? prepareInput(state, { by: 'table', event: 'timeout', seat }, { writer: 'table', client: null, at: now }) : refuse('stale');
    });
    if (settled.ok || settled.code === 'stale' || settled.code === 'paused') return;
    // A game that refuses a time-out has nothing to default to: ask again later rather than at once for ever.
    this.#log.warn({ table: this.#table.id, seat, code: settled.code }, 'a time-out was not applied');
    this.#due = new Map([...this.#due, [seat, { at: now + RETRY_MS, window: due.window }]]);
  }

  stop(): void {
    this.#stopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#due = new Map();
    this.#windows = new Map();
  }
}
