import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { BOXES } from '#catalogue';
import { type AnyGame, at, type Chance, quickChance } from '#kernel';
import type { CreatedTable, CreateTable } from '#protocol';
import { likelyValues } from '#testkit/option-values.ts';
import { SqliteStorage } from '../../index.ts';
import { type ChildServer, startChild } from '../child.ts';
import { Client } from '../client.ts';
import { checkKept, checkSecrets, checkSights, replayTable } from './checks.ts';
import { throwGarbage, type Thrown } from './garbage.ts';
import { Person } from './person.ts';

/* One house, all boxes open, people at every table, and one mishap after the other. */

const MOST_PEOPLE = 3;
const MISHAPS = ['kill', 'terminate', 'freeze', 'cut', 'clock', 'fullDisk', 'garbage'] as const;
export type Mishap = (typeof MISHAPS)[number];

/** What was done, and what was found wrong. */
export interface Report {
  readonly seed: number;
  readonly mishaps: Readonly<Record<Mishap, number>>;
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
const someOptions = ({ module }: AnyGame, chance: Chance): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(module.options)
      .filter(() => chance.int(8) === 0)
      .flatMap(([name, spec]) => {
        const values = likelyValues(spec);
        return values.length === 0 ? [] : [[name, at(values, chance.int(values.length))]];
      }),
  );

class Round {
  readonly #chance: Chance;
  readonly #folder = mkdtempSync(join(tmpdir(), 'comptoir-prove-'));
  readonly #file = join(this.#folder, 'house.sqlite');
  readonly #mishaps: Record<Mishap, number> = { kill: 0, terminate: 0, freeze: 0, cut: 0, clock: 0, fullDisk: 0, garbage: 0 };
  readonly #thrown: Thrown = { frames: 0, bodies: 0 };
  readonly #wrong: string[] = [];
  readonly #seed: number;
  #server: ChildServer | null = null;
  #tables: readonly Table[] = [];

  constructor(seed: number) {
    this.#seed = seed;
    this.#chance = quickChance(seed);
  }

  get #house(): ChildServer {
    if (this.#server === null) throw new Error('the house is closed');
    return this.#server;
  }

  async #open(shell?: string): Promise<void> {
    this.#server = await startChild(this.#file, shell === undefined ? {} : { shell });
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
    const created = await this.#house.create(0, { ...plan, options }).catch(() => this.#house.create(0, { ...plan, options: {} }));
    const people = names.map(
      (name, seat) =>
        new Person(
          () => this.#house.url,
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

  async #befall(mishap: Mishap): Promise<void> {
    this.#mishaps[mishap]++;
    const chance = this.#chance;
    switch (mishap) {
      case 'kill':
        await this.#house.kill();
        return this.#open();
      case 'terminate': {
        const code = await this.#house.terminate();
        if (code !== 0) this.#wrong.push(`a stop ended with code ${String(code)}`);
        return this.#open();
      }
      case 'freeze':
        return this.#house.freeze(200 + chance.int(600));
      case 'cut':
        for (const { client } of this.#people) if (chance.int(2) === 0) client?.cut();
        return;
      case 'clock':
        // To and fro: a clock that was wrong is put right.
        this.#house.shiftClock((chance.int(2) === 0 ? -1 : 1) * chance.int(90_000));
        return;
      case 'fullDisk': {
        await this.#house.kill();
        const blocks = Math.ceil(statSync(this.#file).size / 512) + 40 + chance.int(200);
        // It may not even open then, and says so.
        const isOpen = await this.#open(`ulimit -f ${blocks}`).then(
          () => true,
          () => false,
        );
        if (isOpen) {
          await pause(400);
          await this.#house.kill();
        }
        return this.#open();
      }
      case 'garbage': {
        const { created } = at(this.#tables, chance.int(this.#tables.length));
        const greeting = { table: created.table, token: at(created.seats, 0).token };
        this.#wrong.push(...(await throwGarbage(this.#house.url, greeting, chance, 120, this.#thrown)));
        return;
      }
    }
  }

  /** Whoever is told of every change has the same before him as somebody who comes in now. */
  async #checkNews(): Promise<void> {
    for (const { created, people } of this.#tables) {
      const owner = await Client.join(this.#house.url, { table: created.table, owner: created.owner });
      await owner.ask({ t: 'pause', on: true });
      for (const { client, seated, token } of people) {
        if (client === null || client.closed !== null || client.scene.you !== seated.seat) continue;
        await client.settle();
        const fresh = await Client.join(this.#house.url, { table: created.table, token });
        await fresh.settle();
        await client.settle();
        const mine = Object.entries(client.scene).filter(
          ([name, value]) => !isDeepStrictEqual(value, Object.entries(fresh.scene).find(([other]) => other === name)?.[1]),
        );
        if (mine.length > 0) this.#wrong.push(`${created.table}: seat ${seated.seat} was not told of a change of ${mine.map(([name]) => name).join(', ')}`);
        fresh.cut();
      }
      owner.cut();
    }
  }

  async #checkStore(): Promise<void> {
    const storage = new SqliteStorage({ file: this.#file });
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
      await this.#open();
      const tables: Table[] = [];
      for (const [index, box] of BOXES.entries()) tables.push(await this.#lay(box, index));
      this.#tables = tables;
      const playing = this.#people.map((person) => person.play());
      const end = performance.now() + 1000 * seconds;
      // Each kind once, in an order of its own, then as they come.
      const first = this.#chance.shuffle(mishaps);
      for (let n = 0; performance.now() < end || n < first.length; n++) {
        await pause(300 + this.#chance.int(900));
        await this.#befall(first[n] ?? at(mishaps, this.#chance.int(mishaps.length)));
      }
      for (const person of this.#people) person.stop();
      await Promise.all(playing);
      this.#wrong.push(...this.#people.flatMap(({ wrongs }) => wrongs));
      if (this.#wrong.length === 0) await this.#checkNews();
      await this.#house.terminate();
      await this.#checkStore();
    } finally {
      for (const { client } of this.#people) client?.cut();
      await this.#server?.kill();
      rmSync(this.#folder, { recursive: true, force: true });
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
export const proveRound = (seed: number, seconds: number, mishaps: readonly Mishap[] = MISHAPS): Promise<Report> => new Round(seed).run(seconds, mishaps);
