import { describe, expect, it } from 'vitest';
import { A, B, C } from '#testkit/position.ts';
import { outcome } from '../scoring.ts';
import { bidding, choosing, type Facts, fresh, type Hand, KEEP, layOut, open, plain, playing, proposing } from '../position.test-support.ts';

const RETIRE: Facts = { options: { onLeave: 'retire' } };

describe('leaving', () => {
  it('[MM-4.11.1] seats cannot be added, and nobody sits where nobody sits', () => {
    const start = fresh(3);
    expect(start.refusal({ by: 'table', event: 'joined', seat: 3 })).toEqual(['MM-4.11.1']);
    expect(start.refusal({ by: 'table', event: 'left', seat: 7 })).toEqual(['MM-4.11.1']);
  });

  it('[MM-4.11.2] with a bot in the seat nothing changes in the game, and a person may take it over', () => {
    const start = fresh(3);
    const left = start.event('left', B);
    expect(left.state).toEqual(start.state);
    expect(left.event('joined', B).state).toEqual(start.state);
  });

  it('[MM-4.11.3] a retiring seat plays to the end of the mission; whoever sits down before stays', () => {
    const leaving = open([{ cards: ['growth'] }, { cards: ['growth'] }, {}], RETIRE).event('left', B);
    expect([leaving.table.leaving, leaving.table.players[B]?.retired]).toEqual([[B], false]);
    expect(leaving.event('left', B).table.leaving).toEqual([B]);
    const back = leaving.event('joined', B).does(A, KEEP).does(B, KEEP);
    expect([back.table.leaving, back.table.players[B]?.retired]).toEqual([[], false]);
    const gone = leaving.does(A, KEEP).does(B, KEEP);
    expect([gone.table.players[B], gone.table.lots.length]).toMatchObject([{ retired: true, silo: 0, credits: 0, cards: [] }, 3]);
    expect(gone.refusal({ by: B, move: { type: 'takeCredit', count: 1 } })).toEqual(['MM-4.11.1']);
    expect(gone.refusal({ by: 'table', event: 'joined', seat: B })).toEqual(['MM-4.11.1']);
  });

  it('[MM-4.11.3] [MM-0.3] a retired seat is skipped everywhere: lots, bids, wages, alerts, the Euro', () => {
    const leaving = open([{ cards: ['growth'] }, {}, {}, {}], RETIRE).event('left', B);
    const next = leaving.does(A, KEEP);
    // The Euro went to B, who has just retired, and on to C.
    expect([next.table.first, next.awaited]).toEqual([C, [C]]);
    const rotated = reopenWithSale(next);
    expect(rotated.awaited).toEqual([C]);
    expect(rotated.does(C, bidding(1)).awaited).toEqual([3]);
  });

  /** The same table in phase 3: A sells. */
  const reopenWithSale = (hand: Hand): Hand => {
    const chosen = hand.does(C, choosing(0)).does(3, choosing(1)).does(A, choosing(2));
    let now = chosen;
    while (now.table.point.kind === 'play' && now.table.point.seat !== A) {
      const { seat } = now.table.point;
      now = now.event('timeout', seat);
    }
    return now.cards(A).includes('sale') ? now.does(A, playing('sale')) : now;
  };

  it('[MM-4.11.3] who is alone wins by forfeit, without a final alert', () => {
    const over = open([{ d: 16, c: 9, cards: ['growth'] }, {}, {}], RETIRE)
      .event('left', B)
      .event('left', C)
      .does(A, KEEP);
    expect(over.table.point).toMatchObject({ kind: 'gameOver', reason: 'forfeit' });
    expect(over.at(A)).toMatchObject({ c: 4, g: 14 });
    expect(outcome(over.state)?.standings.map(({ seat, rank }) => [seat, rank])).toEqual([
      [A, 1],
      [B, 2],
      [C, 2],
    ]);
  });

  it('[MM-4.11.3] when everybody leaves, the game is closed without a winner', () => {
    const over = open([{ cards: ['growth'] }, {}], RETIRE)
      .event('left', A)
      .event('left', B)
      .does(A, KEEP);
    expect(over.table.point).toEqual({ kind: 'gameOver', reason: 'abandoned' });
    expect(outcome(over.state)?.standings.map(({ rank }) => rank)).toEqual([2, 2]);
  });

  it('[MM-4.11.3] whoever leaves in the last mission is ranked', () => {
    const over = open([{ cards: ['growth'] }, {}], { ...RETIRE, endTriggered: 'column' })
      .event('left', B)
      .does(A, KEEP);
    expect(outcome(over.state)?.standings).toHaveLength(2);
    expect(over.table.players[B]?.retired).toBe(false);
  });

  it('[MM-4.11.3] in the simulation the board keeps its size and the laws stay', () => {
    const facts: Facts = { options: { mode: 'simulation', onLeave: 'retire' }, laws: [{ type: 'productionTax', amount: 1 }] };
    const next = open([{ c: 50, cards: ['growth'] }, { c: 50 }, { c: 50 }], facts)
      .event('left', C)
      .does(A, KEEP);
    expect([next.table.players[C]?.retired, next.table.laws.length, next.table.inForce.productionTax?.amount]).toEqual([true, 1, 1]);
  });
});

describe('time-outs', () => {
  const after = (hand: Hand, seat: number): Hand => hand.event('timeout', seat);

  it('[MM-4.11.4] an alert is answered with Corruption', () => {
    const asked = layOut([{ d: 9, cards: ['corruption'] }, {}], { pile: ['alert'] });
    expect(after(asked, A).at(A)).toMatchObject({ c: 14 });
  });

  it('[MM-4.11.4] the lowest-numbered free set is taken or designated', () => {
    const start = layOut(plain(2));
    expect(after(start.does(A, choosing(0)), B).table.players[B]?.lot).toBe(1);
    const auction = layOut(plain(3), { options: { mode: 'simulation' }, laws: [{ type: 'lotAuction', minBid: 1 }] });
    expect(after(auction, A).table.point).toMatchObject({ kind: 'bidLot', lot: 0 });
    expect(after(after(auction, A), B).table.point).toMatchObject({ kind: 'bidLot', seat: C, spoken: [{ seat: B, amount: null }] });
  });

  it('[MM-4.11.4] in an auction the seat passes, in a vote it abstains', () => {
    const auction = open([{ cards: ['sale', 'growth'] }, {}, {}]).does(A, playing('sale'));
    expect(after(auction, B).table.point).toMatchObject({ seat: C, best: null });
    const vote = open([{ cards: ['transport', 'growth'] }, { cards: ['growth'] }], { options: { mode: 'simulation' } }).does(
      A,
      proposing({ type: 'productionTax', amount: 1 }),
    );
    expect(after(after(vote, A), B).table.lastVote).toMatchObject({ accepted: false, ballots: { 0: { vote: 'abstain' }, 1: { vote: 'abstain' } } });
  });

  it('[MM-4.11.4] in phase 3: keep the only card, else discard the first that may be, else execute the Sale', () => {
    expect(after(open([{ cards: ['sale'] }, {}]), A).cards(A)).toEqual(['sale']);
    expect(after(open([{ cards: ['sale', 'expert', 'growth'] }, {}]), A).cards(A)).toEqual(['sale', 'growth']);
    expect(after(open([{ cards: ['sale', 'sale'] }, {}]), A).table.point.kind).toBe('bid');
  });

  it('[MM-4.11.4] only somebody who is awaited can run out of time', () => {
    expect(open([{ cards: ['sale'] }, {}]).refusal({ by: 'table', event: 'timeout', seat: B })).toEqual(['MM-4.11.4']);
  });
});
