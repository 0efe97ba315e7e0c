import { describe, expect, it } from 'vitest';
import { A, B } from '#testkit/position.ts';
import { antiMonopoly } from '../index.ts';
import { C, M, advance, type Chair, play, propose } from '../position.test-support.ts';

const { module } = antiMonopoly;
const D = 2;
const trio: readonly Chair[] = [C({ titles: { ROM1: 0 } }), M(), C()];
const resign = { onLeave: 'resign' } as const;

describe('leaving', () => {
  it('[AM-4.11.2] [AM-6.20] with a bot nothing changes in the state, going or coming', () => {
    const now = play(trio);
    expect(now.event('left', A).state).toEqual(now.state);
    expect(now.event('left', A).event('joined', A).state).toEqual(now.state);
  });

  it('[AM-4.11.2] `resign`: at once in one’s own turn', () => {
    const after = play(trio, { options: resign }).event('left', A);
    expect([after.player(A).bankrupt, after.title('ROM1').owner, after.awaited]).toEqual([true, null, [B]]);
  });

  it('[AM-4.11.2] elsewhere the seat is marked, and resigns when its turn comes; coming back clears the mark', () => {
    const gone = play(trio, { options: resign, throwNo: 2 }).event('left', B);
    expect(gone.player(B)).toMatchObject({ leaving: true, bankrupt: false });
    const passed = gone.does(A, { type: 'endTurn' });
    expect([passed.player(B).bankrupt, passed.table.point.kind]).toEqual([true, 'gameOver']);
    const back = gone.event('joined', B).does(A, { type: 'endTurn' });
    expect([back.player(B), back.awaited]).toMatchObject([{ leaving: false, bankrupt: false }, [B]]);
  });

  it('[AM-4.11.2] what an absent seat is asked is answered: purchase declined, auction passed, trade rejected or withdrawn', () => {
    const buying = advance([C({ pos: 34 }), M(), C()], { options: resign });
    const declined = buying.event('left', A);
    expect(declined.table.point).toMatchObject({ kind: 'ceilings', answered: [A] });
    expect(declined.event('left', B).awaited).toEqual([D]);
    const offered = play(trio, { options: resign }).does(A, propose(B, { giveTitles: ['ROM1'], getCash: 500 }));
    expect(offered.event('left', B).table.lastTrade?.answer).toBe('rejected');
    const proposerGone = offered.event('left', A);
    expect([proposerGone.table.lastTrade?.answer, proposerGone.player(A).bankrupt]).toEqual(['withdrawn', true]);
  });

  it('[AM-4.11.2] in debt an absent seat resigns to its creditor; taxes by default', () => {
    const chairs: readonly Chair[] = [C({ cash: 100, pos: 28, titles: { ATH1: 0 } }), M({ titles: { LON1: 3, LON2: 0 } }), C()];
    const debt = advance(chairs, { options: resign }).event('left', A);
    expect([debt.player(A).bankrupt, debt.title('ATH1').owner]).toEqual([true, B]);
    const tax = advance([C({ pos: 1 }), M(), C()], { options: resign }).event('left', A);
    expect([tax.cash(A), tax.awaited]).toEqual([13_500, [B]]);
  });

  it('[AM-4.11.2] nobody joins as a new seat, and a bankrupt one is not taken over', () => {
    const { state } = play([...trio, M({ bankrupt: 1 })]);
    expect(module.check(state, { by: 'table', event: 'joined', seat: 4 })?.clauses).toContain('AM-4.11.2');
    expect(module.check(state, { by: 'table', event: 'joined', seat: 3 })?.clauses).toContain('AM-4.11.2');
    expect(module.check(state, { by: 'table', event: 'joined', seat: D })).toBeNull();
  });
});

describe('time-outs', () => {
  it('[AM-4.11.3] before the throw, also the second: throw', () => {
    expect(
      play([C({ pos: 7 }), M()])
        .event('timeout', A, 1, 2)
        .player(A).pos,
    ).toBe(10);
    expect(play([C({ pos: 7 }), M()], { throwNo: 2 }).event('timeout', A, 1, 2).awaited).toEqual([B]);
  });

  it('[AM-4.11.3] a purchase if 500 are left, else declined', () => {
    const landing = (cash: number) => advance([C({ pos: 34, cash }), M()]).event('timeout', A);
    expect(landing(4000).title('ATH1').owner).toBe(A);
    expect(landing(3990).table.point.kind).toBe('ceilings');
  });

  it('[AM-4.11.3] an auction is passed, but an answer given stands', () => {
    const auction = advance([C({ pos: 34 }), M()]).does(A, { type: 'decline' });
    const sealed = auction.does(B, { type: 'ceiling', amount: 1750 });
    expect(module.check(sealed.state, { by: 'table', event: 'timeout', seat: B })?.clauses).toContain('AM-4.11.3');
    expect(sealed.event('timeout', A).title('ATH1').owner).toBe(B);
  });

  it('[AM-4.11.3] the smaller tax, flat on equality', () => {
    const paid = (cash: number): number =>
      cash -
      advance([M({ pos: 1, cash }), C()])
        .event('timeout', A)
        .cash(A);
    expect([paid(5000), paid(10_000), paid(12_000)]).toEqual([1000, 2000, 2000]);
    const equal = advance([M({ pos: 1, cash: 10_000 }), C()]);
    expect(equal.table.point).toMatchObject({ flat: 2000, percent: 2000 });
  });

  it('[AM-4.11.3] an offer is rejected; who is not asked cannot time out', () => {
    const offered = play(trio).does(A, propose(B, { giveTitles: ['ROM1'], getCash: 500 }));
    expect(offered.event('timeout', B).table.lastTrade?.answer).toBe('rejected');
    expect(module.check(offered.state, { by: 'table', event: 'timeout', seat: A })?.clauses).toContain('AM-4.11.3');
  });
});
