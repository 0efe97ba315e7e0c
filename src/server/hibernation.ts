import { Alarm, describeError, type LiveTable, type Rest, type TablePorts, type Time } from '#table';
import { NEVER, type Storage } from './open-storage.ts';

/* Tables leave the memory with what they need to be read back, and those in play are found again when a server starts. */

/** One that could not be woken is tried again. */
const RETRY_MS = 60_000;

export interface Sleeper {
  readonly id: string;
  readonly at: number;
  /** Null: it was put away by an earlier server, and its journal must do. */
  readonly rest: Rest | null;
}

/** Tables that are out of memory and have something to do later: when, and what their clocks stand at. */
export class Hibernation {
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

/** A table that nobody has used for so long leaves the memory; it is read back when somebody comes. */
export const PUT_AWAY_MS = 5 * 60_000;
/** A reminder that is due when its table is read back is taken for told. */
const AHEAD_MS = 5000;
/** A table played at within this time may have a window of days open, whose clock must go on after a restart. */
const LATELY_MS = 60 * 24 * 3_600_000;

type Around = Pick<TablePorts, 'time' | 'log'> & { readonly journal: Storage };

/** Nobody needs it here, and it has nothing to do so soon that it would have to be read back at once. */
export const mayRest = ({ idle, wakesAt, ports }: LiveTable): boolean => idle && (wakesAt === null || wakesAt > ports.time.now() + PUT_AWAY_MS);

export const saveSnapshots = async ({ journal, log }: Around, tables: readonly LiveTable[]): Promise<void> => {
  const snapshots = tables.flatMap((table) => {
    const snapshot = table.unsavedSnapshot;
    return snapshot === null ? [] : [{ table: table.id, snapshot }];
  });
  if (snapshots.length === 0) return;
  try {
    await journal.saveSnapshots(snapshots);
  } catch (error) {
    // A snapshot only saves time: the journal holds everything.
    log.error({ error: describeError(error) }, 'snapshots could not be stored');
  }
};

/** A start need not look at them. Where several servers write to a table, none of them can say so for the others. */
export const noteRest = async ({ journal, log }: Around, tables: readonly Pick<LiveTable, 'id' | 'wakesAt'>[]): Promise<void> => {
  if (tables.length === 0 || journal.cluster !== null) return;
  try {
    await journal.rest(tables.map(({ id, wakesAt }) => ({ table: id, wakesAt: wakesAt ?? NEVER })));
  } catch (error) {
    log.error({ error: describeError(error) }, 'when tables wake could not be stored');
  }
};

/** Of the tables that were in play when the server stopped: those that are this server's, and those of them that need not be looked at yet. */
export const inPlay = async (
  { journal, time }: Around,
  isOpen: (id: string) => boolean,
): Promise<{ readonly ours: ReadonlySet<string>; readonly hibernating: readonly Sleeper[] }> => {
  const now = time.now();
  const timed = await journal.listTimed(now - LATELY_MS);
  const ids = timed.map(({ table }) => table);
  await journal.cluster?.claim(ids);
  const ours = new Set(ids.filter((id) => journal.cluster?.holds(id) ?? true));
  await journal.cluster?.release(ids.filter((id) => !ours.has(id)));
  const hibernating = timed.flatMap(({ table: id, wakesAt }) =>
    wakesAt === null || wakesAt < now + PUT_AWAY_MS || isOpen(id) ? [] : [{ id, at: wakesAt - AHEAD_MS, rest: null }],
  );
  return { ours, hibernating };
};
