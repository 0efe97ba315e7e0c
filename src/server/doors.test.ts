import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { at } from '#kernel/collections.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { DEFAULT_LIMITS } from './limits.ts';
import { Client } from './testing/client.ts';
import { eachHouse } from './testing/each-house.ts';
import { only } from './testing/house.ts';

/* Who is let in, under which name, from which address, and for how long without a word. */

const house = eachHouse(null);
const lines: Socket[] = [];
afterEach(() => {
  for (const line of lines.splice(0)) line.destroy();
});

const port = (): number => Number(new URL(house.url).port);

/** The answer to a request that names another host, or comes through a proxy. */
const asked = (headers: Readonly<Record<string, string>>, path = '/health'): Promise<{ readonly status: number; readonly body: string }> =>
  new Promise((resolve, reject) => {
    const sent = request({ port: port(), host: '127.0.0.1', path, headers }, async (response) => {
      let body = '';
      for await (const part of response) body += String(part);
      resolve({ status: response.statusCode ?? 0, body });
    });
    sent.on('error', reject).end();
  });

const upgraded = (headers: Readonly<Record<string, string>>): Promise<number> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${house.url.replace('http', 'ws')}/ws`, { headers });
    socket.on('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('error', () => undefined);
  });

const line = async (text: string): Promise<Socket> => {
  const socket = connect({ port: port(), host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  lines.push(socket);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
};

describe('the name that somebody comes by', () => {
  it('is one of ours, or the request is refused: a name elsewhere may have been made to lead here', async () => {
    await house.start({ hosts: ['play.example.org'] });
    for (const host of ['play.example.org', `localhost:${port()}`, '192.168.1.20:4280', '[::1]']) expect((await asked({ host })).status).toBe(200);
    for (const path of ['/health', '/api/tables', '/', '/api/games/tontine']) {
      const refused = await asked({ host: 'evil.example' }, path);
      expect(refused.status).toBe(421);
      expect(JSON.parse(refused.body)).toMatchObject({ error: { code: 'wrongHost', message: expect.stringContaining('--allow-host') } });
    }
    expect(await upgraded({ host: 'evil.example', origin: 'http://evil.example' })).toBe(421);
    expect(await upgraded({ host: 'play.example.org', origin: 'https://play.example.org' })).toBe(101);
    expect(await upgraded({ host: '192.168.1.20', origin: 'http://192.168.1.20' })).toBe(101);
  });
});

describe('limits behind a proxy', () => {
  it('are counted for the visitor that the proxy saw', async () => {
    await house.start({ prices: { requests: only(2) } });
    const from = async (address: string): Promise<number> => (await asked({ host: 'localhost', 'x-forwarded-for': address }, '/api/tables')).status;
    expect([await from('198.51.100.1'), await from('198.51.100.1'), await from('198.51.100.1'), await from('198.51.100.2')]).toEqual([200, 200, 429, 200]);
  });
});

describe('who says nothing, or reads nothing', () => {
  it('a socket that does not say hello is closed', async () => {
    await house.start({ limits: { silentSeconds: 3600 } });
    const { table } = await house.create();
    const silent = await Client.open(house.url);
    const polite = await house.join(table);
    house.time.pass(3_600_000);
    await silent.gone;
    expect(silent.closed).toEqual({ code: 4003 });
    await polite.settle();
    expect(polite.closed).toBeNull();
  });

  it('a request that does not arrive is given up', async () => {
    await house.start({ limits: { requestSeconds: 0.4 } });
    const half = await line('POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{');
    const head = await line('GET /health HTTP/1.1\r\nHost: loc');
    await Promise.all([half, head].map((socket) => once(socket.resume(), 'end')));
    // A machine that is busy for so long gives up an honest request, too.
    await expect.poll(async () => (await fetch(`${house.url}/health`)).status).toBe(200);
  });

  it('a line on which much lies unread is closed, and the table goes on', async () => {
    await house.start({ limits: { unreadBytes: 64 * 1024 } });
    const { created, ana } = await house.pair({ options: { rounds: 900 } });
    const hello = JSON.stringify({ t: 'hello', v: 1, table: created.table, lang: 'fr' });
    const mask = Buffer.from([1, 2, 3, 4]);
    const masked = Buffer.from(hello).map((byte, index) => byte ^ (mask[index % 4] ?? 0));
    const deaf = await line(
      'GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    await once(deaf, 'readable');
    deaf.write(Buffer.concat([Buffer.from([0x81, 0x80 | hello.length]), mask, masked]));
    await ana.until(() => ana.scene.info.spectators === 1);
    let memo = 0;
    while (ana.scene.info.spectators === 1) await Promise.all(Array.from({ length: 50 }, () => ana.ask({ t: 'say', text: `${++memo} ${'x'.repeat(900)}` })));
    expect(ana.closed).toBeNull();
    expect(await ana.move({ type: 'pin' })).toMatchObject({ t: 'ok' });
  });
});

describe('talk', () => {
  it('comes in lines of a reasonable length, at a pace that others can read', async () => {
    await house.start({ limits: { talkLength: DEFAULT_LIMITS.talkLength, talkBytes: DEFAULT_LIMITS.talkBytes }, prices: { talk: only(3) } });
    const { created, ana, bob } = await house.pair();
    expect(await ana.ask({ t: 'say', text: 'x'.repeat(1001) })).toMatchObject({ code: 'badTalk' });
    expect(await ana.ask({ t: 'say', text: '💰'.repeat(600) })).toMatchObject({ code: 'badTalk' });
    expect(await ana.ask({ t: 'say', text: 'é'.repeat(1000) })).toMatchObject({ t: 'ok' });
    // A second line of the same chair shares its pace.
    const again = await house.join(created.table, at(created.seats, 0).token);
    expect(await again.ask({ t: 'say', text: 'deux' })).toMatchObject({ t: 'ok' });
    expect(await ana.ask({ t: 'say', text: 'trois' })).toMatchObject({ t: 'ok' });
    expect(await again.ask({ t: 'say', text: 'quatre' })).toMatchObject({ code: 'tooMuch' });
    expect(await bob.ask({ t: 'say', text: 'moi' })).toMatchObject({ t: 'ok' });
  });

  it('however long it was, leaves a newcomer’s first scene small', async () => {
    await house.start();
    const { created, ana } = await house.pair();
    for (let said = 0; said < 120; said++) await ana.ask({ t: 'say', text: 'x'.repeat(1000) });
    const late = await house.join(created.table);
    expect(Buffer.byteLength(at(late.frames, 0))).toBeLessThan(16 * 1024);
    expect(late.talk.map(({ n }) => n)).toEqual([113, 114, 115, 116, 117, 118, 119, 120]);
    expect(await late.ask({ t: 'talk', before: 113 })).toMatchObject({ t: 'ok', result: { talk: { length: 50, 0: { n: 63 } } } });
  });
});
