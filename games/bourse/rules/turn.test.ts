import { describe, expect, it } from 'vitest';
import { A, B, C } from '#testkit/position.ts';
import { type Holding, open, plain } from '../position.test-support.ts';
import { bourse } from '../index.ts';
import type { OptionContract } from '../types.ts';

describe('the turn', () => {
  it('[BO-4.1.1] the die passes to the left, and round to the first seat', () => {
    const first = open(plain(3).map(() => ({ square: 3 })));
    const second = first.roll(2).does(A, { type: 'pass' });
    expect([second.state.table.roller, second.state.table.turn, second.awaited]).toEqual([B, 2, [B]]);
    const third = second.roll(2).does(B, { type: 'pass' }).roll(2).does(C, { type: 'pass' });
    expect(third.state.table.roller).toBe(A);
  });

  it('[BO-4.0.1] one seat is asked at a time; the others are refused, and so is a move of another step', () => {
    const landed = open(plain(3)).roll(1);
    expect(landed.awaited).toEqual([A]);
    expect(landed.refuses(B, { type: 'buy', n: 1 })).toEqual(['BO-4.0.1']);
    expect(landed.refuses(A, { type: 'roll' })).toEqual(['BO-4.0.1']);
    expect(landed.refuses(A, { type: 'pass' })).toEqual(['BO-4.0.1']);
    expect(landed.refuses(7, { type: 'done' })).toEqual(['BO-4.11.1']);
  });

  it('[BO-4.1.3] [BO-4.2.1] the pawn advances by the die, round the circuit; squares are shared', () => {
    const moved = open([{ square: 18 }, { square: 2 }]).roll(4);
    expect(moved.state.table.players.map(({ square }) => square)).toEqual([2, 2]);
    expect(moved.state.table.lastRoll).toEqual({ seat: A, die: 4, from: 18, to: 2 });
    expect(moved.reveals).toBe(true);
  });

  it('[BO-4.2.2] leaving Start pays nothing; each passage counts a lap', () => {
    const left = open([{ titles: { LOC: 1 } }, {}]).roll(1);
    expect([left.cash(A), left.state.table.players[A]?.lap]).toEqual([200_000, 0]);
    const passed = open([{ square: 19, titles: { LOC: 1 } }, {}]).roll(2);
    expect([passed.cash(A), passed.state.table.players[A]?.lap]).toEqual([204_000, 1]);
  });

  it('[BO-4.2.4] bonds pay their interest at the same moment', () => {
    expect(
      open([{ square: 19, titles: { SNC: 2, CHA: 1, DAR: 1 } }, {}])
        .roll(2)
        .cash(A),
    ).toBe(200_000 + 3 * 4_000 + 2_000);
  });

  it('[BO-4.10.2] [BO-2.8.9] an extra turn: the same player again, once', () => {
    const drawn = open([{ square: 8 }, { square: 3 }], { deck: ['EV09'] }).roll(2);
    expect([drawn.state.table.roller, drawn.state.table.turn]).toEqual([A, 2]);
    const again = drawn.roll(5).does(A, { type: 'pass' });
    expect(again.state.table.roller).toBe(B);
  });

  it('[BO-5.4] a technical guard ends every game at turn 1,000', () => {
    const end = open([{ square: 3 }, {}], { turn: 1000 })
      .roll(2)
      .does(A, { type: 'pass' });
    expect(end.state.table.point).toEqual({ kind: 'gameOver', reason: 'turnLimit' });
    expect(end.refuses(B, { type: 'roll' })).toEqual(['BO-5.2']);
  });
});

describe('a visit', () => {
  it('[BO-4.3.3] the quotation is fixed when trading begins', () => {
    const landed = open([{ square: 15 }, { titles: { CHA: 1 } }, {}], { quotes: { CHA: 22_000 } }).roll(2);
    expect(landed.state.table.visit).toMatchObject({ before: 22_000, raw: 20_000, fixed: 20_000 });
    const waiting = open([{ square: 15, titles: { CHA: 1 } }, {}], { phase: 'expansion', quotes: { CHA: 40_000 } }).roll(2);
    expect(waiting.state.table.visit).toMatchObject({ raw: 40_000, fixed: 40_000 });
    const above = open([{ square: 16, titles: { JBO: 1 } }, {}], { phase: 'expansion', quotes: { JBO: 40_000 } }).roll(2);
    expect(above.state.table.visit).toMatchObject({ raw: 43_000, fixed: null });
    expect(above.does(A, { type: 'settleCeiling', sell: 0 }).state.table.visit).toMatchObject({ fixed: 20_000 });
  });

  it('[BO-4.3.5] one order each: one purchase or one sale, and no second round', () => {
    const landed = open([{ titles: { DAR: 1 } }, { titles: { DAR: 1 } }]).roll(1);
    const bought = landed.does(A, { type: 'buy', n: 1 });
    expect(bought.awaited).toEqual([A]);
    expect(bought.refuses(A, { type: 'sell', n: 1 })).toEqual(['BO-4.3.5']);
    const end = bought.does(A, { type: 'done' }).does(B, { type: 'buy', n: 1 });
    expect([end.state.table.roller, end.state.table.visit]).toEqual([B, null]);
  });

  it('[BO-4.3.5] the step ends by itself when nothing but done is left', () => {
    const bought = open(plain(2)).roll(1).does(A, { type: 'buy', n: 1 });
    expect(bought.awaited).toEqual([B]);
  });

  it('[BO-4.3.4] titles sold are available at once to the players who follow', () => {
    const landed = open([{ titles: { DAR: 5 } }, {}]).roll(1);
    const sold = landed.does(A, { type: 'sell', n: 2 });
    expect(sold.refuses(B, { type: 'buy', n: 3 })).toEqual(['BO-4.3.6', 'BO-4.3.10']);
    expect(sold.does(B, { type: 'buy', n: 2 }).owns(B, 'DAR')).toBe(2);
  });

  it('[BO-4.3.6] at least one title, no more than the desk has, no more than the cash pays', () => {
    const landed = open([{ cash: 29_000 }, {}]).roll(1);
    expect(landed.quote('DAR')).toBe(10_000);
    expect(landed.refuses(A, { type: 'buy', n: 0 })).toEqual(['BO-4.3.6']);
    expect(landed.refuses(A, { type: 'buy', n: 3 })).toEqual(['BO-4.3.6']);
    expect(landed.refuses(A, { type: 'buy', n: 6 })).toContain('BO-4.3.10');
    expect(landed.refuses(A, { type: 'sell', n: 1 })).toContain('BO-4.3.6');
    expect(landed.refuses(A, { type: 'take', n: 1 })).toEqual(['BO-4.3.8']);
    expect(landed.does(A, { type: 'buy', n: 2 }).cash(A)).toBe(9_000);
    expect(
      open([{ cash: 10_000 }, {}])
        .roll(1)
        .offered(A),
    ).toContain('buy');
  });

  it('[BO-4.3.7] sales stop at 1,000', () => {
    const landed = open([{ titles: { DAR: 2 } }, {}], { quotes: { DAR: 11_000 } }).roll(1);
    expect(landed.quote('DAR')).toBe(1_000);
    expect(landed.does(A, { type: 'sell', n: 2 }).quote('DAR')).toBe(1_000);
  });

  it('[BO-4.3.9] taking and exercising an option move no marker', () => {
    const taken = open([{}, { titles: { DAR: 2 } }])
      .roll(1)
      .does(A, { type: 'buyOption', owner: B, n: 2 });
    expect(taken.quote('DAR')).toBe(10_000);
    const due = open([{}, { titles: { DAR: 2 } }, {}], { contracts: [{ security: 'DAR', holder: C, owner: B, shares: 2 }] }).roll(1);
    expect(due.does(C, { type: 'exerciseOption', n: 2 }).quote('DAR')).toBe(10_000);
  });

  it('[BO-4.3.10] nobody buys from a player: an empty desk sells nothing', () => {
    const landed = open([{}, { titles: { DAR: 5 } }], { options: { optionCards: 'none' } }).roll(1);
    expect(landed.awaited).toEqual([B]);
  });

  it('[BO-4.4.6] after the ceiling trades follow at 20,000; who sold may buy back', () => {
    const above = open([{ square: 16, titles: { JBO: 2 } }, {}], { phase: 'expansion', quotes: { JBO: 40_000 } }).roll(2);
    const back = above.does(A, { type: 'settleCeiling', sell: 2 }).does(A, { type: 'buy', n: 2 });
    expect([back.cash(A), back.owns(A, 'JBO'), back.quote('JBO')]).toEqual([200_000 + 86_000 - 40_000, 2, 21_000]);
  });

  it('[BO-4.4.3] [BO-13.8] the offers name what selling and keeping bring in, in all', () => {
    const asked = open([{ square: 12, titles: { JBO: 2 } }, {}], { phase: 'expansion', quotes: { JBO: 40_000 } }).roll(6);
    const [selling, keeping] = bourse.module.offers(asked.state, A);
    expect(selling).toMatchObject({ type: 'settleCeiling', totals: { sell: [-74_000, -94_000, -114_000] } });
    expect(keeping?.label.args).toMatchObject({ n: 2, amount: { money: 74_000 } });
    expect(asked.does(A, { type: 'settleCeiling', sell: 1 }).cash(A)).toBe(294_000);
  });

  it('[BO-4.4.3] allOrNothing: sell every free title or none', () => {
    const facts = { phase: 'expansion', quotes: { JBO: 40_000 }, options: { ceilingChoice: 'allOrNothing' } } as const;
    const above = open([{ square: 16, titles: { JBO: 3 } }, {}], facts).roll(2);
    expect(above.refuses(A, { type: 'settleCeiling', sell: 1 })).toEqual(['BO-4.4.3']);
    expect(above.does(A, { type: 'settleCeiling', sell: 3 }).cash(A)).toBe(200_000 + 3 * 43_000);
    expect(above.does(A, { type: 'settleCeiling', sell: 0 }).cash(A)).toBe(200_000 + 3 * 23_000);
  });
});

describe('answers to the ceiling', () => {
  const above = (answers: 'together' | 'inOrder') =>
    open([{ titles: { JBO: 1 } }, { square: 16 }, { titles: { JBO: 1 } }], {
      roller: B,
      phase: 'expansion',
      quotes: { JBO: 40_000 },
      options: { answers },
    }).roll(2);

  it('[BO-6.6] together: sealed, revisable until the last answer is in, carried out in order from the roller', () => {
    const asked = above('together');
    expect(asked.awaited).toEqual([C, A]);
    const one = asked.does(A, { type: 'settleCeiling', sell: 1 });
    expect([one.awaited, one.cash(A), one.reveals]).toEqual([[C], 200_000, false]);
    const revised = one.does(A, { type: 'settleCeiling', sell: 0 });
    const all = revised.does(C, { type: 'settleCeiling', sell: 1 });
    expect([all.cash(A), all.cash(C), all.reveals]).toEqual([223_000, 243_000, true]);
    const settled = all.log.filter(({ text }) => text.key === 'log.ceilingSettled').map(({ text }) => text.args?.who);
    expect(settled).toEqual([{ seat: C }, { seat: A }]);
  });

  it('[BO-6.6] in order: one after the other, openly', () => {
    const asked = above('inOrder');
    expect(asked.awaited).toEqual([C]);
    expect(asked.refuses(A, { type: 'settleCeiling', sell: 0 })).toEqual(['BO-4.0.1']);
    const first = asked.does(C, { type: 'settleCeiling', sell: 1 });
    expect([first.cash(C), first.awaited]).toEqual([243_000, [A]]);
    expect(first.does(A, { type: 'settleCeiling', sell: 0 }).quote('JBO')).toBe(20_000);
  });

  it('[BO-4.0.2] an owner who may sell nothing is not asked', () => {
    for (const answers of ['together', 'inOrder'] as const) {
      const settled = open([{ square: 8, titles: { FOR: 1 } }, {}, { titles: { FOR: 1 } }], {
        deck: ['EV22'],
        quotes: { FOR: 39_000 },
        contracts: [{ security: 'FOR', holder: B, owner: A, shares: 1 }],
        options: { answers },
      }).roll(2);
      expect(settled.awaited).toEqual([C]);
      expect(settled.does(C, { type: 'settleCeiling', sell: 1 }).cash(A)).toBe(221_000);
    }
  });
});

describe('options on shares', () => {
  const landOnDarty = (contracts: readonly Omit<OptionContract, 'id'>[], options: Parameters<typeof open>[1] = {}, holdings: readonly Holding[] = plain(3)) =>
    open(holdings, { ...options, contracts }).roll(1);

  it('[BO-4.9.1] only on the shares of another active player, at least one, and for cash', () => {
    const landed = open([{ cash: 5_000 }, { titles: { DAR: 2 } }, {}]).roll(1);
    expect(landed.refuses(A, { type: 'buyOption', owner: A, n: 1 })).toEqual(['BO-4.9.1']);
    expect(landed.refuses(A, { type: 'buyOption', owner: 9, n: 1 })).toEqual(['BO-4.9.1']);
    expect(landed.refuses(A, { type: 'buyOption', owner: C, n: 1 })).toContain('BO-4.9.1');
    expect(landed.refuses(A, { type: 'buyOption', owner: B, n: 0 })).toEqual(['BO-4.9.1']);
    expect(landed.refuses(A, { type: 'buyOption', owner: B, n: 2 })).toEqual(['BO-4.9.1']);
    expect(landed.does(A, { type: 'buyOption', owner: B, n: 1 }).cash(B)).toBe(203_000);
  });

  it('[BO-4.9.2] one card per company, none for bonds', () => {
    const options = { optionForgetting: 'allowed' } as const;
    const held = landOnDarty([{ security: 'DAR', holder: C, owner: B, shares: 1 }], { options }, [{}, { titles: { DAR: 3 } }, {}]);
    const forgotten = held.does(C, { type: 'forgetOption' });
    expect(forgotten.refuses(A, { type: 'buyOption', owner: B, n: 1 })).toEqual(['BO-4.9.2']);
    const bond = open([{ square: 5 }, { titles: { SNC: 2 } }]).roll(2);
    expect(bond.refuses(A, { type: 'buyOption', owner: B, n: 1 })).toContain('BO-4.9.2');
  });

  it('[BO-4.9.3] the desk may be empty', () => {
    const landed = open([{}, { titles: { DAR: 5 } }]).roll(1);
    expect(landed.offered(A).filter((type) => type === 'buyOption')).toHaveLength(5);
  });

  it('[BO-4.9.8] forgotten, the option stays until the next landing and its shares stay blocked', () => {
    const due = landOnDarty([{ security: 'DAR', holder: C, owner: B, shares: 2 }], { options: { optionForgetting: 'allowed' } }, [
      {},
      { titles: { DAR: 2 } },
      {},
    ]);
    const forgotten = due.does(C, { type: 'forgetOption' }).does(A, { type: 'done' });
    expect(forgotten.state.table.contracts).toHaveLength(1);
    expect(forgotten.refuses(B, { type: 'sell', n: 1 })).toContain('BO-4.9.4');
    const never = landOnDarty([{ security: 'DAR', holder: C, owner: B, shares: 2 }], {}, [{}, { titles: { DAR: 2 } }, {}]);
    expect(never.refuses(C, { type: 'forgetOption' })).toEqual(['BO-4.9.8']);
  });

  it('[BO-4.9.9] at a quotation of 0 before the roll the exercise costs nothing', () => {
    const zero = open([{}, { titles: { DAR: 2 } }, { cash: 0 }], {
      phase: 'expansion',
      quotes: { DAR: 0 },
      contracts: [{ security: 'DAR', holder: C, owner: B, shares: 2 }],
    }).roll(1);
    expect(zero.awaited).toEqual([C]);
    const exercised = zero.does(C, { type: 'exerciseOption', n: 2 });
    expect([exercised.cash(B), exercised.cash(C)]).toEqual([200_000, 0]);
  });

  it('[BO-4.0.2] an option that cannot be paid is abandoned without a question', () => {
    const due = open([{}, { titles: { DAR: 2 } }, { cash: 19_000 }], { contracts: [{ security: 'DAR', holder: C, owner: B, shares: 2 }] }).roll(1);
    expect([due.awaited, due.state.table.contracts]).toEqual([[A], []]);
    expect(due.keys()).toContain('log.optionAbandoned');
  });

  it('[BO-6.2] pool14: on any security, by coefficient, several on one security, oldest first', () => {
    const options = { optionCards: 'pool14' } as const;
    const bond = open([{ square: 5 }, { titles: { SNC: 3 } }], { options }).roll(2);
    expect(bond.does(A, { type: 'buyOption', owner: B, n: 2 }).cash(B)).toBe(202_000);
    const due = open([{ square: 5 }, { titles: { SNC: 3 } }, {}], {
      options,
      contracts: [
        { security: 'SNC', holder: C, owner: B, shares: 1 },
        { security: 'SNC', holder: A, owner: B, shares: 2 },
      ],
    }).roll(2);
    expect(due.awaited).toEqual([C]);
    const second = due.does(C, { type: 'exerciseOption', n: 1 });
    expect(second.awaited).toEqual([A]);
    const taken = second.does(A, { type: 'abandonOption' }).does(A, { type: 'buyOption', owner: B, n: 1 });
    expect(taken.refuses(A, { type: 'buyOption', owner: C, n: 1 })).toContain('BO-6.2');
  });

  it('[BO-6.2] each option is a contract of its own: the oldest is decided first, whoever holds it', () => {
    const first = open([{ square: 5 }, { titles: { SNC: 3 } }, { square: 5 }], { options: { optionCards: 'pool14' } }).roll(2);
    const second = first.does(A, { type: 'buyOption', owner: B, n: 1 }).does(A, { type: 'done' }).does(B, { type: 'pass' }).does(C, { type: 'pass' });
    const third = second.roll(1).does(B, { type: 'done' }).does(C, { type: 'pass' }).does(A, { type: 'pass' }).roll(2);
    const again = third.does(A, { type: 'abandonOption' }).does(C, { type: 'buyOption', owner: B, n: 2 });
    expect(again.state.table.contracts).toEqual([{ id: 1, security: 'SNC', holder: C, owner: B, shares: 2 }]);
    const both = open([{ square: 5 }, { titles: { SNC: 3 } }, {}], {
      options: { optionCards: 'pool14', optionForgetting: 'allowed' },
      contracts: [{ security: 'SNC', holder: C, owner: B, shares: 1 }],
    })
      .roll(2)
      .does(C, { type: 'forgetOption' })
      .does(A, { type: 'buyOption', owner: B, n: 2 });
    expect(both.state.table.contracts.map(({ id, holder }) => [id, holder])).toEqual([
      [1, C],
      [2, A],
    ]);
  });

  it('[BO-6.2] pool14 has fourteen cards; none has no options at all', () => {
    const contracts = ['CIF', 'ECC', 'ESS', 'THO', 'SNC', 'VAL', 'MAR', 'FOR', 'LOC', 'CMP', 'DEL', 'DED', 'CHA', 'JBO'] as const;
    const titles = Object.fromEntries([...contracts, 'DAR'].map((security) => [security, 1]));
    const full = open([{}, { titles }, {}], {
      options: { optionCards: 'pool14', winTarget: 1_000_000 },
      contracts: contracts.map((security) => ({ security, holder: C, owner: B, shares: 1 })),
    }).roll(1);
    expect(full.refuses(A, { type: 'buyOption', owner: B, n: 1 })).toEqual(['BO-4.9.2']);
    const none = open([{}, { titles: { DAR: 1 } }], { options: { optionCards: 'none' } }).roll(1);
    expect(none.refuses(A, { type: 'buyOption', owner: B, n: 1 })).toContain('BO-6.2');
  });
});
