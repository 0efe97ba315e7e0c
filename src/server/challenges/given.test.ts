import { at } from '#kernel/collections.ts';
import type { BoardEntry, ChallengeBoard, Deal, GrantedRing } from '#protocol';
import { beforeEach, expect, it } from 'vitest';
import { challengersOf, keyOf } from '../testing/challengers.ts';
import { eachHouse } from '../testing/each-house.ts';
import { midnight } from './day.ts';

/* What whoever gave a challenge does with it while a class plays. */

const house = eachHouse({ shelf: ['tontine'], botPause: { min: 0, max: 0 } });
const { ask, read, codeOf, dealOf, resultsOf, boardOf, start, refusalOf, seat, playOut, played, given } = challengersOf(house);

const DAY_MS = 86_400_000;
/** No test begins before midnight and ends after it. */
beforeEach(() => {
  const now = house.time.now();
  house.time.pass(midnight(now, 1) + DAY_MS / 2 - now);
});

const named = ({ entries }: ChallengeBoard, name: string): BoardEntry => {
  const found = entries.find((entry) => entry.name === name);
  if (found === undefined) throw new Error(`nobody is called ${name}`);
  return found;
};

it('[HO-14.6] joins two names of one pupil: the game begun first counts, the other is a second one; and takes it back', async () => {
  const { challenge, giver } = await given({ tries: 1, expected: 3 });
  const change = (asked: object): Promise<string> => codeOf(`POST /api/challenges/${challenge}`, giver, asked);
  await played(challenge, 'Adèle', [5, 5, 5, 5]);
  house.time.pass(1);
  await played(challenge, 'Adèle', [1, 1, 1, 1], keyOf('phone'));
  await played(challenge, 'Nina', [2, 2, 2, 2]);
  const before = await boardOf(challenge, giver);
  const [one, other] = [named(before, 'Adèle'), named(before, 'Adèle 2')];
  expect([one.person === other.person, before.scores.length]).toEqual([false, 3]);

  expect(await change({ join: [one.person, other.person] })).toBe('ok');
  const joined = await boardOf(challenge, giver);
  expect(joined.entries.map(({ name, attempt, place, joined: isJoined }) => [name, attempt, place === null, isJoined])).toEqual([
    ['Adèle', 1, false, true],
    ['Adèle', 2, true, true],
    ['Nina', 1, false, false],
  ]);
  expect(joined.scores).toEqual([one.score, named(before, 'Nina').score].toSorted((a, b) => (a ?? 0) - (b ?? 0)));
  expect([joined.deal.begun, joined.deal.finished]).toEqual([2, 2]);
  // Both devices are theirs now: each finds both games, neither begins a third.
  for (const key of [keyOf('Adèle'), keyOf('phone')]) {
    expect((await dealOf(challenge, key)).mine.map(({ attempt }) => attempt)).toEqual([1, 2]);
    expect((await resultsOf(challenge, key)).own?.score).toBe(one.score);
    expect(await refusalOf(challenge, 'Adèle', key)).toBe('challengeTried');
  }
  // Nothing tells who they are elsewhere.
  expect(JSON.stringify(await dealOf(challenge, keyOf('Nina')))).not.toMatch(/joined|holder/);

  expect(await change({ part: one.person })).toBe('ok');
  expect((await boardOf(challenge, giver)).entries.map(({ name, attempt }) => [name, attempt])).toEqual(
    before.entries.map(({ name, attempt }) => [name, attempt]),
  );
  expect(await change({ join: [one.person, 'nobody'] })).toBe('noSuchPlayer');
  expect(await codeOf(`POST /api/challenges/${challenge}`, keyOf('Nina'), { join: [one.person, other.person] })).toBe('notGiver');
});

it('[HO-14.6] closes at once when whoever gave it says so, not earlier in any other way, and tells apart what was broken off, late and second', async () => {
  const { challenge, giver } = await given({ tries: 2 });
  const { closesAt } = await dealOf(challenge);
  await played(challenge, 'Ana', [5, 5, 5, 5]);
  house.time.pass(1);
  await played(challenge, 'Ana', [1, 1, 1, 1]);
  const late = await seat(await start(challenge, 'Bob'));
  await start(challenge, 'Zoé');
  house.time.pass(1000);
  expect(await codeOf(`POST /api/challenges/${challenge}`, giver, { closesAt: closesAt - 1 })).toBe('challengeEarlier');
  expect(await codeOf(`POST /api/challenges/${challenge}`, giver, { closesAt: 'yesterday' })).toBe('badField');
  expect(await codeOf(`POST /api/challenges/${challenge}`, keyOf('Ana'), { closesAt: 'now' })).toBe('notGiver');
  const closed: Deal = await read(`POST /api/challenges/${challenge}`, giver, { closesAt: 'now' });
  expect([closed.isOver, closed.seed === null]).toEqual([true, false]);
  house.time.pass(1000);
  await playOut(late, [2, 2, 2, 2]);
  const { entries } = await boardOf(challenge, giver);
  expect(entries.map(({ name, attempt, state }) => [name, attempt, state])).toEqual([
    ['Ana', 1, 'finished'],
    ['Ana', 2, 'finished'],
    ['Bob', 1, 'late'],
    ['Zoé', 1, 'broken'],
  ]);
  expect((await dealOf(challenge, keyOf('Zoé'))).mine.map(({ state }) => state)).toEqual(['broken']);
  // What is closed stays so: the seed is known.
  expect(await codeOf(`POST /api/challenges/${challenge}`, giver, { closesAt: closesAt + DAY_MS })).toBe('challengeOver');
  expect(await refusalOf(challenge, 'Ida')).toBe('challengeOver');
  expect((await ask(`GET /api/tables/${at(entries, 0).table}/recording`)).status).toBe(200);
});

it('[HO-2.6] forgets whoever began with a key ring and was cut off before their page put the chair on it', async () => {
  const { table, seats } = await house.create();
  const ring: GrantedRing = await read('POST /api/ring', undefined, { label: 'Phone', kind: 'phone', holds: [{ table, token: at(seats, 0).token }] });
  const { challenge, giver } = await given();
  await start(challenge, 'Anabelle', ring.token);
  expect((await boardOf(challenge, giver)).entries.map(({ name }) => name)).toEqual(['Anabelle']);
  expect((await read('GET /api/ring/known', ring.token)).names).toContain('Anabelle');
  expect((await ask('DELETE /api/ring', ring.token)).status).toBe(200);
  expect((await boardOf(challenge, giver)).entries.map(({ name }) => name)).not.toContain('Anabelle');
});
