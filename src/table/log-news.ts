import type { Viewer } from '#kernel/game.ts';
import type { LogLine } from '#protocol';
import { type LineCount, linesOf } from './log-lines.ts';
import type { Change, Entry } from './journal.ts';

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
