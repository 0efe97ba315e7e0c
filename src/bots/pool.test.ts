import { describe, expect, it } from 'vitest';
import { range } from '#kernel/collections.ts';
import type { Squares } from './fixtures/squares.ts';
import { inParallel } from './pool.ts';

const script = new URL('./fixtures/squares.ts', import.meta.url);

describe('the worker pool', () => {
  it('gives results in the order of the tasks, whatever the number of workers', async () => {
    const tasks = range(12);
    const expected = tasks.map((task) => task * task + 1);
    for (const workers of [1, 2, 3]) {
      expect(await inParallel<Squares>({ script, briefing: { plus: 1 }, tasks, workers })).toEqual(expected);
    }
  });

  it('tells each result as it comes', async () => {
    const told: number[] = [];
    await inParallel<Squares>({ script, briefing: { plus: 0 }, tasks: [1, 2, 3], workers: 2, onDone: (result) => told.push(result) });
    expect(told.toSorted((a, b) => a - b)).toEqual([1, 4, 9]);
  });

  it('has nothing to do without tasks', async () => {
    expect(await inParallel<Squares>({ script, briefing: { plus: 0 }, tasks: [], workers: 2 })).toEqual([]);
  });

  it('stops at the first task that fails and says why', async () => {
    await expect(inParallel<Squares>({ script, briefing: { plus: 0 }, tasks: [1, -2, 3], workers: 2 })).rejects.toThrow('no square of -2');
  });
});
