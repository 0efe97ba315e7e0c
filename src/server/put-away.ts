import { describeError, type LiveTable, type TableSurroundings } from '#table';
import type { Sleeper } from './resting.ts';
import { NEVER, type Storage } from './storage.ts';

/* Tables leave the memory with what they need to be read back, and those in play are found again when a server starts. */

/** A table that nobody has used for so long leaves the memory; it is read back when somebody comes. */
export const PUT_AWAY_MS = 5 * 60_000;
/** A reminder that is due when its table is read back is taken for told. */
const AHEAD_MS = 5000;
/** A table played at within this time may have a window of days open, whose clock must go on after a restart. */
const LATELY_MS = 60 * 24 * 3_600_000;

type Around = Pick<TableSurroundings, 'time' | 'log'> & { readonly journal: Storage };

/** Nobody needs it here, and it has nothing to do so soon that it would have to be read back at once. */
export const mayRest = ({ idle, wakesAt, around }: LiveTable): boolean => idle && (wakesAt === null || wakesAt > around.time.now() + PUT_AWAY_MS);

export const saveSnapshots = async ({ journal, log }: Around, tables: readonly LiveTable[]): Promise<void> => {
  const snapshots = tables.flatMap((table) => {
    const snapshot = table.unsavedSnapshot;
    return snapshot === null ? [] : [{ table: table.id, snapshot }];
  });
  if (snapshots.length === 0) return;
  try {
    await journal.saveSnapshots(snapshots);
  } catch (error) {
    // A snapshot only saves time: the journal holds everything.
    log.error({ error: describeError(error) }, 'snapshots could not be stored');
  }
};

/** A start need not look at them. Where several servers write to a table, none of them can say so for the others. */
export const noteRest = async ({ journal, log }: Around, tables: readonly Pick<LiveTable, 'id' | 'wakesAt'>[]): Promise<void> => {
  if (tables.length === 0 || journal.neighbours !== null) return;
  try {
    await journal.rest(tables.map(({ id, wakesAt }) => ({ table: id, wakesAt: wakesAt ?? NEVER })));
  } catch (error) {
    log.error({ error: describeError(error) }, 'when tables wake could not be stored');
  }
};

/** Of the tables that were in play when the server stopped: those that are this server's, and those of them that need not be looked at yet. */
export const inPlay = async (
  { journal, time }: Around,
  isOpen: (id: string) => boolean,
): Promise<{ readonly ours: ReadonlySet<string>; readonly resting: readonly Sleeper[] }> => {
  const now = time.now();
  const timed = await journal.listTimed(now - LATELY_MS);
  const ids = timed.map(({ table }) => table);
  await journal.neighbours?.claim(ids);
  const ours = new Set(ids.filter((id) => journal.neighbours?.holds(id) ?? true));
  await journal.neighbours?.release(ids.filter((id) => !ours.has(id)));
  const resting = timed.flatMap(({ table: id, wakesAt }) =>
    wakesAt === null || wakesAt < now + PUT_AWAY_MS || isOpen(id) ? [] : [{ id, at: wakesAt - AHEAD_MS, rest: null }],
  );
  return { ours, resting };
};
