import { describe, expect, it } from 'vitest';
import { TITLE_IDS, type TitleId, type View } from '../types.ts';
import { LANDING_PERCENT } from './worth.ts';
import { buildReserve, roundsLeft, throwBalance, visitsIn } from './reading.ts';
import { seen } from './seen.test-support.ts';
import { holdingValue, levelGain, prospectOf, valueOf } from './value.ts';
import { streetOf } from '../rules/buildings.ts';

const worth = (view: View, id: TitleId): number => valueOf(view, 0, TITLE_IDS.indexOf(id));
const three = [{ role: 'C' }, { role: 'M' }, { role: 'C' }] as const;

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
  it('[AM-12.3] to a monopolist more with every other street or company of its series', () => {
    const withOthers = (id: TitleId, ...owns: readonly TitleId[]): number => worth(seen([{ role: 'M', owns }, ...three]), id);
    expect(withOthers('PAR1', 'PAR2')).toBeGreaterThan(1.5 * withOthers('PAR1'));
    expect(withOthers('SP1', 'SP2')).toBeGreaterThan(1.5 * withOthers('SP1'));
    expect(withOthers('TP4', 'TP1')).toBeGreaterThan(1.5 * withOthers('TP4'));
    expect(withOthers('TP4', 'TP1', 'TP2')).toBeGreaterThan(1.5 * withOthers('TP4', 'TP1'));
    expect(withOthers('TP4', 'TP1', 'TP2', 'TP3')).toBeGreaterThan(1.5 * withOthers('TP4', 'TP1', 'TP2'));
  });

  it('[AM-12.3] to a competitor no more for his own pairs, but more if it blocks a monopolist', () => {
    const plain = worth(seen([{ role: 'C' }, ...three]), 'PAR1');
    expect(worth(seen([{ role: 'C', owns: ['PAR2'] }, ...three]), 'PAR1')).toBe(plain);
    expect(worth(seen([{ role: 'C' }, { role: 'M', owns: ['PAR2'] }, { role: 'C' }, { role: 'M' }]), 'PAR1')).toBeGreaterThan(plain);
    expect(worth(seen([{ role: 'C' }, { role: 'M' }, { role: 'C', owns: ['PAR2'] }, { role: 'M' }]), 'PAR1')).toBe(plain);
  });

  it('[AM-12.8] [AM-5.7] less and less towards the limit: at the end half the price and one rent', () => {
    const at = (round: number): number => worth(seen([{ role: 'M' }, ...three], { round }), 'LON1');
    expect(at(40)).toBeLessThan(at(1));
    expect(at(50)).toBeLessThan(at(40));
    expect(at(60)).toBe(1800);
  });

  it('[AM-5.4] where little cash is kept at the end, one rent is worth several', () => {
    expect(worth(seen([{ role: 'M' }, ...three], { round: 60, options: { limitScoring: 'tournament' } }), 'LON1')).toBe(1500);
    expect(worth(seen([{ role: 'C' }, ...three], { round: 60, options: { limitScoring: 'tournament' } }), 'LON1')).toBe(2000);
  });

  it('[AM-4.3.7] a mortgage is deducted at what lifting it costs', () => {
    const held = (view: View): number => holdingValue(view, 0, TITLE_IDS.indexOf('LON1'));
    const free = held(seen([{ role: 'M', owns: ['LON1'] }, { role: 'C' }]));
    expect(held(seen([{ role: 'M', mortgaged: ['LON1'] }, { role: 'C' }]))).toBeCloseTo(free - 1500, 6);
    expect(held(seen([{ role: 'M', mortgaged: ['LON1'] }, { role: 'C' }], { options: { mortgageInterestPct: 10 } }))).toBeCloseTo(free - 1650, 6);
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
    const gain = (role: 'C' | 'M', round: number): number => levelGain(prospectOf(seen([{ role }, ...three], { round }), 0), street);
    expect(gain('M', 30) - gain('M', 40)).toBeCloseTo(2 * (gain('C', 30) - gain('C', 40)), 6);
    // Without visits half the price is lost, but for one rent that the final count adds.
    expect(gain('C', 60)).toBe(100 - 500);
  });
});
