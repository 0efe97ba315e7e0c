import {
  type Appended,
  type Change,
  type Journal,
  MemoryJournal,
  type Opening,
  type Origin,
  type SeatRecord,
  StorageError,
  type StoredSnapshot,
  type TableRecord,
} from '#table';

/** What changed the journal of a table, as it is kept: all of them, one after the other, are the journal. */
export type Act =
  | { readonly kind: 'create'; readonly record: TableRecord; readonly seats: readonly SeatRecord[]; readonly opening?: Opening; readonly origin?: Origin }
  | { readonly kind: 'change'; readonly change: Change }
  | { readonly kind: 'snapshot'; readonly snapshot: StoredSnapshot }
  /** The only one under the name of a code: it is taken. */
  | { readonly kind: 'code' };

export interface NumberedAct {
  readonly table: string;
  /** From 0 on, for each table. */
  readonly n: number;
  readonly act: Act;
}

/** Where acts are kept. */
export interface Acts {
  /** In their order. */
  read(table: string): Promise<readonly Act[]>;
  /** All or none; false: another tab has written one of these numbers. Rejects when nothing could be written. */
  add(acts: readonly NumberedAct[]): Promise<boolean>;
  drop(table: string): Promise<void>;
}

/** What is asked of one table, and answered from memory. */
type Asked = Exclude<keyof Journal, 'create' | 'append' | 'saveSnapshots'>;

interface Held {
  readonly journal: MemoryJournal;
  acts: number;
}

const perform = async (journal: MemoryJournal, table: string, act: Act): Promise<void> => {
  if (act.kind === 'create') await journal.create(act.record, act.seats, act.opening, act.origin);
  else if (act.kind === 'change') await journal.append([act.change]);
  else if (act.kind === 'snapshot') await journal.saveSnapshots([{ table, snapshot: act.snapshot }]);
};

const codeName = (code: string): string => `code ${code}`;

/**
 * What is kept of one person's games is small: a table is read as a whole, answers from memory, and writes what changes it. A device that has no room, or
 * keeps nothing, stops no game: it goes on in memory, and what is not kept yet is written with the next change that is.
 */
export class KeptJournal implements Journal {
  readonly #acts: Acts;
  readonly #held = new Map<string, Promise<Held>>();
  readonly #told: (unkept: readonly string[]) => void;
  #unkept: readonly NumberedAct[] = [];
  #writing: Promise<unknown> = Promise.resolve();

  /** `told`: the tables of which something is in memory alone, whenever there are others. */
  constructor(acts: Acts, told: (unkept: readonly string[]) => void = () => undefined) {
    this.#acts = acts;
    this.#told = told;
  }

  #hold(table: string): Promise<Held> {
    const known = this.#held.get(table);
    if (known !== undefined) return known;
    const reading = this.#read(table);
    this.#held.set(table, reading);
    reading.catch(() => this.forget(table));
    return reading;
  }

  async #read(table: string): Promise<Held> {
    const journal = new MemoryJournal();
    const acts = await this.#acts.read(table).catch((error: unknown) => {
      throw new StorageError('failed', `the device did not read it: ${String(error)}`);
    });
    for (const act of acts) await perform(journal, table, act);
    return { journal, acts: acts.length };
  }

  async #of(table: string): Promise<MemoryJournal> {
    return (await this.#hold(table)).journal;
  }

  /** It was written elsewhere: what is in memory holds no longer, unless it is nowhere else. */
  forget(table: string): void {
    if (this.isKept(table)) this.#held.delete(table);
  }

  isKept(table: string): boolean {
    return !this.#unkept.some((act) => act.table === table);
  }

  #hasUnkept(acts: readonly NumberedAct[]): void {
    const names = (some: readonly NumberedAct[]): readonly string[] => [...new Set(some.filter(({ act }) => act.kind !== 'code').map(({ table }) => table))];
    const [before, after] = [names(this.#unkept), names(acts)];
    this.#unkept = acts;
    if (before.join() !== after.join()) this.#told(after);
  }

  /** What was written in memory is written for good, with what is owed. False: another tab was first, and memory holds no longer. */
  #keep(acts: readonly NumberedAct[]): Promise<boolean> {
    // One after the other: what is owed must not be written twice.
    const writing = this.#writing.then(() => (acts.length === 0 ? true : this.#write(acts)));
    this.#writing = writing;
    return writing;
  }

  async #write(acts: readonly NumberedAct[]): Promise<boolean> {
    const owed = [...this.#unkept, ...acts];
    let kept: boolean;
    try {
      kept = await this.#acts.add(owed);
    } catch {
      this.#hasUnkept(owed);
      return true;
    }
    this.#hasUnkept([]);
    if (!kept) for (const { table } of owed) this.forget(table);
    return kept;
  }

  async create(record: TableRecord, seats: readonly SeatRecord[], opening?: Opening, origin?: Origin): Promise<'stored' | 'codeTaken'> {
    const { id: table } = record;
    const act: Act = { kind: 'create', record, seats, ...(opening === undefined ? {} : { opening }), ...(origin === undefined ? {} : { origin }) };
    const kept = await this.#keep([
      { table, n: 0, act },
      { table: codeName(record.code), n: 0, act: { kind: 'code' } },
    ]);
    // Where the device refused it, it is found in memory alone.
    if (this.isKept(table)) this.forget(table);
    else this.#held.set(table, this.#inMemory(table, act));
    return kept ? 'stored' : 'codeTaken';
  }

  async #inMemory(table: string, act: Act): Promise<Held> {
    const journal = new MemoryJournal();
    await perform(journal, table, act);
    return { journal, acts: 1 };
  }

  async append(changes: readonly Change[]): Promise<readonly Appended[]> {
    const unwritten = new Set<string>();
    const results: Appended[] = [];
    const acts: NumberedAct[] = [];
    for (const change of changes) {
      const { table } = change;
      const held = await this.#hold(table);
      // What follows a change that was not written was worked out from a state that does not exist.
      const [appended = 'conflict'] = unwritten.has(table) ? [] : await held.journal.append([change]);
      if (appended === 'stored') acts.push({ table, n: held.acts++, act: { kind: 'change', change } });
      else unwritten.add(table);
      results.push(appended);
    }
    return (await this.#keep(acts)) ? results : results.map((result) => (result === 'stored' ? 'conflict' : result));
  }

  async saveSnapshots(snapshots: readonly { readonly table: string; readonly snapshot: StoredSnapshot }[]): Promise<void> {
    const acts: NumberedAct[] = [];
    for (const { table, snapshot } of snapshots) {
      const held = await this.#hold(table);
      await held.journal.saveSnapshots([{ table, snapshot }]);
      acts.push({ table, n: held.acts++, act: { kind: 'snapshot', snapshot } });
    }
    await this.#keep(acts);
  }

  async drop(table: string): Promise<void> {
    const found = await this.find(table);
    this.#hasUnkept(this.#unkept.filter((act) => act.table !== table && act.table !== codeName(found?.record.code ?? '')));
    this.forget(table);
    for (const name of [table, ...(found === null ? [] : [codeName(found.record.code)])]) await this.#acts.drop(name);
  }

  #asks<K extends Asked>(method: K) {
    return async (...args: Parameters<Journal[K]>): Promise<Awaited<ReturnType<Journal[K]>>> => {
      const journal = await this.#of(args[0]);
      return Reflect.apply(journal[method], journal, args);
    };
  }

  readonly find = this.#asks('find');
  readonly origin = this.#asks('origin');
  readonly snapshot = this.#asks('snapshot');
  readonly snapshotAfter = this.#asks('snapshotAfter');
  readonly entries = this.#asks('entries');
  readonly entriesWithLines = this.#asks('entriesWithLines');
  readonly undone = this.#asks('undone');
  readonly entryOf = this.#asks('entryOf');
  readonly talk = this.#asks('talk');
}
