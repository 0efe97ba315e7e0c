import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { at } from '#kernel/collections.ts';
import type { CreatedTable, CreateTable, Scene } from '#protocol';
import { type RunningServer, type ServerOptions, startServer } from '../index.ts';
import { type Allowance, UNLIMITED } from '../prices.ts';
import { Client, PATIENCE_MS } from './client.ts';
import { testSeeds } from './dice.ts';
import { MovableTime } from './movable-time.ts';
import { tontine } from './tontine.ts';

/** So many, and no more. */
export const only = (atOnce: number): Allowance => ({ atOnce, perSecond: 0 });

export const TWO_HERE: CreateTable['seats'] = [
  { kind: 'here', name: 'Ana' },
  { kind: 'here', name: 'Bob' },
];

/** A game that began with everybody in their chair. */
export interface Begun {
  readonly created: CreatedTable;
  readonly clients: readonly Client[];
  /** What each of them saw first of the game: the deadline is that of its opening. */
  readonly opening: readonly Scene[];
  /** It began between these moments. */
  readonly from: number;
  readonly to: number;
}

/** A directory of its own, a server of its own, and the clients of one test. */
export class House {
  readonly directory = mkdtempSync(join(tmpdir(), 'comptoir-server-'));
  readonly file = join(this.directory, 'comptoir.db');
  readonly clients: Client[] = [];
  readonly time = new MovableTime();
  readonly #seeds = testSeeds();
  #server: RunningServer | null = null;
  #hostToken = '';

  async start(options: Partial<ServerOptions> = {}): Promise<this> {
    this.#server = await startServer({
      port: 0,
      host: '127.0.0.1',
      database: this.file,
      page: null,
      version: '0.0.0',
      games: async (id) => (id === 'tontine' ? tontine : null),
      botPause: { min: 5, max: 10 },
      cleaning: { quietMs: 0, apartMs: 0 },
      time: this.time,
      seeds: this.#seeds,
      ...options,
      // Nobody waits for the answer to a wrong key.
      limits: { lateSeconds: 0, ...options.limits },
      // Prices do not stand in the way of tests; those of the prices have their own.
      prices: { ...UNLIMITED, ...options.prices },
    });
    this.#hostToken = this.#server.hostToken ?? this.#hostToken;
    return this;
  }

  get url(): string {
    if (this.#server === null) throw new Error('the server is not running');
    return this.#server.url;
  }

  /** What opens the host's room; made by the first start. */
  get hostToken(): string {
    return this.#hostToken;
  }

  async host(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, key = this.#hostToken): Promise<Response> {
    const headers = { authorization: `Bearer ${key}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    return fetch(`${this.url}${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  }

  drain(): void {
    this.#server?.drain();
  }

  async stop(): Promise<void> {
    await this.#server?.close();
    this.#server = null;
  }

  async destroy(): Promise<void> {
    for (const client of this.clients.splice(0)) client.cut();
    await this.stop();
    rmSync(this.directory, { recursive: true, force: true });
  }

  post(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    return fetch(`${this.url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
  }

  plan(plan: Partial<CreateTable> = {}): CreateTable {
    return {
      game: 'tontine',
      options: {},
      seats: TWO_HERE,
      secondsPerDecision: null,
      watching: 'link',
      joining: 'free',
      referee: 'auto',
      start: true,
      lang: 'fr',
      ...plan,
    };
  }

  async create(plan: Partial<CreateTable> = {}): Promise<CreatedTable> {
    const response = await this.post('/api/tables', this.plan(plan));
    if (response.status !== 201) throw new Error(`not created: ${await response.text()}`);
    const created: CreatedTable = JSON.parse(await response.text());
    return created;
  }

  /** A client at a table: by token, or as a spectator. */
  async join(table: string, token?: string, more: { readonly owner?: string; readonly logAfter?: number; readonly lang?: 'fr' | 'en' } = {}): Promise<Client> {
    const client = await Client.join(this.url, { table, token, ...more });
    this.clients.push(client);
    return client;
  }

  /** Everybody is there before the game begins, so that no time of its first decision is spent on coming in. */
  async begin(plan: Partial<CreateTable>): Promise<Begun> {
    const created = await this.create({ ...plan, start: false });
    const clients = await this.seat(created);
    const opening = Promise.all(clients.map((client) => client.when(({ view }) => view !== null)));
    const from = this.time.now();
    await clients[0]?.ask({ t: 'start' });
    const to = this.time.now();
    return { created, clients, opening: await opening, from, to };
  }

  /** How many steps the file holds, for whoever must not wake a table by asking for it. */
  get storedSteps(): number {
    const db = new DatabaseSync(this.file, { readOnly: true });
    const row = db.prepare('select max(step) as step from entries').get();
    db.close();
    return Number(row?.step ?? 0);
  }

  /** Puts the clock forward, so much at a time, until it is so: a server that has just started winds the clocks of its tables one by one. */
  async passUntil(isSo: () => boolean, ms: number): Promise<void> {
    for (const end = Date.now() + PATIENCE_MS; !isSo(); await pause(20)) {
      if (Date.now() > end) throw new Error('waited in vain');
      this.time.pass(ms);
    }
  }

  /** The clients of every seat that the creator holds. */
  async seat(created: CreatedTable): Promise<readonly Client[]> {
    return Promise.all(created.seats.map(({ token }) => this.join(created.table, token)));
  }

  /** Ana and Bob in their chairs. */
  async pair(plan: Partial<CreateTable> = {}): Promise<{ readonly created: CreatedTable; readonly ana: Client; readonly bob: Client }> {
    const created = await this.create(plan);
    const clients = await this.seat(created);
    return { created, ana: at(clients, 0), bob: at(clients, 1) };
  }
}
