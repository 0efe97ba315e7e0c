import { describe, expect, it } from 'vitest';
import { curveRows, endLines, perTurn, readingsOf, upTo } from './curves.ts';

const point = (turn: number, step: number, metrics: Readonly<Record<string, number>> = {}) => ({ turn, step, metrics });

describe('curves', () => {
  it('have the last point of each turn, and none where the figure is unknown', () => {
    const points = [point(2, 3, { a: 1 }), point(2, 9, { a: 2 }), point(1, 1), point(3, 12, { b: 5 })];
    expect(perTurn(points).map(({ step }) => step)).toEqual([1, 9, 12]);
    expect(readingsOf(points, 'a')).toEqual([{ turn: 2, value: 2 }]);
  });

  it('end with the turn in progress, also where a past position is looked at, unless it is hidden', () => {
    const past = [1, 2, 3].map((turn) => ({ turn, value: turn }));
    expect(upTo(past, 4, 9).map(({ value }) => value)).toEqual([1, 2, 3, 9]);
    expect(upTo(past, 2, 9).map(({ value }) => value)).toEqual([1, 9]);
    expect(upTo(past, 4, null)).toEqual(past);
  });

  it('leave a cell empty where one of them has no value', () => {
    const curves = [{ readings: [{ turn: 1, value: 5 }] }, { readings: [1, 2].map((turn) => ({ turn, value: 7 })) }];
    expect(curveRows(curves, (value) => `${value} F`)).toEqual([
      ['1', '5 F', '7 F'],
      ['2', '', '7 F'],
    ]);
  });
});

it('the words at the end of a line stand side by side where they fit, else one below the other', () => {
  expect(endLines(['12 played', '7 what if'], true)).toEqual(['12 played · 7 what if']);
  expect(endLines(['12 played', '7 what if'], false)).toHaveLength(2);
  expect(endLines(['−6,265 played', '−5,831 what if'], true)).toEqual(['−6,265 played', '−5,831 what if']);
});
