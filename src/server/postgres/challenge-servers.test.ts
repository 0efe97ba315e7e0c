import { at } from '#kernel/collections.ts';
import type { ChallengesToday, CreatedTable } from '#protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { midnight } from '../challenges/day.ts';
import { eachHouse } from '../testing/each-house.ts';
import type { House } from '../testing/house.ts';
import { postgresPlace, type PostgresPlace } from '../testing/postgres-place.ts';

/* One deal for everybody, whichever server they come to. */

const DAY_MS = 86_400_000;

let place: PostgresPlace;
beforeEach(() => {
  place = postgresPlace();
});
afterEach(() => place.destroy());
const house = eachHouse(null);
const other = eachHouse(null);
beforeEach(async () => {
  // No test begins before midnight and ends after it; the clocks of both servers agree.
  const now = Date.now();
  for (const each of [house, other]) each.time.passUntil(midnight(now, 1) + DAY_MS / 2);
  for (const each of [house, other]) await each.start({ database: place.url, shelf: ['tontine'] });
});

const dealOf = async ({ url }: House): Promise<string> => {
  const today: ChallengesToday = await (await fetch(`${url}/api/challenges`)).json();
  return `${at(today.deals, 0).challenge} ${at(today.deals, 0).commitment} ${at(today.tomorrow, 0).commitment}`;
};

it('[HO-14.2] is dealt once by two servers that are asked at the same time, and is the same game to the last line at both', async () => {
  const deals = await Promise.all([house, other, house, other].map(dealOf));
  expect(new Set(deals).size).toBe(1);
  const [challenge = ''] = at(deals, 0).split(' ');
  const logs: unknown[] = [];
  for (const [index, where] of [house, other].entries()) {
    const created: CreatedTable = await (
      await where.post(`/api/challenges/${challenge}/tries`, { name: 'Ana', lang: 'fr' }, { authorization: `Bearer key-of-device-number-${index}` })
    ).json();
    const client = await where.join(created.table, at(created.seats, 0).token);
    for (const n of [1, 2, 3, 4]) {
      await client.when((scene) => scene.awaited.includes(0));
      await client.move({ type: 'seal', n });
    }
    await client.when((scene) => scene.outcome !== null);
    logs.push(client.log.map(({ text }) => [text.key, text.args]));
  }
  expect(logs[0]).toEqual(logs[1]);
});
