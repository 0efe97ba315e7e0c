import { at } from '#kernel/collections.ts';
import type { CarryWords, ChannelInfo, CreatedTable, GrantedRing, HeldChannel, SeatNotices } from '#protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PRICES } from '../prices.ts';
import { eachHouse } from '../testing/each-house.ts';
import { only } from '../testing/house.ts';
import { MailService, plainOf } from '../testing/mail-service.ts';
import { Device, PushService } from '../testing/push-service.ts';

const HOUR = 3_600_000;
const ALL = ['yourTurn', 'reminder', 'overdue', 'privateWord', 'gameOver', 'rematch'];
const DAY = { lang: 'en', zone: 'UTC', quiet: null } as const;

let push: PushService;
let mail: MailService;
let service: string;
let smtp: string;
beforeEach(async () => {
  push = new PushService();
  mail = new MailService();
  [service, smtp] = [await push.open(), await mail.open()];
});
afterEach(async () => {
  push.close();
  await mail.close();
});
const house = eachHouse(null);

const open = (more: { readonly near?: boolean; readonly retryMs?: number } = {}) =>
  house.start({
    site: 'https://games.example',
    prices: { letters: PRICES.letters, links: only(6) },
    notices: { near: true, retryMs: 10, mail: { url: smtp, from: 'Comptoir <table@games.example>' }, ...more },
  });

const ask = (path: string, method: 'GET' | 'PUT' | 'DELETE' | 'POST', key: string, body?: unknown): Promise<Response> =>
  fetch(`${house.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

const held = async (response: Response): Promise<HeldChannel> => {
  expect(response.status).toBe(201);
  const channel: HeldChannel = JSON.parse(await response.text());
  return channel;
};

const subscription = (device: Device, path = '/device') => ({ kind: 'push', endpoint: `${service}${path}`, keys: device.keys, ...DAY });

const want = (created: CreatedTable, seat: number, channels: readonly HeldChannel[], events = ALL): Promise<Response> =>
  ask(`/api/tables/${created.table}/notices`, 'PUT', at(created.seats, seat).token, { channels, events });

/** A table that waits for both, where a window is open for so many hours. */
const waiting = (hours = 600): Promise<CreatedTable> => house.create({ start: false, options: { windowSeconds: 3600 * hours, rounds: 2 } });

const start = async (created: CreatedTable) => {
  const clients = await house.seat(created);
  await at(clients, 0).ask({ t: 'start' });
  return clients;
};

const confirmMail = async (address: string, quiet: ChannelInfo['quiet'] = null): Promise<HeldChannel> => {
  const before = mail.letters.length;
  const channel = await held(await house.post('/api/channels', { kind: 'mail', address, ...DAY, quiet }));
  await expect.poll(() => mail.letters.length).toBe(before + 1);
  const link = /https:\/\/games\.example(\/told\/confirm\/[\w-]+)/.exec(plainOf(at(mail.letters, before).raw))?.[1] ?? '';
  expect((await fetch(`${house.url}${link}`)).status).toBe(200);
  expect((await fetch(`${house.url}${link}`, { method: 'POST' })).status).toBe(200);
  return channel;
};

const letters = (subject: string): readonly string[] => mail.letters.map(({ raw }) => plainOf(raw)).filter((raw) => raw.includes(subject));

describe('a push', () => {
  it('reaches the device that asked for it, encrypted, once, without a secret', async () => {
    await open();
    const device = new Device();
    const created = await waiting();
    const channel = await held(await house.post('/api/channels', subscription(device)));
    expect((await want(created, 0, [channel])).status).toBe(200);
    const clients = await start(created);
    await expect.poll(() => push.pushed.length).toBe(1);
    const pushed = at(push.pushed, 0);
    expect(pushed.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(String(pushed.headers.authorization)).toMatch(/^vapid t=/);
    const said = device.decrypt(pushed.body);
    expect(JSON.parse(said)).toMatchObject({ title: 'tontine: your turn', path: `/t/${created.table}` });
    for (const { token } of created.seats) expect(said).not.toContain(token);
    expect(() => new Device().decrypt(pushed.body)).toThrow();
    for (const client of clients) await client.move({ type: 'seal', n: 1 });
    await expect.poll(() => push.pushed.length).toBe(2);
  });

  it('is tried again when the service refuses, and the subscription forgotten when it is gone', async () => {
    await open();
    push.statuses = [500, 503, 201, 410];
    const created = await waiting();
    const channel = await held(await house.post('/api/channels', subscription(new Device())));
    await want(created, 0, [channel]);
    const clients = await start(created);
    await expect.poll(() => push.pushed.length).toBe(3);
    for (const client of clients) await client.move({ type: 'seal', n: 1 });
    await expect.poll(() => push.pushed.length).toBe(4);
    await expect.poll(async () => (await ask(`/api/channels/${channel.channel}`, 'GET', channel.secret)).status).toBe(403);
  });

  it('is one for one event, whatever is asked twice and however often the server is started', async () => {
    await open();
    const device = new Device();
    const created = await waiting();
    const first = await held(await house.post('/api/channels', subscription(device)));
    const again = await held(await house.post('/api/channels', subscription(device)));
    expect(again.channel).toBe(first.channel);
    // A subscription that is sent again opens the channel anew: the key before opens it no more.
    expect((await want(created, 0, [first])).status).toBe(403);
    await want(created, 0, [again]);
    await start(created);
    await expect.poll(() => push.pushed.length).toBe(1);
    await house.stop();
    await open();
    await ask(`/api/channels/${again.channel}/test`, 'POST', again.secret);
    await expect.poll(() => push.pushed.length).toBe(2);
    expect(JSON.parse(device.decrypt(at(push.pushed, 1).body))).toMatchObject({ title: 'Comptoir: a test' });
  });

  it('goes to nobody who forges a subscription or names a machine of ours', async () => {
    await open();
    await held(await house.post('/api/channels', subscription(new Device())));
    const forged = await house.post('/api/channels', subscription(new Device()));
    expect([forged.status, JSON.parse(await forged.text()).error.code]).toEqual([400, 'badEndpoint']);
    const short = { ...subscription(new Device(), '/short'), keys: { p256dh: 'A'.repeat(20), auth: 'A'.repeat(20) } };
    expect((await house.post('/api/channels', short)).status).toBe(400);
    await house.stop();
    await open({ near: false });
    for (const endpoint of [
      'http://push.example/x',
      'https://127.0.0.1/x',
      'https://10.1.2.3/x',
      'https://192.168.0.9/x',
      'https://169.254.169.254/latest',
      'https://[::1]/x',
      'https://[::ffff:10.0.0.1]/x',
      'https://[::127.0.0.1]/x',
      'https://[2002:7f00:1::]/x',
      'https://[64:ff9b:1::7f00:1]/x',
      'https://[fec0::1]/x',
      'https://localhost./x',
      'https://push.example:8443/x',
      'https://localhost/x',
      'https://router.local/x',
      'https://a:b@push.example/x',
      'file:///etc/passwd',
      `https://push.example/${'x'.repeat(2000)}`,
    ])
      expect([endpoint, (await house.post('/api/channels', { ...subscription(new Device()), endpoint })).status]).toEqual([endpoint, 400]);
    expect((await house.post('/api/channels', { ...subscription(new Device()), endpoint: 'https://push.example/x' })).status).toBe(201);
    expect((await house.post('/api/channels', { ...subscription(new Device()), endpoint: 'https://push.example:443/y' })).status).toBe(201);
  });
});

describe('mail', () => {
  it('of a house that was given no address leads to one by which people come', async () => {
    await house.start({ host: '0.0.0.0', notices: { near: true, retryMs: 10, mail: { url: smtp, from: 'table@games.example' } } });
    await held(await house.post('/api/channels', { kind: 'mail', address: 'ana@example.org', ...DAY }));
    await expect.poll(() => mail.letters.length).toBe(1);
    const letter = plainOf(at(mail.letters, 0).raw);
    const link = /http:\/\/\S+\/told\/confirm\/[\w-]+/.exec(letter)?.[0] ?? '';
    expect(letter).not.toContain('0.0.0.0');
    expect((await fetch(link)).status).toBe(200);
  });

  it('says who asks and who wrote, by the name that they have when it is sent', async () => {
    await open();
    const created = await house.create({ options: { rounds: 9 } });
    const [ana] = await house.seat(created);
    const bob = house.clients.at(-1);
    const channel = await confirmMail('bob@example.org');
    await want(created, 1, [channel], ['asked', 'privateWord']);
    bob?.cut();
    await ana?.until(() => ana.scene.info.seats[1]?.connected === false);
    await ana?.ask({ t: 'say', text: 'psst', to: [1] });
    await ana?.ask({ t: 'fork', step: 0 });
    await expect.poll(() => [letters('Ana has written to you in private').length, letters('Ana proposes to play on differently').length]).toEqual([1, 1]);
    expect(letters('Ana proposes')[0]).toContain('Until ');
  });

  it('asks first whether the address is one’s own, and tells nothing before', async () => {
    await open();
    const created = await waiting();
    const channel = await held(await house.post('/api/channels', { kind: 'mail', address: 'ana@example.org', ...DAY, lang: 'fr' }));
    await want(created, 0, [channel]);
    await start(created);
    await expect.poll(() => mail.letters.length).toBe(1);
    await ask(`/api/channels/${channel.channel}/test`, 'POST', channel.secret);
    await expect.poll(() => mail.letters.length).toBe(2);
    for (const { to, raw } of mail.letters)
      expect([
        to,
        plainOf(raw).includes('/told/confirm/'),
        plainOf(raw).includes('Confirmer cette adresse\u00a0: http'),
        raw.includes('List-Unsubscribe'),
      ]).toEqual(['ana@example.org', true, true, false]);
  });

  it('tells in the reader’s language with the table’s link, and ends by one press', async () => {
    await open();
    const created = await waiting();
    const channel = await confirmMail('ana@example.org');
    await want(created, 0, [channel]);
    await start(created);
    await expect.poll(() => letters('Ana, table').length).toBe(1);
    const letter = at(letters('Ana, table'), 0);
    expect(letter).toContain(`https://games.example/t/${created.table}`);
    expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    for (const { token } of created.seats) expect(letter).not.toContain(token);
    expect(letter).not.toContain(channel.secret);
    const stop = /List-Unsubscribe:\s+<https:\/\/games\.example(\/told\/stop\/[\w-]+)>/.exec(letter)?.[1] ?? '';
    // A mail program that looks at links by itself ends nothing.
    expect(await (await fetch(`${house.url}${stop}`)).text()).toContain('Stop the notifications');
    expect((await ask(`/api/channels/${channel.channel}`, 'GET', channel.secret)).status).toBe(200);
    const pressed = await fetch(`${house.url}${stop}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(await pressed.text()).toContain('the address is forgotten');
    expect((await ask(`/api/channels/${channel.channel}`, 'GET', channel.secret)).status).toBe(403);
    expect((await fetch(`${house.url}${stop}`)).status).toBe(404);
    expect((await fetch(`${house.url}/told/stop/guessed`)).status).toBe(404);
  });

  it('of two devices to one address is one letter', async () => {
    await open();
    const created = await waiting();
    const channels = [await confirmMail('ana@example.org'), await confirmMail('ana@example.org')];
    await want(created, 0, channels);
    await start(created);
    await expect.poll(() => letters('Ana, table').length).toBe(1);
    await house.stop();
    expect(letters('Ana, table')).toHaveLength(1);
  });

  it('is lost neither by a server that refuses nor by one that hangs, also over a stop', async () => {
    await open();
    const created = await waiting();
    await want(created, 0, [await confirmMail('ana@example.org')]);
    mail.manner = 'refuses';
    const before = mail.tried;
    await start(created);
    await expect.poll(() => mail.tried).toBeGreaterThan(before + 1);
    mail.manner = 'hangs';
    const hanging = mail.tried;
    await expect.poll(() => mail.tried).toBeGreaterThan(hanging);
    await house.stop();
    mail.manner = 'takes';
    await open();
    await house.passUntil(() => letters('Ana, table').length > 0, 10_000);
    expect(letters('Ana, table')).toHaveLength(1);
  });

  it('is not tried again where there is no such person, and says so to whoever tests it', async () => {
    await open();
    const channel = await confirmMail('ana@example.org');
    mail.manner = 'noSuchPerson';
    expect((await ask(`/api/channels/${channel.channel}/test`, 'POST', channel.secret)).status).toBe(202);
    await expect
      .poll(async () => {
        const info: ChannelInfo = JSON.parse(await (await ask(`/api/channels/${channel.channel}`, 'GET', channel.secret)).text());
        return [info.test?.state, info.test?.cause];
      })
      .toEqual(['failed', 'address']);
  });

  it('is not sent to one address as often as somebody likes', async () => {
    await open();
    const statuses: number[] = [];
    for (let n = 0; n < 5; n++) statuses.push((await house.post('/api/channels', { kind: 'mail', address: 'victim@example.org', ...DAY })).status);
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
  });

  it('is not to be had where none was set up', async () => {
    await house.start();
    expect((await house.post('/api/channels', { kind: 'mail', address: 'ana@example.org', ...DAY })).status).toBe(409);
  });
});

describe('what is told', () => {
  it('is what the seat asked for', async () => {
    await open();
    const created = await waiting(2);
    const channel = await held(await house.post('/api/channels', subscription(new Device())));
    await want(created, 0, [channel], ['reminder']);
    await start(created);
    house.time.pass(HOUR);
    await expect.poll(() => push.pushed.length).toBe(1);
    expect(push.pushed[0]?.headers.urgency).toBe('high');
  });

  it('is told to whoever holds the seat now, and to nobody who held it before', async () => {
    await open();
    const created = await waiting();
    const channel = await held(await house.post('/api/channels', subscription(new Device())));
    await want(created, 1, [channel]);
    const clients = await house.seat(created);
    await at(clients, 0).ask({ t: 'reissue', seat: 1 });
    await at(clients, 0).ask({ t: 'start' });
    const mine = await held(await house.post('/api/channels', subscription(new Device(), '/other')));
    await ask(`/api/channels/${mine.channel}/test`, 'POST', mine.secret);
    await expect.poll(() => push.pushed.map(({ path }) => path)).toEqual(['/other']);
  });

  it('waits for the end of quiet hours, unless the deadline falls within them', async () => {
    await open();
    const created = await waiting(1);
    const wall = new Date(house.time.now());
    const minute = wall.getUTCHours() * 60 + wall.getUTCMinutes();
    const quietFor = (minutes: number) => ({ from: (minute + 1380) % 1440, to: (minute + minutes) % 1440 });
    await want(created, 0, [await confirmMail('ana@example.org', quietFor(30))]);
    await want(created, 1, [await confirmMail('bob@example.org', quietFor(120))]);
    await start(created);
    await expect.poll(() => letters('Bob, table').length).toBe(1);
    expect(letters('Ana, table')).toEqual([]);
  });

  it('is not told when it is no news any more', async () => {
    await open({ retryMs: 60_000 });
    const created = await waiting();
    const channel = await confirmMail('ana@example.org');
    await want(created, 0, [channel]);
    mail.manner = 'refuses';
    const before = mail.tried;
    const clients = await start(created);
    await expect.poll(() => mail.tried).toBe(before + 1);
    await at(clients, 0).move({ type: 'seal', n: 1 });
    mail.manner = 'takes';
    for (const sent of [1, 2]) {
      // The refused letter is back among those that wait once the first test has gone out, and comes before the second.
      await ask(`/api/channels/${channel.channel}/test`, 'POST', channel.secret);
      await expect.poll(() => letters('Comptoir: a test').length).toBe(sent);
      house.time.pass(HOUR);
    }
    expect(letters('Ana, table')).toEqual([]);
  });

  it('is that somebody wrote in private, once until one comes to read it', async () => {
    await open();
    const created = await waiting();
    const device = new Device();
    const channel = await held(await house.post('/api/channels', subscription(device)));
    await want(created, 1, [channel], ['privateWord']);
    const ana = await house.join(created.table, at(created.seats, 0).token);
    await ana.ask({ t: 'start' });
    for (const text of ['Alliance?', 'Hello?']) expect(await ana.ask({ t: 'say', text, to: [1] })).toMatchObject({ t: 'ok' });
    await expect.poll(() => push.pushed.length).toBe(1);
    const said = device.decrypt(at(push.pushed, 0).body);
    expect(said).toContain('a letter for you');
    expect(said).not.toContain('Alliance');
  });

  it('is set by nobody without the seat’s own link', async () => {
    await open();
    const created = await waiting();
    const channel = await held(await house.post('/api/channels', subscription(new Device())));
    const put = (key: string, body: unknown) => ask(`/api/tables/${created.table}/notices`, 'PUT', key, body);
    const wish = { channels: [channel], events: ALL };
    expect((await put('forged-token-of-nobody', wish)).status).toBe(403);
    expect((await put(created.owner, wish)).status).toBe(400);
    expect((await put(at(created.seats, 0).token, { ...wish, channels: [{ ...channel, secret: 'guessed' }] })).status).toBe(403);
    expect((await put(at(created.seats, 0).token, { channels: 'x' })).status).toBe(400);
  });
});

describe('a calendar', () => {
  const calendarOf = async (created: CreatedTable, seat: number): Promise<string> => {
    const notices: SeatNotices = JSON.parse(await (await ask(`/api/tables/${created.table}/notices`, 'GET', at(created.seats, seat).token)).text());
    return notices.calendar;
  };

  it('holds the deadline of the seat that must answer, under a name that stays', async () => {
    await open();
    const created = await waiting();
    const path = await calendarOf(created, 0);
    const clients = await start(created);
    const read = async (): Promise<string> => (await fetch(`${house.url}${path}`, { headers: { 'accept-language': 'en' } })).text();
    const first = await read();
    expect(first).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
    expect(first).toContain('SUMMARY:tontine: answer due');
    expect(/UID:.*\r\n/.exec(first)?.[0]).toBe(/UID:.*\r\n/.exec(await read())?.[0]);
    for (const line of first.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    for (const { token } of created.seats) expect(path + first).not.toContain(token);
    await at(clients, 0).move({ type: 'seal', n: 1 });
    expect(await read()).not.toContain('BEGIN:VEVENT');
  });

  it('of a key ring holds the deadlines of all its tables, and is gone with the device that asked for it', async () => {
    await open();
    const tables = [await waiting(), await waiting()];
    const holds = tables.map((created) => ({ table: created.table, token: at(created.seats, 0).token }));
    const post = async (path: string, body: unknown, key = ''): Promise<GrantedRing & CarryWords> =>
      JSON.parse(await (await ask(path, 'POST', key, body)).text());
    const { token } = await post('/api/ring', { label: 'Desk', kind: 'computer', holds });
    const { words } = await post('/api/ring/words', {}, token);
    const phone = await post('/api/carry/take', { label: 'Phone', kind: 'phone', words: words.join(' ') });
    const { calendar }: SeatNotices = JSON.parse(await (await ask('/api/ring/calendar', 'GET', phone.token)).text());
    const read = (): Promise<Response> => fetch(`${house.url}${calendar}`, { headers: { 'accept-language': 'en' } });
    expect(await (await read()).text()).toContain('X-WR-CALNAME:Comptoir: my tables');
    const clients = [await start(at(tables, 0)), await start(at(tables, 1))];
    const deadlines = async (): Promise<readonly string[]> => (await (await read()).text()).match(/URL:.*(?=\r)/g)?.toSorted() ?? [];
    expect(await deadlines()).toEqual(tables.map(({ table }) => `URL:https://games.example/t/${table}`).toSorted());
    await at(at(clients, 0), 0).move({ type: 'seal', n: 1 });
    expect(await deadlines()).toEqual([`URL:https://games.example/t/${at(tables, 1).table}`]);
    const { id } = phone.devices.find(({ here }) => here) ?? { id: '' };
    expect((await ask(`/api/ring/devices/${id}`, 'DELETE', token)).status).toBe(200);
    expect((await read()).status).toBe(404);
  });

  it('is not found by guessing, and guessing is slow', async () => {
    await open();
    const created = await waiting();
    const path = await calendarOf(created, 0);
    const others = [
      path.replace('.0.', '.1.'),
      path.replace(/[\w-](?=[\w-]{42}\.ics$)/, (letter) => (letter === 'x' ? 'y' : 'x')),
      '/calendar/x.ics',
      path.replace(created.table, 'A'.repeat(16)),
    ];
    for (const guessed of others) expect([guessed, (await fetch(`${house.url}${guessed}`)).status]).toEqual([guessed, 404]);
    // Four have been guessed.
    const statuses = await Promise.all(Array.from({ length: 3 }, async () => (await fetch(`${house.url}/calendar/x.ics`)).status));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([404, 404, 429]);
    expect((await fetch(`${house.url}${path}`)).status).toBe(200);
  });
});
