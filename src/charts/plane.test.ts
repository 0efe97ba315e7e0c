import { describe, expect, it } from 'vitest';
import { linePath, makePlane, roundTicks, spread, stepPath, turnTicks, valueTicks } from './plane.ts';

const plane = makePlane({ width: 100, height: 60, margins: { left: 10, right: 10, top: 10, foot: 10 }, turns: [0, 10], values: [0, 40] });

describe('the plane of a chart', () => {
  it('draws straight lines between measures', () => {
    expect(
      linePath(plane, [
        { turn: 0, value: 0 },
        { turn: 5, value: 40 },
        { turn: 10, value: 20 },
      ]),
    ).toBe('M10 50L50 10L90 30');
  });

  it('draws steps where a value holds until the next', () => {
    expect(
      stepPath(plane, [
        { turn: 0, value: 0 },
        { turn: 10, value: 40 },
      ]),
    ).toBe('M10 50H90V10');
  });

  it('pushes labels apart and keeps them on the plane', () => {
    const placed = spread([30, 30, 31, 48], 10, 10, 50).toSorted((a, b) => a - b);
    expect(placed.every((y, index) => index === 0 || y - (placed[index - 1] ?? 0) >= 10)).toBe(true);
    expect(placed.at(-1)).toBeLessThanOrEqual(50);
    expect(spread([20, 40], 10, 10, 50)).toEqual([20, 40]);
  });

  it('marks round turns that leave the ends their room', () => {
    expect(turnTicks(1, 31)).toEqual([1, 10, 20, 31]);
    expect(turnTicks(1, 4)).toEqual([1, 2, 3, 4]);
    expect(turnTicks(0, 20_000)).toEqual([0, 5000, 10_000, 15_000, 20_000]);
    expect(turnTicks(7, 7)).toEqual([7]);
  });

  it('marks round values that enclose the measures', () => {
    expect(valueTicks(-6, 40)).toEqual([-10, 0, 10, 20, 30, 40]);
    expect(valueTicks(14, 20)).toEqual([14, 16, 18, 20]);
    expect(valueTicks(3, 3)).toEqual([3]);
    expect(valueTicks(-60_000, 400_000)).toEqual([-100_000, 0, 100_000, 200_000, 300_000, 400_000]);
  });

  it('marks round values of any size, fractions too', () => {
    expect(roundTicks(0, 0.64)).toEqual([0, 0.2, 0.4, 0.6, 0.8]);
    expect(roundTicks(-9, 24)).toEqual([-10, 0, 10, 20, 30]);
    expect(roundTicks(0, 2_000_000)).toEqual([0, 500_000, 1_000_000, 1_500_000, 2_000_000]);
    expect(roundTicks(0, 0)).toEqual([0, 1]);
    expect(roundTicks(7.5, 7.5)).toEqual([7, 8]);
  });
});
