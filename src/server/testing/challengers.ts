import { at } from '#kernel/collections.ts';
import type { ChallengeBoard, ChallengeResults, ChallengesToday, CreateChallenge, CreatedChallenge, Deal, StartedTry } from '#protocol';
import { expect } from 'vitest';
import type { Client } from './client.ts';
import type { House } from './house.ts';

const DAY_MS = 86_400_000;

export const keyOf = (name: string): string => `${name}-key-of-a-device`;

/** People who give and take challenges of Tontine at a house, by the protocol. */
export const challengersOf = (house: House) => {
  const ask = async (name: string, key?: string, body?: unknown, url = house.url): Promise<Response> => {
    const [method = '', path = ''] = name.split(' ');
    return fetch(`${url}${path}`, {
      method,
      headers: {
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  };
  const read = async (name: string, key?: string, body?: unknown) => (await ask(name, key, body)).json();
  const codeOf = async (...asked: Parameters<typeof ask>): Promise<string> => (await (await ask(...asked)).json()).error?.code ?? 'ok';

  const today = (key?: string): Promise<ChallengesToday> => read('GET /api/challenges', key);
  const dealOfDay = async (): Promise<Deal> => at((await today()).deals, 0);
  const dealOf = (id: string, key?: string): Promise<Deal> => read(`GET /api/challenges/${id}`, key);
  const resultsOf = (id: string, key?: string): Promise<ChallengeResults> => read(`GET /api/challenges/${id}/results`, key);
  const boardOf = (id: string, giver: string): Promise<ChallengeBoard> => read(`GET /api/challenges/${id}/board`, giver);
  const start = (id: string, name: string, key = keyOf(name), client?: string): Promise<StartedTry> =>
    read(`POST /api/challenges/${id}/tries`, key, { name, lang: 'fr', client });
  const refusalOf = (id: string, name: string, key = keyOf(name)): Promise<string> => codeOf(`POST /api/challenges/${id}/tries`, key, { name, lang: 'fr' });

  const seat = ({ table, seats }: StartedTry): Promise<Client> => house.join(table, at(seats, 0).token);

  /** Answers with these numbers, round after round, to the end; a negative one after a pin. */
  const playOut = async (client: Client, numbers: readonly number[]): Promise<void> => {
    for (const number of numbers) {
      await client.when((scene) => scene.awaited.includes(0));
      if (number < 0) expect(await client.move({ type: 'pin' })).toMatchObject({ t: 'ok' });
      const n = Math.abs(number);
      expect(await client.move({ type: 'seal', n })).toMatchObject({ t: 'ok' });
    }
    await client.when((scene) => scene.outcome !== null);
  };

  const played = async (
    id: string,
    name: string,
    numbers: readonly number[],
    key = keyOf(name),
  ): Promise<{ readonly table: string; readonly client: Client }> => {
    const created = await start(id, name, key);
    const client = await seat(created);
    await playOut(client, numbers);
    return { table: created.table, client };
  };

  const given = async (more: Partial<CreateChallenge> = {}): Promise<CreatedChallenge> => {
    const asked = { game: 'tontine', options: { rounds: 4 }, seats: 3, level: 'decent', title: 'Ma donne', tries: 1, names: 'shown', lang: 'fr' };
    const response = await ask('POST /api/challenges', undefined, { ...asked, closesAt: house.time.now() + DAY_MS, ...more });
    if (response.status !== 201) throw new Error(await response.text());
    return response.json();
  };

  return { ask, read, codeOf, today, dealOfDay, dealOf, resultsOf, boardOf, start, refusalOf, seat, playOut, played, given };
};
