import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, inject } from 'vitest';
import { type Address, readAddress } from '../postgres/address.ts';
import { PostgresStorage } from '../postgres/storage.ts';

/** A schema of its own in the server of the tests: one that the test before it has left empty, or a new one. */
export interface PostgresPlace {
  /** As somebody would type it. */
  readonly url: string;
  readonly address: Address;
  open(): Promise<PostgresStorage>;
  /** As whoever runs the database may. */
  readonly query: (sql: string) => Promise<readonly Record<string, unknown>[]>;
  /** Whoever writes to this table waits in the middle of it until what is returned is called. */
  hold(table: string): Promise<() => Promise<void>>;
  destroy(): Promise<void>;
}

const used: string[] = [];
const free: string[] = [];

const lineTo = async (schema: string): Promise<Client> => {
  const client = new Client({ connectionString: inject('postgres'), options: `-c search_path=${schema} -c client_min_messages=warning` });
  await client.connect();
  return client;
};

const queryIn = async (schema: string, sql: string): Promise<readonly Record<string, unknown>[]> => {
  const client = await lineTo(schema);
  const { rows } = await client.query<Record<string, unknown>>(sql).finally(() => client.end());
  return rows;
};

afterAll(async () => {
  for (const schema of used) await queryIn(schema, `drop schema if exists ${schema} cascade`);
});

const newSchema = (): string => {
  const schema = `t${randomBytes(8).toString('hex')}`;
  used.push(schema);
  return schema;
};

const EMPTY = `do $$ begin execute (select 'truncate ' || string_agg(tablename, ',') || ' restart identity' from pg_tables
  where schemaname = current_schema() and tablename <> 'layout'); end $$`;

export const postgresPlace = (): PostgresPlace => {
  const schema = free.pop() ?? newSchema();
  const url = new URL(inject('postgres'));
  url.searchParams.set('schema', schema);
  const address = readAddress(url.href);
  if (address === null) throw new Error('the address of the database cannot be read');
  return {
    url: url.href,
    address,
    open: () => PostgresStorage.open(address),
    query: (sql) => queryIn(schema, sql),
    hold: async (table) => {
      const client = await lineTo(schema);
      await client.query(`begin; lock table ${table} in exclusive mode`);
      return () => client.end();
    },
    destroy: async () => {
      await queryIn(schema, EMPTY);
      free.push(schema);
    },
  };
};

/** A schema that is not used again: what was done to its layout stays there. */
export const spoiltPlace = (): PostgresPlace => ({ ...postgresPlace(), destroy: async () => {} });
