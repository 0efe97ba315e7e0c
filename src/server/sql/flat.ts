import type { Change } from '#table';
import { ENTRY, SEAT, SNAPSHOT, TABLE_CHANGES, TALK } from './records.ts';
import type { Value } from './work.ts';

export type Columns = readonly Value[];

/** A change as columns: written out once where it was made, and cheap to hand to another thread. */
export type FlatChange =
  | { readonly kind: 'talk'; readonly table: string; readonly n: number; readonly talk: Columns }
  | {
      readonly kind: 'entry';
      readonly table: string;
      readonly seq: number;
      readonly entry: Columns;
      /** Snapshots of later steps have become untrue. */
      readonly backTo: number | null;
      readonly record: Columns | null;
      readonly seats: readonly Columns[];
      /** Chairs that are on no ring from now on, and what opens them. */
      readonly unringed: readonly { readonly seat: number; readonly tokenHash: string | null }[];
      readonly seatCount: number | null;
      readonly moved: readonly (number | null)[] | null;
      readonly snapshot: Columns | null;
    };

export const flatten = (change: Change): FlatChange => {
  const { table } = change;
  if (change.kind === 'talk') return { kind: 'talk', table, n: change.talk.n, talk: TALK.write(change.talk) };
  const { entry, record, seats, seatCount, moved, snapshot } = change;
  return {
    kind: 'entry',
    table,
    seq: entry.seq,
    entry: ENTRY.write(entry),
    backTo: entry.kind === 'undo' ? entry.step : null,
    record: record === undefined ? null : TABLE_CHANGES.write(record),
    seats: (seats ?? []).map(SEAT.write),
    // Chairs that move up keep their people: nobody loses theirs.
    unringed: moved === undefined ? (seats ?? []).filter(({ ring }) => ring === null).map(({ seat, tokenHash }) => ({ seat, tokenHash })) : [],
    seatCount: seatCount ?? null,
    moved: moved ?? null,
    snapshot: snapshot === undefined ? null : SNAPSHOT.write(snapshot),
  };
};
