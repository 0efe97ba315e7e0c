import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { BOXES } from '#catalogue';
import { type Draws, quickChance } from '#kernel/chance.ts';
import { at } from '#kernel/collections.ts';
import type { AnyGame } from '#kernel/game.ts';
import type { CreatedTable, CreateTable, Scene } from '#protocol';
import { likelyValues } from '#testkit/forms.ts';
import { type BadLine, openBadLine, type Weather } from '../bad-line.ts';
import { type ChildServer, startChild } from '../child.ts';
import { Client } from '../client.ts';
import { checkKept, checkSecrets, checkSights, replayTable } from './checks.ts';
import { throwGarbage, type Thrown } from './garbage.ts';
import { fileGround, type Ground, type Mishap } from './ground.ts';
import { Person } from './person.ts';

/* One house of one server or several, all boxes open, people at every table, and one mishap after the other. */

const MOST_PEOPLE = 3;
const WEAK: Weather = { roundTripMs: 150, loss: 0.02, holdsMs: 1500 };
/** Longer than a server may be silent before the others do its work. */
const LONG_SLEEP_MS = 7500;
const TOLD_TRIES = 200;
/** Tenths of a second until a full disk is met by somebody. */
const FULL_TRIES = 50;
/** A server that was told to stop has ended by then, whatever it had under way. */
const STOP_MS = 60_000;
/** So much of what differs is printed. */
const SHOWN = 400;

/** What was done, and what was found wrong. */
export interface Report {
  readonly seed: number;
  readonly servers: number;
  readonly mishaps: Readonly<Partial<Record<Mishap, number>>>;
  readonly acknowledged: Readonly<Record<string, number>>;
  readonly refused: Readonly<Record<string, number>>;
  readonly frames: number;
  readonly thrown: Thrown;
  /** The longest that anybody waited for an answer, in milliseconds, through all of it. */
  readonly longestWait: number;
  readonly wrong: readonly string[];
}

interface Table {
  readonly game: AnyGame;
  readonly created: CreatedTable;
  readonly people: readonly Person[];
}

/** A few of the options, changed; not every mixture makes a game. */
const someOptions = ({ module }: AnyGame, chance: Draws): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(module.options)
      .filter(() => chance.int(8) === 0)
      .flatMap(([name, spec]) => {
        const values = likelyValues(spec);
        return values.length === 0 ? [] : [[name, at(values, chance.int(values.length))]];
      }),
  );

class Round {
  readonly #chance: Draws;
  readonly #ground: Ground;
  readonly #mishaps: Partial<Record<Mishap, number>> = {};
  readonly #thrown: Thrown = { frames: 0, bodies: 0 };
  readonly #wrong: string[] = [];
  readonly #seed: number;
  /** Null: it is down just now. */
  readonly #servers: (ChildServer | null)[] = [];
  /** Weak lines to a server. */
  readonly #lines = new Map<number, BadLine>();
  /** How often that was on a full disk. */
  #met = 0;
  #tables: readonly Table[] = [];

  constructor(seed: number, ground: Ground) {
    this.#seed = seed;
    this.#ground = ground;
    this.#chance = quickChance(seed);
  }

  #server(index: number): ChildServer {
    const server = this.#servers[index] ?? this.#servers.find((other) => other !== null);
    if (server === undefined || server === null) throw new Error('the house is closed');
    return server;
  }

  /** Where somebody who is used to this server finds the house: there, or at another that is up. */
  #urlFor(index: number): string {
    return this.#lines.get(index)?.url ?? this.#server(index).url;
  }

  async #open(index: number, shell?: string): Promise<void> {
    this.#servers[index] = await startChild(this.#ground.database(index), shell === undefined ? {} : { shell });
  }

  async #down(index: number, ended: (server: ChildServer) => Promise<unknown>): Promise<void> {
    const server = this.#server(index);
    // Nobody new is sent to it.
    this.#servers[index] = null;
    await ended(server);
  }

  async #lay(box: (typeof BOXES)[number], index: number): Promise<Table> {
    const game = await box.load();
    const seats = Math.min(box.players.max, Math.max(box.players.min, MOST_PEOPLE + 1));
    const humans = Math.min(MOST_PEOPLE, seats - 1);
    const names = Array.from({ length: humans }, (_, seat) => `P${index}${seat}`);
    const plan: Partial<CreateTable> = {
      game: box.id,
      seats: Array.from({ length: seats }, (_, seat) => (seat < humans ? { kind: 'here', name: at(names, seat) } : { kind: 'bot', level: 'weak' })),
      joining: 'free',
      secondsPerDecision: this.#chance.int(2) === 0 ? null : 120,
    };
    const options = someOptions(game, this.#chance);
    const house = this.#server(index % this.#ground.servers);
    const created = await house.create(0, { ...plan, options }).catch(() => house.create(0, { ...plan, options: {} }));
    const people = names.map(
      (name, seat) =>
        new Person(
          () => this.#urlFor((index + seat) % this.#ground.servers),
          { table: created.table, game, seat, seats, people: names.map((_, other) => other), name },
          at(created.seats, seat).token,
          quickChance(this.#chance.int(2 ** 31)),
        ),
    );
    return { game, created, people };
  }

  get #people(): readonly Person[] {
    return this.#tables.flatMap(({ people }) => people);
  }

  /** How often somebody was told that nothing could be stored. */
  get #unstored(): number {
    const counts = this.#people.flatMap(({ refused }) => [...refused].filter(([code]) => code.startsWith('storage')));
    return counts.reduce((sum, [, times]) => sum + times, 0);
  }

  /** Whatever happens around a server, it ends when it is told to and not otherwise. */
  async #checkAlive(): Promise<void> {
    for (const [index, server] of this.#servers.entries()) {
      if (server?.hasEnded !== true) continue;
      this.#wrong.push('a server ended by itself');
      await this.#open(index);
    }
  }

  async #befall(mishap: Mishap): Promise<void> {
    this.#mishaps[mishap] = (this.#mishaps[mishap] ?? 0) + 1;
    const chance = this.#chance;
    const index = chance.int(this.#ground.servers);
    switch (mishap) {
      case 'kill':
        await this.#down(index, (server) => server.kill());
        return this.#open(index);
      case 'terminate':
        await this.#down(index, async (server) => {
          const code = await Promise.race([server.terminate(), pause(STOP_MS, 'nothing', { ref: false })]);
          if (code !== 0) this.#wrong.push(`a stop ended with ${String(code)}`);
          await server.kill();
        });
        return this.#open(index);
      case 'freeze':
        return this.#server(index).freeze(this.#ground.servers > 1 && chance.int(3) === 0 ? LONG_SLEEP_MS : 200 + chance.int(600));
      case 'slowLine': {
        const line = await openBadLine(this.#server(index).url, WEAK, chance.int(1000));
        this.#lines.set(index, line);
        for (const { client } of this.#people) if (chance.int(2) === 0) client?.cut();
        await pause(1500 + chance.int(2500));
        this.#lines.delete(index);
        return line.close();
      }
      case 'cutDatabase':
        return this.#ground.cutDatabase(index, at([0, 0, 1000, 5000], chance.int(4)));
      case 'restartDatabase':
        return this.#ground.restartDatabase(chance.int(2) === 0 ? 0 : 4000);
      case 'cut':
        for (const { client } of this.#people) if (chance.int(2) === 0) client?.cut();
        return;
      case 'clock':
        // To and fro: a clock that was wrong is put right.
        this.#server(index).shiftClock((chance.int(2) === 0 ? -1 : 1) * chance.int(90_000));
        return;
      case 'fullDisk': {
        await this.#down(index, (server) => server.kill());
        const blocks = Math.ceil(this.#ground.bytes() / 512) + 40 + chance.int(200);
        // It may not even open then, and says so.
        const isOpen = await this.#open(index, `ulimit -f ${blocks}`).then(
          () => true,
          () => false,
        );
        if (isOpen) {
          const before = this.#unstored;
          for (let tries = 0; tries < FULL_TRIES && this.#unstored === before; tries++) await pause(100);
          await this.#down(index, (server) => server.kill());
          this.#met += this.#unstored - before;
        }
        return this.#open(index);
      }
      case 'garbage': {
        const { created } = at(this.#tables, chance.int(this.#tables.length));
        const greeting = { table: created.table, token: at(created.seats, 0).token };
        this.#wrong.push(...(await throwGarbage(this.#server(index).url, greeting, chance, 120, this.#thrown)));
        return;
      }
    }
  }

  /** A guest who is told of every change sees the same as somebody who comes in now, at whatever server. */
  async #checkNews(): Promise<void> {
    for (const { created, people } of this.#tables) {
      const owner = await Client.join(this.#urlFor(0), { table: created.table, owner: created.owner });
      await owner.ask({ t: 'pause', on: true });
      for (const { client, seated, token } of people) {
        if (client === null || client.closed !== null || client.scene.you !== seated.seat) continue;
        for (const server of this.#servers) await this.#compare(created.table, seated.seat, client, token, server?.url ?? '');
      }
      owner.cut();
    }
  }

  async #compare(table: string, seat: number, client: Client, token: string, url: string): Promise<void> {
    const fresh = await Client.join(url, { table, token });
    const differing = async (): Promise<readonly string[]> => {
      await client.settle();
      await fresh.settle();
      await client.settle();
      const theirs = new Map<string, unknown>(Object.entries(fresh.scene));
      return Object.entries(client.scene).flatMap(([name, value]) => (this.#isOwn(name) || isDeepStrictEqual(value, theirs.get(name)) ? [] : [name]));
    };
    let wrong = await differing();
    // What is told from server to server takes its way through the database.
    for (let tries = 0; this.#ground.servers > 1 && wrong.length > 0 && tries < TOLD_TRIES; tries++) {
      await pause(50);
      wrong = await differing();
    }
    const shown = (scene: Scene): string => JSON.stringify(Object.entries(scene).filter(([name]) => wrong.includes(name))).slice(0, SHOWN);
    if (wrong.length > 0) this.#wrong.push(`${table}: seat ${seat} was not told of a change: ${shown(client.scene)} is ${shown(fresh.scene)}`);
    fresh.cut();
  }

  /** Numbers of decisions are each server's own, and so is how far back it remembers. */
  #isOwn(name: string): boolean {
    return this.#ground.servers > 1 && (name === 'decisionNumber' || name === 'takebackClosed');
  }

  async #checkStore(): Promise<void> {
    const storage = await this.#ground.open();
    try {
      this.#wrong.push(...(await checkKept(storage, this.#people)), ...(await checkSecrets(storage, this.#people)));
      for (const { game, created, people } of this.#tables) {
        const { past, wrong } = await replayTable(storage, game, created.table);
        this.#wrong.push(...wrong, ...people.flatMap((person) => checkSights(game, past, person)));
      }
    } finally {
      await storage.close();
    }
  }

  async run(seconds: number, mishaps: readonly Mishap[]): Promise<Report> {
    try {
      for (let server = 0; server < this.#ground.servers; server++) await this.#open(server);
      const tables: Table[] = [];
      for (const [index, box] of BOXES.entries()) tables.push(await this.#lay(box, index));
      this.#tables = tables;
      const playing = this.#people.map((person) => person.play());
      const end = performance.now() + 1000 * seconds;
      // Each kind once, in an order of its own, then as they come.
      const first = this.#chance.shuffle(mishaps);
      for (let n = 0; performance.now() < end || n < first.length; n++) {
        await pause(300 + this.#chance.int(900));
        await this.#checkAlive();
        await this.#befall(first[n] ?? at(mishaps, this.#chance.int(mishaps.length)));
      }
      for (const person of this.#people) person.stop();
      await Promise.all(playing);
      await this.#checkAlive();
      this.#wrong.push(...this.#people.flatMap(({ wrongs }) => wrongs));
      const unmet = this.#unstored - this.#met;
      if (this.#ground.bytes() > 0 && unmet > 0) this.#wrong.push(`${unmet} times nothing could be stored though there was room`);
      if (this.#wrong.length === 0) await this.#checkNews();
      await Promise.all(this.#servers.flatMap((server) => (server === null ? [] : [server.terminate()])));
      await this.#checkStore();
    } finally {
      for (const { client } of this.#people) client?.cut();
      for (const server of this.#servers) await server?.kill();
      await this.#ground.close();
    }
    return this.#report();
  }

  #report(): Report {
    const count = (words: readonly string[]): Readonly<Record<string, number>> => {
      const counts: Record<string, number> = {};
      for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
      return counts;
    };
    const people = this.#people;
    const refused: Record<string, number> = {};
    for (const person of people) for (const [code, times] of person.refused) refused[code] = (refused[code] ?? 0) + times;
    return {
      seed: this.#seed,
      servers: this.#ground.servers,
      mishaps: this.#mishaps,
      acknowledged: count(people.flatMap(({ kept, said }) => [...kept.map(({ t }) => t), ...said.map(() => 'say')])),
      refused,
      frames: people.reduce((sum, { lines }) => sum + lines.flat().length, 0),
      thrown: this.#thrown,
      longestWait: Math.round(Math.max(0, ...people.map(({ longestWait }) => longestWait))),
      wrong: this.#wrong,
    };
  }
}

/** Plays for so long through mishaps of these kinds. The seed says what is planned; how it comes about depends on the machine too. */
export const proveRound = (seed: number, seconds: number, ground: Ground = fileGround(), mishaps: readonly Mishap[] = ground.mishaps): Promise<Report> =>
  new Round(seed, ground).run(seconds, mishaps);
