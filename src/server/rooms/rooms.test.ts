import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { at } from '#kernel/collections.ts';
import { type CreatedRoom, type CreateRoom, PROTOCOL, type RoomRequest, type RoomView } from '#protocol';
import { Client, PATIENCE_MS } from '../testing/client.ts';
import { eachHouse } from '../testing/each-house.ts';
import { ROOMY } from '../testing/house.ts';
import { shared } from './room-games.ts';

/* A room: people come in once, and games follow each other with the same people and phones. */

const house = eachHouse();
const followers: WebSocket[] = [];
afterEach(() => {
  for (const socket of followers.splice(0)) socket.terminate();
});

const LATE = { game: 'tontine', options: { rounds: 1, lateJoin: 'newSeat' } } as const;
const CLOSED = { game: 'tontine', options: { rounds: 1 } } as const;

const PLAN: CreateRoom = {
  title: 'Deux parties',
  people: 12,
  minutes: 90,
  lang: 'fr',
  steps: [
    { title: 'Accueil', minutes: 10 },
    { title: 'Partie 1', minutes: 25, game: LATE },
    { title: 'Partie 2', minutes: 25, game: { ...CLOSED, seconds: 600 } },
    { title: 'Quatre tables', minutes: 25, game: { ...CLOSED, perTable: 3 } },
    { title: 'Bilan', minutes: 20 },
  ],
};

const phone = (name: string): string => `phone-of-${name}`.padEnd(40, '.');

interface Answered {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly code: string;
}

const call = async (path: string, token?: string, body?: unknown): Promise<Answered> => {
  const response = await fetch(`${house.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer: Readonly<Record<string, unknown>> & { readonly error?: { readonly code: string } } = JSON.parse(await response.text());
  return { status: response.status, body: answer, code: answer.error?.code ?? '' };
};

const openRoom = async (plan: Partial<CreateRoom> = {}): Promise<CreatedRoom> => {
  const response = await house.post('/api/rooms', { ...PLAN, ...plan });
  expect(response.status).toBe(201);
  const created: CreatedRoom = JSON.parse(await response.text());
  return created;
};

const ask = (room: CreatedRoom, token: string, request: RoomRequest): Promise<Answered> => call(`/api/rooms/${room.room}`, token, request);

const lead = async (room: CreatedRoom, request: RoomRequest): Promise<void> => {
  const { status, body } = await ask(room, room.animator, request);
  expect([status, body]).toEqual([200, {}]);
};

const joinAll = async (room: CreatedRoom, names: readonly string[]): Promise<void> => {
  for (const name of names) expect((await ask(room, phone(name), { t: 'join', name })).status).toBe(200);
};

const look = async (room: CreatedRoom, token?: string): Promise<RoomView> => {
  const response = await fetch(`${house.url}/api/rooms/${room.room}`, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });
  const view: RoomView = JSON.parse(await response.text());
  return view;
};

/** A page that follows the room: the last picture it was sent. */
const follow = async (room: CreatedRoom, token?: string): Promise<{ readonly seen: RoomView[]; readonly pressed: unknown[]; readonly socket: WebSocket }> => {
  const socket = new WebSocket(`${house.url.replace(/^http/, 'ws')}/ws`);
  followers.push(socket);
  const seen: RoomView[] = [];
  const pressed: unknown[] = [];
  socket.on('message', (data) => {
    const message: { readonly t: string; readonly room: RoomView; readonly press?: string } = JSON.parse(Buffer.isBuffer(data) ? data.toString('utf8') : '');
    if (message.t === 'room') seen.push(message.room);
    else pressed.push(message.press);
  });
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ t: 'enter', v: PROTOCOL, room: room.room, token, lang: 'fr' }));
  await until(() => seen.length > 0);
  return { seen, pressed, socket };
};

const until = async (isSo: () => boolean): Promise<void> => {
  const end = Date.now() + PATIENCE_MS;
  while (!isSo()) {
    if (Date.now() > end) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

const tableOf = (view: RoomView, game: number, table = 0): string => at(at(view.games, game).tables, table).table;

describe('a room', () => {
  it('seats the same people in game after game, by the token of their own phone', async () => {
    const room = await openRoom();
    await joinAll(room, ['Ana', 'Bob', 'Cléo']);
    await lead(room, { t: 'begin', step: 1, games: 0 });
    const first = await look(room, room.animator);
    expect(first.step).toBe(1);
    expect(at(at(first.games, 0).tables, 0).people).toEqual([0, 1, 2]);
    const ana = await house.join(tableOf(first, 0), phone('Ana'));
    expect([ana.scene.you, ana.scene.owner, ana.scene.info.seats.map(({ name }) => name)]).toEqual([0, false, ['Ana', 'Bob', 'Cléo']]);
    const animator = await house.join(tableOf(first, 0), room.animator);
    expect([animator.scene.you, animator.scene.owner]).toEqual(['referee', true]);
    await lead(room, { t: 'begin', step: 2, games: 1 });
    const second = await look(room);
    const again = await house.join(tableOf(second, 1), phone('Cléo'));
    expect(again.scene.you).toBe(2);
    expect(again.scene.info.seats.map(({ mark }) => mark)).toEqual(ana.scene.info.seats.map(({ mark }) => mark));
    // The game before stands still.
    await ana.until(() => ana.scene.info.paused);
  });

  it('begins a game once, however often the button is pressed', async () => {
    const room = await openRoom();
    await joinAll(room, ['Ana', 'Bob']);
    const presses = await Promise.all([1, 2, 3].map(() => ask(room, room.animator, { t: 'begin', step: 1, games: 0 })));
    expect(presses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await look(room)).games).toHaveLength(1);
  });

  it('lets whoever comes late into the running game where its rules do, else into the next one', async () => {
    const room = await openRoom();
    await joinAll(room, ['Ana', 'Bob']);
    await lead(room, { t: 'begin', step: 1, games: 0 });
    await joinAll(room, ['Zoé']);
    const view = await look(room);
    expect(at(at(view.games, 0).tables, 0).people).toEqual([0, 1, 2]);
    expect((await house.join(tableOf(view, 0), phone('Zoé'))).scene.you).toBe(2);
    await lead(room, { t: 'begin', step: 2, games: 1 });
    await joinAll(room, ['Max']);
    expect(at(at((await look(room)).games, 1).tables, 0).people).toEqual([0, 1, 2]);
    await lead(room, { t: 'begin', step: 2, games: 2 });
    expect(at(at((await look(room)).games, 2).tables, 0).people).toEqual([0, 1, 2, 3]);
  });

  it('[HO-3.4] keeps the place of whoever leaves, by a bot, and gives it back', async () => {
    const room = await openRoom();
    await joinAll(room, ['Ana', 'Bob']);
    await lead(room, { t: 'begin', step: 1, games: 0 });
    const table = tableOf(await look(room), 0);
    const bob = await house.join(table, phone('Bob'));
    expect((await ask(room, phone('Ana'), { t: 'leave' })).status).toBe(200);
    await bob.until(() => bob.scene.info.seats[0]?.holder === 'bot');
    await joinAll(room, ['Ana']);
    await bob.until(() => bob.scene.info.seats[0]?.holder === 'person');
    expect((await look(room)).people).toHaveLength(2);
    await lead(room, { t: 'remove', person: 0 });
    await bob.until(() => bob.scene.info.seats[0]?.holder === 'bot');
    expect((await house.join(table, phone('Ana'))).refusals).toMatchObject([{ code: 'badToken' }]);
  });

  it('gives a lost phone’s place to another one when the animator confirms the number on it', async () => {
    const room = await openRoom();
    await joinAll(room, ['Inès', 'Bob']);
    await lead(room, { t: 'begin', step: 1, games: 0 });
    const table = tableOf(await look(room), 0);
    const other = 'another-phone'.padEnd(40, '.');
    expect((await ask(room, other, { t: 'join', name: 'ines' })).code).toBe('nameTaken');
    expect((await ask(room, other, { t: 'claim', name: 'Ines' })).status).toBe(200);
    const waiting = await look(room, other);
    const console = await look(room, room.animator);
    expect(waiting.you).toEqual({ kind: 'claiming', name: 'Inès', pin: at(console.claims, 0).pin });
    expect((await look(room)).claims).toEqual([]);
    const following = await follow(room, other);
    const confirmed = lead(room, { t: 'confirm', claim: at(console.claims, 0).claim, yes: true });
    // It goes to its chair as soon as the room knows it.
    await until(() => following.seen.at(-1)?.you.kind === 'person');
    const ines = await house.join(table, other);
    await confirmed;
    expect(ines.scene.you).toBe(0);
    expect(ines.log.map(({ text }) => text.key)).toContain('table.reissued');
    expect((await house.join(table, phone('Inès'))).refusals).toMatchObject([{ code: 'badToken' }]);
  });

  it('[HO-8.4] counts two who share a phone, and tells all that the animator plays for somebody on paper', async () => {
    const room = await openRoom();
    await joinAll(room, ['Ana']);
    expect((await ask(room, phone('Léa'), { t: 'join', name: 'Léa', other: 'Tom' })).status).toBe(200);
    const { body } = await ask(room, room.animator, { t: 'paper', name: 'Ida' });
    expect(body).toEqual({ person: 2 });
    await lead(room, { t: 'begin', step: 1, games: 0 });
    const view = await look(room);
    expect(view.people.map(({ name, heads, paper }) => [name, heads, paper])).toEqual([
      ['Ana', 1, false],
      ['Léa & Tom', 2, false],
      ['Ida', 1, true],
    ]);
    const ida = await house.join(tableOf(view, 0), `${room.animator}-2`);
    expect(ida.scene.you).toBe(2);
    expect(ida.log.map(({ text }) => text.key)).toContain('table.onPaper');
    expect(await ida.move({ type: 'seal', n: 2 })).toMatchObject({ t: 'ok' });
  });

  it('shares people out over tables as evenly as can be', async () => {
    expect(shared([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([
      [1, 2, 3],
      [4, 5],
      [6, 7],
    ]);
    const room = await openRoom();
    await joinAll(room, ['A1', 'B1', 'C1', 'D1', 'E1', 'F1', 'G1']);
    await lead(room, { t: 'begin', step: 3, games: 0 });
    expect(at((await look(room)).games, 0).tables.map(({ people }) => people.length)).toEqual([3, 2, 2]);
  });
});

describe('what is asked of a room', () => {
  it('keeps answers sealed until the question is closed, and names nobody', async () => {
    const room = await openRoom();
    await joinAll(room, ['Ana', 'Bob', 'Cléo']);
    await lead(room, { t: 'ask', question: { text: 'La banque, à la fin\u00a0?', choices: ['peu', 'la moitié', 'presque tout'] } });
    for (const [name, value] of [
      ['Ana', 1],
      ['Bob', 2],
      ['Bob', 1],
    ] as const)
      expect((await ask(room, phone(name), { t: 'answer', question: 0, value })).status).toBe(200);
    expect((await ask(room, phone('Ana'), { t: 'answer', question: 0, value: 3 })).code).toBe('badAnswer');
    expect((await ask(room, phone('Nobody'), { t: 'answer', question: 0, value: 1 })).code).toBe('notInRoom');
    const sealed = at((await look(room)).polls, 0);
    expect([sealed.answered, sealed.result]).toEqual([2, null]);
    expect((await look(room, phone('Bob'))).you).toMatchObject({ kind: 'person', answer: 1 });
    await lead(room, { t: 'close' });
    expect(at((await look(room)).polls, 0).result).toEqual([0, 2, 0]);
    expect((await ask(room, phone('Cléo'), { t: 'answer', question: 0, value: 1 })).code).toBe('noQuestion');
    await lead(room, { t: 'ask', question: { text: 'Combien\u00a0?', choices: [] } });
    await ask(room, phone('Ana'), { t: 'answer', question: 1, value: 40 });
    await ask(room, phone('Bob'), { t: 'answer', question: 1, value: 12.5 });
    await lead(room, { t: 'close' });
    expect(at((await look(room)).polls, 1).result).toEqual([12.5, 40]);
  });

  it('is the animator’s to lead', async () => {
    const room = await openRoom();
    await joinAll(room, ['Ana']);
    for (const request of [{ t: 'begin', step: 1, games: 0 }, { t: 'announce', text: 'Salut' }, { t: 'remove', person: 0 }, { t: 'close' }] as const)
      expect((await ask(room, phone('Ana'), request)).code).toBe('notAnimator');
    expect((await ask(room, 'short', { t: 'join', name: 'Zoé' })).code).toBe('weakToken');
    expect((await call('/api/rooms/nowhere', room.animator, { t: 'close' })).status).toBe(404);
  });

  it('is refused where it is malformed, and changes nothing', async () => {
    const room = await openRoom();
    await joinAll(room, ['Ana']);
    const before = await look(room, room.animator);
    const wrong: readonly unknown[] = [
      null,
      [],
      {},
      { t: 'nothing' },
      { t: 'begin', step: -1, games: 0 },
      { t: 'begin', step: 'x', games: 0 },
      { t: 'ask', question: { text: '', choices: [] } },
      { t: 'ask', question: { text: 'x', choices: ['only one'] } },
      { t: 'announce', text: 'x'.repeat(141) },
      { t: 'wall', view: 'nude' },
      { t: 'hurry', seconds: 0 },
    ];
    for (const body of wrong) expect([body, (await call(`/api/rooms/${room.room}`, room.animator, body)).status]).toEqual([body, 400]);
    for (const request of [
      { t: 'begin', step: 0, games: 0 },
      { t: 'begin', step: 900, games: 0 },
      { t: 'step', step: 900 },
      { t: 'remove', person: 900 },
    ] as const)
      expect((await ask(room, room.animator, request)).status).toBe(400);
    expect(await look(room, room.animator)).toEqual(before);
    for (const plan of [
      { ...PLAN, steps: [] },
      { ...PLAN, people: 61 },
      { ...PLAN, title: '' },
    ])
      expect((await house.post('/api/rooms', plan)).status).toBe(400);
    const stranger = await Client.open(house.url);
    house.clients.push(stranger);
    stranger.send({ t: 'enter', v: PROTOCOL, room: 'nowhere', lang: 'fr' });
    await stranger.until(() => stranger.refusals.length > 0);
    expect(stranger.refusals).toMatchObject([{ code: 'noSuchRoom' }]);
  });

  it('reaches everybody who follows, and a phone hears only of what it shows', async () => {
    const room = await openRoom();
    await joinAll(room, ['Ana']);
    const ana = await follow(room, phone('Ana'));
    const wall = await follow(room);
    await joinAll(room, ['Bob']);
    await until(() => wall.seen.at(-1)?.people.length === 2);
    await lead(room, { t: 'announce', text: '  On regarde le mur  ' });
    await until(() => ana.seen.at(-1)?.announcement?.text === 'On regarde le mur');
    expect(ana.seen).toHaveLength(2);
    expect(ana.seen.at(-1)?.people).toEqual([]);
    expect(wall.seen.at(-1)?.people.map(({ connected }) => connected)).toEqual([true, false]);
    ana.socket.terminate();
    await until(() => wall.seen.at(-1)?.people[0]?.lostAt !== null);
    await lead(room, { t: 'announce', text: '' });
    await until(() => wall.seen.at(-1)?.announcement === null);
    await lead(room, { t: 'press', press: 'back' });
    await until(() => wall.pressed.length > 0);
    expect([wall.pressed, ana.pressed]).toEqual([['back'], []]);
  });

  it('[HO-4.2] [HO-4.7] pauses, hurries and gives time at every table of the game', async () => {
    const room = await openRoom();
    await joinAll(room, ['Ana', 'Bob', 'Cléo', 'Dan', 'Éva', 'Fox']);
    await lead(room, { t: 'begin', step: 3, games: 0 });
    const view = await look(room);
    const [ana, dan] = [await house.join(tableOf(view, 0), phone('Ana')), await house.join(tableOf(view, 0, 1), phone('Dan'))];
    await lead(room, { t: 'pause', on: true });
    await ana.until(() => ana.scene.info.paused && dan.scene.info.paused);
    await lead(room, { t: 'pause', on: false });
    await ana.until(() => !ana.scene.info.paused);
    expect(ana.scene.deadline).toBeNull();
    await lead(room, { t: 'hurry', seconds: 60 });
    await ana.until(() => ana.scene.deadline !== null && dan.scene.deadline !== null);
    house.time.pass(60_000);
    // Nobody answers: the rules do, for all of them.
    await ana.until(() => ana.scene.outcome !== null);
    expect(ana.log.map(({ text }) => text.key)).toContain('table.hurried');
  });

  it('[HO-2.6] forgets a person who has everything about themselves erased', async () => {
    const room = await openRoom();
    await joinAll(room, ['Quetzalcoatline', 'Bob']);
    await lead(room, { t: 'begin', step: 1, games: 0 });
    const hold = { table: tableOf(await look(room), 0), token: phone('Quetzalcoatline') };
    const made = await house.post('/api/ring', { label: 'Firefox', kind: 'phone', holds: [hold] });
    const ring: { readonly token: string } = JSON.parse(await made.text());
    const bytes = (): Buffer => Buffer.concat(readdirSync(house.directory).map((file) => readFileSync(join(house.directory, file))));
    expect(bytes().includes('Quetzalcoatline')).toBe(true);
    await fetch(`${house.url}/api/ring`, { method: 'DELETE', headers: { authorization: `Bearer ${ring.token}` } });
    expect((await look(room, room.animator)).people.map(({ name, gone }) => [name, gone])).toEqual([
      ['Joueur 1', true],
      ['Bob', false],
    ]);
    expect((await look(room, phone('Quetzalcoatline'))).people).toEqual((await look(room)).people);
    await lead(room, { t: 'begin', step: 2, games: 1 });
    expect(bytes().includes('Quetzalcoatline')).toBe(false);
  });

  it('has nothing acknowledged that a restart would lose', async () => {
    const room = await openRoom();
    await joinAll(room, ['Ana', 'Bob']);
    await lead(room, { t: 'begin', step: 1, games: 0 });
    await lead(room, { t: 'ask', question: { text: 'Oui\u00a0?', choices: ['oui', 'non'] } });
    await Promise.all(['Ana', 'Bob'].map((name, value) => ask(room, phone(name), { t: 'answer', question: 0, value })));
    const before = await look(room);
    await house.stop();
    await house.start();
    const after = await look(room);
    expect({ ...after, people: [] }).toEqual({ ...before, people: [] });
    expect(after.people.map(({ name }) => name)).toEqual(['Ana', 'Bob']);
    expect((await house.join(tableOf(after, 0), phone('Bob'))).scene.you).toBe(1);
    expect((await call(`/api/codes/${room.code.toLowerCase()}`)).body).toEqual({ room: room.room });
  });

  it('[HO-12.5] goes as tables do when it was left alone for long, with a game that was broken off', async () => {
    const [old, fresh] = [await openRoom(), await openRoom()];
    await joinAll(old, ['Ana', 'Bob']);
    await lead(old, { t: 'begin', step: 1, games: 0 });
    const table = tableOf(await look(old), 0);
    await house.stop();
    const db = new DatabaseSync(house.file);
    db.prepare(`update rooms set record = json_set(record, '$.stepAt', 0, '$.games[0].at', 0) where id = ?`).run(old.room);
    db.close();
    await house.start({ retentionMs: 50 });
    const preview = await (await house.host('GET', '/api/host/retention?finishedDays=30')).json();
    expect(preview).toEqual({ finished: 0, lobbies: 0, rooms: 1 });
    await house.host('PUT', '/api/host/retention', { finishedDays: 30, lobbyDays: 7 });
    await expect.poll(async () => (await call(`/api/rooms/${old.room}`)).code).toBe('noSuchRoom');
    expect((await call(`/api/tables/${table}`)).code).toBe('tableDeleted');
    expect((await call(`/api/rooms/${fresh.room}`)).status).toBe(200);
  });

  it('has bounds: people, rooms of one address, announcements', async () => {
    const room = await openRoom();
    for (let number = 0; number < 60; number++) await ask(room, phone(`n${number}`), { t: 'join', name: `Élève ${number}` });
    expect((await ask(room, phone('more'), { t: 'join', name: 'Encore' })).code).toBe('roomFull');
    const said = [];
    for (let number = 0; number < 8; number++) said.push((await ask(room, room.animator, { t: 'announce', text: `n${number}` })).code);
    expect(said).toContain('tooFast');
    await house.stop();
    await house.start({ limits: { ...ROOMY, roomsPerHour: 2 } });
    const made = await Promise.all([1, 2, 3].map(async () => (await house.post('/api/rooms', PLAN)).status));
    expect(made.filter((status) => status === 429)).toHaveLength(1);
  });
});
