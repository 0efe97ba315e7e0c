import { describe, expect, it } from 'vitest';
import { optionWorth, settledWorth, worthOf } from './worth.ts';
import { RECONSTRUCTION } from '../data/reconstruction.ts';
import { ECONOMIC_PHASES, type SecurityId } from '../types.ts';

/** One security of each coefficient. */
const COEFFICIENTS: readonly (readonly [string, SecurityId])[] = [
  ['I', 'ECC'],
  ['II', 'DAR'],
  ['III', 'ESS'],
  ['IV', 'LOC'],
];

const QUOTES = [5, 10, 15, 20, 25, 30, 35];

/** BO-12.2: reference for four players, in thousands; Recession, Recovery, Expansion, Stagnation at each quotation. */
const REFERENCE: Readonly<Record<string, string>> = {
  I: '8.7/10.7/10.2/8.1 11.8/14.1/13.3/11.1 15.5/17.7/17.0/14.9 18.9/21.2/20.6/18.4 22.7/25.1/24.6/22.3 26.8/29.4/28.9/26.5 31.2/33.9/33.3/30.8',
  II: '10.1/11.8/11.0/9.7 13.5/14.8/14.3/13.1 16.4/17.7/17.2/16.0 19.6/21.0/20.6/19.2 23.2/24.8/24.4/22.9 27.3/29.0/28.6/27.1 31.8/33.6/33.1/31.5',
  III: '13.0/14.3/13.8/12.9 16.3/16.9/16.7/16.2 18.3/18.8/18.6/18.2 20.5/21.1/20.9/20.3 23.7/24.6/24.3/23.5 27.8/28.8/28.5/27.7 32.1/33.2/32.9/32.0',
  IV: '20.1/20.7/20.5/20.1 22.1/22.2/22.2/22.1 22.5/22.6/22.5/22.5 23.0/23.1/23.0/22.9 24.6/24.9/24.8/24.5 28.5/28.9/28.8/28.4 32.8/33.2/33.1/32.8',
};

describe('what a title is worth to a holder', () => {
  it.each(COEFFICIENTS)('[BO-12.2] coefficient %s: the reference for four players', (coefficient, security) => {
    const expected = (REFERENCE[coefficient] ?? '').split(/[ /]/).map(Number);
    const found = QUOTES.flatMap((quote) => ECONOMIC_PHASES.map((phase) => worthOf(RECONSTRUCTION, security, 4, phase, 1000 * quote) / 1000));
    expect(found).toHaveLength(expected.length);
    for (const [index, value] of found.entries()) expect(Math.abs(value - (expected[index] ?? 0))).toBeLessThan(0.15);
  });

  it('[BO-12.2] off the scale: a payment and a fresh start above, nothing below', () => {
    const atNominal = Math.max(19_500, worthOf(RECONSTRUCTION, 'ECC', 4, 'expansion', 20_000));
    expect(settledWorth(RECONSTRUCTION, 'ECC', 4, 'expansion', 45_000)).toBeCloseTo(25_000 + atNominal, 6);
    expect(settledWorth(RECONSTRUCTION, 'ECC', 4, 'expansion', -1_000)).toBe(0);
    expect(settledWorth(RECONSTRUCTION, 'ECC', 4, 'expansion', 40_000)).toBeGreaterThanOrEqual(39_500);
  });

  it.each([
    ['I', 'ECC', [3.9, 5.5, 5.3, 3.6]],
    ['II', 'DAR', [2.7, 3.7, 3.5, 2.4]],
    ['III', 'ESS', [1.5, 2.1, 1.9, 1.3]],
    ['IV', 'CIF', [0.7, 0.9, 0.9, 0.6]],
  ] as const)('[BO-12.3] coefficient %s: what an option may be expected to bring, phase by phase', (_, security, expected) => {
    const rise = (change: number): number => Math.max(0, change);
    for (const [index, phase] of ECONOMIC_PHASES.entries()) {
      expect(Math.abs(optionWorth(RECONSTRUCTION, security, phase, rise) / 1000 - (expected[index] ?? 0))).toBeLessThan(0.1);
    }
  });
});
