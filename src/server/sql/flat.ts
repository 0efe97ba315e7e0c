import type { Change, Entry, SeatRecord, StoredSnapshot, StoredTalk, TableRecord } from '#table';
import type { Value } from './work.ts';

/* Records as the columns of their rows, in the order of the statements that write them; the table's key goes first, or last in an update. */

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
      readonly seatCount: number | null;
      readonly moved: readonly (number | null)[] | null;
      readonly snapshot: Columns | null;
    };

const flag = (value: boolean): number => (value ? 1 : 0);

export const tableColumns = (r: TableRecord): Columns => [
  r.id,
  r.code,
  r.game,
  r.rulesVersion,
  JSON.stringify(r.options),
  r.status,
  flag(r.paused),
  r.watching,
  r.secondsPerDecision,
  r.referee,
  flag(r.refereePlays),
  r.ownerHash,
  r.refereeHash,
  r.seed,
  r.createdAt,
  r.graceHours,
  r.joining,
  r.takebacks,
  JSON.stringify(r.takeback),
  JSON.stringify(r.rematch),
  JSON.stringify(r.series),
  r.rhythm === null ? null : JSON.stringify(r.rhythm),
  r.ownerRing,
  r.refereeRing,
  JSON.stringify(r.fork),
  JSON.stringify(r.forking),
  r.pace,
  JSON.stringify(r.advised),
];

/** What may change in a table after it was made. */
const recordColumns = (r: TableRecord): Columns => [
  r.rulesVersion,
  JSON.stringify(r.options),
  r.status,
  flag(r.paused),
  r.seed,
  r.graceHours,
  r.joining,
  JSON.stringify(r.takeback),
  JSON.stringify(r.rematch),
  JSON.stringify(r.series),
  r.ownerHash,
  r.refereeHash,
  r.ownerRing,
  r.refereeRing,
  flag(r.closed),
  JSON.stringify(r.forking),
  r.pace,
  JSON.stringify(r.advised),
];

export const seatColumns = (s: SeatRecord): Columns => [
  s.seat,
  s.name,
  s.holder,
  s.level,
  s.tokenHash,
  flag(s.owner),
  s.talkSince,
  s.awayUntil,
  s.mark,
  s.takebacks,
  s.ring,
  flag(s.muted),
  flag(s.named),
];

export const snapshotColumns = (s: StoredSnapshot): Columns => [s.step, s.shown, s.seq, s.rulesVersion, JSON.stringify(s.moment)];

const entryColumns = (e: Entry): Columns => [
  e.seq,
  e.kind,
  String(e.writer),
  e.client,
  JSON.stringify(e.input ?? null),
  e.step,
  e.shown,
  e.linesBefore,
  e.lines,
  JSON.stringify(e.log),
  e.undoes,
  e.at,
];

/** `,1,referee,`: each recipient between commas, so that one is found by his own. */
const recipientsColumn = (to: StoredTalk['to']): string | null => (to === 'all' ? null : `,${to.join(',')},`);

const talkColumns = (t: StoredTalk): Columns => [t.n, t.at, String(t.writer), t.client, t.name, t.text, recipientsColumn(t.to)];

export const flatten = (change: Change): FlatChange => {
  const { table } = change;
  if (change.kind === 'talk') return { kind: 'talk', table, n: change.talk.n, talk: talkColumns(change.talk) };
  const { entry, record, seats, seatCount, moved, snapshot } = change;
  return {
    kind: 'entry',
    table,
    seq: entry.seq,
    entry: entryColumns(entry),
    backTo: entry.kind === 'undo' ? entry.step : null,
    record: record === undefined ? null : recordColumns(record),
    seats: (seats ?? []).map(seatColumns),
    seatCount: seatCount ?? null,
    moved: moved ?? null,
    snapshot: snapshot === undefined ? null : snapshotColumns(snapshot),
  };
};
