import { describe, expect, it } from 'vitest';
import { costOf, type FormOffer, isSlip, moveOf, openingValues } from './form.ts';

const label = { key: 'k', clauses: [] };
const buy: FormOffer = { kind: 'form', label, type: 'buy', fields: [{ kind: 'int', name: 'n', min: 1, max: 4, step: 1 }], costs: { n: 27_000 } };
const alerts: FormOffer = {
  kind: 'form',
  label,
  type: 'alerts',
  fields: [
    { kind: 'pick', name: 'securities', from: ['DAR', 'MAR', 'POL'], min: 1, max: 3 },
    { kind: 'int', name: 'buyAt', min: 0, max: 40_000, step: 1000 },
    { kind: 'pick', name: 'bank', from: ['A', 'B'], min: 1, max: 1 },
    { kind: 'text', name: 'note', maxLength: 5 },
  ],
};

describe('what a form costs', () => {
  it('is so much for each unit, or what the game lists for each number', () => {
    expect(costOf(buy, { n: 3 })).toBe(81_000);
    const sale: FormOffer = {
      kind: 'form',
      label,
      type: 'sell',
      fields: [{ kind: 'int', name: 'n', min: 1, max: 3, step: 1 }],
      totals: { n: [-6000, -13_000, -19_000] },
    };
    expect([1, 2, 3].map((n) => costOf(sale, { n }))).toEqual([-6000, -13_000, -19_000]);
  });
});

describe('a form becomes a move', () => {
  it('opens with the least of everything, or with what the board gave where it fits', () => {
    expect(openingValues(buy)).toEqual({ n: 1 });
    expect(openingValues(buy, { n: 3 })).toEqual({ n: 3 });
    expect(openingValues(buy, { n: 9 })).toEqual({ n: 1 });
    expect(openingValues(alerts)).toEqual({ securities: ['DAR'], buyAt: 0, bank: 'A', note: '' });
  });

  it('opens with what the game thinks likeliest, unless the board gave something', () => {
    const raise: FormOffer = { ...buy, fields: [{ kind: 'int', name: 'n', min: 1, max: 4, step: 1, start: 3 }] };
    expect(openingValues(raise)).toEqual({ n: 3 });
    expect(openingValues(raise, { n: 2 })).toEqual({ n: 2 });
    const picks: FormOffer = {
      ...buy,
      fields: [
        { kind: 'pick', name: 'some', from: ['A', 'B', 'C'], min: 1, max: 3, start: ['B', 'C'] },
        { kind: 'pick', name: 'one', from: ['on', 'off'], min: 1, max: 1, start: ['off'] },
        { kind: 'pick', name: 'none', from: ['A', 'B'], min: 0, max: 1, start: [] },
      ],
    };
    expect(openingValues(picks)).toEqual({ some: ['B', 'C'], one: 'off', none: '' });
  });

  it('writes an int as a number, a single pick as a word, a wider one as a list', () => {
    expect(moveOf(alerts, { securities: ['MAR', 'POL'], buyAt: 24_000, bank: 'B', note: 'ok' })).toEqual({
      type: 'alerts',
      securities: ['MAR', 'POL'],
      buyAt: 24_000,
      bank: 'B',
      note: 'ok',
    });
  });

  it('is no move while a blank is missing, out of range, off the step or picked twice', () => {
    const good = { securities: ['MAR'], buyAt: 24_000, bank: 'B', note: '' };
    expect(moveOf(buy, {})).toBeNull();
    expect(moveOf(buy, { n: 5 })).toBeNull();
    expect(moveOf(buy, { n: 1.5 })).toBeNull();
    for (const wrong of [
      { securities: [] },
      { securities: ['MAR', 'MAR'] },
      { securities: ['XXX'] },
      { buyAt: 500 },
      { bank: '' },
      { bank: ['A'] },
      { note: 'too long' },
    ]) {
      expect(moveOf(alerts, { ...good, ...wrong })).toBeNull();
    }
    expect(moveOf(alerts, good)).not.toBeNull();
  });

  it('counts what it costs, where the game says what a unit costs', () => {
    expect(costOf(buy, { n: 2 })).toBe(54_000);
    expect(costOf({ ...buy, costs: { n: -27_000 } }, { n: 2 })).toBe(-54_000);
    expect(costOf(alerts, { buyAt: 3000 })).toBeNull();
  });

  it('fits into the bar when it is one number', () => {
    expect(isSlip(buy)).toBe(true);
    expect(isSlip(alerts)).toBe(false);
    const oneTarget: FormOffer = { ...buy, fields: [{ kind: 'pick', name: 'security', from: ['MAR'], min: 1, max: 1 }, ...buy.fields] };
    expect(isSlip(oneTarget)).toBe(true);
    expect(moveOf(oneTarget, { ...openingValues(oneTarget), n: 2 })).toEqual({ type: 'buy', security: 'MAR', n: 2 });
  });
});
