// A start with many stored tables in play, every fifth with a clock of three days. Run alone: node bench/stored-tables.ts --tables 10000
// `first`: nothing is known of them yet, as after an upgrade, and all are looked at once beside the serving; `again`: after an orderly stop.
import { join, resolve as absolute } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { inFolder } from './folder.ts';
import { FILE, startChild } from './server-load.ts';
import { usageOf } from './usage.ts';
import { here, openTable } from './tables.ts';

const THREE_DAYS = 3 * 86_400;
const MB = 2 ** 20;
const STILL_MS = 2000;

const { values } = parseArgs({ options: { tables: { type: 'string', default: '10000' }, root: { type: 'string' } } });
const root = values.root === undefined ? undefined : absolute(values.root);

/** The one table again and again, each time under a name of its own. */
const multiply = (directory: string, count: number): void => {
  const db = new DatabaseSync(join(directory, FILE));
  const rows = db.prepare('select name from pragma_table_info(?)');
  const columns = (table: string): readonly string[] =>
    rows
      .all(table)
      .map(({ name }) => String(name))
      .filter((name) => name !== 'table_key' && name !== 'key');
  const own: Readonly<Record<string, string>> = {
    id: `'t' || ?1`,
    code: `'C' || ?1`,
    seconds_per_decision: `iif(?1 % 5 = 0, ${THREE_DAYS}, null)`,
    wakes_at: 'null',
  };
  const tables = columns('tables');
  db.exec('begin');
  const copies = [
    `insert into tables (key, ${tables.join(', ')}) select ?1, ${tables.map((name) => own[name] ?? name).join(', ')} from tables where key = 1`,
    ...['seats', 'entries', 'snapshots'].map((table) => {
      const list = columns(table).join(', ');
      return `insert into ${table} (table_key, ${list}) select ?1, ${list} from ${table} where table_key = 1`;
    }),
  ].map((sql) => db.prepare(sql));
  for (let key = 2; key <= count; key++) for (const copy of copies) copy.run(key);
  db.exec('commit');
  db.close();
};

/** Served until it has nothing more to do by itself. */
const measure = async (directory: string): Promise<object> => {
  const started = performance.now();
  const { child, url, stop } = await startChild(directory, root);
  await fetch(`${url}/health`);
  const firstAnswerMs = Math.round(performance.now() - started);
  let usage = await usageOf(child);
  const { memory: first, all: firstCpu } = usage;
  let [most, worst, settled] = [first, 0, performance.now()];
  while (performance.now() - settled < STILL_MS) {
    await sleep(100);
    const asked = performance.now();
    await fetch(`${url}/health`);
    worst = Math.max(worst, performance.now() - asked);
    const next = await usageOf(child);
    if (next.all - usage.all > 20_000) settled = performance.now();
    usage = next;
    most = Math.max(most, usage.memory);
  }
  await stop();
  const megabytes = (bytes: number): number => Math.round(bytes / MB);
  return {
    firstAnswerMs,
    firstAnswerCpuMs: Math.round(firstCpu / 1000),
    worstAnswerMs: Math.round(worst),
    cpuMs: Math.round(usage.all / 1000),
    firstMb: megabytes(first),
    mostMb: megabytes(most),
    lastMb: megabytes(usage.memory),
  };
};

await inFolder(async (directory) => {
  const { url, stop } = await startChild(directory, root);
  await openTable(url, { game: 'bourse', seats: here(4, 'Seat') });
  await stop();
  const empty = await measure(directory);
  multiply(directory, Number(values.tables));
  const first = await measure(directory);
  console.log(JSON.stringify({ tables: Number(values.tables), one: empty, first, again: await measure(directory) }));
});
