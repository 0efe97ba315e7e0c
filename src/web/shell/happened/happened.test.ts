import type { Clause } from '#kernel/messages.ts';
import type { Arg } from '#kernel/words.ts';
import type { LogLine } from '#protocol';
import { describe, expect, it } from 'vitest';
import { line } from '../log/testing/lines.ts';
import { happened, heaviest, sinceOwn } from './happened.ts';

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
    expect(numbers(sinceOwn(log, { you: 0 }))).toEqual([4, 5, 6, 8]);
    expect(numbers(sinceOwn(log.slice(0, 6), { you: 0 }))).toEqual([4, 5, 6]);
  });

  it('is told in at most three lines: what concerns the reader, then the larger sums, in their order', () => {
    expect(numbers(happened(log, { you: 0 }))).toEqual([4, 6, 8]);
  });

  it('lets a game weigh its lines', () => {
    const told = log.map((each) => (each.n === 5 ? { ...each, text: { ...each.text, key: 'heavy' } } : each));
    expect(numbers(happened(told, { you: 0, weights: { heavy: 100 } }))).toEqual([5, 6, 8]);
  });

  it('is all that was told where one never acted, and nothing where nothing was', () => {
    expect(numbers(sinceOwn(log.slice(2, 6), { you: 2 }))).toEqual([4, 5, 6]);
    expect(happened([], { you: null })).toEqual([]);
  });

  it('is what the turn before brought where all answer at once, and knows players by what they play', () => {
    const season = (n: number): LogLine => line(n, { heading: { turn: n }, text: { key: 'turn', clauses: ['EC-4.1'] } });
    const seasons = [season(1), said(2, { who: { term: 'USA' } }), season(3), said(4, { who: { term: 'RUS' } }), said(5, { who: { term: 'USA' } }), season(6)];
    const plays = (term: string) => (term === 'USA' ? 0 : null);
    expect(numbers(sinceOwn(seasons, { you: 0, together: true, plays }))).toEqual([4, 5]);
    expect(numbers(heaviest(seasons.slice(3), { you: 0, plays, most: 1 }))).toEqual([5]);
  });

  it('forgets what was taken back', () => {
    expect(numbers(sinceOwn([opens(1, 1), { ...said(2, { who: { seat: 1 } }), undone: true }, said(3, { who: { seat: 1 } })], { you: 0 }))).toEqual([3]);
  });
});
