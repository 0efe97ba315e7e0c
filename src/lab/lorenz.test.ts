import { describe, expect, it } from 'vitest';
import { lorenzAt, lorenzOf } from './lorenz.ts';
import { gini, leadersIn, parseMeasure, type Reading, valueAt } from './measures.ts';

describe('who has which part', () => {
  it('the Lorenz curve goes from nobody to everybody; debts count as nothing', () => {
    expect(lorenzOf([6, -3, 2])).toEqual([
      { players: 0, wealth: 0 },
      { players: 1 / 3, wealth: 0 },
      { players: 2 / 3, wealth: 0.25 },
      { players: 1, wealth: 1 },
    ]);
    expect(lorenzOf([5, 5]).map(({ players, wealth }) => players - wealth)).toEqual([0, 0, 0]);
    expect(lorenzOf([0, -1]).at(1)).toEqual({ players: 0.5, wealth: 0.5 });
  });

  it('a part between two players is read off the straight line', () => {
    const curve = lorenzOf([0, 1, 3]);
    expect(lorenzAt(curve, 0)).toBe(0);
    expect(lorenzAt(curve, 0.5)).toBeCloseTo(0.125);
    expect(lorenzAt(curve, 1)).toBeCloseTo(1);
  });

  it('the Gini coefficient is twice the area between the curve and the diagonal, as a part of the greatest there can be', () => {
    const values = [0, 2, 3, 7, 8];
    const curve = lorenzOf(values);
    let under = 0;
    for (const [index, { players, wealth }] of curve.entries()) {
      const before = curve[index - 1];
      if (before !== undefined) under += ((players - before.players) * (wealth + before.wealth)) / 2;
    }
    expect(((1 - 2 * under) * values.length) / (values.length - 1)).toBeCloseTo(gini(values));
  });
});

describe('figures of all seats together', () => {
  const valueOf = (how: string, values: readonly number[]): number => {
    const table = { seats: values.length, bots: values.map(() => 'decent'), sides: [], endings: null };
    const measure = parseMeasure(`${how}:cash`, table);
    if (measure === null) throw new Error(how);
    const figures = Object.fromEntries(values.map((value, seat) => [`g.metric.cash/${seat}`, value]));
    return valueAt(measure, { figures, bots: table.bots, sides: [] }) ?? Number.NaN;
  };

  it('the Gini coefficient is 1 where one has everything, with however many others', () => {
    for (const seats of [2, 3, 8, 30]) expect(valueOf('gini', [5, ...Array.from({ length: seats - 1 }, () => 0)])).toBeCloseTo(1);
    expect(valueOf('gini', [7])).toBe(0);
    expect(valueOf('gini', [1, 3])).toBeCloseTo(0.5);
  });

  it('count debts as nothing, as the curve does', () => {
    const values = [-10, 0, 10, 20];
    expect(valueOf('half', values)).toBeCloseTo(lorenzAt(lorenzOf(values), 0.5));
    expect(valueOf('top', values)).toBeCloseTo(2 / 3);
    expect(valueOf('top', [-30, 0, 10])).toBe(1);
    expect(valueOf('gini', values)).toBeCloseTo(valueOf('gini', [0, 0, 10, 20]));
    expect(valueOf('min', values)).toBe(-10);
  });
});

it('whoever has the most leads, alone or with others; nobody leads where nobody has any', () => {
  const reading = (...worths: readonly number[]): Reading => ({
    figures: Object.fromEntries(worths.map((worth, seat) => [`bourse.metric.worth/${seat}`, worth])),
    bots: worths.map(() => 'decent'),
    sides: [],
  });
  expect(leadersIn('worth', reading(3, 5, 5))).toEqual([1, 2]);
  expect(leadersIn('worth', reading(0, 0, 0))).toEqual([]);
});
