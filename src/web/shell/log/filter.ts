import type { Seat } from '#kernel/game.ts';
import type { Arg } from '#kernel/words.ts';
import type { LogLine } from '#protocol';

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
