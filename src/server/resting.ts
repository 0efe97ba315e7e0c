import { Alarm, type Rest, type Time } from '#table';

/** One that could not be woken is tried again. */
const RETRY_MS = 60_000;

export interface Sleeper {
  readonly id: string;
  readonly at: number;
  /** Null: it was put away by an earlier server, and its journal must do. */
  readonly rest: Rest | null;
}

/** Tables that are out of memory and have something to do later: when, and what their clocks stand at. */
export class Resting {
  readonly #tables = new Map<string, Sleeper>();
  readonly #time: Time;
  readonly #alarm: Alarm;
  readonly #wake: (table: string) => void;

  constructor(time: Time, wake: (table: string) => void) {
    this.#time = time;
    this.#alarm = new Alarm(time);
    this.#wake = wake;
  }

  has(table: string): boolean {
    return this.#tables.has(table);
  }

  rest(table: string): Rest | null {
    return this.#tables.get(table)?.rest ?? null;
  }

  add(tables: readonly Sleeper[]): void {
    for (const table of tables) this.#tables.set(table.id, table);
    this.#arm(tables);
  }

  /** It is in memory again, or gone. */
  drop(table: string): void {
    this.#tables.delete(table);
  }

  #arm(tables: Iterable<Sleeper>): void {
    let next = this.#alarm.at ?? Number.POSITIVE_INFINITY;
    for (const { at } of tables) next = Math.min(next, at);
    if (next !== Number.POSITIVE_INFINITY) this.#alarm.set(next, () => this.#ring());
  }

  #ring(): void {
    const now = this.#time.now();
    for (const table of this.#tables.values()) {
      if (table.at > now) continue;
      this.#tables.set(table.id, { ...table, at: now + RETRY_MS });
      this.#wake(table.id);
    }
    this.#arm(this.#tables.values());
  }

  stop(): void {
    this.#tables.clear();
    this.#alarm.stop();
  }
}
