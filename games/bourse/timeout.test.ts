import { describe, expect, it } from 'vitest';
import { A, B, C } from '#testkit/position.ts';
import { open, plain } from './position.test-support.ts';

describe('what the engine does for a seat', () => {
  it('[BO-4.0.2] a pass that is the only legal move is made without a question', () => {
    const landed = open([{ cash: 10_000 }, { cash: 9_000 }, {}]).roll(1);
    expect(landed.quote('DAR')).toBe(10_000);
    expect(landed.does(A, { type: 'done' }).awaited).toEqual([C]);
    expect(open([{ cash: 9_000 }, {}]).roll(1).awaited).toEqual([B]);
  });

  it('[BO-4.0.2] with hidden cash nobody is passed over for lack of cash, at any step', () => {
    const options = { cashVisibility: 'hidden' } as const;
    expect(open([{ cash: 0 }, {}], { options }).roll(1).awaited).toEqual([A]);
    expect(
      open([{}, { cash: 0 }], { options })
        .roll(1)
        .does(A, { type: 'done' }).awaited,
    ).toEqual([B]);
    const due = open([{}, { titles: { DAR: 2 } }, { cash: 0 }], { options, contracts: [{ security: 'DAR', holder: C, owner: B, shares: 2 }] }).roll(1);
    expect([due.awaited, due.offered(C)[0]]).toEqual([[C], 'abandonOption']);
    const tip = open([{ square: 8, cash: 0 }, {}], { options, deck: ['EV07'] }).roll(2);
    expect(tip.awaited).toEqual([A]);
    const waived = open([{ square: 8 }, { cash: 0, loans: ['A'] }], { options, deck: ['EV21'] }).roll(2);
    expect(waived.awaited).toEqual([B]);
    const lot = open([{ square: 1, cash: 0, titles: { DAR: 2 }, loans: ['A'] }, { cash: 0 }], { options })
      .roll(4)
      .does(A, { type: 'auctionLot', lot: { DAR: 1 } });
    expect([lot.awaited, lot.offered(B)[0]]).toEqual([[B], 'passBid']);
  });

  it('[BO-4.0.2] with hidden cash public facts still spare a question', () => {
    const options = { cashVisibility: 'hidden', optionCards: 'none' } as const;
    expect(
      open([{ titles: { DAR: 5 } }, {}], { options })
        .roll(1)
        .does(A, { type: 'done' }).state.table.roller,
    ).toBe(B);
  });
});

describe('time-outs', () => {
  it('[BO-4.0.3] roll, done, pass', () => {
    const landed = open(plain(2)).event('timeout', A, 0);
    expect(landed.state.table.lastRoll).toMatchObject({ seat: A, die: 1 });
    const hand = landed.event('timeout', A);
    expect(hand.awaited).toEqual([B]);
    const over = hand.event('timeout', B);
    expect([over.state.table.roller, over.keys()[0]]).toEqual([B, 'log.timeout']);
    expect(open(plain(2)).refusal({ by: 'table', event: 'timeout', seat: B })).toEqual(['BO-4.0.3']);
  });

  it('[BO-4.0.3] an option is abandoned, or forgotten where that is legal', () => {
    const due = (optionForgetting: 'never' | 'allowed') =>
      open([{}, { titles: { DAR: 2 } }, {}], { options: { optionForgetting }, contracts: [{ security: 'DAR', holder: C, owner: B, shares: 2 }] })
        .roll(1)
        .event('timeout', C);
    expect([due('never').state.table.contracts.length, due('allowed').state.table.contracts.length]).toEqual([0, 1]);
  });

  it('[BO-4.0.3] at the ceiling everything is kept; an answer that was given is not awaited', () => {
    const above = open([{ square: 16, titles: { JBO: 1 } }, { titles: { JBO: 1 } }], { phase: 'expansion', quotes: { JBO: 40_000 } }).roll(2);
    const one = above.event('timeout', A);
    expect(one.refusal({ by: 'table', event: 'timeout', seat: A })).toEqual(['BO-4.0.3']);
    expect(one.event('timeout', B).cash(B)).toBe(223_000);
  });

  it('[BO-4.0.3] cards and banks: pass; bids: none; a release: abandoned', () => {
    expect(
      open([{ square: 3 }, {}])
        .roll(2)
        .event('timeout', A)
        .cash(A),
    ).toBe(200_000);
    expect(
      open([{ square: 8 }, {}], { deck: ['EV07'] })
        .roll(2)
        .event('timeout', A)
        .cash(A),
    ).toBe(200_000);
    const due = open([{ square: 1, cash: 0, titles: { DAR: 2 }, loans: ['A'] }, {}]).roll(4);
    expect(due.does(A, { type: 'auctionLot', lot: { DAR: 1 } }).event('timeout', B).state.table.point).toMatchObject({ kind: 'default', unsold: ['DAR'] });
    const release = open([{ square: 1, cash: 0, titles: { DAR: 2 }, loans: ['A'] }, {}], {
      contracts: [{ security: 'DAR', holder: B, owner: A, shares: 2 }],
    }).roll(4);
    expect(release.event('timeout', B).state.table.contracts).toEqual([]);
  });

  it('[BO-4.0.3] in default: the fewest titles of the lowest dividend, then quotation, then square', () => {
    const due = open([{ square: 1, cash: 0, titles: { LOC: 2, ECC: 2, VAL: 2, CMP: 3 }, loans: ['A'] }, {}], {
      quotes: { ECC: 5_000, VAL: 1_000, CMP: 1_000 },
    }).roll(4);
    const sold = due.event('timeout', A);
    expect([sold.owns(A, 'VAL'), sold.cash(A)]).toEqual([0, 1_000]);
    expect(sold.event('timeout', A).owns(A, 'CMP')).toBe(1);
  });

  it('[BO-4.0.3] in default without any sale to the desk: everything is put up', () => {
    const due = open([{ square: 1, cash: 0, titles: { ECC: 1, VAL: 1 }, loans: ['A'] }, {}], { quotes: { ECC: 1_000, VAL: 1_000 } }).roll(4);
    expect(due.event('timeout', A).state.table.point).toMatchObject({ kind: 'auctionBid', lot: { titles: { ECC: 1, VAL: 1 }, value: 2_000 } });
  });
});
