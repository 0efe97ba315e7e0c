import type { Actor, Seat } from '#kernel';
import { prepareInput } from './journal.ts';
import { inBackground, type Logger } from './logs.ts';
import { awaitedAt, type TableState } from './state.ts';
import type { LiveTable } from './table.ts';

/** Longer waits are made of several: timers count in 31 bits. */
const LONGEST_TIMER_MS = 0x7fff_ffff;
/** When a time-out could not be stored. */
const RETRY_MS = 5000;
/** After a restart nobody loses a decision to the time the server was away. */
const GRACE_MS = 60_000;

/** The time limits of one table: each awaited seat has its own, and a seat that runs out of time gets a `timeout` input. */
export class Clock {
  readonly #table: LiveTable;
  readonly #log: Logger;
  readonly #changed: () => void;
  readonly #deadlines = new Map<Seat, number>();
  #pausedAt: number | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(table: LiveTable, log: Logger, changed: () => void) {
    this.#table = table;
    this.#log = log;
    this.#changed = changed;
  }

  get running(): boolean {
    return this.#deadlines.size > 0;
  }

  /** When this actor must have answered; for others, when somebody must. */
  deadlineFor(you: Actor | null): number | null {
    if (this.#pausedAt !== null || this.#deadlines.size === 0) return null;
    const own = typeof you === 'number' ? this.#deadlines.get(you) : undefined;
    return own ?? Math.min(...this.#deadlines.values());
  }

  /** Winds the clock of a table read back from storage, whose last step was made at `lastAt`. */
  resume(state: TableState, lastAt: number): void {
    const limit = this.#limitMs(state);
    if (limit === null) return;
    const deadline = Math.max(lastAt + limit, Date.now() + Math.min(limit, GRACE_MS));
    for (const seat of awaitedAt(state)) if (typeof seat === 'number') this.#deadlines.set(seat, deadline);
    if (state.record.paused) this.#pausedAt = Date.now();
    this.#arm();
  }

  /** `movers`: seats that made a step others could see. Their next decision is a new one, even if they are asked again. */
  update(state: TableState, movers: ReadonlySet<unknown>): void {
    const limit = this.#limitMs(state);
    if (limit === null) return;
    this.#pauseOrGoOn(state.record.paused);
    const awaited = new Set(awaitedAt(state));
    for (const seat of this.#deadlines.keys()) if (!awaited.has(seat)) this.#deadlines.delete(seat);
    for (const seat of awaited) {
      if (typeof seat === 'number' && (!this.#deadlines.has(seat) || movers.has(seat))) this.#deadlines.set(seat, Date.now() + limit);
    }
    this.#arm();
  }

  #limitMs({ record }: TableState): number | null {
    return record.secondsPerDecision === null ? null : record.secondsPerDecision * 1000;
  }

  #pauseOrGoOn(paused: boolean): void {
    if (paused && this.#pausedAt === null) this.#pausedAt = Date.now();
    if (paused || this.#pausedAt === null) return;
    const lost = Date.now() - this.#pausedAt;
    for (const [seat, deadline] of this.#deadlines) this.#deadlines.set(seat, deadline + lost);
    this.#pausedAt = null;
  }

  #arm(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#pausedAt !== null || this.#deadlines.size === 0) return;
    const wait = Math.min(...this.#deadlines.values()) - Date.now();
    this.#timer = setTimeout(() => inBackground(this.#ring(), this.#log, 'a time-out failed'), Math.min(Math.max(wait, 0), LONGEST_TIMER_MS));
  }

  async #ring(): Promise<void> {
    const now = Date.now();
    for (const [seat, deadline] of this.#deadlines) {
      if (deadline > now) continue;
      const settled = await this.#table.attempt('table', null, (state) =>
        prepareInput(state, { by: 'table', event: 'timeout', seat }, { writer: 'table', client: null, at: now }),
      );
      if (settled.ok) continue;
      // A game that refuses a time-out has nothing to default to: ask again later rather than at once for ever.
      this.#log.warn({ table: this.#table.id, seat, code: settled.code }, 'a time-out was not applied');
      this.#deadlines.set(seat, now + RETRY_MS);
    }
    this.#arm();
    this.#changed();
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#deadlines.clear();
  }
}
