import { describe, expect, it } from 'vitest';
import { A, B, C, D } from '#testkit/position.ts';
import { type Hand, type Holding, open } from './position.test-support.ts';
import { netWorth, outcome, score } from './scoring.ts';

/* BO-8.2: the further cases that concern loans, defaults, auctions, events and the end. */

const standings = (hand: Hand): readonly (readonly [number, number])[] => (outcome(hand.state)?.standings ?? []).map(({ seat, rank }) => [seat, rank] as const);

describe('default', () => {
  const debtor: Holding = { square: 1, cash: 45_000, titles: { ESS: 2, SNC: 1 }, loans: ['A'] };
  const bidders: readonly Holding[] = [{ cash: 30_000 }, { cash: 25_000 }, { cash: 15_000 }];
  const quotes = { ESS: 21_000, SNC: 19_000 };

  it('[BO-8.T12] [BO-4.8.2] [BO-4.8.4] [BO-4.8.5] default with an auction, bid by bid', () => {
    const landed = open([debtor, ...bidders], { quotes, options: { auctionBids: 'rising' } }).roll(4);
    expect(landed.state.table.point).toEqual({ kind: 'default', debtor: A, due: 60_000, unsold: [] });
    const lot = landed.does(A, { type: 'auctionLot', lot: { ESS: 2 } });
    expect(lot.state.table.point).toMatchObject({ kind: 'auctionBid', asked: [B], lot: { value: 42_000, opening: 21_000 } });
    expect(lot.refuses(B, { type: 'bid', amount: 20_000 })).toContain('BO-4.8.5');
    const raised = lot.does(B, { type: 'bid', amount: 21_000 }).does(C, { type: 'bid', amount: 22_000 });
    expect(raised.awaited).toEqual([B]);
    const sold = raised.does(B, { type: 'bid', amount: 23_000 }).does(C, { type: 'passBid' });
    expect([sold.cash(A), sold.cash(B), sold.owns(B, 'ESS'), sold.state.table.point]).toEqual([8_000, 7_000, 2, { kind: 'bankDecision', bank: 'A' }]);
    expect(sold.does(A, { type: 'borrow' }).cash(A)).toBe(58_000);
  });

  const maxima = (b: number, c: number): Hand => {
    const lot = open([debtor, { cash: 30_000 }, { cash: 25_000 }, { cash: 21_000 }], { quotes })
      .roll(4)
      .does(A, { type: 'auctionLot', lot: { ESS: 2 } });
    return lot.does(C, { type: 'bid', amount: c }).does(D, { type: 'passBid' }).does(B, { type: 'bid', amount: b });
  };

  it('[BO-8.T35] [BO-6.7] maxima are played out in smallest steps', () => {
    expect(maxima(30_000, 22_000).cash(B)).toBe(30_000 - 23_000);
    expect(maxima(25_000, 25_000).cash(B)).toBe(30_000 - 25_000);
  });

  it('[BO-6.7] the log tells the bids, never the maxima', () => {
    const told = JSON.stringify(maxima(30_000, 22_000).log);
    expect(told).toContain('"money":23000');
    expect(told).not.toContain('30000');
  });

  it('[BO-8.T13] [BO-4.8.3] half of the value, rounded down on the lot', () => {
    const due = open([{ square: 1, cash: 30_000, titles: { DAR: 5 }, loans: ['A'] }, {}], { quotes: { DAR: 13_000 } }).roll(4);
    expect(due.does(A, { type: 'sellToDesk', security: 'DAR', n: 1 }).cash(A)).toBe(36_000);
    expect(due.does(A, { type: 'sellToDesk', security: 'DAR', n: 3 }).cash(A)).toBe(49_000);
  });

  it('[BO-8.T14] [BO-4.8.8] insolvency: what is left is paid, the rest cancelled, no new loan this turn', () => {
    const due = open([{ square: 1, cash: 10_000, titles: { ECC: 2 }, loans: ['A'] }, {}], { quotes: { ECC: 9_000 } }).roll(4);
    const end = due.does(A, { type: 'sellToDesk', security: 'ECC', n: 2 });
    expect([end.cash(A), end.state.table.players[A]?.loans, end.state.table.players[A]?.active]).toEqual([0, [], true]);
    expect(end.state.table.point).toEqual({ kind: 'awaitRoll' });
    expect(end.state.table.roller).toBe(B);
  });

  const released = (): Hand =>
    open([{ square: 1, cash: 20_000, titles: { MAR: 3 }, loans: ['A'] }, {}, {}], {
      quotes: { MAR: 28_000 },
      contracts: [{ security: 'MAR', holder: C, owner: A, shares: 2 }],
    })
      .roll(4)
      .does(A, { type: 'sellToDesk', security: 'MAR', n: 1 });

  it('[BO-8.T15] [BO-4.8.7] forced release: the holder buys at the displayed quotation', () => {
    const asked = released();
    expect(asked.state.table.point).toMatchObject({ kind: 'releaseDecision', debtor: A, due: 60_000 });
    const bought = asked.does(C, { type: 'exerciseOption', n: 2 });
    expect([bought.cash(A), bought.cash(C), bought.owns(C, 'MAR')]).toEqual([30_000, 144_000, 2]);
  });

  it('[BO-8.T15] [BO-4.8.7] forced release: abandoned, the shares can be sold', () => {
    const paid = released().does(C, { type: 'abandonOption' }).does(A, { type: 'sellToDesk', security: 'MAR', n: 2 });
    expect([paid.cash(A), paid.state.table.contracts]).toEqual([2_000, []]);
  });

  it('[BO-8.T26] [BO-2.8.3] a fee is fixed when it is due', () => {
    const due = open([{ square: 8, cash: 7_000, titles: { LOC: 3, DAR: 3, CIF: 3, POL: 3 } }, {}], { deck: ['EV10'] }).roll(2);
    expect(due.state.table.point).toMatchObject({ kind: 'default', due: 12_000 });
    expect(due.does(A, { type: 'sellToDesk', security: 'LOC', n: 1 }).cash(A)).toBe(5_000);
  });

  it('[BO-8.T16] [BO-2.8.11] a credit squeeze that everybody can pay', () => {
    const squeezed = open([{ cash: 130_000, loans: ['A', 'B'] }, { square: 8, cash: 60_000, loans: ['B'] }, {}], { roller: B, deck: ['EV20'] }).roll(2);
    expect([squeezed.cash(A), squeezed.cash(B), squeezed.cash(C)]).toEqual([10_000, 0, 200_000]);
    expect(squeezed.state.table.players.map(({ loans }) => loans.length)).toEqual([0, 0, 0]);
  });

  it('[BO-8.T32] [BO-2.8.17] a credit squeeze with a default: who can pays first; who still owes does not bid', () => {
    const squeezed = open([{ cash: 30_000 }, { square: 8, cash: 40_000, titles: { LOC: 2 }, loans: ['A'] }, { cash: 70_000, loans: ['A'] }], {
      roller: B,
      deck: ['EV20'],
    }).roll(2);
    expect([squeezed.cash(C), squeezed.awaited]).toEqual([10_000, [B]]);
    const lot = squeezed.does(B, { type: 'auctionLot', lot: { LOC: 2 } });
    expect(lot.state.table.point).toMatchObject({ kind: 'auctionBid', asked: [A], lot: { opening: 20_000 } });
    const sold = lot.does(A, { type: 'bid', amount: 20_000 });
    expect([sold.cash(A), sold.cash(B), sold.owns(A, 'LOC')]).toEqual([10_000, 0, 2]);
  });

  it('[BO-2.8.17] a player whose own payment is still open is not asked to bid', () => {
    const squeezed = open([{}, { square: 8, cash: 40_000, titles: { LOC: 2 }, loans: ['A'] }, { cash: 50_000, titles: { CIF: 1 }, loans: ['A'] }], {
      roller: B,
      deck: ['EV20'],
    }).roll(2);
    const lot = squeezed.does(B, { type: 'auctionLot', lot: { LOC: 2 } });
    expect(lot.awaited).toEqual([A]);
    const second = lot.does(A, { type: 'bid', amount: 20_000 });
    expect(second.state.table.point).toMatchObject({ kind: 'default', debtor: C, due: 60_000 });
  });
});

describe('loans', () => {
  it('[BO-8.T23] [BO-2.8.7] a summons to the bank where one owes', () => {
    const summoned = open([{ square: 18, loans: ['A'] }, {}], { deck: ['EV06'] }).roll(2);
    expect([summoned.state.table.players[A]?.square, summoned.cash(A), summoned.state.table.point]).toEqual([5, 140_000, { kind: 'bankDecision', bank: 'A' }]);
  });

  it('[BO-8.T24] [BO-4.5.6] a bank without loan cards lends nothing; a borrower there repays first and may borrow again', () => {
    const borrowers: readonly Holding[] = [1, 2, 3, 4, 5].map(() => ({ loans: ['B'] }));
    const sixth = open([{ square: 13 }, ...borrowers]).roll(2);
    expect(sixth.state.table.roller).toBe(B);
    expect(sixth.keys()).not.toContain('log.borrowed');
    const again = open([{}, { square: 13, loans: ['B'] }, ...borrowers.slice(1)], { roller: B }).roll(2);
    expect([again.cash(B), again.offered(B).slice(0, 2)]).toEqual([140_000, ['borrow', 'pass']]);
    expect(again.does(B, { type: 'borrow' }).state.table.players[B]?.loans).toEqual(['B']);
  });
});

describe('events', () => {
  it('[BO-8.T11] [BO-4.6.3] reaching Start exactly: dividends, then the phase, then one card', () => {
    const reached = open([{ square: 16, titles: { SNC: 2 } }, {}], { phase: 'expansion', deck: ['EV18'] }).roll(4);
    expect([reached.cash(A), reached.state.table.phase, reached.state.table.drawn]).toEqual([208_000, 'stagnation', ['EV18']]);
    const keys = reached.keys();
    expect(keys.indexOf('log.dividends')).toBeLessThan(keys.indexOf('log.phase'));
    expect(keys.indexOf('log.phase')).toBeLessThan(keys.indexOf('log.card'));
  });

  it('[BO-8.T17] [BO-4.4.5] an event through the ceiling: blocked shares are kept and collect the difference', () => {
    const raised = open([{ square: 8, titles: { FOR: 2 } }, {}, {}], {
      deck: ['EV22'],
      quotes: { FOR: 39_000 },
      contracts: [{ security: 'FOR', holder: C, owner: A, shares: 1 }],
    }).roll(2);
    expect(raised.refuses(A, { type: 'settleCeiling', sell: 2 })).toContain('BO-4.4.5');
    const settled = raised.does(A, { type: 'settleCeiling', sell: 1 });
    expect([settled.cash(A), settled.owns(A, 'FOR'), settled.quote('FOR'), settled.state.table.contracts.length]).toEqual([262_000, 1, 20_000, 1]);
    expect([settled.quote('DAR'), settled.quote('SNC')]).toEqual([22_000, 20_000]);
  });

  it('[BO-8.T18] [BO-4.4.4] an event through the floor, and one that stops at 0', () => {
    const fallen = (quote: number) => open([{ square: 8 }, { titles: { ECC: 3 } }], { deck: ['EV23'], quotes: { ECC: quote } }).roll(2);
    expect([fallen(2_000).owns(B, 'ECC'), fallen(2_000).quote('ECC')]).toEqual([0, 20_000]);
    expect([fallen(3_000).owns(B, 'ECC'), fallen(3_000).quote('ECC')]).toEqual([3, 0]);
  });

  it('[BO-8.T19] [BO-2.8.14] a split: titles while there are some, then cash', () => {
    const halved = open([{ titles: { DAR: 3 } }, { square: 8, titles: { DAR: 1 } }], { roller: B, deck: ['EV32'], quotes: { DAR: 31_000 } }).roll(2);
    expect([halved.quote('DAR'), halved.owns(A, 'DAR'), halved.owns(B, 'DAR'), halved.cash(A), halved.cash(B)]).toEqual([16_000, 3, 2, 248_000, 200_000]);
    expect(halved.state.table.desk.DAR).toBe(0);
  });

  it('[BO-8.T21] [BO-2.8.12] a false start undoes the change of phase', () => {
    const undone = open([{ square: 8 }, { square: 8 }], { deck: ['EV19', 'EV01'] }).roll(2);
    expect(undone.state.table.phase).toBe('recession');
    expect(undone.roll(2).state.table.phase).toBe('recovery');
  });

  it('[BO-8.T22] [BO-2.8.6] [BO-4.6.2] the express journey pays dividends, without phase or card', () => {
    const sent = open([{ square: 8, titles: { LOC: 1 } }, {}], { deck: ['EV05'] }).roll(2);
    expect([sent.state.table.players[A]?.square, sent.cash(A), sent.state.table.phase, sent.state.table.drawn]).toEqual([0, 204_000, 'recovery', ['EV05']]);
    const onStart = open([{ square: 18, titles: { LOC: 1 } }, {}], { deck: ['EV05'] }).roll(2);
    expect(onStart.cash(A)).toBe(208_000);
  });

  it('[BO-8.T27] [BO-4.7.4] a tender pays above the scale', () => {
    const bid = open([{ square: 8, titles: { VAL: 3 } }, {}], { deck: ['EV31'], quotes: { VAL: 38_000 } }).roll(2);
    const sold = bid.does(A, { type: 'tender', n: 2 });
    expect([sold.cash(A), sold.quote('VAL'), sold.owns(A, 'VAL')]).toEqual([286_000, 38_000, 1]);
  });

  it('[BO-8.T30] [BO-4.1.2] a missed turn: no roll, but trades in the visits of others', () => {
    const rested = open([{ square: 8 }, { square: 8 }], { deck: ['EV14'] }).roll(2);
    expect(rested.state.table.players[A]?.turnsToMiss).toBe(1);
    const visited = rested.roll(3).does(B, { type: 'done' });
    expect(visited.awaited).toEqual([A]);
    const missed = visited.does(A, { type: 'buy', n: 1 });
    expect(missed.keys()).toContain('log.missesTurn');
    expect([missed.state.table.turn, missed.state.table.roller, missed.state.table.players[A]?.turnsToMiss]).toEqual([4, B, 0]);
  });
});

describe('the end', () => {
  const rich: Holding = { cash: 0, titles: { DAR: 5, THO: 5, DED: 5, FOR: 5 } };

  it('[BO-8.T20] [BO-5.3] of two who reach the target the higher score wins, then cash, then fewer loans, then both', () => {
    const end = (b: Holding, c: Holding): readonly (readonly [number, number])[] => {
      const quotes = { LOC: 40_000, CIF: 40_000, SNC: 40_000, CHA: 40_000, POL: 5_000 };
      return standings(
        open([{ square: 3 }, b, c], { quotes })
          .roll(2)
          .does(A, { type: 'pass' }),
      );
    };
    const b = { titles: { LOC: 5, CIF: 5, POL: 1 } };
    const c = { titles: { SNC: 5, CHA: 5, POL: 2 } };
    expect(end(b, c)).toEqual([
      [C, 1],
      [B, 2],
      [A, 3],
    ]);
    expect(end({ ...b, cash: 210_000 }, { titles: { SNC: 5, CHA: 5, POL: 1 } })).toEqual([
      [B, 1],
      [C, 2],
      [A, 3],
    ]);
    expect(end(b, { titles: { SNC: 5, CHA: 5, POL: 1 } })).toEqual([
      [B, 1],
      [C, 1],
      [A, 3],
    ]);
  });

  it('[BO-5.3] at equal scores and cash, fewer loans win', () => {
    const over = open([{ square: 3 }, { titles: { LOC: 5, CIF: 5 } }, { titles: { SNC: 5, CHA: 5, POL: 4 }, loans: ['B'] }], {
      quotes: { LOC: 40_000, CIF: 40_000, SNC: 40_000, CHA: 40_000, POL: 15_000 },
    })
      .roll(2)
      .does(A, { type: 'pass' });
    expect(standings(over)).toEqual([
      [B, 1],
      [C, 2],
      [A, 3],
    ]);
  });

  it('[BO-8.T29] [BO-5.1] securities only, or net worth', () => {
    const owner = { cash: 90_000, titles: { DAR: 5, THO: 5, DED: 5, FOR: 4 } };
    const quotes = { DAR: 20_000, THO: 20_000, DED: 20_000, FOR: 22_000 };
    const end = (winCondition: 'securities' | 'netWorth') =>
      open([owner, { square: 3 }], { roller: B, quotes, options: { winCondition } })
        .roll(2)
        .does(B, { type: 'pass' });
    expect([score(end('securities').state, A), netWorth(end('securities').state, A)]).toEqual([388_000, 478_000]);
    expect(end('securities').state.table.point.kind).toBe('awaitRoll');
    expect(end('netWorth').state.table.point.kind).toBe('gameOver');
  });

  it('[BO-8.T36] [BO-5.4] [BO-4.10.2] the turn limit ends the game after its win check, missed turns counted', () => {
    const last = open([{ cash: 150_000, titles: { DAR: 1 } }, { square: 3 }], { roller: B, turn: 60, options: { turnLimit: 60 } });
    const over = last.roll(2).does(B, { type: 'pass' });
    expect(over.state.table.point).toEqual({ kind: 'gameOver', reason: 'turnLimit' });
    expect(standings(over)).toEqual([
      [B, 1],
      [A, 2],
    ]);
    const missed = open([{ turnsToMiss: 1 }, { square: 3 }], { roller: B, turn: 59, options: { turnLimit: 60 } })
      .roll(2)
      .does(B, { type: 'pass' });
    expect(missed.state.table.point).toEqual({ kind: 'gameOver', reason: 'turnLimit' });
    const won = open([rich, { square: 3 }], { roller: B, turn: 60, options: { turnLimit: 60 } })
      .roll(2)
      .does(B, { type: 'pass' });
    expect(won.state.table.point).toEqual({ kind: 'gameOver', reason: 'target' });
  });
});
