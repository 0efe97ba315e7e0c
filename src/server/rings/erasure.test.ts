import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '#kernel';
import type { CreatedTable, GrantedRing, HeldChannel, Hold } from '#protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Client } from '../testing/client.ts';
import { House } from '../testing/house.ts';
import { MailService } from '../testing/mail-service.ts';

/* Somebody who did all that can be done here, and then wants to be forgotten: no file of the house may know of her. */

let house: House;
let mail: MailService;
beforeEach(async () => {
  mail = new MailService();
  house = await new House().start({ notices: { near: true, retryMs: 10, mail: { url: await mail.open(), from: 'table@games.example' } } });
});
afterEach(async () => {
  await house.destroy();
  await mail.close();
});

const here = (name: string) => ({ kind: 'here', name }) as const;
const BOT = { kind: 'bot', level: 'weak' } as const;

/** Every byte of every file of the database. */
const bytes = (): Buffer => Buffer.concat(readdirSync(house.directory).map((file) => readFileSync(join(house.directory, file))));

const send = async <T>(method: 'POST' | 'PUT' | 'DELETE', path: string, key?: string, body?: unknown): Promise<T> => {
  const response = await fetch(`${house.url}${path}`, {
    method,
    headers: { ...(key === undefined ? {} : { authorization: `Bearer ${key}` }), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  const value: T = JSON.parse(text);
  return value;
};

const holdOf = ({ table, seats }: CreatedTable, seat = 0): Hold => ({ table, token: at(seats, seat).token });
const ok = async (client: Client, request: Parameters<Client['ask']>[0]): Promise<void> => {
  expect(await client.ask(request)).toMatchObject({ t: 'ok' });
};
const spoken = async (client: Client, text: string): Promise<void> => {
  await ok(client, { t: 'say', text });
  await client.until(() => client.talk.some((line) => line.text === text));
};

it('[HO-2.6] goes from reports, letters, rematches, forks, seats asked for and seats left', async () => {
  const forgotten = new Set<string>();
  const word = (text: string): string => {
    forgotten.add(text);
    return text;
  };

  // A game that was finished, reported, forked by consent of all and played again.
  const first = await house.create({ seats: [here(word('Quetzalcoatline')), here('Bob')], options: { rounds: 2 } });
  const [ana, bob] = await house.seat(first);
  if (ana === undefined || bob === undefined) throw new Error('nobody came');
  await spoken(ana, word('abracadabrantesque'));
  await ok(bob, { t: 'report', about: { talk: 1 }, reason: 'insult' });
  await ok(bob, { t: 'report', about: { seat: 0 }, reason: 'other' });
  await ok(ana, { t: 'fork', step: 0 });
  await ok(bob, { t: 'forkAnswer', yes: true });
  for (const client of [ana, bob]) await client.when(({ info }) => (info.forking?.made ?? null) !== null);
  for (const [step, client] of [ana, bob, ana, bob].entries()) {
    await client.when((scene) => scene.step === step);
    expect(await client.move({ type: 'seal', n: 1 })).toMatchObject({ t: 'ok' });
  }
  for (const client of [ana, bob]) await ok(client, { t: 'rematch', yes: true });

  // A seat that she asked for and was given, in a game of others; one that she left.
  const second = await house.create({ seats: [here('Bob'), BOT], options: { rounds: 9 }, joining: 'people' });
  const [host, asker] = [await house.join(second.table, at(second.seats, 0).token), await house.join(second.table)];
  const taking = asker.ask({ t: 'take', seat: 1, name: word('Xylophanie') });
  await host.until(() => host.scene.info.asking.length > 0);
  await ok(host, { t: 'admit', asker: host.scene.info.asking[0]?.asker ?? 0, yes: true });
  const taken = await taking;
  const third = await house.create({ seats: [here('Bob'), here(word('Zanzibarine'))], options: { rounds: 9 } });
  const left = await house.join(third.table, at(third.seats, 1).token);
  await spoken(left, word('hippopotomonstro'));

  const asked: Hold = { table: second.table, token: String(taken.t === 'ok' ? taken.result?.token : '') };
  const ring = await send<GrantedRing>('POST', '/api/ring', undefined, {
    label: word('Navigateur de Quetzal'),
    kind: 'computer',
    holds: [holdOf(first), asked, holdOf(third, 1)],
  });
  await ok(left, { t: 'leave' });

  // A letter to her that could not be sent yet.
  mail.manner = 'refuses';
  const channel = await send<HeldChannel>('POST', '/api/channels', undefined, {
    kind: 'mail',
    address: word('ana@quetzal.example'),
    lang: 'fr',
    zone: 'UTC',
    quiet: null,
  });
  await send('PUT', `/api/tables/${second.table}/notices`, `${ring.token}~1`, { channels: [channel], events: ['yourTurn'] });
  await expect.poll(() => mail.tried).toBeGreaterThan(0);

  for (const text of forgotten) expect([text, bytes().includes(text)]).toEqual([text, true]);
  await send('DELETE', '/api/ring', ring.token);
  for (const text of forgotten) expect([text, bytes().includes(text)]).toEqual([text, false]);
  await house.stop();
  for (const text of forgotten) expect([text, bytes().includes(text)]).toEqual([text, false]);
});
