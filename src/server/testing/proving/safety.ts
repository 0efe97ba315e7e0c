import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Cluster } from '../../cluster.ts';
import { openStorage } from '../../index.ts';
import { all } from '../../sql/work.ts';
import { SqliteFile } from '../../sqlite-file.ts';
import { PATIENCE_MS } from '../client.ts';

/* What no answer of the house shows, and all of its promises rest on. Each says what is wrong, in sentences. */

const SYNCHRONOUS_FULL = 2;

/** What lies beside a database that is open, and the database itself, is nobody else's. */
export const fileRights = (file: string): readonly string[] => {
  const folder = dirname(file);
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const open = [folder, ...files.map(({ name }) => join(folder, name))].filter(
    (path) => ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0,
  );
  return open.map((path) => `others may read ${basename(path)}`);
};

/** What was acknowledged is on the disk. The servers have stopped. */
export const fileSafety = async (file: string): Promise<readonly string[]> => {
  const wrong: string[] = [];
  const engine = new SqliteFile({ file, alone: true });
  const pragma = async (name: string): Promise<unknown> => Object.values((await engine.read(() => all(`pragma ${name}`)))[0] ?? {})[0];
  const [synchronous, journal] = [await pragma('synchronous'), await pragma('journal_mode')];
  if (synchronous !== SYNCHRONOUS_FULL) wrong.push(`a commit is acknowledged before it is on the disk: synchronous is ${String(synchronous)}`);
  if (journal !== 'wal') wrong.push(`the journal mode is ${String(journal)}`);
  await engine.close();
  return wrong;
};

const NAME = 'a-table';

const bothHold = async (first: Cluster, second: Cluster): Promise<readonly string[]> => {
  for (const end = performance.now() + PATIENCE_MS; ; await pause(5)) {
    const [old, next] = [first.holds(NAME), second.holds(NAME)];
    if (old && next) return ['a server that could not say that it lives still believes to be in charge of what another has'];
    if (next) return [];
    if (performance.now() > end) return ['nobody took over from a server that could not say that it lives'];
  }
};

/** A server that cannot renew its lease is in charge of nothing before another one is. In a schema of its own. */
export const leaseSafety = async (url: string, schema: string): Promise<readonly string[]> => {
  const address = new URL(url);
  address.searchParams.set('schema', schema);
  const storages = [await openStorage(address.href), await openStorage(address.href)];
  const [first, second] = storages.map(({ cluster }) => cluster);
  const line = new Client({ connectionString: url });
  try {
    if (first === undefined || first === null || second === undefined || second === null) throw new Error('a database of several servers has no cluster');
    for (const cluster of [first, second])
      await cluster.start(
        () => undefined,
        () => undefined,
      );
    await first.claim([NAME]);
    if (!first.holds(NAME)) return ['a lease that nobody has cannot be taken'];
    await line.connect();
    // The first one's own line in the database is held: it waits there, and cannot say that it lives.
    await line.query(`begin; select * from ${schema}.nodes where id = '${first.server}' for update`);
    await second.claim([NAME]);
    return await bothHold(first, second);
  } finally {
    await line.end();
    for (const storage of storages) {
      await storage.cluster?.stop();
      await storage.close();
    }
  }
};
