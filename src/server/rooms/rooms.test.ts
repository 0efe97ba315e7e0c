import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { at } from '#kernel/collections.ts';
import { type CreatedRoom, type CreateRoom, PROTOCOL, type RoomRequest, type RoomView } from '#protocol';
import { Client } from '../testing/client.ts';
import { PRICES } from '../prices.ts';
import { eachHouse } from '../testing/each-house.ts';
import { Follower } from '../testing/follower.ts';
import { only } from '../testing/house.ts';
import { shared } from './room-games.ts';

/* A room: people come in once, and games follow each other with the same people and phones. */

const house = eachHouse();
const followers: Follower[] = [];
afterEach(() => {
  for (const follower of followers.splice(0)) follower.close();
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

const follow = async (room: CreatedRoom, token?: string): Promise<Follower> => {
  const follower = await Follower.open(house.url, room.room, token);
  followers.push(follower);
  return follower;
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

  it('begins a game anew where the server that was making its tables was killed', async () => {
    const room = await openRoom();
    await joinAll(room, ['Ana', 'Bob']);
    await house.stop();
    const db = new DatabaseSync(house.file);
    db.prepare(`update rooms set record = json_set(record, '$.beginning', json(?))`).run(JSON.stringify({ id: 'x', at: house.time.now(), server: 'killed' }));
    db.close();
    await house.start();
    await lead(room, { t: 'begin', step: 1, games: 0 });
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
    await following.until(({ you }) => you.kind === 'person');
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

  it('gives each of two who are put on paper at once a key of their own', async () => {
    const room = await openRoom();
    const put = await Promise.all(['Ida', 'Noé'].map((name) => ask(room, room.animator, { t: 'paper', name })));
    for (const [index, name] of ['Ida', 'Noé'].entries()) {
      const { you } = await look(room, [room.animator, at(put, index).body.person].join('-'));
      expect(you).toMatchObject({ kind: 'person', name });
    }
  });

  it('leaves the chair of whoever is not let in again as it is', async () => {
    const room = await openRoom();
    await joinAll(room, ['Ana', 'Bob']);
    await lead(room, { t: 'begin', step: 2, games: 0 });
    const bob = await house.join(tableOf(await look(room), 0), phone('Bob'));
    await ask(room, phone('Ana'), { t: 'leave' });
    expect((await ask(room, phone('Other'), { t: 'join', name: 'Ana' })).status).toBe(200);
    expect((await ask(room, phone('Ana'), { t: 'join', name: 'Ana' })).code).toBe('nameTaken');
    await bob.settle();
    expect(bob.scene.info.seats.map(({ holder }) => holder)).toEqual(['bot', 'person']);
    expect((await ask(room, phone('Ana'), { t: 'join', name: 'Anaïs' })).status).toBe(200);
    await bob.settle();
    expect(bob.scene.info.seats.map(({ holder }) => holder)).toEqual(['person', 'person']);
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
    await wall.until(({ people }) => people.length === 2);
    await lead(room, { t: 'announce', text: '  On regarde le mur  ' });
    await ana.until(({ announcement }) => announcement?.text === 'On regarde le mur');
    expect(ana.seen).toHaveLength(2);
    expect(ana.seen.at(-1)?.people).toEqual([]);
    expect(wall.seen.at(-1)?.people.map(({ connected }) => connected)).toEqual([true, false]);
    ana.close();
    await wall.until(({ people }) => people[0]?.lostAt !== null);
    await lead(room, { t: 'announce', text: '' });
    await wall.until(({ announcement }) => announcement === null);
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
    await expect.poll(() => bytes().includes('Quetzalcoatline')).toBe(false);
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
    expect(preview).toEqual({ finished: 0, idle: 0, lobbies: 0, rooms: 1 });
    await house.host('PUT', '/api/host/retention', { finishedDays: 30, lobbyDays: 7 });
    await expect.poll(async () => (await call(`/api/rooms/${old.room}`)).code).toBe('noSuchRoom');
    expect((await call(`/api/tables/${table}`)).code).toBe('tableDeleted');
    expect((await call(`/api/rooms/${fresh.room}`)).status).toBe(200);
  });

  it('has bounds: people, rooms of one address, announcements', async () => {
    await house.stop();
    await house.start({ prices: { rooms: only(3), announcements: only(3) } });
    const room = await openRoom();
    for (let number = 0; number < 60; number++) await ask(room, phone(`n${number}`), { t: 'join', name: `Élève ${number}` });
    expect((await ask(room, phone('more'), { t: 'join', name: 'Encore' })).code).toBe('roomFull');
    const said = [];
    for (let number = 0; number < 4; number++) said.push((await ask(room, room.animator, { t: 'announce', text: `n${number}` })).code);
    expect(said).toEqual(['', '', '', 'tooMuch']);
    const made = await Promise.all([1, 2, 3].map(async () => (await house.post('/api/rooms', PLAN)).status));
    expect(made.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('a class of sixty behind one address', () => {
  it('comes, sits down, plays, loses its lines and comes back, and nothing is ever too much', async () => {
    await house.stop();
    await house.start({ prices: PRICES });
    const room = await openRoom({ steps: [{ title: 'Quinze tables', minutes: 25, game: { game: 'tontine', options: { rounds: 3 }, perTable: 4 } }] });
    const names = Array.from({ length: 60 }, (_, pupil) => `Pupil-${pupil + 1}`);
    const together = <T>(work: (name: string) => Promise<T>): Promise<readonly T[]> => Promise.all(names.map(work));
    const found = await together(async () => (await call(`/api/codes/${room.code}`)).body);
    expect(found).toEqual(names.map(() => ({ room: room.room })));
    const joined = await together(async (name) => (await ask(room, phone(name), { t: 'join', name })).status);
    expect(joined).toEqual(names.map(() => 200));
    await together((name) => follow(room, phone(name)));
    await lead(room, { t: 'begin', step: 0, games: 0 });
    const { people, games } = await look(room);
    const seatOf = (name: string): string => {
      const person = people.findIndex((known) => known.name === name);
      return at(games, 0).tables.find((table) => table.people.includes(person))?.table ?? '';
    };
    for (const round of [1, 2, 3]) {
      const clients = await together((name) => house.join(seatOf(name), phone(name)));
      const answers = await Promise.all(clients.map((client) => client.move({ type: 'seal', n: round })));
      expect(answers.filter(({ t }) => t !== 'ok')).toEqual([]);
      await Promise.all(clients.map((client) => client.ask({ t: 'series' })));
      expect(clients.flatMap(({ refusals }) => refusals)).toEqual([]);
      for (const client of clients) client.cut();
      for (const socket of followers.splice(0)) socket.close();
      await together((name) => follow(room, phone(name)));
    }
    expect(await (await house.host('GET', '/metrics')).text()).not.toMatch(/^comptoir_refused_total\{/m);
  });
});

describe('a room of pupils who try', () => {
  const TABLES = 12;

  it('forgets who leaves before a game: name, answer and place in the list', async () => {
    const room = await openRoom();
    await joinAll(room, ['Ana', 'Quetzalcoatline', 'Bob']);
    await lead(room, { t: 'ask', question: { text: 'Oui\u00a0?', choices: ['oui', 'non'] } });
    await ask(room, phone('Quetzalcoatline'), { t: 'answer', question: 0, value: 1 });
    expect((await ask(room, phone('Quetzalcoatline'), { t: 'leave' })).status).toBe(200);
    expect(at((await look(room)).polls, 0).answered).toBe(0);
    expect(JSON.stringify(await look(room, room.animator))).not.toContain('Quetzalcoatline');
    // The place is the next newcomer's, who has answered nothing.
    expect((await ask(room, phone('Zoé'), { t: 'join', name: 'Zoé' })).body).toEqual({ person: 1 });
    expect((await look(room, phone('Zoé'))).you).toEqual({ kind: 'person', person: 1, name: 'Zoé', answer: null });
    for (let number = 0; number < 250; number++) {
      const passing = phone(`passing-${number}`);
      expect((await ask(room, passing, { t: 'join', name: `Passant ${number}` })).body).toEqual({ person: 3 });
      expect((await ask(room, passing, { t: 'leave' })).status).toBe(200);
    }
    await joinAll(room, ['Max']);
    expect((await look(room)).people.map(({ name }) => name)).toEqual(['Ana', 'Zoé', 'Bob', 'Max']);
  });

  it('keeps what was answered to a closed question, and gives nobody else’s place to a claim', async () => {
    const room = await openRoom();
    await joinAll(room, ['Ana', 'Bob']);
    await lead(room, { t: 'ask', question: { text: 'Oui\u00a0?', choices: ['oui', 'non'] } });
    await ask(room, phone('Ana'), { t: 'answer', question: 0, value: 1 });
    await lead(room, { t: 'close' });
    await ask(room, phone('other'), { t: 'claim', name: 'Ana' });
    const [claim] = (await look(room, room.animator)).claims;
    await ask(room, phone('Ana'), { t: 'leave' });
    await joinAll(room, ['Zoé']);
    expect(at((await look(room)).polls, 0).result).toEqual([0, 1]);
    expect((await look(room, phone('Zoé'))).you).toMatchObject({ person: 0, answer: null });
    expect((await look(room, room.animator)).claims).toEqual([]);
    expect((await ask(room, room.animator, { t: 'confirm', claim: claim?.claim ?? -1, yes: true })).code).toBe('noSuchAsker');
    expect((await look(room, phone('other'))).you).toEqual({ kind: 'stranger' });
  });

  it('has a door that the animator locks: whoever is in stays and comes back', async () => {
    const room = await openRoom();
    await joinAll(room, ['Ana', 'Bob']);
    await lead(room, { t: 'begin', step: 1, games: 0 });
    expect((await ask(room, phone('Ana'), { t: 'door', locked: true })).code).toBe('notAnimator');
    await lead(room, { t: 'door', locked: true });
    expect((await look(room)).locked).toBe(true);
    const refused = await ask(room, phone('Zoé'), { t: 'join', name: 'Zoé' });
    expect([refused.status, refused.code]).toEqual([403, 'roomLocked']);
    await ask(room, phone('Ana'), { t: 'leave' });
    expect((await ask(room, phone('Ana'), { t: 'join', name: 'Ana' })).body).toEqual({ person: 0 });
    expect((await ask(room, room.animator, { t: 'paper', name: 'Ida' })).status).toBe(200);
    await house.stop();
    await house.start();
    expect((await ask(room, phone('Zoé'), { t: 'join', name: 'Zoé' })).code).toBe('roomLocked');
    await lead(room, { t: 'door', locked: false });
    await joinAll(room, ['Zoé']);
  });

  it('is cleared of those whose phones are gone, and of claims; whoever plays may come back', async () => {
    const room = await openRoom();
    await joinAll(room, ['Ana', 'Bob']);
    await lead(room, { t: 'begin', step: 2, games: 0 });
    await follow(room, phone('Ana'));
    for (let number = 0; number < 58; number++) await ask(room, phone(`n${number}`), { t: 'join', name: `Personne ${number}` });
    expect((await ask(room, phone('Zoé'), { t: 'join', name: 'Zoé' })).code).toBe('roomFull');
    for (let number = 0; number < 40; number++) await ask(room, phone(`claim-${number}`), { t: 'claim', name: `Personne ${number % 20}` });
    expect((await ask(room, phone('other'), { t: 'claim', name: 'Bob' })).code).toBe('tooManyAskers');
    await ask(room, room.animator, { t: 'paper', name: 'Ida' });
    house.time.pass(30_000);
    await lead(room, { t: 'clear' });
    const cleared = await look(room, room.animator);
    expect(cleared.people.map(({ name, gone }) => [name, gone])).toEqual([
      ['Ana', false],
      ['Bob', true],
    ]);
    expect(cleared.claims).toEqual([]);
    expect((await ask(room, phone('Bob'), { t: 'join', name: 'Bob' })).body).toEqual({ person: 1 });
    expect((await house.join(tableOf(await look(room), 0), phone('Bob'))).scene.you).toBe(1);
    await joinAll(room, ['Zoé']);
  });

  it('lets one name be claimed by two phones at most: the others can still be', async () => {
    const room = await openRoom();
    await joinAll(room, ['Ana', 'Bob']);
    const claims = [];
    for (let number = 0; number < 4; number++) claims.push((await ask(room, phone(`claim-${number}`), { t: 'claim', name: 'Ana' })).code);
    expect(claims).toEqual(['', '', 'tooManyAskers', 'tooManyAskers']);
    expect((await ask(room, phone('other'), { t: 'claim', name: 'Bob' })).status).toBe(200);
  });

  it('lets a class in at once from one address, and a flood slowly; who is in always', async () => {
    await house.stop();
    await house.start({ prices: { joins: only(5) } });
    const room = await openRoom();
    await joinAll(room, ['A1', 'B1', 'C1', 'D1']);
    await ask(room, phone('other'), { t: 'claim', name: 'A1' });
    expect((await ask(room, phone('E1'), { t: 'join', name: 'E1' })).code).toBe('tooMuch');
    expect((await ask(room, phone('E1'), { t: 'claim', name: 'B1' })).code).toBe('tooMuch');
    await joinAll(room, ['A1', 'B1', 'C1', 'D1']);
  });

  it('is charged for its tables as everybody is, before they are made', async () => {
    await house.stop();
    await house.start({ prices: { tables: only(TABLES) } });
    const room = await openRoom({ steps: [{ title: 'Beaucoup', minutes: 5, game: { ...LATE, perTable: 2 } }] });
    for (let number = 0; number < 14; number++) await ask(room, phone(`n${number}`), { t: 'join', name: `Personne ${number}` });
    await lead(room, { t: 'begin', step: 0, games: 0 });
    const second = await ask(room, room.animator, { t: 'begin', step: 0, games: 1 });
    expect([second.status, second.code]).toEqual([429, 'tooMuch']);
    expect((await look(room)).games).toHaveLength(1);
    const db = new DatabaseSync(house.file);
    expect(db.prepare('select count(*) as made from tables').get()).toEqual({ made: 7 });
    db.close();
    // What is left is left for others behind the same address.
    expect((await house.post('/api/play-now', { game: 'tontine', lang: 'fr' })).status).not.toBe(429);
  });

  it('leaves no table behind of a game that cannot be begun', async () => {
    const room = await openRoom();
    await joinAll(room, ['Ana', 'Bob', 'Zut', 'Dan']);
    expect((await house.host('PUT', '/api/host/words', { words: ['zut'] })).status).toBe(200);
    expect((await ask(room, room.animator, { t: 'begin', step: 3, games: 0 })).code).toBe('bannedWord');
    expect(JSON.parse(await (await fetch(`${house.url}/health`)).text()).tables).toBe(0);
    await lead(room, { t: 'remove', person: 2 });
    await lead(room, { t: 'begin', step: 3, games: 0 });
    expect((await look(room)).games).toHaveLength(1);
  });

  it('seats people by its own door alone', async () => {
    const room = await openRoom();
    await joinAll(room, ['Ana', 'Bob', 'Cléo']);
    await lead(room, { t: 'begin', step: 1, games: 0 });
    await lead(room, { t: 'remove', person: 1 });
    const table = tableOf(await look(room), 0);
    for (const seat of [1, 3]) {
      const stranger = await house.join(table);
      stranger.send({ t: 'take', id: `take ${seat}`, seat, name: `Intrus ${seat}` });
      await stranger.until(() => stranger.refusals.length > 0);
      expect(stranger.refusals).toMatchObject([{ code: 'joiningClosed' }]);
    }
    // The room's own newcomer has the chair.
    await joinAll(room, ['Zoé']);
    expect((await house.join(table, phone('Zoé'))).scene.you).toBe(1);
  });

  it('waits for nobody who leaves in the moment when a game begins', async () => {
    const room = await openRoom();
    await joinAll(room, ['Ana', 'Bob', 'Cléo']);
    for (const games of [0, 1, 2]) {
      await Promise.all([lead(room, { t: 'begin', step: 2, games }), ask(room, phone('Ana'), { t: 'leave' })]);
      const { scene } = await house.join(tableOf(await look(room), games), phone('Bob'));
      expect(scene.info.seats.filter(({ name, holder }) => name === 'Ana' && holder === 'person')).toEqual([]);
      await joinAll(room, ['Ana']);
    }
  });
});

describe('the moments of a room', () => {
  const BET = { text: 'Qui gagnera\u00a0?', choices: ['Ana', 'Bob'] };
  const steps: CreateRoom['steps'] = [
    { title: 'Accueil', minutes: 10 },
    { title: 'Pari', minutes: 5, question: BET },
    { title: 'Partie', minutes: 20, game: { ...LATE, seconds: 60 } },
    { title: 'Avis', minutes: 5, question: { text: 'Et maintenant\u00a0?', choices: [] } },
    { title: 'Bilan', minutes: 15 },
  ];
  const pass = (seconds: number): void => house.time.pass(1000 * seconds);

  it('follow each other: a question closes when all have answered, a game begins, its end has its time', async () => {
    const room = await openRoom({ steps });
    await joinAll(room, ['Ana', 'Bob']);
    const phones = [await follow(room, phone('Ana')), await follow(room, phone('Bob'))];
    const console = await follow(room, room.animator);
    await lead(room, { t: 'step', step: 1 });
    await console.until(({ polls }) => polls.at(-1)?.open === true);
    for (const name of ['Ana', 'Bob']) expect((await ask(room, phone(name), { t: 'answer', question: 0, value: 1 })).status).toBe(200);
    await console.until(({ endsAt }) => endsAt !== null && endsAt < house.time.now() + 10_000);
    pass(5);
    await console.until(({ polls, endsAt }) => polls[0]?.open === false && endsAt !== null);
    expect(console.last.polls[0]?.result).toEqual([0, 2]);
    pass(21);
    await console.until(({ games, step }) => games.length === 1 && step === 2);
    const players = [await house.join(tableOf(console.last, 0), phone('Ana')), await house.join(tableOf(console.last, 0), phone('Bob'))];
    for (const player of players) await player.move({ type: 'seal', n: 1 });
    await console.until(({ endsAt }) => endsAt !== null);
    expect(console.last.step).toBe(2);
    pass(61);
    await console.until(({ step, polls }) => step === 3 && polls.length === 2);
    for (const follower of phones) follower.close();
  });

  it('wait while the animator holds them, and are left by hand at any time', async () => {
    const room = await openRoom({ steps });
    await joinAll(room, ['Ana']);
    const console = await follow(room, room.animator);
    await lead(room, { t: 'step', step: 1 });
    await lead(room, { t: 'hold', on: true });
    pass(3600);
    await lead(room, { t: 'announce', text: 'Encore un instant' });
    await console.until(({ announcement, held, endsAt }) => announcement !== null && held && endsAt === null);
    expect([console.last.step, console.last.polls[0]?.open]).toEqual([1, true]);
    await lead(room, { t: 'hold', on: false });
    await console.until(({ held, endsAt }) => !held && endsAt !== null);
    await lead(room, { t: 'step', step: 0 });
    await console.until(({ step, endsAt, polls }) => step === 0 && endsAt === null && polls[0]?.open === false);
  });

  it('[HO-8.5] of a game are told by its wall to the end before anybody plays on, and the console leads them', async () => {
    const room = await openRoom({ steps: [{ title: 'Partie', minutes: 20, game: { game: 'tontine', options: { rounds: 3 }, seconds: 60 } }] });
    await joinAll(room, ['Ana', 'Bob']);
    await follow(room);
    await lead(room, { t: 'begin', step: 0, games: 0 });
    const [ana, bob] = [await house.join(tableOf(await look(room), 0), phone('Ana')), await house.join(tableOf(await look(room), 0), phone('Bob'))];
    const roundOf = async (round: number): Promise<void> => {
      for (const player of [ana, bob]) await player.move({ type: 'seal', n: 1 });
      await ana.until(() => ana.scene.info.inRoom?.telling?.moment === round);
    };
    await roundOf(2);
    expect(ana.scene.info.inRoom?.telling).toMatchObject({ parts: [2000, 8000], hidden: 1 });
    expect(await ana.move({ type: 'seal', n: 2 })).toMatchObject({ code: 'telling' });
    // Of ten seconds; the clock goes on by itself, too.
    pass(4);
    expect(await ana.move({ type: 'seal', n: 2 })).toMatchObject({ code: 'telling' });
    pass(6);
    await ana.until(() => ana.scene.info.inRoom?.telling === null);
    // Nobody has lost time to it.
    await ana.until(() => (ana.scene.deadline ?? 0) > house.time.now() + 55_000);
    await roundOf(3);
    for (const _ of [1, 2]) await lead(room, { t: 'press', press: 'on' });
    await ana.until(() => ana.scene.info.inRoom?.telling === null);
    await lead(room, { t: 'press', press: 'back' });
    await ana.until(() => ana.scene.info.inRoom?.telling?.moment === 3);
    await lead(room, { t: 'press', press: 'on' });
    await ana.until(() => ana.scene.info.inRoom?.telling === null);
  });

  it('[HO-8.5] wait for no phone without a line after its first missed window: a bot goes on until it is touched', async () => {
    const room = await openRoom({ steps: [{ title: 'Partie', minutes: 20, game: { game: 'tontine', options: { rounds: 9, windowSeconds: 60 } } }] });
    await joinAll(room, ['Ana', 'Bob']);
    await lead(room, { t: 'begin', step: 0, games: 0 });
    const ana = await house.join(tableOf(await look(room), 0), phone('Ana'));
    await ana.move({ type: 'seal', n: 1 });
    pass(61);
    await ana.until(() => ana.scene.info.seats[1]?.holder === 'bot');
    expect(ana.scene.info.seats[0]?.holder).toBe('person');
    await joinAll(room, ['Bob']);
    await ana.until(() => ana.scene.info.seats[1]?.holder === 'person');
    // Somebody whose phone is there and who only thinks keeps their place.
    const bob = await house.join(tableOf(await look(room), 0), phone('Bob'));
    await ana.move({ type: 'seal', n: 1 });
    const { round } = Object(bob.scene.view);
    pass(61);
    await bob.until(() => Object(bob.scene.view).round > round);
    expect(bob.scene.info.seats[1]?.holder).toBe('person');
    await lead(room, { t: 'stand', person: 1 });
    await ana.until(() => ana.scene.info.seats[1]?.holder === 'bot');
  });
});

describe('the names and words of a room', () => {
  it('[HO-8.5] are the animator’s: a list to choose from, no part of a game, no insult, another name at any time', async () => {
    const room = await openRoom();
    for (const [name, code] of [
      ['Banque', 'reservedName'],
      ['l’Animateur', 'reservedName'],
      ['Gros C0nnard', 'bannedWord'],
    ])
      expect((await ask(room, phone('rude'), { t: 'join', name: name ?? '' })).code).toBe(code);
    await lead(room, { t: 'names', names: ['Ana', 'Bob', '', 'ana'] });
    expect((await look(room)).names).toEqual(['Ana', 'Bob']);
    expect((await ask(room, phone('Zoé'), { t: 'join', name: 'Zoé' })).code).toBe('notListed');
    await joinAll(room, ['Ana', 'Bob']);
    expect((await look(room)).names).toEqual([]);
    await lead(room, { t: 'begin', step: 1, games: 0 });
    const [ana, bob] = [await house.join(tableOf(await look(room), 0), phone('Ana')), await house.join(tableOf(await look(room), 0), phone('Bob'))];
    expect(await ana.ask({ t: 'rename', name: 'Reine du monde' })).toMatchObject({ code: 'namesOfRoom' });
    expect(await ana.ask({ t: 'propose', options: { rounds: 2 } })).toMatchObject({ code: 'motionsClosed' });
    await lead(room, { t: 'rename', person: 0, name: 'Anaïs' });
    await bob.until(() => bob.scene.info.seats[0]?.name === 'Anaïs');
    expect((await look(room)).people[0]?.name).toBe('Anaïs');
  });

  it('[HO-8.5] are read by all where they are let in, and by nobody else', async () => {
    const room = await openRoom();
    await joinAll(room, ['Ana', 'Bob']);
    await lead(room, { t: 'begin', step: 1, games: 0 });
    const [ana, bob] = [await house.join(tableOf(await look(room), 0), phone('Ana')), await house.join(tableOf(await look(room), 0), phone('Bob'))];
    expect(await ana.ask({ t: 'say', text: 'psst' })).toMatchObject({ code: 'talkClosed' });
    await lead(room, { t: 'talk', on: true });
    await bob.until(() => bob.scene.info.inRoom?.talk === true);
    expect(await ana.ask({ t: 'say', text: 'psst', to: [1] })).toMatchObject({ code: 'talkPublic' });
    expect(await ana.ask({ t: 'say', text: 'bonjour' })).not.toHaveProperty('code');
    const animator = await house.join(tableOf(await look(room), 0), room.animator);
    await animator.until(() => animator.talk.some(({ text }) => text === 'bonjour'));
  });

  it('leave whoever was removed outside, under any name', async () => {
    const room = await openRoom();
    await joinAll(room, ['Ana', 'Bob']);
    await lead(room, { t: 'remove', person: 1 });
    expect((await look(room, phone('Bob'))).you).toEqual({ kind: 'stranger', sentAway: true });
    expect((await ask(room, phone('Bob'), { t: 'join', name: 'Un autre' })).code).toBe('sentAway');
  });

  it('[HO-5.8] let a referee take a step back in a pause, and are told whose it is', async () => {
    const room = await openRoom();
    await joinAll(room, ['Ana', 'Bob']);
    await lead(room, { t: 'begin', step: 1, games: 0 });
    const [ana, animator] = [await house.join(tableOf(await look(room), 0), phone('Ana')), await house.join(tableOf(await look(room), 0), room.animator)];
    await ana.move({ type: 'pin' });
    await animator.until(() => animator.scene.undoes === 0);
    expect(ana.scene.undoes).toBeNull();
    await lead(room, { t: 'pause', on: true });
    expect(await animator.ask({ t: 'undo' })).not.toHaveProperty('code');
    await ana.until(() => Object(ana.scene.view).pins === 0);
    expect(ana.scene.info.paused).toBe(true);
  });
});
