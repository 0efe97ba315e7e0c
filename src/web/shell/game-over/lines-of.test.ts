import { describe, expect, it } from 'vitest';
import { line } from '../log/testing/lines.ts';
import { linesOf } from './decisive.ts';

/** Three lines a step. */
const LOG = Array.from({ length: 3000 }, (_, index) => line(index + 1, { step: Math.floor(index / 3) }));
const PAGE = 200;

const looked = () => {
  let looks = 0;
  return {
    looks: () => looks,
    fetchBefore: async (before: number) => {
      looks++;
      return LOG.filter(({ n }) => n < before && n >= before - PAGE);
    },
  };
};

describe('the lines of a turn in a long log', () => {
  it.each([
    [0, 5],
    [4, 9],
    [333, 340],
    [700, 702],
    [994, 999],
  ])('after step %i, up to %i, are found in a few looks', async (after, upTo) => {
    const { looks, fetchBefore } = looked();
    const found = await linesOf({ after, upTo }, 3000, fetchBefore);
    expect(found).toEqual(LOG.filter(({ step }) => step > after && step <= upTo));
    expect(looks()).toBeLessThan(8);
  });

  it('are found whole wherever the pages of the log end', async () => {
    for (let after = 0; after < 990; after++) {
      const { looks, fetchBefore } = looked();
      expect([after, (await linesOf({ after, upTo: after + 9 }, 3000, fetchBefore)).length]).toEqual([after, 27]);
      expect(looks()).toBeLessThan(10);
    }
  });

  it('are a part of a turn that tells more than a page holds', async () => {
    expect((await linesOf({ after: 300, upTo: 500 }, 3000, looked().fetchBefore)).length).toBe(PAGE);
  });

  it('are none where nothing was told', async () => {
    expect(await linesOf({ after: 2000, upTo: 2001 }, 3000, looked().fetchBefore)).toEqual([]);
    expect(await linesOf({ after: 0, upTo: 1 }, 0, async () => [])).toEqual([]);
  });
});
