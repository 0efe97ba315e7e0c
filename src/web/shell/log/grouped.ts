import type { Arg, Seat } from '#kernel';
import type { LogLine } from '#protocol';

/** A turn of the log: its heading and the lines under it. */
export interface LogTurn {
  /** The first line's number: what a turn is known by. */
  readonly n: number;
  readonly turn: number | null;
  readonly seat: Seat | null;
  readonly at: number;
  /** The line that opened it: said by the heading, not repeated under it. */
  readonly heading: LogLine | null;
  readonly lines: readonly LogLine[];
}

export const groupByTurn = (lines: readonly LogLine[]): readonly LogTurn[] => {
  const turns: (LogTurn & { readonly lines: LogLine[] })[] = [];
  for (const line of lines) {
    const last = turns.at(-1);
    if (line.heading !== undefined) {
      turns.push({ n: line.n, turn: line.heading.turn, seat: line.heading.seat ?? null, at: line.at, heading: line, lines: [] });
    } else if (last === undefined) turns.push({ n: line.n, turn: null, seat: null, at: line.at, heading: null, lines: [line] });
    else last.lines.push(line);
  }
  return turns;
};

const names = (arg: Arg, seat: Seat): boolean => {
  if (typeof arg === 'number') return false;
  if ('seat' in arg) return arg.seat === seat;
  return 'list' in arg && arg.list.some((item) => names(item, seat));
};

/** Is this player named in the line? */
const mentions = (line: LogLine, seat: Seat): boolean => Object.values(line.text.args ?? {}).some((arg) => names(arg, seat));

export interface LogFilter {
  /** Null: everybody. */
  readonly seat: Seat | null;
  readonly words: string;
}

/** The turns with the lines that answer the filter; `textOf` reads a line in the reader's language. */
export const filterTurns = (turns: readonly LogTurn[], { seat, words }: LogFilter, textOf: (line: LogLine) => string): readonly LogTurn[] => {
  const wanted = words.trim().toLowerCase();
  if (seat === null && wanted === '') return turns;
  return turns.flatMap((turn) => {
    const lines = turn.lines.filter((line) => (seat === null || mentions(line, seat)) && (wanted === '' || textOf(line).toLowerCase().includes(wanted)));
    return lines.length === 0 ? [] : [{ ...turn, lines }];
  });
};
