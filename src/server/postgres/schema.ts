import type { ClientBase } from 'pg';
import { StorageError } from '#table/journal.ts';
import { EXPERIMENT_TABLES } from '../lab/experiments.ts';
import { LAYOUT, laterLayout, stepsFrom, TABLES } from '../sql/layout.ts';
import { layoutOf } from './dialect.ts';

const OLDEST = 140_000;

/** The layout that was found, 0: none. */
const examine = async (client: ClientBase, schema: string): Promise<number> => {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = $1 and c.relkind in ('r', 'v')`,
    [schema],
  );
  const names = new Set(rows.map(({ name }) => name));
  if (names.size === 0) return 0;
  if (![...TABLES, 'layout'].every((name) => names.has(name))) throw new StorageError('foreign', 'it is the database of another program');
  const found = await client.query<{ version: number }>('select version from layout');
  return found.rows[0]?.version ?? 0;
};

/** Brings the database to the layout of this version. Of several servers that start together one does it, and the others wait. */
export const prepareSchema = async (client: ClientBase, schema: string): Promise<void> => {
  const version = await client.query<{ server_version_num: string }>('show server_version_num');
  if (Number(version.rows[0]?.server_version_num) < OLDEST) throw new StorageError('failed', 'PostgreSQL 14 or newer is needed');
  await client.query('begin; set local client_min_messages = warning');
  await client.query(`select pg_advisory_xact_lock(hashtextextended('comptoir layout ' || $1, 0))`, [schema]);
  const known = await client.query('select 1 from pg_namespace where nspname = $1', [schema]);
  if (known.rowCount === 0) await client.query(`create schema ${schema}`);
  const found = await examine(client, schema);
  if (found > LAYOUT) throw new StorageError('failed', laterLayout(found));
  if (found === 0) {
    await client.query(`create table layout (version bigint not null);
      insert into layout values (0);
      create function instr(text, text) returns bigint language sql immutable parallel safe as 'select strpos($1, $2)'`);
  }
  if (found < LAYOUT) await client.query(`${layoutOf(stepsFrom(found))} update layout set version = ${LAYOUT}`);
  // Who lives and who does what: worth nothing after a crash of the database, and so not in its log.
  await client.query(`create unlogged table if not exists nodes (id text primary key, until timestamptz not null);
    create unlogged table if not exists leases (name text primary key, node text not null)`);
  await client.query(EXPERIMENT_TABLES);
  await client.query('commit');
};
