import { describe, expect, it } from 'vitest';
import { A, B } from '#testkit/position.ts';
import { C, M, advance, type Chair, play, propose } from '../position.test-support.ts';
import type { Options } from '../types.ts';

const D = 2;
const pair: readonly Chair[] = [C(), M()];

describe('the turn', () => {
  it('[AM-4.2.1] [AM-4.2.3] [AM-4.2.4] [AM-4.2.6] one throw, then the next living seat; guards and proposals begin anew', () => {
    const chairs: readonly Chair[] = [C({ pos: 7, titles: { ROM1: 0 } }), M({ bankrupt: 1 }), M({ titles: { BER1: 0 } })];
    const busy = play(chairs)
      .does(A, { type: 'mortgage', title: 'ROM1' })
      .does(A, propose(D, { giveTitles: ['ROM1'], getCash: 100 }))
      .does(D, { type: 'reject' });
    expect(busy.table.proposals).toBe(1);
    expect(busy.table.guards.mortgaged).toEqual(['ROM1']);
    const next = busy.throws(A, 1, 2);
    expect(next.player(A).pos).toBe(10);
    expect(next.table).toMatchObject({ active: D, throwNo: 1, proposals: 0, guards: { mortgaged: [] }, point: { kind: 'preThrow', seat: D } });
    expect(next.log.at(-1)?.heading).toEqual({ turn: 1, seat: D });
  });

  it('[AM-4.2.5] after a first double, a second throw; its guards are cleared, the trade counter is not', () => {
    const chairs: readonly Chair[] = [C({ pos: 6, titles: { ROM1: 0 } }), M()];
    const busy = play(chairs)
      .does(A, { type: 'mortgage', title: 'ROM1' })
      .does(A, propose(B, { giveTitles: ['ROM1'], getCash: 100 }))
      .does(B, { type: 'reject' });
    const again = busy.throws(A, 2, 2);
    expect(again.table).toMatchObject({ active: A, throwNo: 2, proposals: 1, guards: { mortgaged: [] } });
    expect(again.refuses(A, { type: 'unmortgage', title: 'ROM1' })).toBeNull();
  });

  it('[AM-4.2.7] [AM-9.8] a double on the second throw ends the turn without penalty', () => {
    const after = play([C({ pos: 6 }), M()], { throwNo: 2 }).throws(A, 2, 2);
    expect(after.player(A)).toMatchObject({ pos: 10, detained: false });
    expect(after.awaited).toEqual([B]);
  });

  it('[AM-4.4.1] [AM-4.4.3] dice of a utility, a card or the foundation are never a double', () => {
    const utility = play([C({ pos: 9 }), M({ titles: { SP1: 0 } })]).throws(A, 1, 2, 3, 3);
    expect(utility.awaited).toEqual([B]);
    const card = play([C({ pos: 4 }), M()], { cards: ['LC19'] }).throws(A, 1, 2, 5, 5);
    expect([card.cash(A), card.awaited]).toEqual([15_750, [B]]);
  });

  it('[AM-4.3.1] [AM-4.3.2] [AM-6.13] throwing is always possible; ending the turn only before a second, optional throw', () => {
    expect(play(pair).refuses(A, { type: 'throw' })).toBeNull();
    expect(play(pair).refuses(A, { type: 'endTurn' })).toContain('AM-4.3.2');
    expect(play(pair, { throwNo: 2 }).refuses(A, { type: 'endTurn' })).toBeNull();
    expect(play(pair, { throwNo: 2, options: { extraThrow: 'mandatory' } }).refuses(A, { type: 'endTurn' })).toContain('AM-6.13');
  });

  it('[AM-6.14] without §15d a double that leads to detention ends the turn', () => {
    const options = { detainedExtraThrow: false };
    const sent = play([C({ pos: 24 }), M()], { options }).throws(A, 3, 3);
    expect([sent.player(A).detained, sent.awaited]).toEqual([true, [B]]);
    const card = play([C({ pos: 3 }), M()], { options, cards: ['LC17'] }).throws(A, 2, 2);
    expect([card.player(A).detained, card.awaited]).toEqual([true, [B]]);
    // A double that frees still throws again.
    const freed = play([C({ detained: 0 }), M({ titles: { MAD3: 0 } })], { options }).throws(A, 2, 2);
    expect([freed.player(A).pos, freed.table.throwNo, freed.awaited]).toEqual([14, 2, [A]]);
  });

  it('[AM-3.9] a round is over when the turn comes to a seat at or before the last one, from the first chooser on', () => {
    const three: readonly Chair[] = [C(), M(), C()];
    const round = (active: number, first: number, chairs = three): number =>
      play(chairs, { active, first, throwNo: 2, round: 4 }).does(active, { type: 'endTurn' }).table.round;
    expect([round(0, 1), round(1, 1), round(2, 1)]).toEqual([5, 4, 4]);
    expect([round(0, 0), round(1, 0), round(2, 0)]).toEqual([4, 4, 5]);
    // The first chooser is out: the round ends after the last of the order all the same.
    const without: readonly Chair[] = [C({ bankrupt: 1 }), M(), C()];
    expect([round(1, 0, without), round(2, 0, without)]).toEqual([4, 5]);
  });
});

describe('moving', () => {
  it('[AM-4.5.1] [AM-4.5.2] forward around the board, with the bonus for passing Start', () => {
    const after = play([C({ pos: 35 }), M({ titles: { ROM2: 0 } })], { throwNo: 2 }).throws(A, 2, 6);
    expect([after.player(A).pos, after.cash(A)]).toEqual([3, 15_940]);
  });

  it('[AM-6.15] levelled camps: the bonus follows the sizes of the camps, whatever sum was set', () => {
    const passing = (others: readonly Chair[], options: Partial<Options>): number =>
      play([C({ pos: 36 }), ...others], { options, throwNo: 2 })
        .throws(A, 1, 3)
        .cash(A);
    const monopolist: Chair = M();
    expect(passing([monopolist], { levelledCamps: true })).toBe(16_200);
    expect(passing([monopolist, monopolist], { levelledCamps: true, competitorStartBonus: 3000 })).toBe(16_750);
    expect(passing([monopolist, C(), monopolist], { levelledCamps: true })).toBe(16_700);
    // A camp keeps its size when a member is out of the game.
    expect(passing([monopolist, C(), M({ bankrupt: 1 })], { levelledCamps: true })).toBe(16_700);
    expect(passing([monopolist], {})).toBe(16_000);
  });

  it('[AM-6.15] the handicap bonus is the competitors’ alone', () => {
    const options = { competitorStartBonus: 1000 };
    expect(
      play([C({ pos: 36 }), M()], { options, throwNo: 2 })
        .throws(A, 1, 3)
        .cash(A),
    ).toBe(17_000);
    expect(
      play([M({ pos: 36 }), C()], { options, throwNo: 2 })
        .throws(A, 1, 3)
        .cash(A),
    ).toBe(16_000);
  });

  it('[AM-4.5.4] a card moves forward only: from 7 to 5 means past Start, from 2 to 5 does not', () => {
    const from = (pos: number): number => advance([C({ pos }), M({ titles: { TP1: 'mortgaged' } })], { cards: ['LC14'] }).cash(A);
    expect([from(4), from(39)]).toEqual([16_000, 16_000]);
    expect(advance([C({ pos: 14 }), M({ titles: { BRU3: 'mortgaged' } })], { cards: ['LC13'] }).cash(A)).toBe(15_000);
    expect(advance([C({ pos: 14 }), M()], { cards: ['LC15'] }).cash(A)).toBe(16_000);
  });

  it('[AM-4.6.1] reaching 10 by a move is sightseeing: free, and the next turn is normal', () => {
    const after = play([M({ pos: 7 }), C()]).throws(A, 1, 2);
    expect(after.player(A)).toMatchObject({ pos: 10, detained: false });
    expect(after.cash(A)).toBe(15_000);
    const onward = play([M({ pos: 10 }), C()], { throwNo: 2 }).throws(A, 4, 6);
    expect(onward.player(A).pos).toBe(20);
  });
});

describe('detention', () => {
  it('[AM-4.4.2] [AM-4.7.2] [AM-2.2.4] two turns of trying, or 500 before the throw', () => {
    const first = play([M({ detained: 0 }), C()]).throws(A, 1, 2);
    expect(first.player(A)).toMatchObject({ detained: true, detainedTurns: 1 });
    const second = play([M({ detained: 1 }), C()]).throws(A, 1, 2);
    expect(second.player(A).detainedTurns).toBe(2);
    const paid = play([M({ detained: 1 }), C()]).does(A, { type: 'payRelease' });
    expect([paid.cash(A), paid.player(A).detained, paid.awaited]).toEqual([14_500, false, [A]]);
    expect(play([M({ detained: 1, cash: 490 }), C()]).refuses(A, { type: 'payRelease' })).toContain('AM-4.3.3');
    expect(play([M(), C()]).refuses(A, { type: 'payRelease' })).toContain('AM-4.3.3');
  });

  it('[AM-4.2.2] who cannot pay on the third turn is bankrupt to the bank', () => {
    const chairs: readonly Chair[] = [C({ detained: 2, cash: 490 }), M(), C()];
    const after = play(chairs, { active: D, throwNo: 2 }).does(D, { type: 'endTurn' });
    expect(after.player(A).bankrupt).toBe(true);
    expect(after.awaited).toEqual([B]);
  });

  it('[AM-4.2.2] who has the money pays at once and goes on normally', () => {
    const after = play([C({ detained: 2 }), M()], { active: B, throwNo: 2 }).does(B, { type: 'endTurn' });
    expect([after.cash(A), after.player(A).detained, after.table.point]).toEqual([14_500, false, { kind: 'preThrow', seat: A }]);
  });

  it('[AM-4.7.3] [AM-1.2] a competitor in the price war goes on collecting', () => {
    const after = advance([C({ detained: 1, titles: { AMS1: 0 } }), M({ pos: 13 })], { active: B });
    expect([after.cash(A), after.cash(B)]).toEqual([15_180, 14_820]);
    const gift = advance([C({ detained: 1 }), M({ pos: 4, cash: 1000 })], { active: B, cards: ['MO12'] });
    expect(gift.cash(A)).toBe(14_750);
  });

  it('[AM-4.7.5] detained again, one starts from zero', () => {
    const again = play([C({ detained: 1, titles: {} }), M()], { cards: ['LC17'] });
    const moved = again.does(A, { type: 'payRelease' }).throws(A, 3, 4);
    expect(moved.player(A)).toMatchObject({ pos: 10, detained: true, detainedTurns: 0 });
  });

  it('[AM-4.3.11] [AM-4.7.4] a prisoner manages: builds, mortgages, sells, trades; proceeds are no income', () => {
    const now = play([M({ detained: 0, titles: { ROM1: 0, ROM2: 0, TP1: 0, LON1: 0 } }), C()]);
    const managed = now
      .does(A, { type: 'build', title: 'ROM1' })
      .does(A, { type: 'mortgage', title: 'TP1' })
      .does(A, propose(B, { giveTitles: ['LON1'], getCash: 4000 }))
      .does(B, { type: 'accept' });
    expect(managed.cash(A)).toBe(15_000 - 500 + 1000 + 4000);
  });
});
