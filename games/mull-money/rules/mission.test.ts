import { describe, expect, it } from 'vitest';
import { A, B, C } from '#testkit/position.ts';
import { type Company, discarding, KEEP, open, playing } from '../position.test-support.ts';
import type { Law } from '../types.ts';

describe('wages', () => {
  it('[MM-4.9.1] one million for each hundred employees, in order from the first player', () => {
    const hand = open([{ e: 1, cards: ['growth'] }, { e: 3 }, { e: 5 }], { first: B }).does(A, KEEP);
    expect([hand.at(A).c, hand.at(B).c, hand.at(C).c]).toEqual([14, 12, 10]);
    const paid = hand.log.filter(({ text }) => text.key === 'log.wages').map(({ text }) => text.args?.who);
    expect(paid).toEqual([{ seat: B }, { seat: C }, { seat: A }]);
  });

  it('[MM-4.9.2] [MM-4.10.1] they are paid in the last mission too, and the Euro stays', () => {
    const over = open([{ cards: ['growth'] }, {}], { endTriggered: 'column' }).does(A, KEEP);
    expect([over.at(A).c, over.at(B).c, over.table.first, over.table.mission]).toEqual([10, 10, A, 1]);
    expect(over.table.point.kind).toBe('gameOver');
  });

  it('[MM-6.5.2] wages, interest, wealth tax, clean-up fund: each for all, in this order', () => {
    const laws: readonly Law[] = [
      { type: 'wageRate', perEmployee: 2 },
      { type: 'creditInterest', perCredit: 2 },
      { type: 'wealthTax', threshold: 10, amount: 4 },
      { type: 'cleanupFund', contribution: 3, divisor: 4 },
    ];
    const companies: readonly Company[] = [{ c: 24, cr: 2, cards: ['growth'] }, { c: 21 }];
    const hand = open(companies, { options: { mode: 'simulation', agreedLaws: 'full' }, commonWaste: 10, laws }).does(A, KEEP);
    // A: 24 − 10 wages − 4 interest = 10, not above 10: no tax; − 3. B: 21 − 10 = 11, taxed 4; − 3.
    expect([hand.at(A).c, hand.at(B).c, hand.table.commonWaste]).toEqual([7, 4, 9]);
  });
});

describe('between two missions', () => {
  it('[MM-4.10.2] the Euro goes to the left neighbour', () => {
    expect(open([{ cards: ['growth'] }, {}, {}], { first: C }).does(A, KEEP).table.first).toBe(A);
  });

  it('[MM-4.10.3] an Alert that was drawn is shuffled with both piles, and kept cards stay', () => {
    const last = open([{ cards: ['growth'] }, { cards: ['corruption'], done: true }], { alertAside: true, discard: ['sale', 'sale'] });
    const next = last.does(A, KEEP);
    expect([next.cards(A), next.cards(B)]).toEqual([['growth'], ['corruption']]);
    const back = next.table.alertAside || next.state.pile.includes('alert');
    expect([back, next.keys().includes('log.alertReturned')]).toEqual([true, true]);
  });

  it('[MM-4.10.4] without an Alert the piles stay as they are', () => {
    const last = open([{ cards: ['growth'] }, {}], {
      discard: ['corruption', 'transport'],
      pile: ['growth', 'sale', 'staff', 'innovation', 'elimination', 'growth', 'sale', 'staff', 'innovation'],
    });
    const next = last.does(A, KEEP);
    expect([next.table.discard, next.table.pileSize]).toEqual([['corruption', 'transport'], last.table.pileSize - 9]);
    expect(next.table.lots[0]).toEqual(['growth', 'innovation', 'sale']);
  });

  it('[MM-4.10.5] [MM-9.5] the mission counter goes up, and productions are counted anew', () => {
    const hand = open([{ cards: ['production'] }, {}]).does(A, playing('production'));
    expect([hand.table.mission, hand.table.players[A]]).toMatchObject([2, { produced: 0, productions: 1, used: [], lot: null, done: false }]);
  });

  it('[MM-4.10.6] the last mission of a limited game triggers the end; in the simulation it is a disaster if that kind is on', () => {
    const at = (mission: number, options: object): unknown =>
      open([{ c: 40, cards: ['growth'] }, { c: 40 }], { mission, options: { missionLimit: 4, ...options } }).does(A, discarding('growth')).table.point;
    expect(at(3, {})).toMatchObject({ kind: 'chooseLot' });
    expect(at(4, {})).toEqual({ kind: 'gameOver', reason: 'missionLimit' });
    expect(at(4, { mode: 'simulation' })).toEqual({ kind: 'gameOver', reason: 'endless' });
    expect(at(4, { mode: 'simulation', disaster: ['ruin'] })).toEqual({ kind: 'gameOver', reason: 'missionLimit' });
  });

  it('[MM-4.10.6] a factory on the last column in the last mission ends it as usual', () => {
    const over = open([{ g: 19, cards: ['growth'] }, {}], { mission: 4, options: { missionLimit: 4, mode: 'simulation' } }).does(A, playing('growth'));
    expect(over.table.point).toEqual({ kind: 'gameOver', reason: 'column' });
  });
});
