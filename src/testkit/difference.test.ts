import { describe, expect, it } from 'vitest';
import { deepFreeze, difference, jsonFault, same, throughJson } from './difference.ts';

describe('difference', () => {
  it('is null for equal data, shared or not', () => {
    const inner = { list: [1, { two: 2 }] };
    expect(difference({ a: inner, b: null }, { b: null, a: { list: [1, { two: 2 }] } })).toBeNull();
    expect(same(Number.NaN, Number.NaN)).toBe(true);
  });

  it('names the first place that differs', () => {
    expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('a[1].b: 2 ≠ 3');
    expect(difference([1, 2], [1])).toBe('the whole value: 2 elements ≠ 1 elements');
    expect(difference({ a: 1 }, {})).toBe('a: 1 ≠ no such key');
    expect(difference({}, { a: 'x' })).toBe('a: no such key ≠ "x"');
  });

  it('tells undefined from missing, a class from plain data and null from an object', () => {
    expect(difference({ a: undefined }, {})).toBe('a: nothing ≠ no such key');
    expect(difference({ at: new Date(0) }, { at: {} })).toBe('at: not the same kind of object');
    expect(difference({ a: null }, { a: {} })).toBe('a: null ≠ {}');
    expect(difference([], {})).toBe('the whole value: not the same kind of object');
  });
});

describe('deepFreeze', () => {
  it('freezes to the bottom and shares what is frozen', () => {
    const data = deepFreeze({ a: [{ b: 1 }] });
    expect(Object.isFrozen(data.a[0])).toBe(true);
    expect(deepFreeze(data)).toBe(data);
  });
});

describe('throughJson', () => {
  it('shows what JSON loses', () => {
    expect(difference({ a: Number.NaN }, throughJson({ a: Number.NaN }))).toBe('a: NaN ≠ null');
    expect(throughJson(undefined)).toBeNull();
  });
});

describe('jsonFault', () => {
  const fault = (value: unknown): string | null => jsonFault(value, new WeakSet());

  it('is null exactly when JSON gives the value back as it was', () => {
    class Point {
      x = 1;
    }
    const values: readonly unknown[] = [
      null,
      'a',
      -1.5,
      [1, [], {}],
      { a: { b: [null] } },
      Object.create(null),
      undefined,
      { a: undefined },
      [undefined],
      Object.assign([], { 1: 'a hole before' }),
      Number.NaN,
      { a: Number.POSITIVE_INFINITY },
      1n,
      Symbol('s'),
      { [Symbol('s')]: 1 },
      new Date(0),
      new Map(),
      new Set([1]),
      new Point(),
      { f: () => 1 },
      { toJSON: 1 },
      Object.assign([1], { extra: 1 }),
    ];
    expect(values.map((value) => fault(value) === null)).toEqual([true, true, true, true, true, true, ...values.slice(6).map(() => false)]);
    expect(fault({ a: [0, { b: Number.NaN }] })).toBe('a[1].b is NaN');
  });

  it('looks at a frozen part once, and at what may still change every time', () => {
    const known = new WeakSet<object>();
    const part: { value: unknown } = { value: 1 };
    expect(jsonFault({ part }, known)).toBeNull();
    part.value = undefined;
    expect(jsonFault({ part }, known)).toBe('part.value is undefined');
    const frozen = deepFreeze({ list: [1] });
    expect(jsonFault(frozen, known)).toBeNull();
    expect(known.has(frozen.list)).toBe(true);
  });
});
