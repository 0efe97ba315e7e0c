import type { Columns, FlatChange } from './flat.ts';
import { insertInto, integer, setAll } from './rows.ts';
import { ENTRY, SNAPSHOT } from './records.ts';
import { all, get, run, type Work } from './work.ts';
import type { Appended, Entry, EntryRange, LineRange, StoredSnapshot, Writer } from '#table/journal.ts';

const COLUMNS = ENTRY.columns.join(', ');

/**
 * A server that puts a table away may be behind the others: its snapshot can come after a step of it was taken back elsewhere. Who writes cannot know,
 * who reads can.
 */
const STANDS = `not exists (select 1 from entries where entries.table_key = snapshots.table_key
  and undoes is not null and undoes <= snapshots.seq and entries.seq > snapshots.seq)`;

const SQL = {
  addEntry: `${insertInto('entries', ['table_key', ...ENTRY.columns])} on conflict do nothing`,
  hasEntry: 'select 1 from entries where table_key = ? and seq >= ? limit 1',
  addSnapshot: `${insertInto('snapshots', ['table_key', ...SNAPSHOT.columns])} on conflict (table_key, step) ${setAll(SNAPSHOT.columns.slice(1))}`,
  dropSnapshots: 'delete from snapshots where table_key = ? and step > ?',
  lastEntry: `select ${COLUMNS} from entries where table_key = ? order by seq desc limit 1`,
  snapshot: `select * from snapshots where table_key = ? and shown <= ? and seq <= ? and ${STANDS} order by step desc limit 1`,
  snapshotAfter: `select seq from snapshots where table_key = ? and step > ? and ${STANDS} order by step limit 1`,
  entries: `select ${COLUMNS} from entries where table_key = ? and seq > ? and seq <= ? order by seq`,
  linesAt: 'select lines from entries where table_key = ? and seq >= ? order by seq limit 1',
  lastSeq: 'select max(seq) as seq from entries where table_key = ?',
  entriesWithLines: `select * from (select ${COLUMNS} from entries where table_key = ? and seq >= ? and seq <= ? and log <> '[]'
    and lines - lines_before >= ? order by seq desc limit ?) order by seq`,
  undone: 'select undoes from entries where table_key = ? and undoes is not null and undoes >= ? and undoes <= ? order by undoes',
  entryOf: `select ${COLUMNS} from entries where table_key = ? and writer = ? and client = ?`,
} as const;

const EVERYTHING = Number.MAX_SAFE_INTEGER;

/* The entries of the tables, and the moments from which they go on. */

export function* write(key: number, { seq, entry, backTo, snapshot }: Extract<FlatChange, { readonly kind: 'entry' }>): Work<Appended> {
  const { changes } = yield { sql: SQL.addEntry, values: [key, ...entry], reads: false };
  if (changes === 0) return (yield* get(SQL.hasEntry, key, seq)) === undefined ? 'repeat' : 'conflict';
  if (backTo !== null || snapshot !== null) yield* writeSnapshots(key, { backTo, snapshot });
  return 'stored';
}

/** What an entry does to the moments from which its table goes on. */
export function* writeSnapshots(key: number, { backTo, snapshot }: { readonly backTo: number | null; readonly snapshot: Columns | null }): Work<void> {
  if (backTo !== null) yield* run(SQL.dropSnapshots, key, backTo);
  if (snapshot !== null) yield* saveSnapshot(key, snapshot);
}

export function* saveSnapshot(key: number, snapshot: Columns): Work<void> {
  yield { sql: SQL.addSnapshot, values: [key, ...snapshot], reads: false, isLong: true };
}

export function* last(key: number): Work<Entry | null> {
  return ENTRY.found(yield* get(SQL.lastEntry, key));
}

export function* lastSnapshot(key: number, shown = EVERYTHING, upTo = EVERYTHING): Work<StoredSnapshot | null> {
  return SNAPSHOT.found(yield* get(SQL.snapshot, key, shown, upTo));
}

export function* snapshotAfter(key: number, step: number): Work<number | null> {
  const row = yield* get(SQL.snapshotAfter, key, step);
  return row === undefined ? null : integer(row, 'seq');
}

export function* range(key: number, { after, upTo }: EntryRange): Work<readonly Entry[]> {
  return (yield* all(SQL.entries, key, after, upTo ?? EVERYTHING)).map(ENTRY.read);
}

export function* withLines(key: number, { from, below, upTo, publicOnly, limit }: LineRange): Work<readonly Entry[]> {
  const first = yield* firstWithLines(key, from);
  const end = below === undefined ? upTo : Math.min(upTo, yield* firstWithLines(key, below));
  return (yield* all(SQL.entriesWithLines, key, first, end, publicOnly ? 1 : 0, limit)).map(ENTRY.read);
}

/** The first entry after which there are so many lines for everybody. They only grow: it is found without reading what lies between. */
function* firstWithLines(key: number, lines: number): Work<number> {
  let low = 1;
  const { seq } = (yield* get(SQL.lastSeq, key)) ?? {};
  let high = (typeof seq === 'number' ? seq : 0) + 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (integer((yield* get(SQL.linesAt, key, middle)) ?? {}, 'lines') < lines) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function* undone(key: number, from: number, upTo: number): Work<readonly number[]> {
  return (yield* all(SQL.undone, key, from, upTo)).map((row) => integer(row, 'undoes'));
}

export function* of(key: number, writer: Writer, client: string): Work<Entry | null> {
  return ENTRY.found(yield* get(SQL.entryOf, key, String(writer), client));
}
