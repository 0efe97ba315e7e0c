import { Writable } from 'node:stream';
import { quickChance } from '#kernel/chance.ts';
import { at } from '#kernel/collections.ts';
import { replay } from '#kernel/recording.ts';
import { bourse } from '#games/bourse/index.ts';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { Client } from './testing/client.ts';
import { eachHouse } from './testing/each-house.ts';
import type { House } from './testing/house.ts';
import { playOffer } from './testing/offers.ts';

/* The real game through the real server: what the tiny one cannot show. */

const house = eachHouse(null);

const start = (more: Parameters<House['start']>[0] = {}) => house.start({ games: async (id) => (id === 'bourse' ? bourse : null), ...more });

const FOUR = ['Ana', 'Bob', 'Cléo', 'Dan'].map((name) => ({ kind: 'here', name }) as const);

/** Plays any offers until the game is over. */
const playOut = async (clients: readonly Client[]): Promise<void> => {
  const chance = quickChance(11);
  const first = at(clients, 0);
  while (first.scene.outcome === null) {
    const asked = clients.find(({ scene }) => scene.decision?.duty === 'must' && scene.decision.answered !== true);
    if (asked === undefined) throw new Error('nobody is asked');
    await playOffer(asked, chance);
    await Promise.all(clients.map((client) => client.settle()));
  }
};

describe('Bourse at the server', () => {
  it('four sockets play a game to the end; patches, a fresh scene and the replayed recording agree; nothing secret is sent or logged', async () => {
    let logged = '';
    const logger = pino(
      { level: 'trace' },
      new Writable({
        write: (chunk, _encoding, done) => {
          logged += String(chunk);
          done();
        },
      }),
    );
    await start({ logger });
    const created = await house.create({ game: 'bourse', seats: FOUR, options: { turnLimit: 25, cashVisibility: 'hidden' } });
    const clients = await house.seat(created);
    const watcher = await house.join(created.table);
    await playOut(clients);
    await watcher.until(() => watcher.scene.outcome !== null);
    for (const [seat, client] of clients.entries()) {
      await client.settle();
      const fresh = await house.join(created.table, at(created.seats, seat).token);
      expect(client.scene).toEqual(fresh.scene);
      expect(client.log.map(({ n }) => n)).toEqual([...new Set(client.log.map(({ n }) => n))]);
    }
    const { seed } = watcher.scene.info;
    const response = await fetch(`${house.url}/api/tables/${created.table}/recording`);
    const recording: Parameters<typeof replay>[1] = JSON.parse(await response.text());
    const replayed = replay(bourse.module, recording);
    expect(replayed.ok && bourse.module.outcome(replayed.match.now.state)).toEqual(watcher.scene.outcome);
    // Every frame before the last: the seed is published with the result.
    const early = [...clients, watcher].flatMap(({ frames }) => frames.filter((frame) => !frame.includes('"outcome":{"s":')));
    expect(early.length).toBeGreaterThan(100);
    const secrets = [seed ?? 'no seed', created.owner, ...created.seats.map(({ token }) => token)];
    for (const secret of secrets) {
      expect(early.some((frame) => frame.includes(secret))).toBe(false);
      expect(logged).not.toContain(secret);
    }
    expect(logged).toContain('"route":"/api/tables"');
    expect(logged).not.toContain('Cléo');
    for (const [seat, client] of clients.entries()) {
      const first: { scene: { view: { cash: (number | null)[] } } } = JSON.parse(at(client.frames, 0));
      expect(first.scene.view.cash.map((sum) => sum === null)).toEqual([0, 1, 2, 3].map((index) => index !== seat));
    }
  });

  it('[BO-4.11.2] leaving a seat with `liquidate` leaves it to a bot, leaving the game removes it; with `newSeat` a newcomer sits down', async () => {
    await start();
    const { created, ana, bob } = await house.pair({ game: 'bourse', seats: FOUR, options: { onLeave: 'liquidate', lateJoin: 'newSeat' } });
    expect(ana.scene.mayQuit).toBe(true);
    await bob.ask({ t: 'leave' });
    await ana.until(() => ana.scene.info.seats[1]?.holder === 'bot');
    expect(ana.scene.view).toMatchObject({ table: { players: { 1: { active: true } } } });
    await bob.until(() => bob.scene.you === null);
    await bob.ask({ t: 'take', seat: 1, name: 'Bob' });
    await bob.until(() => bob.scene.you === 1);
    expect(await bob.ask({ t: 'quit' })).toMatchObject({ t: 'ok' });
    await ana.settle();
    expect(ana.scene.view).toMatchObject({ table: { players: { 1: { active: false } } } });
    const eve = await house.join(created.table);
    expect(await eve.ask({ t: 'take', seat: 4, name: 'Ève' })).toMatchObject({ t: 'ok', result: { seat: 4 } });
    await eve.until(() => eve.scene.you === 4);
    expect(eve.scene.view).toMatchObject({ table: { players: { length: 5 } } });
  });

  it('a secret instruction is told to nobody else, not even that there is one', async () => {
    await start();
    const created = await house.create({ game: 'bourse', seats: FOUR });
    const clients = await house.seat(created);
    const [ana, bob] = clients;
    await bob?.settle();
    const before = bob?.frames.length ?? 0;
    expect(await ana?.move({ type: 'passUntilMyTurn', on: true })).toMatchObject({ t: 'ok' });
    await bob?.settle();
    expect(bob?.frames).toHaveLength(before + 1);
    expect(bob?.scene.undoClosed).toBe('table.nothingToUndo');
  });

  it('a data set that is wrong keeps the server from starting, and the error names the line', async () => {
    await expect(house.start({ games: undefined, datasets: { bourse: { mine: '{\n  "id": 3\n}' } } })).rejects.toThrow(/line|ligne/i);
  });
});
