import { at } from '#kernel/collections.ts';
import { Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Client } from '../testing/client.ts';
import { eachHouse } from '../testing/each-house.ts';
import type { House } from '../testing/house.ts';
import { killInTurn } from '../testing/kill-in-turn.ts';
import { tontine } from '../testing/tontine.ts';
import { postgresPlace, type PostgresPlace } from '../testing/postgres-place.ts';

let place: PostgresPlace;
beforeEach(() => {
  place = postgresPlace();
});

describe('two servers on one PostgreSQL', () => {
  afterEach(() => place.destroy());
  const house = eachHouse(null);
  const other = eachHouse(null);
  beforeEach(async () => {
    for (const each of [house, other]) await each.start({ database: place.url });
  });

  it('show each other’s moves and words without being asked, as differences, to those whom they are for', async () => {
    const created = await house.create({ options: { rounds: 9 }, seats: [...Array(3).keys()].map((seat) => ({ kind: 'here', name: `S${seat}` })) });
    const [ana, bob, cyd] = await Promise.all([0, 1, 2].map((seat) => (seat === 1 ? other : house).join(created.table, at(created.seats, seat).token)));
    if (ana === undefined || bob === undefined || cyd === undefined) throw new Error('nobody came');
    const seen = (client: Client): readonly boolean[] => client.scene.info.seats.map(({ connected }) => connected);
    for (const client of [ana, bob, cyd]) await client.until(() => seen(client).every((isThere) => isThere));
    expect(await ana.move({ type: 'pin' })).toMatchObject({ t: 'ok' });
    await bob.until(() => bob.scene.step === 1);
    expect(await bob.move({ type: 'seal', n: 5 })).toMatchObject({ t: 'ok' });
    await ana.until(() => ana.scene.step === 2);
    expect(await cyd.ask({ t: 'say', text: 'for Bob', to: [1] })).toMatchObject({ t: 'ok' });
    expect(await bob.ask({ t: 'say', text: 'for all' })).toMatchObject({ t: 'ok' });
    for (const client of [ana, bob, cyd]) await client.until(() => client.talk.some(({ text }) => text === 'for all'));
    expect([ana, bob, cyd].map(({ talk }) => talk.map(({ text }) => text))).toEqual([['for all'], ['for Bob', 'for all'], ['for Bob', 'for all']]);
    expect(ana.frames.join()).not.toContain('for Bob');
    // The whole scene was sent once, at the door.
    for (const client of [ana, bob, cyd]) expect(client.frames.filter((frame) => frame.startsWith('{"t":"scene"'))).toHaveLength(1);
    // A step taken back on one side is taken back on the other.
    expect(await ana.move({ type: 'pin' })).toMatchObject({ t: 'ok' });
    await bob.until(() => bob.scene.step === 3);
    expect(await ana.ask({ t: 'undo' })).toMatchObject({ t: 'ok' });
    await bob.until(() => bob.log.some(({ undone }) => undone === true));
    cyd.close();
    await bob.until(() => !at(seen(bob), 2));
    await other.stop();
    await ana.until(() => !at(seen(ana), 1));
  });

  it('tell each other of a table that is deleted, and hang up on whoever is there', async () => {
    const created = await house.create();
    const bob = await other.join(created.table, at(created.seats, 1).token);
    expect((await house.host('POST', '/api/host/tables/delete', { tables: [created.table] })).ok).toBe(true);
    await bob.until(() => bob.closed !== null);
    expect(bob.refusals.map(({ code }) => code)).toEqual(['tableDeleted']);
    // Whoever is there is hung up on before the lease is given back.
    await expect.poll(() => place.query('select name from leases')).toEqual([{ name: '#house' }]);
  });

  it('show a guest who came in before one heard of the other what was missed', async () => {
    const created = await house.create({ options: { rounds: 9 } });
    const ana = await house.join(created.table, at(created.seats, 0).token);
    await other.stop();
    const storage = await place.open();
    const { cluster } = storage;
    const start = cluster.start.bind(cluster);
    const [listening, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    cluster.start = async (...heard) => {
      listening.resolve();
      await gate.promise;
      await start(...heard);
    };
    // Where it listens is not told before it has heard of the other.
    const listen = vi.spyOn(Server.prototype, 'listen');
    const starting = other.start({ database: storage });
    await listening.promise;
    const [bound] = listen.mock.contexts;
    const address = bound instanceof Server ? bound.address() : null;
    listen.mockRestore();
    const bob = await Client.join(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, {
      table: created.table,
      token: at(created.seats, 1).token,
    });
    other.clients.push(bob);
    expect(await ana.move({ type: 'pin' })).toMatchObject({ t: 'ok' });
    gate.resolve();
    await starting;
    await bob.until(() => bob.scene.step === 1);
  });

  it('look for no table that cannot be', async () => {
    for (const odd of ['a\u0000b', 'a\ud800b', ' ']) expect((await house.join(odd)).refusals.map(({ code }) => code)).toEqual(['noSuchTable']);
  });

  it('of an older and a newer version leave a game to the newer as soon as that has played it', async () => {
    const created = await house.create({ options: { rounds: 9 } });
    const ana = await house.join(created.table, at(created.seats, 0).token);
    await other.stop();
    await other.start({
      database: place.url,
      games: async () => ({ ...tontine, module: { ...tontine.module, rulesVersion: tontine.module.rulesVersion + 1 } }),
    });
    const bob = await other.join(created.table, at(created.seats, 1).token);
    await ana.until(() => ana.closed !== null);
    expect((await house.join(created.table, at(created.seats, 0).token)).refusals.map(({ code }) => code)).toEqual(['stopping']);
    const again = await other.join(created.table, at(created.seats, 0).token);
    expect(await again.move({ type: 'pin' })).toMatchObject({ t: 'ok' });
    await bob.until(() => bob.scene.step === 1);
  });

  it('keep one room, whatever its people ask of either at the same time', async () => {
    const made = await house.post('/api/rooms', { people: 8, lang: 'fr', minutes: 60, title: 'Atelier', steps: [{ title: 'Accueil', minutes: 5 }] });
    const { room } = JSON.parse(await made.text());
    const join = (at2: House, name: string): Promise<Response> =>
      at2.post(`/api/rooms/${room}`, { t: 'join', name }, { authorization: `Bearer ${name.padEnd(32, 'x')}` });
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => join(n % 2 === 0 ? house : other, `Personne ${n}`.replace(' ', ''))));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const [stored] = await place.query('select record from rooms');
    expect(JSON.parse(String(stored?.record)).people).toHaveLength(8);
  });

  it('leave the bots and clocks of a table to one of them, and to the other when that one stops', async () => {
    const seats = [
      { kind: 'here', name: 'Ana' },
      { kind: 'bot', level: 'weak' },
    ] as const;
    const created = await house.create({ options: { rounds: 3 }, seats });
    const watcher = await other.join(created.table);
    const ana = await house.join(created.table, at(created.seats, 0).token);
    expect(await place.query(`select count(distinct node)::int as nodes from leases`)).toEqual([{ nodes: 1 }]);
    await ana.move({ type: 'seal', n: 1 });
    await watcher.until(() => watcher.scene.info.turn === 2);
    // A second passes by itself; the game is not over before somebody has looked.
    const unattended = await house.create({ options: { rounds: 100_000 }, secondsPerDecision: 1 });
    // The other cannot read it when it is left to it, and tries again.
    await place.query('alter table snapshots rename to out_of_reach');
    await house.stop();
    const failed = (): Promise<readonly Record<string, unknown>[]> => place.query(`select name from leases where name = '${unattended.table}'`);
    await expect.poll(failed).toEqual([]);
    await place.query('alter table out_of_reach rename to snapshots');
    const entries = (): Promise<readonly Record<string, unknown>[]> =>
      place.query(`select max(seq)::int as n from entries e join tables t on t.key = e.table_key where t.id = '${unattended.table}'`);
    const before = await entries();
    // Ana goes on at the other server, where the bot is asked too.
    const again = await other.join(created.table, at(created.seats, 0).token);
    await again.until(() => again.scene.awaited.includes(0));
    expect(await again.move({ type: 'seal', n: 1 })).toMatchObject({ t: 'ok' });
    await watcher.until(() => (watcher.scene.info.turn ?? 0) === 3 || watcher.scene.info.status === 'finished');
    // Nor does a clock stop that nobody looks at.
    await expect.poll(entries).not.toEqual(before);
    await other.stop();
    expect(await place.query('select name from leases')).toEqual([]);
  });
});

it('kill -9 of one server after the other loses and doubles nothing that was acknowledged; people go on at the other, and clocks that nobody looks at', async () => {
  const { url, query } = place;
  const { acknowledged, ...killed } = await killInTurn({ url, query, servers: 2, tables: 4, kills: 2 });
  expect(killed).toMatchObject({ kills: 2, lost: 0, doubled: 0 });
  expect(acknowledged).toBeGreaterThan(0);
  expect(await query('select * from nodes where until > now()')).toEqual([]);
  await place.destroy();
});
