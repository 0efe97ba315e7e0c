import { setTimeout as pause } from 'node:timers/promises';
import type { Draws } from '#kernel/chance.ts';
import { at } from '#kernel/collections.ts';
import type { ServerOptions } from '../../index.ts';
import { type BadLine, openBadLine, type Weather } from '../bad-line.ts';
import { type ChildServer, startChild } from '../child.ts';
import type { Ground, Mishap } from './ground.ts';

/* The servers of a round, and what befalls them. */

const WEAK: Weather = { roundTripMs: 150, loss: 0.02, holdsMs: 1500 };
/** Longer than a server may be silent before the others do its work. */
const LONG_SLEEP_MS = 7500;
/** Tenths of a second until a full disk is met by somebody. */
const FULL_TRIES = 50;
/** A server that was told to stop has ended by then, whatever it had under way. */
const STOP_MS = 60_000;

/** Those to whom it happens. */
export interface Concerned {
  /** Cuts the lines of some. */
  cut(): void;
  /** How often somebody was told that nothing could be stored. */
  unstored(): number;
  garbage(url: string): Promise<readonly string[]>;
}

export class Servers {
  readonly wrong: string[] = [];
  readonly mishaps: Partial<Record<Mishap, number>> = {};
  /** How often one began or came to its end. */
  troubles = 0;
  readonly #ground: Ground;
  readonly #chance: Draws;
  readonly #options: Partial<ServerOptions>;
  /** Null: it is down just now. */
  readonly #servers: (ChildServer | null)[] = [];
  /** Weak lines to a server. */
  readonly #lines = new Map<number, BadLine>();
  /** How often somebody was told that nothing could be stored, on a full disk. */
  met = 0;

  constructor(ground: Ground, chance: Draws, options: Partial<ServerOptions>) {
    this.#ground = ground;
    this.#chance = chance;
    this.#options = options;
  }

  /** The addresses of those that are up. */
  get urls(): readonly string[] {
    return this.#servers.flatMap((server) => (server === null ? [] : [server.url]));
  }

  server(index: number): ChildServer {
    const server = this.#servers[index] ?? this.#servers.find((other) => other !== null);
    if (server === undefined || server === null) throw new Error('the house is closed');
    return server;
  }

  /** Where somebody who is used to this server finds the house: there, or at another that is up. */
  urlFor(index: number): string {
    return this.#lines.get(index)?.url ?? this.server(index).url;
  }

  async openAll(): Promise<void> {
    for (let server = 0; server < this.#ground.servers; server++) await this.#open(server);
  }

  async #open(index: number, shell?: string): Promise<void> {
    this.#servers[index] = await startChild(this.#ground.database(index), { options: this.#options, ...(shell === undefined ? {} : { shell }) });
  }

  async #down(index: number, ended: (server: ChildServer) => Promise<unknown>): Promise<void> {
    const server = this.server(index);
    // Nobody new is sent to it.
    this.#servers[index] = null;
    await ended(server);
  }

  /** Whatever happens around a server, it ends when it is told to and not otherwise. */
  async checkAlive(): Promise<void> {
    for (const [index, server] of this.#servers.entries()) {
      if (server?.hasEnded !== true) continue;
      this.wrong.push('a server ended by itself');
      await this.#open(index);
    }
  }

  async befall(mishap: Mishap, concerned: Concerned): Promise<void> {
    this.mishaps[mishap] = (this.mishaps[mishap] ?? 0) + 1;
    this.troubles++;
    // What befell the house to the end may have cost a server twice.
    await this.#befall(mishap, concerned).finally(() => this.troubles++);
  }

  async #befall(mishap: Mishap, concerned: Concerned): Promise<void> {
    const chance = this.#chance;
    const index = chance.int(this.#ground.servers);
    switch (mishap) {
      case 'kill':
        await this.#down(index, (server) => server.kill());
        return this.#open(index);
      case 'terminate':
        await this.#down(index, async (server) => {
          const code = await Promise.race([server.terminate(), pause(STOP_MS, 'nothing', { ref: false })]);
          if (code !== 0) this.wrong.push(`a stop ended with ${String(code)}`);
          await server.kill();
        });
        return this.#open(index);
      case 'freeze':
        return this.server(index).freeze(this.#ground.servers > 1 && chance.int(3) === 0 ? LONG_SLEEP_MS : 200 + chance.int(600));
      case 'slowLine': {
        const line = await openBadLine(this.server(index).url, WEAK, chance.int(1000));
        this.#lines.set(index, line);
        concerned.cut();
        await pause(1500 + chance.int(2500));
        this.#lines.delete(index);
        return line.close();
      }
      case 'cutDatabase':
        return this.#ground.cutDatabase(index, at([0, 0, 1000, 5000], chance.int(4)));
      case 'restartDatabase':
        return this.#ground.restartDatabase(chance.int(2) === 0 ? 0 : 4000);
      case 'cut':
        return concerned.cut();
      case 'clock':
        // To and fro: a clock that was wrong is put right.
        return this.server(index).shiftClock((chance.int(2) === 0 ? -1 : 1) * chance.int(90_000));
      case 'fullDisk':
        return this.#fullDisk(index, concerned);
      case 'garbage':
        return void this.wrong.push(...(await concerned.garbage(this.server(index).url)));
    }
  }

  async #fullDisk(index: number, concerned: Concerned): Promise<void> {
    await this.#down(index, (server) => server.kill());
    const blocks = Math.ceil(this.#ground.bytes() / 512) + 40 + this.#chance.int(200);
    // It may not even open then, and says so.
    const isOpen = await this.#open(index, `ulimit -f ${blocks}`).then(
      () => true,
      () => false,
    );
    if (isOpen) {
      const before = concerned.unstored();
      for (let tries = 0; tries < FULL_TRIES && concerned.unstored() === before; tries++) await pause(100);
      await this.#down(index, (server) => server.kill());
      this.met += concerned.unstored() - before;
    }
    return this.#open(index);
  }

  async terminate(): Promise<void> {
    await Promise.all(this.#servers.flatMap((server) => (server === null ? [] : [server.terminate()])));
  }

  async kill(): Promise<void> {
    for (const server of this.#servers) await server?.kill();
  }
}
