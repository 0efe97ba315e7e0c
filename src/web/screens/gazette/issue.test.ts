import type { LogLine, TalkLine } from '#protocol';
import { describe, expect, it } from 'vitest';
import { issueOf, lastIssue, pressOf } from './issue.ts';

const line = (n: number, step: number, turn?: number): LogLine => ({
  n,
  step,
  at: 0,
  to: 'all',
  text: { key: `line ${n}`, clauses: [] },
  ...(turn === undefined ? {} : { heading: { turn } }),
});

const LOG = [line(1, 0), line(2, 1, 1), line(3, 5), line(4, 9), line(5, 9, 2), line(6, 12)];

describe('the issue of a turn', () => {
  it('[EC-7.4] holds the lines of that turn alone, and the step that ended it', () => {
    const { lines, step } = issueOf(LOG, 1);
    expect(lines.map(({ n }) => n)).toEqual([3, 4]);
    expect(step).toBe(9);
  });

  it('has no last step while the turn goes on', () => {
    expect(issueOf(LOG, 2)).toMatchObject({ step: null, lines: [{ n: 6 }] });
    expect(issueOf(LOG, 7)).toEqual({ step: null, lines: [], from: 0, until: Number.POSITIVE_INFINITY });
  });

  it('carries what was said to everybody while it lasted, the lobby with the first', () => {
    const said = (n: number, at: number, more: Partial<TalkLine> = {}): TalkLine => ({ n, at, seat: 0, name: 'Ana', text: `word ${n}`, ...more });
    const talk = [said(1, 5), said(2, 15), said(3, 16, { to: [1] }), said(4, 25)];
    const log = [{ ...line(1, 1, 1), at: 10 }, line(2, 2), { ...line(3, 3, 2), at: 20 }, line(4, 4)];
    const press = (turn: number): readonly number[] => pressOf(talk, issueOf(log, turn), turn).map(({ n }) => n);
    expect([press(1), press(2)]).toEqual([[1, 2], [4]]);
  });

  it('is that of the turn before the present one, of the last one after the end', () => {
    expect([lastIssue(1, false), lastIssue(4, false), lastIssue(4, true)]).toEqual([1, 3, 4]);
  });
});
