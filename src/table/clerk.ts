import { at } from '#kernel/collections.ts';
import type { Writing } from './committer.ts';
import { advance, loadState } from './load.ts';
import { type Cancel, describeError, type TablePorts } from './ports.ts';
import { isRefusal, type Refusal, refusalOf, refuse, type Result } from './refusal.ts';
import type { Prepared, TableState } from './state.ts';
import { type Appended, type Change, type SeatRecord, type Stamp, StorageError, type Writer } from './journal.ts';

/** What became of a request. `shown`: the step it led to; `seats`: the chairs after it. It is kept for a while: nothing in it may hold a whole state. */
export type Settled = Result<{ readonly seats: readonly SeatRecord[]; readonly shown: number; readonly repeat: boolean }>;

interface Attempt {
  readonly writer: Writer;
  readonly client: string | null;
  readonly prepare: (state: TableState, stamp: Stamp) => Prepared;
  readonly settle: (settled: Settled) => void;
  /** How often it was tried. */
  tries: number;
}

interface Ready {
  readonly attempt: Attempt;
  readonly state: TableState;
  readonly change: Change;
}

/** Who is told when a table has changed for good. */
export interface TableWatcher {
  /** `changes` led from one stored state to the next. */
  stored(before: TableState, after: TableState, changes: readonly Change[]): void;
  /** Another server wrote to the table: everything may be different. */
  reloaded(after: TableState): void;
}

const GONE = 'the table is no longer in the database';

/** Nothing that others noticed is left in memory, though something was played: who may take back what cannot be told from it. */
const isAtEdge = ({ match, mark }: TableState): boolean => {
  let first = mark;
  while (first.previous !== null && first.shown === mark.shown) first = first.previous;
  return match !== null && first.shown > 0 && first.shown === mark.shown;
};

/** Ids of the last requests kept in memory; older ones are found in the journal. */
const RECENT = 256;
/** What another server wrote is asked for again after so long, when it could not be read. */
const AGAIN_MS = 1000;
/** How often a request is tried again when other servers write to the same table. */
const TRIES = 8;

/**
 * Takes what is asked of a table, one after the other, and has it written. Requests are prepared on `head`, which runs ahead of
 * `stored` by what is being written. What cannot be written is forgotten by falling back to `stored`.
 */
export class Clerk implements Writing {
  readonly #ports: TablePorts;
  readonly #recent = new Map<string, Promise<Settled>>();
  #stored: TableState;
  #head: TableState;
  #ready: Ready[] = [];
  #inFlight: readonly Ready[] = [];
  #waiting: Attempt[] = [];
  #busy = false;
  /** Another server has written while this one was writing. */
  #isBehind = false;
  /** Steps were taken back: there may be too few left in memory. */
  #isShort = false;
  #watcher: TableWatcher | null = null;
  #readsAgain: Cancel = () => {};
  #stopped = false;

  constructor(state: TableState, ports: TablePorts) {
    this.#stored = state;
    this.#head = state;
    this.#ports = ports;
  }

  watch(watcher: TableWatcher): void {
    this.#watcher = watcher;
  }

  get id(): string {
    return this.#stored.record.id;
  }
  get stored(): TableState {
    return this.#stored;
  }
  /** The state that the next request will be judged on. */
  get head(): TableState {
    return this.#head;
  }
  /** Who asks, under which id of their own, and that they ask now. */
  stamp(writer: Writer, client: string | null = null): Stamp {
    return { writer, client, at: this.#ports.time.now() };
  }
  /** Has this writer made one of the steps that are not stored yet? */
  isAheadBy(writer: Writer): boolean {
    return [...this.#inFlight, ...this.#ready].some(({ change }) => change.kind === 'entry' && change.entry.writer === writer);
  }
  get quiet(): boolean {
    return !this.#busy && this.#ready.length === 0 && this.#waiting.length === 0;
  }

  /** Applies a request and answers when it is stored, or was refused, or could not be stored. A repeated id gets the first answer. */
  attempt(writer: Writer, client: string | null, prepare: (state: TableState, stamp: Stamp) => Prepared): Promise<Settled> {
    const key = client === null ? null : `${writer} ${client}`;
    const first = key === null ? undefined : this.#recent.get(key);
    if (first !== undefined) return first;
    const { promise, resolve } = Promise.withResolvers<Settled>();
    if (key !== null) this.#remember(key, promise);
    const settle = (settled: Settled): void => {
      if (isRefusal(settled) && key !== null) this.#recent.delete(key);
      resolve(settled);
    };
    this.#submit({ writer, client, prepare, settle, tries: 0 });
    return promise;
  }

  #remember(key: string, answer: Promise<Settled>): void {
    this.#recent.set(key, answer);
    if (this.#recent.size <= RECENT) return;
    for (const oldest of this.#recent.keys()) {
      this.#recent.delete(oldest);
      return;
    }
  }

  #submit(attempt: Attempt): void {
    if (this.#busy) {
      this.#waiting.push(attempt);
      return;
    }
    let prepared: Prepared;
    try {
      prepared = attempt.prepare(this.#head, this.stamp(attempt.writer, attempt.client));
    } catch (error) {
      this.#ports.log.error({ table: this.id, error: describeError(error) }, 'a request failed');
      attempt.settle(refuse('internal'));
      return;
    }
    if (isRefusal(prepared)) {
      void this.#refuse(attempt, prepared);
      return;
    }
    this.#head = prepared.state;
    this.#ready.push({ attempt, state: prepared.state, change: prepared.change });
    this.#ports.committer.add(this);
  }

  /**
   * Before saying no: perhaps another server has written what this one has not heard of, and it is to be judged by that; or this very request was stored
   * earlier, and only its answer was lost.
   */
  async #refuse(attempt: Attempt, refusal: Refusal): Promise<void> {
    const { writer, client, settle } = attempt;
    if (attempt.tries === 0 && this.#ports.inCharge !== undefined) {
      attempt.tries++;
      this.#waiting.push(attempt);
      void this.catchUp();
      return;
    }
    try {
      const entry = client === null ? null : await this.#ports.journal.entryOf(this.id, writer, client);
      settle(entry === null ? refusal : { seats: this.#stored.seats, shown: entry.shown, repeat: true });
    } catch {
      settle(refusal);
    }
  }

  takeChanges(): readonly Change[] {
    this.#inFlight = this.#ready;
    this.#ready = [];
    this.#busy = true;
    return this.#inFlight.map((ready) => ready.change);
  }

  written(results: readonly Appended[]): void {
    const written = this.#inFlight;
    const firstLost = results.findIndex((result) => result !== 'stored');
    const kept = firstLost === -1 ? written : written.slice(0, firstLost);
    const lost = firstLost === -1 ? [] : written.slice(firstLost);
    this.#inFlight = [];
    const before = this.#stored;
    if (kept.length > 0) {
      this.#stored = at(kept, kept.length - 1).state;
      this.#tell((watcher) =>
        watcher.stored(
          before,
          this.#stored,
          kept.map((ready) => ready.change),
        ),
      );
    }
    for (const { attempt, state } of kept) attempt.settle({ seats: state.seats, shown: state.mark.shown, repeat: false });
    this.#isShort ||= kept.some(({ change }) => change.kind === 'entry' && change.entry.kind === 'undo');
    if (lost.length === 0) this.#goOn();
    else if (results[firstLost] === 'damaged') this.#giveUp(lost, refuse('tableDamaged'));
    else this.#afterLoss(lost, results[firstLost] === 'repeat');
  }

  #afterLoss(lost: readonly Ready[], firstIsRepeat: boolean): void {
    const attempts = lost.map((ready) => ready.attempt);
    const [first, ...others] = attempts;
    if (!firstIsRepeat || first === undefined || lost[0]?.change.kind !== 'talk') {
      void this.#reloadAndRetry(attempts, firstIsRepeat);
      return;
    }
    // A line said twice: nothing else was written meanwhile, so nothing is read again and no page is shown anything.
    this.#waiting = [...others, ...this.#waiting];
    this.#goOn();
    first.settle({ seats: this.#stored.seats, shown: this.#stored.mark.shown, repeat: true });
  }

  notWritten(error: unknown): void {
    const failed = this.#inFlight;
    this.#inFlight = [];
    this.#ports.log.error({ table: this.id, error: describeError(error) }, 'nothing could be stored');
    this.#giveUp(failed, refusalOf(error));
  }

  #giveUp(failed: readonly Ready[], refusal: Refusal): void {
    this.#goOn();
    for (const { attempt } of failed) attempt.settle(refusal);
  }

  #tell(news: (watcher: TableWatcher) => void): void {
    if (this.#watcher === null) return;
    try {
      news(this.#watcher);
    } catch (error) {
      this.#ports.log.error({ table: this.id, error: describeError(error) }, 'a change was stored but not shown');
    }
  }

  #goOn(): void {
    this.#busy = false;
    this.#head = this.#stored;
    // What waits is judged by what others have written meanwhile.
    if (this.#isBehind) {
      void this.catchUp();
      return;
    }
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const attempt of waiting) this.#submit(attempt);
    if (this.#isShort) void this.#reachBack();
  }

  async #reloadAndRetry(lost: readonly Attempt[], firstIsRepeat: boolean): Promise<void> {
    const [repeat, ...others] = lost;
    if (firstIsRepeat && repeat !== undefined) await this.#refuse(repeat, refuse('busy'));
    const retries = firstIsRepeat ? others : lost;
    try {
      await this.#readOn();
    } catch (error) {
      for (const attempt of retries) attempt.settle(refusalOf(error));
      this.#isBehind = true;
      this.#goOn();
      return;
    }
    for (const attempt of retries) attempt.tries++;
    this.#waiting = [...retries.filter(({ tries }) => tries < TRIES), ...this.#waiting];
    this.#goOn();
    for (const attempt of retries) if (attempt.tries >= TRIES) attempt.settle(refuse('busy'));
  }

  async #reload(reach?: number): Promise<void> {
    const { journal } = this.#ports;
    const stored = await journal.find(this.id);
    if (stored === null) throw new Error(GONE);
    this.#stored = await loadState(journal, this.#stored.game, stored, reach);
    this.#head = this.#stored;
    this.#tell((watcher) => watcher.reloaded(this.#stored));
  }

  /** What another server has written is told here as if this one had, where the house can say what that is. */
  async #readOn(): Promise<void> {
    const read = this.#ports.since;
    if (read === undefined) return this.#reload();
    const since = await read(this.id, this.#stored.seq, this.#stored.talk);
    if (since === null) throw new Error(GONE);
    if (since.entries.length + since.said.length === 0) return;
    const [before, table] = [this.#stored, this.id];
    this.#stored = await advance(this.#ports.journal, before, since);
    this.#head = this.#stored;
    const changes: readonly Change[] = [
      ...since.entries.map((entry): Change => ({ kind: 'entry', table, entry })),
      ...since.said.map((talk): Change => ({ kind: 'talk', table, talk })),
    ];
    this.#tell((watcher) => watcher.stored(before, this.#stored, changes));
  }

  /** Reads the table again, with moments that were no longer in memory (from the shown step `reach` on): only while nothing is being written. */
  async reload(reach?: number): Promise<void> {
    if (!this.quiet) return;
    this.#busy = true;
    try {
      await this.#reload(reach);
    } finally {
      this.#goOn();
    }
  }

  /** A step back may lead to the first moment in memory: what came before it is read, so that the next step back is judged as it is elsewhere. */
  async #reachBack(): Promise<void> {
    // Whatever is being written ends, and then this is asked again.
    if (!this.quiet) return;
    this.#isShort = false;
    if (!isAtEdge(this.#stored)) return;
    try {
      await this.reload();
    } catch (error) {
      this.#isShort = this.#readAgain(error, 'what came before could not be read', () => this.#reachBack());
    }
  }

  /** Nobody tells of it a second time. */
  #readAgain(error: unknown, what: string, read: () => Promise<void>): boolean {
    this.#ports.log.error({ table: this.id, error: describeError(error) }, what);
    const isWanted = error instanceof StorageError && !this.#stopped;
    if (isWanted) this.#readsAgain = this.#ports.time.after(AGAIN_MS, () => void read());
    return isWanted;
  }

  /** Another server has written to the table. What is being written here meanwhile meets a number that is taken, or this comes after it. */
  async catchUp(): Promise<void> {
    this.#isBehind = this.#busy || this.#ready.length > 0;
    if (this.#isBehind) return;
    this.#busy = true;
    try {
      await this.#readOn();
    } catch (error) {
      this.#readAgain(error, 'what another server wrote could not be read', () => this.catchUp());
    } finally {
      this.#goOn();
    }
  }

  /** When this is over, what others had written before is known here. */
  async latest(): Promise<void> {
    if (this.#ports.inCharge !== undefined) await this.attempt('table', null, () => refuse('stale'));
  }

  stop(): void {
    this.#stopped = true;
    this.#readsAgain();
  }
}
