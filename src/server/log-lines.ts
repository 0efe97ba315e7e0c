import type { LogEntry, Viewer } from '#kernel';
import type { LogLine } from '#protocol';
import type { Entry, Storage } from './storage.ts';

/*
 * Numbers of log lines. Lines for everybody are numbered 1, 2, 3…; a line for some only gets a fraction after the last public
 * one, counted for its reader alone. So nobody's numbers have a gap that would betray somebody else's secret line.
 */

const FRACTIONS = 1_000_000;
const REFEREE = { referee: true } as const;

/** The last line a viewer has: the public number, and his private lines since. */
export interface LineCount {
  readonly n: number;
  readonly private: number;
}

export const lineNumber = ({ n, private: extra }: LineCount): number => (n * FRACTIONS + extra) / FRACTIONS;

const mayRead = (line: LogEntry, viewer: Viewer): boolean => line.to === 'all' || (viewer !== 'public' && line.to.includes(viewer));

/** The lines of one entry that a viewer may read, and his count after them. */
export const linesOf = (entry: Entry, viewer: Viewer, before: LineCount): { readonly lines: readonly LogLine[]; readonly count: LineCount } => {
  // Counting goes on from this entry's own beginning when public lines came between.
  let count: LineCount = before.n === entry.linesBefore ? before : { n: entry.linesBefore, private: 0 };
  const lines: LogLine[] = [];
  for (const line of entry.log) {
    if (line.to === 'all') count = { n: count.n + 1, private: 0 };
    else if (mayRead(line, viewer)) count = { n: count.n, private: count.private + 1 };
    else continue;
    lines.push({ ...line, n: lineNumber(count), step: entry.shown, at: entry.at, ...(entry.writer === 'referee' && entry.kind !== 'start' ? REFEREE : {}) });
  }
  return { lines, count };
};

export interface LogPage {
  readonly lines: readonly LogLine[];
  readonly count: LineCount;
  /** Line numbers by the `seq` of their entry, for a later undo. */
  readonly bySeq: ReadonlyMap<number, readonly number[]>;
}

export interface LogQuery {
  readonly after: number;
  readonly before?: number;
  readonly limit: number;
  /** Entries after this one are not told yet. */
  readonly upTo: number;
}

/** A page of the log as this viewer may read it, the newest lines when there are too many. */
export const readLog = async (storage: Storage, table: string, viewer: Viewer, query: LogQuery): Promise<LogPage> => {
  const { after, before, limit, upTo } = query;
  const below = before === undefined ? {} : { below: Math.ceil(before) };
  const found = await storage.entriesWithLines(table, { from: Math.floor(after), ...below });
  const entries = found.filter((entry) => entry.seq <= upTo);
  const undone = new Set(await storage.undone(table, entries[0]?.seq ?? 0, upTo));
  let count: LineCount = { n: 0, private: 0 };
  const lines: LogLine[] = [];
  const bySeq = new Map<number, readonly number[]>();
  for (const entry of entries) {
    const read = linesOf(entry, viewer, count);
    count = read.count;
    if (read.lines.length === 0) continue;
    bySeq.set(
      entry.seq,
      read.lines.map((line) => line.n),
    );
    for (const line of read.lines) {
      if (line.n > after && (before === undefined || line.n < before)) lines.push(undone.has(entry.seq) ? { ...line, undone: true } : line);
    }
  }
  return { lines: lines.slice(-limit), count, bySeq };
};
