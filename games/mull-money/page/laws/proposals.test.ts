import { describe, expect, it } from 'vitest';
import { mullMoney } from '#games/mull-money/index.ts';
import type { Options, Table } from '#games/mull-money/types.ts';
import { bookOf, players, playing, stateOf } from '../testing/position.ts';
import { blanksOf, formFor, helpsFor, isSum, lawIn, openingValues, type Proposals, proposalsOf, sideBlanks } from './proposals.ts';

const negotiator = { ...players.camille, cards: ['transport', 'growth'], kept: null, used: [] } as const;
const proposalsWith = (change: Partial<Table> = {}, options: Partial<Options> = {}, cards: (typeof players.camille)['cards'] = negotiator.cards): Proposals => {
  const table = { commonWaste: 5, players: [{ ...negotiator, cards }, players.bruno, players.ines, players.tom], ...change };
  return proposalsOf(mullMoney.module.offers(playing(table, { mode: 'simulation', agreedLaws: 'full', ...options }), 0));
};
const formsOf = (proposals: Proposals, type: Parameters<typeof blanksOf>[0]) => proposals.get(type) ?? [];

describe('the proposal form', () => {
  it('[MM-6.3.3] lists the agreed laws; a repeal only when something is in force', () => {
    expect(proposalsWith().has('repeal')).toBe(false);
    expect(proposalsWith(bookOf({ type: 'wageRate', perEmployee: 2 })).has('repeal')).toBe(true);
    expect([...proposalsWith({}, { agreedLaws: 'rulebook' }).keys()]).toEqual(['mandatoryCleanup', 'dirtyProductionBan', 'lotAuction']);
  });

  it('[MM-6.5] opens with the usual figures and asks only for what can be chosen', () => {
    const forms = formsOf(proposalsWith(), 'eliminationReward');
    expect(openingValues('eliminationReward', forms, 'alone')).toMatchObject({ law: 'eliminationReward', amount: 2, paidBy: 'bank', help: 'alone' });
    expect(blanksOf('eliminationReward', forms)).toEqual([
      { kind: 'numbers', name: 'amount', values: [1, 2, 3, 4] },
      { kind: 'words', name: 'paidBy', values: ['bank', 'others'] },
    ]);
    expect(blanksOf('mandatoryCleanup', formsOf(proposalsWith({}, { agreedLaws: 'rulebook' }), 'mandatoryCleanup'))).toEqual([]);
  });

  it('[MM-6.5] puts domains with a hole together', () => {
    const [shift] = blanksOf('zoneShift', formsOf(proposalsWith(), 'zoneShift'));
    expect(shift).toEqual({ kind: 'numbers', name: 'perPlayer', values: [-3, -2, -1, 1, 2, 3] });
  });

  it('[MM-6.3.3] finds a form for every law but the one in force exactly so', () => {
    const forms = formsOf(proposalsWith(bookOf({ type: 'wasteTax', perUnit: 1, freeUnits: 1 })), 'wasteTax');
    const filled = (perUnit: number, freeUnits: number) => ({ law: 'wasteTax', perUnit, freeUnits, help: 'alone', cleanup: 0, borrow: 0 });
    expect(formFor(forms, filled(1, 1))).toBeUndefined();
    for (const [perUnit, freeUnits] of [
      [1, 0],
      [1, 3],
      [2, 1],
      [3, 2],
    ] as const) {
      expect(formFor(forms, filled(perUnit, freeUnits))).toBeDefined();
    }
    expect(formFor(forms, filled(4, 1))).toBeUndefined();
  });

  it('[MM-6.3.6] lets the Expert clean up two fields', () => {
    const forms = formsOf(proposalsWith({}, {}, ['transport', 'expert']), 'expertGrowth');
    expect(helpsFor(forms)).toEqual(['alone', 'expert']);
    expect(sideBlanks(forms, 'alone')[0]).toEqual({ kind: 'numbers', name: 'cleanup', values: [0, 1] });
    expect(sideBlanks(forms, 'expert')[0]).toEqual({ kind: 'numbers', name: 'cleanup', values: [0, 1, 2] });
  });

  it('[MM-13.5] asks for credits only where the clean-up cannot be paid without', () => {
    const blanks = (cash: number) => {
      const table = { commonWaste: 5, players: [negotiator, players.bruno, players.ines, players.tom], point: { kind: 'play', seat: 0 } } as const;
      const state = stateOf(table, { mode: 'simulation', agreedLaws: 'full' }, [cash, 21, 9, 15]);
      return sideBlanks(formsOf(proposalsOf(mullMoney.module.offers(state, 0)), 'expertGrowth'), 'alone').map(({ name }) => name);
    };
    expect(blanks(1)).toEqual(['cleanup']);
    expect(blanks(0)).toEqual(['cleanup', 'borrow']);
  });

  it('knows which figures are sums of money', () => {
    expect([isSum('wasteTax', 'perUnit'), isSum('wasteTax', 'freeUnits'), isSum('zoneShift', 'perPlayer')]).toEqual([true, false, false]);
  });

  it('reads the law back from what is filled in', () => {
    expect(lawIn({ law: 'productionTax', amount: 3, help: 'alone', cleanup: 0, borrow: 0 })).toEqual({ type: 'productionTax', amount: 3 });
  });
});
