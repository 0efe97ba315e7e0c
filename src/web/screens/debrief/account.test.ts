import { describe, expect, it } from 'vitest';
import type { DebriefChart, DebriefGame } from '../../kit/interface/room-parts.ts';
import { accountOf, sheetOf } from './account.ts';

const voice = { lang: 'fr', catalogue: {}, unit: '', seatName: String } as const;
const words = {
  of: (label: string, name: string) => `${name} ${label}`,
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
    expect(accountOf({ charts, games: [first, second], voice, few: false }, words)).toEqual([
      { label: 'haut w', values: ['12', '4'], difference: '\u22128' },
      { label: 'médiane w', values: ['0', '4'], difference: '+4' },
      { label: 'bas w', values: ['0', '4'], difference: '+4' },
      { label: 'gini w', values: ['0,67', '0'], difference: '\u22120,67' },
      { label: 'm', values: ['72\u00a0%', '50\u00a0%'], difference: '-22 points' },
      { label: 'b', values: ['3', '0'], difference: '\u22123' },
    ]);
  });

  it('of a small table names everybody in the order of the ranks, without median or inequality', () => {
    const standings = [
      { seat: 0, rank: 2, score: 12 },
      { seat: 1, rank: 1, score: 9 },
    ];
    const outcome = { reason: 'end', text: { key: 'end', clauses: [] }, standings };
    const first: DebriefGame = { ...game([{ turn: 1, step: 1, metrics: { 'w/0': 12, 'w/1': 9, m: 0.5 } }]), names: ['Ana', 'Bob'], outcome };
    const rows = (games: readonly DebriefGame[]) => accountOf({ charts, games, voice, few: true }, words);
    expect(rows([first]).map(({ label, values }) => [label, values[0]])).toEqual([
      ['Bob w', '9'],
      ['Ana w', '12'],
      ['m', '50\u00a0%'],
      ['b', null],
    ]);
    expect(
      sheetOf(
        [...charts, { key: 'c', label: 'c', kind: 'seats' }],
        { ...first, points: [{ turn: 1, step: 1, metrics: { 'w/0': 12, 'w/1': 9, 'c/0': 1 } }] },
        voice,
      ),
    ).toEqual({
      names: ['Bob', 'Ana'],
      rows: [
        { label: 'w', values: ['9', '12'] },
        { label: 'c', values: [null, '1'] },
      ],
    });
    const second: DebriefGame = { ...game([{ turn: 1, step: 1, metrics: { 'w/0': 3, 'w/1': 4 } }]), names: ['Bob', 'Cleo'] };
    expect(rows([first, second]).slice(0, 3)).toEqual([
      { label: 'Bob w', values: ['9', '3'], difference: '\u22126' },
      { label: 'Ana w', values: ['12', null], difference: null },
      { label: 'Cleo w', values: [null, '4'], difference: null },
    ]);
  });

  it('of one game has no difference', () => {
    const alone = accountOf({ charts, games: [game([{ turn: 1, step: 1, metrics: { m: 0.5 } }])], voice, few: false }, words);
    expect(alone.map(({ values, difference }) => [values, difference]).at(-2)).toEqual([['50\u00a0%'], null]);
  });
});
