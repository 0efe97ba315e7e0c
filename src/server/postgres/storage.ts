import { type Appended, StorageError } from '#table/journal.ts';
import { Experiments } from '../lab/experiments.ts';
import type { News } from '../cluster.ts';
import { writeSnapshots } from '../sql/entries.ts';
import type { Columns, FlatChange } from '../sql/flat.ts';
import * as records from '../sql/records.ts';
import { integer, text } from '../sql/rows.ts';
import { SqlStorage } from '../sql/storage.ts';
import { all, run, type Work } from '../sql/work.ts';
import type { Address } from './address.ts';
import { fitting } from './dialect.ts';
import { PostgresEngine, Unsure } from './engine.ts';
import { PostgresCluster } from './cluster.ts';

/** Something in a batch was taken already: it is written one by one. */
class Taken extends StorageError {
  constructor() {
    super('failed', 'somebody else has written');
  }
}

const TEXTS: ReadonlySet<string> = new Set(['kind', 'writer', 'client', 'input', 'log', 'name', 'text', 'recipients']);

/** Inserts any number of rows at once, in an order that is the same for all who write, and says which. */
const insertOf = (table: string, columns: readonly string[]): { readonly sql: string; readonly names: readonly string[] } => {
  const names = ['table_key', ...columns];
  const typed = names.map((name) => `${name} ${TEXTS.has(name) ? 'text' : 'bigint'}`).join(', ');
  const list = names.join(', ');
  return {
    names,
    sql: `insert into ${table} (${list}) select ${list} from json_to_recordset(cast(? as json)) as row(${typed}) order by 1, 2 on conflict do nothing`,
  };
};
const ENTRIES = insertOf('entries', records.ENTRY.columns);
const TALK = insertOf('talk', records.TALK.columns);

// Whoever writes to these tables comes after us, in an order that is the same for all; nor can they be deleted meanwhile.
const HOLD = 'select id, key from tables where id in (select json_array_elements_text(cast(? as json))) order by key for no key update';

/** A storage for several servers: PostgreSQL keeps order among them. */
export class PostgresStorage extends SqlStorage {
  static async open(address: Address): Promise<PostgresStorage> {
    return new PostgresStorage(await PostgresEngine.open(address), address.schema);
  }

  readonly #engine: PostgresEngine;
  override readonly cluster: PostgresCluster;
  override readonly experiments: Experiments;

  private constructor(engine: PostgresEngine, schema: string) {
    super(engine);
    this.#engine = engine;
    this.cluster = new PostgresCluster(engine, schema);
    this.experiments = new Experiments(engine);
    this.#tellOf();
  }

  /** What the other servers keep in memory and would not find out by themselves. */
  #tellOf(): void {
    const { rooms, rings, host, notices } = this;
    const telling =
      <F, A extends readonly unknown[], R>(work: (about: F, ...more: A) => Promise<R>, news: (about: F) => News) =>
      async (about: F, ...more: A): Promise<R> => {
        const result = await work(about, ...more);
        this.cluster.tell(news(about));
        return result;
      };
    rooms.save = telling(rooms.save.bind(rooms), ({ id }) => ({ kind: 'room', room: id }));
    rings.eraseTraces = telling(rings.eraseTraces.bind(rings), (table) => ({ kind: 'words', table }));
    host.emptyLine = telling(host.emptyLine.bind(host), (table) => ({ kind: 'words', table }));
    host.set = telling(host.set.bind(host), () => ({ kind: 'house' }));
    notices.queue = telling(notices.queue.bind(notices), () => ({ kind: 'house' }));
  }

  override async write(changes: readonly FlatChange[]): Promise<readonly Appended[]> {
    try {
      // Chairs that move up take with them what was said before, and not what is said after.
      if (changes.some((change) => change.kind === 'entry' && change.moved !== null)) throw new Taken();
      await this.#engine.write(() => this.#writeTogether(changes));
      return changes.map(() => 'stored');
    } catch (error) {
      // Where it may be written already, this finds out: every number is written once.
      if (!(error instanceof Taken || error instanceof Unsure)) throw error;
      return super.write(changes);
    }
  }

  protected override *writeAll(changes: readonly FlatChange[]): Work<readonly Appended[]> {
    const keys = yield* hold(changes);
    this.tables.forget(changes.map(({ table }) => table).filter((table) => !keys.has(table)));
    const results = yield* super.writeAll(changes);
    yield* this.cluster.tellTables(lastOf(changes.filter((_, index) => results[index] === 'stored')));
    return results;
  }

  /** The usual case in a few questions, however many tables: nobody else has written to any of them. */
  *#writeTogether(changes: readonly FlatChange[]): Work<void> {
    const keys = yield* hold(changes);
    const entries: Columns[] = [];
    const talk: Columns[] = [];
    for (const change of changes) {
      const key = keys.get(change.table);
      if (key === undefined) throw new Taken();
      if (change.kind === 'entry') entries.push([key, ...change.entry]);
      else talk.push([key, ...change.talk]);
    }
    yield* insert(ENTRIES, entries);
    yield* insert(TALK, talk);
    for (const change of changes) {
      const key = keys.get(change.table);
      if (change.kind === 'talk' || key === undefined) continue;
      yield* writeSnapshots(key, change);
      yield* this.tables.write(key, change);
    }
    yield* this.cluster.tellTables(lastOf(changes));
  }
}

/** How far each table has come by these changes. */
const lastOf = (changes: readonly FlatChange[]): readonly (readonly [string, number, number])[] => {
  const last = new Map<string, readonly [string, number, number]>();
  for (const change of changes) {
    const { table } = change;
    const [, seq, talk] = last.get(table) ?? [table, 0, 0];
    last.set(table, change.kind === 'entry' ? [table, change.seq, talk] : [table, seq, change.n]);
  }
  return [...last.values()];
};

function* hold(changes: readonly FlatChange[]): Work<ReadonlyMap<string, number>> {
  const rows = yield* all(HOLD, JSON.stringify([...new Set(changes.map(({ table }) => table))]));
  return new Map(rows.map((row) => [text(row, 'id'), integer(row, 'key')]));
}

function* insert({ sql, names }: typeof ENTRIES, rows: readonly Columns[]): Work<void> {
  if (rows.length === 0) return;
  const written = yield* run(sql, JSON.stringify(rows.map((columns) => Object.fromEntries(columns.map((value, index) => [names[index], fitting(value)])))));
  if (written < rows.length) throw new Taken();
}
