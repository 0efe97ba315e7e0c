import type {
  Appended,
  Change,
  Entry,
  EntryRange,
  Journal,
  LineRange,
  Opening,
  Origin,
  SeatRecord,
  Stamp,
  StoredSnapshot,
  StoredTable,
  StoredTalk,
  TableRecord,
  TalkPage,
  TalkQuery,
  TalkReader,
  Writer,
} from './journal.ts';

/** What is kept of one table. Entries and talk are numbered from 1 without a gap. */
interface Kept {
  record: TableRecord;
  seats: readonly SeatRecord[];
  readonly entries: Entry[];
  readonly origin: Origin | null;
  talk: StoredTalk[];
  /** In the order of their steps. */
  snapshots: readonly StoredSnapshot[];
}

/** The same request of the same writer. */
const isRepeat = (kept: readonly Stamp[], { writer, client }: Stamp): boolean =>
  client !== null && kept.some((stamp) => stamp.client === client && stamp.writer === writer);

const withSnapshot = (snapshots: readonly StoredSnapshot[], added: StoredSnapshot): readonly StoredSnapshot[] =>
  [...snapshots.filter(({ step }) => step !== added.step), added].toSorted((a, b) => a.step - b.step);

/** Nothing that it holds has been taken back. */
const stands = (entries: readonly Entry[], snapshot: StoredSnapshot): boolean =>
  !entries.some(({ seq, undoes }) => undoes !== null && undoes <= snapshot.seq && seq > snapshot.seq);

const mayRead = ({ n, writer, to }: StoredTalk, reader: TalkReader | null): boolean =>
  to === 'all' || (reader !== null && n > reader.since && (writer === reader.actor || to.includes(reader.actor)));

/** A journal that lasts as long as whoever holds it: for tables of a single page, and for tests. */
export class MemoryJournal implements Journal {
  readonly #tables = new Map<string, Kept>();

  async create(record: TableRecord, seats: readonly SeatRecord[], opening?: Opening, origin?: Origin): Promise<'stored' | 'codeTaken'> {
    for (const kept of this.#tables.values()) if (kept.record.code === record.code) return 'codeTaken';
    this.#tables.set(record.id, {
      record,
      seats,
      entries: opening === undefined ? [] : [opening.entry],
      talk: [],
      origin: origin ?? null,
      snapshots: opening === undefined ? [] : [opening.snapshot],
    });
    return 'stored';
  }

  async append(changes: readonly Change[]): Promise<readonly Appended[]> {
    const unwritten = new Set<string>();
    return changes.map((change) => {
      // What follows a change that was not written was worked out from a state that does not exist.
      const kept = unwritten.has(change.table) ? undefined : this.#tables.get(change.table);
      const appended = kept === undefined ? 'conflict' : this.#write(kept, change);
      if (appended !== 'stored') unwritten.add(change.table);
      return appended;
    });
  }

  #write(kept: Kept, change: Change): Appended {
    if (change.kind === 'talk') {
      if (change.talk.n !== kept.talk.length + 1) return 'conflict';
      if (isRepeat(kept.talk, change.talk)) return 'repeat';
      kept.talk.push(change.talk);
      return 'stored';
    }
    const { entry, record, seats = [], seatCount, moved, snapshot } = change;
    if (entry.seq !== kept.entries.length + 1) return 'conflict';
    if (isRepeat(kept.entries, entry)) return 'repeat';
    kept.entries.push(entry);
    if (entry.kind === 'undo') kept.snapshots = kept.snapshots.filter(({ step }) => step <= entry.step);
    if (record !== undefined) kept.record = record;
    const chairs = [...kept.seats];
    for (const seat of seats) chairs[seat.seat] = seat;
    kept.seats = chairs.slice(0, seatCount);
    if (moved !== undefined) {
      kept.talk = kept.talk.map((line) => (typeof line.writer === 'number' ? { ...line, writer: moved[line.writer] ?? 'visitor', client: null } : line));
    }
    if (snapshot !== undefined) kept.snapshots = withSnapshot(kept.snapshots, snapshot);
    return 'stored';
  }

  async saveSnapshots(snapshots: readonly { readonly table: string; readonly snapshot: StoredSnapshot }[]): Promise<void> {
    for (const { table, snapshot } of snapshots) {
      const kept = this.#tables.get(table);
      if (kept !== undefined && stands(kept.entries, snapshot)) kept.snapshots = withSnapshot(kept.snapshots, snapshot);
    }
  }

  async find(table: string): Promise<StoredTable | null> {
    const kept = this.#tables.get(table);
    return kept === undefined ? null : { record: kept.record, seats: kept.seats, last: kept.entries.at(-1) ?? null, talk: kept.talk.length };
  }

  async drop(table: string): Promise<void> {
    this.#tables.delete(table);
  }

  async origin(table: string): Promise<Origin | null> {
    return this.#tables.get(table)?.origin ?? null;
  }

  async snapshot(table: string, shown = Number.POSITIVE_INFINITY, upTo = Number.POSITIVE_INFINITY): Promise<StoredSnapshot | null> {
    return this.#tables.get(table)?.snapshots.findLast((snapshot) => snapshot.shown <= shown && snapshot.seq <= upTo) ?? null;
  }

  async snapshotAfter(table: string, step: number): Promise<number | null> {
    return this.#tables.get(table)?.snapshots.find((snapshot) => snapshot.step > step)?.seq ?? null;
  }

  async entries(table: string, { after, upTo }: EntryRange): Promise<readonly Entry[]> {
    return this.#tables.get(table)?.entries.slice(after, upTo) ?? [];
  }

  async entriesWithLines(table: string, { from, below = Number.POSITIVE_INFINITY, upTo, publicOnly, limit }: LineRange): Promise<readonly Entry[]> {
    const entries = this.#tables.get(table)?.entries ?? [];
    const asked = entries.filter(
      ({ seq, log, lines, linesBefore }) => lines >= from && linesBefore < below && seq <= upTo && (publicOnly ? lines > linesBefore : log.length > 0),
    );
    return asked.slice(-limit);
  }

  async undone(table: string, from: number, upTo: number): Promise<readonly number[]> {
    const undone = (this.#tables.get(table)?.entries ?? []).flatMap(({ undoes }) => (undoes === null ? [] : [undoes]));
    return undone.filter((seq) => seq >= from && seq <= upTo).toSorted((a, b) => a - b);
  }

  async entryOf(table: string, writer: Writer, client: string): Promise<Entry | null> {
    return this.#tables.get(table)?.entries.find((entry) => entry.writer === writer && entry.client === client) ?? null;
  }

  async talk(table: string, { reader, limit, upTo, before = Number.POSITIVE_INFINITY }: TalkQuery): Promise<TalkPage> {
    const readable = (this.#tables.get(table)?.talk ?? []).filter((line) => line.n <= upTo && mayRead(line, reader));
    const lines = readable.slice(0, Math.max(0, Math.ceil(before) - 1));
    return { lines: lines.slice(-limit), count: lines.length };
  }
}
