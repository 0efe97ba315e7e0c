import type { Seed } from '#kernel/chance.ts';
import type { Actor, Seat } from '#kernel/game.ts';
import type { LogEntry } from '#kernel/messages.ts';
import type { Recording, Snapshot } from '#kernel/recording.ts';
import type { ChallengeAt, SeatInfo, TableInfo, Takeback } from '#protocol';

/*
 * What is kept of a table, and the promises it needs. `testing/journal-contract.ts` holds the tests that every journal passes.
 */

/** A chair. Tokens are never kept: only their SHA-256. */
export interface SeatRecord extends Pick<SeatInfo, 'seat' | 'name' | 'holder' | 'level' | 'mark'> {
  readonly tokenHash: string | null;
  /** The chair was made for the device that created the table: its holder may also run the table. */
  readonly owner: boolean;
  /** Private talk up to this number is that of whoever sat here before. */
  readonly talkSince: number;
  /** Away until then (epoch ms), as its holder said; null: not. It may lie in the past. */
  readonly awayUntil: number | null;
  /** How often its holder has asked to take a move back. */
  readonly takebacks: number;
  /** The key ring that opens it beside its token; null: none. */
  readonly ring: string | null;
  /** Whoever runs the server has taken the word from its holder (HO-12.2). */
  readonly muted: boolean;
  /** Its holder agrees to be named in recordings. */
  readonly named: boolean;
}

/** A takeback as it is kept: also which entry is to be taken back, and whether all have agreed. */
export interface OpenTakeback extends Takeback {
  readonly seq: number;
  readonly granted: boolean;
}

/** Shown of a table and not kept: it is found out each time. */
type FoundOut = 'table' | 'seats' | 'spectators' | 'newSeat' | 'asking' | 'waits' | 'turn' | 'step' | 'commitment' | 'outcome';

export interface TableRecord extends Omit<TableInfo, FoundOut | 'closed' | 'seed' | 'challenge'> {
  readonly id: string;
  /** By whoever runs the server: nothing is played or said here any more (HO-12.1). */
  readonly closed: boolean;
  /** The takeback that is asked for: the game waits. */
  readonly takeback: OpenTakeback | null;
  /** A referee who also plays sees what everybody sees. */
  readonly refereePlays: boolean;
  readonly ownerHash: string;
  readonly refereeHash: string | null;
  /** The key rings that open what these tokens open. */
  readonly ownerRing: string | null;
  readonly refereeRing: string | null;
  readonly seed: Seed | null;
  /** The challenge that this is an attempt at; null: none. */
  readonly challenge: ChallengeAt | null;
}

/** Who wrote an entry: an actor, the table itself (clock, departures), or the owner (chairs). */
export type Writer = Actor | 'table' | 'owner' | 'visitor';

/** Who asks, under which id of their own (unique for each table and writer), and when. */
export interface Stamp {
  readonly writer: Writer;
  readonly client: string | null;
  readonly at: number;
}

/**
 * One line of a table's journal, written once and never changed. `start` opens the match; `input` is an input of the match;
 * `undo` takes the entry `undoes` back; `chairs` is a change of seats, of the pause or of the time left that the game does not see.
 */
export interface Entry extends Stamp {
  readonly seq: number;
  readonly kind: 'start' | 'input' | 'undo' | 'chairs';
  /** The input of the match as plain data; `{ seats }` of a start, `{ extend }` of more time, `{ rules }` of other rules from here on, `{ takeback }` of a
   * question about a move and its answers, `{ moved }` where somebody came or went of whom the game has nothing to say; null otherwise. */
  readonly input: unknown;
  /** The step of the match after this entry. */
  readonly step: number;
  /** The same count without the steps that nobody but their actor can notice. */
  readonly shown: number;
  /** Lines that everybody may read, before and after this entry. */
  readonly linesBefore: number;
  readonly lines: number;
  readonly log: readonly LogEntry[];
  readonly undoes: number | null;
}

/** A moment of the match from which it goes on without replaying what came before. */
export interface StoredSnapshot {
  readonly step: number;
  readonly shown: number;
  readonly seq: number;
  readonly rulesVersion: number;
  readonly moment: Snapshot<unknown, Readonly<Record<string, unknown>>>;
}

export interface StoredTalk extends Stamp {
  readonly n: number;
  readonly name: string;
  readonly text: string;
  /** The writer reads it too, and is not named here. */
  readonly to: 'all' | readonly Actor[];
}

/** Whose private talk is asked for: what they wrote and were sent after `since`. */
export interface TalkReader {
  readonly actor: Actor;
  readonly since: number;
}

export interface TalkQuery {
  /** Null: what everybody may read, and nothing else. */
  readonly reader: TalkReader | null;
  readonly limit: number;
  /** Only lines that have a smaller number for this reader; absent: up to the last. */
  readonly before?: number;
  /** Lines after this one are not told yet. */
  readonly upTo: number;
}

/** The last lines in order, and how many this reader has in all: nothing here depends on lines that they may not read. */
export interface TalkPage {
  readonly lines: readonly StoredTalk[];
  readonly count: number;
}

/** A table as it stands: its facts, its chairs, and how far its journal and its talk have come. */
export interface StoredTable {
  readonly record: TableRecord;
  readonly seats: readonly SeatRecord[];
  readonly last: Entry | null;
  readonly talk: number;
}

/** The same, with what was written to it since a moment. */
export interface Since extends StoredTable {
  readonly entries: readonly Entry[];
  readonly said: readonly StoredTalk[];
}

/** What a fork keeps of the game it came from: all that was played there, and where it goes on. */
export interface Origin {
  readonly recording: Recording;
  /** The tables that it came from, nearest first, deleted or not; absent: made before they were kept. */
  readonly tables?: readonly string[];
  readonly moment: StoredSnapshot['moment'];
}

/** The start of a match. */
export interface Opening {
  readonly entry: Entry;
  readonly snapshot: StoredSnapshot;
}

/** One journal entry with everything that changes along with it, or one line of talk. */
export type Change =
  | {
      readonly kind: 'entry';
      readonly table: string;
      readonly entry: Entry;
      readonly record?: TableRecord;
      readonly seats?: readonly SeatRecord[];
      /** Chairs from this number on are gone. */
      readonly seatCount?: number;
      /** Which number each chair has from now on, null for those that are gone: what was said from it goes with it. */
      readonly moved?: readonly (Seat | null)[];
      readonly snapshot?: StoredSnapshot;
    }
  | { readonly kind: 'talk'; readonly table: string; readonly talk: StoredTalk };

/**
 * `stored`: on disk, for good. `conflict`: somebody else wrote that number first. `repeat`: the writer has used this client id
 * before. `damaged`: what is stored of this table cannot be read, nor added to. Nothing of a change that is not stored was written,
 * and later changes to the same table in the same call are not either.
 */
export type Appended = 'stored' | 'conflict' | 'repeat' | 'damaged';

/**
 * `gone`: the file was deleted or replaced while it was open. `damaged`: part of it cannot be read. `foreign`: it is somebody
 * else's. `inUse`: another server has it.
 */
export type StorageFault = 'full' | 'readOnly' | 'failed' | 'gone' | 'damaged' | 'foreign' | 'inUse';

/** Nothing of the call was written. */
export class StorageError extends Error {
  readonly fault: StorageFault;
  constructor(fault: StorageFault, message: string) {
    super(message);
    this.name = 'StorageError';
    this.fault = fault;
  }
}

export interface EntryRange {
  readonly after: number;
  /** Inclusive; absent: to the last. */
  readonly upTo?: number;
}

/** Lines of the log by their public number: entries that wrote, or came after, line `from` and began before line `below`. */
export interface LineRange {
  readonly from: number;
  readonly below?: number;
  /** Entries after this one are not told yet. */
  readonly upTo: number;
  /** Entries with a line for everybody; otherwise with any line at all. */
  readonly publicOnly: boolean;
  /** The last so many of them. */
  readonly limit: number;
}

export interface Journal {
  /** A new table, with the entry that opens its match when it starts at once. `codeTaken`: another table has this code; nothing was written. */
  create(record: TableRecord, seats: readonly SeatRecord[], opening?: Opening, origin?: Origin): Promise<'stored' | 'codeTaken'>;
  /**
   * Writes all changes in one transaction and answers each. An entry's `seq` must be the table's last plus one, a talk's `n` likewise.
   * An `undo` entry also drops the snapshots of steps after its own. Rejects with a StorageError when nothing could be written.
   */
  append(changes: readonly Change[]): Promise<readonly Appended[]>;
  /** Snapshots taken aside from an entry, when a table is put away. */
  saveSnapshots(snapshots: readonly { readonly table: string; readonly snapshot: StoredSnapshot }[]): Promise<void>;

  find(table: string): Promise<StoredTable | null>;
  /** What a fork came from; null: the table is none. */
  origin(table: string): Promise<Origin | null>;
  /** The last snapshot at or before a shown step (absent: the last of all), and made by the entry `upTo`. None that holds what was taken back after it. */
  snapshot(table: string, shown?: number, upTo?: number): Promise<StoredSnapshot | null>;
  /** The `seq` of the first snapshot of a step after this one: past it, nothing before was ever taken back. */
  snapshotAfter(table: string, step: number): Promise<number | null>;
  entries(table: string, range: EntryRange): Promise<readonly Entry[]>;
  entriesWithLines(table: string, range: LineRange): Promise<readonly Entry[]>;
  /** Which of the entries `from` … `upTo` have been taken back. */
  undone(table: string, from: number, upTo: number): Promise<readonly number[]>;
  /** The entry that a writer's request became, or null. */
  entryOf(table: string, writer: Writer, client: string): Promise<Entry | null>;
  /** The last lines of talk that a reader may read. */
  talk(table: string, query: TalkQuery): Promise<TalkPage>;
}
