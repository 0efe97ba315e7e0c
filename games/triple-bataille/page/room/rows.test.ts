import { describe, expect, it } from 'vitest';
import type { Entry } from '#games/triple-bataille/types.ts';
import { layRows } from './rows.ts';

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
