import { expect, it } from 'vitest';
import { fileGround } from './testing/proving/ground.ts';
import { proveRound } from './testing/proving/round.ts';

// The short form of `npm run prove`: each mishap once, under people at all boxes.
it('loses nothing, doubles nothing and shows nobody anything of others, through every mishap', async () => {
  const ground = fileGround();
  const { wrong, mishaps, acknowledged } = await proveRound(Date.now() % 1_000_000_000, 1, ground);
  expect(wrong).toEqual([]);
  expect(Object.keys(mishaps).toSorted()).toEqual(ground.mishaps.toSorted());
  expect(acknowledged.move).toBeGreaterThan(0);
});
