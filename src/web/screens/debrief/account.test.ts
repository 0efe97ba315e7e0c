import { describe, expect, it } from 'vitest';
import type { DebriefChart, DebriefGame } from '../../shell/room-parts.ts';
import { accountOf } from './account.ts';

const voice = { lang: 'fr', catalogue: {}, unit: '', seatName: String } as const;
const words = {
  highest: (label: string) => `haut ${label}`,
  median: (label: string) => `médiane ${label}`,
  lowest: (label: string) => `bas ${label}`,
  spread: (label: string) => `gini ${label}`,
  points: (points: number) => `${points} points`,
};
const game = (points: DebriefGame['points']): DebriefGame => ({ code: 'A', options: {}, names: [], points, outcome: null });
const charts: readonly DebriefChart[] = [
  { key: 'w', label: 'w', kind: 'seats' },
  { key: 'm', label: 'm', kind: 'line', write: 'percent' },
  { key: 'b', label: 'b', kind: 'count' },
];

describe('the account of a debrief', () => {
  it('tells how two games ended and by how much they differ; counts are summed', () => {
    const first = game([
      { turn: 1, step: 1, metrics: { 'w/0': 0, 'w/1': 0, 'w/2': 9, m: 0.2, b: 1 } },
      { turn: 2, step: 2, metrics: { 'w/0': 0, 'w/1': 0, 'w/2': 12, m: 0.72, b: 2 } },
    ]);
    const second = game([{ turn: 1, step: 1, metrics: { 'w/0': 4, 'w/1': 4, 'w/2': 4, m: 0.5, b: 0 } }]);
    expect(accountOf(charts, [first, second], voice, words)).toEqual([
      { label: 'haut w', values: ['12', '4'], difference: '\u22128' },
      { label: 'médiane w', values: ['0', '4'], difference: '+4' },
      { label: 'bas w', values: ['0', '4'], difference: '+4' },
      { label: 'gini w', values: ['0,67', '0'], difference: '\u22120,67' },
      { label: 'm', values: ['72\u00a0%', '50\u00a0%'], difference: '-22 points' },
      { label: 'b', values: ['3', '0'], difference: '\u22123' },
    ]);
  });

  it('of one game has no difference', () => {
    const alone = accountOf(charts, [game([{ turn: 1, step: 1, metrics: { m: 0.5 } }])], voice, words);
    expect(alone.map(({ values, difference }) => [values, difference]).at(-2)).toEqual([['50\u00a0%'], null]);
  });
});
