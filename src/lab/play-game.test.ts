import { describe, expect, it } from 'vitest';
import { deriveSeed } from '#kernel/chance.ts';
import type { AnyGame } from '#kernel/game.ts';
import { requireOptions } from '#kernel/options.ts';
import { nim } from '../testkit/nim/index.ts';
import { type GamePlan, playGame } from './play-game.ts';

const plan = (index: number): GamePlan => ({
  seats: 3,
  options: requireOptions(nim.module.options, {}),
  bots: ['decent', 'decent', 'decent'],
  seed: deriveSeed(1, index),
  maxMoves: 10_000,
});

describe('playing one game with bots', () => {
  it('plays to an outcome, and tells turns, moves and the last figures', () => {
    const result = playGame(nim, plan(0));
    expect(result.error).toBeNull();
    expect(result.outcome?.standings).toHaveLength(3);
    expect(result.moves).toBeGreaterThan(3);
    expect(result.turns).toBeGreaterThan(0);
    expect(Object.keys(result.metrics).length).toBeGreaterThan(0);
  });

  it('plays the same game again from the same seed, and another from another', () => {
    expect(playGame(nim, plan(1))).toEqual(playGame(nim, plan(1)));
    const games = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => JSON.stringify(playGame(nim, plan(index))));
    expect(new Set(games).size).toBeGreaterThan(1);
  });

  it('gives a game up after so many moves, without calling it broken', () => {
    const result = playGame(nim, { ...plan(0), maxMoves: 2 });
    expect(result).toMatchObject({ outcome: null, moves: 2, error: null });
  });

  it('tells of a bot that answers illegally', () => {
    const cheat: AnyGame = { ...nim, bots: { decent: { choose: () => ({ type: 'take', stones: 1_000 }) } } };
    expect(playGame(cheat, plan(0))).toMatchObject({ outcome: null, error: expect.stringContaining('refused') });
  });

  it('tells of a bot that throws', () => {
    const lost: AnyGame = {
      ...nim,
      bots: {
        decent: {
          choose: () => {
            throw new Error('lost for words');
          },
        },
      },
    };
    expect(playGame(lost, plan(0))).toMatchObject({ outcome: null, moves: 0, error: 'lost for words' });
  });
});
