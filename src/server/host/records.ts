import type { HostMuted, HostReport, HostTable, HostTableQuery, RetentionPreview, TableStatus } from '#protocol';
import type { TableReport } from '#table';

/* What a storage keeps for whoever runs the server. `storage-contract.ts` holds the tests that every implementation passes. */

/** Tables of which nothing has been heard since then; null: all are kept. */
export interface Expiry {
  readonly finished: number | null;
  readonly lobbies: number | null;
}

export interface StoredFigures {
  readonly tables: Readonly<Record<TableStatus | 'closed', number>>;
  /** Messages to players that wait to be sent. */
  readonly outbox: number;
  /** Of everything that is stored. */
  readonly bytes: number;
}

export interface HostStore {
  /** A setting by its name; null: it was never set. */
  setting(name: string): Promise<string | null>;
  set(name: string, value: string): Promise<void>;

  /** A page of the tables, each with its size as it is now. */
  tables(query: HostTableQuery, limit: number): Promise<{ readonly tables: readonly HostTable[]; readonly count: number }>;
  /** Measures so many tables from a place on, those that have changed; the next place, or null after the last. Orders by size are as true as this is recent. */
  measure(after: number, limit: number): Promise<number | null>;
  expired(expiry: Expiry, limit: number): Promise<Omit<RetentionPreview, 'rooms'> & { readonly tables: readonly string[] }>;
  /** With everything that hangs on them: seats, entries, talk, reports, what was to be told, and addresses that served no other table. */
  drop(tables: readonly string[]): Promise<void>;

  /** Once for each line or name: whoever reports it too is counted. What was settled stays so. */
  report(report: TableReport, at: number): Promise<void>;
  /** Those that are not settled, the oldest first; a line that is empty by now is settled. */
  reports(limit: number): Promise<readonly (HostReport & { readonly talk: number | null })[]>;
  settle(report: number): Promise<void>;
  /** Takes the words of a line away; the line stays, empty, as the others' numbers depend on it. */
  emptyLine(table: string, talk: number): Promise<void>;

  /** Whoever has a chair and may not speak from it. */
  muted(limit: number): Promise<readonly HostMuted[]>;

  figures(): Promise<StoredFigures>;
}
