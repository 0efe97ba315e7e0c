import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openStorage, SqliteStorage } from '../../index.ts';
import type { Storage } from '../../open-storage.ts';
import { openBadLine, type Weather } from '../bad-line.ts';
import type { PostgresServer } from '../postgres-server.ts';
import { fileRights, fileSafety, leaseSafety } from './safety.ts';

/* What the servers of a round stand on: one on a file of its own, or several on one PostgreSQL. */

export const MISHAPS = ['kill', 'terminate', 'freeze', 'cut', 'slowLine', 'clock', 'garbage', 'fullDisk', 'cutDatabase', 'restartDatabase'] as const;
export type Mishap = (typeof MISHAPS)[number];

export interface Ground {
  readonly servers: number;
  /** What may happen on it. */
  readonly mishaps: readonly Mishap[];
  /** Its machines could play experiments of those who ask. */
  readonly hasQueue: boolean;
  /** What each server is given. */
  database(server: number): string;
  /** How large the file is; 0: it is none. */
  bytes(): number;
  /** The line of a server to the database is silent for so long, and then cut. */
  cutDatabase(server: number, silenceMs: number): Promise<void>;
  restartDatabase(downMs: number): Promise<void>;
  /** Which of these words are still anywhere in it. */
  holding(words: readonly string[]): Promise<readonly string[]>;
  /** What is wrong with what safety rests on, in sentences: while the servers run, and once they have stopped. */
  rights(): readonly string[];
  safety(): Promise<readonly string[]>;
  /** Once all servers have stopped. */
  open(): Promise<Storage>;
  close(): Promise<void>;
}

const notHere = (): Promise<never> => Promise.reject(new Error('this does not happen here'));

export const fileGround = (): Ground => {
  const folder = mkdtempSync(join(tmpdir(), 'comptoir-prove-'));
  const file = join(folder, 'house.sqlite');
  return {
    servers: 1,
    hasQueue: false,
    mishaps: MISHAPS.filter((mishap) => !mishap.endsWith('Database')),
    database: () => file,
    bytes: () => statSync(file).size,
    cutDatabase: notHere,
    restartDatabase: notHere,
    holding: async (words) => {
      const files = readdirSync(folder).filter((name) => name !== 'backups');
      return files.flatMap((name) => {
        const text = readFileSync(join(folder, name), 'latin1');
        return words.filter((word) => text.includes(word)).map((word) => `${word} in ${name}`);
      });
    },
    rights: () => fileRights(file),
    safety: () => fileSafety(file),
    open: async () => new SqliteStorage({ file }),
    close: async () => rmSync(folder, { recursive: true, force: true }),
  };
};

const CLEAR: Weather = { roundTripMs: 0, loss: 0, holdsMs: Number.MAX_SAFE_INTEGER };

/** `restart`: absent where the database is not ours alone. */
export const postgresGround = async ({ url, restart }: Pick<PostgresServer, 'url'> & Partial<PostgresServer>, servers: number): Promise<Ground> => {
  const lines = await Promise.all(Array.from({ length: servers }, (_, server) => openBadLine(url, CLEAR, server)));
  const schema = `prove_${randomBytes(6).toString('hex')}`;
  const through = (line: string): string => {
    const address = new URL(url);
    address.searchParams.set('schema', schema);
    address.host = line === '' ? address.host : new URL(line).host;
    return address.href;
  };
  const query = async (sql: string): Promise<{ readonly rows: readonly Readonly<Record<string, unknown>>[] }> => {
    const client = new Client({ connectionString: url });
    await client.connect();
    return client.query<Record<string, unknown>>(sql).finally(() => client.end());
  };
  return {
    servers,
    hasQueue: true,
    mishaps: MISHAPS.filter((mishap) => mishap !== 'fullDisk' && (mishap !== 'restartDatabase' || restart !== undefined)),
    database: (server) => through(lines[server]?.url ?? ''),
    bytes: () => 0,
    cutDatabase: async (server, silenceMs) => lines[server]?.cut(silenceMs),
    restartDatabase: async (downMs) => restart?.(downMs),
    holding: async (words) => {
      const { rows } = await query(`select table_name as name from information_schema.tables where table_schema = '${schema}'`);
      const held: string[] = [];
      for (const { name } of rows)
        for (const word of words)
          if ((await query(`select 1 from ${schema}."${String(name)}" as t where t::text like '%${word}%' limit 1`)).rows.length > 0)
            held.push(`${word} in ${String(name)}`);
      return held;
    },
    rights: () => [],
    safety: () => leaseSafety(url, `${schema}_lease`),
    open: () => openStorage(through('')),
    close: async () => {
      await query(`drop schema if exists ${schema} cascade; drop schema if exists ${schema}_lab cascade; drop schema if exists ${schema}_lease cascade`);
      for (const line of lines) await line.close();
    },
  };
};
