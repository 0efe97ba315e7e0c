import { setTimeout as pause } from 'node:timers/promises';
import { BOXES, findBox } from '#catalogue';
import { type Draws, quickChance } from '#kernel/chance.ts';
import { at } from '#kernel/collections.ts';
import type { AnyGame } from '#kernel/game.ts';
import type { CreateTable } from '#protocol';
import { likelyValues } from '#testkit/forms.ts';
import type { Storage } from '../../open-storage.ts';
import { PATIENCE_MS } from '../client.ts';
import { MailService } from '../mail-service.ts';
import { PushService } from '../push-service.ts';
import { openRoundRobin } from '../round-robin.ts';
import { tontine } from '../tontine.ts';
import { Book } from './book.ts';
import { checkConsent, checkKept } from './checks.ts';
import { throwGarbage, type Thrown } from './garbage.ts';
import { fileGround, type Ground, type Mishap } from './ground.ts';
import { checkNews, type Table } from './news.ts';
import { ERRANDS } from './people/index.ts';
import { Player } from './people/player.ts';
import { type Errand, LostAnswer, Visitor, type Ways } from './people/visitor.ts';
import { type Concerned, Servers } from './servers.ts';
import { checkSights } from './sights.ts';
import { Truth } from './truth.ts';

/* One house of one server or several, all boxes open, people at every table and in every other part of it, and one mishap after the other. */

const MOST_PEOPLE = 3;
/** Whoever has done what they came for takes a breath. */
const BREATH_MS = 300;
const HOST_KEY = 'the-key-of-the-host-of-this-round';

/** What was done, and what was found wrong. */
export interface Report {
  readonly seed: number;
  readonly servers: number;
  readonly mishaps: Readonly<Partial<Record<Mishap, number>>>;
  /** By part of the house, how often each act was done: at the tables, and by those who came for something else. */
  readonly done: Book['done'];
  readonly refused: Readonly<Record<string, number>>;
  readonly frames: number;
  readonly thrown: Thrown;
  /** The longest that anybody at a table waited for an answer, in milliseconds, through all of it. */
  readonly longestWait: number;
  readonly wrong: readonly string[];
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

const gameOf = async (id: string): Promise<AnyGame> => {
  const game = id === 'tontine' ? tontine : await findBox(id)?.load();
  if (game === undefined) throw new Error(`there is no ${id} on the shelf`);
  return game;
};

class Round implements Concerned {
  readonly #seed: number;
  readonly #chance: Draws;
  readonly #ground: Ground;
  readonly #book = new Book();
  readonly #thrown: Thrown = { frames: 0, bodies: 0 };
  readonly #mail = new MailService();
  readonly #push = new PushService();
  #servers: Servers;
  #tables: readonly Table[] = [];
  /** Nothing is begun again after that. */
  #end = 0;

  constructor(seed: number, ground: Ground) {
    this.#seed = seed;
    this.#ground = ground;
    this.#chance = quickChance(seed);
    this.#servers = new Servers(ground, this.#chance, {});
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
    const house = this.#servers.server(index % this.#ground.servers);
    const created = await house.create(0, { ...plan, options }).catch(() => house.create(0, { ...plan, options: {} }));
    const players = names.map(
      (name, seat) =>
        new Player(
          () => this.#servers.urlFor((index + seat) % this.#ground.servers),
          () => this.#servers.urls.length > 0,
          { table: created.table, game, seat, seats, people: names.map((_, other) => other), name },
          at(created.seats, seat).token,
          quickChance(this.#chance.int(2 ** 31)),
          this.#book,
        ),
    );
    return { created, players };
  }

  get #players(): readonly Player[] {
    return this.#tables.flatMap(({ players }) => players);
  }

  unstored(): number {
    const counts = this.#players.flatMap(({ refused }) => [...refused].filter(([code]) => code.startsWith('storage')));
    return counts.reduce((sum, [, times]) => sum + times, 0);
  }

  cut(): void {
    for (const { client } of this.#players) if (this.#chance.int(2) === 0) client?.cut();
  }

  garbage(url: string): Promise<readonly string[]> {
    const { created } = at(this.#tables, this.#chance.int(this.#tables.length));
    return throwGarbage(url, { table: created.table, token: at(created.seats, 0).token }, this.#chance, 120, this.#thrown);
  }

  /** Does it once, and again until the round is over. */
  async #repeat(part: string, errand: Errand, ways: Ways): Promise<void> {
    for (let done = 0; done === 0 || performance.now() < this.#end; await pause(BREATH_MS)) {
      const visitor = new Visitor(part, ways);
      try {
        await errand(visitor);
        done++;
      } catch (error) {
        if (!(error instanceof LostAnswer)) {
          this.#book.wrong.add(`${part}: ${error instanceof Error ? error.message : String(error)}`);
          return;
        }
      } finally {
        visitor.go();
      }
    }
  }

  /** What was erased is gone from the bytes when the house has cleaned up. */
  async #checkErased(): Promise<void> {
    const { erased, wrong } = this.#book;
    for (const end = performance.now() + PATIENCE_MS; ; await pause(200)) {
      const held = await this.#ground.holding(erased);
      if (held.length === 0) return;
      if (performance.now() < end) continue;
      wrong.add(`names and words that were erased are still there: ${held.join(', ')}`);
      return;
    }
  }

  async #truths(storage: Storage): Promise<ReadonlyMap<string, Truth>> {
    const truths = new Map<string, Truth>();
    const book = this.#book;
    const tables = new Set([...book.watched.map(({ table }) => table), ...book.forks.map(({ fork }) => fork)]);
    for (const table of tables) {
      const truth = await Truth.of(storage, gameOf, table);
      if (truth !== null) truths.set(table, truth);
      else if (!book.deleted.has(table)) book.wrong.add(`${table}: is gone`);
    }
    return truths;
  }

  async #checkStore(): Promise<void> {
    const book = this.#book;
    const found = (sentences: readonly string[]): void => {
      for (const sentence of sentences) book.wrong.add(sentence);
    };
    const storage = await this.#ground.open();
    try {
      found(await checkKept(storage, this.#players));
      const truths = await this.#truths(storage);
      for (const truth of truths.values()) {
        const { id, seed, status } = truth.record;
        if (seed !== null && status !== 'finished') book.hide(seed, `the seed of ${id}`, []);
        found([...truth.wrong, ...checkConsent(truth)]);
      }
      found(checkSights(book, truths));
      found(book.betrayed());
      for (const ask of book.later) found(ask());
    } finally {
      await storage.close();
    }
    found(await this.#ground.safety());
  }

  async #play(seconds: number, mishaps: readonly Mishap[], ways: Ways): Promise<void> {
    const tables: Table[] = [];
    for (const [index, box] of BOXES.entries()) tables.push(await this.#lay(box, index));
    this.#tables = tables;
    this.#end = performance.now() + 1000 * seconds;
    const playing = this.#players.map((player) => player.play());
    const coming = Object.entries(ERRANDS).flatMap(([part, errands]) => errands.map((errand) => this.#repeat(part, errand, ways)));
    // Each kind once, in an order of its own, then as they come.
    const first = this.#chance.shuffle(mishaps);
    for (let n = 0; performance.now() < this.#end || n < first.length; n++) {
      await pause(300 + this.#chance.int(900));
      await this.#servers.checkAlive();
      await this.#servers.befall(first[n] ?? at(mishaps, this.#chance.int(mishaps.length)), this);
    }
    for (const player of this.#players) player.stop();
    await Promise.all([...playing, ...coming]);
    await this.#servers.checkAlive();
  }

  async run(seconds: number, mishaps: readonly Mishap[]): Promise<Report> {
    const book = this.#book;
    const [smtp, pushUrl] = [await this.#mail.open(), await this.#push.open()];
    this.#servers = new Servers(this.#ground, this.#chance, {
      hostToken: HOST_KEY,
      labQueue: this.#ground.hasQueue,
      cleaning: { quietMs: 0, apartMs: 1000, lookMs: 1000 },
      notices: { near: true, retryMs: 50, mail: { url: smtp, from: 'Comptoir <table@games.example>' } },
    });
    const proxy = await openRoundRobin(() => this.#servers.urls);
    try {
      await this.#servers.openAll();
      await this.#play(seconds, mishaps, {
        url: proxy.url,
        servers: this.#ground.servers,
        book,
        chance: quickChance(this.#chance.int(2 ** 31)),
        hostKey: HOST_KEY,
        mail: this.#mail,
        push: this.#push,
        pushUrl,
        isOpen: () => this.#servers.urls.length > 0,
        troubles: () => this.#servers.troubles,
      });
      for (const sentence of [...this.#servers.wrong, ...this.#players.flatMap(({ wrongs }) => wrongs)]) book.wrong.add(sentence);
      const unmet = this.unstored() - this.#servers.met;
      if (this.#ground.bytes() > 0 && unmet > 0) book.wrong.add(`${unmet} times nothing could be stored though there was room`);
      if (book.wrong.size === 0) for (const sentence of await checkNews(this.#servers, this.#tables)) book.wrong.add(sentence);
      for (const sentence of this.#ground.rights()) book.wrong.add(sentence);
      await this.#checkErased();
      await this.#servers.terminate();
      await this.#checkStore();
    } finally {
      for (const { client } of this.#players) client?.cut();
      await this.#servers.kill();
      await proxy.close();
      await this.#mail.close();
      this.#push.close();
      await this.#ground.close();
    }
    return this.#report();
  }

  #report(): Report {
    const refused: Record<string, number> = {};
    for (const player of this.#players) for (const [code, times] of player.refused) refused[code] = (refused[code] ?? 0) + times;
    return {
      seed: this.#seed,
      servers: this.#ground.servers,
      mishaps: this.#servers.mishaps,
      done: this.#book.done,
      refused,
      frames: this.#book.frames,
      thrown: this.#thrown,
      longestWait: Math.round(Math.max(0, ...this.#players.map(({ longestWait }) => longestWait))),
      wrong: [...this.#book.wrong],
    };
  }
}

/** Plays for so long through mishaps of these kinds. The seed says what is planned; how it comes about depends on the machine too. */
export const proveRound = (seed: number, seconds: number, ground: Ground = fileGround(), mishaps: readonly Mishap[] = ground.mishaps): Promise<Report> =>
  new Round(seed, ground).run(seconds, mishaps);
