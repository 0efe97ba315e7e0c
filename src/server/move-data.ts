import { StorageError } from '#table/journal.ts';
import { integer, text } from './sql/rows.ts';
import { all, type Engine, get, type Row, run, type Value } from './sql/work.ts';

/** How many rows of each kind were carried over. */
export type Moved = ReadonlyMap<string, number>;

/** So many tables of the house at once, with all that hangs on them. */
const AT_ONCE = 20;

const namesOf = async (engine: Engine): Promise<readonly string[]> => (await engine.read(() => all(engine.own.tables))).map((row) => text(row, 'name'));

const countAll = async (engine: Engine, names: readonly string[]): Promise<Moved> =>
  engine.read(function* () {
    const counts = new Map<string, number>();
    for (const name of names) counts.set(name, integer((yield* get(`select count(*) as n from ${name}`)) ?? {}, 'n'));
    return counts;
  });

const valueOf = (value: unknown): Value => {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new StorageError('damaged', 'a row holds what no row of ours holds');
};

const write = (engine: Engine, name: string, rows: readonly Row[]): Promise<void> =>
  engine.write(function* () {
    for (const row of rows) {
      const columns = Object.keys(row);
      const places = columns.map(() => '?').join(', ');
      yield* run(`insert into ${name} (${columns.join(', ')}) values (${places})`, ...columns.map((column) => valueOf(row[column])));
    }
  });

const empty = (engine: Engine, names: readonly string[]): Promise<void> =>
  engine.write(function* () {
    for (const name of names) yield* run(`delete from ${name}`);
  });

/**
 * Carries everything from one database to another that holds nothing yet, row by row: both have the same tables and columns. What fails half-way
 * leaves the other empty. `told` hears which part is done.
 */
export const moveData = async (from: Engine, to: Engine, told: (part: number) => void): Promise<Moved> => {
  const names = await namesOf(from);
  for (const count of (await countAll(to, await namesOf(to))).values()) if (count > 0) throw new StorageError('inUse', 'it is not empty');
  const hanging = new Set((await from.read(() => all(from.own.withColumn, 'table_key'))).map((row) => text(row, 'name')));
  try {
    for (const name of names) if (!hanging.has(name)) await write(to, name, await from.read(() => all(`select * from ${name}`)));
    const keys = (await from.read(() => all('select key from tables order by key'))).map((row) => integer(row, 'key'));
    for (let done = 0; done < keys.length; done += AT_ONCE) {
      const [first = 0, last = 0] = [keys[done], keys[Math.min(done + AT_ONCE, keys.length) - 1]];
      for (const name of hanging)
        await write(to, name, await from.read(() => all(`select * from ${name} where table_key >= ? and table_key <= ?`, first, last)));
      told(Math.min(1, (done + AT_ONCE) / keys.length));
    }
    // When a table has something to do is found out anew: not every database is told what becomes of it.
    await to.write(() => run('update tables set wakes_at = null'));
    await to.renumber();
    const [before, after] = [await countAll(from, names), await countAll(to, names)];
    for (const [name, count] of before)
      if (after.get(name) !== count) throw new StorageError('failed', `${name}: ${after.get(name) ?? 0} of ${count} rows arrived`);
    return after;
  } catch (error) {
    await empty(to, names);
    throw error;
  }
};
