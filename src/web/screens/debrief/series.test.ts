import { writerOf } from '#kernel/figures.ts';
import type { SeriesPoint } from '#protocol';
import { describe, expect, it } from 'vitest';
import { allCharts, finalValues, giniOf, isDrawn, isIdle, measured, seatCurves, spreadOf } from './series.ts';

const point = (turn: number, step: number, metrics: SeriesPoint['metrics']): SeriesPoint => ({ turn, step, metrics });
const points = [
  point(1, 3, { 'g.worth/10': 4, 'g.worth/0': 3, 'g.worth/1': 3, 'g.debt': 0 }),
  point(2, 5, { 'g.worth/10': 9, 'g.worth/0': 1, 'g.worth/1': 2, 'g.debt': 1 }),
  point(2, 9, { 'g.worth/10': 8, 'g.worth/0': 0, 'g.debt': 2 }),
];
const voice = (lang: 'fr' | 'en') => ({ lang, catalogue: { 'g.worth': ['Fortune', 'Fortune'] }, unit: 'F', seatName: String }) as const;

describe('the figures of a debrief', () => {
  it('have one curve for each player, in the order of the seats; who left has no final value', () => {
    const curves = seatCurves(points, 'g.worth');
    expect(curves.map(({ seat, readings }) => [seat, readings.length])).toEqual([
      [0, 2],
      [1, 1],
      [10, 2],
    ]);
    expect(finalValues(curves)).toEqual([
      { seat: 0, value: 0 },
      { seat: 10, value: 8 },
    ]);
  });

  it('are idle when they were zero for everybody, in every game, the whole game long', () => {
    const quiet = [point(1, 2, { 'g.ruined': 0, 'g.gold/0': 0, 'g.gold/1': 0 }), point(2, 4, { 'g.ruined': 0, 'g.gold/0': 0, 'g.gold/1': 0 })];
    const late = [point(1, 2, { 'g.ruined': 0, 'g.gold/0': 0 }), point(2, 4, { 'g.ruined': 1, 'g.gold/0': 0, 'g.gold/1': -1 })];
    const ruined = { key: 'g.ruined', label: '', kind: 'count' } as const;
    const gold = { key: 'g.gold', label: '', kind: 'seats' } as const;
    expect([ruined, gold].map((chart) => isIdle(chart, [quiet]))).toEqual([true, true]);
    expect([ruined, gold].map((chart) => isIdle(chart, [late]))).toEqual([false, false]);
    expect([ruined, gold].map((chart) => isIdle(chart, [quiet, late]))).toEqual([false, false]);
  });

  it('have a median and a band that holds eight of ten', () => {
    const eleven = Array.from({ length: 11 }, (_, seat) => ({ seat, readings: [{ turn: 4, value: 10 * seat }] }));
    expect(spreadOf(eleven)).toEqual([{ turn: 4, low: 10, median: 50, high: 90 }]);
  });

  it('measure inequality from 0 (all equal) upwards, whatever lies below zero', () => {
    expect(giniOf([5, 5, 5])).toBe(0);
    // As a game's own figure of it: (n − 1)/n when one has all.
    expect(giniOf([0, 0, 0, 8])).toBe(0.75);
    expect(giniOf([-4, 4])).toBe(0.5);
    expect(giniOf([0, 0])).toBe(0);
  });

  it('are all shown when the game chose none, by their names', () => {
    expect(allCharts(points, voice('fr'))).toEqual([
      { key: 'g.worth', label: 'Fortune', kind: 'seats' },
      { key: 'g.debt', label: 'g.debt', kind: 'line' },
    ]);
    expect(isDrawn({ key: 'g.worth', label: '', kind: 'seats' }, [points])).toBe(true);
    expect(isDrawn({ key: 'g.worth', label: '', kind: 'line' }, [points])).toBe(false);
  });

  it('are written in the reader’s language', () => {
    const chart = { key: 'k', label: '', kind: 'line' } as const;
    expect(writerOf(chart, voice('fr'))(0.637)).toBe('0,64');
    expect(writerOf({ ...chart, write: 'percent' }, voice('fr'))(0.724)).toBe('72\u00a0%');
    expect(writerOf({ ...chart, write: 'percent', digits: 1 }, voice('en'))(0.724)).toBe('72.4%');
    expect(writerOf({ ...chart, write: 'money' }, voice('en'))(12_345.6)).toBe('12,346\u00a0F');
  });
});

describe('another measure', () => {
  const turns = [
    { turn: 1, step: 1, metrics: { 'w/0': 2, 'w/1': 6, 'c/0': 20, 'c/1': 60, m: 3 } },
    { turn: 2, step: 2, metrics: { 'w/0': -5, 'w/1': 6, 'c/0': 1, 'c/1': 2, m: 4 } },
  ];
  it('by another figure, divided, or as a share of the mean where there is one', () => {
    expect(measured(turns, 'w', { label: '', key: 'c' }).at(0)?.metrics).toEqual({ 'w/0': 20, 'w/1': 60, 'c/0': 20, 'c/1': 60, m: 3 });
    expect(measured(turns, 'w', { label: '', divide: 2 }).at(0)?.metrics).toMatchObject({ 'w/0': 1, 'w/1': 3, m: 3 });
    const shares = measured(turns, 'w', { label: '', share: true });
    expect(shares.at(0)?.metrics).toMatchObject({ 'w/0': 0.5, 'w/1': 1.5 });
    expect(Object.keys(shares.at(1)?.metrics ?? {})).toEqual(['c/0', 'c/1', 'm']);
  });
});
