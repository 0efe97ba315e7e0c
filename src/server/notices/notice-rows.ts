import { createHash } from 'node:crypto';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Notice } from '#table';
import type { SqliteFile } from '../sqlite-file.ts';
import { integer, integerOrNull, json, oneOf, type Row, text } from '../sqlite-rows.ts';
import type { Channel, Due, Letter, NoticeStore, Wish } from './notice-store.ts';

type At = Parameters<NoticeStore['wishes']>[0];
type Wisher = Parameters<NoticeStore['setWishes']>[0];

const HOUR_MS = 3_600_000;

const statements = (db: DatabaseSync) => ({
  kept: db.prepare('select value from house where name = ?'),
  keep: db.prepare('insert into house (name, value) values (?, ?) on conflict do nothing'),
  saveChannel: db.prepare(`insert into channels (id, secret_hash, kind, address, keys, lang, zone, quiet_from, quiet_to, confirmed, letter, created_at)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do update set secret_hash = excluded.secret_hash, lang = excluded.lang, zone = excluded.zone,
    quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, confirmed = excluded.confirmed`),
  channel: db.prepare('select * from channels where id = ?'),
  byLetter: db.prepare('select * from channels where letter = ?'),
  byPush: db.prepare(`select * from channels where kind = 'push' and address = ?`),
  dropChannel: db.prepare('delete from channels where id = ?'),
  dropWishesOf: db.prepare('delete from wishes where channel = ?'),
  dropMessages: db.prepare('update outbox set due = null where channel = ? and due is not null'),
  // What was wished by a link belongs to whoever comes by a key of the same seat. Chairs that nobody took go at the start: the others keep their links, not their numbers.
  dropWishes: db.prepare('delete from wishes where table_id = ? and (seat = ? or holder = ?) and (device is ? or device is null)'),
  addWish: db.prepare(`insert into wishes (table_id, seat, channel, holder, events, device) values (?, ?, ?, ?, ?, ?)
    on conflict do update set holder = excluded.holder, events = excluded.events, device = excluded.device`),
  wishes: db.prepare('select channel, events from wishes where table_id = ? and holder = ?'),
  pushesOf: db.prepare(`select distinct c.id from channels c join wishes w on w.channel = c.id where w.device = ? and c.kind = 'push'`),
  passWishes: db.prepare('update wishes set device = ? where device = ?'),
  // A push that was wished by a link may be that of a device that is to be told nothing more.
  rehold: db.prepare(`update wishes set holder = ? where table_id = ? and holder = ?
    and (device is not null or channel in (select id from channels where kind = 'mail'))`),
  // Whoever gave his seat away, or whose link was replaced, is not told of it any more.
  wanting: db.prepare(`select c.id, c.address, w.events from wishes w
    join tables t on t.id = w.table_id join seats s on s.table_key = t.key and s.token_hash = w.holder and s.holder = 'person'
    join channels c on c.id = w.channel and c.confirmed = 1 where w.table_id = ? and s.seat = ?`),
  lately: db.prepare('select count(*) as n from outbox where channel = ? and made_at > ?'),
  put: db.prepare(`insert into outbox (table_id, seat, event, moment, address, channel, body, due, tries, made_at) values (?, ?, ?, ?, ?, ?, ?, ?, 0, ?)
    on conflict do nothing`),
  due: db.prepare(`select o.id as message, o.body, o.tries, o.made_at, c.* from outbox o join channels c on c.id = o.channel
    where o.due is not null and o.due <= ? and c.kind = ? order by o.due limit ?`),
  next: db.prepare('select min(due) as due from outbox where due is not null and due > ?'),
  settle: db.prepare('update outbox set due = ?, tries = ? where id = ?'),
  pruneOutbox: db.prepare('delete from outbox where due is null and made_at < ?'),
  pruneChannels: db.prepare('delete from channels where confirmed = 0 and created_at < ?'),
});

const readChannel = (row: Row): Channel => {
  const [from, to] = [integerOrNull(row, 'quiet_from'), integerOrNull(row, 'quiet_to')];
  return {
    id: text(row, 'id'),
    secretHash: text(row, 'secret_hash'),
    kind: oneOf(row, 'kind', ['push', 'mail']),
    address: text(row, 'address'),
    keys: row.keys === null ? null : json(row, 'keys'),
    lang: oneOf(row, 'lang', ['fr', 'en']),
    zone: text(row, 'zone'),
    quiet: from === null || to === null ? null : { from, to },
    confirmed: integer(row, 'confirmed') === 1,
    letter: text(row, 'letter'),
    createdAt: integer(row, 'created_at'),
  };
};

const hashOf = (address: string): string => createHash('sha256').update(address).digest('hex');
const isLetter = (about: Notice | Letter): about is Letter => 'about' in about;

/** The notices' part of the file. */
export class NoticeRows implements NoticeStore {
  readonly #sql: Record<keyof ReturnType<typeof statements>, StatementSync>;
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#sql = statements(file.db);
    this.#file = file;
  }

  async keep(name: string, value: string): Promise<string> {
    // Nothing is written where there is nothing new: a file that may only be read can be looked at all the same.
    if (this.#sql.kept.get(name) === undefined) this.#file.transaction(() => this.#sql.keep.run(name, value));
    return text(this.#sql.kept.get(name) ?? {}, 'value');
  }

  async saveChannel(c: Channel): Promise<void> {
    const keys = c.keys === null ? null : JSON.stringify(c.keys);
    const quiet = [c.quiet?.from ?? null, c.quiet?.to ?? null] as const;
    const confirmed = c.confirmed ? 1 : 0;
    this.#file.transaction(() =>
      this.#sql.saveChannel.run(c.id, c.secretHash, c.kind, c.address, keys, c.lang, c.zone, ...quiet, confirmed, c.letter, c.createdAt),
    );
  }

  async channel(id: string): Promise<Channel | null> {
    const row = this.#sql.channel.get(id);
    return row === undefined ? null : readChannel(row);
  }

  async channelOf(by: 'letter' | 'push', value: string): Promise<Channel | null> {
    const row = (by === 'letter' ? this.#sql.byLetter : this.#sql.byPush).get(value);
    return row === undefined ? null : readChannel(row);
  }

  async dropChannel(id: string): Promise<void> {
    this.#file.transaction(() => this.#drop(id));
  }

  #drop(channel: string): void {
    for (const sql of [this.#sql.dropChannel, this.#sql.dropWishesOf, this.#sql.dropMessages]) sql.run(channel);
  }

  async setWishes({ table, seat, holder, device }: Wisher, wishes: readonly Wish[]): Promise<void> {
    this.#file.transaction(() => {
      this.#sql.dropWishes.run(table, seat, holder, device);
      for (const { channel, events } of wishes) this.#sql.addWish.run(table, seat, channel, holder, JSON.stringify(events), device);
    });
  }

  async endDevice(device: string): Promise<void> {
    this.#file.transaction(() => {
      for (const row of this.#sql.pushesOf.all(device)) this.#drop(text(row, 'id'));
      this.#sql.passWishes.run(null, device);
    });
  }

  async passDevice(from: string, to: string): Promise<void> {
    this.#file.transaction(() => this.#sql.passWishes.run(to, from));
  }

  async rehold(table: string, from: string, to: string): Promise<void> {
    this.#file.transaction(() => this.#sql.rehold.run(to, table, from));
  }

  async wishes({ table, holder }: At): Promise<readonly Wish[]> {
    return this.#sql.wishes.all(table, holder).map((row) => ({ channel: text(row, 'channel'), events: json(row, 'events') }));
  }

  async queue(abouts: readonly (Notice | Letter)[], { now, most }: { readonly now: number; readonly most: number }): Promise<number> {
    return this.#file.transaction(() =>
      abouts.reduce((count, about) => count + (isLetter(about) ? this.#letter(about, now, most) : this.#notice(about, now, most)), 0),
    );
  }

  #letter({ channel, about }: Letter, now: number, most: number): number {
    const row = this.#sql.channel.get(channel);
    if (row === undefined) return 0;
    return this.#put(['', -1, about.event, `${channel} ${about.moment}`], row, JSON.stringify(about), now, most);
  }

  #notice(notice: Notice, now: number, most: number): number {
    const { table, seat, event, moment } = notice;
    let count = 0;
    for (const row of this.#sql.wanting.all(table, seat)) {
      const events: readonly string[] = json(row, 'events');
      if (events.includes(event)) count += this.#put([table, seat, event, moment ?? ''], row, JSON.stringify(notice), now, most);
    }
    return count;
  }

  #put(key: readonly [string, number, string, string], channel: Row, body: string, now: number, most: number): number {
    const id = text(channel, 'id');
    if (integer(this.#sql.lately.get(id, now - HOUR_MS) ?? {}, 'n') >= most) return 0;
    return Number(this.#sql.put.run(...key, hashOf(text(channel, 'address')), id, body, now, now).changes);
  }

  async due(kind: Channel['kind'], now: number, limit: number): Promise<{ readonly messages: readonly Due[]; readonly next: number | null }> {
    const messages = this.#sql.due.all(now, kind, limit).map(
      (row): Due => ({
        id: integer(row, 'message'),
        about: json(row, 'body'),
        tries: integer(row, 'tries'),
        madeAt: integer(row, 'made_at'),
        channel: readChannel(row),
      }),
    );
    return { messages, next: integerOrNull(this.#sql.next.get(now) ?? { due: null }, 'due') };
  }

  async settle(settled: Parameters<NoticeStore['settle']>[0]): Promise<void> {
    this.#file.transaction(() => {
      for (const { id, due, tries } of settled) this.#sql.settle.run(due, tries, id);
    });
  }

  async prune(before: number): Promise<void> {
    this.#file.transaction(() => {
      this.#sql.pruneOutbox.run(before);
      this.#sql.pruneChannels.run(before);
    });
  }
}
