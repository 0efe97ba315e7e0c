import type { HostMuted, HostReport, HostSort, HostTable, HostTableQuery, ReportedLine, ReportReason } from '#protocol';
import type { TableReport } from '#table';
import { TALK } from '../sql/records.ts';
import { FLAG, ID, insertInto, INTEGER, integer, integerOrNull, oneWord, Part, rowsOf, setAll, TEXT, text } from '../sql/rows.ts';
import type { TableRows } from '../sql/tables.ts';
import { all, type Engine, get, type Row, run, type Value, type Work } from '../sql/work.ts';
import type { Expiry, HostStore, StoredFigures } from './retention.ts';

const LAST_AT = 'coalesce((select at from entries where table_key = t.key order by seq desc limit 1), t.created_at)';
const EXPIRED = `from tables t where t.status = ? and ${LAST_AT} < ?`;
/** The rows that are not text and the trees around them, roughly. */
const ROW_BYTES = 80;

interface Size {
  readonly key: number;
  readonly seq: number;
  readonly talk: number;
  readonly bytes: number;
  readonly isNew: boolean;
}

const MEASURE = rowsOf<Omit<Size, 'isNew'>>({ key: { ...INTEGER, column: 'table_key' }, seq: INTEGER, talk: INTEGER, bytes: INTEGER });

const SQL = {
  setting: 'select value from house where name = ?',
  set: `${insertInto('house', ['name', 'value'])} on conflict (name) ${setAll(['value'])}`,
  measured: `select coalesce(m.seq, 0) as seq, coalesce(m.talk, 0) as talk, coalesce(m.bytes, 0) as bytes,
    coalesce((select max(seq) from entries where table_key = t.key), 0) as seq_now, coalesce((select max(n) from talk where table_key = t.key), 0) as talk_now
    from tables t left join measures m on m.table_key = t.key where t.key = ?`,
  entryBytes: `select sum(octet_length(input) + octet_length(log) + ${ROW_BYTES}) as bytes from entries where table_key = ?`,
  talkBytes: `select sum(octet_length(text) + octet_length(name) + ${ROW_BYTES}) as bytes from talk where table_key = ?`,
  snapshotBytes: `select sum(octet_length(moment) + ${ROW_BYTES}) as bytes from snapshots where table_key = ?`,
  setMeasure: `${insertInto('measures', MEASURE.columns)} on conflict (table_key) ${setAll(MEASURE.columns.slice(1))}`,
  next: 'select key from tables where key > ? order by key limit ?',
  countExpired: `select count(*) as n ${EXPIRED}`,
  expired: `select t.id ${EXPIRED} limit ?`,
  channels: 'select distinct channel from wishes where table_id = ?',
  dropWishes: 'delete from wishes where table_id = ?',
  dropMessages: 'delete from outbox where table_id = ?',
  dropChannel: `delete from channels where id = ? and not exists (select 1 from wishes where channel = ?)
    and not exists (select 1 from daily_wishes where channel = ?)`,
  dropLetters: 'delete from outbox where channel = ? and not exists (select 1 from channels where id = ?)',
  report: `${insertInto('reports', ['table_key', 'talk', 'seat', 'reasons', 'reporters', 'at'])}
    on conflict (table_key, talk, seat) ${setAll(['reasons', 'reporters'])}`,
  reported: 'select * from reports where table_key = ? and talk = ? and seat = ?',
  reports: `select r.*, t.id as table_id, t.code, t.game from reports r join tables t on t.key = r.table_key where r.settled = 0 order by r.at, r.id limit ?`,
  dropTable: 'delete from tables where key = ?',
  settle: 'update reports set settled = 1 where id = ?',
  dropReport: 'delete from reports where table_key = ? and talk = 0 and seat = ?',
  moveReports: 'update reports set seat = ? where table_key = ? and talk = 0 and seat = ?',
  line: 'select * from talk where table_key = ? and n = ?',
  before: 'select * from talk where table_key = ? and n < ? and recipients is null order by n desc limit 1',
  after: 'select * from talk where table_key = ? and n > ? and recipients is null order by n limit 1',
  seat: `select name, muted from seats where table_key = ? and seat = ? and holder = 'person'`,
  muted: `select t.id, t.code, t.game, s.seat, s.name from seats s join tables t on t.key = s.table_key
    where s.muted = 1 and s.holder = 'person' order by t.key desc, s.seat limit ?`,
  emptyLine: `update talk set text = '' where table_key = ? and n = ?`,
  counts: `select case when closed = 1 then 'closed' else status end as status, count(*) as n from tables group by 1`,
  outbox: 'select count(*) as n from outbox where due is not null',
} as const;

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
/** Conditions on tables `t`, and what goes into them. */
const filterOf = ({ status, game, code }: HostTableQuery): { readonly where: string; readonly values: readonly Value[] } => {
  const parts: (readonly [string, readonly Value[]])[] = [
    ...(status === undefined ? [] : [[`case when t.closed = 1 then 'closed' else t.status end = ?`, [status]] as const]),
    ...(game === undefined ? [] : [['t.game = ?', [game]] as const]),
    ...(code === undefined ? [] : [['substr(t.code, 1, ?) = ?', [code.length, code]] as const]),
  ];
  return { where: ['true', ...parts.map(([sql]) => sql)].join(' and '), values: parts.flatMap(([, values]) => values) };
};

const LISTED = rowsOf<Omit<HostTable, 'bytes'>>({
  table: ID,
  code: TEXT,
  game: TEXT,
  status: oneWord('lobby', 'playing', 'finished'),
  closed: FLAG,
  people: INTEGER,
  bots: INTEGER,
  moves: INTEGER,
  createdAt: INTEGER,
  lastAt: INTEGER,
});
const readListed = (row: Row, bytes: number): HostTable => ({ ...LISTED.read(row), bytes });
const MUTED = rowsOf<HostMuted>({ table: ID, code: TEXT, game: TEXT, seat: INTEGER, name: TEXT });
const LINE = rowsOf<ReportedLine>({ name: TEXT, text: TEXT, at: INTEGER });
const REPORT = rowsOf<Pick<HostReport, 'report' | 'table' | 'code' | 'game' | 'at'>>({
  report: { ...INTEGER, column: 'id' },
  table: { ...TEXT, column: 'table_id' },
  code: TEXT,
  game: TEXT,
  at: INTEGER,
});

const REASONS: readonly ReportReason[] = ['insult', 'harassment', 'spam', 'other'];

/** `,1,owner,`: each between commas. */
const added = (list: string, item: string | number): string => (list.includes(`,${item},`) ? list : `${list}${item},`);
const items = (list: string): readonly string[] => list.split(',').filter((item) => item !== '');

type Report = HostReport & { readonly talk: number | null };

/** What the host's room asks of the database. */
export class HostRows extends Part implements HostStore {
  readonly #tables: TableRows;

  constructor(engine: Engine, tables: TableRows) {
    super(engine);
    this.#tables = tables;
  }

  async setting(name: string): Promise<string | null> {
    const row = await this.row(SQL.setting, name);
    return row === undefined ? null : text(row, 'value');
  }

  set(name: string, value: string): Promise<void> {
    return this.run(SQL.set, name, value);
  }

  async tables(query: HostTableQuery, limit: number) {
    const { sort, descending, offset } = query;
    const { where, values } = filterOf(query);
    const direction = descending ? 'desc' : 'asc';
    const { rows, count, sizes } = await this.engine.read(function* () {
      // Only what orders them is worked out for all: the rest is asked of one page.
      const found = yield* all(
        `with page as (select t.key, ${ORDERS[sort]} as place from tables t where ${where} order by place ${direction}, key desc limit ? offset ?)
        select t.key, t.id, t.code, t.game, t.status, t.closed, t.created_at, ${LAST_AT} as last_at, ${MOVES} as moves, ${PEOPLE} as people,
        (select count(*) from seats where table_key = t.key and holder = 'bot') as bots
        from page join tables t on t.key = page.key order by page.place ${direction}, t.key desc`,
        ...values,
        limit,
        offset,
      );
      const counted = yield* get(`select count(*) as n from tables t where ${where}`, ...values);
      const measured = yield* measureAll(found.map((row) => integer(row, 'key')));
      return { rows: found, count: integer(counted ?? {}, 'n'), sizes: measured };
    });
    await this.#remember(sizes);
    return { tables: rows.map((row, index) => readListed(row, sizes[index]?.bytes ?? 0)), count };
  }

  async measure(after: number, limit: number): Promise<number | null> {
    const sizes = await this.engine.read(function* () {
      return yield* measureAll((yield* all(SQL.next, after, limit)).map((row) => integer(row, 'key')));
    });
    await this.#remember(sizes);
    return sizes.length < limit ? null : (sizes.at(-1)?.key ?? null);
  }

  /** Nothing is written where nothing has changed: a list must not pass for a sign that the disk has room. */
  async #remember(sizes: readonly Size[]): Promise<void> {
    const fresh = sizes.filter(({ isNew }) => isNew);
    if (fresh.length === 0) return;
    await this.engine.write(function* () {
      for (const size of fresh) yield* run(SQL.setMeasure, ...MEASURE.write(size));
    });
  }

  expired({ finished, lobbies, idle }: Expiry, limit: number) {
    return this.engine.read(function* () {
      const counts: number[] = [];
      const found: Row[] = [];
      for (const [status, before] of [['finished', finished] as const, ['lobby', lobbies] as const, ['playing', idle] as const]) {
        counts.push(before === null ? 0 : integer((yield* get(SQL.countExpired, status, before)) ?? {}, 'n'));
        if (before !== null) found.push(...(yield* all(SQL.expired, status, before, limit)));
      }
      const [finishedCount = 0, lobbyCount = 0, idleCount = 0] = counts;
      return { finished: finishedCount, lobbies: lobbyCount, idle: idleCount, tables: found.slice(0, limit).map((row) => text(row, 'id')) };
    });
  }

  async drop(tables: readonly string[]): Promise<void> {
    const [rows, { withColumn }] = [this.#tables, this.engine.own];
    await this.engine.write(function* () {
      // Everything that has the number of a table in it, whatever layouts to come hang on tables.
      const hanging = (yield* all(withColumn, 'table_key')).map((row) => text(row, 'name'));
      for (const table of tables) yield* dropTable(table, yield* rows.key(table), hanging);
    });
    rows.forget(tables);
  }

  report({ table, about, by, reason }: TableReport, at: number): Promise<void> {
    const tables = this.#tables;
    const place = 'talk' in about ? ([about.talk, -1] as const) : ([0, about.seat] as const);
    return this.engine.write(function* () {
      const key = yield* tables.key(table);
      const known = yield* get(SQL.reported, key, ...place);
      const [reasons, reporters] = known === undefined ? [',', ','] : [text(known, 'reasons'), text(known, 'reporters')];
      yield* run(SQL.report, key, ...place, added(reasons, reason), added(reporters, by), at);
    });
  }

  async reports(limit: number): Promise<readonly Report[]> {
    const found = await this.engine.read(function* () {
      const reports: Report[] = [];
      for (const row of yield* all(SQL.reports, limit)) reports.push(yield* readReport(row));
      return reports;
    });
    return found.filter(({ line, talk, seat }) => (talk === null ? seat !== null : line !== null && line.text !== ''));
  }

  async muted(limit: number): Promise<readonly HostMuted[]> {
    return (await this.rows(SQL.muted, limit)).map(MUTED.read);
  }

  settle(report: number): Promise<void> {
    return this.run(SQL.settle, report);
  }

  emptyLine(table: string, talk: number): Promise<void> {
    const tables = this.#tables;
    return this.engine.write(function* () {
      yield* run(SQL.emptyLine, yield* tables.key(table), talk);
    });
  }

  figures(): Promise<StoredFigures> {
    const { bytes } = this.engine.own;
    return this.engine.read(function* () {
      const counts = new Map((yield* all(SQL.counts)).map((row) => [text(row, 'status'), integer(row, 'n')]));
      const of = (status: string): number => counts.get(status) ?? 0;
      return {
        tables: { lobby: of('lobby'), playing: of('playing'), finished: of('finished'), closed: of('closed') },
        outbox: integer((yield* get(SQL.outbox)) ?? {}, 'n'),
        bytes: integer((yield* get(bytes)) ?? {}, 'bytes'),
      };
    });
  }
}

function* measureAll(keys: readonly number[]): Work<readonly Size[]> {
  const sizes: Size[] = [];
  for (const key of keys) sizes.push(yield* measure(key));
  return sizes;
}

function* measure(key: number): Work<Size> {
  const row = (yield* get(SQL.measured, key)) ?? {};
  const [seq, talk] = [integer(row, 'seq_now'), integer(row, 'talk_now')];
  const known = integer(row, 'bytes');
  if (known > 0 && integer(row, 'seq') === seq && integer(row, 'talk') === talk) return { key, seq, talk, bytes: known, isNew: false };
  let bytes = ROW_BYTES;
  for (const sql of [SQL.entryBytes, SQL.talkBytes, SQL.snapshotBytes]) bytes += integerOrNull((yield* get(sql, key)) ?? {}, 'bytes') ?? 0;
  return { key, seq, talk, bytes, isNew: true };
}

/** The table goes first: whoever is writing to it is waited for, and whoever comes later finds none. */
function* dropTable(table: string, key: number, hanging: readonly string[]): Work<void> {
  yield* run(SQL.dropTable, key);
  const channels = (yield* all(SQL.channels, table)).map((row) => text(row, 'channel'));
  for (const sql of [SQL.dropWishes, SQL.dropMessages]) yield* run(sql, table);
  for (const channel of channels) {
    yield* run(SQL.dropChannel, channel, channel, channel);
    yield* run(SQL.dropLetters, channel, channel);
  }
  for (const name of hanging) yield* run(`delete from ${name} where table_key = ?`, key);
}

/** Chairs have other numbers: a name that was reported goes with its chair. */
export function* moveReports(key: number, moved: readonly (number | null)[]): Work<void> {
  for (const [seat, now] of moved.entries()) {
    if (now === null || now === seat) continue;
    yield* run(SQL.dropReport, key, now);
    yield* run(SQL.moveReports, now, key, seat);
  }
}

function* readReport(row: Row): Work<Report> {
  const key = integer(row, 'table_key');
  const talk = integer(row, 'talk') || null;
  const line = talk === null ? undefined : yield* get(SQL.line, key, talk);
  const writer = line === undefined ? integer(row, 'seat') : TALK.read(line).writer;
  const held = typeof writer === 'number' ? yield* get(SQL.seat, key, writer) : undefined;
  // The lines around words that were not for everybody are none of the host's business.
  const ports = line !== undefined && line.recipients === null && talk !== null;
  return {
    ...REPORT.read(row),
    reasons: items(text(row, 'reasons')).flatMap((name) => REASONS.filter((reason) => reason === name)),
    by: items(text(row, 'reporters')).length,
    seat: held === undefined || typeof writer !== 'number' ? null : writer,
    name: line === undefined ? (held === undefined ? '' : text(held, 'name')) : text(line, 'name'),
    muted: held !== undefined && integer(held, 'muted') === 1,
    talk,
    line: LINE.found(line),
    before: ports ? LINE.found(yield* get(SQL.before, key, talk)) : null,
    after: ports ? LINE.found(yield* get(SQL.after, key, talk)) : null,
  };
}

/**
 * What the host's room keeps. `reports` name a line or a chair and copy nothing: what is erased there is gone here. `measures` remember how
 * large a table was when it was last looked at, so that a list of thousands need not read them all.
 */
export const HOST = `
create table reports (
  id integer primary key,
  table_key integer not null references tables (key),
  talk integer not null,
  seat integer not null,
  reasons text not null,
  reporters text not null,
  at integer not null,
  settled integer not null default 0,
  unique (table_key, talk, seat)
) strict;

create table measures (
  table_key integer primary key references tables (key),
  seq integer not null,
  talk integer not null,
  bytes integer not null
) strict;
`;
