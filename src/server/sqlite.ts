import { SqlStorage } from './sql/storage.ts';
import { SqliteFile, type SqliteOptions } from './sqlite-file.ts';

/** The embedded default: one file, write-ahead log, every commit on the disk before it is answered. */
export class SqliteStorage extends SqlStorage {
  constructor(options: SqliteOptions) {
    super(new SqliteFile(options));
  }
}
