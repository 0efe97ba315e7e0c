import type { LogLine } from '#protocol';
import { describe, expect, it } from 'vitest';
import { filterTurns, groupByTurn } from './grouped.ts';

const line = (n: number, more: Partial<LogLine> = {}): LogLine => ({ n, step: n, at: n, to: 'all', text: { key: `line ${n}`, clauses: [] }, ...more });
const lines = [
  line(1),
  line(2, { heading: { turn: 1, seat: 0 } }),
  line(3, { text: { key: 'buys Martell', args: { who: { seat: 0 } }, clauses: [] } }),
  line(4, { text: { key: 'sells', args: { both: { list: [{ seat: 1 }, 3] } }, clauses: [] } }),
  line(5, { heading: { turn: 2, seat: 1 } }),
];

describe('the log by turns', () => {
  it('opens a turn at each heading, which is not repeated under itself', () => {
    expect(groupByTurn(lines).map(({ turn, seat, lines: under }) => [turn, seat, under.map(({ n }) => n)])).toEqual([
      [null, null, [1]],
      [1, 0, [3, 4]],
      [2, 1, []],
    ]);
  });

  it('finds the lines that name a player, also inside a list, and those with a word', () => {
    const turns = groupByTurn(lines);
    const found = (filter: Parameters<typeof filterTurns>[1]) =>
      filterTurns(turns, filter, ({ text }) => text.key).flatMap(({ lines: under }) => under.map(({ n }) => n));
    expect(found({ seat: 0, words: '' })).toEqual([3]);
    expect(found({ seat: 1, words: '' })).toEqual([4]);
    expect(found({ seat: null, words: 'MARTELL ' })).toEqual([3]);
    expect(found({ seat: 1, words: 'martell' })).toEqual([]);
    expect(filterTurns(turns, { seat: null, words: ' ' }, () => '')).toBe(turns);
  });
});
