import { at } from '#kernel/collections.ts';
import type { ChannelInfo, GrantedRing, HeldChannel } from '#protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { midnight } from '../challenges/day.ts';
import { challengersOf, keyOf } from '../testing/challengers.ts';
import { eachHouse } from '../testing/each-house.ts';
import { MailService, plainOf } from '../testing/mail-service.ts';
import { Device, PushService } from '../testing/push-service.ts';

/* The challenge of the day at one's hour: by push and by mail, once a day, until it is played or stopped. */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The day of the server, so that hours are counted from its midnight. */
const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
const SIX = 18 * 60;

const house = eachHouse(null);
const { ask, read, codeOf, start, dealOfDay, given, seat, playOut } = challengersOf(house);

let push: PushService;
let mail: MailService;
let service: string;
let smtp: string;
beforeEach(async () => {
  push = new PushService();
  mail = new MailService();
  [service, smtp] = [await push.open(), await mail.open()];
  await open();
  // Noon: no test begins before midnight and ends after it.
  const now = house.time.now();
  house.time.pass(midnight(now, 1) + DAY / 2 - now);
});
afterEach(async () => {
  push.close();
  await mail.close();
});

const open = () =>
  house.start({
    site: 'https://games.example',
    shelf: ['tontine'],
    notices: { near: true, retryMs: 10, mail: { url: smtp, from: 'Comptoir <table@games.example>' } },
  });

const device = (): Device => new Device();
const pushTo = (to: Device, path = '/device', quiet: ChannelInfo['quiet'] = null): Promise<HeldChannel> =>
  read('POST /api/channels', undefined, { kind: 'push', endpoint: `${service}${path}`, keys: to.keys, lang: 'en', zone, quiet });
const mailTo = async (address: string): Promise<HeldChannel> => {
  const channel: HeldChannel = await read('POST /api/channels', undefined, { kind: 'mail', address, lang: 'fr', zone, quiet: null });
  const asked = (): string => mail.letters.map(({ raw }) => plainOf(raw)).find((letter) => letter.includes(address)) ?? '';
  await expect.poll(asked).toContain('/told/confirm/');
  const link = /(\/told\/confirm\/[\w-]+)/.exec(asked())?.[1] ?? '';
  expect((await fetch(`${house.url}${link}`, { method: 'POST' })).status).toBe(200);
  return channel;
};
const wish = async (key: string, minute: number | null, ...channels: readonly HeldChannel[]): Promise<number> =>
  (await ask('PUT /api/challenges/daily', key, { minute, channels })).status;
const dailyOf = async ({ channel, secret }: HeldChannel): Promise<number | null> => (await read(`GET /api/channels/${channel}`, secret)).daily;
const newRing = async (): Promise<GrantedRing> => {
  const { table, seats } = await house.create();
  return read('POST /api/ring', undefined, { label: 'Phone', kind: 'phone', holds: [{ table, token: at(seats, 0).token }] });
};
/** The titles and words of what was pushed to a device. */
const saidTo = (to: Device): readonly string[] => push.pushed.map(({ body }) => to.decrypt(body));
/** What is written down and sent leaves in its own time: a test message comes after whatever was there before it. */
const marked = async (to: Device, held: HeldChannel): Promise<readonly string[]> => {
  const count = (): number => saidTo(to).filter((said) => said.includes('a test')).length;
  const before = count();
  await ask(`POST /api/channels/${held.channel}/test`, held.secret);
  await expect.poll(count).toBe(before + 1);
  return saidTo(to).filter((said) => !said.includes('a test'));
};

it('rings once a day at the hour that was chosen, by push, with the deal and one press to stop', async () => {
  const ana = device();
  const channel = await pushTo(ana);
  expect(await wish(keyOf('Ana'), SIX, channel)).toBe(200);
  expect(await dailyOf(channel)).toBe(SIX);
  house.time.pass(5 * HOUR);
  expect(await marked(ana, channel)).toEqual([]);
  house.time.pass(HOUR);
  await expect.poll(() => push.pushed.length).toBe(2);
  const said = JSON.parse(at(saidTo(ana), 1));
  expect(said).toMatchObject({ title: 'Comptoir: the challenge of the day', path: '/challenge', tag: 'daily' });
  expect(said.body).toMatch(/tontine, deal no\. \d+/);
  // Set again, or started again, it is still once a day.
  expect(await wish(keyOf('Ana'), SIX + 60, channel)).toBe(200);
  house.time.pass(HOUR);
  await house.stop();
  await open();
  expect(await marked(ana, channel)).toHaveLength(1);
  house.time.pass(DAY);
  await expect.poll(() => push.pushed.length).toBe(4);
  expect((await fetch(`${house.url}${said.stop}`, { method: 'POST' })).status).toBe(200);
  expect(await dailyOf(channel)).toBeNull();
  house.time.pass(DAY);
  expect(await marked(ana, channel)).toHaveLength(2);
});

it('goes by mail to an address that was confirmed, and its link stops this alone', async () => {
  const unconfirmed: HeldChannel = await read('POST /api/channels', undefined, { kind: 'mail', address: 'bob@example.org', lang: 'fr', zone, quiet: null });
  const channel = await mailTo('ana@example.org');
  expect(await wish(keyOf('Ana'), SIX, channel, unconfirmed)).toBe(200);
  house.time.pass(6 * HOUR);
  const daily = (): readonly string[] => mail.letters.map(({ raw }) => raw).filter((raw) => plainOf(raw).includes('https://games.example/challenge'));
  await expect.poll(daily).toHaveLength(1);
  const raw = at(daily(), 0);
  const letter = plainOf(raw);
  expect(letter).toContain('ana@example.org');
  const stop = /https:\/\/games\.example(\/told\/daily\/[\w-]+)/.exec(letter)?.[1] ?? '';
  expect(raw).toMatch(/List-Unsubscribe:\s+<https:\/\/games\.example\/told\/daily\//);
  // A mail program that looks at links stops nothing.
  expect(await (await fetch(`${house.url}${stop}`)).text()).toContain('Ne plus rappeler');
  expect(await dailyOf(channel)).toBe(SIX);
  expect((await fetch(`${house.url}${stop}`, { method: 'POST' })).status).toBe(200);
  expect([await dailyOf(channel), (await read(`GET /api/channels/${channel.channel}`, channel.secret)).confirmed]).toEqual([null, true]);
});

it('is silent once today is begun, by this device or another of the ring, and speaks again the day after', async () => {
  const [ana, bob] = [device(), device()];
  const ring = await newRing();
  const { words } = await read('POST /api/ring/words', ring.token);
  const other: GrantedRing = await read('POST /api/carry/take', undefined, { words: words.join(' '), label: 'Desk', kind: 'computer' });
  const [anas, bobs] = [await pushTo(ana, '/ana'), await pushTo(bob, '/bob')];
  expect([await wish(ring.token, SIX, anas), await wish(keyOf('Bob'), SIX, bobs)]).toEqual([200, 200]);
  const { challenge } = await dealOfDay();
  await start(challenge, 'Ana', other.token);
  house.time.pass(6 * HOUR);
  await expect.poll(() => push.pushed.length).toBe(1);
  expect(bob.decrypt(at(push.pushed, 0).body)).toContain('challenge of the day');
  house.time.pass(DAY);
  await expect.poll(() => push.pushed.length).toBe(3);
  // A device that is removed is told nothing more.
  const { id } = other.devices.find(({ here }) => !here) ?? { id: '' };
  expect((await ask(`DELETE /api/ring/devices/${id}`, other.token)).status).toBe(200);
  house.time.pass(DAY);
  await expect.poll(() => push.pushed.length).toBe(4);
  expect(bob.decrypt(at(push.pushed, 3).body)).toContain('challenge of the day');
});

it('keeps quiet hours, except before midnight, and wakes nobody at an hour that is long past', async () => {
  const ana = device();
  const channel = await pushTo(ana, '/ana', { from: 17 * 60, to: 20 * 60 });
  await wish(keyOf('Ana'), SIX, channel);
  house.time.pass(6 * HOUR);
  expect(await marked(ana, channel)).toEqual([]);
  house.time.pass(2 * HOUR);
  await expect.poll(() => push.pushed.length).toBe(2);
  await house.stop();
  // The server sleeps over the hour of the next day, and wakes three hours after it.
  house.time.pass(DAY + HOUR);
  await open();
  expect(await marked(ana, channel)).toHaveLength(1);
});

it('[HO-14.6] reminds those who play and want to be told, once a day, when whoever gave the challenge presses; nobody who has finished', async () => {
  const [ana, bob] = [device(), device()];
  const { challenge, giver } = await given();
  const remind = (key = giver): Promise<{ readonly told: number }> => read(`POST /api/challenges/${challenge}/reminders`, key);
  const sits = async (name: string, channel: HeldChannel) => {
    const created = await start(challenge, name);
    const { token } = at(created.seats, 0);
    await ask(`PUT /api/tables/${created.table}/notices`, token, { channels: [channel], events: ['reminder'] });
    return created;
  };
  const anas = await pushTo(ana, '/ana');
  await sits('Ana', anas);
  const bobs = await sits('Bob', await pushTo(bob, '/bob'));
  await start(challenge, 'Zoé');
  await playOut(await seat(bobs), [1, 2, 3, 4]);
  expect(await codeOf(`POST /api/challenges/${challenge}/reminders`, keyOf('Ana'))).toBe('notGiver');
  expect(await remind()).toEqual({ told: 1 });
  await expect.poll(() => push.pushed.length).toBe(1);
  const said = JSON.parse(ana.decrypt(at(push.pushed, 0).body));
  expect(said.body).toContain('Whoever gave this challenge reminds you');
  expect(await remind()).toEqual({ told: 1 });
  await ask(`POST /api/channels/${anas.channel}/test`, anas.secret);
  await expect.poll(() => push.pushed.length).toBe(2);
  expect(ana.decrypt(at(push.pushed, 1).body)).toContain('a test');
  house.time.pass(2 * DAY);
  expect(await codeOf(`POST /api/challenges/${challenge}/reminders`, giver)).toBe('challengeOver');
});

it('is asked for with one’s own key and channels, at an hour that there is, and forgotten with the person', async () => {
  const channel = await pushTo(device());
  expect(await wish('short', SIX, channel)).toBe(400);
  expect(await wish(keyOf('Ana'), SIX, { ...channel, secret: 'x'.repeat(32) })).toBe(403);
  for (const minute of [-1, 1440, 1.5]) expect(await wish(keyOf('Ana'), minute, channel)).toBe(400);
  expect(await dailyOf(channel)).toBeNull();
  const ring = await newRing();
  expect(await wish(ring.token, SIX, channel)).toBe(200);
  expect((await read('GET /api/ring/known', ring.token)).addresses).toBe(1);
  expect((await read('GET /api/ring/export', ring.token)).addresses).toEqual([`${service}/device`]);
  expect((await ask('DELETE /api/ring', ring.token)).status).toBe(200);
  expect((await ask(`GET /api/channels/${channel.channel}`, channel.secret)).status).toBe(403);
});
