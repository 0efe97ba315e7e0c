import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum } from './collections.ts';
import { type Account, addSeat, auditLedger, balance, createMoney, destroyMoney, type Ledger, openLedger, transfer } from './ledger.ts';

const OPEN = openLedger(3, ['pot'], ['desk']);
const ACCOUNTS: readonly Account[] = [0, 1, 2, 'pot', 'desk'];

type Act = { readonly kind: 'transfer' | 'create' | 'destroy'; readonly from: Account; readonly to: Account; readonly amount: number };

const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom('transfer', 'create', 'destroy'),
  from: fc.constantFrom(...ACCOUNTS),
  to: fc.constantFrom(...ACCOUNTS),
  amount: fc.integer({ min: 0, max: 50 }),
});

const apply = (ledger: Ledger, { kind, from, to, amount }: Act): Ledger => {
  if (kind === 'create') return createMoney(ledger, { to, amount });
  return kind === 'destroy' ? destroyMoney(ledger, { from, amount }) : transfer(ledger, { from, to, amount });
};

const held = (ledger: Ledger): number => sum(ACCOUNTS.map((account) => balance(ledger, account)));

describe('the ledger', () => {
  it('adds up whatever is done, and lets nobody but signed funds go below zero', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        let ledger = OPEN;
        for (const one of acts) {
          const before = ledger;
          const payer = one.kind === 'create' ? null : one.from;
          const short = payer !== null && payer !== 'desk' && balance(before, payer) < one.amount && !(one.kind === 'transfer' && one.from === one.to);
          if (short) expect(() => apply(before, one)).toThrow(RangeError);
          else ledger = apply(before, one);
          expect(auditLedger(ledger)).toBeNull();
          if (one.kind === 'transfer') expect(held(ledger)).toBe(held(before));
          for (const account of [0, 1, 2, 'pot']) expect(balance(ledger, account)).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 500, seed: 3 },
    );
  });

  it('counts what is created and destroyed', () => {
    const ledger = destroyMoney(createMoney(OPEN, { to: 0, amount: 100 }), { from: 0, amount: 30 });
    expect([balance(ledger, 0), ledger.created, ledger.destroyed]).toEqual([70, 100, 30]);
  });

  it('lets a signed fund owe', () => {
    expect(balance(transfer(OPEN, { from: 'desk', to: 1, amount: 500 }), 'desk')).toBe(-500);
    expect(() => transfer(OPEN, { from: 'pot', to: 1, amount: 500 })).toThrow('account pot would hold -500');
    expect(() => transfer(OPEN, { from: 0, to: 1, amount: 500 })).toThrow('seat 0 would hold -500');
  });

  it('shares what did not change and changes nothing in place', () => {
    const rich = createMoney(OPEN, { to: 0, amount: 10 });
    expect(transfer(rich, { from: 0, to: 0, amount: 5 })).toBe(rich);
    expect(transfer(rich, { from: 0, to: 1, amount: 0 })).toBe(rich);
    expect(transfer(rich, { from: 0, to: 1, amount: 4 }).funds).toBe(rich.funds);
    expect(OPEN.seats).toEqual([0, 0, 0]);
  });

  it.each([-1, 0.5, Number.NaN, 2 ** 53])('refuses the amount %d', (amount) => {
    expect(() => createMoney(OPEN, { to: 0, amount })).toThrow('is not an amount');
    expect(() => destroyMoney(OPEN, { from: 'desk', amount })).toThrow('is not an amount');
    expect(() => transfer(OPEN, { from: 'desk', to: 0, amount })).toThrow('is not an amount');
  });

  it('refuses accounts that do not exist', () => {
    expect(() => balance(OPEN, 3)).toThrow(RangeError);
    expect(() => balance(OPEN, -1)).toThrow(RangeError);
    expect(() => balance(OPEN, 'bank')).toThrow('no account bank');
  });

  it('seats a newcomer with an empty purse', () => {
    expect(addSeat(OPEN).seats).toEqual([0, 0, 0, 0]);
    expect(auditLedger(addSeat(OPEN))).toBeNull();
  });

  it('says what does not add up', () => {
    expect(auditLedger({ ...OPEN, seats: [5, 0, 0] })).toBe('accounts hold 5, but 0 created − 0 destroyed = 0');
  });
});
