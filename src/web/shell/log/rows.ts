import type { LogLine } from '#protocol';
import type { Seat } from '#kernel/game.ts';
import type { Arg } from '#kernel/words.ts';
import type { Session } from '../../store/session.ts';

/** One row of the log: the heading of a turn, or a line under it. */
interface LogRow {
  readonly kind: 'heading' | 'line';
  readonly line: LogLine;
}

/** Rows that are drawn, or left out, together. Known by its lines' numbers, so that it stays itself when earlier lines arrive. */
export interface LogBlock {
  readonly id: number;
  readonly rows: readonly LogRow[];
}

interface LogBlocks {
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

/** A turn of the log: its heading and the lines under it. */
interface LogTurn {
  /** The first line's number: what a turn is known by. */
  readonly n: number;
  readonly turn: number | null;
  /** The line that opened it: said by the heading, not repeated under it. */
  readonly heading: LogLine | null;
  readonly lines: readonly LogLine[];
}

export const groupByTurn = (lines: readonly LogLine[]): readonly LogTurn[] => {
  const turns: (LogTurn & { readonly lines: LogLine[] })[] = [];
  for (const line of lines) {
    const last = turns.at(-1);
    if (line.heading !== undefined) turns.push({ n: line.n, turn: line.heading.turn, heading: line, lines: [] });
    else if (last === undefined) turns.push({ n: line.n, turn: null, heading: null, lines: [line] });
    else last.lines.push(line);
  }
  return turns;
};

export interface LogFilter {
  /** Null: everybody. */
  readonly seat: Seat | null;
  readonly words: string;
}

export const ALL: LogFilter = { seat: null, words: '' };

const names = (arg: Arg, seat: Seat): boolean => {
  if (typeof arg === 'number') return false;
  if ('seat' in arg) return arg.seat === seat;
  return 'list' in arg && arg.list.some((item) => names(item, seat));
};

/** Is this player named in the line? */
const mentions = (line: LogLine, seat: Seat): boolean => Object.values(line.text.args ?? {}).some((arg) => names(arg, seat));

/** Null when every line answers; `textOf` reads a line in the reader's language. */
export const answering = ({ seat, words }: LogFilter, textOf: (line: LogLine) => string): ((line: LogLine) => boolean) | null => {
  const wanted = words.trim().toLowerCase();
  if (seat === null && wanted === '') return null;
  return (line) => (seat === null || mentions(line, seat)) && (wanted === '' || textOf(line).toLowerCase().includes(wanted));
};

/** Something high in a column that scrolls. */
interface Block {
  readonly id: number;
  readonly rows: readonly unknown[];
}

/** Where the reader looks: so far below the top of a block. Said by the block, it holds when others arrive above. */
export interface Sight {
  readonly id: number;
  readonly offset: number;
  readonly height: number;
}

/** What stands in the column: a block, or the room of those that are left out. */
export type Piece<B> = { readonly kind: 'block'; readonly block: B } | { readonly kind: 'room'; readonly id: number; readonly height: number };

/** Until a block has been drawn once, this is how high a row is taken to be. */
const ROW_PX = 27;
/** So much above and below what is in sight is drawn as well, for the next turn of the wheel and the next step of the keyboard. */
const BEYOND_PX = 700;

const heightOf = (block: Block, heights: ReadonlyMap<number, number>): number => heights.get(block.id) ?? block.rows.length * ROW_PX;

/** The block at a height of the column, and how far below its top. */
export const blockAt = (blocks: readonly Block[], heights: ReadonlyMap<number, number>, at: number): Pick<Sight, 'id' | 'offset'> => {
  let top = 0;
  for (const block of blocks) {
    const height = heightOf(block, heights);
    if (top + height > at) return { id: block.id, offset: at - top };
    top += height;
  }
  return { id: blocks.at(-1)?.id ?? 0, offset: 0 };
};

const topOf = (blocks: readonly Block[], heights: ReadonlyMap<number, number>, { id, offset }: Sight): number =>
  blocks.reduce((top, block) => (block.id < id ? top + heightOf(block, heights) : top), offset);

/**
 * The blocks near what is in sight, and the room of the others. `sight` null: the foot of the column. `kept`: blocks that are
 * drawn wherever they stand (one holds the keyboard).
 */
export const drawnPieces = <B extends Block>(
  blocks: readonly B[],
  heights: ReadonlyMap<number, number>,
  sight: Sight | null,
  kept: number | null,
): readonly Piece<B>[] => {
  const total = blocks.reduce((sum, block) => sum + heightOf(block, heights), 0);
  const seen = sight === null ? total - BEYOND_PX : topOf(blocks, heights, sight);
  const from = seen - BEYOND_PX;
  const to = sight === null ? total : seen + sight.height + BEYOND_PX;
  const pieces: Piece<B>[] = [];
  let top = 0;
  for (const block of blocks) {
    const height = heightOf(block, heights);
    const last = pieces.at(-1);
    if ((top + height >= from && top <= to) || block.id === kept) pieces.push({ kind: 'block', block });
    else if (last?.kind === 'room') pieces[pieces.length - 1] = { ...last, height: last.height + height };
    else pieces.push({ kind: 'room', id: block.id, height });
    top += height;
  }
  return pieces;
};

/** The step that ended a turn, which is the one that opened the next; null while it goes on. A table sends its last lines only: earlier ones are fetched. */
export const stepOfTurn = async (session: Pick<Session, 'log' | 'earlier'>, turn: number): Promise<number | null> => {
  const isHere = (): boolean => groupByTurn(session.log.value).some((group) => group.turn !== null && group.turn <= turn);
  for (let first = Number.POSITIVE_INFINITY; !isHere(); ) {
    await session.earlier();
    const reached = session.log.value[0]?.n ?? first;
    if (reached >= first) break;
    first = reached;
  }
  return groupByTurn(session.log.value).find((group) => group.turn !== null && group.turn > turn)?.heading?.step ?? null;
};
