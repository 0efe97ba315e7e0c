import { StorageError } from '#table/journal.ts';
import { type Address, isAddress, readAddress } from './postgres/address.ts';
import { all, type Engine } from './sql/work.ts';
import { ThreadedSqlite } from './sqlite-thread.ts';
import type { Storage } from './storage.ts';

const addressOf = (database: string): Address => {
  const address = readAddress(database);
  if (address === null) throw new StorageError('failed', 'its address cannot be read');
  return address;
};

/** The path of a SQLite file, made when absent and kept for oneself; or the address of a PostgreSQL database, whose driver nobody else loads. */
export const openStorage = async (database: string): Promise<Storage> =>
  isAddress(database)
    ? (await import('./postgres/storage.ts')).PostgresStorage.open(addressOf(database))
    : ThreadedSqlite.open({ file: database, alone: true });

/** The same without anything around it, for whoever copies all of it; a server that uses it is in the way. */
export const openEngine = async (database: string): Promise<Engine> => {
  if (!isAddress(database)) return new (await import('./sqlite-file.ts')).SqliteFile({ file: database, alone: true });
  const engine = await (await import('./postgres/engine.ts')).PostgresEngine.open(addressOf(database));
  const servers = await engine.read(() => all('select id from nodes where until > now()'));
  if (servers.length === 0) return engine;
  await engine.close();
  throw new StorageError('inUse', 'a server uses it');
};
