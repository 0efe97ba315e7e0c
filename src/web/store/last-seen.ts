import type { Actor } from '#kernel/game.ts';
import type { TableInfo } from '#protocol';
import { readStored, writeStored } from '../browser/storage.ts';

/* How my tables stood when the house was last heard: who sits there and who is awaited, never how to get in. */

export interface Standing {
  readonly info: TableInfo;
  readonly awaited: readonly Actor[];
  readonly deadline: number | null;
}

interface Seen extends Standing {
  readonly at: number;
}

const KEY = 'lastSeen';
const KEPT = 24;

const isSeen = (value: unknown): value is Seen =>
  typeof value === 'object' && value !== null && 'info' in value && 'awaited' in value && Array.isArray(value.awaited) && 'at' in value;

const read = (): readonly Seen[] => {
  const stored = readStored(KEY);
  return Array.isArray(stored) ? stored.filter(isSeen) : [];
};

export const rememberStanding = ({ info, awaited, deadline }: Standing, at: number): void =>
  writeStored(KEY, [{ info, awaited, deadline, at }, ...read().filter((seen) => seen.info.table !== info.table)].slice(0, KEPT));

export const lastSeen = (table: string): Seen | undefined => read().find(({ info }) => info.table === table);

export const forgetStandings = (): void => writeStored(KEY, []);
