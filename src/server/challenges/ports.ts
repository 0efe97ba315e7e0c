import type { Log, Secrets, Time } from '#table';
import type { Storage } from '../open-storage.ts';
import type { Tables } from '../tables.ts';

export interface ChallengePorts {
  readonly storage: Storage;
  readonly tables: Tables;
  readonly time: Time;
  readonly secrets: Secrets;
  readonly log: Log;
  /** The games of the house, in its order. */
  readonly shelf: readonly string[];
  /** Does this house open tables for it? */
  readonly isPlayed: (game: string) => boolean;
  /** Tells whoever sits in the first chair of a table that it waits for them, until then; false: nobody there wants to be told. */
  readonly remind: (table: string, until: number) => Promise<boolean>;
}

/** Where the person sits: everybody in the same chair. */
export const SEAT = 0;
