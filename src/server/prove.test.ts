import { expect, it } from 'vitest';
import { proveRound } from './testing/proving/round.ts';

// The short form of `npm run prove`: each mishap once, under people at all boxes.
it('loses nothing, doubles nothing and shows nobody anything of others, through every mishap', async () => {
  const { wrong, mishaps, acknowledged } = await proveRound(Date.now() % 1_000_000_000, 1);
  expect(wrong).toEqual([]);
  expect(Object.values(mishaps)).not.toContain(0);
  expect(acknowledged.move).toBeGreaterThan(0);
});
