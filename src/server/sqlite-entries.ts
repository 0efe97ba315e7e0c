import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Columns, FlatChange } from './sqlite-flat.ts';
import { integer, readEntry, readSnapshot, type Row } from './sqlite-rows.ts';
import type { Appended, Entry, EntryRange, LineRange, StoredSnapshot, Writer } from '#table/journal.ts';

const COLUMNS = 'seq, kind, writer, client, input, step, shown, lines_before, lines, log, undoes, at';

const statements = (db: DatabaseSync) => ({
  addEntry: db.prepare(`insert into entries (table_key, ${COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`),
  hasEntry: db.prepare('select 1 from entries where table_key = ? and seq >= ? limit 1'),
  addSnapshot: db.prepare(`insert into snapshots (table_key, step, shown, seq, rules_version, moment) values (?, ?, ?, ?, ?, ?)
    on conflict do update set shown = excluded.shown, seq = excluded.seq, rules_version = excluded.rules_version, moment = excluded.moment`),
  dropSnapshots: db.prepare('delete from snapshots where table_key = ? and step > ?'),
  lastEntry: db.prepare(`select ${COLUMNS} from entries where table_key = ? order by seq desc limit 1`),
  snapshot: db.prepare('select * from snapshots where table_key = ? and shown <= ? order by step desc limit 1'),
  snapshotAfter: db.prepare('select seq from snapshots where table_key = ? and step > ? order by step limit 1'),
  entries: db.prepare(`select ${COLUMNS} from entries where table_key = ? and seq > ? and seq <= ? order by seq`),
  linesAt: db.prepare('select lines from entries where table_key = ? and seq >= ? order by seq limit 1'),
  lastSeq: db.prepare('select max(seq) as seq from entries where table_key = ?'),
  entriesWithLines: db.prepare(`select * from (select ${COLUMNS} from entries where table_key = ? and seq >= ? and seq <= ? and log <> '[]'
    and lines - lines_before >= ? order by seq desc limit ?) order by seq`),
  undone: db.prepare('select undoes from entries where table_key = ? and undoes is not null and undoes >= ? and undoes <= ? order by undoes'),
  entryOf: db.prepare(`select ${COLUMNS} from entries where table_key = ? and writer = ? and client = ?`),
});

const EVERYTHING = Number.MAX_SAFE_INTEGER;

/** The entries of the tables, and the moments from which they go on. */
export class EntryRows {
  readonly #sql: Record<keyof ReturnType<typeof statements>, StatementSync>;

  constructor(db: DatabaseSync) {
    this.#sql = statements(db);
  }

  write(key: number, { seq, entry, backTo, snapshot }: Extract<FlatChange, { readonly kind: 'entry' }>): Appended {
    if (this.#sql.addEntry.run(key, ...entry).changes === 0) return this.#sql.hasEntry.get(key, seq) === undefined ? 'repeat' : 'conflict';
    if (backTo !== null) this.#sql.dropSnapshots.run(key, backTo);
    if (snapshot !== null) this.saveSnapshot(key, snapshot);
    return 'stored';
  }

  saveSnapshot(key: number, snapshot: Columns): void {
    this.#sql.addSnapshot.run(key, ...snapshot);
  }

  last(key: number): Entry | null {
    const row = this.#sql.lastEntry.get(key);
    return row === undefined ? null : readEntry(row);
  }

  snapshot(key: number, shown = EVERYTHING): StoredSnapshot | null {
    const row = this.#sql.snapshot.get(key, shown);
    return row === undefined ? null : readSnapshot(row);
  }

  snapshotAfter(key: number, step: number): number | null {
    const row = this.#sql.snapshotAfter.get(key, step);
    return row === undefined ? null : integer(row, 'seq');
  }

  range(key: number, { after, upTo }: EntryRange): readonly Entry[] {
    return this.#sql.entries.all(key, after, upTo ?? EVERYTHING).map(readEntry);
  }

  withLines(key: number, { from, below, upTo, publicOnly, limit }: LineRange): readonly Entry[] {
    const first = this.#firstWithLines(key, from);
    const last = below === undefined ? upTo : Math.min(upTo, this.#firstWithLines(key, below));
    return this.#sql.entriesWithLines.all(key, first, last, publicOnly ? 1 : 0, limit).map(readEntry);
  }

  /** The first entry after which there are so many lines for everybody. They only grow: it is found without reading what lies between. */
  #firstWithLines(key: number, lines: number): number {
    let low = 1;
    const last: Row = this.#sql.lastSeq.get(key) ?? {};
    let high = (typeof last.seq === 'number' ? last.seq : 0) + 1;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (integer(this.#sql.linesAt.get(key, middle) ?? {}, 'lines') < lines) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  undone(key: number, from: number, upTo: number): readonly number[] {
    return this.#sql.undone.all(key, from, upTo).map((row) => integer(row, 'undoes'));
  }

  of(key: number, writer: Writer, client: string): Entry | null {
    const row = this.#sql.entryOf.get(key, String(writer), client);
    return row === undefined ? null : readEntry(row);
  }
}
