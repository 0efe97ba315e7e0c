import type { LogLine } from '#protocol';

/** One row of the log: the heading of a turn, or a line under it. */
export interface LogRow {
  readonly kind: 'heading' | 'line';
  readonly line: LogLine;
}

/** Rows that are drawn, or left out, together. Known by its lines' numbers, so that it stays itself when earlier lines arrive. */
export interface LogBlock {
  readonly id: number;
  readonly rows: readonly LogRow[];
}

export interface LogBlocks {
  readonly lines: readonly LogLine[];
  readonly blocks: readonly LogBlock[];
}

export const NOTHING_WRITTEN: LogBlocks = { lines: [], blocks: [] };

/** About as many lines as a column shows at once. */
const BLOCK_LINES = 25;

const blockOf = ({ n }: LogLine): number => Math.floor(n / BLOCK_LINES);
const rowOf = (line: LogLine): LogRow => ({ kind: line.heading === undefined ? 'line' : 'heading', line });

/** How many lines from the first on are the very same. */
const sameLines = (before: readonly LogLine[], now: readonly LogLine[]): number => {
  const most = Math.min(before.length, now.length);
  let same = 0;
  while (same < most && before[same] === now[same]) same++;
  return same;
};

const gathered = (rows: readonly LogRow[]): readonly LogBlock[] => {
  const blocks: { readonly id: number; readonly rows: LogRow[] }[] = [];
  for (const row of rows) {
    const id = blockOf(row.line);
    const last = blocks.at(-1);
    if (last?.id === id) last.rows.push(row);
    else blocks.push({ id, rows: [row] });
  }
  return blocks;
};

/** The log after a change: blocks in which nothing changed are the very same, so that nothing of them is drawn again. */
export const grownBlocks = (before: LogBlocks, lines: readonly LogLine[]): LogBlocks => {
  if (before.lines === lines) return before;
  const same = sameLines(before.lines, lines);
  const changed = lines[same] ?? before.lines[same];
  if (changed === undefined) return { lines, blocks: before.blocks };
  const from = Math.min(blockOf(changed), blockOf(before.lines[same] ?? changed));
  const kept = same === 0 ? [] : before.blocks.filter(({ id }) => id < from);
  let start = same;
  for (let line = lines[start - 1]; start > 0 && line !== undefined && blockOf(line) >= from; line = lines[start - 1]) start--;
  return { lines, blocks: [...kept, ...gathered(lines.slice(start).map(rowOf))] };
};

/** The lines that answer, each under the heading of its turn. */
export const foundBlocks = (lines: readonly LogLine[], answers: (line: LogLine) => boolean): readonly LogBlock[] => {
  const rows: LogRow[] = [];
  let heading: LogLine | null = null;
  for (const line of lines) {
    if (line.heading !== undefined) heading = line;
    else if (answers(line)) {
      if (heading !== null) rows.push(rowOf(heading));
      heading = null;
      rows.push(rowOf(line));
    }
  }
  return gathered(rows);
};
