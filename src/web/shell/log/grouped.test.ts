import { describe, expect, it } from 'vitest';
import { groupByTurn } from './rows.ts';
import { line } from './testing/lines.ts';

describe('the log by turns', () => {
  it('opens a turn at each heading, which is not repeated under itself', () => {
    const log = [line(1), line(2, { heading: { turn: 1, seat: 0 } }), line(3), line(4), line(5, { heading: { turn: 2, seat: 1 } })];
    expect(groupByTurn(log).map(({ turn, heading, lines: under }) => [turn, heading?.heading?.seat, under.map(({ n }) => n)])).toEqual([
      [null, undefined, [1]],
      [1, 0, [3, 4]],
      [2, 1, []],
    ]);
  });
});
