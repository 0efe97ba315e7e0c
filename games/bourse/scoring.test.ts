import { describe, expect, it } from 'vitest';
import { A, B, C } from '#testkit/position.ts';
import { open, plain } from './position.test-support.ts';
import { netWorth, outcome, score } from './scoring.ts';

describe('the account', () => {
  it('[BO-5.6] blocked shares count for their owner, an option held counts nothing', () => {
    const { state } = open([{ titles: { DAR: 3 } }, {}], { contracts: [{ security: 'DAR', holder: B, owner: A, shares: 3 }] });
    expect([score(state, A), score(state, B)]).toEqual([60_000, 0]);
  });

  it('[BO-5.1] net worth adds the cash and deducts 60,000 for each loan', () => {
    const { state } = open([{ cash: 10_000, titles: { DAR: 1 }, loans: ['A', 'B'] }, {}]);
    expect([score(state, A), netWorth(state, A)]).toEqual([-100_000, -90_000]);
  });

  it('[BO-5.5] the others are ranked by net worth, also those who reached the target and were beaten', () => {
    const quotes = { LOC: 40_000, CIF: 40_000, SNC: 40_000, CHA: 40_000, POL: 1_000 };
    const holdings = [
      { square: 3, cash: 480_000 },
      { cash: 0, titles: { LOC: 5, CIF: 5, POL: 1 } },
      { cash: 50_000, titles: { SNC: 5, CHA: 5 } },
    ];
    const over = open(holdings, { quotes }).roll(2).does(A, { type: 'pass' });
    expect(outcome(over.state)?.standings).toEqual([
      { seat: B, rank: 1, score: 401_000 },
      { seat: A, rank: 2, score: 480_000 },
      { seat: C, rank: 3, score: 450_000 },
    ]);
  });

  it('[BO-5.4] [BO-5.5] at the turn limit equal fortunes share the victory', () => {
    const over = open([{ square: 3 }, {}, { cash: 190_000 }], { turn: 20, options: { turnLimit: 20 } })
      .roll(2)
      .does(A, { type: 'pass' });
    const end = outcome(over.state);
    expect(end?.standings.map(({ seat, rank, score: worth }) => [seat, rank, worth])).toEqual([
      [A, 1, 200_000],
      [B, 1, 200_000],
      [C, 3, 190_000],
    ]);
    expect(end?.text.key).toBe('end.turnLimit.shared');
  });

  it('[BO-5.2] there is no outcome while the game goes on', () => {
    expect(outcome(open(plain(2)).state)).toBeNull();
  });
});
