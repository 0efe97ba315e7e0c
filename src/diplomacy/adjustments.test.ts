import { describe, expect, it } from 'vitest';
import { adjustmentDue, adjustPower, buildSites, type Winter } from './adjustments.ts';
import type { Board } from './board.ts';
import { DEFAULT_RULES, RULE_VALUES, type Rules } from './rules.ts';
import { standardBoard } from './standard.ts';
import { adjustmentOrders, nameOf, unitFrom, worldBoard } from './testing/cases.ts';

const board = standardBoard();
const winter = (power: string, units: readonly string[], owned: readonly string[], orders: readonly string[], on: Board = board): Winter => ({
  power,
  units: units.map(unitFrom),
  owned,
  orders: adjustmentOrders(on, orders),
});
const outcome = (one: Winter, rules = DEFAULT_RULES, on: Board = board): readonly string[] => {
  const { built, removed, orders } = adjustPower(on, one, rules);
  return [...built.map((unit) => `+${nameOf(unit)}`), ...removed.map((unit) => `-${nameOf(unit)}`), ...orders.flatMap(({ fault }) => fault ?? [])];
};

describe('adjustments', () => {
  it('[EC-4.10.1] counts centres less units', () => {
    expect(adjustmentDue(winter('france', ['france A par', 'england F lon'], ['par', 'bre', 'mar'], []))).toBe(2);
    expect(adjustmentDue(winter('france', ['france A par', 'france A pic'], [], []))).toBe(-2);
  });

  it('[EC-4.10.2] builds in owned, empty home centres, fleets on a coast', () => {
    const owned = ['par', 'bre', 'mar', 'spa', 'por'];
    expect(buildSites(board, winter('france', ['france A par', 'england F bre'], owned, [])).map((site) => board.provinces[site]?.id)).toEqual(['mar']);
    expect(outcome(winter('france', [], owned, ['BUILD F bre', 'BUILD A par', 'BUILD F mar']))).toEqual(['+bre', '+par', '+mar']);
    expect(outcome(winter('france', [], owned, ['BUILD F par', 'BUILD A spa', 'BUILD A mar', 'BUILD A mar']))).toEqual([
      '+mar',
      'E-BUILDCOAST',
      'E-BUILDWHERE',
      'E-BUILDWHERE',
    ]);
    expect(outcome(winter('russia', [], ['stp', 'mos'], ['BUILD F stp', 'BUILD F stp/nc']))).toEqual(['+stp/nc', 'E-COASTNEEDED']);
    expect(outcome(winter('RUS', [], ['len'], ['CONSTRUIT F len co'], worldBoard()), DEFAULT_RULES, worldBoard())).toEqual(['+len/co']);
  });

  it('[EC-4.10.4] takes orders one by one; a waived build is used up, surplus orders are ignored', () => {
    const owned = ['par', 'bre', 'mar'];
    expect(outcome(winter('france', ['france A spa'], owned, ['WAIVE', 'BUILD A par', 'BUILD A mar']))).toEqual(['+par', 'E-BUILDMANY']);
    expect(outcome(winter('france', ['france A spa'], ['par'], ['BUILD A par']))).toEqual(['E-BUILDMANY']);
    expect(outcome(winter('france', [], owned, ['REMOVE A par']))).toEqual(['E-REMOVEMANY']);
  });

  it('[EC-4.10.3] removes what its owner names, and no more', () => {
    const units = ['france A par', 'france A pic', 'france F mao'];
    expect(outcome(winter('france', units, ['par', 'bre'], ['REMOVE A par', 'REMOVE A pic']))).toEqual(['-par', 'E-REMOVEMANY']);
    expect(outcome(winter('france', units, ['par', 'bre'], ['BUILD A bre', 'REMOVE A bur', 'REMOVE F mao']))).toEqual(['-mao', 'E-BUILDMANY', 'E-NOUNIT']);
  });

  it('[EC-4.10.5] removes the farthest first, fleets before armies, then by the alphabet', () => {
    expect(outcome(winter('france', ['france A par', 'france A mos', 'france F mao'], ['par'], []))).toEqual(['-mos', '-mao']);
    expect(outcome(winter('france', ['france A pic', 'france A gas', 'france F bre', 'france A bur'], ['par', 'mar', 'spa'], []))).toEqual(['-bre']);
    // Liverpool comes before Livonia, though lvn comes before lvp.
    expect(outcome(winter('austria', ['austria A lvn', 'austria A lvp'], [], []))).toEqual(['-lvp', '-lvn']);
  });

  it('[EC-4.10.5] removes everything of a power without a centre', () => {
    expect(outcome(winter('italy', ['italy A rom', 'italy F ion'], [], []))).toEqual(['-ion', '-rom']);
  });

  it('measures to the home centres by the earlier rules, fleets by water only', () => {
    const home = { ...DEFAULT_RULES, disorder: 'home' } as const;
    const units = ['italy A war', 'italy A tus'];
    expect(outcome(winter('italy', units, ['war'], []))).toEqual(['-tus']);
    expect(outcome(winter('italy', units, ['war'], []), home)).toEqual(['-war']);
    // From the Black Sea to Naples a fleet goes five ways, an army (over all provinces) four.
    expect(outcome(winter('italy', ['italy F bla', 'italy A lvn'], ['nap'], []), home)).toEqual(['-lvn']);
    expect(outcome(winter('italy', ['italy F bla', 'italy A ukr'], ['nap'], []), home)).toEqual(['-bla']);
  });

  it('removes another unit by each of the three readings of the distance', () => {
    // To the centres of Scandinavia Tuscany is far; to Italy the gulf is eight ways by water and five over all borders, Saint Petersburg six.
    const far = winter('italy', ['italy A tus', 'italy F bot', 'italy A stp'], ['swe', 'stp'], []);
    const removedBy = (disorder: Rules['disorder']): readonly string[] => outcome(far, { ...DEFAULT_RULES, disorder });
    expect(RULE_VALUES.disorder.map(removedBy)).toEqual([['-tus'], ['-bot'], ['-stp']]);
  });
});
