import type { DatabaseSync } from 'node:sqlite';
import type { SqliteFile } from '../sqlite-file.ts';
import type { TableRows } from '../sqlite-tables.ts';
import type { TalkRows } from '../sqlite-talk.ts';
import { type Row, integer, text } from '../sqlite-rows.ts';
import type { Writer } from '#table/journal.ts';
import type { DeviceRecord, PasskeyRecord, RingStore, Trace } from './records.ts';

const statements = (db: DatabaseSync) => ({
  addDevice: db.prepare('insert into devices (id, ring, token_hash, label, kind, created_at, seen_at) values (?, ?, ?, ?, ?, ?, ?)'),
  findDevice: db.prepare('select * from devices where token_hash = ?'),
  listDevices: db.prepare('select * from devices where ring = ? order by created_at, id'),
  seeDevice: db.prepare('update devices set seen_at = ? where id = ?'),
  dropDevice: db.prepare('delete from devices where id = ?'),
  dropDevices: db.prepare('delete from devices where ring = ?'),
  addPasskey: db.prepare('insert into passkeys (id, ring, public_key, counter, transports, created_at) values (?, ?, ?, ?, ?, ?)'),
  findPasskey: db.prepare('select * from passkeys where id = ?'),
  listPasskeys: db.prepare('select * from passkeys where ring = ? order by created_at, id'),
  countPasskey: db.prepare('update passkeys set counter = ? where id = ?'),
  dropPasskeys: db.prepare('delete from passkeys where ring = ?'),
  tables: db.prepare(`select id from tables where owner_ring = ? or referee_ring = ? or key in (select table_key from seats where ring = ?) order by key`),
  namesSaid: db.prepare('select distinct name from talk where table_key = ? and writer = ? and n > ?'),
  emptyTalk: db.prepare(`update talk set text = '', name = ?, client = null where table_key = ? and writer = ? and n > ?`),
  renameTalk: db.prepare('update talk set name = ? where table_key = ? and writer = ? and n > ?'),
  emptySeat: db.prepare('update seats set name = ?, token_hash = null, ring = null where table_key = ? and seat = ? and ring is not null'),
  channels: db.prepare('select w.channel from wishes w join tables t on t.id = w.table_id where t.key = ? and w.seat = ? and w.holder = ?'),
  dropChannel: db.prepare('delete from channels where id = ?'),
  dropWishes: db.prepare('delete from wishes where channel = ?'),
  dropMessages: db.prepare('delete from outbox where channel = ? or (seat = ? and table_id = (select id from tables where key = ?))'),
  ownLines: db.prepare(`select seq, log from entries where table_key = ? and instr(log, '"table.') > 0 order by seq desc`),
  setLog: db.prepare('update entries set log = ? where table_key = ? and seq = ?'),
});

/** Not the kernel's: the storage thread loads nothing of it. */
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

const KINDS = ['phone', 'tablet', 'computer'] as const;

const readDevice = (row: Row): DeviceRecord => ({
  id: text(row, 'id'),
  ring: text(row, 'ring'),
  tokenHash: text(row, 'token_hash'),
  label: text(row, 'label'),
  kind: KINDS.find((kind) => kind === row.kind) ?? 'computer',
  createdAt: integer(row, 'created_at'),
  seenAt: integer(row, 'seen_at'),
});

const readPasskey = (row: Row): PasskeyRecord => ({
  id: text(row, 'id'),
  ring: text(row, 'ring'),
  publicKey: text(row, 'public_key'),
  counter: integer(row, 'counter'),
  transports: text(row, 'transports')
    .split(',')
    .filter((name) => name !== ''),
  createdAt: integer(row, 'created_at'),
});

/** A name that the table wrote into one of its own lines: the same in both languages. */
const nameIn = (arg: unknown): string | null => {
  if (!isRecord(arg) || !isRecord(arg.text)) return null;
  const { fr, en } = arg.text;
  return typeof fr === 'string' && fr === en ? fr : null;
};

interface OwnLine {
  readonly key: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** The table's own lines of an entry; those of the game name nobody. */
const ownLines = (log: unknown): readonly OwnLine[] =>
  (Array.isArray(log) ? log : []).flatMap((line: unknown) => {
    const said = isRecord(line) && isRecord(line.text) ? line.text : {};
    return typeof said.key === 'string' && said.key.startsWith('table.') && isRecord(said.args) ? [{ key: said.key, args: said.args }] : [];
  });

const replaced = (log: unknown, names: ReadonlySet<string>, plain: string): unknown =>
  JSON.parse(JSON.stringify(log), (_key, value: unknown) => {
    const name = nameIn(value);
    return name !== null && names.has(name) ? { text: { fr: plain, en: plain } } : value;
  });

/** The rows of key rings. */
export class SqliteRings implements RingStore {
  readonly #file: SqliteFile;
  readonly #tables: TableRows;
  readonly #talk: TalkRows;
  readonly #sql: ReturnType<typeof statements>;

  constructor(file: SqliteFile, tables: TableRows, talk: TalkRows) {
    this.#file = file;
    this.#tables = tables;
    this.#talk = talk;
    this.#sql = statements(file.db);
  }

  async addDevice({ id, ring, tokenHash, label, kind, createdAt, seenAt }: DeviceRecord): Promise<void> {
    this.#file.transaction(() => this.#sql.addDevice.run(id, ring, tokenHash, label, kind, createdAt, seenAt));
  }
  async findDevice(tokenHash: string): Promise<DeviceRecord | null> {
    const row = this.#sql.findDevice.get(tokenHash);
    return row === undefined ? null : readDevice(row);
  }
  async listDevices(ring: string): Promise<readonly DeviceRecord[]> {
    return this.#sql.listDevices.all(ring).map(readDevice);
  }
  async seeDevice(id: string, at: number): Promise<void> {
    this.#file.transaction(() => this.#sql.seeDevice.run(at, id));
  }
  async dropDevice(id: string): Promise<void> {
    this.#file.transaction(() => this.#sql.dropDevice.run(id));
  }

  async addPasskey({ id, ring, publicKey, counter, transports, createdAt }: PasskeyRecord): Promise<void> {
    this.#file.transaction(() => this.#sql.addPasskey.run(id, ring, publicKey, counter, transports.join(','), createdAt));
  }
  async findPasskey(id: string): Promise<PasskeyRecord | null> {
    const row = this.#sql.findPasskey.get(id);
    return row === undefined ? null : readPasskey(row);
  }
  async listPasskeys(ring: string): Promise<readonly PasskeyRecord[]> {
    return this.#sql.listPasskeys.all(ring).map(readPasskey);
  }
  async dropPasskeys(ring: string): Promise<void> {
    this.#file.transaction(() => this.#sql.dropPasskeys.run(ring));
  }
  async countPasskey(id: string, counter: number): Promise<void> {
    this.#file.transaction(() => this.#sql.countPasskey.run(counter, id));
  }

  async tablesOfRing(ring: string): Promise<readonly string[]> {
    return this.#sql.tables.all(ring, ring, ring).map((row) => text(row, 'id'));
  }
  async saidBy(table: string, writer: Writer, since: number) {
    return this.#talk.saidBy(this.#tables.key(table), writer, since);
  }

  async dropRing(ring: string): Promise<void> {
    this.#file.transaction(() => {
      this.#sql.dropDevices.run(ring);
      this.#sql.dropPasskeys.run(ring);
    });
  }
  async eraseTraces(table: string, traces: readonly Trace[]): Promise<void> {
    this.#file.transaction(() => {
      for (const trace of traces) this.#erase(this.#tables.key(table), trace);
    });
  }

  /** Addresses by which this chair's holder is told, with whatever was to be sent to them. */
  #eraseChannels(key: number, seat: number, holder: string | null): void {
    const channels = this.#sql.channels.all(key, seat, holder).map((row) => text(row, 'channel'));
    for (const channel of ['', ...channels]) {
      this.#sql.dropMessages.run(channel, seat, key);
      this.#sql.dropWishes.run(channel);
      this.#sql.dropChannel.run(channel);
    }
  }

  #erase(key: number, { writer, since, holder, name, plain, keepWords }: Trace): void {
    const said = this.#sql.namesSaid.all(key, String(writer), since).map((row) => text(row, 'name'));
    (keepWords === true ? this.#sql.renameTalk : this.#sql.emptyTalk).run(plain, key, String(writer), since);
    // At a table in memory this has been done, with all that hangs on it.
    if (typeof writer === 'number' && keepWords !== true) {
      this.#sql.emptySeat.run(plain, key, writer);
      this.#eraseChannels(key, writer, holder);
    }
    const rows = this.#sql.ownLines.all(key).map((row) => ({ seq: integer(row, 'seq'), text: text(row, 'log') }));
    const names = new Set([name, ...said].filter((known) => known !== ''));
    // From the last line back: who is called so now was called otherwise before.
    for (const { args } of rows.flatMap((row) => ownLines(JSON.parse(row.text)))) {
      const [before, after] = [nameIn(args.before), nameIn(args.after)];
      if (before !== null && after !== null && names.has(after)) names.add(before);
    }
    names.delete(plain);
    for (const row of rows) {
      const written = JSON.stringify(replaced(JSON.parse(row.text), names, plain));
      if (written !== row.text) this.#sql.setLog.run(written, key, row.seq);
    }
  }
}
