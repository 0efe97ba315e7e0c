import { isAddress, plainAddress, readAddress } from '#server';
import { Complaint, type Terminal, WRONG_USAGE } from './terminal.ts';

/** Throws when this can be neither the path of a file nor the address of a database. What was typed may hold a password: it is not repeated. */
export const checkDatabaseName = (database: string, { texts }: Terminal): void => {
  if (/^\w+:\/\//.test(database) && readAddress(database) === null) throw new Complaint(texts('database.badAddress'), WRONG_USAGE);
};

/** What a database is called in a sentence. */
export const shownDatabase = (database: string): string => (isAddress(database) ? plainAddress(database) : database);
