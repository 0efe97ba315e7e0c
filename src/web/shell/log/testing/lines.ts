import type { LogLine } from '#protocol';

export const line = (n: number, more: Partial<LogLine> = {}): LogLine => ({ n, step: n, at: n, to: 'all', text: { key: `line ${n}`, clauses: [] }, ...more });

/** A log whose turns open at every tenth line. */
export const lines = (from: number, to: number): readonly LogLine[] =>
  Array.from({ length: to - from + 1 }, (_, index) =>
    line(from + index, (from + index) % 10 === 1 ? { heading: { turn: (from + index + 9) / 10, seat: 0 } } : {}),
  );
