import { describe, expect, it } from 'vitest';
import { figures } from '#games/mull-money/figures.ts';
import { position, stateOf, viewOf, voice } from '../testing/position.ts';
import { commonReadings, seatCurves } from './series.ts';

const point = (turn: number, metrics: Readonly<Record<string, number>>) => ({ turn, step: turn, metrics });
const points = [
  point(1, { 'mull-money.metric.growth/0': 14, 'mull-money.metric.treasury/0': 15 }),
  point(5, { 'mull-money.metric.growth/0': 15, 'mull-money.metric.treasury/0': 9 }),
  point(6, { 'mull-money.metric.growth/0': 15 }),
];

describe('the figures of the charts', () => {
  it('[MM-13.9] end with the mission in progress', () => {
    expect(seatCurves(position(), points, 'growth')[0]?.readings).toEqual([
      { turn: 1, value: 14 },
      { turn: 5, value: 15 },
      { turn: 6, value: 16 },
    ]);
  });

  it('[MM-7.1] show one’s own treasury before the end, and everybody’s after it', () => {
    expect(seatCurves(position(), points, 'treasury').map(({ seat }) => seat)).toEqual([0]);
    const over = viewOf(stateOf({ point: { kind: 'gameOver', reason: 'column' } }));
    expect(seatCurves(over, points, 'treasury').map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    expect(seatCurves(viewOf(stateOf(), 'public'), [], 'score')).toEqual([]);
  });

  it('[MM-13.10] follow the common marker in the simulation variant', () => {
    const view = position({ commonWaste: 21 }, { mode: 'simulation' });
    expect(commonReadings(view, [point(2, { 'mull-money.metric.commonWaste': 8 })])).toEqual([
      { turn: 2, value: 8 },
      { turn: 6, value: 21 },
    ]);
  });
});

describe('the columns of the ledger', () => {
  const columns = (mode: 'base' | 'simulation') => figures.columns(position({}, { mode }), voice());
  const metrics = (mode: 'base' | 'simulation') => columns(mode).map(({ metric }) => metric);

  it('have dumps in the base game and the common waste in the variant', () => {
    expect(metrics('base')).toContain('mull-money.metric.dump/3');
    expect(metrics('base')).not.toContain('mull-money.metric.commonWaste');
    expect(metrics('simulation')).toContain('mull-money.metric.laws');
    expect(metrics('simulation')).not.toContain('mull-money.metric.dump/0');
  });

  it('have a name for every figure', () => {
    expect(columns('simulation').every(({ label }) => !label.includes('.') && label !== '')).toBe(true);
    expect(columns('base').find(({ metric }) => metric.endsWith('treasury/0'))?.money).toBe(true);
  });
});
