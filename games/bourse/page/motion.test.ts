import { describe, expect, it } from 'vitest';
import { at, replaceAt } from '#kernel/collections.ts';
import { planMotion } from './board/pawns.tsx';
import { position } from './testing/position.ts';

const before = position({ point: { kind: 'awaitRoll' }, turn: 31, lastRoll: null }).table;

describe('motion', () => {
  it('moves nothing when nothing moved', () => {
    expect(planMotion(before, { ...before, point: { kind: 'rollerTrade' } })).toEqual({ die: null, pawn: null, needle: null, pegs: null });
  });

  it('moves one thing at a time: the die, then the pawn, then the peg', () => {
    const players = replaceAt(before.players, 0, { ...at(before.players, 0), square: 12 });
    const after = { ...before, players, lastRoll: { seat: 0, die: 3, from: 9, to: 12 }, quotes: { ...before.quotes, LOC: 23_000 } };
    expect(planMotion(before, after)).toEqual({
      die: { delay: 0, duration: 420 },
      pawn: { delay: 420, duration: 270 },
      needle: null,
      pegs: { delay: 690, duration: 110 },
    });
  });

  it('is over after 1.2 s, however much moved', () => {
    const players = replaceAt(before.players, 0, { ...at(before.players, 0), square: 10 });
    const after = {
      ...before,
      players,
      phase: 'stagnation' as const,
      lastRoll: { seat: 0, die: 6, from: 4, to: 10 },
      quotes: { ...before.quotes, DAR: 5_000 },
    };
    const { pegs } = planMotion(before, after);
    expect((pegs?.delay ?? 0) + (pegs?.duration ?? 0)).toBeLessThanOrEqual(1201);
  });

  it('does not throw the die again for a later step of the same turn', () => {
    const rolled = { ...before, lastRoll: { seat: 0, die: 3, from: 9, to: 12 } };
    expect(planMotion(rolled, { ...rolled, quotes: { ...rolled.quotes, MAR: 28_000 } }).die).toBeNull();
  });
});
