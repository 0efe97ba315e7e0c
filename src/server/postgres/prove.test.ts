import { expect, inject, it } from 'vitest';
import { postgresGround } from '../testing/proving/ground.ts';
import { proveRound } from '../testing/proving/round.ts';

// The short form of `npm run prove -- --nodes 2`: what happens to several servers alone. The database is that of all tests, and not restarted.
it('two servers on one database lose nothing and double nothing, whichever dies, sleeps or loses its lines', async () => {
  const ground = await postgresGround({ url: inject('postgres') }, 2);
  const { wrong, acknowledged } = await proveRound(Date.now() % 1_000_000_000, 1, ground, ['kill', 'freeze', 'slowLine', 'cutDatabase']);
  expect(wrong).toEqual([]);
  expect(acknowledged.move).toBeGreaterThan(0);
});
