import type { LogLine } from '#protocol';

/** A turn of the log: its heading and the lines under it. */
export interface LogTurn {
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
