import { describe, expect, it } from 'vitest';
import { A, B, C } from '#testkit/seats.ts';
import { open, plain } from '../position.test-support.ts';

describe('the turn', () => {
  it('[BO-4.1.1] the die passes to the left, and round to the first seat', () => {
    const first = open(plain(3).map(() => ({ square: 3 })));
    const second = first.roll(2).does(A, { type: 'pass' });
    expect([second.state.table.roller, second.state.table.turn, second.awaited]).toEqual([B, 2, [B]]);
    const third = second.roll(2).does(B, { type: 'pass' }).roll(2).does(C, { type: 'pass' });
    expect(third.state.table.roller).toBe(A);
  });

  it('[BO-4.0.1] one seat is asked at a time; the others are refused, and so is a move of another step', () => {
    const landed = open(plain(3)).roll(1);
    expect(landed.awaited).toEqual([A]);
    expect(landed.refuses(B, { type: 'buy', n: 1 })).toEqual(['BO-4.0.1']);
    expect(landed.refuses(A, { type: 'roll' })).toEqual(['BO-4.0.1']);
    expect(landed.refuses(A, { type: 'pass' })).toEqual(['BO-4.0.1']);
    expect(landed.refuses(7, { type: 'done' })).toEqual(['BO-4.11.1']);
  });

  it('[BO-4.1.3] [BO-4.2.1] the pawn advances by the die, round the circuit; squares are shared', () => {
    const moved = open([{ square: 18 }, { square: 2 }]).roll(4);
    expect(moved.state.table.players.map(({ square }) => square)).toEqual([2, 2]);
    expect(moved.state.table.lastRoll).toEqual({ seat: A, die: 4, from: 18, to: 2 });
    expect(moved.reveals).toBe(true);
  });

  it('[BO-4.2.2] leaving Start pays nothing; each passage counts a lap', () => {
    const left = open([{ titles: { LOC: 1 } }, {}]).roll(1);
    expect([left.cash(A), left.state.table.players[A]?.lap]).toEqual([200_000, 0]);
    const passed = open([{ square: 19, titles: { LOC: 1 } }, {}]).roll(2);
    expect([passed.cash(A), passed.state.table.players[A]?.lap]).toEqual([204_000, 1]);
  });

  it('[BO-4.2.4] bonds pay their interest at the same moment', () => {
    expect(
      open([{ square: 19, titles: { SNC: 2, CHA: 1, DAR: 1 } }, {}])
        .roll(2)
        .cash(A),
    ).toBe(200_000 + 3 * 4_000 + 2_000);
  });

  it('[BO-4.10.2] [BO-2.8.9] an extra turn: the same player again, once', () => {
    const drawn = open([{ square: 8 }, { square: 3 }], { deck: ['EV09'] }).roll(2);
    expect([drawn.state.table.roller, drawn.state.table.turn]).toEqual([A, 2]);
    const again = drawn.roll(5).does(A, { type: 'pass' });
    expect(again.state.table.roller).toBe(B);
  });

  it('[BO-5.4] a technical guard ends every game at turn 1,000', () => {
    const end = open([{ square: 3 }, {}], { turn: 1000 })
      .roll(2)
      .does(A, { type: 'pass' });
    expect(end.state.table.point).toEqual({ kind: 'gameOver', reason: 'turnLimit' });
    expect(end.refuses(B, { type: 'roll' })).toEqual(['BO-5.2']);
  });
});
