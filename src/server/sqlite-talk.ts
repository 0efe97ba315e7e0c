import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { FlatChange } from './sqlite-flat.ts';
import { integer, readTalk, type Row } from './sqlite-rows.ts';
import { NO_TABLE } from './sqlite-tables.ts';
import type { Appended, StoredTalk, TalkPage, TalkQuery, Writer } from '#table/journal.ts';

/** Private lines must be left out before lines are counted: what a page is sent may not depend on them. */
const READABLE = 'table_key = ? and n <= ? and (recipients is null or (n > ? and (writer = ? or instr(recipients, ?) > 0)))';

const statements = (db: DatabaseSync) => ({
  addTalk: db.prepare('insert into talk (table_key, n, at, writer, client, name, text, recipients) values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing'),
  // The request that said it is not repeated once the game runs; under another writer its id could be somebody else's.
  moveTalk: db.prepare('update talk set writer = ?, client = null where table_key = ? and writer = ?'),
  hasTalk: db.prepare('select 1 from talk where table_key = ? and n >= ? limit 1'),
  lastTalk: db.prepare('select max(n) as n from talk where table_key = ?'),
  talk: db.prepare(`select * from (select * from talk where ${READABLE} order by n desc limit ? offset ?) order by n`),
  dropTalk: db.prepare('delete from talk where table_key = ?'),
  said: db.prepare('select * from talk where table_key = ? and writer = ? and n > ? order by n'),
  countTalk: db.prepare(`select count(*) as n from talk where ${READABLE}`),
});

/** More than a move takes: several pages. */
const TRIAL = 'x'.repeat(16_384);

/** What was said at the tables. */
export class TalkRows {
  readonly #sql: Record<keyof ReturnType<typeof statements>, StatementSync>;

  constructor(db: DatabaseSync) {
    this.#sql = statements(db);
  }

  write(key: number, { n, talk }: Extract<FlatChange, { readonly kind: 'talk' }>): Appended {
    if (this.#sql.addTalk.run(key, ...talk).changes === 1) return 'stored';
    return this.#sql.hasTalk.get(key, n) === undefined ? 'repeat' : 'conflict';
  }

  /** Chairs only move up: each number is free by the time that another chair gets it. */
  move(key: number, moved: readonly (number | null)[]): void {
    for (const [seat, now] of moved.entries()) if (now !== seat) this.#sql.moveTalk.run(String(now ?? 'visitor'), key, String(seat));
  }

  last(key: number): number {
    const talk: Row = this.#sql.lastTalk.get(key) ?? {};
    return typeof talk.n === 'number' ? talk.n : 0;
  }

  page(key: number, { reader, limit, upTo, before }: TalkQuery): TalkPage {
    // Without a reader: nothing was written after the last number of all.
    const since = reader === null ? Number.MAX_SAFE_INTEGER : reader.since;
    const actor = String(reader?.actor ?? '');
    const readable = [key, upTo, since, actor, `,${actor},`] as const;
    const count = integer(this.#sql.countTalk.get(...readable) ?? {}, 'n');
    const later = before === undefined ? 0 : Math.max(0, count - Math.ceil(before) + 1);
    return { lines: this.#sql.talk.all(...readable, limit, later).map(readTalk), count: count - later };
  }

  saidBy(key: number, writer: Writer, since: number): readonly StoredTalk[] {
    return this.#sql.said.all(key, String(writer), since).map(readTalk);
  }

  /** A line that nobody said, at once taken away: is there room for one? */
  tryOne(): void {
    this.#sql.addTalk.run(NO_TABLE, 1, 0, '', null, '', TRIAL, null);
    this.#sql.dropTalk.run(NO_TABLE);
  }
}
