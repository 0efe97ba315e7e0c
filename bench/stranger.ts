// One stranger, in a process of its own, who does one thing to a server as fast as it is let: `bench/strangers.ts` starts it.
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { at } from '#kernel/collections.ts';
import type { Recording } from '#kernel/recording.ts';
import type { CreatedRoom, CreatedTable, GrantedRing } from '#protocol';
import { PROTOCOL } from '#protocol';
import { type Ask, Client } from '../src/server/testing/client.ts';

export interface Task {
  readonly surface: string;
  readonly url: string;
  readonly seconds: number;
  /** What a proxy on this machine says of who comes. */
  readonly address: string;
  /** A match of very many moves that anybody may look at. */
  readonly long: string;
}

/** How often the server did what it was asked for, and how often it said no. */
export interface Told {
  readonly done: number;
  readonly refused: number;
}

const RECORDING = join(import.meta.dirname, '../games/anti-monopoly/recordings/90-roundCap.json');
const SECOND = 1000;
const MEGABYTE = 1024 * 1024;

class Stranger {
  readonly #task: Task;
  readonly #until: number;
  #number = 0;
  done = 0;
  refused = 0;

  constructor(task: Task) {
    this.#task = task;
    this.#until = performance.now() + task.seconds * SECOND;
  }

  get #goesOn(): boolean {
    return performance.now() < this.#until;
  }

  async #call(method: string, path: string, body?: unknown, token?: string): Promise<string> {
    const response = await fetch(`${this.#task.url}${path}`, {
      method,
      headers: {
        'x-forwarded-for': this.#task.address,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    if (response.ok) this.done++;
    else this.refused++;
    return response.text();
  }

  /** As often as can be, so many at a time. */
  async #again(atATime: number, work: () => Promise<unknown>): Promise<void> {
    const one = async (): Promise<void> => {
      while (this.#goesOn) await work().catch(() => this.refused++);
    };
    await Promise.all(Array.from({ length: atATime }, one));
  }

  #socket(): Promise<Client> {
    return Client.open(this.#task.url, { 'x-forwarded-for': this.#task.address });
  }

  #token(): string {
    return `stranger-${process.pid}-${++this.#number}`.padEnd(40, '.');
  }

  async #room(step: object = {}): Promise<CreatedRoom> {
    const plan = { title: 'Room', people: 60, minutes: 60, lang: 'en', steps: [{ title: 'Step', minutes: 10, ...step }] };
    const made: CreatedRoom = JSON.parse(await this.#call('POST', '/api/rooms', plan));
    return made;
  }

  async #fill(room: CreatedRoom, people: number): Promise<readonly string[]> {
    const tokens = Array.from({ length: people }, () => this.#token());
    await Promise.all(tokens.map((token, number) => this.#ask(room, token, { t: 'join', name: `Pupil ${number}` })));
    return tokens;
  }

  #ask(room: CreatedRoom, token: string, asked: object): Promise<string> {
    return this.#call('POST', `/api/rooms/${room.room}`, asked, token);
  }

  /** A crowd on open sockets that asks without end. */
  async #asking(sockets: number, asks: () => Ask): Promise<void> {
    await Promise.all(
      Array.from({ length: sockets }, async () => {
        const client = await this.#socket();
        client.hello({ table: this.#task.long });
        await client.until(() => client.isSeated || client.closed !== null);
        while (this.#goesOn && client.closed === null) {
          if ((await client.ask(asks())).t === 'ok') this.done++;
          else this.refused++;
        }
        client.cut();
      }),
    );
  }

  /** Twenty sockets that are opened again and again; `flood` goes on until they are closed. */
  async #raw(sockets: number, flood: (socket: WebSocket) => void): Promise<void> {
    await this.#again(sockets, async () => {
      const socket = new WebSocket(`${this.#task.url.replace(/^http/, 'ws')}/ws`, { headers: { 'x-forwarded-for': this.#task.address } });
      const gone = new Promise<void>((resolve) => socket.once('close', () => resolve()));
      socket.on('error', () => undefined);
      await new Promise<void>((resolve) => {
        socket.once('open', resolve);
        socket.once('close', resolve);
      });
      // Nothing that comes is read.
      socket.pause();
      socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL, table: 'none', lang: 'en' }));
      // A server that has hung up takes nothing more.
      for (let taken = performance.now(); this.#goesOn && socket.readyState === socket.OPEN && performance.now() - taken < SECOND; ) {
        if (socket.bufferedAmount < MEGABYTE) {
          taken = performance.now();
          for (let count = 0; count < 100; count++) flood(socket);
        }
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
      if (this.#goesOn) this.refused++;
      else this.done++;
      socket.resume();
      socket.terminate();
      await gone;
    });
  }

  readonly surfaces: Readonly<Record<string, () => Promise<unknown>>> = {
    nothing: () => new Promise((resolve) => setTimeout(resolve, this.#task.seconds * SECOND)),
    pings: () => this.#raw(20, (socket) => socket.ping('x'.repeat(125))),
    frames: () => this.#raw(20, (socket) => socket.send(`"${'x'.repeat(60_000)}"`)),
    hellos: () =>
      this.#again(20, async () => {
        const client = await this.#socket();
        client.hello({ table: this.#task.long, logAfter: 0 });
        await client.until(() => client.isSeated || client.closed !== null);
        if (client.isSeated) this.done++;
        else this.refused++;
        client.cut();
      }),
    looks: () =>
      this.#asking(20, () => {
        const step = Math.floor(Math.random() * 20_000);
        return at([{ t: 'series' }, { t: 'past', step }, { t: 'log', before: step }] as const, ++this.#number % 3);
      }),
    bodies: () => {
      const list = `[${Array.from({ length: 690_000 }, () => '[[1]]').join(',')}]`;
      return this.#again(8, () => this.#call('POST', '/api/forks', `{"from":{"recording":{"list":${list}}}}`));
    },
    forks: () => {
      const { recording }: { readonly recording: Recording } = JSON.parse(readFileSync(RECORDING, 'utf8'));
      const asked = { from: { recording, after: recording.inputs.length - 1 }, hidden: 'kept', others: 'decent', seat: 0, name: 'Me', lang: 'en' };
      return this.#again(8, () => this.#call('POST', '/api/forks', asked));
    },
    tables: () => {
      const bots = Array.from({ length: 9 }, () => ({ kind: 'bot', level: 'decent' }));
      const plan = {
        game: 'ecodip',
        options: {},
        seats: [{ kind: 'here', name: 'Me' }, ...bots],
        secondsPerDecision: null,
        watching: 'link',
        joining: 'closed',
      };
      return this.#again(8, () => this.#call('POST', '/api/tables', { ...plan, referee: 'auto', start: true, lang: 'en' }));
    },
    lists: () => this.#again(20, () => this.#call('GET', '/api/tables')),
    rooms: async () => {
      const room = await this.#room({ game: { game: 'tontine', options: { rounds: 1 }, perTable: 1 } });
      await this.#fill(room, 60);
      let games = 0;
      const begin = async (): Promise<void> => {
        const answer = await this.#ask(room, room.animator, { t: 'begin', step: 0, games });
        if (answer === '{}') games++;
      };
      await Promise.all([this.#again(1, begin), this.#again(4, () => this.#room())]);
    },
    joins: async () => {
      const room = await this.#room();
      await this.#again(8, async () => {
        const token = this.#token();
        await this.#ask(room, token, { t: 'join', name: `Pupil ${this.#number}` });
        await this.#ask(room, token, { t: 'leave' });
      });
    },
    claims: async () => {
      const room = await this.#room();
      await this.#fill(room, 12);
      await this.#again(8, () => this.#ask(room, this.#token(), { t: 'claim', name: `Pupil ${++this.#number % 12}` }));
    },
    walls: async () => {
      const room = await this.#room({ question: { text: 'How many?', choices: ['1', '2'] } });
      const tokens = await this.#fill(room, 60);
      await this.#ask(room, room.animator, { t: 'ask', step: 0 });
      const clients = await Promise.all(Array.from({ length: 180 }, () => this.#socket()));
      clients.forEach((client, number) =>
        client.send({ t: 'enter', v: PROTOCOL, room: room.room, lang: 'en', ...(number < 60 ? { token: tokens[number] } : {}) }),
      );
      await this.#again(8, () => {
        const token = at(tokens, Math.floor(Math.random() * 60));
        return this.#ask(room, token, Math.random() < 0.5 ? { t: 'leave' } : { t: 'join', name: `Pupil ${++this.#number}` });
      });
      for (const client of clients) client.cut();
    },
    erasures: () =>
      this.#again(4, async () => {
        const { table, seats }: CreatedTable = JSON.parse(await this.#call('POST', '/api/play-now', { game: 'bourse', lang: 'en', name: 'Me' }));
        const holds = [{ table, token: at(seats, 0).token }];
        const { token }: GrantedRing = JSON.parse(await this.#call('POST', '/api/ring', { holds, kind: 'phone', label: 'Phone' }));
        await this.#call('DELETE', '/api/ring', undefined, token);
      }),
    hints: async () => {
      const clients = await Promise.all(
        Array.from({ length: 20 }, async () => {
          const { table, seats }: CreatedTable = JSON.parse(await this.#call('POST', '/api/play-now', { game: 'bourse', lang: 'en', name: 'Me' }));
          const client = await this.#socket();
          client.hello({ table, token: at(seats, 0).token });
          await client.until(() => client.isSeated);
          return client;
        }),
      );
      await Promise.all(
        clients.map(async (client) => {
          while (this.#goesOn && client.closed === null) {
            if ((await client.ask({ t: 'hint' })).t === 'ok') this.done++;
            else this.refused++;
            await new Promise((resolve) => setTimeout(resolve, 40));
          }
          client.cut();
        }),
      );
    },
    guesses: () =>
      this.#again(20, async () => {
        await this.#call('GET', '/api/host', undefined, `guess-${++this.#number}`.padEnd(24, 'x'));
        await this.#call('POST', '/api/carry', { words: 'un deux trois quatre cinq six' });
        await this.#call('GET', '/api/codes/AAAAAA');
        await this.#call('POST', '/api/passkey', {});
      }),
    queue: () => {
      const arms = [{ name: 'usual' }, { name: 'boom', options: { startPhase: 'expansion' } }];
      const asked = { comptoir: 'experiment', game: 'bourse', rulesVersion: 2, players: 3, arms, games: 20_000, measures: ['turns'] };
      return this.#again(8, () => this.#call('POST', '/api/experiments', { ...asked, rulesVersion: 1 + (this.#number % 2), seed: ++this.#number }));
    },
  };

  async run(): Promise<Told> {
    await this.surfaces[this.#task.surface]?.();
    return { done: this.done, refused: this.refused };
  }
}

export const SURFACES = Object.keys(new Stranger({ surface: '', url: '', seconds: 0, address: '', long: '' }).surfaces);

// What it takes of the machine must not be taken for the server's.
if (import.meta.main) setPriority(constants.priority.PRIORITY_LOW);
if (import.meta.main) process.once('message', (task: Task) => void new Stranger(task).run().then((told) => process.send?.(told, () => process.exit(0))));
