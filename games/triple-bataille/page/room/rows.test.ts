import { describe, expect, it } from 'vitest';
import type { Entry } from '#games/triple-bataille/types.ts';
import { creditCount, creditSteps, layRows } from './rows.ts';
import { viewOf } from '../testing/position.ts';

const entry = (seat: number, cards = 1): Entry => ({
  key: String(seat),
  owner: seat,
  operator: seat,
  kind: 'micro',
  b: cards,
  f: 0,
  post: false,
  counting: Array.from({ length: cards }, () => 5),
  cards: [],
});
const entries = (count: number): readonly Entry[] => Array.from({ length: count }, (_, seat) => entry(seat));
const groups = (...sizes: readonly number[]): readonly (readonly string[])[] => {
  let next = 0;
  return sizes.map((size) => Array.from({ length: size }, () => String(next++)));
};
const keys = (rows: ReturnType<typeof layRows>['rows']): readonly (readonly string[])[] => rows.map((row) => row.flatMap((sheet) => sheet.keys));

describe('the cards of a battle on the wall', () => {
  it('are as large as their number allows', () => {
    const sizeOf = (count: number) => layRows(groups(...Array.from({ length: count }, () => 1)), entries(count)).size;
    expect([8, 30, 40, 60].map(sizeOf)).toEqual(['large', 'middle', 'fair', 'small']);
  });

  it('a row does not break a tie that it could hold', () => {
    const { rows, size } = layRows(groups(9, 4, 5), entries(18));
    expect(size).toBe('middle');
    expect(keys(rows).map((row) => row.length)).toEqual([9, 9]);
  });

  it('a tie that no row holds is broken, and nobody is lost', () => {
    const { rows } = layRows(groups(60), entries(60));
    expect(keys(rows).flat()).toHaveLength(60);
    expect(rows.length).toBeGreaterThan(1);
  });

  it('a stake of several cards takes more room', () => {
    const staked = entries(8).map((one) => entry(one.operator, 3));
    expect(layRows(groups(1, 1, 1, 1, 1, 1, 1, 1), staked).rows).toHaveLength(2);
    const crowd = entries(60).map((one) => entry(one.operator, 3));
    const { size, rows } = layRows(groups(...Array.from({ length: 60 }, () => 1)), crowd);
    expect([size, rows.length]).toEqual(['least', 5]);
  });
});

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
