import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentence } from '#table';
import { describe, expect, it } from 'vitest';
import { Ledger } from './ledger.ts';
import { type Price, PRICES, priceNames } from './prices.ts';
import { only } from './testing/house.ts';

const setUp = (allowances: ConstructorParameters<typeof Ledger>[0]) => {
  const clock = { now: 0 };
  const ledger = new Ledger(allowances, () => clock.now);
  const may = (...args: Parameters<Ledger['charge']>): boolean => ledger.charge(...args) === null;
  return { clock, ledger, may };
};

describe('the ledger', () => {
  it('lets each payer spend so much at once, then so much a second, all of what is asked or nothing', () => {
    const { clock, may } = setUp({ tables: { atOnce: 2, perSecond: 0.5 } });
    expect([may('tables', 'a', 3), may('tables', 'a', 2), may('tables', 'a'), may('tables', 'b')]).toEqual([false, true, false, true]);
    clock.now = 2000;
    expect([may('tables', 'a'), may('tables', 'a')]).toEqual([true, false]);
    clock.now = 1_000_000;
    expect([may('tables', 'a', 2), may('tables', 'a')]).toEqual([true, false]);
  });

  it('says in one sentence what was too much, of whom, and when to come back', () => {
    const { ledger } = setUp({ tables: { atOnce: 1, perSecond: 1 / 60 }, letters: { atOnce: 1, perSecond: 1 / 3600 }, erasures: only(0) });
    ledger.charge('tables', 'a');
    ledger.charge('letters', 'm');
    const told = (['tables', 'letters', 'erasures'] as const).map((name) => {
      const refusal = ledger.charge(name, name === 'letters' ? 'm' : 'a');
      return refusal === null ? [] : [refusal.seconds, sentence(refusal, 'fr').replaceAll('\u00a0', ' '), sentence(refusal, 'en').replaceAll('\u00a0', ' ')];
    });
    expect(told).toEqual([
      [60, 'Trop de tables ouvertes depuis votre adresse : revenez dans 60 secondes.', 'Too many tables opened from your address: come back in 60 seconds.'],
      [3600, 'Trop de lettres vers cette adresse : revenez dans 60 minutes.', 'Too many letters to this email address: come back in 60 minutes.'],
      [10, 'Trop d’effacements depuis votre adresse : revenez dans 10 secondes.', 'Too many erasures from your address: come back in 10 seconds.'],
    ]);
    expect([...ledger.refused]).toEqual([
      ['tables', 1],
      ['letters', 1],
      ['erasures', 1],
    ]);
  });

  it('gives back what is over, and what has cost nothing', () => {
    const { clock, ledger, may } = setUp({ sockets: only(1) });
    expect([may('sockets', 'a'), may('sockets', 'a'), may('sockets', 'b')]).toEqual([true, false, true]);
    clock.now = 1_000_000;
    expect(may('sockets', 'a')).toBe(false);
    ledger.giveBack('sockets', 'a');
    expect(may('sockets', 'a')).toBe(true);
  });

  it('does not grow with the number of strangers, and forgets nobody who holds something', () => {
    const { ledger, may } = setUp({ sockets: only(1), looks: { atOnce: 1, perSecond: 0.001 } });
    may('sockets', 'first');
    may('looks', 'first');
    for (let number = 0; number < 50_000; number++) {
      ledger.charge('sockets', `a${number}`);
      ledger.giveBack('sockets', `a${number}`);
      ledger.charge('looks', `a${number}`);
    }
    expect(may('sockets', 'first')).toBe(false);
    expect(may('looks', 'first')).toBe(true);
    expect(may('looks', 'a49999')).toBe(false);
  });
});

const times = (amount: number): string => new Intl.NumberFormat('en').format(amount);
const back = ({ perSecond }: Price): string => {
  if (perSecond === 0) return 'when it is over';
  return perSecond >= 1 ? `${times(perSecond)} a second` : `one every ${times(Math.round(1 / perSecond))} seconds`;
};

it('is what the protocol says of it', () => {
  const told = readFileSync(join(import.meta.dirname, '../../docs/protocol.md'), 'utf8');
  const rows = priceNames().map((name) => {
    const price: Price = PRICES[name];
    return `| \`${name}\` | ${price.is} | ${price.of} | ${times(price.atOnce)} | ${back(price)} |`;
  });
  const table = told.split('| price | what | of each | at once | comes back |\n|---|---|---|---|---|\n')[1]?.split('\n\n')[0];
  expect(table?.split('\n')).toEqual(rows);
});
