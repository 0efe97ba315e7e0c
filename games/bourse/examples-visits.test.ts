import { describe, expect, it } from 'vitest';
import { A, B, C, D } from '#testkit/position.ts';
import type { Options } from './types.ts';
import { open } from './position.test-support.ts';
import { score } from './scoring.ts';

/* BO-8.2: the further cases that concern visits, the ceiling, the floor and options on shares. */

describe('visits', () => {
  const mixed = (visitPricing: Options['visitPricing']) =>
    open([{ square: 1, titles: { THO: 1 } }, {}, { titles: { THO: 1 } }, {}], { quotes: { THO: 21_000 }, options: { visitPricing } })
      .roll(5)
      .does(A, { type: 'sell', n: 1 })
      .does(A, { type: 'done' })
      .does(B, { type: 'buy', n: 2 })
      .does(C, { type: 'sell', n: 1 })
      .does(D, { type: 'pass' });

  it('[BO-8.T1] [BO-4.3.6] purchases and sales move one price', () => {
    const end = mixed('running');
    expect([end.cash(A), end.cash(B), end.cash(C), end.quote('THO'), end.state.table.desk.THO]).toEqual([222_000, 158_000, 222_000, 21_000, 3]);
  });

  it('[BO-8.T1] [BO-6.1] runningReset ends where the die put it', () => {
    const end = mixed('runningReset');
    expect([end.cash(B), end.quote('THO')]).toEqual([158_000, 22_000]);
  });

  it('[BO-8.T1] [BO-6.1] separate counts purchases and sales apart', () => {
    const end = mixed('separate');
    expect([end.cash(A), end.cash(B), end.cash(C), end.quote('THO')]).toEqual([222_000, 156_000, 221_000, 22_000]);
  });

  const worthless = (visitPricing: Options['visitPricing'] = 'running') =>
    open([{ square: 15 }, { titles: { JBO: 1 } }, {}], { quotes: { JBO: 8_000 }, options: { visitPricing } }).roll(3);

  it('[BO-8.T2] [BO-4.3.8] [BO-4.4.1] at exactly 0 the roller takes for nothing, and owners keep their titles', () => {
    const landed = worthless();
    expect([landed.quote('JBO'), landed.owns(B, 'JBO')]).toEqual([0, 1]);
    expect(landed.refuses(A, { type: 'buy', n: 1 })).toContain('BO-4.3.8');
    expect(landed.refuses(A, { type: 'take', n: 5 })).toContain('BO-4.3.8');
    const taken = landed.does(A, { type: 'take', n: 4 });
    expect([taken.cash(A), taken.owns(A, 'JBO'), taken.quote('JBO'), taken.state.table.desk.JBO]).toEqual([200_000, 4, 1_000, 0]);
    const sold = taken.does(A, { type: 'done' }).does(B, { type: 'sell', n: 1 });
    expect([sold.cash(B), sold.quote('JBO')]).toEqual([201_000, 1_000]);
  });

  it('[BO-8.T3] [BO-4.3.8] if the roller takes nothing, the others buy at 1,000 and the price goes to 2,000', () => {
    const passed = worthless().does(A, { type: 'done' });
    expect(passed.refuses(B, { type: 'take', n: 1 })).toEqual(['BO-4.3.8']);
    expect(passed.refuses(B, { type: 'sell', n: 1 })).toEqual(['BO-4.3.8']);
    const bought = passed.does(B, { type: 'buy', n: 2 });
    expect([bought.cash(B), bought.quote('JBO')]).toEqual([198_000, 2_000]);
    expect(bought.does(C, { type: 'buy', n: 1 }).cash(C)).toBe(198_000);
  });

  it('[BO-4.3.8] if nobody trades, the quotation stays 0', () => {
    const end = worthless().does(A, { type: 'done' }).does(B, { type: 'pass' }).does(C, { type: 'pass' });
    expect([end.quote('JBO'), end.owns(B, 'JBO')]).toEqual([0, 1]);
  });

  it('[BO-6.1] separate at 0: taking counts as a purchase, the next one pays 1,000, nobody sells', () => {
    const taken = worthless('separate').does(A, { type: 'take', n: 1 }).does(A, { type: 'done' });
    expect(taken.refuses(B, { type: 'sell', n: 1 })).toEqual(['BO-4.3.8']);
    const bought = taken.does(B, { type: 'buy', n: 1 }).does(C, { type: 'buy', n: 1 });
    expect([bought.cash(B), bought.cash(C), bought.quote('JBO')]).toEqual([199_000, 198_000, 0]);
  });

  it('[BO-8.T4] [BO-4.3.2] [BO-4.4.4] below zero: the option is decided first, then the titles are gone', () => {
    const landed = open([{ square: 7 }, { titles: { VAL: 3 } }, {}], {
      quotes: { VAL: 10_000 },
      contracts: [{ security: 'VAL', holder: C, owner: B, shares: 2 }],
    }).roll(1);
    expect([landed.state.table.visit?.raw, landed.awaited]).toEqual([-5_000, [C]]);
    const crashed = landed.does(C, { type: 'abandonOption' });
    expect([crashed.owns(B, 'VAL'), crashed.cash(B), crashed.quote('VAL'), crashed.state.table.desk.VAL]).toEqual([0, 200_000, 20_000, 5]);
    expect(crashed.does(A, { type: 'buy', n: 1 }).cash(A)).toBe(180_000);
    const foolish = landed.does(C, { type: 'exerciseOption', n: 2 });
    expect([foolish.cash(C), foolish.cash(B), foolish.owns(C, 'VAL')]).toEqual([180_000, 220_000, 0]);
  });

  it('[BO-4.4.4] an option that was forgotten lapses at the floor; without owners the quotation starts again all the same', () => {
    const forgotten = open([{ square: 7 }, { titles: { VAL: 3 } }, {}], {
      quotes: { VAL: 10_000 },
      contracts: [{ security: 'VAL', holder: C, owner: B, shares: 2 }],
      options: { optionForgetting: 'allowed' },
    })
      .roll(1)
      .does(C, { type: 'forgetOption' });
    expect([forgotten.state.table.contracts, forgotten.owns(B, 'VAL')]).toEqual([[], 0]);
    expect(
      open([{ square: 7 }, {}], { quotes: { VAL: 10_000 } })
        .roll(1)
        .quote('VAL'),
    ).toBe(20_000);
  });

  it('[BO-8.T5] [BO-4.3.7] [BO-4.4.1] exactly 40,000 is on the scale, and purchases stay there', () => {
    const landed = open([{ square: 11 }, {}], { phase: 'expansion', quotes: { DED: 31_000 } }).roll(5);
    expect(landed.quote('DED')).toBe(40_000);
    const end = landed.does(A, { type: 'buy', n: 1 }).does(B, { type: 'buy', n: 1 });
    expect([end.cash(A), end.cash(B), end.quote('DED')]).toEqual([160_000, 160_000, 40_000]);
  });

  it('[BO-4.4.2] above the ceiling without owners: back to 20,000', () => {
    const landed = open([{ square: 11 }, {}], { phase: 'expansion', quotes: { DED: 32_000 } }).roll(5);
    expect([landed.quote('DED'), landed.state.table.point.kind]).toEqual([20_000, 'rollerTrade']);
  });

  it('[BO-8.T25] dividends can be spent on the square reached', () => {
    const landed = open([{ square: 18, cash: 3_000, titles: { LOC: 4 } }, {}]).roll(4);
    expect([landed.cash(A), landed.quote('CIF')]).toEqual([19_000, 19_000]);
    const bought = landed.does(A, { type: 'buy', n: 1 });
    expect([bought.cash(A), bought.quote('CIF')]).toEqual([0, 20_000]);
  });

  it('[BO-8.T28] [BO-4.10.1] a victory is checked only after the last trade', () => {
    const titles = { FOR: 4, DAR: 5, THO: 5, DED: 4 };
    const quotes = { FOR: 24_000, DAR: 21_000, THO: 21_000, DED: 21_000 };
    const opened = open([{ square: 8, titles: { FOR: 1 } }, {}, { titles }, {}], { phase: 'recovery', quotes }).roll(3);
    expect([opened.quote('FOR'), score(opened.state, C)]).toEqual([27_000, 402_000]);
    const sold = opened.does(A, { type: 'sell', n: 1 }).does(A, { type: 'done' });
    expect(score(sold.state, C)).toBe(398_000);
    const waiting = sold.does(B, { type: 'pass' }).does(C, { type: 'pass' });
    expect(waiting.does(D, { type: 'pass' }).state.table.point.kind).toBe('awaitRoll');
    expect(waiting.does(D, { type: 'buy', n: 1 }).state.table.point).toEqual({ kind: 'gameOver', reason: 'target' });
  });
});

describe('options on shares', () => {
  it('[BO-8.T6] [BO-4.9.6] exercised at the quotation before the roll, then the ceiling', () => {
    const landed = open([{ square: 7 }, { titles: { CMP: 3 } }, {}], {
      phase: 'expansion',
      quotes: { CMP: 30_000 },
      contracts: [{ security: 'CMP', holder: C, owner: B, shares: 2 }],
    }).roll(6);
    expect(landed.state.table.visit?.raw).toBe(47_000);
    const exercised = landed.does(C, { type: 'exerciseOption', n: 2 });
    expect([exercised.cash(B), exercised.cash(C), exercised.awaited]).toEqual([260_000, 140_000, [B, C]]);
    const settled = exercised.does(B, { type: 'settleCeiling', sell: 1 }).does(C, { type: 'settleCeiling', sell: 0 });
    expect([settled.cash(B), settled.cash(C), settled.quote('CMP'), settled.state.table.desk.CMP]).toEqual([307_000, 194_000, 20_000, 3]);
  });

  it('[BO-8.T7] [BO-4.9.7] abandoned and taken again in the same visit', () => {
    const landed = open([{ square: 15 }, { titles: { POL: 3 } }], {
      phase: 'stagnation',
      quotes: { POL: 22_000 },
      contracts: [{ security: 'POL', holder: A, owner: B, shares: 2 }],
    }).roll(4);
    const taken = landed.does(A, { type: 'abandonOption' }).does(A, { type: 'buyOption', owner: B, n: 3 });
    expect([taken.quote('POL'), taken.cash(A), taken.cash(B)]).toEqual([23_000, 194_000, 206_000]);
    expect(taken.refuses(A, { type: 'buyOption', owner: B, n: 1 })).toContain('BO-4.3.5');
    expect(taken.does(A, { type: 'done' }).refuses(B, { type: 'sell', n: 1 })).toContain('BO-4.9.4');
  });

  it('[BO-8.T8] [BO-4.9.6] a partial exercise, as far as the cash goes; the rest is released', () => {
    const landed = open([{ cash: 50_000 }, {}, { titles: { ESS: 3 } }, { square: 18, titles: { LOC: 1 } }], {
      roller: D,
      phase: 'expansion',
      quotes: { ESS: 24_000 },
      contracts: [{ security: 'ESS', holder: A, owner: C, shares: 3 }],
    }).roll(6);
    expect([landed.cash(D), landed.state.table.visit?.raw]).toEqual([204_000, 30_000]);
    expect(landed.refuses(A, { type: 'exerciseOption', n: 3 })).toEqual(['BO-4.9.6']);
    const exercised = landed.does(A, { type: 'exerciseOption', n: 2 });
    expect([exercised.cash(A), exercised.cash(C), exercised.owns(C, 'ESS'), exercised.state.table.contracts]).toEqual([2_000, 248_000, 1, []]);
    const atC = exercised.does(D, { type: 'done' }).does(A, { type: 'pass' }).does(B, { type: 'pass' });
    expect(atC.does(C, { type: 'sell', n: 1 }).cash(C)).toBe(278_000);
  });

  it('[BO-8.T9] [BO-4.9.4] blocked shares cannot be sold, in the visit or by a card', () => {
    const landed = open([{ square: 1 }, { titles: { THO: 3 } }], { quotes: { THO: 21_000 } }).roll(5);
    const taken = landed.does(A, { type: 'buyOption', owner: B, n: 2 }).does(A, { type: 'done' });
    expect(taken.cash(B)).toBe(206_000);
    expect(taken.refuses(B, { type: 'sell', n: 2 })).toContain('BO-4.9.4');
    const card = open([{}, { square: 8, titles: { THO: 3 } }], {
      roller: B,
      deck: ['EV08'],
      contracts: [{ security: 'THO', holder: A, owner: B, shares: 2 }],
    }).roll(2);
    expect(card.refuses(B, { type: 'cardSell', security: 'THO', n: 2 })).toContain('BO-4.9.4');
    expect(card.does(B, { type: 'cardSell', security: 'THO', n: 1 }).cash(B)).toBe(220_000);
    const due = open([{}, { titles: { THO: 3 } }, { square: 1 }], {
      roller: C,
      quotes: { THO: 21_000 },
      contracts: [{ security: 'THO', holder: A, owner: B, shares: 2 }],
    }).roll(5);
    const released = due.does(A, { type: 'abandonOption' }).does(C, { type: 'done' }).does(A, { type: 'pass' });
    expect(released.does(B, { type: 'sell', n: 3 }).cash(B)).toBe(266_000);
  });

  it('[BO-8.T10] [BO-4.9.4] dividends of blocked shares go to their owner', () => {
    const passed = open([{}, { square: 16, titles: { CIF: 3 } }], {
      roller: B,
      contracts: [{ security: 'CIF', holder: A, owner: B, shares: 2 }],
    }).roll(5);
    expect([passed.cash(A), passed.cash(B)]).toEqual([200_000, 212_000]);
  });

  it('[BO-8.T31] [BO-4.9.5] an event that moves the quotation leaves the option; it is due at the next landing, at the price shown before', () => {
    const moved = open([{ square: 8 }, { titles: { VAL: 2 } }, { square: 5 }], {
      roller: A,
      deck: ['EV17'],
      phase: 'recession',
      quotes: { VAL: 15_000 },
      contracts: [{ security: 'VAL', holder: A, owner: B, shares: 2 }],
    }).roll(2);
    expect([moved.quote('VAL'), moved.state.table.contracts.length, moved.state.table.phase]).toEqual([18_000, 1, 'expansion']);
    const rolled = moved.roll(1).does(B, { type: 'done' }).does(C, { type: 'pass' }).does(A, { type: 'pass' }).roll(3);
    expect(rolled.state.table.visit?.before).toBe(18_000);
    expect(rolled.does(A, { type: 'exerciseOption', n: 2 }).cash(A)).toBe(164_000);
  });
});
