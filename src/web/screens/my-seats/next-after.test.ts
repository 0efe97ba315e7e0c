import { describe, expect, it } from 'vitest';
import { nextAfter } from './next-after.ts';

const table = (id: string, myTurn: boolean) => ({ held: { table: id }, myTurn });

describe('the next table', () => {
  it('goes round those that wait, and nowhere when no other does', () => {
    const tables = [table('a', true), table('b', false), table('c', true)];
    expect([null, 'a', 'c', 'b', 'x'].map((after) => nextAfter(tables, after))).toEqual(['a', 'c', 'a', 'a', 'a']);
    expect([nextAfter([table('a', true)], 'a'), nextAfter([table('b', false)], null), nextAfter([], null)]).toEqual([null, null, null]);
  });
});
