import type { Viewer } from '#kernel/game.ts';
import type { LogEntry } from '#kernel/messages.ts';
import type { LogLine } from '#protocol';
import type { Change, Entry, Journal, LineRange } from './journal.ts';

/*
 * Numbers of log lines. Lines for everybody are numbered 1, 2, 3…; a line for some only gets a fraction after the last public
 * one, counted for its reader alone. So nobody's numbers have a gap that would betray somebody else's secret line.
 */

const FRACTIONS = 1_000_000;
const REFEREE = { referee: true } as const;

/** The last line a viewer has: the public number, and their private lines since. */
export interface LineCount {
  readonly n: number;
  readonly private: number;
}

export const lineNumber = ({ n, private: extra }: LineCount): number => (n * FRACTIONS + extra) / FRACTIONS;

const mayRead = (line: LogEntry, viewer: Viewer): boolean => line.to === 'all' || (viewer !== 'public' && line.to.includes(viewer));

/** The lines of one entry that a viewer may read, and their count after them. */
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

interface LogPage {
  readonly lines: readonly LogLine[];
  readonly count: LineCount;
  /** Line numbers by the `seq` of their entry, for a later undo. */
  readonly bySeq: ReadonlyMap<number, readonly number[]>;
}

interface LogQuery {
  readonly after: number;
  readonly before?: number;
  readonly limit: number;
  /** Entries after this one are not told yet. */
  readonly upTo: number;
  /** The lines for everybody that there are by then. */
  readonly lines: number;
}

/** Entries read at once: others get their turn between two such pages. */
const AT_ONCE = 400;

/** The entries of a page that tell this viewer something, from the last backwards as far as need be. */
const readEntries = async (journal: Journal, table: string, viewer: Viewer, range: Pick<LineRange, 'from' | 'below' | 'upTo'>): Promise<readonly Entry[]> => {
  const publicOnly = viewer === 'public';
  const pages: (readonly Entry[])[] = [];
  let { upTo } = range;
  for (;;) {
    const page = await journal.entriesWithLines(table, { ...range, upTo, publicOnly, limit: AT_ONCE });
    pages.push(page.filter(({ log }) => log.some((line) => mayRead(line, viewer))));
    if (page.length < AT_ONCE) return pages.toReversed().flat();
    upTo = (page[0]?.seq ?? 1) - 1;
  }
};

/** A page of the log as this viewer may read it, the newest lines when there are too many. It reads no further back than that. */
export const readLog = async (journal: Journal, table: string, viewer: Viewer, query: LogQuery): Promise<LogPage> => {
  const { after, before, limit, upTo } = query;
  const below = before === undefined ? undefined : Math.ceil(before);
  const newest = below === undefined ? query.lines : Math.min(query.lines, below - 1);
  // From a line for everybody on, so that the private lines after it are counted right.
  const from = Math.max(Math.floor(after), newest - limit, 0);
  const entries = await readEntries(journal, table, viewer, { from, upTo, ...(below === undefined ? {} : { below }) });
  const undone = new Set(await journal.undone(table, entries[0]?.seq ?? 0, entries.at(-1)?.seq ?? 0));
  let count: LineCount = { n: newest, private: 0 };
  const lines: LogLine[] = [];
  const bySeq = new Map<number, readonly number[]>();
  for (const entry of entries) {
    const read = linesOf(entry, viewer, count);
    count = read.count;
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

/** Undo reaches no further back than this many entries of the journal. */
const KEPT_ENTRIES = 64;

/** How far a channel has read, and which of its lines each entry wrote. */
export interface Reading {
  count: LineCount;
  readonly numbers: Map<number, readonly number[]>;
}

const isPublic = ({ log }: Entry): boolean => log.every((line) => line.to === 'all');

const keep = <T>(kept: Map<number, T>, seq: number, value: T): void => {
  kept.set(seq, value);
  if (kept.size <= KEPT_ENTRIES) return;
  for (const oldest of kept.keys()) {
    kept.delete(oldest);
    return;
  }
};

const json = (lines: readonly LogLine[], undone: readonly number[]): string =>
  (lines.length === 0 ? '' : `,"log":${JSON.stringify(lines)}`) + (undone.length === 0 ? '' : `,"undone":${JSON.stringify(undone)}`);

/** The log's share of the news at one table. Lines that everybody may read are written once for all. */
export class LogNews {
  /** Numbers of public lines by the `seq` of their entry. */
  readonly #numbers = new Map<number, readonly number[]>();
  #entries: readonly Entry[] = [];
  /** Set when all lines are public and nothing is taken back: the news is the same for everybody. */
  #shared: string | null = null;

  /** What has just been stored; to be asked for each channel next. */
  take(changes: readonly Change[]): void {
    this.#entries = changes.flatMap((change) => (change.kind === 'entry' ? [change.entry] : []));
    const same = this.#entries.every((entry) => entry.undoes === null && isPublic(entry));
    const lines: LogLine[] = [];
    for (const entry of this.#entries) {
      if (entry.log.length === 0) continue;
      const read = linesOf(entry, 'public', { n: entry.linesBefore, private: 0 }).lines;
      keep(
        this.#numbers,
        entry.seq,
        read.map((line) => line.n),
      );
      if (same) lines.push(...read);
    }
    this.#shared = same ? json(lines, []) : null;
  }

  /** The news as a viewer may read it, in JSON: `,"log":[…],"undone":[…]` or nothing. */
  for(viewer: Viewer, reading: Reading): string {
    const last = this.#entries.at(-1);
    if (last === undefined) return '';
    if (this.#shared !== null) {
      if (last.lines !== reading.count.n) reading.count = { n: last.lines, private: 0 };
      return this.#shared;
    }
    const lines: LogLine[] = [];
    const undone = new Set<number>();
    for (const entry of this.#entries) {
      if (entry.undoes !== null) {
        for (const n of this.#numbers.get(entry.undoes) ?? []) undone.add(n);
        for (const n of reading.numbers.get(entry.undoes) ?? []) undone.add(n);
      }
      const read = linesOf(entry, viewer, reading.count);
      reading.count = read.count;
      lines.push(...read.lines);
      if (!isPublic(entry)) {
        keep(
          reading.numbers,
          entry.seq,
          read.lines.map((line) => line.n),
        );
      }
    }
    return json(lines, [...undone]);
  }
}
