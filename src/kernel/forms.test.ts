import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formFault } from '../testkit/forms.ts';
import { quickChance } from './chance.ts';
import * as drafts from './drafts.ts';
import { costOf, fewFillings, fillForm, fitsField, fitsForm, type FormOffer, moveOf, openFields, openingMove, openingValues, startOn } from './forms.ts';
import type { Field } from './game.ts';

const form = (...fields: readonly Field[]): FormOffer => ({ kind: 'form', label: { key: 'x', clauses: [] }, type: 'go', fields });
const int = { kind: 'int', name: 'n', min: 2, max: 9, step: 3 } as const;
const one = { kind: 'pick', name: 'one', from: ['a', 'b'], min: 1, max: 1 } as const;
const some = { kind: 'pick', name: 'some', from: ['a', 'b', 'c'], min: 1, max: 5 } as const;
const text = { kind: 'text', name: 'text', maxLength: 3 } as const;

/* ---------- any form ---------- */

type Blank = Pick<Extract<Field, { kind: 'int' }>, 'kind' | 'min' | 'max' | 'step'>;

const intOf = ([min, span, step, wanted]: readonly [number, number, number, number | null]) => {
  const blank: Blank = { kind: 'int', min, max: min + span, step };
  return wanted === null ? blank : Object.assign(blank, { start: startOn(blank, wanted) });
};
const ints = fc.tuple(fc.integer({ min: -20, max: 50 }), fc.nat(60), fc.integer({ min: 1, max: 9 }), fc.option(fc.nat(60), { nil: null })).map(intOf);

const picks = fc
  .tuple(fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 }), fc.nat(6), fc.nat(3))
  .map(([from, least, more]) => {
    const min = Math.min(least, from.length);
    return { kind: 'pick', from, min, max: Math.max(1, min + more) } as const;
  });

const texts = fc.tuple(fc.nat(3), fc.nat(5)).map(([minLength, more]) => ({ kind: 'text', minLength, maxLength: minLength + more }) as const);

/** Some blanks cost, others bring in, the first has a list beside. */
const formOf = ([blanks, unit, purse]: readonly [
  readonly (typeof ints | typeof picks | typeof texts extends fc.Arbitrary<infer B> ? B : never)[],
  number,
  number | null,
]): FormOffer => {
  const fields = blanks.map((blank, index): Field => Object.assign(blank, { name: `f${index}` }));
  if (purse === null) return form(...fields);
  const costs = Object.fromEntries(fields.map(({ name }, index) => [name, index % 2 === 0 ? unit : -unit]));
  return { ...form(...fields), costs, totals: { f0: [3, 1, 4, 1, 5] }, purse };
};

/** Forms with up to four blanks, with or without a purse that the least can pay. */
const forms = fc
  .tuple(fc.array(fc.oneof(ints, picks, texts), { maxLength: 4 }), fc.integer({ min: -9, max: 9 }), fc.option(fc.nat(80), { nil: null }))
  .map(formOf)
  .filter((made) => formFault(made) === null);

describe('any form', () => {
  it('is filled with what fits it, at its least, its most, and at random', () => {
    fc.assert(
      fc.property(forms, fc.nat(), (made, seed) => {
        for (const filling of ['least', 'most', quickChance(seed)] as const)
          expect(fitsForm(made, fillForm(made, filling, ['', 'é', 'a long text']))).toBe(true);
      }),
    );
  });

  it('is tried at a few fillings that all fit it', () => {
    fc.assert(
      fc.property(forms, (made) => {
        const few = fewFillings(made, 12);
        expect(few.length).toBeLessThanOrEqual(12);
        for (const filling of few) expect(fitsForm(made, filling)).toBe(true);
      }),
    );
    expect(fewFillings(form({ ...int, start: 5 }, one), 12)).toHaveLength(6);
  });

  it('opens with what fits it, and with what was given where that fits', () => {
    fc.assert(
      fc.property(forms, fc.nat(), (made, seed) => {
        expect(fitsForm({ ...made, purse: Number.POSITIVE_INFINITY }, openingMove(made))).toBe(true);
        const { type, ...given } = fillForm(made, quickChance(seed));
        expect(type).toBe('go');
        const held = Object.entries(given).flatMap(([name, value]) => (typeof value === 'number' || typeof value === 'string' ? [[name, value] as const] : []));
        expect(openingValues(made, Object.fromEntries(held))).toMatchObject(Object.fromEntries(held));
        expect(openingValues(made, { f0: 'nothing of the kind', f1: -1000 })).toEqual(openingValues(made));
      }),
    );
  });

  it('becomes the move of its filling, which costs the same as the filling', () => {
    fc.assert(
      fc.property(forms, (made) => {
        const values = openingValues(made);
        const move = moveOf(made, values);
        if (move === null) return;
        expect(fitsForm(made, move)).toBe(true);
        expect(costOf(made, move)).toBe(costOf(made, values));
      }),
    );
  });
});

/* ---------- some forms ---------- */

describe('the number a blank opens with', () => {
  it.each([
    [5, 5],
    [6, 5],
    [7, 8],
    [-3, 2],
    [40, 8],
  ])('is the nearest to %i that may be filled in: %i', (wanted, start) => expect(startOn(int, wanted)).toBe(start));
});

describe('what a form costs', () => {
  it('is so much for each unit, or what the game lists for each number, or not said', () => {
    expect(costOf({ ...form(int), costs: { n: 100 } }, { n: 5 })).toBe(500);
    expect([2, 5, 8].map((n) => costOf({ ...form(int), totals: { n: [-6, -13, -19] } }, { n }))).toEqual([-6, -13, -19]);
    expect(costOf(form(int), { n: 5 })).toBeNull();
  });

  it('is what its purse holds at most: first it borrows, then it spends less', () => {
    const amount = { kind: 'int', name: 'amount', min: 5, max: 40, step: 1 } as const;
    const loan = { kind: 'int', name: 'loan', min: 0, max: 4, step: 1 } as const;
    const priced = { ...form(amount, loan), costs: { amount: 1, loan: -10 }, purse: 2 };
    expect(fillForm(priced, 'least')).toEqual({ type: 'go', amount: 5, loan: 1 });
    expect(fillForm(priced, 'most')).toEqual({ type: 'go', amount: 40, loan: 4 });
    expect(fillForm({ ...priced, fields: [amount], purse: 7 }, 'most')).toEqual({ type: 'go', amount: 7 });
    expect([12, 13].map((spent) => moveOf(priced, { amount: spent, loan: 1 }) !== null)).toEqual([true, false]);
    const listed = { ...form({ ...amount, max: 8 }), totals: { amount: [1, 4, 9, 16] }, purse: 10 };
    expect(fillForm(listed, 'most')).toEqual({ type: 'go', amount: 7 });
  });
});

describe('how a form opens', () => {
  it('with the least of everything, what the game thinks likeliest, or what was given where it fits', () => {
    expect(openingValues(form(int, one, some, text))).toEqual({ n: 2, one: 'a', some: ['a'], text: '' });
    const likely = form({ ...int, start: 5 }, { ...one, start: ['b'] }, { ...some, start: ['b', 'c'] });
    expect(openingValues(likely)).toEqual({ n: 5, one: 'b', some: ['b', 'c'] });
    expect(openingValues(likely, { n: 8, one: 'c' })).toEqual({ n: 8, one: 'b', some: ['b', 'c'] });
  });

  it('a vote with nothing chosen: it cannot be confirmed unread', () => {
    const vote = form(drafts.blank.ballot('one', ['yes', 'no']));
    expect(openingValues(vote)).toEqual({});
    expect(moveOf(vote, openingValues(vote))).toBeNull();
    expect(moveOf(vote, { one: 'no' })).toEqual({ type: 'go', one: 'no' });
  });

  it('a single pick of nothing is left out, as it is of the move', () => {
    const maybe = form({ ...one, min: 0 });
    expect(openingValues(maybe)).toEqual({});
    expect(moveOf(maybe, {})).toEqual({ type: 'go' });
    expect(moveOf(maybe, { one: '' })).toBeNull();
    expect(fillForm(maybe, 'least')).toEqual({ type: 'go' });
  });

  it('asks only for the blanks that leave a choice', () => {
    const none = { ...int, name: 'none', min: 0, max: 0 };
    expect(openFields(form(none, { ...one, from: ['a'] }, int)).map(({ name }) => name)).toEqual(['n']);
  });
});

describe('a blank', () => {
  it.each([
    [int, [2, 5, 8], [3, 11, -1, 2.5, '5', undefined]],
    [one, ['a', 'b'], ['c', '', ['a'], undefined]],
    [some, [['a'], ['c', 'a']], [[], ['a', 'a'], ['d'], 'a']],
    [text, ['', 'abc'], ['abcd', 3]],
  ])('%j holds what fits and nothing else', (field, right, wrong) => {
    expect(right.map((value) => fitsField(field, value))).toEqual(right.map(() => true));
    expect(wrong.map((value) => fitsField(field, value))).toEqual(wrong.map(() => false));
  });
});

describe('a form that cannot be filled, or cannot open as it says', () => {
  it.each([
    [int, null],
    [{ ...int, max: 1 }, 'field n goes from 2 to 1 by 3'],
    [{ ...int, step: 0 }, 'field n goes from 2 to 9 by 0'],
    [{ ...one, from: [] }, 'field one asks for 1 to 1 of 0 things'],
    [{ ...some, min: 4 }, 'field some asks for 4 to 5 of 3 things'],
    [{ ...some, from: ['a', 'a'] }, 'field some lists a thing twice'],
    [{ ...text, minLength: 4 }, 'field text asks for 4 of 3 letters'],
    [{ ...int, start: 8 }, null],
    [{ ...int, start: 9 }, 'field n starts with 9, which may not be filled in'],
    [{ ...int, start: -1 }, 'field n starts with -1, which may not be filled in'],
    [{ ...one, start: ['b'] }, null],
    [{ ...one, start: ['c'] }, 'field one starts with "c", which may not be filled in'],
    [{ ...one, min: 0, start: [] }, null],
    [{ ...some, start: ['a', 'a'] }, 'field some starts with ["a","a"], which may not be filled in'],
    [{ ...some, start: [] }, 'field some starts with [], which may not be filled in'],
  ])('%j: %s', (field, fault) => {
    expect(formFault(form(field))).toBe(fault);
  });

  it('is one that its purse cannot pay', () => {
    const bid = (start: number, purse: number): FormOffer => ({ ...form({ ...int, start }), costs: { n: 1 }, purse });
    expect(formFault(bid(5, 7))).toBeNull();
    expect(formFault(bid(8, 7))).toBe('what it starts with is more than its purse holds');
    expect(formFault(bid(5, 1))).toBe('no filling fits its purse');
  });
});
