import { at } from '#kernel/collections.ts';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { type ChildServer, startChild } from './testing/child.ts';
import { Client, PATIENCE_MS } from './testing/client.ts';
import { eachHouse } from './testing/each-house.ts';
import { Player } from './testing/player.ts';

const house = eachHouse(null);

const TABLES = 40;
const ROUNDS = 1000;
const UNDER_WAY = 5;

const entriesOf = (file: string): ReadonlyMap<string, { readonly step: number }> => {
  const db = new DatabaseSync(file, { readOnly: true });
  const rows = db.prepare('select id, client, writer, step from entries join tables on key = table_key where client is not null').all();
  db.close();
  return new Map(rows.map((row) => [`${String(row.id)} ${String(row.writer)} ${String(row.client)}`, { step: Number(row.step) }]));
};

describe('kill -9 in the middle of a load', () => {
  it('loses no acknowledged move; after the restart every client is back and plays on', async () => {
    let server: ChildServer = await startChild(house.file);
    const tables = await Promise.all(Array.from({ length: TABLES }, () => server.create(ROUNDS)));
    const players = tables.flatMap((created) => [0, 1].map((seat) => ({ created, seat, player: new Player(() => server.url, created, seat) })));
    const playing = players.map(({ player }) => player.play());
    // Everybody is in the middle of their game.
    while (players.some(({ player }) => player.acknowledged.length < UNDER_WAY)) await new Promise((resolve) => setTimeout(resolve, 20));
    await server.kill();
    const before = players.map(({ player }) => [...player.acknowledged]);
    const stored = entriesOf(house.file);
    for (const [index, { created, seat }] of players.entries()) {
      for (const { id, step } of at(before, index)) expect(stored.get(`${created.table} ${seat} ${id}`)).toEqual({ step });
    }

    server = await startChild(house.file);
    const isBack = ({ player }: (typeof players)[number], index: number): boolean =>
      player.connections > 1 && player.acknowledged.length > at(before, index).length;
    let back = 0;
    // Patience begins anew with everybody who comes back: a busy machine lets them in one by one.
    for (let end = Date.now() + PATIENCE_MS; back < players.length && Date.now() < end; ) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      const now = players.filter(isBack).length;
      if (now > back) end = Date.now() + PATIENCE_MS;
      back = now;
    }
    expect(players.filter((player, index) => !isBack(player, index)).map(({ player }) => player.where)).toEqual([]);
    for (const { player } of players) player.stop();
    await Promise.all(playing);
    // Every line once, in order, none missing: before and after the restart.
    for (const { player } of players) {
      expect(player.lines).toEqual(Array.from({ length: player.lines.length }, (_, index) => index + 1));
      expect(player.toldAgain).toBe(0);
    }
    expect(await server.terminate()).toBe(0);
    const after = entriesOf(house.file);
    for (const { created, seat, player } of players) {
      for (const { id, step } of player.acknowledged) expect(after.get(`${created.table} ${seat} ${id}`)).toEqual({ step });
    }
  });
});

describe('a graceful stop', () => {
  it('answers what is under way, keeps every match, tells every page, and exits with 0', async () => {
    const server = await startChild(house.file);
    const created = await server.create(ROUNDS);
    const ana = await Client.join(server.url, { table: created.table, token: created.seats[0]?.token });
    const answers = Promise.all(Array.from({ length: 30 }, () => ana.move({ type: 'pin' })));
    const stopped = server.terminate();
    const settled = await Promise.race([answers, ana.gone]);
    expect(await stopped).toBe(0);
    await ana.gone;
    expect(ana.closed).toEqual({ code: 1012 });
    const done = settled === null ? ana.frames.filter((frame) => frame.includes('"t":"ok"')).length : settled.filter(({ t }) => t === 'ok').length;
    const db = new DatabaseSync(house.file);
    expect(Number(db.prepare('select max(step) as step from entries').get()?.step)).toBeGreaterThanOrEqual(done);
    // The match as it stands, not only as it was at the last round number.
    expect(db.prepare('select max(step) as step from snapshots').get()).toEqual(db.prepare('select max(step) as step from entries').get());
    db.close();
  });

  it('winds the clocks of games in play when it starts again', async () => {
    await house.start();
    const created = await house.create({ secondsPerDecision: 60, options: { rounds: 3 } });
    await house.stop();
    await house.start();
    await house.passUntil(() => house.storedSteps > 1, 60_000);
    const late = await house.join(created.table);
    expect(late.scene.info.turn).toBeGreaterThan(1);
  });
});
