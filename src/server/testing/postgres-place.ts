import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Address, readAddress } from '../postgres/address.ts';
import { PostgresStorage } from '../postgres/storage.ts';

/** A schema of its own in the server of the tests. */
export interface PostgresPlace {
  /** As somebody would type it. */
  readonly url: string;
  readonly address: Address;
  open(): Promise<PostgresStorage>;
  /** As whoever runs the database may. */
  query(sql: string): Promise<readonly Record<string, unknown>[]>;
  destroy(): Promise<void>;
}

export const postgresPlace = (): PostgresPlace => {
  const schema = `t${randomBytes(8).toString('hex')}`;
  const url = new URL(inject('postgres'));
  url.searchParams.set('schema', schema);
  const address = readAddress(url.href);
  if (address === null) throw new Error('the address of the database cannot be read');
  const query = async (sql: string): Promise<readonly Record<string, unknown>[]> => {
    const client = new pg.Client({ connectionString: address.connectionString, options: `-c search_path=${schema}` });
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(sql).finally(() => client.end());
    return rows;
  };
  return {
    url: url.href,
    address,
    open: () => PostgresStorage.open(address),
    query,
    destroy: async () => void (await query(`set client_min_messages = warning; drop schema if exists ${schema} cascade`)),
  };
};
