import { describe, expect, it } from 'vitest';
import { at, collect, gather, range, replaceAt, sum, unreachable } from './collections.ts';

describe('collections', () => {
  it('at throws outside the list', () => {
    expect(at(['a', 'b'], 1)).toBe('b');
    for (const index of [2, -1, 0.5]) expect(() => at(['a', 'b'], index)).toThrow(`no element ${index} in a list of 2`);
  });

  it('replaceAt copies', () => {
    const list = Object.freeze([1, 2, 3]);
    expect(replaceAt(list, 1, 9)).toEqual([1, 9, 3]);
  });

  it('sum and range', () => {
    expect([sum([]), sum(new Set([1, 2])), range(0), range(3)]).toEqual([0, 3, [], [0, 1, 2]]);
  });

  it('unreachable says what was reached', () => {
    const odd: { readonly type: string } = { type: 'odd' };
    expect(() => Reflect.apply(unreachable, null, [odd])).toThrow('unreachable: {"type":"odd"}');
  });

  it('collect and gather list what is made of each, one by one or many at a time', () => {
    expect(collect([5, 6, 7], (n, index) => (n === 6 ? null : n * index))).toEqual([0, 14]);
    expect(gather([2, 0, 1], (n) => range(n))).toEqual([0, 1, 0]);
  });
});
