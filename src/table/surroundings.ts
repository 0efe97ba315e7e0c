import type { Committer } from './committer.ts';
import type { Present } from './hub.ts';
import type { Journal, Since } from './journal.ts';
import type { Bots, Log, Manners, Notice, Secrets, Time } from './ports.ts';

/** What people may write at a table. */
export interface TableLimits {
  readonly nameLength: number;
  readonly talkLength: number;
  /** A line of talk as it is sent. */
  readonly talkBytes: number;
  /** Lines of talk from one chair. */
  readonly talkPerSecond: number;
  readonly talkBurst: number;
}

/** The house that a table stands in. */
export interface TableSurroundings {
  readonly journal: Journal;
  readonly committer: Committer;
  readonly time: Time;
  readonly secrets: Secrets;
  readonly bots: Bots;
  readonly log: Log;
  readonly limits: TableLimits;
  readonly manners: Manners;
  /** How long an hour of grace, absence and reminders is: a test has no time. */
  readonly hourMs: number;
  /** Tells whoever is awaited and may not be looking. */
  readonly tell: (notice: Notice) => void;
  /**
   * Where several servers have the same table: is this the one that has its bots move, its clocks ring and its people told? Absent: it is. It may change
   * at any time, and two may think so for a moment: what is written twice meets a number that is taken.
   */
  readonly inCharge?: (table: string) => boolean;
  /** Where others may write to a table: all that they wrote after this entry and this line of talk; null: this table is not to be served here any more. */
  readonly since?: (table: string, seq: number, talk: number) => Promise<Since | null>;
  /** Tells other servers who has a page of this table open here. */
  readonly present?: (table: string, present: Present) => void;
  /** A table of the house has made another one, whose game has begun or is to begin. */
  readonly opened: (table: string) => void;
}

export const isInCharge = ({ inCharge }: TableSurroundings, table: string): boolean => inCharge?.(table) ?? true;
