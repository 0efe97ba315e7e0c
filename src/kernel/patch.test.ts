import { describe, expect, it } from 'vitest';
import { patchState } from './patch.ts';

describe('patchState', () => {
  it('merges objects, changes elements by number and replaces with $set', () => {
    const state = { a: { b: 1, c: [1, 2, { d: 3 }] }, point: { kind: 'x', left: 1 } };
    expect(patchState(state, { a: { c: { 2: { d: 4 } } }, point: { $set: { kind: 'y' } } })).toEqual({
      ok: true,
      state: { a: { b: 1, c: [1, 2, { d: 4 }] }, point: { kind: 'y' } },
    });
    expect(patchState(state, { a: { c: [9] } })).toMatchObject({ state: { a: { c: [9] } } });
    expect(patchState(state, { fresh: { $set: 1 } })).toMatchObject({ state: { fresh: 1 } });
    expect(patchState(state, { a: { b: { e: 1 } } })).toMatchObject({ ok: false });
  });
});
