import { describe, expect, it } from 'vitest';
import { A, B, C, D } from '#testkit/position.ts';
import { deal, type Hand } from '../hand.test-support.ts';
import { house, setPile } from './work.test-support.ts';
import { outcome } from '../scoring.ts';

const start = (mode: 'dette' | 'libre' | 'decouverte', seats = 4): Hand => deal({ mode, length: 'open' }, seats);

describe('entering', () => {
  it('[TB-4.14.1] at any time, effective at the next OPEN, in the last seat', () => {
    const arrived = start('dette').event('joined', 4);
    expect([arrived.player(4).status, arrived.table.count, arrived.awaited]).toEqual(['arriving', 4, [A, B, C, D]]);
    const entered = arrived.untilBattle(2);
    expect([entered.player(4).status, entered.table.count, entered.table.state.posts, entered.table.state.aid]).toEqual(['playing', 5, 10, 5]);
  });

  it('[TB-4.14.1] debt money: no cards and no inheritance; free money: 1 + 2 cards and 3 of inheritance; learning mode: 12 cards', () => {
    const entered = (mode: 'dette' | 'libre' | 'decouverte') => {
      const { pile, inherit } = start(mode).event('joined', 4).untilBattle(2).player(4);
      return [pile, inherit];
    };
    expect(entered('dette')).toEqual([0, 0]);
    expect(entered('libre')).toEqual([3, 3]);
    expect(entered('decouverte')).toEqual([12, 0]);
  });

  it('[TB-4.14.1] a newcomer inherits at his own twelfth battle', () => {
    const late = start('libre').event('joined', 4).untilBattle(12);
    expect([late.player(A).inherited, late.player(4).inherited]).toEqual([true, false]);
    expect(late.untilBattle(13).player(4).inherited).toBe(true);
  });

  it('[TB-1.1] [TB-2.3.3] 99 seats at most', () => {
    let full = deal({ mode: 'decouverte' }, 60);
    for (let seat = 60; seat < 99; seat++) full = full.event('joined', seat);
    expect(full.refusal({ by: 'table', event: 'joined', seat: 99 })).toEqual(['TB-1.1']);
    expect(full.refusal({ by: 'table', event: 'joined', seat: 120 })).toEqual(['TB-4.14.1']);
  });
});

describe('pausing', () => {
  it('[TB-4.14.2] no window waits for a pause; the seat pays, takes a post if insolvent, and never stakes', () => {
    const paused = start('dette')
      .untilBattle(2)
      .with((work) => setPile(work, B, 0))
      .does(B, { type: 'pause' });
    expect(paused.awaited).toEqual([A, C, D]);
    const stake = paused.closed();
    expect([stake.player(B).post, stake.player(B).pile, stake.refuses(B, { type: 'setStake', b: 1 })]).toEqual([true, 0, ['TB-4.1']]);
  });

  it('[TB-4.14.2] [TB-4.2.1] it receives the dividend, and is back at the next OPEN', () => {
    const paused = start('libre').does(B, { type: 'pause' });
    const next = paused.untilBattle(2);
    expect(next.player(B).status).toBe('paused');
    const returning = next.does(B, { type: 'resume' });
    expect([returning.player(B).status, returning.awaited.includes(B)]).toEqual(['returning', false]);
    const back = returning.untilBattle(3);
    expect([back.player(B).status, back.awaited.includes(B)]).toEqual(['playing', true]);
    expect(back.refuses(B, { type: 'resume' })).toEqual(['TB-4.14.2']);
  });

  it('[TB-4.14.2] a stake announced before a pause is not laid', () => {
    const paused = start('decouverte').closed().does(B, { type: 'setStake', b: 1 }).does(B, { type: 'pause' });
    expect(paused.closed().table.battleReport.entries).toEqual([]);
  });
});

describe('leaving', () => {
  it('[TB-4.14.3] takes effect at the end of CLOSE; until then as paused', () => {
    const leaving = start('decouverte').event('left', B);
    expect([leaving.player(B).status, leaving.table.count, leaving.awaited]).toEqual(['leaving', 4, [A, C, D]]);
    const gone = leaving.untilBattle(2);
    expect([gone.player(B).status, gone.player(B).pile, gone.table.count]).toEqual(['gone', 0, 3]);
    expect(gone.refusal({ by: 'table', event: 'joined', seat: B })).toEqual(['TB-4.14.1']);
    expect(gone.refuses(B, { type: 'done' })).toEqual(['TB-4.1']);
  });

  it('[TB-4.14.3] whoever sits down again before the end of the battle stays', () => {
    const back = start('decouverte').event('left', B).event('joined', B).untilBattle(2);
    expect([back.player(B).status, back.table.count]).toEqual(['playing', 4]);
  });

  it('[TB-4.14.3] without a bank the cards and the property fall to the state, loans are cancelled, the wealth is recorded', () => {
    const leaving = start('decouverte')
      .until('market')
      .arrange({
        piles: { [B]: 6 },
        players: { [B]: { factory: 2, ...house(1, 1) } },
        table: { loans: [{ id: 1, lender: B, borrower: A, principal: 3, perBattle: 0, due: 9, arrears: 0 }] },
      })
      .event('left', B);
    const before = leaving.table.funds.state;
    const gone = leaving.closed();
    expect([gone.table.stock.state, gone.table.loans, gone.player(B).left]).toEqual([{ houses: 2, factories: [2] }, [], 6 + 4 + 16 + 3]);
    expect(gone.table.funds.state - before).toBe(6);
  });

  it('[TB-4.14.4] with fewer than three players the game goes on; with one it ends', () => {
    const two = start('libre', 3).event('left', C).untilBattle(2);
    expect([two.table.count, two.table.point.kind]).toEqual([2, 'plan']);
    const one = two.event('left', B).closed().until('gameOver');
    expect(outcome(one.state)?.reason).toBe('abandoned');
  });

  it('[TB-5.4] those who left are listed after the players, with their recorded wealth', () => {
    const over = start('libre').event('left', B).untilBattle(2).does('referee', { type: 'orderEnd' }).until('gameOver');
    const standing = outcome(over.state)?.standings.find(({ seat }) => seat === B);
    expect(standing).toMatchObject({ rank: 4, score: over.player(B).left });
  });
});
