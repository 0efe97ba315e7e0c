import { at } from '#kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ChildServer, startChild } from '../testing/child.ts';
import { Client } from '../testing/client.ts';
import { House } from '../testing/house.ts';
import { Player } from '../testing/player.ts';
import { postgresPlace, type PostgresPlace } from '../testing/postgres-place.ts';

let place: PostgresPlace;
beforeEach(() => {
  place = postgresPlace();
});

describe('two servers on one PostgreSQL', () => {
  let house: House;
  let other: House;
  beforeEach(async () => {
    house = await new House().start({ database: place.url });
    other = await new House().start({ database: place.url });
  });
  afterEach(async () => {
    await other.destroy();
    await house.destroy();
    await place.destroy();
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
    expect(await place.query('select name from leases')).toEqual([{ name: '#house' }]);
  });

  it('leave the bots of a table to one of them, and to the other when that one stops', async () => {
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
    const health = fetch(`${house.url}/health`);
    expect((await health).status).toBe(200);
    await house.stop();
    // Ana goes on at the other server, where the bot is asked too.
    const again = await other.join(created.table, at(created.seats, 0).token);
    await again.until(() => again.scene.awaited.includes(0));
    expect(await again.move({ type: 'seal', n: 1 })).toMatchObject({ t: 'ok' });
    await watcher.until(() => (watcher.scene.info.turn ?? 0) === 3 || watcher.scene.info.status === 'finished');
  });
});

const TABLES = 6;
const UNDER_WAY = 4;
const PATIENCE_MS = 120_000;

const until = async (isSo: () => boolean | Promise<boolean>, where: () => unknown): Promise<void> => {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`waited in vain: ${JSON.stringify(where())}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

describe('kill -9 of one of two servers, then of the other', () => {
  it('loses and doubles nothing that was acknowledged; people go on at the other at once, bots and clocks when the dead is missed', async () => {
    const nodes: (ChildServer | null)[] = await Promise.all([startChild(place.url), startChild(place.url)]);
    const nodeFor = (n: number): ChildServer => {
      const node = nodes[n % 2] ?? nodes[(n + 1) % 2] ?? null;
      if (node === null) throw new Error('no server is left');
      return node;
    };
    const tables = await Promise.all(Array.from({ length: TABLES }, (_, n) => nodeFor(n).create(1000)));
    // One that plays by itself and that nobody looks at: bots against the clock.
    const seats = [0, 1].map(() => ({ kind: 'bot', level: 'weak' }) as const);
    const alone = await nodeFor(0).create(1000, { seats });
    const players = tables.flatMap((created) => [0, 1].map((seat) => ({ created, seat, player: new Player(() => nodeFor(seat).url, created, seat) })));
    const playing = players.map(({ player }) => player.play());
    const stepsAlone = async (): Promise<number> =>
      Number((await place.query(`select coalesce(max(step), 0)::int as n from entries e join tables t on t.key = e.table_key where t.id = '${alone.table}'`))[0]?.n);
    const goOn = async (): Promise<void> => {
      const [before, steps] = [players.map(({ player }) => player.acknowledged.length), await stepsAlone()];
      await until(
        async () => players.every(({ player }, index) => player.acknowledged.length >= at(before, index) + UNDER_WAY) && (await stepsAlone()) > steps + UNDER_WAY,
        () => players.map(({ player }) => player.where),
      );
    };
    await goOn();
    await nodes[0]?.kill();
    nodes[0] = null;
    await goOn();
    nodes[0] = await startChild(place.url);
    await nodes[1]?.kill();
    nodes[1] = null;
    await goOn();
    for (const { player } of players) player.stop();
    await Promise.all(playing);
    const rows = await place.query('select t.id, e.client, e.writer, e.seq, e.step from entries e join tables t on t.key = e.table_key order by t.id, e.seq');
    const stored = new Map(rows.filter(({ client }) => client !== null).map(({ id, client, writer, step }) => [`${id} ${writer} ${client}`, Number(step)]));
    for (const { created, seat, player } of players) {
      for (const { id, step } of player.acknowledged) expect(stored.get(`${created.table} ${seat} ${id}`)).toBe(step);
      expect(new Set(player.acknowledged.map(({ id }) => id)).size).toBe(player.acknowledged.length);
      // Every line once, in order, none missing, whichever server told it.
      expect(player.lines).toEqual(Array.from({ length: player.lines.length }, (_, index) => index + 1));
    }
    for (const { table } of tables) {
      const numbers = rows.filter(({ id }) => id === table).map(({ seq }) => Number(seq));
      expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => index + 1));
    }
    // What is stored is what the rules make of it.
    const late = await Client.join(nodeFor(0).url, { table: at(tables, 0).table });
    expect(late.scene.step).toBeGreaterThan(UNDER_WAY);
    expect(await nodeFor(0).terminate()).toBe(0);
    expect(await place.query('select * from nodes n where until > now()')).toEqual([]);
    await place.destroy();
  });
});
