import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '#kernel/collections.ts';
import type {
  CarryWords,
  ChallengeBoard,
  CreatedChallenge,
  CreatedRoom,
  CreatedTable,
  GrantedRing,
  HeldChannel,
  Hold,
  Known,
  PersonExport,
  RoomView,
  StartedTry,
} from '#protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StorageError } from '#table';
import { SqliteStorage } from '../sqlite.ts';
import type { Client } from '../testing/client.ts';
import { BOT, here } from '../testing/chairs.ts';
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

/** Every byte of every file of the database. */
const bytes = (): Buffer => Buffer.concat(readdirSync(house.directory).map((file) => readFileSync(join(house.directory, file))));

const send = async <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, key?: string, body?: unknown): Promise<T> => {
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
  const { created: first, ana, bob } = await house.pair({ seats: [here(word('Quetzalcoatline')), here('Bob')], options: { rounds: 2 } });
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
  await expect.poll(() => [...forgotten].filter((text) => bytes().includes(text))).toEqual([]);
  await house.stop();
  for (const text of forgotten) expect([text, bytes().includes(text)]).toEqual([text, false]);
});

it('[HO-2.6] goes from chairs that somebody else took, or from which the host sent her away, and leaves alone who came after', async () => {
  const forgotten = new Set<string>();
  const word = (text: string): string => {
    forgotten.add(text);
    return text;
  };
  const owned = ({ table, seats, owner }: CreatedTable) => house.join(table, at(seats, 0).token, { owner });

  // Somebody else sits where she sat; she had left her address.
  const taken = await house.create({ seats: [here('Bob'), here(word('Quetzalcoatline'))], options: { rounds: 9 }, joining: 'free' });
  const ring = await send<GrantedRing>('POST', '/api/ring', undefined, { label: 'Firefox', kind: 'computer', holds: [holdOf(taken, 1)] });
  const sits = async ({ table }: CreatedTable, name: string): Promise<Client> => {
    const client = await house.join(table);
    const reply = await client.ask({ t: 'take', seat: 1, name });
    const token = String(reply.t === 'ok' ? reply.result?.token : '');
    await send('POST', '/api/ring/holds', ring.token, { holds: [{ table, token }] });
    return house.join(table, token);
  };
  const channel = await send<HeldChannel>('POST', '/api/channels', undefined, {
    kind: 'mail',
    address: word('ana@quetzal.example'),
    lang: 'fr',
    zone: 'UTC',
    quiet: null,
  });
  await send('PUT', `/api/tables/${taken.table}/notices`, `${ring.token}~1`, { channels: [channel], events: ['yourTurn'] });
  const first = await house.join(taken.table, at(taken.seats, 1).token);
  await spoken(first, word('abracadabrantesque'));
  await ok(first, { t: 'rename', name: word('Xylophanie') });
  await ok(first, { t: 'leave' });
  const other = await house.join(taken.table);
  await ok(other, { t: 'take', seat: 1, name: 'Successeur' });
  await spoken(other, 'je viens après');

  // Sent away: a bot goes on under her name.
  const sent = await house.create({ seats: [here('Bob'), BOT], options: { rounds: 9 }, joining: 'free' });
  const [host, away] = [await owned(sent), await sits(sent, word('Zanzibarine'))];
  await spoken(away, word('hippopotomonstro'));
  await ok(host, { t: 'remove', seat: 1 });

  // Her link was given to somebody who is still called by her name.
  const passed = await house.create({ seats: [here('Bob'), BOT], options: { rounds: 9 }, joining: 'free' });
  const [giver, before] = [await owned(passed), await sits(passed, word('Wisigothine'))];
  await spoken(before, word('anticonstitutionnel'));
  const renewed = await giver.ask({ t: 'reissue', seat: 1 });
  const heir = await house.join(passed.table, String(renewed.t === 'ok' ? renewed.result?.token : ''));
  await spoken(heir, 'le lien est à moi');

  // Sent away before the game, which began without her chair.
  const lobby = await house.create({ seats: [here('Bob'), { kind: 'open' }, here('Carole'), here('Didier')], start: false });
  const [opener, guest] = [await owned(lobby), await sits(lobby, word('Vercingétorine'))];
  const carole = await house.join(lobby.table, lobby.seats.find(({ seat }) => seat === 2)?.token);
  await spoken(guest, word('ornithorynque'));
  await ok(guest, { t: 'rename', name: word('Ursulinette') });
  await spoken(guest, word('saperlipopette'));
  await spoken(carole, 'je joue');
  await ok(opener, { t: 'remove', seat: 1 });
  await ok(opener, { t: 'start' });

  const known = await send<Known>('GET', '/api/ring/known', ring.token);
  expect(known).toMatchObject({ seats: 0, words: 5, addresses: 1 });
  const exported = JSON.stringify(await send<PersonExport>('GET', '/api/ring/export', ring.token));
  for (const text of forgotten) expect([text, bytes().includes(text)]).toEqual([text, true]);
  for (const text of ['abracadabrantesque', 'ana@quetzal.example', 'Xylophanie', 'Zanzibarine', 'ornithorynque', 'Ursulinette', 'saperlipopette'])
    expect([text, exported.includes(text)]).toEqual([text, true]);
  for (const text of ['je viens après', 'le lien est à moi', 'je joue']) expect([text, exported.includes(text)]).toEqual([text, false]);

  await send('DELETE', '/api/ring', ring.token);
  await expect.poll(() => [...forgotten].filter((text) => bytes().includes(text))).toEqual([]);
  await spoken(heir, 'je reste');
  const shown = async ({ table }: CreatedTable) => {
    const { talk, scene } = await house.join(table);
    return { said: talk.map(({ name, text }) => [name, text]), names: scene.info.seats.map(({ name }) => name) };
  };
  const expectRest = async (): Promise<void> => {
    expect(await shown(taken)).toEqual({
      said: [
        ['Joueur 2', ''],
        ['Successeur', 'je viens après'],
      ],
      names: ['Bob', 'Successeur'],
    });
    expect((await shown(sent)).names).toEqual(['Bob', 'Joueur 2']);
    expect(await shown(passed)).toEqual({
      said: [
        ['Joueur 2', ''],
        ['Joueur 2', 'le lien est à moi'],
        ['Joueur 2', 'je reste'],
      ],
      names: ['Bob', 'Joueur 2'],
    });
    expect(await shown(lobby)).toEqual({
      said: [
        ['Joueur', ''],
        ['Joueur', ''],
        ['Carole', 'je joue'],
      ],
      names: ['Bob', 'Carole', 'Didier'],
    });
  };
  await expectRest();
  await house.stop();
  for (const text of forgotten) expect([text, bytes().includes(text)]).toEqual([text, false]);
  await house.start();
  await expectRest();
});

it('[HO-2.6] goes from chairs that were left or taken away before there was any key ring', async () => {
  const forgotten = new Set<string>();
  const word = (text: string): string => {
    forgotten.add(text);
    return text;
  };
  const sits = async ({ table }: CreatedTable, name: string): Promise<{ readonly client: Client; readonly hold: Hold }> => {
    const visitor = await house.join(table);
    const reply = await visitor.ask({ t: 'take', seat: 1, name });
    const token = String(reply.t === 'ok' ? reply.result?.token : '');
    return { client: await house.join(table, token), hold: { table, token } };
  };
  const lobby = () => house.create({ seats: [here('Bob'), { kind: 'open' }], start: false });

  // The host sends her away, and she sits down again.
  const first = await lobby();
  const host = await house.join(first.table, at(first.seats, 0).token, { owner: first.owner });
  const removed = await sits(first, word('Quetzalcoatline'));
  await spoken(removed.client, word('abracadabrantesque'));
  await ok(host, { t: 'report', about: { talk: 1 }, reason: 'other' });
  await ok(host, { t: 'remove', seat: 1 });
  await ok(host, { t: 'guard', on: false });
  const again = await sits(first, word('Quetzalcoatline'));

  // She gets up by herself and never comes back.
  const second = await lobby();
  const gone = await sits(second, word('Xylophanie'));
  await spoken(gone.client, word('hippopotomonstro'));
  await ok(gone.client, { t: 'leave' });

  // A bot kept her chair in a running game, until somebody else took it.
  const third = await house.create({ seats: [here('Bob'), BOT], options: { rounds: 9 }, joining: 'free' });
  const played = await sits(third, word('Zanzibarine'));
  await spoken(played.client, word('anticonstitutionnel'));
  await ok(played.client, { t: 'leave' });
  await spoken((await sits(third, 'Eve')).client, 'je viens après');

  const holds = [removed.hold, again.hold, gone.hold, played.hold];
  const { token } = await send<GrantedRing>('POST', '/api/ring', undefined, { label: 'Firefox', kind: 'phone', holds });
  expect(await send<Known>('GET', '/api/ring/known', token)).toMatchObject({ seats: 1, words: 3 });
  const exported = JSON.stringify(await send<PersonExport>('GET', '/api/ring/export', token));
  for (const text of forgotten) expect([text, exported.includes(text)]).toEqual([text, true]);
  // A link that opened nothing of hers opens nothing of others.
  expect(exported).not.toContain('je viens après');
  await send('DELETE', '/api/ring', token);
  await expect.poll(() => [...forgotten].filter((text) => bytes().includes(text))).toEqual([]);
  expect((await house.join(third.table)).talk.map(({ name, text }) => [name, text])).toEqual([
    ['Joueur 2', ''],
    ['Eve', 'je viens après'],
  ]);
});

it('[HO-2.6] goes from the next game, where a bot plays on under her name', async () => {
  const created = await house.create({ seats: [here('Bob'), here('Tintinnabuline')], options: { rounds: 1 } });
  const ring = await send<GrantedRing>('POST', '/api/ring', undefined, { label: 'Firefox', kind: 'computer', holds: [holdOf(created, 1)] });
  const [bob, ana] = await house.seat(created);
  if (ana === undefined || bob === undefined) throw new Error('nobody came');
  await ok(ana, { t: 'leave' });
  await bob.move({ type: 'seal', n: 1 });
  await bob.until(() => bob.scene.outcome !== null);
  await ok(bob, { t: 'rematch', yes: true });
  await bob.until(() => (bob.scene.info.rematch?.next ?? null) !== null);
  const names = async () => (await house.join(bob.scene.info.rematch?.next?.table ?? '')).scene.info.seats.map(({ name }) => name);
  expect(await names()).toEqual(['Tintinnabuline', 'Bob']);
  await send('DELETE', '/api/ring', ring.token);
  expect(await names()).toEqual(['Joueur 1', 'Bob']);
  await expect.poll(() => bytes().includes('Tintinnabuline')).toBe(false);
});

it('[HO-2.6] goes from the bytes, too, where the server does not live to say that it has erased her', async () => {
  await house.stop();
  const storage = new SqliteStorage({ file: house.file });
  const { rings } = storage;
  const drop = rings.dropRing.bind(rings);
  rings.dropRing = async (ring) => {
    await drop(ring);
    throw new StorageError('failed', 'as a kill in this moment');
  };
  const quiet = { quietMs: 3_600_000 };
  await house.start({ database: storage, cleaning: quiet });
  const created = await house.create({ seats: [here('Zénobie'), here('Bob')] });
  const client = await house.join(created.table, at(created.seats, 0).token);
  for (let line = 0; line < 8; line++) await spoken(client, `${line} ${'barbacane '.repeat(40)}`.trim());
  const { token } = await send<GrantedRing>('POST', '/api/ring', undefined, { label: 'x', kind: 'phone', holds: [holdOf(created)] });
  await expect(send('DELETE', '/api/ring', token)).rejects.toThrow('storageFailed');
  await house.stop();
  expect(bytes().includes('barbacane')).toBe(true);
  await house.start();
  await expect.poll(() => bytes().includes('barbacane')).toBe(false);
});

it('[HO-2.6] is not said to be done when the storage was away: the same again does it', async () => {
  class Away extends SqliteStorage {
    isAway = false;
    override async append(...asked: Parameters<SqliteStorage['append']>): ReturnType<SqliteStorage['append']> {
      if (this.isAway) throw new StorageError('failed', 'as the test wants');
      return super.append(...asked);
    }
  }
  await house.stop();
  const storage = new Away({ file: house.file });
  await house.start({ database: storage });
  const { created } = await house.pair({ seats: [here('Quetzalcoatline'), here('Bob')] });
  const { token } = await send<GrantedRing>('POST', '/api/ring', undefined, { label: 'Laptop', kind: 'computer', holds: [holdOf(created)] });
  const names = async (): Promise<readonly string[]> => (await storage.find(created.table))?.seats.map(({ name }) => name) ?? [];
  storage.isAway = true;
  await expect(send('DELETE', '/api/ring', token)).rejects.toThrow('storageFailed');
  expect(await names()).toContain('Quetzalcoatline');
  storage.isAway = false;
  await send('DELETE', '/api/ring', token);
  expect(await names()).not.toContain('Quetzalcoatline');
});

it('[HO-2.6] goes from a takeback that waits, a challenge, a class, forks with what they came from, and a second device', async () => {
  const forgotten = new Set<string>();
  const word = (text: string): string => {
    forgotten.add(text);
    return text;
  };

  // She asks to take a move back, and is asked herself; a letter in private lies between.
  const asked = await house.pair({ seats: [here(word('Quetzalcoatline')), here('Bob')], options: { rounds: 9 } });
  for (const client of [asked.ana, asked.bob]) await client.move({ type: 'seal', n: 1 });
  await ok(asked.ana, { t: 'takeback' });
  await ok(asked.ana, { t: 'say', text: word('abracadabrantesque'), to: [1] });

  // A game of hers that is over was forked by her, by Bob, and given as a challenge.
  const over = await house.pair({ seats: [here(word('Xylophanie')), here('Bob')], options: { rounds: 1 } });
  for (const client of [over.ana, over.bob]) await ok(client, { t: 'named', on: true });
  for (const client of [over.ana, over.bob]) await client.move({ type: 'seal', n: 1 });
  for (const client of [over.ana, over.bob]) await client.when(({ outcome }) => outcome !== null);
  const plan = { from: { table: over.created.table, shown: 0 }, others: 'weak', hidden: 'kept', lang: 'fr' };
  const fork = async (seat: number, name: string): Promise<CreatedTable> =>
    send('POST', '/api/forks', at(over.created.seats, seat).token, { ...plan, seat, name });
  const [own] = [await fork(0, word('Zanzibarine')), await fork(1, 'Bob')];

  // A class whose list has her name, with a question that she answered.
  const room = await send<CreatedRoom>('POST', '/api/rooms', undefined, {
    title: 'Une classe',
    people: 4,
    minutes: 45,
    lang: 'fr',
    steps: [{ title: 'Partie', minutes: 30, game: { game: 'tontine', options: { rounds: 9 } } }],
  });
  const inRoom = (key: string, request: object) => send('POST', `/api/rooms/${room.room}`, key, request);
  await inRoom(room.animator, { t: 'names', names: [word('Vercingétorine'), 'Bob', 'Carole'] });
  const phone = 'phone-of-vercingetorine-0123456789abcdef0123456789';
  await inRoom(phone, { t: 'join', name: 'Vercingétorine' });
  await inRoom('phone-of-bob-0123456789abcdef0123456789abcdef', { t: 'join', name: 'Bob' });
  await inRoom(room.animator, { t: 'begin', step: 0, games: 0 });
  const view = await send<RoomView>('GET', `/api/rooms/${room.room}`, room.animator);
  const { table } = at(at(view.games, 0).tables, 0);

  const made = await send<GrantedRing>('POST', '/api/ring', undefined, {
    label: 'Firefox',
    kind: 'computer',
    holds: [holdOf(asked.created), holdOf(over.created), holdOf(own), { table, token: phone }],
  });
  const { words } = await send<CarryWords>('POST', '/api/ring/words', made.token);
  const second = await send<GrantedRing>('POST', '/api/carry/take', undefined, { words: words.join(' '), label: word('Wisigothine'), kind: 'phone' });

  for (const text of forgotten) expect([text, bytes().includes(text)]).toEqual([text, true]);
  await send('DELETE', '/api/ring', second.token);
  await expect.poll(() => [...forgotten].filter((text) => bytes().includes(text))).toEqual([]);
  // The others play on, and nothing waits for her.
  expect(asked.bob.scene.takeback).toBeNull();
  expect((await house.join(table, 'phone-of-bob-0123456789abcdef0123456789abcdef')).scene.info.seats.map(({ name }) => name)).toContain('Bob');
  // Of the class's list those who have not come in yet are told.
  const { names } = await send<RoomView>('GET', `/api/rooms/${room.room}`, room.animator);
  expect(names).toEqual(['Carole']);
});

it('[HO-2.6] goes from the board of a challenge that she played and from one that she gave', async () => {
  const asked = { game: 'tontine', options: { rounds: 1 }, seats: 2, level: 'weak', title: 'Une donne', tries: 1, names: 'shown', lang: 'fr' };
  const given = await send<CreatedChallenge>('POST', '/api/challenges', undefined, { ...asked, closesAt: house.time.now() + 86_400_000 });
  const key = 'key-of-tintinnabuline-0123456789';
  const tried = await send<StartedTry>('POST', `/api/challenges/${given.challenge}/tries`, key, { name: 'Tintinnabuline', lang: 'fr' });
  const client = await house.join(tried.table, at(tried.seats, 0).token);
  await client.move({ type: 'seal', n: 1 });
  await client.when(({ outcome }) => outcome !== null);
  const namesOn = async () => (await send<ChallengeBoard>('GET', `/api/challenges/${given.challenge}/board`, given.giver)).entries.map(({ name }) => name);
  expect(await namesOn()).toEqual(['Tintinnabuline']);
  const holds = [{ table: tried.table, token: at(tried.seats, 0).token }];
  const { token } = await send<GrantedRing>('POST', '/api/ring', undefined, { label: 'Firefox', kind: 'computer', holds });
  await send('DELETE', '/api/ring', token);
  await expect.poll(() => bytes().includes('Tintinnabuline')).toBe(false);
  expect(await namesOn()).toEqual(['Joueur 1']);
});
