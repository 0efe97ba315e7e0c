import { describe, expect, it } from 'vitest';
import { A, B, C } from '#testkit/position.ts';
import { bidding, type Company, discarding, innovating, KEEP, open, PASS, playing, REPAY, staffing } from '../position.test-support.ts';
import type { Card } from '../types.ts';

describe('turns', () => {
  it('[MM-4.6.1] clockwise from the first player; who has no card or has kept one is skipped', () => {
    const two: Company = { cards: ['growth', 'staff'] };
    const hand = open([two, { cards: [] }, two], { first: C, turn: C });
    const second = hand.does(C, discarding('growth'));
    expect(second.awaited).toEqual([A]);
    const third = second.does(A, discarding('growth'));
    expect(third.awaited).toEqual([C]);
    const fourth = third.does(C, KEEP);
    expect(fourth.awaited).toEqual([A]);
    expect(fourth.does(A, discarding('staff')).table.mission).toBe(2);
  });

  it('[MM-4.6.2] exactly one move in a turn, and no passing', () => {
    const hand = open([{ cards: ['growth', 'staff'] }, { cards: ['growth', 'staff'] }]);
    expect(hand.refuses(A, PASS)).toEqual(['MM-4.2']);
    expect(hand.refuses(A, playing('production'))).toContain('MM-4.6.2');
    expect(hand.refuses(A, discarding('sale'))).toContain('MM-4.6.2');
    expect(hand.refuses(A, playing('growth', 'expert'))).toContain('MM-4.6.2');
    const played = hand.does(A, playing('growth'));
    expect(played.refuses(A, staffing('fire'))).toEqual(['MM-4.2']);
  });

  it('[MM-4.6.3] the Sale can be kept as the last card, but never discarded', () => {
    const last = open([{ cards: ['sale'] }, {}]);
    expect([last.moves(A), last.refuses(A, discarding('sale'))]).toEqual([[playing('sale'), KEEP], ['MM-4.6.3']]);
  });

  it('[MM-4.6.4] any kind may be kept, and only the last card', () => {
    for (const card of ['production', 'sale', 'growth', 'innovation', 'elimination', 'expert', 'staff', 'transport', 'corruption'] as const) {
      expect(
        open([{ cards: [card] }, {}])
          .does(A, KEEP)
          .cards(A),
      ).toEqual([card]);
    }
    expect(open([{ cards: ['growth', 'growth'] }, {}]).refuses(A, KEEP)).toEqual(['MM-4.6.4']);
  });

  it('[MM-4.6.5] after a keep there is no further turn in the mission, and the card stays in sight', () => {
    const kept = open([{ cards: ['growth'] }, { cards: ['growth', 'staff', 'staff'] }]).does(A, KEEP);
    expect([kept.table.players[A]?.done, kept.cards(A), kept.awaited]).toEqual([true, ['growth'], [B]]);
    expect(kept.does(B, discarding('staff')).awaited).toEqual([B]);
  });

  it('[MM-4.6.6] [MM-9.7] a move is always available: two Sales can be executed, whatever else', () => {
    const hand = open([{ c: 0, s: 0, cards: ['sale', 'sale'] }, { s: 50 }], {});
    expect(hand.moves(A)).toEqual([playing('sale')]);
    expect(hand.does(A, playing('sale')).awaited).toEqual([A]);
  });

  it('[MM-4.6.7] a card without effect is not offered to be played', () => {
    const cards = ['growth', 'innovation', 'elimination', 'staff'] as const satisfies readonly Card[];
    const company: Company = { g: 20, e: 5, P: 1, M: 1, W: 1, cards };
    const hand = open([company, {}], { endTriggered: 'column' });
    expect(hand.moves(A)).toEqual([staffing('fire'), ...cards.map(discarding)]);
    expect(hand.refuses(A, playing('elimination'))).toContain('MM-4.6.7');
    expect(hand.refuses(A, staffing('hire'))).toContain('MM-4.6.7');
  });

  it('[MM-4.6.8] the Expert lies under the card it accompanied', () => {
    const hand = open([{ cards: ['expert', 'growth', 'staff'] }, {}], { discard: ['sale'] });
    expect(hand.does(A, playing('growth', 'expert')).table.discard).toEqual(['sale', 'expert', 'growth']);
    expect(hand.does(A, discarding('staff')).table.discard).toEqual(['sale', 'staff']);
  });

  it('[MM-4.6.9] cards leave before the effect, and the next seat may be the same again', () => {
    const auction = open([{ cards: ['sale', 'growth'] }, {}]).does(A, playing('sale'));
    expect([auction.cards(A), auction.table.discard]).toEqual([['growth'], ['sale']]);
    expect(auction.does(B, PASS).awaited).toEqual([A]);
    expect(auction.table.players[A]?.used).toEqual([{ card: 'sale', how: 'played' }]);
  });

  it('[MM-9.6] a turn takes one card, a pair takes two', () => {
    const hand = open([{ cards: ['expert', 'growth', 'staff', 'sale'] }, {}]);
    expect(hand.does(A, playing('growth')).cards(A)).toHaveLength(3);
    expect(hand.does(A, playing('growth', 'expert')).cards(A)).toHaveLength(2);
    expect(hand.does(A, discarding('expert')).cards(A)).toHaveLength(3);
  });
});

describe('effects', () => {
  it('[MM-4.7.2] [MM-9.9] production uses materials, brings the growth and fills the dump', () => {
    const hand = open([{ g: 17, P: 2, e: 2, M: 3, W: 2, s: 7, d: 4, c: 1, cards: ['production', 'growth'] }, {}]);
    const after = hand.does(A, playing('production'));
    expect(after.at(A)).toMatchObject({ c: 18, s: 4, d: 6 });
    expect(after.table.reserve - hand.table.reserve).toBe(3);
    expect(after.table.players[A]).toMatchObject({ produced: 1, productions: 1 });
  });

  it('[MM-4.7.3] growth by one column, with the Expert by two, and the end is triggered on the last', () => {
    const hand = open([{ g: 18, cards: ['growth', 'expert', 'staff'] }, {}]);
    expect(hand.does(A, playing('growth')).at(A).g).toBe(19);
    expect(hand.does(A, playing('growth')).table.endTriggered).toBe(null);
    expect(hand.does(A, playing('growth', 'expert')).table.endTriggered).toBe('column');
  });

  it('[MM-4.7.4] [MM-2.3.4] one step alone, two with the Expert, and the markers never go back', () => {
    const hand = open([{ M: 2, cards: ['innovation', 'expert', 'staff'] }, {}]);
    expect(hand.does(A, innovating('materials')).at(A)).toMatchObject({ M: 1, c: 10 });
    expect(hand.refuses(A, innovating('materialsTwice', 'expert'))).toContain('MM-2.3.4');
    expect(hand.refuses(A, innovating('materials', 'expert'))).toContain('MM-4.7.4');
    expect(hand.refuses(A, innovating('materialsWaste'))).toContain('MM-4.7.4');
    expect(hand.does(A, innovating('materialsWaste', 'expert')).at(A)).toMatchObject({ M: 1, W: 4, c: 5 });
  });

  it('[MM-4.7.5] [MM-2.2.2] one row up or down, free, also below the need of the own production', () => {
    const hand = open([{ e: 3, P: 3, cards: ['staff', 'expert', 'growth'] }, {}]);
    expect(hand.does(A, staffing('hire')).at(A)).toMatchObject({ e: 4, c: 15 });
    expect(hand.does(A, staffing('fire')).at(A).e).toBe(2);
    expect(hand.does(A, staffing('fire', 'expert')).at(A).e).toBe(1);
  });

  it('[MM-4.7.6] elimination of three fields, with the Expert six, never below 0', () => {
    const hand = open([{ d: 5, cards: ['elimination', 'expert', 'growth'] }, {}]);
    expect(hand.does(A, playing('elimination')).at(A).d).toBe(2);
    expect(hand.does(A, playing('elimination', 'expert')).at(A).d).toBe(0);
    expect(open([{ cards: ['elimination'] }, {}]).refuses(A, playing('elimination'))).toContain('MM-4.7.6');
  });

  it('[MM-4.7.7] transport with an empty dump only hits the others', () => {
    const hand = open([{ cards: ['transport', 'growth'] }, { d: 3 }, { d: 16 }]).does(A, playing('transport'));
    expect([hand.at(A).d, hand.at(B).d, hand.at(C).d]).toEqual([0, 4, 16]);
  });

  it('[MM-4.7.9] Corruption is not played in phase 3', () => {
    expect(open([{ d: 16, cards: ['corruption'] }, {}]).moves(A)).toEqual([KEEP, discarding('corruption')]);
  });

  it('[MM-4.7.10] repaying is the action of the turn', () => {
    const repaid = open([{ cr: 3, c: 30, cards: ['expert', 'growth'] }, { cards: ['growth'] }]).does(A, REPAY);
    expect([repaid.at(A), repaid.awaited, repaid.table.discard]).toMatchObject([{ cr: 2, c: 20 }, [B], ['expert']]);
  });

  it('[MM-4.7.11] [MM-2.12] every legal pair with the Expert', () => {
    const pairs = ['production', 'growth', 'elimination', 'transport', 'sale'] as const;
    for (const card of pairs) {
      const hand = open([{ d: 1, cards: [card, 'expert', 'growth'] }, { cards: ['growth'] }]);
      expect(hand.does(A, playing(card, 'expert')).cards(A)).toEqual(['growth']);
    }
    expect(open([{ cards: ['staff', 'expert'] }, {}]).moves(A)).toContainEqual(staffing('fire', 'expert'));
    expect(open([{ cards: ['innovation', 'expert'] }, {}]).moves(A)).toContainEqual(innovating('wasteTwice', 'expert'));
  });

  it('[MM-4.7.1] the pieces come from the reserve, never from the silo of the seller', () => {
    const hand = open([{ M: 2, s: 9, cards: ['sale', 'growth'] }, {}]).does(A, playing('sale'));
    expect([hand.at(A).s, hand.table.point]).toMatchObject([9, { size: 2 }]);
    const sold = hand.does(B, bidding(1)).does(A, PASS);
    expect(sold.at(A)).toMatchObject({ s: 9, c: 16 });
    expect(sold.at(B)).toMatchObject({ s: 7, c: 14 });
  });
});
