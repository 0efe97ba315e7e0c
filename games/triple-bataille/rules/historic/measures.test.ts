import { describe, expect, it } from 'vitest';
import type { Measure } from '../../types.ts';
import type { Work } from '../work.ts';
import { setFund, workWith } from '../work.test-support.ts';
import { startBankset } from './bankset.ts';
import { checkMeasure, measureOffers, nameMeasure, orderableMeasures, pressureOf, takeMeasures } from './measures.ts';

const stateDebt = (work: Work, credits: number): Work => {
  work.table.state = { ...work.table.state, credits };
  return work;
};

/** Ten players, so that a pressure of one is 50 / 6 credits at L = 1. */
const historic = (battle: number, credits: number, options = {}): Work =>
  stateDebt(workWith({ options: { mode: 'historique', bankController: 'auto', ...options }, battle, seats: 10 }), credits);

const taken = (work: Work): readonly Measure[] => {
  takeMeasures(work);
  return work.table.measures;
};

describe('an automatic state', () => {
  it('[TB-6.6.6] the pressure is the debt in budgets of 5·N·L, rounded down', () => {
    expect([8, 9, 16, 17, 25, 34].map((credits) => pressureOf(historic(10, credits)))).toEqual([0, 1, 1, 2, 3, 4]);
    const doubled = historic(10, 17);
    doubled.table.bundle = 2;
    expect(pressureOf(doubled)).toBe(1);
  });

  it('[TB-6.6.6] [TB-12.8] raises the tax, privatises, cuts staff and aid and taxes the bank as the pressure grows', () => {
    expect(taken(historic(10, 0))).toEqual([]);
    expect(taken(historic(10, 9))).toEqual(['taxUp']);
    expect(taken(historic(10, 17))).toEqual(['taxUp', 'privatise']);
    expect(taken(historic(10, 25))).toEqual(['taxUp', 'privatise', 'staffDown']);
    expect(taken(historic(10, 34))).toEqual(['taxUp', 'privatise', 'staffDown', 'aidDown', 'bankTax']);
  });

  it('[TB-6.6.6] [TB-2.14] only the letters of the cell', () => {
    expect(taken(historic(6, 34))).toEqual(['taxUp']);
    expect(taken(historic(7, 34))).toEqual(['taxUp', 'bankTax']);
    expect(taken(historic(9, 34))).toEqual(['taxUp', 'privatise', 'staffDown', 'bankTax']);
  });

  it('[TB-6.6.6] keeps the tax from 2 to 4', () => {
    const taxed = (tax: number, credits: number): number => {
      const work = historic(3, credits);
      work.table.state = { ...work.table.state, tax };
      takeMeasures(work);
      return work.table.state.tax;
    };
    expect([taxed(4, 20), taxed(3, 20), taxed(3, 0), taxed(2, 0)]).toEqual([4, 4, 2, 2]);
  });

  it('[TB-6.6.6] [TB-2.13.1] outside the historical mode it privatises at most, with that option, from pressure 2 on', () => {
    const debt = (credits: number, options = {}): Work => stateDebt(workWith({ options: { statePrivatisation: 'auto', ...options }, seats: 10 }), credits);
    expect(taken(debt(34))).toEqual(['privatise']);
    expect(taken(debt(16))).toEqual([]);
    expect(taken(debt(34, { statePrivatisation: 'gm' }))).toEqual([]);
    expect(taken(debt(34, { statePrivatisation: 'off' }))).toEqual([]);
  });

  it('[TB-6.6.9] does nothing of this once free money has come', () => {
    const work = historic(10, 34);
    work.table.system = 'libre';
    expect(taken(work)).toEqual([]);
  });
});

describe('what the measures do', () => {
  const ordered = (work: Work, ...measures: readonly Measure[]): Work => {
    work.table.orders = { ...work.table.orders, measures };
    takeMeasures(work);
    return work;
  };
  const board = (seats = 14): Work => workWith({ options: { stateController: 'gm' }, seats });

  it('[TB-6.6.6] staff moves by a tenth of the posts, between N and 2·N, from this battle on', () => {
    const work = board();
    expect(ordered(work, 'staffDown').table.state.posts).toBe(25);
    expect(ordered(work, 'staffUp').table.state.posts).toBe(28);
    for (let cuts = 0; cuts < 9; cuts++) ordered(work, 'staffDown');
    expect(work.table.state.posts).toBe(14);
    // Cuts beyond N were not saved up.
    expect(ordered(work, 'staffUp').table.state.posts).toBe(17);
  });

  it('[TB-6.6.6] aid moves by a tenth of N, between 0 and N', () => {
    const work = board();
    expect(ordered(work, 'aidDown').table.state.aid).toBe(12);
    expect(ordered(work, 'aidUp').table.state.aid).toBe(14);
    for (let cuts = 0; cuts < 9; cuts++) ordered(work, 'aidDown');
    expect(work.table.state.aid).toBe(0);
    expect(ordered(work, 'aidUp').table.state.aid).toBe(2);
  });

  it('[TB-6.6.6] the bank tax is a tenth of the bank’s profits, rounded down', () => {
    const work = board();
    setFund(work, 'bankProfit', 39);
    const before = work.table.funds.state;
    ordered(work, 'bankTax');
    expect(work.vault.bankProfit).toBe(36);
    expect(work.table.funds.state).toBe(before + 3);
  });

  it('[TB-6.6.6] tax from 0 to 6, public wage of 1 or 2, wage tax on or off', () => {
    const work = board();
    for (let more = 0; more < 6; more++) ordered(work, 'taxUp');
    expect(work.table.state.tax).toBe(6);
    for (let less = 0; less < 8; less++) ordered(work, 'taxDown');
    expect(work.table.state.tax).toBe(0);
    expect(ordered(work, 'wageDown', 'wageTaxOn').table.state).toMatchObject({ wage: 1, wageTax: true });
    expect(ordered(work, 'wageUp', 'wageTaxOff').table.state).toMatchObject({ wage: 2, wageTax: false });
  });

  it('[TB-6.6.6] each at most once per battle', () => {
    expect(ordered(board(), 'taxUp', 'taxUp', 'taxDown').table.measures).toEqual(['taxUp']);
  });

  it('[TB-6.6.6] [TB-4.16.1] the game master may order what is in range; he is not asked twice for the same', () => {
    const work = board();
    expect(orderableMeasures(work)).toContain('wageDown');
    expect(orderableMeasures(work)).not.toContain('wageUp');
    expect(orderableMeasures(work)).not.toContain('privatise');
    work.table.orders = { ...work.table.orders, measures: ['wageDown'] };
    expect(orderableMeasures(work)).not.toContain('wageDown');
  });
});

describe('a council', () => {
  const council = (): Work => workWith({ options: { stateController: 'council' }, seats: 6 });
  const name = (work: Work, ...named: readonly (readonly [number, Measure])[]): void => {
    for (const [seat, measure] of named) nameMeasure(work, seat, { type: 'nameMeasure', measure });
  };

  it('[TB-6.6.6] takes the measure that most have named, if at least a third of the players have', () => {
    const work = council();
    name(work, [0, 'taxUp'], [1, 'staffDown'], [2, 'staffDown']);
    startBankset(work);
    expect(work.table.measures).toEqual(['staffDown']);
    expect(work.sealed.measures).toEqual([]);
    const few = council();
    name(few, [0, 'taxUp']);
    startBankset(few);
    expect(few.table.measures).toEqual([]);
  });

  it('[TB-6.6.6] of equals the first named; who names another one has named only that', () => {
    const work = council();
    name(work, [0, 'aidDown'], [1, 'taxUp'], [2, 'taxUp'], [3, 'aidDown']);
    expect(taken(work)).toEqual(['aidDown']);
    const changed = council();
    name(changed, [0, 'aidDown'], [1, 'aidDown'], [2, 'taxUp'], [3, 'taxUp'], [0, 'taxUp']);
    expect(changed.sealed.measures).toHaveLength(4);
    expect(taken(changed)).toEqual(['taxUp']);
  });

  it('[TB-6.6.6] is asked only where the table chose one, and for measures in range', () => {
    const work = council();
    expect(measureOffers(work, 0)).toHaveLength(1);
    expect(checkMeasure(work, 0, { type: 'nameMeasure', measure: 'wageUp' })).not.toBeNull();
    expect(checkMeasure(work, 0, { type: 'nameMeasure', measure: 'wageDown' })).toBeNull();
    const automatic = workWith();
    expect(measureOffers(automatic, 0)).toEqual([]);
    expect(checkMeasure(automatic, 0, { type: 'nameMeasure', measure: 'wageDown' })).not.toBeNull();
  });

  it('[TB-6.6.6] in historical mode the letters of the next cell bind it; wages are not on the board', () => {
    const work = workWith({ options: { mode: 'historique', bankController: 'auto', stateController: 'council' }, seats: 6, battle: 5 });
    const open = (measure: Measure): boolean => checkMeasure(work, 0, { type: 'nameMeasure', measure }) === null;
    expect((['taxUp', 'bankTax', 'privatise', 'staffDown', 'wageDown'] as const).map(open)).toEqual([true, false, false, false, true]);
    work.table.battle = 6;
    expect(open('bankTax')).toBe(true);
  });
});
