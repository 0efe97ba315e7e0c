import { describe, expect, it } from 'vitest';
import { TITLE_IDS, type TitleId, type View } from '../types.ts';
import { LANDING_PERCENT } from './landing.ts';
import { buildReserve, roundsLeft, throwBalance, visitsIn } from './outlook.ts';
import { seen } from './seen.test-support.ts';
import { arms, holdingValue, multipleOf, valueOf } from './value.ts';
import { levelGain } from './worth.ts';
import { streetOf } from '../rules/buildings.ts';

const multiple = (view: View, id: TitleId): number => multipleOf(view, 0, TITLE_IDS.indexOf(id));

describe('where people stop', () => {
  it('[AM-12.1] every square has its share, and the dearest stops are those the cards lead to', () => {
    expect(LANDING_PERCENT).toHaveLength(40);
    expect([0, 3, 5, 10, 12, 16, 29, 39].map((square) => LANDING_PERCENT[square])).toEqual([3.9, 3.3, 3.3, 2.7, 3.5, 3.3, 3.8, 2.5]);
    const all = LANDING_PERCENT.reduce((sum, percent) => sum + percent, 0);
    // More than one stop a turn: extra throws and cards. Detained turns have none.
    expect(all).toBeGreaterThan(115);
    expect(all).toBeLessThan(125);
  });
});

describe('what a title is worth', () => {
  it('[AM-12.3] to a monopolist: 1.7 of the price for a second street; 1.5, 1.9 and 2.3 for further transport companies', () => {
    const alone = seen([{ role: 'M' }, { role: 'C' }]);
    expect(multiple(alone, 'PAR1')).toBe(1);
    expect(multiple(seen([{ role: 'M', owns: ['PAR2'] }, { role: 'C' }]), 'PAR1')).toBe(1.7);
    expect(multiple(seen([{ role: 'M', owns: ['TP1'] }, { role: 'C' }]), 'TP4')).toBe(1.5);
    expect(multiple(seen([{ role: 'M', owns: ['TP1', 'TP2'] }, { role: 'C' }]), 'TP4')).toBe(1.9);
    expect(multiple(seen([{ role: 'M', owns: ['TP1', 'TP2'], mortgaged: ['TP3'] }, { role: 'C' }]), 'TP4')).toBe(2.3);
  });

  it('[AM-12.3] to a competitor: 1.35 of the price if it blocks a monopolist, his own pairs mean nothing', () => {
    expect(multiple(seen([{ role: 'C', owns: ['PAR2'] }, { role: 'M' }]), 'PAR1')).toBe(1);
    expect(multiple(seen([{ role: 'C' }, { role: 'M', owns: ['PAR2'] }]), 'PAR1')).toBe(1.35);
    expect(multiple(seen([{ role: 'C' }, { role: 'M', owns: ['TP2'] }]), 'TP1')).toBe(1.35);
    expect(multiple(seen([{ role: 'C' }, { role: 'M' }, { role: 'C', owns: ['PAR2'] }]), 'PAR1')).toBe(1);
  });

  it('[AM-12.3] a street of a city that competitors have closed is worth less to a monopolist', () => {
    expect(multiple(seen([{ role: 'M' }, { role: 'C', owns: ['ATH2'] }]), 'ATH1')).toBeLessThan(1);
    expect(multiple(seen([{ role: 'M' }, { role: 'M', owns: ['ATH2'] }]), 'ATH1')).toBe(1);
  });

  it('[AM-12.8] less and less towards the limit', () => {
    const worth = (round: number): number => valueOf(seen([{ role: 'M' }, { role: 'C' }], { round }), 0, TITLE_IDS.indexOf('LON1'));
    expect(worth(1)).toBe(3000);
    expect(worth(50)).toBeLessThan(worth(1));
    expect(worth(60)).toBeLessThan(worth(50));
    const open = seen([{ role: 'M' }, { role: 'C' }], { round: 300, options: { roundLimit: 0 } });
    expect(valueOf(open, 0, TITLE_IDS.indexOf('LON1'))).toBe(3000);
  });

  it('[AM-4.3.7] a mortgage is deducted at what lifting it costs', () => {
    const worth = (view: View): number => holdingValue(view, 0, TITLE_IDS.indexOf('LON1'));
    expect(worth(seen([{ role: 'M', owns: ['LON1'] }, { role: 'C' }]))).toBe(3000);
    expect(worth(seen([{ role: 'M', mortgaged: ['LON1'] }, { role: 'C' }]))).toBe(1500);
    expect(worth(seen([{ role: 'M', mortgaged: ['LON1'] }, { role: 'C' }], { options: { mortgageInterestPct: 10 } }))).toBe(1350);
  });

  it('[AM-12.3] a monopolist is armed by a second street or company of a series, a competitor by nothing', () => {
    const view = seen([{ role: 'C' }, { role: 'M', owns: ['PAR2', 'TP1'] }, { role: 'M' }, { role: 'C', owns: ['PAR3', 'TP4'] }]);
    expect(arms(view, 1, TITLE_IDS.indexOf('PAR1'))).toBe(true);
    expect(arms(view, 1, TITLE_IDS.indexOf('BRU1'))).toBe(false);
    expect(arms(view, 1, TITLE_IDS.indexOf('TP4'))).toBe(true);
    expect(arms(view, 2, TITLE_IDS.indexOf('TP2'))).toBe(false);
    expect(arms(view, 3, TITLE_IDS.indexOf('PAR1'))).toBe(false);
  });
});

describe('what is to come', () => {
  it('[AM-12.3] the reserve is the largest rent on the board, and at least 1500', () => {
    expect(buildReserve(seen([{ role: 'C' }, { role: 'M' }]), 0)).toBe(1500);
    expect(buildReserve(seen([{ role: 'C' }, { role: 'M', owns: ['LON1', 4, 'LON2'] }]), 0)).toBe(2200);
    // A monopolist fears the foundation as well; who is in prison collects nothing.
    expect(buildReserve(seen([{ role: 'M' }, { role: 'C' }]), 0)).toBe(1600);
    expect(buildReserve(seen([{ role: 'C' }, { role: 'M', owns: ['LON1', 4, 'LON2'], detained: true }]), 0)).toBe(1500);
  });

  it('[AM-12.5] others who will have to pay, by the rounds left', () => {
    const people = [{ role: 'C' }, { role: 'M' }, { role: 'C' }, { role: 'M', bankrupt: true }] as const;
    expect(roundsLeft(seen(people, { round: 58 }))).toBe(2);
    expect(visitsIn(seen(people, { round: 58 }), 0, 20)).toBe(4);
    expect(visitsIn(seen(people, { round: 1 }), 0, 20)).toBe(40);
    expect(visitsIn(seen(people, { round: 1, options: { partnerRent: 'none' } }), 0, 20)).toBe(20);
  });

  it('[AM-12.3] a throw brings the bonus if it passes Start, and costs what stands on the way', () => {
    expect(throwBalance(seen([{ role: 'C', pos: 38 }, { role: 'M' }]), 0)).toBe(1000);
    expect(throwBalance(seen([{ role: 'C', pos: 38 }, { role: 'M' }], { options: { competitorStartBonus: 1000 } }), 0)).toBe(2000);
    // One way in 36 leads from 10 to 12: 40 times 7 on average.
    expect(
      throwBalance(
        seen([
          { role: 'C', pos: 10 },
          { role: 'M', owns: ['SP1'] },
        ]),
        0,
      ),
    ).toBeCloseTo(-280 / 36, 6);
  });

  it('[AM-12.2] a level brings a competitor 10 % of its price per visit, a monopolist 20 %', () => {
    const street = streetOf('AMS2');
    if (street === null) throw new Error('AMS2 is a street');
    const perVisit = (role: 'C' | 'M'): number => levelGain(role, street, 1001) - levelGain(role, street, 1);
    expect(perVisit('M')).toBeCloseTo(2 * perVisit('C'), 6);
    // Without visits half the price is lost, but for one rent that the final count adds.
    expect(levelGain('C', street, 0)).toBe(100 - 500);
  });
});
