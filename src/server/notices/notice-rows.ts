import { createHash } from 'node:crypto';
import type { Notice } from '#table';
import { DATA, FLAG, insertInto, INTEGER, integer, integerOrNull, json, oneWord, orNull, Part, rowsOf, setAll, TEXT, text } from '../sql/rows.ts';
import { all, get, type Row, run, type Work } from '../sql/work.ts';
import type { Channel, DailyWish, Due, Letter, NoticeStore, Wish } from './notice-store.ts';

type At = Parameters<NoticeStore['wishes']>[0];
type Wisher = Parameters<NoticeStore['setWishes']>[0];

const HOUR_MS = 3_600_000;

type Hours = { readonly quietFrom: number | null; readonly quietTo: number | null };

const CHANNEL = rowsOf<Omit<Channel, 'quiet'> & Hours>({
  id: TEXT,
  secretHash: TEXT,
  kind: oneWord('push', 'mail'),
  address: TEXT,
  keys: orNull<NonNullable<Channel['keys']>>(DATA),
  lang: oneWord('fr', 'en'),
  zone: TEXT,
  quietFrom: orNull(INTEGER),
  quietTo: orNull(INTEGER),
  confirmed: FLAG,
  letter: TEXT,
  createdAt: INTEGER,
});

const readChannel = (row: Row): Channel => {
  const { quietFrom: from, quietTo: to, ...channel } = CHANNEL.read(row);
  return { ...channel, quiet: from === null || to === null ? null : { from, to } };
};

const WISH = rowsOf<Wisher & Wish>({
  table: { ...TEXT, column: 'table_id' },
  seat: INTEGER,
  channel: TEXT,
  holder: TEXT,
  events: DATA,
  device: orNull(TEXT),
});

const DAILY_WISH = rowsOf<DailyWish>({ channel: TEXT, device: orNull(TEXT), holder: TEXT, minute: INTEGER, next: INTEGER });

const DUE = rowsOf<Omit<Due, 'channel'>>({
  id: { ...INTEGER, column: 'message' },
  about: { ...DATA, column: 'body' },
  tries: INTEGER,
  madeAt: INTEGER,
});

const readDue = (row: Row): Due => ({ ...DUE.read(row), channel: readChannel(row) });

const SQL = {
  kept: 'select value from house where name = ?',
  keep: 'insert into house (name, value) values (?, ?) on conflict do nothing',
  saveChannel: `${insertInto('channels', CHANNEL.columns)}
    on conflict (id) ${setAll(['secret_hash', 'lang', 'zone', 'quiet_from', 'quiet_to', 'confirmed'])}`,
  channel: 'select * from channels where id = ?',
  byLetter: 'select * from channels where letter = ?',
  byPush: `select * from channels where kind = 'push' and address = ?`,
  dropChannel: 'delete from channels where id = ?',
  dropWishesOf: 'delete from wishes where channel = ?',
  dropDaily: 'delete from daily_wishes where channel = ?',
  saveDaily: `${insertInto('daily_wishes', DAILY_WISH.columns)} on conflict (channel) ${setAll(DAILY_WISH.columns.slice(1))}`,
  daily: 'select * from daily_wishes where channel = ?',
  dailyDue: 'select * from daily_wishes where next <= ? order by next limit ?',
  dailyNext: 'select min(next) as due from daily_wishes where next > ?',
  putOffDaily: 'update daily_wishes set next = ? where channel = ? and next = ?',
  dailyOf: 'select c.* from channels c join daily_wishes d on d.channel = c.id where d.device = ?',
  passDaily: 'update daily_wishes set device = ? where device = ?',
  dropMessages: 'update outbox set due = null where channel = ? and due is not null',
  // What was wished by a link belongs to whoever comes by a key of the same seat. Chairs that nobody took go at the start: the others keep their links, not their numbers.
  dropWishes: 'delete from wishes where table_id = ? and (seat = ? or holder = ?) and (device is not distinct from ? or device is null)',
  addWish: `${insertInto('wishes', WISH.columns)} on conflict (table_id, seat, channel) ${setAll(WISH.columns.slice(3))}`,
  wishes: 'select * from wishes where table_id = ? and holder = ?',
  pushesOf: `select c.id from channels c where c.kind = 'push'
    and (c.id in (select channel from wishes where device = ?) or c.id in (select channel from daily_wishes where device = ?))`,
  endDaily: 'delete from daily_wishes where device = ?',
  passWishes: 'update wishes set device = ? where device = ?',
  // A push that was wished by a link may be that of a device that is to be told nothing more.
  rehold: `update wishes set holder = ? where table_id = ? and holder = ?
    and (device is not null or channel in (select id from channels where kind = 'mail'))`,
  // Somebody who gave their seat away, or whose link was replaced, is not told of it any more.
  wanting: `select c.id, c.address, w.events from wishes w
    join tables t on t.id = w.table_id join seats s on s.table_key = t.key and s.token_hash = w.holder and s.holder = 'person'
    join channels c on c.id = w.channel and c.confirmed = 1 where w.table_id = ? and s.seat = ?`,
  lately: 'select count(*) as n from outbox where channel = ? and made_at > ?',
  put: `insert into outbox (table_id, seat, event, moment, address, channel, body, due, tries, made_at) values (?, ?, ?, ?, ?, ?, ?, ?, 0, ?)
    on conflict do nothing`,
  due: `select o.id as message, o.body, o.tries, o.made_at, c.* from outbox o join channels c on c.id = o.channel
    where o.due is not null and o.due <= ? and c.kind = ? order by o.due limit ?`,
  next: 'select min(due) as due from outbox where due is not null and due > ?',
  take: 'update outbox set due = ? where id = ? and due <= ?',
  settle: 'update outbox set due = ?, tries = ? where id = ?',
  pruneOutbox: 'delete from outbox where due is null and made_at < ?',
  pruneChannels: 'delete from channels where confirmed = 0 and created_at < ?',
} as const;

const hashOf = (address: string): string => createHash('sha256').update(address).digest('hex');
const isLetter = (about: Notice | Letter): about is Letter => 'about' in about;

/** The notices' part of the database. */
export class NoticeRows extends Part implements NoticeStore {
  async #find(...asked: Parameters<typeof get>): Promise<Channel | null> {
    const row = await this.row(...asked);
    return row === undefined ? null : readChannel(row);
  }

  async keep(name: string, value: string): Promise<string> {
    // Nothing is written where there is nothing new: a file that may only be read can be looked at all the same.
    const known = await this.row(SQL.kept, name);
    if (known === undefined) await this.run(SQL.keep, name, value);
    return text(known ?? (await this.row(SQL.kept, name)) ?? {}, 'value');
  }

  saveChannel({ quiet, ...channel }: Channel): Promise<void> {
    const row = { ...channel, quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null };
    return this.run(SQL.saveChannel, ...CHANNEL.write(row));
  }

  channel(id: string): Promise<Channel | null> {
    return this.#find(SQL.channel, id);
  }

  channelOf(by: 'letter' | 'push', value: string): Promise<Channel | null> {
    return this.#find(by === 'letter' ? SQL.byLetter : SQL.byPush, value);
  }

  dropChannel(id: string): Promise<void> {
    return this.engine.write(() => drop(id));
  }

  setWishes(wisher: Wisher, wishes: readonly Wish[]): Promise<void> {
    const { table, seat, holder, device } = wisher;
    return this.engine.write(function* () {
      yield* run(SQL.dropWishes, table, seat, holder, device);
      for (const wish of wishes) yield* run(SQL.addWish, ...WISH.write({ ...wisher, ...wish }));
    });
  }

  endDevice(device: string): Promise<void> {
    return this.engine.write(function* () {
      for (const row of yield* all(SQL.pushesOf, device, device)) yield* drop(text(row, 'id'));
      yield* run(SQL.passWishes, null, device);
      yield* run(SQL.endDaily, device);
    });
  }

  passDevice(from: string, to: string): Promise<void> {
    return this.engine.write(function* () {
      yield* run(SQL.passWishes, to, from);
      yield* run(SQL.passDaily, to, from);
    });
  }

  saveDaily(wish: DailyWish): Promise<void> {
    return this.run(SQL.saveDaily, ...DAILY_WISH.write(wish));
  }

  async daily(channel: string): Promise<DailyWish | null> {
    return DAILY_WISH.found(await this.row(SQL.daily, channel));
  }

  dropDaily(channel: string): Promise<void> {
    return this.run(SQL.dropDaily, channel);
  }

  dailyDue(now: number, limit: number): ReturnType<NoticeStore['dailyDue']> {
    return this.engine.read(function* () {
      const wishes = (yield* all(SQL.dailyDue, now, limit)).map(DAILY_WISH.read);
      return { wishes, next: integerOrNull((yield* get(SQL.dailyNext, now)) ?? { due: null }, 'due') };
    });
  }

  async putOffDaily({ channel, next }: DailyWish, later: number): Promise<boolean> {
    return (await this.engine.write(() => run(SQL.putOffDaily, later, channel, next))) === 1;
  }

  async dailyChannels(devices: readonly string[]): Promise<readonly Channel[]> {
    return (await Promise.all(devices.map((device) => this.rows(SQL.dailyOf, device)))).flat().map(readChannel);
  }

  rehold(table: string, from: string, to: string): Promise<void> {
    return this.run(SQL.rehold, to, table, from);
  }

  async wishes({ table, holder }: At): Promise<readonly Wish[]> {
    const rows = await this.rows(SQL.wishes, table, holder);
    return rows.map(WISH.read).map(({ channel, events }) => ({ channel, events }));
  }

  queue(abouts: readonly (Notice | Letter)[], { now, most }: { readonly now: number; readonly most: number }): Promise<number> {
    return this.engine.write(function* () {
      let count = 0;
      for (const about of abouts) count += yield* isLetter(about) ? putLetter(about, now, most) : putNotice(about, now, most);
      return count;
    });
  }

  due(kind: Channel['kind'], now: number, limit: number): Promise<{ readonly messages: readonly Due[]; readonly next: number | null }> {
    return this.engine.read(function* () {
      const messages = (yield* all(SQL.due, now, kind, limit)).map(readDue);
      return { messages, next: integerOrNull((yield* get(SQL.next, now)) ?? { due: null }, 'due') };
    });
  }

  take(...[taken, now]: Parameters<NoticeStore['take']>): ReturnType<NoticeStore['take']> {
    return this.engine.write(function* () {
      const mine = new Set<number>();
      for (const { id, due } of taken) if ((yield* run(SQL.take, due, id, now)) > 0) mine.add(id);
      return mine;
    });
  }

  settle(settled: Parameters<NoticeStore['settle']>[0]): Promise<void> {
    return this.engine.write(function* () {
      for (const { id, due, tries } of settled) yield* run(SQL.settle, due, tries, id);
    });
  }

  prune(before: number): Promise<void> {
    return this.engine.write(function* () {
      yield* run(SQL.pruneOutbox, before);
      yield* run(SQL.pruneChannels, before);
    });
  }
}

function* drop(channel: string): Work<void> {
  for (const sql of [SQL.dropChannel, SQL.dropWishesOf, SQL.dropDaily, SQL.dropMessages]) yield* run(sql, channel);
}

function* putLetter({ channel, about }: Letter, now: number, most: number): Work<number> {
  const row = yield* get(SQL.channel, channel);
  if (row === undefined) return 0;
  // Told once a day, by however many channels somebody's address is known.
  if (about.event === 'daily') return readChannel(row).confirmed ? yield* put(['', -1, 'daily', about.moment], row, JSON.stringify(about), now, most) : 0;
  const [table, seat, moment] = about.event === 'answered' ? [about.table, about.seat, about.moment] : ['', -1, `${channel} ${about.moment}`];
  return yield* put([table, seat, about.event, moment], row, JSON.stringify(about), now, most);
}

function* putNotice(notice: Notice, now: number, most: number): Work<number> {
  const { table, seat, event, moment } = notice;
  let count = 0;
  for (const row of yield* all(SQL.wanting, table, seat)) {
    const events: readonly string[] = json(row, 'events');
    if (events.includes(event)) count += yield* put([table, seat, event, moment ?? ''], row, JSON.stringify(notice), now, most);
  }
  return count;
}

function* put(key: readonly [string, number, string, string], channel: Row, body: string, now: number, most: number): Work<number> {
  const id = text(channel, 'id');
  if (integer((yield* get(SQL.lately, id, now - HOUR_MS)) ?? {}, 'n') >= most) return 0;
  return yield* run(SQL.put, ...key, hashOf(text(channel, 'address')), id, body, now, now);
}

/**
 * What the house keeps of whoever wants to be told. `house`: its own keys. `channels`: ways to reach somebody, opened by a secret
 * of which only the hash is here. `wishes`: which seat wants what by which of them, as long as its link is the same. `outbox`: what
 * is to be told and what was, each once; it names no address, only its hash, so that it can outlive a channel.
 */
export const NOTICES = `
create table house (
  name text not null primary key,
  value text not null
) strict, without rowid;

create table channels (
  id text not null primary key,
  secret_hash text not null,
  kind text not null,
  address text not null,
  keys text,
  lang text not null,
  zone text not null,
  quiet_from integer,
  quiet_to integer,
  confirmed integer not null,
  letter text not null unique,
  created_at integer not null
) strict, without rowid;
create index channels_address on channels (kind, address);

create table wishes (
  table_id text not null,
  seat integer not null,
  channel text not null,
  holder text not null,
  events text not null,
  primary key (table_id, seat, channel)
) strict, without rowid;
create index wishes_channel on wishes (channel);

create table outbox (
  id integer primary key,
  table_id text not null,
  seat integer not null,
  event text not null,
  moment text not null,
  address text not null,
  channel text not null,
  body text not null,
  due integer,
  tries integer not null,
  made_at integer not null,
  unique (table_id, seat, event, moment, address)
) strict;
create index outbox_due on outbox (due) where due is not null;
create index outbox_channel on outbox (channel, made_at);
`;

/** Who wants to be told of the challenge of the day, at which minute, and when next. */
export const DAILY_WISHES = `
create table daily_wishes (
  channel text not null primary key,
  device text,
  holder text not null,
  minute integer not null,
  next integer not null
) strict, without rowid;
create index daily_next on daily_wishes (next);
create index daily_device on daily_wishes (device) where device is not null;
`;
