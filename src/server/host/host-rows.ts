import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { HostMuted, HostReport, HostSort, HostTable, HostTableQuery, ReportedLine, ReportReason } from '#protocol';
import type { TableReport } from '#table';
import type { SqliteFile } from '../sqlite-file.ts';
import { integer, integerOrNull, oneOf, readTalk, type Row, text } from '../sqlite-rows.ts';
import type { TableRows } from '../sqlite-tables.ts';
import type { Expiry, HostStore, StoredFigures } from './records.ts';

const LAST_AT = 'coalesce((select at from entries where table_key = t.key order by seq desc limit 1), t.created_at)';
const EXPIRED = `from tables t where t.status = ? and ${LAST_AT} < ?`;
/** The rows that are not text and the trees around them, roughly. */
const ROW_BYTES = 80;

const statements = (db: DatabaseSync) => ({
  setting: db.prepare('select value from house where name = ?'),
  set: db.prepare('insert into house (name, value) values (?, ?) on conflict do update set value = excluded.value'),
  measured: db.prepare(`select coalesce(m.seq, 0) as seq, coalesce(m.talk, 0) as talk, coalesce(m.bytes, 0) as bytes,
    coalesce((select max(seq) from entries where table_key = t.key), 0) as seq_now, coalesce((select max(n) from talk where table_key = t.key), 0) as talk_now
    from tables t left join measures m on m.table_key = t.key where t.key = ?`),
  entryBytes: db.prepare(`select sum(octet_length(input) + octet_length(log) + ${ROW_BYTES}) as bytes from entries where table_key = ?`),
  talkBytes: db.prepare(`select sum(octet_length(text) + octet_length(name) + ${ROW_BYTES}) as bytes from talk where table_key = ?`),
  snapshotBytes: db.prepare(`select sum(octet_length(moment) + ${ROW_BYTES}) as bytes from snapshots where table_key = ?`),
  setMeasure: db.prepare(
    'insert into measures (table_key, seq, talk, bytes) values (?, ?, ?, ?) on conflict do update set seq = excluded.seq, talk = excluded.talk, bytes = excluded.bytes',
  ),
  next: db.prepare('select key from tables where key > ? order by key limit ?'),
  countExpired: db.prepare(`select count(*) as n ${EXPIRED}`),
  expired: db.prepare(`select t.id ${EXPIRED} limit ?`),
  channels: db.prepare('select distinct channel from wishes where table_id = ?'),
  dropWishes: db.prepare('delete from wishes where table_id = ?'),
  dropMessages: db.prepare('delete from outbox where table_id = ?'),
  dropChannel: db.prepare('delete from channels where id = ? and not exists (select 1 from wishes where channel = ?)'),
  dropLetters: db.prepare('delete from outbox where channel = ? and not exists (select 1 from channels where id = ?)'),
  report: db.prepare(`insert into reports (table_key, talk, seat, reasons, reporters, at) values (?, ?, ?, ?, ?, ?)
    on conflict do update set reasons = excluded.reasons, reporters = excluded.reporters`),
  reported: db.prepare('select * from reports where table_key = ? and talk = ? and seat = ?'),
  reports: db.prepare(
    `select r.*, t.id as table_id, t.code, t.game from reports r join tables t on t.key = r.table_key where r.settled = 0 order by r.at, r.id limit ?`,
  ),
  settle: db.prepare('update reports set settled = 1 where id = ?'),
  moveReports: db.prepare('update or replace reports set seat = ? where table_key = ? and talk = 0 and seat = ?'),
  line: db.prepare('select * from talk where table_key = ? and n = ?'),
  before: db.prepare('select * from talk where table_key = ? and n < ? and recipients is null order by n desc limit 1'),
  after: db.prepare('select * from talk where table_key = ? and n > ? and recipients is null order by n limit 1'),
  seat: db.prepare(`select name, muted from seats where table_key = ? and seat = ? and holder = 'person'`),
  muted: db.prepare(`select t.id, t.code, t.game, s.seat, s.name from seats s join tables t on t.key = s.table_key
    where s.muted = 1 and s.holder = 'person' order by t.key desc, s.seat limit ?`),
  emptyLine: db.prepare(`update talk set text = '' where table_key = ? and n = ?`),
  counts: db.prepare(`select case when closed = 1 then 'closed' else status end as status, count(*) as n from tables group by 1`),
  outbox: db.prepare('select count(*) as n from outbox where due is not null'),
  pages: db.prepare('select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()'),
});

/** Everything that has the number of a table in it, whatever layouts to come hang on tables. */
const HANGING = `select m.name from sqlite_schema m, pragma_table_info(m.name) c where m.type = 'table' and c.name = 'table_key'`;

const PEOPLE = `(select count(*) from seats where table_key = t.key and holder = 'person')`;
const MOVES = 'coalesce((select step from entries where table_key = t.key order by seq desc limit 1), 0)';
const ORDERS: Readonly<Record<HostSort, string>> = {
  game: 't.game',
  people: PEOPLE,
  moves: MOVES,
  bytes: 'coalesce((select bytes from measures where table_key = t.key), 0)',
  createdAt: 't.created_at',
  lastAt: LAST_AT,
};
const STATUS = ['lobby', 'playing', 'finished'] as const;
const FILTER = `(?1 is null or case when t.closed = 1 then 'closed' else t.status end = ?1) and (?2 is null or t.game = ?2) and (?3 is null or substr(t.code, 1, length(?3)) = ?3)`;

const readRow = (row: Row, bytes: number): HostTable => ({
  table: text(row, 'id'),
  code: text(row, 'code'),
  game: text(row, 'game'),
  status: oneOf(row, 'status', STATUS),
  closed: integer(row, 'closed') === 1,
  people: integer(row, 'people'),
  bots: integer(row, 'bots'),
  moves: integer(row, 'moves'),
  bytes,
  createdAt: integer(row, 'created_at'),
  lastAt: integer(row, 'last_at'),
});

const REASONS: readonly ReportReason[] = ['insult', 'harassment', 'spam', 'other'];
const readLine = (row: Row | undefined): ReportedLine | null =>
  row === undefined ? null : { name: text(row, 'name'), text: text(row, 'text'), at: integer(row, 'at') };

/** `,1,owner,`: each between commas. */
const added = (list: string, item: string | number): string => (list.includes(`,${item},`) ? list : `${list}${item},`);
const items = (list: string): readonly string[] => list.split(',').filter((item) => item !== '');

/** What the host's room asks of the file. */
export class HostRows implements HostStore {
  readonly #file: SqliteFile;
  readonly #tables: TableRows;
  readonly #sql: Record<keyof ReturnType<typeof statements>, StatementSync>;
  readonly #drops: readonly StatementSync[];

  constructor(file: SqliteFile, tables: TableRows) {
    this.#file = file;
    this.#tables = tables;
    this.#sql = statements(file.db);
    const hanging = file.db
      .prepare(HANGING)
      .all()
      .map((row) => `delete from ${text(row, 'name')} where table_key = ?`);
    this.#drops = [...hanging, 'delete from tables where key = ?'].map((sql) => file.db.prepare(sql));
  }

  async setting(name: string): Promise<string | null> {
    const row = this.#sql.setting.get(name);
    return row === undefined ? null : text(row, 'value');
  }

  async set(name: string, value: string): Promise<void> {
    this.#file.transaction(() => this.#sql.set.run(name, value));
  }

  async tables({ status, game, code, sort, descending, offset }: HostTableQuery, limit: number) {
    const filter = [status ?? null, game ?? null, code ?? null] as const;
    const order = `place ${descending ? 'desc' : 'asc'}, key desc`;
    // Only what orders them is worked out for all: the rest is asked of one page.
    const rows = this.#file.db
      .prepare(
        `with page as (select t.key, ${ORDERS[sort]} as place from tables t where ${FILTER} order by ${order} limit ?4 offset ?5)
        select t.key, t.id, t.code, t.game, t.status, t.closed, t.created_at, ${LAST_AT} as last_at, ${MOVES} as moves, ${PEOPLE} as people,
        (select count(*) from seats where table_key = t.key and holder = 'bot') as bots
        from page join tables t on t.key = page.key order by page.place ${descending ? 'desc' : 'asc'}, t.key desc`,
      )
      .all(...filter, limit, offset);
    const count = integer(this.#file.db.prepare(`select count(*) as n from tables t where ${FILTER}`).get(...filter) ?? {}, 'n');
    const sizes = this.#measureAll(rows.map((row) => integer(row, 'key')));
    return { tables: rows.map((row, index) => readRow(row, sizes[index] ?? 0)), count };
  }

  async measure(after: number, limit: number): Promise<number | null> {
    const keys = this.#sql.next.all(after, limit).map((row) => integer(row, 'key'));
    this.#measureAll(keys);
    return keys.length < limit ? null : (keys.at(-1) ?? null);
  }

  /** Nothing is written where nothing has changed: a list must not pass for a sign that the disk has room. */
  #measureAll(keys: readonly number[]): readonly number[] {
    const sizes = keys.map((key) => this.#measure(key));
    const fresh = sizes.filter(({ isNew }) => isNew);
    if (fresh.length > 0) {
      this.#file.transaction(() => {
        for (const { key, seq, talk, bytes } of fresh) this.#sql.setMeasure.run(key, seq, talk, bytes);
      });
    }
    return sizes.map(({ bytes }) => bytes);
  }

  #measure(key: number) {
    const row = this.#sql.measured.get(key) ?? {};
    const [seq, talk] = [integer(row, 'seq_now'), integer(row, 'talk_now')];
    const known = integer(row, 'bytes');
    if (known > 0 && integer(row, 'seq') === seq && integer(row, 'talk') === talk) return { key, seq, talk, bytes: known, isNew: false };
    const parts = [this.#sql.entryBytes, this.#sql.talkBytes, this.#sql.snapshotBytes].map((sql) => integerOrNull(sql.get(key) ?? {}, 'bytes') ?? 0);
    return { key, seq, talk, bytes: parts.reduce((sum, part) => sum + part, ROW_BYTES), isNew: true };
  }

  async expired({ finished, lobbies }: Expiry, limit: number) {
    const both = [['finished', finished] as const, ['lobby', lobbies] as const];
    const [finishedCount = 0, lobbyCount = 0] = both.map(([status, before]) =>
      before === null ? 0 : integer(this.#sql.countExpired.get(status, before) ?? {}, 'n'),
    );
    const found = both.flatMap(([status, before]) => (before === null ? [] : this.#sql.expired.all(status, before, limit)));
    return { finished: finishedCount, lobbies: lobbyCount, tables: found.slice(0, limit).map((row) => text(row, 'id')) };
  }

  async drop(tables: readonly string[]): Promise<void> {
    this.#file.transaction(() => {
      for (const table of tables) this.#drop(table);
    });
    this.#tables.forget(tables);
  }

  #drop(table: string): void {
    const key = this.#tables.key(table);
    const channels = this.#sql.channels.all(table).map((row) => text(row, 'channel'));
    for (const sql of [this.#sql.dropWishes, this.#sql.dropMessages]) sql.run(table);
    for (const channel of channels) {
      this.#sql.dropChannel.run(channel, channel);
      this.#sql.dropLetters.run(channel, channel);
    }
    for (const sql of this.#drops) sql.run(key);
  }

  async report({ table, about, by, reason }: TableReport, at: number): Promise<void> {
    const key = this.#tables.key(table);
    const place = 'talk' in about ? ([about.talk, -1] as const) : ([0, about.seat] as const);
    this.#file.transaction(() => {
      const known = this.#sql.reported.get(key, ...place);
      const [reasons, reporters] = known === undefined ? [',', ','] : [text(known, 'reasons'), text(known, 'reporters')];
      this.#sql.report.run(key, ...place, added(reasons, reason), added(reporters, by), at);
    });
  }

  /** Chairs have other numbers: a name that was reported goes with its chair. */
  moveReports(key: number, moved: readonly (number | null)[]): void {
    for (const [seat, now] of moved.entries()) if (now !== null && now !== seat) this.#sql.moveReports.run(now, key, seat);
  }

  async reports(limit: number) {
    const found = this.#sql.reports.all(limit).map((row) => this.#readReport(row));
    return found.filter(({ line, talk, seat }) => (talk === null ? seat !== null : line !== null && line.text !== ''));
  }

  #readReport(row: Row): HostReport & { readonly talk: number | null } {
    const key = integer(row, 'table_key');
    const talk = integer(row, 'talk') || null;
    const line = talk === null ? undefined : this.#sql.line.get(key, talk);
    const writer = line === undefined ? integer(row, 'seat') : readTalk(line).writer;
    const held = typeof writer === 'number' ? this.#sql.seat.get(key, writer) : undefined;
    // The lines around words that were not for everybody are none of the host's business.
    const around = line !== undefined && line.recipients === null && talk !== null;
    return {
      report: integer(row, 'id'),
      table: text(row, 'table_id'),
      code: text(row, 'code'),
      game: text(row, 'game'),
      at: integer(row, 'at'),
      reasons: items(text(row, 'reasons')).flatMap((name) => REASONS.filter((reason) => reason === name)),
      by: items(text(row, 'reporters')).length,
      seat: held === undefined || typeof writer !== 'number' ? null : writer,
      name: line === undefined ? (held === undefined ? '' : text(held, 'name')) : text(line, 'name'),
      muted: held !== undefined && integer(held, 'muted') === 1,
      talk,
      line: readLine(line),
      before: around ? readLine(this.#sql.before.get(key, talk)) : null,
      after: around ? readLine(this.#sql.after.get(key, talk)) : null,
    };
  }

  async settle(report: number): Promise<void> {
    this.#file.transaction(() => this.#sql.settle.run(report));
  }

  async emptyLine(table: string, talk: number): Promise<void> {
    this.#file.transaction(() => this.#sql.emptyLine.run(this.#tables.key(table), talk));
  }

  async muted(limit: number): Promise<readonly HostMuted[]> {
    return this.#sql.muted.all(limit).map((row) => ({
      table: text(row, 'id'),
      code: text(row, 'code'),
      game: text(row, 'game'),
      seat: integer(row, 'seat'),
      name: text(row, 'name'),
    }));
  }

  async figures(): Promise<StoredFigures> {
    const counts = new Map(this.#sql.counts.all().map((row) => [text(row, 'status'), integer(row, 'n')]));
    const of = (status: string): number => counts.get(status) ?? 0;
    return {
      tables: { lobby: of('lobby'), playing: of('playing'), finished: of('finished'), closed: of('closed') },
      outbox: integer(this.#sql.outbox.get() ?? {}, 'n'),
      bytes: integer(this.#sql.pages.get() ?? {}, 'bytes'),
    };
  }
}
