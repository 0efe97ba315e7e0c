import type { Seat } from '#kernel/game.ts';
import { insertInto, integer, json, setAll, text } from './rows.ts';
import { all, type Row, run, type Work } from './work.ts';

/* Whom the devices of a ring do not read, table by table. Chairs by their numbers, never names: a name that is erased must not stay here. */

export const MUTED = `
create table muted (
  ring text not null,
  table_key integer not null references tables (key),
  seats text not null,
  primary key (ring, table_key)
) strict, without rowid;
create index muted_table on muted (table_key);
`;

const SQL = {
  set: `${insertInto('muted', ['ring', 'table_key', 'seats'])} on conflict (ring, table_key) ${setAll(['seats'])}`,
  of: 'select t.id, m.seats from muted m join tables t on t.key = m.table_key where m.ring = ?',
  at: 'select ring, table_key, seats from muted where table_key = ?',
  drop: 'delete from muted where ring = ?',
  pass: 'update muted set ring = ? where ring = ? and table_key not in (select table_key from muted where ring = ?)',
} as const;

const seatsIn = (row: Row): readonly Seat[] => {
  const seats: unknown = json(row, 'seats');
  return Array.isArray(seats) ? seats.filter((seat) => typeof seat === 'number') : [];
};

export function* setMuted(key: number, ring: string, seats: readonly Seat[]): Work<void> {
  yield* run(SQL.set, ring, key, JSON.stringify(seats));
}

/** By table. A table of which nothing was ever said is not among them. */
export function* mutedOf(ring: string): Work<ReadonlyMap<string, readonly Seat[]>> {
  return new Map((yield* all(SQL.of, ring)).map((row) => [text(row, 'id'), seatsIn(row)]));
}

/** Chairs are about to move up. */
export function* moveMuted(key: number, moved: readonly (number | null)[]): Work<void> {
  for (const row of yield* all(SQL.at, key)) {
    const seats = seatsIn(row).flatMap((seat) => moved[seat] ?? []);
    yield* run(SQL.set, text(row, 'ring'), integer(row, 'table_key'), JSON.stringify(seats));
  }
}

/** What one ring does not read another does not read from now on; where both have said something, the other's word stays. */
export function* passMuted(from: string, to: string): Work<void> {
  yield* run(SQL.pass, to, from, to);
  yield* run(SQL.drop, from);
}

export function* dropMuted(ring: string): Work<void> {
  yield* run(SQL.drop, ring);
}
