import type { FlatChange } from './flat.ts';
import { insertInto, integer } from './rows.ts';
import { TALK } from './records.ts';
import { NO_TABLE } from './tables.ts';
import { all, get, run, type Work } from './work.ts';
import type { Appended, StoredTalk, TalkPage, TalkQuery, Writer } from '#table/journal.ts';

/** Private lines must be left out before lines are counted: what a page is sent may not depend on them. */
const READABLE = 'table_key = ? and n <= ? and (recipients is null or (n > ? and (writer = ? or instr(recipients, ?) > 0)))';

const SQL = {
  addTalk: `${insertInto('talk', ['table_key', ...TALK.columns])} on conflict do nothing`,
  // The request that said it is not repeated once the game runs; under another writer its id could be somebody else's.
  moveTalk: 'update talk set writer = ?, client = null where table_key = ? and writer = ?',
  hasTalk: 'select 1 from talk where table_key = ? and n >= ? limit 1',
  lastTalk: 'select max(n) as n from talk where table_key = ?',
  talk: `select * from (select * from talk where ${READABLE} order by n desc limit ? offset ?) order by n`,
  dropTalk: 'delete from talk where table_key = ?',
  said: 'select * from talk where table_key = ? and writer = ? and n > ? and n <= ? order by n',
  after: 'select * from talk where table_key = ? and n > ? order by n',
  countTalk: `select count(*) as n from talk where ${READABLE}`,
} as const;

/** More than a move takes: several pages. */
const TRIAL = 'x'.repeat(16_384);

/* What was said at the tables. */

export function* write(key: number, { n, talk }: Extract<FlatChange, { readonly kind: 'talk' }>): Work<Appended> {
  if ((yield* run(SQL.addTalk, key, ...talk)) === 1) return 'stored';
  return (yield* get(SQL.hasTalk, key, n)) === undefined ? 'repeat' : 'conflict';
}

/** Chairs only move up: each number is free by the time that another chair gets it. */
export function* move(key: number, moved: readonly (number | null)[]): Work<void> {
  for (const [seat, now] of moved.entries()) if (now !== seat) yield* run(SQL.moveTalk, String(now ?? 'visitor'), key, String(seat));
}

export function* last(key: number): Work<number> {
  const { n } = (yield* get(SQL.lastTalk, key)) ?? {};
  return typeof n === 'number' ? n : 0;
}

export function* page(key: number, { reader, limit, upTo, before }: TalkQuery): Work<TalkPage> {
  // Without a reader: nothing was written after the last number of all.
  const since = reader === null ? Number.MAX_SAFE_INTEGER : reader.since;
  const actor = String(reader?.actor ?? '');
  const readable = [key, upTo, since, actor, `,${actor},`] as const;
  const count = integer((yield* get(SQL.countTalk, ...readable)) ?? {}, 'n');
  const later = before === undefined ? 0 : Math.max(0, count - Math.ceil(before) + 1);
  return { lines: (yield* all(SQL.talk, ...readable, limit, later)).map(TALK.read), count: count - later };
}

/** All of it, whoever it is for. */
export function* after(key: number, n: number): Work<readonly StoredTalk[]> {
  return (yield* all(SQL.after, key, n)).map(TALK.read);
}

export function* saidBy(key: number, writer: Writer, since: number, until: number): Work<readonly StoredTalk[]> {
  return (yield* all(SQL.said, key, String(writer), since, until)).map(TALK.read);
}

/** A line that nobody said, at once taken away: is there room for one? */
export function* tryOne(): Work<void> {
  yield* run(SQL.addTalk, NO_TABLE, 1, 0, '', null, '', TRIAL, null);
  yield* run(SQL.dropTalk, NO_TABLE);
}
