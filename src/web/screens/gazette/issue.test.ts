import type { LogLine } from '#protocol';
import { describe, expect, it } from 'vitest';
import { issueOf, lastIssue } from './issue.ts';

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
    expect(issueOf(LOG, 7)).toEqual({ step: null, lines: [] });
  });

  it('is that of the turn before the present one, of the last one after the end', () => {
    expect([lastIssue(1, false), lastIssue(4, false), lastIssue(4, true)]).toEqual([1, 3, 4]);
  });
});
