import crypto, { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { PROTOCOL, type Scene, type ServerMessage } from '#protocol';

/* A server on which nothing depends on the hour or on chance: every table has the same address, code and seed each time. */

/** What the clocks of the server and of every page say. */
export const NOW = Date.UTC(2026, 2, 20, 18, 30);
/** The address at which every page is opened, whatever the port: pages show it, and draw it as a QR code. */
export const SITE = 'http://comptoir.localhost';
export const HOST_KEY = 'the-key-of-the-host';

/** Drawn from the name of what is being made, and from how often so many bytes were drawn for it. */
const drawn = { name: '', counts: new Map<number, number>() };
const drawFor = (name: string): void => {
  drawn.name = name;
  drawn.counts.clear();
};
/** The letters of a code are drawn at one go; a table that was made before may draw a number of its own at any time between. */
const LETTER_BYTES = 4;
const random = (bytes: number): Buffer => {
  const count = (drawn.counts.get(bytes) ?? 0) + 1;
  drawn.counts.set(bytes, count);
  if (bytes === LETTER_BYTES) queueMicrotask(() => drawn.counts.delete(bytes));
  return createHash('shake256', { outputLength: bytes }).update(`${drawn.name} ${bytes} ${count}`).digest();
};

/** The server takes its source of chance when it is loaded, which nobody may do before; everybody else keeps the true one. */
const loadServer = async () => {
  const { randomBytes } = crypto;
  Reflect.set(crypto, 'randomBytes', random);
  syncBuiltinESMExports();
  const { startServer } = await import('#server');
  Reflect.set(crypto, 'randomBytes', randomBytes);
  syncBuiltinESMExports();
  return startServer;
};
const startServer = await loadServer();

const PLENTY = 100_000;
const LIMITED = ['tablesPerHour', 'roomsPerHour', 'requestsPerSecond', 'requestBurst', 'looksPerSecond', 'lookBurst', 'socketsPerAddress'];
const limits = Object.fromEntries(LIMITED.map((name) => [name, PLENTY]));
/** The same, as it is said since decision 094. */
const PRICED = ['tables', 'rooms', 'requests', 'looks', 'sockets', 'connections', 'bytes'];
const prices = Object.fromEntries(PRICED.map((name) => [name, { atOnce: PLENTY ** 2, perSecond: PLENTY ** 2 }]));

const after = (ms: number, then: () => void): (() => void) => {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
};

export interface StillHouse {
  readonly port: number;
  /** Asks the public API. `name`: what is made by it, if anything; by the name alone its code, tokens and dice are drawn. */
  post<T>(name: string, path: string, body: unknown, token?: string): Promise<T>;
  /** One request on a socket of its own. */
  say(hello: object, requestOf: (scene: Scene) => object): Promise<void>;
  /** Lobby, playing or finished. */
  status(table: string): Promise<string>;
  close(): Promise<void>;
}

const converse = (url: string, hello: object, requestOf: (scene: Scene) => object) =>
  new Promise<void>((resolve, reject) => {
    const socket = new WebSocket(url);
    socket.on('error', reject);
    socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL, lang: 'fr', ...hello })));
    socket.on('message', (data) => {
      const text = Buffer.isBuffer(data) ? data.toString('utf8') : '{}';
      const heard: ServerMessage = JSON.parse(text);
      if (heard.t === 'no') reject(new Error(text));
      if (heard.t === 'scene') socket.send(JSON.stringify({ id: 'frozen', ...requestOf(heard.scene) }));
      if (heard.t === 'ok') resolve();
      if (heard.t === 'no' || heard.t === 'ok') socket.close();
    });
  });

export const openStillHouse = async (): Promise<StillHouse> => {
  const folder = mkdtempSync(join(tmpdir(), 'comptoir-frozen-'));
  drawFor('house');
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    site: SITE,
    database: join(folder, 'house.sqlite'),
    page: join(import.meta.dirname, '../../dist/web'),
    version: 'frozen',
    botPause: { min: 0, max: 0 },
    limits,
    prices,
    time: { now: () => NOW, after },
    hostToken: HOST_KEY,
  });
  return {
    port: Number(new URL(server.url).port),
    post: async (name, path, body, token) => {
      drawFor(name);
      const headers = { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
      const answer = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path}: ${text}`);
      return JSON.parse(text === '' ? 'null' : text);
    },
    say: (hello, requestOf) => converse(`${server.url.replace(/^http/, 'ws')}/ws`, hello, requestOf),
    status: async (table) => {
      const info: { readonly status: string } = JSON.parse(await (await fetch(`${server.url}/api/tables/${table}`)).text());
      return info.status;
    },
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
