import type { Arg, Clause } from '#kernel';
import type { LogLine } from '#protocol';
import { describe, expect, it } from 'vitest';
import { line } from '../log/testing/lines.ts';
import { happened, sinceOwn } from './happened.ts';

const said = (n: number, args: Readonly<Record<string, Arg>>, clause: Clause = 'BO-4.3.6'): LogLine => line(n, { text: { key: 'x', args, clauses: [clause] } });
const opens = (n: number, seat: number): LogLine => line(n, { heading: { turn: n, seat }, text: { key: 'turn', clauses: ['BO-4.1.1'] } });
const numbers = (lines: readonly LogLine[]): readonly number[] => lines.map(({ n }) => n);

describe('what happened since one’s own last turn', () => {
  const log = [
    opens(1, 0),
    said(2, { who: { seat: 0 }, sum: { money: 9000 } }),
    opens(3, 1),
    said(4, { who: { seat: 1 }, sum: { money: 5000 } }),
    said(5, { who: { seat: 1 } }),
    said(6, { security: { term: 'ECC' }, change: { change: -8000 } }),
    opens(7, 2),
    said(8, { who: { seat: 2 }, from: { seat: 0 } }),
    said(9, { who: { seat: 2 } }, 'HO-5.2'),
    opens(10, 0),
    said(11, { who: { seat: 0 }, die: 3 }),
  ];

  it('begins after what the reader did last, and leaves out the turn that he is in', () => {
    expect(numbers(sinceOwn(log, 0))).toEqual([4, 5, 6, 8]);
    expect(numbers(sinceOwn(log.slice(0, 6), 0))).toEqual([4, 5, 6]);
  });

  it('is told in at most three lines: what concerns the reader, then the larger sums, in their order', () => {
    expect(numbers(happened(log, { you: 0 }))).toEqual([4, 6, 8]);
  });

  it('lets a game weigh its lines', () => {
    expect(numbers(happened(log, { you: 0, weigh: ({ n }) => (n === 5 ? 100 : 1) }))).toEqual([5, 6, 8]);
  });

  it('is all that was told where one never acted, and nothing where nothing was', () => {
    expect(numbers(sinceOwn(log.slice(2, 6), 2))).toEqual([4, 5, 6]);
    expect(happened([], { you: null })).toEqual([]);
  });

  it('forgets what was taken back', () => {
    expect(numbers(sinceOwn([opens(1, 1), { ...said(2, { who: { seat: 1 } }), undone: true }, said(3, { who: { seat: 1 } })], 0))).toEqual([3]);
  });
});
