import { describe, expect, it } from 'vitest';
import { scriptedChance } from '#kernel/chance.ts';
import { A, B, C } from '#testkit/position.ts';
import {
  answering,
  bidding,
  choosing,
  type Company,
  discarding,
  type Facts,
  fresh,
  type Hand,
  innovating,
  KEEP,
  layOut,
  open,
  PASS,
  plain,
  playing,
  REPAY,
  reopen,
  staffing,
} from './position.test-support.ts';
import { outcome } from './scoring.ts';
import type { Card } from './types.ts';

/* MM-8.2: further cases of the base game, alerts and auctions first. */

const ranks = (hand: Hand): readonly (readonly [number, number, number])[] =>
  (outcome(hand.state)?.standings ?? []).map(({ seat, rank, score }) => [seat, rank, score] as const);

describe('the layout', () => {
  it('[MM-8.2.1] [MM-4.3.2] duplicates are discarded', () => {
    const pile: readonly Card[] = [
      ...(['production', 'growth', 'sale'] as const),
      ...(['production', 'innovation', 'growth', 'growth', 'expert', 'elimination'] as const),
      ...(['sale', 'production', 'sale', 'corruption'] as const),
    ];
    const { table } = layOut(plain(2), { pile });
    expect(table.lots).toEqual([
      ['production', 'innovation', 'sale'],
      ['growth', 'expert', 'production'],
      ['sale', 'elimination', 'corruption'],
    ]);
    expect(table.discard).toEqual(['production', 'growth', 'growth', 'sale']);
    expect(table.pileSize).toBe(53 - 13);
  });

  it('[MM-8.2.2] [MM-4.4.1] [MM-4.4.6] an Alert interrupts the layout, which then goes on where it stopped', () => {
    const pile: readonly Card[] = ['growth', 'alert', 'sale', 'expert', 'production', 'elimination', 'growth', 'innovation', 'sale', 'staff', 'transport'];
    const laid = layOut(
      [
        { d: 9, g: 15, c: 6 },
        { d: 8, g: 17, c: 3 },
      ],
      { pile },
    );
    expect(laid.at(A)).toMatchObject({ c: 1, g: 14 });
    expect(laid.at(B)).toMatchObject({ c: 3, g: 17 });
    expect(laid.table.lots).toEqual([
      ['growth', 'production', 'innovation'],
      ['sale', 'elimination', 'staff'],
      ['expert', 'growth', 'transport'],
    ]);
    expect([laid.table.discard, laid.table.alertAside]).toEqual([['sale'], true]);
    const last = open([{ cards: ['growth'] }, {}], { alertAside: true, discard: ['sale', 'production'], first: B });
    const before = last.table.pileSize + last.table.discard.length;
    const next = last.does(A, KEEP);
    // Nine cards of three sets, and duplicates, were drawn from the new pile.
    expect(next.table.pileSize + next.table.discard.length).toBe(before + 1 - 9);
    expect(next.keys()).toContain('log.alertReturned');
  });

  it('[MM-8.2.3] [MM-4.0.2] an exhausted pile is made of the discards, without the Alert set aside', () => {
    const facts: Facts = { alertAside: true, onlyPile: ['production', 'growth', 'sale', 'growth', 'innovation', 'production', 'sale'] };
    // The script draws the highest index each time: the order of the discards stays.
    const discards = 53 - 1 - 7;
    const script = Array.from({ length: discards - 1 }, (_, index) => discards - 1 - index);
    const laid = layOut(plain(2), facts, scriptedChance(script));
    expect(laid.keys()).toContain('log.reshuffled');
    expect(laid.table.lots[0]).toEqual(['production', 'growth', 'sale']);
    expect(laid.table.alertAside).toBe(true);
    expect(laid.state.pile).not.toContain('alert');
    expect(laid.table.pileSize + laid.table.discard.length).toBe(53 - 1 - 9);
  });
});

describe('alerts', () => {
  const alerted = (company: Company): Hand => layOut([company, {}], { pile: ['alert'] });

  it('[MM-8.2.4] [MM-4.0.4] a fine on credit', () => {
    expect(alerted({ d: 10, g: 16, c: 3 }).at(A)).toMatchObject({ cr: 1, c: 8, g: 15 });
  });

  it('[MM-8.2.5] [MM-4.4.2] [MM-2.2.2] red at the left edge', () => {
    expect(alerted({ d: 13, g: 15, c: 0 }).at(A)).toMatchObject({ cr: 1, c: 0, g: 14 });
    expect(alerted({ d: 16, g: 14, c: 25 }).at(A)).toMatchObject({ cr: 0, c: 15, g: 14 });
  });

  it('[MM-8.2.6] [MM-4.4.3] [MM-4.4.4] a kept Corruption, used or not', () => {
    const asked = alerted({ d: 14, g: 18, c: 0, cards: ['corruption'] });
    expect([asked.awaited, asked.table.point.kind]).toEqual([[A], 'alert']);
    const used = asked.does(A, answering(true));
    expect([used.at(A), used.cards(A)]).toMatchObject([{ cr: 1, c: 9, g: 18 }, []]);
    expect(used.does(A, choosing(0)).cards(A)).toHaveLength(3);
    const refused = asked.does(A, answering(false));
    expect([refused.at(A), refused.cards(A)]).toMatchObject([{ cr: 1, c: 0, g: 16 }, ['corruption']]);
    expect(refused.does(A, choosing(0)).cards(A)).toHaveLength(4);
    expect(alerted({ d: 8, cards: ['corruption'] }).table.point.kind).toBe('chooseLot');
  });
});

describe('auctions', () => {
  const selling = (companies: readonly Company[], facts: Facts = {}): Hand => {
    const [seller = {}, ...others] = companies;
    return open([{ ...seller, cards: ['sale', 'corruption'] }, ...others], facts).does(A, playing('sale'));
  };

  it('[MM-8.2.7] [MM-4.8.3] [MM-4.0.3] a losing offer on credit', () => {
    const done = selling([{ c: 5 }, { c: 2 }, { c: 12 }]).does(B, bidding(9, 1));
    expect(done.at(B)).toMatchObject({ c: 12, cr: 1 });
    const sold = done.does(C, bidding(10)).does(A, PASS);
    expect(sold.at(A)).toMatchObject({ c: 15, s: 5 });
    expect(sold.at(B)).toMatchObject({ c: 12, cr: 1, s: 5 });
    expect(sold.at(C)).toMatchObject({ c: 2, s: 10 });
  });

  it('[MM-8.2.8] [MM-4.8.2] illegal offers', () => {
    const raised = selling([{}, {}, { c: 6 }]).does(B, bidding(6));
    expect(raised.refuses(C, bidding(6))).toContain('MM-4.8.2');
    expect(raised.refuses(C, bidding(5))).toContain('MM-4.8.2');
    expect(raised.refuses(C, bidding(7))).toContain('MM-4.0.3');
    expect(raised.does(C, bidding(7, 1)).at(C)).toMatchObject({ c: 16, cr: 1 });
    expect(selling([{}, {}]).refuses(B, bidding(0))).toContain('MM-4.8.2');
  });

  it('[MM-8.2.9] [MM-4.8.5] [MM-6.1] nobody offers', () => {
    const free = selling([{}, {}, {}]).does(B, PASS).does(C, PASS);
    expect(free.at(A)).toMatchObject({ s: 10, c: 15 });
    expect(free.table.point).toMatchObject({ kind: 'play', seat: A });
    const asked = selling([{}, {}, {}], { options: { unsoldMaterials: 'toReserve' } })
      .does(B, PASS)
      .does(C, PASS);
    expect([asked.awaited, asked.table.reserve]).toEqual([[A], 30]);
    const unsold = asked.does(A, PASS);
    expect([unsold.at(A).s, unsold.table.reserve]).toEqual([5, 35]);
    expect(asked.does(A, bidding(1)).at(A)).toMatchObject({ s: 10, c: 14 });
  });

  it('[MM-8.2.10] [MM-4.7.1] a short reserve', () => {
    const short = { s: 42, cards: ['sale', 'expert', 'corruption'] } as const;
    expect(open([short, {}]).table.reserve).toBe(3);
    expect(open([short, {}]).does(A, playing('sale')).table.point).toMatchObject({ kind: 'bid', size: 3 });
    const helped = open([short, {}]).does(A, playing('sale', 'expert'));
    expect([helped.table.point, helped.cards(A)]).toMatchObject([{ kind: 'bid', size: 3 }, ['corruption']]);
    const empty = open([{ ...short, s: 45 }, { cards: ['growth'] }]).does(A, playing('sale', 'expert'));
    expect([empty.cards(A), empty.table.point, empty.table.discard]).toEqual([['corruption'], { kind: 'play', seat: B }, ['expert', 'sale']]);
  });
});

describe('cards', () => {
  it('[MM-8.2.11] [MM-4.7.2] room in the dump', () => {
    const dirty = (company: Company): Hand => open([{ ...company, cards: ['production', 'corruption'] }, {}]);
    expect(dirty({ d: 11 }).does(A, playing('production')).at(A).d).toBe(16);
    expect(dirty({ d: 12 }).refuses(A, playing('production'))).toContain('MM-4.7.2');
    expect(dirty({ d: 12, W: 4 }).does(A, playing('production')).at(A).d).toBe(16);
  });

  it('[MM-8.2.12] [MM-4.7.5] staff and production', () => {
    const short = open([{ P: 3, e: 2, s: 9, cards: ['production', 'staff', 'corruption'] }, {}]);
    expect(short.refuses(A, playing('production'))).toContain('MM-4.7.2');
    const hired = short.does(A, staffing('hire'));
    expect([hired.at(A).e, hired.moves(A)]).toEqual([3, [playing('production'), discarding('production'), discarding('corruption')]]);
  });

  it('[MM-8.2.13] [MM-4.7.11] Expert and production', () => {
    const after = open([{ g: 17, M: 3, W: 4, cards: ['production', 'expert', 'corruption'] }, {}]).does(A, playing('production', 'expert'));
    expect(after.at(A)).toMatchObject({ c: 15 + 22, s: 2, d: 4 });
  });

  it('[MM-8.2.14] [MM-4.7.7] transport', () => {
    const cards = ['transport', 'expert', 'corruption'] as const;
    const alone = open([{ cards }, { d: 15 }, { d: 16 }]).does(A, playing('transport'));
    expect([alone.at(A).d, alone.at(B).d, alone.at(C).d]).toEqual([0, 16, 16]);
    const helped = open([{ d: 1, cards }, { d: 13 }, { d: 16 }]).does(A, playing('transport', 'expert'));
    expect([helped.at(A).d, helped.at(B).d, helped.at(C).d]).toEqual([0, 15, 16]);
    const stuck = open([{ cards: ['transport'] }, { d: 16 }]);
    expect(stuck.refuses(A, playing('transport'))).toContain('MM-4.7.7');
    expect(stuck.moves(A)).toEqual([KEEP, discarding('transport')]);
  });

  it('[MM-8.2.15] [MM-4.7.4] innovation with and without the Expert', () => {
    const cards = ['innovation', 'expert', 'corruption'] as const;
    const two = open([{ W: 3, c: 12, cards }, {}]);
    const points = (hand: Hand): number => hand.score(A).personnel + hand.score(A).materials + hand.score(A).waste;
    expect(points(two)).toBe(8);
    const both = two.does(A, innovating('personnelWaste', 'expert'));
    expect([both.at(A), points(both)]).toMatchObject([{ P: 4, W: 2, c: 2 }, 14]);
    const deep = open([{ M: 3, cards }, {}]);
    const done = deep.does(A, innovating('materialsTwice', 'expert'));
    expect([deep.score(A).materials, done.score(A).materials, done.at(A).M]).toEqual([6, 15, 1]);
    const last = open([{ P: 1, M: 1, W: 2, c: 12, cards }, {}]);
    expect(last.does(A, innovating('waste', 'expert')).at(A)).toMatchObject({ W: 1, c: 7 });
    const none = open([{ P: 1, M: 1, W: 1, cards: ['innovation'] }, {}]);
    expect(none.moves(A)).toEqual([KEEP, discarding('innovation')]);
    const poor = open([{ c: 4, cards }, {}]);
    expect(poor.refuses(A, innovating('waste'))).toContain('MM-4.0.3');
    expect(poor.does(A, innovating('waste', 'alone', 1)).at(A)).toMatchObject({ c: 9, cr: 1, W: 4 });
    expect(poor.moves(A)).toContainEqual(innovating('waste', 'alone', 1));
  });

  it('[MM-8.2.16] [MM-4.7.5] staff with the Expert', () => {
    const cards = ['staff', 'expert', 'corruption'] as const;
    expect(
      open([{ e: 2, cards }, {}])
        .does(A, staffing('fire', 'expert'))
        .at(A).e,
    ).toBe(1);
    const least = open([{ e: 1, cards }, {}]);
    expect(least.refuses(A, staffing('fire'))).toContain('MM-4.7.5');
    expect(least.does(A, staffing('hire', 'expert')).at(A).e).toBe(3);
    expect(
      open([{ e: 4, cards }, {}])
        .does(A, staffing('hire', 'expert'))
        .at(A).e,
    ).toBe(5);
  });

  it('[MM-8.2.17] [MM-4.7.10] repayment', () => {
    const cards = ['expert', 'expert', 'corruption'] as const;
    expect(open([{ cr: 2, c: 9, cards }, {}]).refuses(A, REPAY)).toContain('MM-4.0.3');
    const once = open([{ cr: 2, c: 20, cards }, {}]).does(A, REPAY);
    expect(once.at(A)).toMatchObject({ c: 10, cr: 1 });
    expect(once.does(A, REPAY).at(A)).toMatchObject({ c: 0, cr: 0 });
  });

  it('[MM-8.2.18] [MM-4.7.11] [MM-4.6.9] pairs refused: neither Corruption nor a second Expert is a card to play', () => {
    const hand = open([{ cards: ['expert', 'expert', 'corruption'] }, {}]);
    expect(hand.moves(A)).toEqual([discarding('expert'), discarding('corruption')]);
  });

  it('[MM-8.2.19] [MM-4.6.2] [MM-4.6.3] [MM-4.7.9] what may be done with two cards', () => {
    const two = open([{ cards: ['sale', 'transport'] }, {}]);
    expect(two.moves(A)).toEqual([playing('sale'), playing('transport'), discarding('transport')]);
    expect(two.refuses(A, discarding('sale'))).toContain('MM-4.6.3');
    expect(two.refuses(A, KEEP)).toContain('MM-4.6.4');
    expect(open([{ s: 0, cards: ['corruption', 'production'] }, {}]).moves(A)).toEqual([discarding('production'), discarding('corruption')]);
  });

  it('[MM-8.2.20] [MM-4.6.1] uneven card numbers', () => {
    const three: Company = { cards: ['growth', 'elimination', 'staff'] };
    let hand = open([{ cards: ['corruption', 'growth', 'elimination', 'staff'] }, three, three]);
    for (const card of ['growth', 'elimination', 'staff'] as const) for (const seat of [A, B, C]) hand = hand.does(seat, discarding(card));
    expect([hand.awaited, hand.cards(A), hand.table.mission]).toEqual([[A], ['corruption'], 1]);
    expect(hand.does(A, KEEP).table.mission).toBe(2);
  });

  it('[MM-8.2.21] [MM-4.6.4] the same card may be kept again', () => {
    const hand = open([{ cards: ['corruption', 'growth', 'staff', 'innovation'] }, {}], { mission: 4 });
    const last = hand.does(A, playing('growth')).does(A, discarding('staff')).does(A, discarding('innovation'));
    const next = last.does(A, KEEP);
    expect([next.cards(A), next.table.players[A]?.kept, next.table.mission]).toEqual([['corruption'], 'corruption', 5]);
  });
});

describe('the end', () => {
  const A22: Company = { g: 20, P: 3, M: 4, W: 2, d: 10, c: 12 + 5, e: 5, cards: ['growth'] };
  const B22: Company = { g: 17, M: 2, d: 14, c: 30 + 5, cr: 2, e: 5 };

  it('[MM-8.2.22] [MM-5.1] [MM-5.2] [MM-5.3] end of game, with both scales of fines', () => {
    const triggered = open([{ g: 18, cards: ['growth', 'expert', 'staff'] }, { cards: ['staff'] }]).does(A, playing('growth', 'expert'));
    expect([triggered.at(A).g, triggered.table.endTriggered, triggered.awaited]).toEqual([20, 'column', [B]]);
    const over = open([A22, B22], { endTriggered: 'column' }).does(A, KEEP);
    expect(over.at(A)).toMatchObject({ c: 11, g: 19 });
    expect(over.at(B)).toMatchObject({ c: 28, g: 15 });
    expect(ranks(over)).toEqual([
      [A, 1, 43],
      [B, 2, 21],
    ]);
    const standard = open([A22, B22], { endTriggered: 'column', options: { finalAlertFines: 'standard' } }).does(A, KEEP);
    expect([standard.at(A).c, standard.at(B).c, ...ranks(standard).map(([, , score]) => score)]).toEqual([7, 20, 41, 17]);
  });

  it('[MM-8.2.23] [MM-4.7.3] [MM-4.6.7] growth at the edge', () => {
    const cards = ['growth', 'expert', 'corruption'] as const;
    expect(
      open([{ g: 19, cards }, {}])
        .does(A, playing('growth', 'expert'))
        .at(A).g,
    ).toBe(20);
    expect(open([{ g: 20, cards }, {}], { endTriggered: 'column' }).refuses(A, playing('growth'))).toContain('MM-4.7.3');
  });

  it('[MM-8.2.24] [MM-5.3] Corruption in the final alert', () => {
    const final = (d: number): Hand => open([{ g: 18, d, c: 15, cards: ['corruption'] }, {}], { endTriggered: 'column' }).does(A, KEEP);
    const yellow = final(9);
    expect(yellow.table.point).toEqual({ kind: 'alert', final: true, asked: [A] });
    expect(yellow.does(A, answering(true)).at(A)).toMatchObject({ c: 9, g: 18 });
    expect(yellow.does(A, answering(false)).at(A)).toMatchObject({ c: 9, g: 17 });
    expect(final(13).does(A, answering(true)).at(A)).toMatchObject({ c: 9, g: 18 });
    expect(final(13).does(A, answering(false)).at(A)).toMatchObject({ c: 8, g: 16 });
  });

  it('[MM-8.2.25] [MM-5.6] a tie goes to the richer, or is shared', () => {
    const rich: Company = { g: 19, P: 3, M: 1, W: 3, cr: 1, c: 27 + 5, cards: ['growth'] };
    const poor: Company = { g: 16, P: 3, M: 1, W: 3, c: 12 + 5 };
    const won = open([rich, poor], { endTriggered: 'column' }).does(A, KEEP);
    expect(ranks(won)).toEqual([
      [A, 1, 49],
      [B, 2, 49],
    ]);
    const shared = open([rich, { ...rich, cards: [] }], { endTriggered: 'column' }).does(A, KEEP);
    expect([ranks(shared), outcome(shared.state)?.text.key]).toEqual([
      [
        [A, 1, 49],
        [B, 1, 49],
      ],
      'end.shared',
    ]);
  });

  it('[MM-8.2.26] [MM-4.0.4] wages on credit', () => {
    expect(
      open([{ c: 2, cards: ['growth'] }, {}])
        .does(A, KEEP)
        .at(A),
    ).toMatchObject({ cr: 1, c: 7 });
  });

  it('[MM-8.2.27] [MM-5.5] rounding', () => {
    const points = (c: number): number => open([{ c, cards: ['growth'] }, {}]).score(A).cash;
    expect([points(0), points(1), points(27)]).toEqual([0, 0, 13]);
  });

  it('[MM-8.2.28] [MM-4.1.1] [MM-4.1.6] a credit out of turn', () => {
    const auction = open([{ cards: ['sale'] }, {}, {}]).does(A, playing('sale'));
    const after = auction.does(C, { type: 'takeCredit', count: 1 });
    expect([after.at(C), after.awaited, after.table.point]).toMatchObject([{ c: 25, cr: 1 }, [B], auction.table.point]);
  });

  it('[MM-8.2.29] [MM-4.11.3] retirement between two missions', () => {
    const leaving = open([{ cards: ['growth'] }, {}, { s: 4, c: 11, cr: 1, cards: ['corruption'] }], { options: { onLeave: 'retire' }, first: B }).event(
      'left',
      C,
    );
    expect(leaving.table.leaving).toEqual([C]);
    const next = leaving.does(A, KEEP).does(C, KEEP);
    expect(next.at(C)).toMatchObject({ s: 0, c: 0, cr: 0 });
    expect([next.table.players[C]?.retired, next.cards(C), next.table.lots.length]).toEqual([true, [], 3]);
    expect(next.table.reserve).toBe(leaving.table.reserve + 4);
    // The Euro went from B to C, who has just retired, and on to A.
    expect(next.table.first).toBe(A);
    expect(next.does(A, choosing(0)).awaited).toEqual([B]);
    const { bank } = next.state.ledger.funds;
    expect(bank).toBe(-(next.at(A).c + next.at(B).c));
  });
});

it('[MM-1.4] [MM-1.1] a game for two to four ends in the mission in which a factory reaches the last column', () => {
  for (const seats of [2, 3, 4]) expect(fresh(seats).table.players).toHaveLength(seats);
  const over = reopen(open([{ g: 19, cards: ['growth'] }, {}]).state).does(A, playing('growth'));
  expect(over.table.point.kind).toBe('gameOver');
});
