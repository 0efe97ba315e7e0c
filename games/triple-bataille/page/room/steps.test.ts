import { describe, expect, it } from 'vitest';
import { viewOf } from '../testing/position.ts';
import { creditCount, creditSteps } from './steps.ts';

const room = (debt: 'C2' | 'C3' | 'C4', credits: number, state: number) => {
  const base = viewOf({ seats: 24 }).table;
  return viewOf({
    seats: 24,
    table: { bundle: debt === 'C3' ? 2 : 1, cycle: { ...base.cycle, debt }, state: { ...base.state, credits: state } },
    me: { credits },
  });
};

describe('the money-creation board', () => {
  it('[TB-13.2] counts the credits left before everything is divided', () => {
    expect(creditCount(room('C3', 58, 76))).toEqual({ credits: 134, left: 11, divide: 4, doubles: false });
  });

  it('[TB-13.2] tells when the next step doubles the prices', () => {
    expect(creditCount(room('C2', 3, 4))).toEqual({ credits: 7, left: 42, divide: 1, doubles: true });
  });

  it('[TB-2.8] draws the step before, the present one and the one ahead', () => {
    expect(creditSteps(room('C3', 58, 76)).map(({ cycle, from, to, bundle, state }) => [cycle, from, to, bundle, state])).toEqual([
      ['C2', 0, 2, 1, 'passed'],
      ['C3', 2, 6, 2, 'now'],
      ['C4', 0, 2, 1, 'ahead'],
    ]);
    expect(creditSteps(room('C4', 0, 0)).map(({ cycle, state }) => [cycle, state])).toEqual([
      ['C4', 'now'],
      ['C5', 'ahead'],
      ['C6', 'ahead'],
    ]);
  });
});
