import { describe, expect, it } from 'vitest';
import { A, B, C, D } from '#testkit/position.ts';
import { type Hand, type Holding, open, plain } from '../position.test-support.ts';
import { outcome } from '../scoring.ts';
import type { Options } from '../types.ts';

const LIQUIDATE: Partial<Options> = { onLeave: 'liquidate' };

describe('leaving', () => {
  it('[BO-4.11.1] everything goes back to the desk, and no marker moves', () => {
    const contracts = [
      { security: 'DAR', holder: A, owner: B, shares: 1 },
      { security: 'LOC', holder: B, owner: A, shares: 1 },
      { security: 'POL', holder: A, owner: C, shares: 1 },
    ] as const;
    const left = open([{ titles: { LOC: 2 } }, { cash: 150_000, titles: { DAR: 3 }, loans: ['A'] }, { titles: { POL: 1 } }], {
      options: LIQUIDATE,
      contracts,
      quotes: { DAR: 30_000 },
    }).event('left', B);
    expect(left.state.table.players[B]).toMatchObject({ active: false, loans: [], removed: 1 });
    expect([left.cash(B), left.state.table.desk.DAR, left.quote('DAR')]).toEqual([0, 5, 30_000]);
    expect(left.state.table.contracts.map(({ security }) => security)).toEqual(['POL']);
    expect(left.refusal({ by: 'table', event: 'left', seat: B })).toEqual(['BO-4.11.1']);
    expect(left.refuses(B, { type: 'passUntilMyTurn', on: true })).toEqual(['BO-4.11.1']);
  });

  it('[BO-4.11.1] a removed seat is skipped from now on', () => {
    const left = open([{ square: 3 }, {}, {}], { options: LIQUIDATE })
      .event('left', B)
      .roll(2)
      .does(A, { type: 'pass' });
    expect(left.state.table.roller).toBe(C);
  });

  it('[BO-4.11.1] the roller: the visit is completed for the others, then the turn ends', () => {
    const landed = open(plain(3), { options: LIQUIDATE }).roll(1);
    const left = landed.event('left', A);
    expect(left.awaited).toEqual([B]);
    const end = left.does(B, { type: 'buy', n: 1 }).does(C, { type: 'pass' });
    expect([end.state.table.roller, end.quote('DAR')]).toEqual([B, 11_000]);
  });

  it('[BO-4.11.4] the game ends in the middle of a card, and the card goes back where cards go', () => {
    const ended = open([{ square: 8, titles: { DAR: 1 } }, {}], { options: LIQUIDATE, deck: ['EV22'], quotes: { DAR: 39_000 } })
      .roll(2)
      .event('left', A);
    expect([ended.state.table.point, ended.state.deck.at(-1)]).toEqual([{ kind: 'gameOver', reason: 'lastSeat' }, 'EV22']);
    expect(new Set(ended.state.deck).size).toBe(35);
  });

  it('[BO-4.11.1] the drawer of a card: what concerns him is dropped, what concerns all goes on', () => {
    const asked = open([{ square: 8, titles: { DAR: 1 } }, { titles: { POL: 1 } }, {}], {
      options: LIQUIDATE,
      deck: ['EV22'],
      quotes: { DAR: 39_000, POL: 39_000 },
    }).roll(2);
    expect(asked.state.table.point).toMatchObject({ security: 'DAR' });
    const left = asked.event('left', A);
    expect(left.state.table.point).toMatchObject({ security: 'POL', asked: [B] });
    const tip = open([{ square: 8 }, {}, {}], { options: LIQUIDATE, deck: ['EV07'] })
      .roll(2)
      .event('left', A);
    expect([tip.state.table.roller, tip.state.deck.at(-1)]).toEqual([B, 'EV07']);
  });

  it('[BO-4.11.2] a bot plays on: nothing changes but the instructions', () => {
    const landed = open(plain(3)).roll(1).does(B, { type: 'passUntilMyTurn', on: true }).does(B, { type: 'preparePass' });
    const left = landed.event('left', B);
    expect(left.state.table).toEqual(landed.state.table);
    expect(left.state.instructions[B]).toMatchObject({ prepared: null, passUntilMyTurn: false });
    expect(left.event('joined', B).state).toEqual(left.state);
  });

  it('[BO-4.11.4] the last active seat wins at once', () => {
    const over = open(plain(2), { options: LIQUIDATE }).roll(1).event('left', A);
    expect(over.state.table.point).toEqual({ kind: 'gameOver', reason: 'lastSeat' });
    expect(outcome(over.state)).toMatchObject({
      reason: 'lastSeat',
      standings: [
        { seat: B, rank: 1 },
        { seat: A, rank: 2 },
      ],
    });
    expect(over.refusal({ by: 'table', event: 'left', seat: B })).toEqual(['BO-5.2']);
  });

  it('[BO-5.5] removed seats come last, the latest removed first', () => {
    const gone = open([{ square: 3 }, {}, { cash: 10_000 }, {}], { options: { ...LIQUIDATE, turnLimit: 20 }, turn: 20 })
      .event('left', B)
      .event('left', D);
    const over = gone.roll(2).does(A, { type: 'pass' });
    expect(outcome(over.state)?.standings.map(({ seat, rank }) => [seat, rank])).toEqual([
      [A, 1],
      [C, 2],
      [D, 3],
      [B, 4],
    ]);
  });
});

describe('the ranking of those who left', () => {
  it('[BO-5.5] in whatever order they went', () => {
    const ranks = (order: readonly number[]): readonly number[] => {
      let hand = open([{ square: 3 }, {}, {}, {}, {}], { options: { ...LIQUIDATE, turnLimit: 20 }, turn: 20 });
      for (const seat of order) hand = hand.event('left', seat);
      const over = hand.roll(2).does(A, { type: 'pass' });
      return (outcome(over.state)?.standings ?? []).map(({ seat }) => seat);
    };
    expect(ranks([1, 2, 3])).toEqual([0, 4, 3, 2, 1]);
    expect(ranks([3, 2, 1])).toEqual([0, 4, 1, 2, 3]);
    expect(ranks([2, 4, 1])).toEqual([0, 3, 1, 4, 2]);
  });
});

describe('leaving in the middle of something', () => {
  const debtor: Holding = { square: 1, cash: 0, titles: { DAR: 4 }, loans: ['A'] };
  const auction = (auctionBids: Options['auctionBids']): Hand =>
    open([debtor, {}, {}, {}], { options: { ...LIQUIDATE, auctionBids } })
      .roll(4)
      .does(A, { type: 'auctionLot', lot: { DAR: 2 } });

  it('[BO-4.11.5] at awaitRoll the turn ends without a roll', () => {
    const left = open(plain(3), { options: LIQUIDATE }).event('left', A);
    expect([left.state.table.roller, left.state.table.turn]).toEqual([B, 2]);
  });

  it('[BO-4.11.5] a debtor’s debt and auction end with him, bids void', () => {
    for (const way of ['maximum', 'rising'] as const) {
      const left = auction(way).does(B, { type: 'bid', amount: 20_000 }).event('left', A);
      expect([left.cash(B), left.state.table.roller, left.state.sealed, left.state.table.desk.DAR]).toEqual([200_000, B, {}, 5]);
    }
  });

  it('[BO-4.11.5] without the highest bidder the lot starts again, with those who had passed', () => {
    const raised = auction('rising').does(B, { type: 'passBid' }).does(C, { type: 'bid', amount: 30_000 });
    const left = raised.event('left', C);
    expect(left.state.table.point).toMatchObject({ kind: 'auctionBid', asked: [B], best: null });
    expect(left.does(B, { type: 'bid', amount: 20_000 }).does(D, { type: 'passBid' }).cash(B)).toBe(180_000);
  });

  it('[BO-4.11.5] a bidder who is not the highest simply drops out', () => {
    const raised = auction('rising').does(B, { type: 'bid', amount: 30_000 });
    const left = raised.event('left', C);
    expect(left.awaited).toEqual([D]);
    expect(left.does(D, { type: 'passBid' }).cash(B)).toBe(170_000);
  });

  it('[BO-4.11.5] among others who answer together, the step closes when the rest have answered', () => {
    const sealed = auction('maximum').does(B, { type: 'bid', amount: 30_000 }).does(C, { type: 'passBid' });
    const left = sealed.event('left', D);
    expect([left.cash(B), left.owns(B, 'DAR')]).toEqual([180_000, 2]);
    const answered = auction('maximum').does(B, { type: 'bid', amount: 30_000 }).event('left', B);
    expect([answered.awaited, answered.state.sealed]).toEqual([[C, D], {}]);
  });

  it('[BO-4.11.5] an owner at the ceiling, a holder of an option, somebody about to trade', () => {
    const above = open([{ square: 16, titles: { JBO: 1 } }, { titles: { JBO: 1 } }, {}], {
      options: LIQUIDATE,
      phase: 'expansion',
      quotes: { JBO: 40_000 },
    }).roll(2);
    expect(above.does(A, { type: 'settleCeiling', sell: 1 }).event('left', B).cash(A)).toBe(243_000);
    const due = open([{}, { titles: { DAR: 2 } }, {}], { options: LIQUIDATE, contracts: [{ security: 'DAR', holder: C, owner: B, shares: 2 }] }).roll(1);
    const lapsed = due.event('left', C);
    expect([lapsed.awaited, lapsed.state.table.contracts]).toEqual([[A], []]);
    expect(open(plain(3), { options: LIQUIDATE }).roll(1).does(A, { type: 'done' }).event('left', B).awaited).toEqual([C]);
    const release = open([{ ...debtor, titles: { DAR: 2 } }, {}, {}], {
      options: LIQUIDATE,
      contracts: [{ security: 'DAR', holder: B, owner: A, shares: 2 }],
    }).roll(4);
    expect(release.event('left', B).state.table.point.kind).toBe('default');
  });

  it('[BO-4.11.5] an extra turn and turns to miss are dropped', () => {
    const extra = open([{ square: 8 }, {}, {}], { options: LIQUIDATE, deck: ['EV09'] });
    const card: Hand = extra.roll(2);
    expect(card.state.table.roller).toBe(A);
    expect(card.event('left', A).state.table.roller).toBe(B);
    const resting = open([{}, { turnsToMiss: 2 }, {}], { options: LIQUIDATE }).event('left', B);
    expect(resting.state.table.players[B]?.turnsToMiss).toBe(0);
  });

  it('[BO-4.8.8] [BO-4.11.1] elimination in the middle of a credit squeeze goes on with the others', () => {
    const squeezed = open([{ square: 8, cash: 10_000, loans: ['A'] }, { cash: 20_000, loans: ['A'], titles: { DAR: 5 } }, {}], {
      options: { insolvency: 'eliminate' },
      deck: ['EV20'],
    }).roll(2);
    expect(squeezed.state.table.players[A]?.active).toBe(false);
    expect(squeezed.state.table.point).toMatchObject({ kind: 'default', debtor: B });
  });
});

describe('joining', () => {
  const NEW: Partial<Options> = { lateJoin: 'newSeat' };

  it('[BO-4.11.3] a newcomer has the initial capital and takes part from the next turn', () => {
    const landed = open(plain(2), { options: NEW }).event('joined', 2).roll(1);
    expect([landed.cash(C), landed.state.table.players[C]?.square]).toEqual([200_000, 0]);
    const end = landed.does(A, { type: 'done' }).does(B, { type: 'pass' });
    expect(end.state.table.roller).toBe(B);
    const next = end.roll(2).does(B, { type: 'done' });
    expect(next.awaited).toEqual([C]);
    expect(next.does(C, { type: 'pass' }).does(A, { type: 'pass' }).state.table.roller).toBe(C);
  });

  it('[BO-4.11.3] a newcomer is not concerned by a card of the turn in which he came', () => {
    const squeezed = open([{ square: 8 }, {}], { options: NEW, deck: ['EV34'] })
      .event('joined', 2)
      .roll(2);
    expect(squeezed.state.table.roller).toBe(B);
    expect(squeezed.keys()).not.toContain('log.received');
  });

  it('[BO-4.11.3] up to six seats, up to turn 20, and only with that house rule', () => {
    expect(open(plain(6), { options: NEW }).refusal({ by: 'table', event: 'joined', seat: 6 })).toEqual(['BO-4.11.3']);
    expect(open(plain(2), { options: NEW, turn: 21 }).refusal({ by: 'table', event: 'joined', seat: 2 })).toEqual(['BO-4.11.3']);
    expect(open(plain(2), { options: NEW, turn: 20 }).event('joined', 2).state.table.players).toHaveLength(3);
    for (const lateJoin of ['no', 'takeover'] as const) {
      expect(open(plain(2), { options: { lateJoin } }).refusal({ by: 'table', event: 'joined', seat: 2 })).toEqual(['BO-4.11.3']);
    }
  });

  it('[BO-4.11.1] nobody takes a removed seat', () => {
    const left = open(plain(3), { options: LIQUIDATE }).event('left', B);
    expect(left.refusal({ by: 'table', event: 'joined', seat: B })).toContain('BO-4.11.1');
    expect(left.refusal({ by: 'table', event: 'joined', seat: 9 })).toContain('BO-4.11.1');
  });
});
