import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { at } from '#kernel/collections.ts';
import type { CarryWords, ChannelInfo, CreatedRoom, GrantedRing, HeldChannel, RoomRequest, RoomView } from '#protocol';
import { Authenticator } from '../testing/authenticator.ts';
import { BOT, here } from '../testing/chairs.ts';
import type { Client } from '../testing/client.ts';
import { eachHouse } from '../testing/each-house.ts';
import { Follower } from '../testing/follower.ts';
import { WORDS } from '../rings/words.ts';
import type { House } from '../testing/house.ts';
import { postgresPlace, type PostgresPlace } from '../testing/postgres-place.ts';
import { Device, PushService } from '../testing/push-service.ts';
import { openRoundRobin, type RoundRobin } from '../testing/round-robin.ts';

/* What one server began, any other ends. */

let place: PostgresPlace;
let proxy: RoundRobin;
beforeEach(() => {
  place = postgresPlace();
});
afterEach(() => place.destroy());
const house = eachHouse(null);
const other = eachHouse(null);
const followers: Follower[] = [];
beforeEach(async () => {
  for (const each of [house, other]) await each.start({ database: place.url, notices: { near: true } });
  proxy = await openRoundRobin(() => [house.url, other.url]);
});
afterEach(async () => {
  for (const follower of followers.splice(0)) follower.close();
  await proxy.close();
});

/** The clocks of servers agree. */
const pass = (ms: number): void => {
  for (const { time } of [house, other]) time.pass(ms);
};

const PHONE = { label: 'Téléphone', kind: 'phone' } as const;

interface Said {
  readonly status: number;
  readonly code: string;
  readonly text: string;
}

const call = async (where: { readonly url: string }, name: string, token?: string, body?: unknown): Promise<Said> => {
  const [method = '', path = ''] = name.split(' ');
  const response = await fetch(`${where.url}${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, code: /"code":"(\w+)"/.exec(text)?.[1] ?? '', text };
};

const waitsFor = (table: string): Promise<number> =>
  place.query(`select count(*)::int as n from pg_locks where not granted and relation = '${table}'::regclass`).then(([row]) => Number(row?.n));

describe('a key ring', () => {
  const ringOf = async (where: House): Promise<GrantedRing> => {
    const { table, seats } = await where.create();
    const ring: GrantedRing = JSON.parse((await call(where, 'POST /api/ring', undefined, { ...PHONE, holds: [{ table, token: at(seats, 0).token }] })).text);
    return ring;
  };
  const wordsAt = async (where: House, { token }: GrantedRing): Promise<string> => {
    const { words }: CarryWords = JSON.parse((await call(where, 'POST /api/ring/words', token)).text);
    return words.join(' ');
  };
  const look = (where: House, words: string): Promise<Said> => call(where, 'POST /api/carry', undefined, { words });
  const take = (where: House, words: string, before?: string): Promise<Said> => call(where, 'POST /api/carry/take', before, { words, ...PHONE });

  it('is carried by six words that another server showed, once, also where two take it at the same time', async () => {
    const ring = await ringOf(house);
    const words = await wordsAt(house, ring);
    expect([(await look(other, words)).status, (await look(house, words)).status]).toEqual([200, 200]);
    const taken = await Promise.all([house, other, house, other].map((where) => take(where, words)));
    expect(taken.map(({ status }) => String(status)).toSorted()).toEqual(['200', '404', '404', '404']);
    expect((await look(house, words)).code).toBe('wrongWords');
  });

  it('is opened by the last words alone, until they are hidden, wherever either was asked for', async () => {
    const ring = await ringOf(house);
    const [first, second] = [await wordsAt(house, ring), await wordsAt(other, ring)];
    expect([(await look(house, first)).code, (await look(house, second)).status]).toEqual(['wrongWords', 200]);
    expect((await call(house, 'DELETE /api/ring/words', ring.token)).status).toBe(200);
    expect((await look(other, second)).code).toBe('wrongWords');
  });

  it('gives five tries that are nearly right, all servers and all at once taken together', async () => {
    const words = (await wordsAt(house, await ringOf(house))).split(' ');
    const near = [...words.slice(0, 5), WORDS.find((word) => !words.includes(word))].join(' ');
    await Promise.all(Array.from({ length: 4 }, (_, n) => look(n % 2 === 0 ? house : other, near)));
    expect((await look(other, words.join(' '))).status).toBe(200);
    await look(house, near);
    expect((await look(other, words.join(' '))).code).toBe('wrongWords');
  });

  it('keeps no word in the clear, and nothing of words and challenges that are over', async () => {
    const [used, old] = [await ringOf(house), await ringOf(other)];
    const words = await wordsAt(house, old);
    await take(other, await wordsAt(house, used));
    await call(proxy, 'POST /api/passkey');
    const rows = JSON.stringify(await place.query('select * from ephemeral'));
    for (const word of words.split(' ')) expect(rows).not.toContain(`"${word}"`);
    expect(JSON.parse(rows)).toHaveLength(2);
    pass(3_600_000);
    await other.stop();
    await other.start({ database: place.url });
    await expect.poll(() => place.query('select * from ephemeral')).toEqual([]);
  });

  it('[HO-2.5] loses the line of a removed device also where the server that removed it did not live to tell', async () => {
    const { table, seats } = await house.create();
    const token = at(seats, 0).token;
    const laptop: GrantedRing = JSON.parse((await call(house, 'POST /api/ring', undefined, { ...PHONE, holds: [{ table, token }] })).text);
    const phones: GrantedRing[] = [];
    for (const _ of [1, 2]) phones.push(JSON.parse((await take(house, await wordsAt(house, laptop))).text));
    const idOf = (phone: GrantedRing | undefined): string => phone?.devices.find(({ here: isHere }) => isHere)?.id ?? '';
    const [home, lost] = [await other.join(table, `${laptop.token}~0`), await other.join(table, `${at(phones, 0).token}~0`)];
    await place.query(`delete from devices where id = '${idOf(phones[0])}'`);
    expect((await call(house, `DELETE /api/ring/devices/${idOf(phones[1])}`, laptop.token)).status).toBe(200);
    await lost.gone;
    expect(lost.closed?.code).toBe(4001);
    expect(await home.move({ type: 'pin' })).toMatchObject({ t: 'ok' });
  });

  it('gets a passkey, and is opened by it, from one server to the other; what was asked serves once', async () => {
    const ring = await ringOf(house);
    const authenticator = new Authenticator(proxy.url);
    const asked = async (name: string, token?: string): Promise<string> => String(JSON.parse((await call(proxy, name, token)).text).challenge);
    const response = authenticator.make(await asked('POST /api/ring/passkey', ring.token));
    const added = await call(proxy, 'POST /api/ring/passkey/add', ring.token, { response });
    expect([added.status, JSON.parse(added.text).passkeys]).toEqual([200, 1]);
    const signed = { response: authenticator.use(await asked('POST /api/passkey')), ...PHONE };
    const entered = await Promise.all([1, 2, 3, 4].map(() => call(proxy, 'POST /api/passkey/enter', undefined, signed)));
    expect(entered.map(({ status }) => String(status)).toSorted()).toEqual(['200', '403', '403', '403']);
  });
});

describe('whoever asks for a chair', () => {
  const three = async () => {
    const created = await house.create({ seats: [here('Ana'), here('Bob'), BOT], joining: 'people' });
    const [ana, bob] = [await house.join(created.table, at(created.seats, 0).token), await other.join(created.table, at(created.seats, 1).token)];
    const zoe = await other.join(created.table);
    await ana.until(() => ana.scene.info.spectators === 1 && ana.scene.info.seats.every(({ holder, connected }) => holder === 'bot' || connected));
    await bob.until(() => bob.scene.info.seats.every(({ holder, connected }) => holder === 'bot' || connected));
    return { created, ana, bob, zoe };
  };
  const asked = async (who: Client): Promise<number> => {
    const { info } = await who.when(({ info: { asking } }) => asking.length > 0);
    return at(info.asking, 0).asker;
  };

  it('at one server is shown to the people at another, who answer there', async () => {
    const { ana, bob, zoe } = await three();
    const answer = zoe.ask({ t: 'take', seat: 2, name: 'Zoé' });
    const asker = await asked(ana);
    expect(await ana.ask({ t: 'admit', asker: asker + 1, yes: true })).toMatchObject({ code: 'noSuchAsker' });
    expect(await ana.ask({ t: 'admit', asker, yes: true })).toMatchObject({ t: 'ok' });
    for (const who of [ana, bob]) await who.until(() => who.scene.info.asking[0]?.yes.includes(0) === true);
    expect(await bob.ask({ t: 'admit', asker, yes: true })).toMatchObject({ t: 'ok' });
    expect(await answer).toMatchObject({ t: 'ok', result: { seat: 2 } });
    await ana.until(() => ana.scene.info.asking.length === 0 && ana.scene.info.seats[2]?.holder === 'person');
  });

  it('is refused by a no from there, and forgotten when they or their server go', async () => {
    const { created, ana, zoe } = await three();
    const answer = zoe.ask({ t: 'take', seat: 2, name: 'Zoé' });
    expect(await ana.ask({ t: 'admit', asker: await asked(ana), yes: false })).toMatchObject({ t: 'ok' });
    expect(await answer).toMatchObject({ code: 'notAdmitted' });
    const [eve, max] = [await other.join(created.table), await other.join(created.table)];
    eve.send({ t: 'take', id: 'eve', seat: 2, name: 'Eve' });
    max.send({ t: 'take', id: 'max', seat: 2, name: 'Max' });
    await ana.until(() => ana.scene.info.asking.length === 2);
    eve.cut();
    await ana.until(() => ana.scene.info.asking.map(({ name }) => name).join() === 'Max');
    // Whoever opens the table later is told, too.
    const late = await house.join(created.table);
    expect(late.scene.info.asking).toHaveLength(1);
    await other.stop();
    await ana.until(() => ana.scene.info.asking.length === 0);
  });
});

describe('a room', () => {
  const STEP = { title: 'Partie', minutes: 20, game: { game: 'tontine', options: { rounds: 9 }, perTable: 2 } } as const;
  const phone = (name: string): string => `phone-of-${name}`.padEnd(40, '.');
  const ask = ({ room }: CreatedRoom, where: House, token: string, request: RoomRequest): Promise<Said> =>
    call(where, `POST /api/rooms/${room}`, token, request);
  const follow = async (where: House, { room }: CreatedRoom, token?: string): Promise<Follower> => {
    const follower = await Follower.open(where.url, room, token);
    followers.push(follower);
    return follower;
  };
  const look = async (where: House, { room }: CreatedRoom, token?: string): Promise<RoomView> => {
    const view: RoomView = JSON.parse((await call(where, `GET /api/rooms/${room}`, token)).text);
    return view;
  };
  /** Ana and Bob have come in by one server and the other. */
  const opened = async (): Promise<CreatedRoom> => {
    const made = await house.post('/api/rooms', { people: 8, lang: 'fr', minutes: 60, title: 'Atelier', steps: [STEP, STEP] });
    const room: CreatedRoom = JSON.parse(await made.text());
    for (const [where, name] of [
      [house, 'Ana'],
      [other, 'Bob'],
    ] as const)
      expect((await ask(room, where, phone(name), { t: 'join', name })).status).toBe(200);
    return room;
  };
  const connected = ({ seen }: Follower): readonly boolean[] => (seen.at(-1)?.people ?? []).map((person) => person.connected);

  it('shows a claim on the console of another server, which confirms it; each is settled once', async () => {
    const room = await opened();
    const console = await follow(house, room, room.animator);
    const found = await follow(other, room, phone('found'));
    expect((await ask(room, other, phone('found'), { t: 'claim', name: 'Ana' })).status).toBe(200);
    expect((await ask(room, house, phone('second'), { t: 'claim', name: 'Ana' })).status).toBe(200);
    expect((await ask(room, other, phone('third'), { t: 'claim', name: 'Ana' })).code).toBe('tooManyAskers');
    await console.until(({ claims }) => claims.length === 2);
    const [first] = console.last.claims;
    expect((await look(house, room, phone('found'))).you).toEqual({ kind: 'claiming', name: 'Ana', pin: first?.pin });
    const settled = await Promise.all([house, other].map((where) => ask(room, where, room.animator, { t: 'confirm', claim: first?.claim ?? -1, yes: true })));
    expect(settled.map(({ code }) => code).toSorted()).toEqual(['', 'noSuchAsker']);
    await found.until(({ you }) => you.kind === 'person' && you.name === 'Ana');
    await console.until(({ claims }) => claims.length === 0);
  });

  it('sees the phones of every server, and clears none of them; those of a server that goes are lost', async () => {
    const room = await opened();
    const console = await follow(house, room, room.animator);
    const bob = await follow(other, room, phone('Bob'));
    await console.until(() => connected(console).join() === 'false,true');
    pass(30_000);
    expect((await ask(room, house, room.animator, { t: 'clear' })).status).toBe(200);
    await console.until(({ people }) => people.length === 2 && people[0]?.name === '');
    bob.close();
    await console.until(() => connected(console).join() === 'false,false');
    await follow(other, room, phone('Bob'));
    await console.until(() => connected(console).join() === 'false,true');
    // A console that comes to the other server is told what that did not see itself.
    const ana = await follow(house, room, phone('Ana'));
    expect((await ask(room, house, phone('Ana'), { t: 'join', name: 'Ana' })).status).toBe(200);
    const second = await follow(other, room, room.animator);
    await second.until(() => connected(second).join() === 'true,true');
    ana.close();
    await second.until(() => connected(second).join() === 'false,true');
    await other.stop();
    await console.until(() => connected(console).join() === 'false,false');
  });

  it('has its wall led from a console at either server', async () => {
    const room = await opened();
    const walls = [await follow(house, room), await follow(other, room)];
    expect((await ask(room, house, room.animator, { t: 'slide', slide: 2 })).status).toBe(200);
    for (const wall of walls) await wall.until(({ slide }) => slide === 2);
    expect((await ask(room, other, room.animator, { t: 'slide', slide: 1 })).status).toBe(200);
    for (const wall of walls) await wall.until(({ slide }) => slide === 1);
  });

  it('begins one game, whoever presses where: the tables of another are never made', async () => {
    const room = await opened();
    for (const name of ['Cléo', 'Dan', 'Eve', 'Finn']) await ask(room, other, phone(name), { t: 'join', name });
    // In the middle of making tables.
    const release = await place.hold('tables');
    onTestFinished(release);
    const first = ask(room, house, room.animator, { t: 'begin', step: 0, games: 0 });
    await expect.poll(() => waitsFor('tables')).toBe(1);
    const second = ask(room, other, room.animator, { t: 'begin', step: 0, games: 0 });
    const isAnswered = second.then(() => true);
    await expect.poll(async () => (await Promise.race([isAnswered, pause(0, false)])) || (await waitsFor('tables')) > 1).toBe(true);
    // Somebody who comes in meanwhile has a chair all the same.
    const late = ask(room, other, phone('Gina'), { t: 'join', name: 'Gina' });
    await release();
    expect([(await first).status, (await second).code, (await late).status]).toEqual([200, 'stale', 200]);
    const [game, ...more] = (await look(other, room)).games;
    expect([game?.tables.length, more]).toEqual([3, []]);
    expect(await place.query('select count(*)::int as made from tables')).toEqual([{ made: 3 }]);
  });

  it('begins a game at once where the server that was making its tables is known to be dead', async () => {
    const room = await opened();
    const killed = JSON.stringify({ id: 'x', at: house.time.now(), server: 'killed' });
    await place.query(`update rooms set version = version + 1, record = jsonb_set(record::jsonb, '{beginning}', '${killed}')::text`);
    expect((await ask(room, other, room.animator, { t: 'begin', step: 0, games: 0 })).status).toBe(200);
    expect((await look(house, room)).games).toHaveLength(1);
  });

  it('begins a game whose beginning another server did not live to end; of one that was only slow nothing is left', async () => {
    const room = await opened();
    const release = await place.hold('tables');
    onTestFinished(release);
    const slow = ask(room, house, room.animator, { t: 'begin', step: 0, games: 0 });
    await expect.poll(() => waitsFor('tables')).toBe(1);
    expect((await ask(room, other, room.animator, { t: 'begin', step: 0, games: 0 })).code).toBe('stale');
    pass(120_000);
    const again = ask(room, other, room.animator, { t: 'begin', step: 0, games: 0 });
    await expect.poll(() => waitsFor('tables')).toBe(2);
    await release();
    expect([(await again).status, (await slow).code]).toEqual([200, 'stale']);
    const [game] = (await look(house, room)).games;
    await expect.poll(() => place.query('select id from tables')).toEqual([{ id: game?.tables[0]?.table }]);
  });
});

it('the house says the same of itself at every server, and asks the same word, as soon as it is set at one', async () => {
  const sign = { name: 'Club du Jeudi', contact: '', notice: '', legal: '', games: null, lang: null };
  const key = house.hostToken || other.hostToken;
  const name = async (where: House): Promise<string> => JSON.parse((await call(where, 'GET /api/house')).text).sign.name;
  expect(await name(other)).toBe('');
  expect((await call(house, 'PUT /api/host/house', key, { ...sign, word: 'moulin' })).status).toBe(200);
  expect((await other.post('/api/tables', other.plan())).status).toBe(403);
  await expect.poll(() => name(other)).toBe('Club du Jeudi');
  expect((await call(other, 'PUT /api/host/house', key, { ...sign, name: '', word: '' })).status).toBe(200);
  expect((await house.post('/api/tables', house.plan())).status).toBe(201);
  await expect.poll(() => name(house)).toBe('');
});

it('the report of a test message is read at every server, whichever sent it', async () => {
  const push = new PushService();
  const endpoint = `${await push.open()}/device`;
  const made = await call(other, 'POST /api/channels', undefined, { kind: 'push', endpoint, keys: new Device().keys, lang: 'fr', zone: 'UTC', quiet: null });
  const { channel, secret }: HeldChannel = JSON.parse(made.text);
  const report = async (where: House): Promise<ChannelInfo['test']> => {
    const info: ChannelInfo = JSON.parse((await call(where, `GET /api/channels/${channel}`, secret)).text);
    return info.test;
  };
  expect(await report(house)).toBeNull();
  for (const where of [other, house]) {
    push.statuses = [where === other ? 500 : 201];
    expect((await call(where, `POST /api/channels/${channel}/test`, secret)).status).toBe(202);
    for (const each of [house, other]) await expect.poll(async () => (await report(each))?.state).toBe(where === other ? 'failed' : 'sent');
  }
  push.close();
});
