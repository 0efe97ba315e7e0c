import { describe, expect, it } from 'vitest';
import { deriveSeed } from '#kernel/chance.ts';
import { range } from '#kernel/collections.ts';
import { Answers } from './answers.ts';

const SEED = deriveSeed(1, 1);
const drawn = (answers: Answers, seat: number, turn: number): number => answers.draws(seat, turn).int(1_000_000);

describe('the draws of bots', () => {
  it('are a seat’s own for each answer of a turn, whatever the others did in between', () => {
    const alone = new Answers(SEED, 3);
    const expected = range(6).map((index) => {
      const draw = drawn(alone, 1, 1 + Math.floor(index / 3));
      alone.answered(1, 1 + Math.floor(index / 3));
      return draw;
    });
    const busy = new Answers(SEED, 3);
    const found = range(6).map((index) => {
      const turn = 1 + Math.floor(index / 3);
      for (const other of [0, 2, 'referee'] as const) {
        busy.draws(other, turn).int(6);
        busy.answered(other, turn);
      }
      const draw = drawn(busy, 1, turn);
      busy.answered(1, turn);
      return draw;
    });
    expect(found).toEqual(expected);
    expect(new Set(expected).size).toBe(6);
  });

  it('are others for each seat, and for the referee', () => {
    const answers = new Answers(SEED, 3);
    expect(new Set([...range(3).map((seat) => drawn(answers, seat, 1)), answers.draws('referee', 1).int(1_000_000)]).size).toBe(4);
  });
});

describe('who answers next', () => {
  it('is in every order as often', () => {
    const first = range(3).map(() => 0);
    for (const number of range(3000)) {
      const seat = new Answers(deriveSeed(2, number), 3).next([0, 1, 2], 1);
      if (seat !== 'referee') first[seat] = (first[seat] ?? 0) + 1;
    }
    for (const count of first) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  it('is not changed among the others by an answer more of one of them', () => {
    for (const number of range(50)) {
      const [calm, busy] = [new Answers(deriveSeed(3, number), 3), new Answers(deriveSeed(3, number), 3)];
      busy.answered(0, 1);
      expect(busy.next([1, 2], 1)).toBe(calm.next([1, 2], 1));
    }
  });

  it('is nobody where nobody is asked', () => {
    expect(() => new Answers(SEED, 2).next([], 1)).toThrow('nobody is asked');
  });
});
