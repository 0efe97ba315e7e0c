import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { catalogueGames } from './games.ts';
import { BOT, here } from './testing/chairs.ts';
import { eachHouse } from './testing/each-house.ts';
import { stopInPlay } from './testing/stops.ts';

const house = eachHouse(null);
const lines: Socket[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const line of lines.splice(0)) line.destroy();
});

/** Sends a text and then nothing, and never hangs up by itself. */
const line = async (text: string): Promise<Socket> => {
  const { port } = new URL(house.url);
  const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  lines.push(socket);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
};

describe('SIGTERM in the middle of play at tables with clocks', () => {
  for (const time of [1, 2, 3, 4, 5]) {
    it(`ends the process by itself, with every acknowledged move in its file (${time})`, async () => {
      const stop = await stopInPlay(join(house.directory, 'stop.db'), 60 + 20 * time, time);
      expect(stop).toMatchObject({ code: 0, lost: [] });
      expect(stop.acknowledged).toBeGreaterThanOrEqual(60 + 20 * time);
    });
  }
});

describe('a stop', () => {
  it('does not wait for half a request, nor for whoever was turned away and does not hang up', async () => {
    const version = randomUUID();
    await house.start({ version });
    await line('POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{');
    await line('GET / HTTP/1.1\r\nHost: ');
    await line('');
    const refused = await line(
      'GET /ws HTTP/1.1\r\nHost: localhost\r\nOrigin: https://evil.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    await once(refused, 'data');
    const { port } = new URL(house.url);
    await house.stop();
    // Somebody else may have its port by now.
    const told = await fetch(`http://127.0.0.1:${port}/health`).then(
      (response) => response.text(),
      () => '',
    );
    expect(told).not.toContain(version);
  });

  it('that is announced says 503 at /health first, and serves everybody who comes all the same', async () => {
    await house.start();
    const { table, seats } = await house.create({ options: { rounds: 9 } });
    const ana = await house.join(table, seats[0]?.token);
    house.drain();
    const health = await fetch(`${house.url}/health`);
    expect([health.status, await health.json()]).toMatchObject([503, { status: 'stopping', database: 'ok' }]);
    expect(await ana.move({ type: 'pin' })).toMatchObject({ t: 'ok' });
    const bob = await house.join(table, seats[1]?.token);
    expect(await bob.move({ type: 'pin' })).toMatchObject({ t: 'ok' });
  });

  it('says so to whoever waits for advice, and calls it no mistake', async () => {
    await house.start({ games: catalogueGames({}) });
    const { table, seats } = await house.create({ game: 'bourse', seats: [here('Ana'), BOT, BOT], pace: 'atOnce' });
    const ana = await house.join(table, seats[0]?.token);
    await ana.when(({ awaited }) => awaited.includes(0));
    // What the thread is asked never reaches it: it is being thought about until the house stops.
    const asked = Promise.withResolvers<void>();
    const post: unknown = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage')?.value;
    vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, ...said) {
      if (Object(said[0]).advise === true) asked.resolve();
      else if (typeof post === 'function') Reflect.apply(post, this, said);
    });
    const advice = ana.ask({ t: 'hint' });
    await asked.promise;
    await house.stop();
    expect(await advice).toMatchObject({ t: 'no', code: 'stopping' });
  });

  it('leaves a table that is asked for meanwhile unopened', async () => {
    await house.start();
    const { table } = await house.create({ secondsPerDecision: 3600 });
    const ana = await house.join(table);
    const stopped = house.stop();
    ana.hello({ table });
    await stopped;
    await ana.gone;
    expect(ana.closed).toEqual({ code: 1012 });
  });
});
