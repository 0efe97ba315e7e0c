import type { Sat } from '../rings/carry.ts';
import { ID, INTEGER, type Kind, orNull, rowsOf, TEXT, text } from './rows.ts';
import { all, run, type Work } from './work.ts';

const COLUMNS = 'table_key, ring, writer, name, holder, since, until';

const SAID: Kind<Sat['writer']> = {
  read: (row, column) => (row[column] === 'visitor' ? 'visitor' : Number(text(row, column))),
  write: String,
};

const SAT = rowsOf<Sat>({ table: ID, writer: SAID, name: TEXT, holder: orNull(TEXT), since: INTEGER, until: INTEGER });

const SQL = {
  // Whoever has made no ring yet is known by the link that they lose: it proves later what they said.
  keep: `insert into sat (${COLUMNS})
    select table_key, coalesce(ring, token_hash), cast(seat as text), name, token_hash, talk_since, coalesce((select max(n) from talk where talk.table_key = seats.table_key), 0)
    from seats where table_key = ? and seat = ? and (ring is not null or (token_hash is not null and coalesce(token_hash <> ?, true)))`,
  // Lines of removed chairs are all a visitor's: what the visitor was called when they said them is what tells them apart.
  keepNames: `insert into sat (${COLUMNS})
    select distinct s.table_key, s.ring, s.writer, t.name, s.holder, s.since, s.until
    from sat s join talk t on t.table_key = s.table_key and t.writer = s.writer and t.n > s.since and t.n <= s.until and t.name <> s.name
    where s.table_key = ? and s.writer = ?`,
  move: 'update sat set writer = ? where table_key = ? and writer = ?',
  of: 'select t.id, s.writer, s.name, s.holder, s.since, s.until from sat s join tables t on t.key = s.table_key where s.ring = ? order by t.key, s.since',
  // Whoever has the chair still, by another link, has not left it.
  stays: `delete from sat where ring = ? and exists (select 1 from seats s where s.table_key = sat.table_key and cast(s.seat as text) = sat.writer
    and s.ring = ? and s.talk_since = sat.since and s.name = sat.name)`,
  knows: 'select 1 as found from sat where ring = ? limit 1',
  pass: 'update sat set ring = ? where ring = ?',
  drop: 'delete from sat where ring = ?',
} as const;

/* Chairs that left a ring. */

/** A chair is about to leave the ring it is on, or the link by which its holder is known: from now on this one opens it. */
export function* keepSat(key: number, seat: number, tokenHash: string | null): Work<void> {
  yield* run(SQL.keep, key, seat, tokenHash);
}

/** Chairs that this link opened once are the ring's; were there any? */
export function* adoptSat(holder: string, ring: string): Work<boolean> {
  if ((yield* all(SQL.knows, holder)).length === 0) return false;
  yield* run(SQL.stays, holder, ring);
  yield* run(SQL.pass, ring, holder);
  return true;
}

/** Chairs are about to move up, and what was said there with them. */
export function* moveSat(key: number, moved: readonly (number | null)[]): Work<void> {
  for (const [seat, now] of moved.entries()) {
    if (now === seat) continue;
    if (now === null) yield* run(SQL.keepNames, key, String(seat));
    yield* run(SQL.move, String(now ?? 'visitor'), key, String(seat));
  }
}

export function* satOf(ring: string): Work<readonly Sat[]> {
  return (yield* all(SQL.of, ring)).map(SAT.read);
}

export function* passSat(from: string, to: string): Work<void> {
  yield* run(SQL.pass, to, from);
}

export function* dropSat(ring: string): Work<void> {
  yield* run(SQL.drop, ring);
}
