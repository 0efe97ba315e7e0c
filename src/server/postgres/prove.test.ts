import { expect, inject, it } from 'vitest';
import { postgresGround } from '../testing/proving/ground.ts';
import { ERRANDS } from '../testing/proving/people/index.ts';
import { proveRound } from '../testing/proving/round.ts';

// The short form of `npm run prove -- --nodes 2`, which draws other seeds: what happens to several servers alone. The database is that of all tests, and not restarted.
const SEED = 27;

it('two servers on one database lose nothing and double nothing, whichever dies, sleeps or loses its lines', async () => {
  const ground = await postgresGround({ url: inject('postgres') }, 2);
  const { wrong, done } = await proveRound(SEED, 1, ground, ['kill', 'freeze', 'slowLine', 'cutDatabase']);
  expect(wrong, `npm run prove -- --seed ${SEED} --seconds 1 --nodes 2`).toEqual([]);
  expect(Object.keys(done).toSorted()).toEqual([...Object.keys(ERRANDS), 'tables'].toSorted());
});
