import { describe, expect, it } from 'vitest';
import { at, sum } from '#kernel/collections.ts';
import { CEILING, LOAN_CARDS_PER_BANK, LOAN_PRINCIPAL, LOAN_REPAYMENT, NEXT_PHASE, NOMINAL, OPTION_CARDS, STEP, TITLES_PER_SECURITY } from './data.ts';
import { RECONSTRUCTION } from './data/reconstruction.ts';
import { ECONOMIC_PHASES, type Operation, SECURITIES, type SecurityId } from './types.ts';

const { squares, securities, variations, cards } = RECONSTRUCTION;
const shares = SECURITIES.filter((id) => securities[id].kind === 'share');
const bonds = SECURITIES.filter((id) => securities[id].kind === 'bond');
const cardOf = (id: string) =>
  at(
    cards.filter((card) => card.id === id),
    0,
  );

const STATED_MEANS = {
  recession: [-5.5, -3.67, -2.33, -1.17],
  recovery: [4.5, 3.17, 1.67, 0.67],
  expansion: [8, 5.17, 2.83, 1.17],
  stagnation: [-0.67, -0.5, -0.33, -0.17],
};

describe('the circuit', () => {
  it('[BO-2.1] [BO-2.10] has twenty squares: sixteen securities, Start, an Event square and two banks', () => {
    expect(squares).toHaveLength(20);
    expect(squares.filter((square) => square.kind === 'start')).toHaveLength(1);
    expect(squares.filter((square) => square.kind === 'event')).toHaveLength(1);
    expect(squares.flatMap((square) => (square.kind === 'bank' ? [square.bank] : []))).toEqual(['A', 'B']);
    expect(squares.flatMap((square) => (square.kind === 'security' ? [square.security] : []))).toEqual(SECURITIES);
  });

  it('[BO-2.2] has its special squares at the corners and one security of each coefficient on every side', () => {
    expect([0, 5, 10, 15].map((corner) => at(squares, corner).kind)).toEqual(['start', 'bank', 'event', 'bank']);
    for (const corner of [0, 5, 10, 15]) {
      const side = squares.slice(corner + 1, corner + 5).flatMap((square) => (square.kind === 'security' ? [securities[square.security].coefficient] : []));
      expect(side.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
    }
  });
});

describe('the securities', () => {
  it('[BO-2.3.1] are fourteen shares and two bonds, eighty titles, four securities of each coefficient', () => {
    expect(shares).toHaveLength(14);
    expect(bonds).toEqual(['SNC', 'CHA']);
    expect(SECURITIES.length * TITLES_PER_SECURITY).toBe(80);
    for (const coefficient of [1, 2, 3, 4]) expect(SECURITIES.filter((id) => securities[id].coefficient === coefficient)).toHaveLength(4);
  });

  it('[BO-2.10] have one option card per share company; the two banks have five loan cards each', () => {
    expect(shares).toHaveLength(OPTION_CARDS);
    expect(2 * LOAN_CARDS_PER_BANK).toBe(10);
  });

  it('[BO-2.3] pay a dividend of 1,000 × coefficient, and their option costs 1,000 × (5 − coefficient)', () => {
    for (const id of SECURITIES) expect(securities[id].dividend).toBe(STEP * securities[id].coefficient);
    for (const id of shares) expect(securities[id].optionPrice).toBe(STEP * (5 - securities[id].coefficient));
    for (const id of bonds) expect(securities[id].optionPrice).toBeNull();
  });

  it('[BO-2.3] keep the three figures that the rulebook prints', () => {
    expect(securities.CIF.optionPrice).toBe(1_000);
    expect(securities.JBO.dividend).toBe(1_000);
    expect(securities.LOC.dividend).toBe(4_000);
  });

  it('[BO-2.3.3] start at 20,000 on a scale of 41 positions', () => {
    expect(NOMINAL).toBe(20_000);
    expect(CEILING / STEP + 1).toBe(41);
  });
});

describe('the printed figures', () => {
  it('[BO-2.5] the phases follow each other in a circle', () => {
    expect(ECONOMIC_PHASES.map((phase) => NEXT_PHASE[phase])).toEqual(['recovery', 'expansion', 'stagnation', 'recession']);
  });

  it('[BO-2.6] a loan of 50,000 costs 20%', () => {
    expect(LOAN_PRINCIPAL).toBe(50_000);
    expect(LOAN_REPAYMENT).toBe(1.2 * LOAN_PRINCIPAL);
  });
});

describe('the slide-rule', () => {
  it.each(ECONOMIC_PHASES)('[BO-2.4] has the stated means in %s', (phase) => {
    const means = variations[phase].map((row) => Math.round((100 * sum(row)) / row.length / STEP) / 100);
    expect(means).toEqual(STATED_MEANS[phase]);
  });

  it('[BO-2.4] has six columns in multiples of 1,000, rising with the die', () => {
    for (const phase of ECONOMIC_PHASES) {
      expect(variations[phase]).toHaveLength(4);
      for (const row of variations[phase]) {
        expect(row).toHaveLength(6);
        expect(row.every((variation) => variation % STEP === 0)).toBe(true);
        expect(row.toSorted((a, b) => a - b)).toEqual(row);
      }
    }
  });

  it('[BO-2.3.2] swings more the riskier the security, and every coefficient can go both ways', () => {
    for (const phase of ECONOMIC_PHASES) {
      const spans = variations[phase].map((row) => Math.max(...row) - Math.min(...row));
      expect(spans.toSorted((a, b) => b - a)).toEqual(spans);
      for (const row of variations[phase]) expect(Math.min(...row) < 0 && Math.max(...row) > 0).toBe(true);
    }
  });

  it('[BO-2.4] gains on average over the four phases: I 1.58, II 1.04, III 0.46, IV 0.13 thousand', () => {
    const means = [0, 1, 2, 3].map((row) => sum(ECONOMIC_PHASES.flatMap((phase) => at(variations[phase], row))) / 24 / STEP);
    expect(means.map((mean) => Math.round(100 * mean) / 100)).toEqual([1.58, 1.04, 0.46, 0.13]);
  });
});

describe('the event cards', () => {
  it('[BO-2.10] are 35: fourteen personal and twenty-one collective, EV01 to EV35', () => {
    expect(cards.map((card) => card.id)).toEqual(Array.from({ length: 35 }, (_, index) => `EV${String(index + 1).padStart(2, '0')}`));
    expect(cards.filter((card) => card.personal)).toHaveLength(14);
  });

  it('[BO-2.7] recall loans from one player and from all, and set each of the four phases', () => {
    const operations = cards.flatMap((card) => card.operations);
    expect(operations.flatMap((operation) => (operation.op === 'recallLoans' ? [operation.who] : []))).toEqual(['drawer', 'all']);
    expect(operations.flatMap((operation) => (operation.op === 'setPhase' ? [operation.phase] : []))).toEqual(ECONOMIC_PHASES);
  });

  it('[BO-2.7] act on the drawer alone when personal', () => {
    for (const card of cards.filter(({ personal }) => personal)) {
      for (const operation of card.operations) expect('who' in operation ? operation.who : 'drawer', card.id).toBe('drawer');
    }
  });

  it('[BO-2.7] name in both texts every sum of their operations', () => {
    const sums = (operation: Operation): readonly number[] => {
      if (operation.op === 'quote') return Object.values(operation.changes);
      if ('amount' in operation) return [operation.amount];
      if (operation.op === 'quoteShares') return [operation.change];
      if (operation.op === 'tender') return [operation.premium];
      return operation.op === 'split' ? [operation.threshold] : [];
    };
    for (const card of cards) {
      for (const amount of card.operations.flatMap(sums).map(Math.abs)) {
        expect(card.text.fr, card.id).toContain(`${amount / 1_000}\u00a0000\u00a0F`);
        expect(card.text.en, card.id).toContain(`${amount / 1_000},000\u00a0F`);
      }
    }
  });

  it('[BO-2.8.13] list the quotations they move in the order of the circuit', () => {
    const place = (id: string) => SECURITIES.findIndex((known) => known === id);
    for (const card of cards) {
      for (const operation of card.operations) {
        if (operation.op !== 'quote') continue;
        const moved = Object.keys(operation.changes).map(place);
        expect(
          moved.toSorted((a, b) => a - b),
          card.id,
        ).toEqual(moved);
      }
    }
  });

  it('[BO-2.7] have the effects of the table where a slip would be easy', () => {
    const changes = (id: string): Partial<Record<SecurityId, number>> => {
      const quote = cardOf(id).operations.find((operation) => operation.op === 'quote');
      return quote?.op === 'quote' ? quote.changes : {};
    };
    expect(changes('EV15')).toEqual({ FOR: -5_000, CHA: 3_000 });
    expect(changes('EV24')).toEqual({ SNC: -3_000, LOC: -2_000, CHA: -3_000 });
    expect(changes('EV25')).toEqual({ CIF: 1_000, SNC: 3_000, LOC: 1_000, CHA: 3_000, POL: 1_000 });
    expect(changes('EV29')).toEqual({ CIF: 2_000, CMP: 5_000, POL: 4_000 });
    expect(cardOf('EV11').operations).toEqual([{ op: 'cashPercent', who: 'drawer', base: 'cash', percent: 10 }]);
    expect(cardOf('EV35').operations).toEqual([{ op: 'cashPercent', who: 'all', base: 'securities', percent: 5 }]);
  });
});
