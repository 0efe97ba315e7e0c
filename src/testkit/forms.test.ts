import { describe, expect, it } from 'vitest';
import { quickChance } from '#kernel/chance.ts';
import type { FormOffer } from '#kernel/forms.ts';
import type { Field, Offer } from '#kernel/game.ts';
import { isOffered, lostBlank, offeredMoves, openingOf } from './forms.ts';

const form = (...fields: readonly Field[]): FormOffer => ({ kind: 'form', label: { key: 'x', clauses: [] }, type: 'go', fields });
const int = { kind: 'int', name: 'n', min: 2, max: 9, step: 3 } as const;
const one = { kind: 'pick', name: 'one', from: ['a', 'b'], min: 1, max: 1 } as const;
const some = { kind: 'pick', name: 'some', from: ['a', 'b', 'c'], min: 1, max: 5 } as const;
const text = { kind: 'text', name: 'text', maxLength: 3 } as const;

const itself = (move: unknown): unknown => move;

describe('filling a form', () => {
  it('goes from the least to the most', () => {
    const [least, most] = offeredMoves([form(int, one, some, text)], quickChance(1));
    expect(least).toEqual({ type: 'go', n: 2, one: 'a', some: ['a'], text: '' });
    expect(most).toEqual({ type: 'go', n: 8, one: 'a', some: ['a', 'b', 'c'], text: 'xxx' });
  });

  it('fills at random with nothing but what the form allows, and all of it', () => {
    const offers = [form(int, one, some, text)];
    const chance = quickChance(2);
    const seen = new Set<string>();
    for (let round = 0; round < 200; round++) {
      for (const move of offeredMoves(offers, chance)) {
        expect(isOffered(offers, move, itself)).toBe(true);
        seen.add(/"n":(\d)/.exec(JSON.stringify(move))?.[1] ?? '');
      }
    }
    expect([...seen].sort()).toEqual(['2', '5', '8']);
  });

  it('also tries what the form opens with', () => {
    const started = form({ ...int, start: 5 }, { ...one, start: ['b'] }, { ...some, start: ['c', 'a'] }, text);
    const filled = { type: 'go', n: 5, one: 'b', some: ['c', 'a'], text: '' };
    expect(offeredMoves([started], quickChance(1))).toContainEqual(filled);
    expect(openingOf([started], 'go')).toEqual(filled);
    expect(openingOf([form(int, one)], 'go')).toEqual({ type: 'go', n: 2, one: 'a' });
  });

  it('leaves out a pick of nothing', () => {
    expect(offeredMoves([form({ ...one, min: 0 })], quickChance(1))[0]).toEqual({ type: 'go' });
  });

  it('writes at least as much as a text must have', () => {
    const offers = [form({ ...text, minLength: 2 })];
    const chance = quickChance(3);
    for (let round = 0; round < 50; round++) for (const move of offeredMoves(offers, chance)) expect(isOffered(offers, move, itself)).toBe(true);
    expect(isOffered(offers, { type: 'go', text: 'a' }, itself)).toBe(false);
  });
});

describe('fitting an offer', () => {
  const good = { type: 'go', n: 5, one: 'b', some: ['c', 'a'], text: 'ab' };
  const offers = [form(int, one, some, text)];

  it.each([
    [{}, true],
    [{ n: 6 }, false],
    [{ n: 11 }, false],
    [{ n: '5' }, false],
    [{ one: 'c' }, false],
    [{ one: ['a'] }, false],
    [{ some: [] }, false],
    [{ some: ['a', 'a'] }, false],
    [{ some: ['d'] }, false],
    [{ some: 'a' }, false],
    [{ text: 'abcd' }, false],
    [{ type: 'stop' }, false],
    [{ more: 1 }, false],
  ])('with %j: %s', (change, fits) => {
    expect(isOffered(offers, { ...good, ...change }, itself)).toBe(fits);
  });

  it('takes a plain move as it is', () => {
    const plain: Offer<unknown> = { kind: 'move', label: { key: 'x', clauses: [] }, move: { type: 'roll' } };
    expect(isOffered([plain], { type: 'roll' }, itself)).toBe(true);
    expect(isOffered([plain], { type: 'roll', n: 1 }, itself)).toBe(false);
    expect(isOffered([], null, itself)).toBe(false);
  });

  it('lays a nested move out as its form first', () => {
    const nested = { type: 'go', order: { n: 5 } };
    const asForm = (move: unknown): unknown => (move === nested ? { type: 'go', n: 5 } : move);
    expect(isOffered([form(int)], nested, asForm)).toBe(true);
  });
});

describe('lostBlank', () => {
  it('names what comes back changed, but lets lists be reordered', () => {
    expect(lostBlank({ type: 'go', some: ['b', 'a'] }, { type: 'go', some: ['a', 'b'] })).toBeNull();
    expect(lostBlank({ type: 'go', n: 5 }, { type: 'go', n: 4 })).toBe('n');
    expect(lostBlank({ type: 'go', n: 5 }, null)).toBe('type');
  });
});
