import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CreatedTable, CreateTable } from '#protocol';
import { type RunningServer, type ServerOptions, startServer } from '../index.ts';
import { Client } from './client.ts';
import { tontine } from './tontine.ts';

/** Limits that do not stand in the way of tests; those of the limits have their own. */
export const ROOMY = {
  messagesPerSecond: 100_000,
  messageBurst: 100_000,
  socketsPerAddress: 100_000,
  requestsPerSecond: 100_000,
  requestBurst: 100_000,
  tablesPerHour: 100_000,
  codesPerMinute: 100_000,
} as const;

export const TWO_HERE: CreateTable['seats'] = [
  { kind: 'here', name: 'Ana' },
  { kind: 'here', name: 'Bob' },
];

/** A directory of its own, a server of its own, and the clients of one test. */
export class House {
  readonly directory = mkdtempSync(join(tmpdir(), 'comptoir-server-'));
  readonly file = join(this.directory, 'comptoir.db');
  readonly clients: Client[] = [];
  #server: RunningServer | null = null;

  async start(options: Partial<ServerOptions> = {}): Promise<this> {
    this.#server = await startServer({
      port: 0,
      host: '127.0.0.1',
      database: this.file,
      page: null,
      version: '0.0.0',
      games: async (id) => (id === 'tontine' ? tontine : null),
      botPause: { min: 5, max: 10 },
      limits: ROOMY,
      ...options,
    });
    return this;
  }

  get url(): string {
    if (this.#server === null) throw new Error('the server is not running');
    return this.#server.url;
  }

  async stop(): Promise<void> {
    await this.#server?.close();
    this.#server = null;
  }

  async destroy(): Promise<void> {
    for (const client of this.clients) client.cut();
    await this.stop();
    rmSync(this.directory, { recursive: true, force: true });
  }

  post(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    return fetch(`${this.url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
  }

  plan(plan: Partial<CreateTable> = {}): CreateTable {
    return { game: 'tontine', options: {}, seats: TWO_HERE, secondsPerDecision: null, watching: 'link', referee: 'auto', start: true, lang: 'fr', ...plan };
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

  /** The clients of every seat that the creator holds. */
  async seat(created: CreatedTable): Promise<readonly Client[]> {
    return Promise.all(created.seats.map(({ token }) => this.join(created.table, token)));
  }
}
