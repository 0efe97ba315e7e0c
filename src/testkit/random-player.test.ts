import { describe, expect, it } from 'vitest';
import { deriveSeed } from '#kernel/chance.ts';
import { nim } from './nim/index.ts';
import { playRandomGame } from './random-player.ts';

const plan = (index: number) => ({ seats: 3, options: {}, seed: deriveSeed(1, index) });

describe('the random player', () => {
  it('plays to the end, the same way from the same seed', () => {
    const first = playRandomGame(nim.module, plan(1));
    const again = playRandomGame(nim.module, plan(1));
    expect(first.outcome?.reason).toBe('lastStone');
    expect(first.lastView?.viewer).toBeTypeOf('number');
    expect(again).toEqual(first);
    expect(playRandomGame(nim.module, plan(2)).state).not.toEqual(first.state);
  });

  it('tells of every move', () => {
    const told: unknown[] = [];
    const { moves } = playRandomGame(nim.module, { ...plan(3), onMove: (_state, actor, move) => told.push([actor, move]) });
    expect(told).toHaveLength(moves);
    expect(moves).toBeGreaterThan(10);
  });

  it('gives a game up when told to', () => {
    expect(playRandomGame(nim.module, { ...plan(4), maxMoves: 3 })).toMatchObject({ moves: 3, outcome: null });
  });

  it('throws at wrong options, an illegal sample and a dead end', () => {
    expect(() => playRandomGame(nim.module, { ...plan(5), options: { stones: 1 } })).toThrow('table.badOption');
    expect(() => playRandomGame(nim.module, { ...plan(5), options: { stones: 4, maxTake: 5 } })).toThrow('smallHeap');
    expect(() => playRandomGame({ ...nim.module, sample: () => ({ type: 'shake' }) }, plan(5))).toThrow('refused (notAsked)');
    expect(() => playRandomGame({ ...nim.module, pending: () => [] }, plan(5))).toThrow('nobody is awaited');
  });
});
