import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffText, isSame, type Json, type Patch, patched } from './patch.ts';

/** As it comes over the wire. */
const diff = (before: unknown, after: unknown): Patch | null => JSON.parse(diffText(before, after) ?? 'null');

const KEYS = ['a', 'b', '0', '1', '__proto__', 'constructor', 'toString', 'length', 's', 'o', 'd', ''];

/** JSON whose keys are few, so that two values have much in common, and some of them nasty. JSON.parse makes `__proto__` an own key. */
const json: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<Json>(null, true, false, 0, 1, '', 'x'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc
      .array(fc.tuple(fc.constantFrom(...KEYS), tie('value')), { maxLength: 4 })
      .map((entries): Json => JSON.parse(`{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`)),
  ),
})).value;

/** Key order means nothing; told apart from lists, and `__proto__` stays a key. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, sorted(inner)] as const);
  return ['object', entries.sort(([a], [b]) => (a < b ? -1 : 1))];
};

describe('diff and patched', () => {
  it('turn one JSON value into another, over the wire', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        expect(JSON.stringify(sorted(patched(before, diff(before, after))))).toBe(JSON.stringify(sorted(after)));
      }),
      { numRuns: 3000, seed: 7 },
    );
  });

  it('say null exactly when nothing changed', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const same = JSON.stringify(sorted(before)) === JSON.stringify(sorted(after));
        expect([diff(before, after) === null, isSame(before, after)]).toEqual([same, same]);
      }),
      { numRuns: 1000, seed: 7 },
    );
  });

  it('change neither of the values', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const text = JSON.stringify([before, after]);
        patched(before, diff(before, after));
        expect(JSON.stringify([before, after])).toBe(text);
      }),
      { numRuns: 500, seed: 7 },
    );
  });

  it('never touch the prototype of anything', () => {
    const evil: unknown = JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}');
    const result = patched({}, diff({}, evil));
    expect(Object.hasOwn(Object(result), '__proto__')).toBe(true);
    expect(Object.getPrototypeOf(result)).toBe(Object.prototype);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(patched(evil, diff(evil, {}))).toEqual({});
  });

  it('take a key that holds undefined for one that is not there, as JSON does', () => {
    expect(diff({ a: undefined }, {})).toBeNull();
    expect(diff({}, { a: undefined })).toBeNull();
    expect(diff({ a: 1 }, { a: undefined })).toEqual({ o: { a: { d: 1 } } });
    expect(patched({ a: 1 }, diff({ a: 1 }, { a: undefined }))).toEqual({});
    expect(patched({ a: undefined }, diff({ a: undefined }, { a: 2 }))).toEqual({ a: 2 });
  });

  it('shrink, grow and replace lists', () => {
    for (const [before, after] of [
      [[1, 2, 3], [1]],
      [[1], [1, 2, 3]],
      [[], [{}]],
      [[{ a: 1 }], [{ a: 2 }]],
      [[1], { 0: 1 }],
      [{ 0: 1 }, [1]],
      [[[1, 2]], [[2]]],
    ]) {
      expect(patched(before, diff(before, after))).toEqual(after);
    }
  });

  it('stay small and share what did not change', () => {
    const before = { big: { list: [1, 2, 3] }, turn: 1 };
    const after = { ...before, turn: 2 };
    const change = diff(before, after);
    expect(change).toEqual({ o: { turn: { s: 2 } } });
    expect(patched(before, change)).toHaveProperty('big', before.big);
    expect(Reflect.get(Object(patched(before, change)), 'big')).toBe(before.big);
  });
});
