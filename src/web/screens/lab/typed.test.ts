import { describe, expect, it } from 'vitest';
import { type Forecast, forecastIn, numbersIn, turnsIn } from './typed.ts';

const forecast = (more: Forecast['more'], by = ''): Forecast => ({ more, by, shared: false });

describe('a forecast', () => {
  it('is the second arm minus the first, in points where parts of games are compared', () => {
    expect(forecastIn(forecast('second', '5'), true)).toBe(0.05);
    expect(forecastIn(forecast('first', '2,5'), false)).toBe(-2.5);
    expect(forecastIn(forecast('second', '1 000'), false)).toBe(1000);
    expect(forecastIn(forecast('none'), true)).toBe(0);
  });

  it('is none where nothing was said, or no number', () => {
    for (const [more, by] of [
      ['', '5'],
      ['first', ''],
      ['second', 'much'],
      ['second', '-3'],
    ] as const)
      expect(forecastIn(forecast(more, by), false)).toBeNull();
  });
});

it('turns are whole numbers, whatever stands between them, each once, four at most', () => {
  expect(turnsIn('10, 20 et 20; 0 5 99999')).toEqual([10, 20, 5]);
  expect(turnsIn('1 2 3 4 5')).toEqual([1, 2, 3, 4]);
  expect(turnsIn('')).toEqual([]);
});

it('numbers of a rule are those it may have, each once, sixteen at most', () => {
  const scale = { min: 0, max: 3000, step: 50 };
  expect(numbersIn('0, 500; 500 1000 et 3050, 25', scale)).toEqual([0, 500, 1000]);
  expect(numbersIn('', scale)).toEqual([]);
  expect(numbersIn(Array.from({ length: 40 }, (_, index) => index * 50).join(' '), scale)).toHaveLength(16);
});
