import { insertInto, INTEGER, integer, type Kind, Part, rowsOf, TEXT, text } from '../sql/rows.ts';
import { dropMuted, mutedOf, passMuted, setMuted } from '../sql/muted.ts';
import { adoptSat, dropSat, passSat, satOf } from '../sql/past-seats.ts';
import type { TableRows } from '../sql/tables.ts';
import { saidBy } from '../sql/talk.ts';
import { all, type Engine, run, type Work } from '../sql/work.ts';
import type { Seat } from '#kernel/game.ts';
import { named } from '#table/chairs.ts';
import type { Writer } from '#table/journal.ts';
import { nameFor } from '#table/player-name.ts';
import type { DeviceRecord, PasskeyRecord, RingStore, Trace } from './carry.ts';

/** The lines of one writer. Those of chairs that were removed are all a visitor's, told apart by the name. */
const HIS = `table_key = ? and writer = ? and n > ? and n <= ? and (writer <> 'visitor' or name = ?)`;

const KINDS = ['phone', 'tablet', 'computer'] as const;

const DEVICE = rowsOf<DeviceRecord>({
  id: TEXT,
  ring: TEXT,
  tokenHash: TEXT,
  label: TEXT,
  kind: { read: (row, column) => KINDS.find((kind) => kind === row[column]) ?? 'computer', write: String },
  createdAt: INTEGER,
  seenAt: INTEGER,
});

const NAMES: Kind<readonly string[]> = { read: (row, column) => text(row, column).split(',').filter(Boolean), write: (names) => names.join(',') };

const PASSKEY = rowsOf<PasskeyRecord>({ id: TEXT, ring: TEXT, publicKey: TEXT, counter: INTEGER, transports: NAMES, createdAt: INTEGER, devices: NAMES });

const SQL = {
  addDevice: insertInto('devices', DEVICE.columns),
  findDevice: 'select * from devices where token_hash = ?',
  deviceCalled: 'select * from devices where id = ?',
  listDevices: 'select * from devices where ring = ? order by created_at, id',
  seeDevice: 'update devices set seen_at = ? where id = ?',
  nameDevice: 'update devices set label = ? where id = ?',
  shutDevice: 'update devices set token_hash = ? where id = ?',
  dropDevice: 'delete from devices where id = ?',
  dropDevices: 'delete from devices where ring = ?',
  addPasskey: insertInto('passkeys', PASSKEY.columns),
  findPasskey: 'select * from passkeys where id = ?',
  listPasskeys: 'select * from passkeys where ring = ? order by created_at, id',
  countPasskey: 'update passkeys set counter = ? where id = ?',
  dropPasskey: 'delete from passkeys where ring = ? and id = ?',
  notePasskey: 'update passkeys set devices = ? where id = ?',
  dropPasskeys: 'delete from passkeys where ring = ?',
  tables: `select id from tables where owner_ring = ? or referee_ring = ? or key in (select table_key from seats where ring = ?) order by key`,
  namesSaid: `select distinct name from talk where ${HIS}`,
  emptyTalk: `update talk set text = '', name = ?, client = null where ${HIS}`,
  renameTalk: `update talk set name = ? where ${HIS}`,
  emptySeat: 'update seats set name = ?, token_hash = null, ring = null where table_key = ? and seat = ? and ring is not null',
  unnameLater: 'update talk set name = ? where table_key = ? and writer = ? and n > ? and name = ?',
  unnameSeat: 'update seats set name = ? where table_key = ? and seat = ? and name = ?',
  channels: 'select w.channel from wishes w join tables t on t.id = w.table_id where t.key = ? and w.holder = ?',
  dropChannel: 'delete from channels where id = ?',
  dropDaily: 'delete from daily_wishes where channel = ?',
  dropWishes: 'delete from wishes where channel = ?',
  dropMessages: 'delete from outbox where channel = ?',
  dropSeatMessages: 'delete from outbox where seat = ? and table_id = (select id from tables where key = ?)',
  ownLines: `select seq, log from entries where table_key = ? and instr(log, '"table.') > 0 order by seq desc`,
  setLog: 'update entries set log = ? where table_key = ? and seq = ?',
} as const;

/** Not the kernel's: the storage thread loads nothing of it. */
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A name that the table wrote into one of its own lines. */
const nameIn = (arg: unknown): string | null => {
  if (!isRecord(arg) || !isRecord(arg.text)) return null;
  const { fr, en } = arg.text;
  return typeof fr === 'string' && nameFor(fr, 'en') === en ? fr : null;
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
    return name !== null && names.has(name) ? named(plain) : value;
  });

/** The rows of key rings. */
export class RingRows extends Part implements RingStore {
  readonly #tables: TableRows;

  constructor(engine: Engine, tables: TableRows) {
    super(engine);
    this.#tables = tables;
  }

  addDevice(device: DeviceRecord): Promise<void> {
    return this.run(SQL.addDevice, ...DEVICE.write(device));
  }
  async findDevice(tokenHash: string): Promise<DeviceRecord | null> {
    return DEVICE.found(await this.row(SQL.findDevice, tokenHash));
  }
  async deviceCalled(id: string): Promise<DeviceRecord | null> {
    return DEVICE.found(await this.row(SQL.deviceCalled, id));
  }
  async listDevices(ring: string): Promise<readonly DeviceRecord[]> {
    return (await this.rows(SQL.listDevices, ring)).map(DEVICE.read);
  }
  seeDevice(id: string, at: number): Promise<void> {
    return this.run(SQL.seeDevice, at, id);
  }
  nameDevice(id: string, label: string): Promise<void> {
    return this.run(SQL.nameDevice, label, id);
  }
  shutDevice(id: string, tokenHash: string): Promise<void> {
    return this.run(SQL.shutDevice, tokenHash, id);
  }
  dropDevice(id: string): Promise<void> {
    return this.run(SQL.dropDevice, id);
  }

  addPasskey(passkey: PasskeyRecord): Promise<void> {
    return this.run(SQL.addPasskey, ...PASSKEY.write(passkey));
  }
  async findPasskey(id: string): Promise<PasskeyRecord | null> {
    return PASSKEY.found(await this.row(SQL.findPasskey, id));
  }
  async listPasskeys(ring: string): Promise<readonly PasskeyRecord[]> {
    return (await this.rows(SQL.listPasskeys, ring)).map(PASSKEY.read);
  }
  dropPasskeys(ring: string, only?: readonly string[]): Promise<void> {
    if (only === undefined) return this.run(SQL.dropPasskeys, ring);
    return this.engine.write(function* () {
      for (const id of only) yield* run(SQL.dropPasskey, ring, id);
    });
  }
  notePasskey(id: string, devices: readonly string[]): Promise<void> {
    return this.run(SQL.notePasskey, NAMES.write(devices), id);
  }
  countPasskey(id: string, counter: number): Promise<void> {
    return this.run(SQL.countPasskey, counter, id);
  }

  async tablesOfRing(ring: string): Promise<readonly string[]> {
    return (await this.rows(SQL.tables, ring, ring, ring)).map((row) => text(row, 'id'));
  }
  satOf(ring: string) {
    return this.engine.read(() => satOf(ring));
  }
  adoptSat(holder: string, ring: string) {
    return this.engine.write(() => adoptSat(holder, ring));
  }
  passSat(from: string, to: string) {
    return this.engine.write(function* () {
      yield* passSat(from, to);
      yield* passMuted(from, to);
    });
  }
  setMuted(table: string, ring: string, seats: readonly Seat[]): Promise<void> {
    const tables = this.#tables;
    return this.engine.write(function* () {
      yield* setMuted(yield* tables.key(table), ring, seats);
    });
  }
  mutedOf(ring: string) {
    return this.engine.read(() => mutedOf(ring));
  }
  saidBy(table: string, writer: Writer, since: number, until = Number.MAX_SAFE_INTEGER) {
    const tables = this.#tables;
    return this.engine.read(function* () {
      return yield* saidBy(yield* tables.key(table), writer, since, until);
    });
  }

  dropRing(ring: string): Promise<void> {
    return this.engine.write(function* () {
      yield* run(SQL.dropDevices, ring);
      yield* run(SQL.dropPasskeys, ring);
      yield* dropSat(ring);
      yield* dropMuted(ring);
    });
  }
  eraseTraces(table: string, traces: readonly Trace[]): Promise<void> {
    const tables = this.#tables;
    return this.engine.write(function* () {
      for (const trace of traces) yield* erase(yield* tables.key(table), trace);
    });
  }
}

/** Addresses by which a chair's holder is told, with whatever was to be sent to them. */
function* eraseChannels(key: number, holder: string | null): Work<void> {
  const channels = (yield* all(SQL.channels, key, holder)).map((row) => text(row, 'channel'));
  for (const channel of channels) {
    yield* run(SQL.dropMessages, channel);
    yield* run(SQL.dropWishes, channel);
    yield* run(SQL.dropDaily, channel);
    yield* run(SQL.dropChannel, channel);
  }
}

function* erase(key: number, { writer, since, until, holder, name, plain, keepWords }: Trace): Work<void> {
  const lines = [key, String(writer), since, until ?? Number.MAX_SAFE_INTEGER, name] as const;
  const said = (yield* all(SQL.namesSaid, ...lines)).map((row) => text(row, 'name'));
  yield* run(keepWords === true ? SQL.renameTalk : SQL.emptyTalk, plain, ...lines);
  // At a table in memory this has been done, with all that hangs on it.
  if (typeof writer === 'number' && until !== undefined) {
    yield* run(SQL.unnameSeat, plain, key, writer, name);
    // Somebody who was given their link spoke under their name: the words are another's, the name is not.
    yield* run(SQL.unnameLater, plain, key, String(writer), until, name);
  } else if (typeof writer === 'number' && keepWords !== true) {
    yield* run(SQL.emptySeat, plain, key, writer);
    yield* run(SQL.dropSeatMessages, writer, key);
  }
  if (keepWords !== true) yield* eraseChannels(key, holder);
  const rows = (yield* all(SQL.ownLines, key)).map((row) => ({ seq: integer(row, 'seq'), text: text(row, 'log') }));
  const names = new Set([name, ...said].filter((known) => known !== ''));
  // From the last line back: who is called so now was called otherwise before.
  for (const { args } of rows.flatMap((row) => ownLines(JSON.parse(row.text)))) {
    const [before, after] = [nameIn(args.before), nameIn(args.after)];
    if (before !== null && after !== null && names.has(after)) names.add(before);
  }
  names.delete(plain);
  for (const row of rows) {
    const written = JSON.stringify(replaced(JSON.parse(row.text), names, plain));
    if (written !== row.text) yield* run(SQL.setLog, written, key, row.seq);
  }
}
