import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage, SqliteStorage } from '../../index.ts';
import type { Storage } from '../../open-storage.ts';
import { openBadLine, type Weather } from '../bad-line.ts';
import type { PostgresServer } from '../postgres-server.ts';

/* What the servers of a round stand on: one on a file of its own, or several on one PostgreSQL. */

export const MISHAPS = ['kill', 'terminate', 'freeze', 'cut', 'slowLine', 'clock', 'garbage', 'fullDisk', 'cutDatabase', 'restartDatabase'] as const;
export type Mishap = (typeof MISHAPS)[number];

export interface Ground {
  readonly servers: number;
  /** What may happen on it. */
  readonly mishaps: readonly Mishap[];
  /** What each server is given. */
  database(server: number): string;
  /** How large the file is; 0: it is none. */
  bytes(): number;
  /** The line of a server to the database is silent for so long, and then cut. */
  cutDatabase(server: number, silenceMs: number): Promise<void>;
  restartDatabase(downMs: number): Promise<void>;
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
    mishaps: MISHAPS.filter((mishap) => !mishap.endsWith('Database')),
    database: () => file,
    bytes: () => statSync(file).size,
    cutDatabase: notHere,
    restartDatabase: notHere,
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
  return {
    servers,
    mishaps: MISHAPS.filter((mishap) => mishap !== 'fullDisk' && (mishap !== 'restartDatabase' || restart !== undefined)),
    database: (server) => through(lines[server]?.url ?? ''),
    bytes: () => 0,
    cutDatabase: async (server, silenceMs) => lines[server]?.cut(silenceMs),
    restartDatabase: async (downMs) => restart?.(downMs),
    open: () => openStorage(through('')),
    close: async () => {
      for (const line of lines) await line.close();
    },
  };
};
