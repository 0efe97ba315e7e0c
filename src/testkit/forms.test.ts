import { describe, expect, it } from 'vitest';
import { type Field, type Offer, quickChance } from '#kernel';
import { formFault, isOffered, lostBlank, offeredMoves, openingOf } from './forms.ts';

type Form = Extract<Offer<unknown>, { kind: 'form' }>;

const form = (...fields: readonly Field[]): Form => ({ kind: 'form', label: { key: 'x', clauses: [] }, type: 'go', fields });
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

describe('a form with a purse', () => {
  const amount = { kind: 'int', name: 'amount', min: 5, max: 40, step: 1 } as const;
  const loan = { kind: 'int', name: 'loan', min: 0, max: 4, step: 1 } as const;
  const priced = (purse: number): Form => ({ ...form(amount, loan), costs: { amount: 1, loan: -10 }, purse });

  it('is filled with what it can pay: first it borrows, then it spends less', () => {
    const [least, most] = offeredMoves([priced(2)], quickChance(1));
    expect(least).toEqual({ type: 'go', amount: 5, loan: 1 });
    expect(most).toEqual({ type: 'go', amount: 40, loan: 4 });
    expect(offeredMoves([{ ...priced(7), fields: [amount] }], quickChance(1))[1]).toEqual({ type: 'go', amount: 7 });
  });

  it.each([
    [{ amount: 12, loan: 1 }, true],
    [{ amount: 13, loan: 1 }, false],
    [{ amount: 13, loan: 2 }, true],
  ])('%j fits: %s', (values, fits) => {
    expect(isOffered([priced(2)], { type: 'go', ...values }, itself)).toBe(fits);
  });

  it('is at fault when nothing can pay for it', () => {
    expect(formFault(priced(2))).toBe(null);
    expect(formFault(priced(-40))).toContain('purse');
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

describe('a form that cannot be filled', () => {
  it.each([
    [int, null],
    [{ ...int, max: 1 }, 'field n goes from 2 to 1 by 3'],
    [{ ...int, step: 0 }, 'field n goes from 2 to 9 by 0'],
    [{ ...one, from: [] }, 'field one asks for 1 to 1 of 0 things'],
    [{ ...some, min: 4 }, 'field some asks for 4 to 5 of 3 things'],
    [{ ...some, from: ['a', 'a'] }, 'field some lists a thing twice'],
  ])('%j: %s', (field, fault) => {
    expect(formFault(form(field))).toBe(fault);
  });
});

describe('a form that cannot open as it says', () => {
  it.each([
    [{ ...int, start: 8 }, null],
    [{ ...int, start: 9 }, 'field n starts with 9, which may not be filled in'],
    [{ ...int, start: 11 }, 'field n starts with 11, which may not be filled in'],
    [{ ...int, start: -1 }, 'field n starts with -1, which may not be filled in'],
    [{ ...one, start: ['b'] }, null],
    [{ ...one, start: ['c'] }, 'field one starts with "c", which may not be filled in'],
    [{ ...one, min: 0, start: [] }, null],
    [{ ...some, start: ['a', 'a'] }, 'field some starts with ["a","a"], which may not be filled in'],
    [{ ...some, start: [] }, 'field some starts with [], which may not be filled in'],
  ])('%j: %s', (field, fault) => {
    expect(formFault(form(field))).toBe(fault);
  });

  it('is one that would cost more than its purse holds', () => {
    const bid = (start: number): Form => ({ ...form({ ...int, start }), costs: { n: 1 }, purse: 7 });
    expect(formFault(bid(5))).toBeNull();
    expect(formFault(bid(8))).toBe('what it starts with is more than its purse holds');
  });
});

describe('lostBlank', () => {
  it('names what comes back changed, but lets lists be reordered', () => {
    expect(lostBlank({ type: 'go', some: ['b', 'a'] }, { type: 'go', some: ['a', 'b'] })).toBeNull();
    expect(lostBlank({ type: 'go', n: 5 }, { type: 'go', n: 4 })).toBe('n');
    expect(lostBlank({ type: 'go', n: 5 }, null)).toBe('type');
  });
});
