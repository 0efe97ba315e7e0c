import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import type { Question, Thought } from '#bots/thinking.ts';
import { findBox } from '#catalogue';
import type { Hint } from '#protocol';
import { type BotPause, type Bots, botsHere, type BotTurn, Stopping } from '#table';
import type { Datasets } from './games.ts';

/** Waiting questions of many tables: each group gets its turn, however many the others wait with. */
export class FairQueue<T> {
  readonly #groups = new Map<string, T[]>();

  add(group: string, item: T): void {
    const waiting = this.#groups.get(group);
    if (waiting === undefined) this.#groups.set(group, [item]);
    else waiting.push(item);
  }

  /** The oldest item of the group that has waited longest since its last turn. */
  take(): T | undefined {
    for (const [group, waiting] of this.#groups) {
      this.#groups.delete(group);
      const item = waiting.shift();
      if (waiting.length > 0) this.#groups.set(group, waiting);
      if (item !== undefined) return item;
    }
    return undefined;
  }

  get isEmpty(): boolean {
    return this.#groups.size === 0;
  }

  /** Everything that waits, which then waits no more. */
  clear(): readonly T[] {
    const all = [...this.#groups.values()].flat();
    this.#groups.clear();
    return all;
  }
}

interface Waiting {
  readonly question: Question;
  /** Of the type that its asker knows. */
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/** A bot that has not answered by then never will: its thread is ended, and the rules answer for the seat. */
const PATIENCE_MS = 20_000;
/** Bots of tables that nobody watches rest while more than this part of the main thread's time is taken. */
const BUSY = 0.5;
const REST_MS = 20;
const MAKERS_KEPT = 10_000;

/** A thread finds its games in the catalogue. */
const isAtHome = ({ game }: BotTurn): boolean => findBox(game.module.id) === undefined;

/**
 * Bots in threads of their own, so that no number of them keeps a person waiting. Watched tables come first; among equals every group
 * (all tables made from one address) gets its turn; and tables that nobody watches only what is left of the main thread.
 */
export class BotPool implements Bots {
  readonly pause: BotPause;
  readonly #here: Bots;
  readonly #datasets: Datasets;
  readonly #threads: Thread[] = [];
  readonly #most: number;
  readonly #watched = new FairQueue<Waiting>();
  readonly #unwatched = new FairQueue<Waiting>();
  /** The address from which a table was made, as long as the process remembers. */
  readonly #makers = new Map<string, string>();
  #questions = 0;
  #load = performance.eventLoopUtilization();
  #pause: NodeJS.Timeout | null = null;
  #rested = false;
  #stopped = false;

  constructor(datasets: Datasets, pause: BotPause, threads = Math.max(1, availableParallelism() - 1)) {
    this.#here = botsHere(pause);
    this.#datasets = datasets;
    this.pause = pause;
    this.#most = threads;
  }

  /** Threads that there are at the moment. */
  get threads(): number {
    return this.#threads.length;
  }

  madeFrom(table: string, address: string): void {
    this.#makers.set(table, address);
    const [oldest] = this.#makers.keys();
    if (this.#makers.size > MAKERS_KEPT && oldest !== undefined) this.#makers.delete(oldest);
  }

  async choose(turn: BotTurn): Promise<{ readonly move: unknown } | null> {
    return isAtHome(turn) ? this.#here.choose(turn) : { move: await this.#ask<unknown>(turn, false) };
  }

  advise(turn: BotTurn): Promise<readonly Hint[] | null> {
    return isAtHome(turn) ? this.#here.advise(turn) : this.#ask<readonly Hint[] | null>(turn, true);
  }

  #ask<T>({ game, level, seat, sight, seed, table, watched }: BotTurn, advise: boolean): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const question: Question = { id: this.#questions++, game: game.module.id, level, seat, sight, seed, advise };
    (watched ? this.#watched : this.#unwatched).add(this.#makers.get(table) ?? table, { question, resolve, reject });
    this.#dispatch();
    return promise;
  }

  #dispatch(): void {
    while (!this.#stopped) {
      const thread = this.#threads.find(({ isFree }) => isFree) ?? this.#another();
      const next = thread === null ? undefined : (this.#watched.take() ?? (this.#mayIdle() ? this.#unwatched.take() : undefined));
      if (thread === null || next === undefined) return;
      thread.ask(next);
    }
  }

  #another(): Thread | null {
    if (this.#threads.length >= this.#most || (this.#watched.isEmpty && this.#unwatched.isEmpty)) return null;
    const thread = new Thread(this.#datasets, (ended) => {
      if (ended) this.#threads.splice(this.#threads.indexOf(thread), 1);
      this.#dispatch();
    });
    this.#threads.push(thread);
    return thread;
  }

  /** Is there time for bots that nobody watches? If not, they rest; after each rest one of them is asked whatever else goes on. */
  #mayIdle(): boolean {
    if (this.#unwatched.isEmpty || this.#pause !== null) return false;
    const { utilization } = performance.eventLoopUtilization(this.#load);
    if (this.#rested || utilization < BUSY) {
      this.#rested = false;
      return true;
    }
    this.#pause = setTimeout(() => {
      this.#pause = null;
      this.#rested = true;
      this.#load = performance.eventLoopUtilization();
      this.#dispatch();
    }, REST_MS);
    return false;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#pause !== null) clearTimeout(this.#pause);
    for (const { reject } of [...this.#watched.clear(), ...this.#unwatched.clear()]) reject(new Stopping());
    await Promise.all(this.#threads.map((thread) => thread.end(new Stopping())));
  }
}

/** One thread, one question at a time. */
class Thread {
  readonly #worker: Worker;
  readonly #free: (ended: boolean) => void;
  #asked: Waiting | null = null;
  #patience: NodeJS.Timeout | undefined;
  #ended = false;

  constructor(datasets: Datasets, free: (ended: boolean) => void) {
    this.#free = free;
    this.#worker = new Worker(new URL('./thinker.ts', import.meta.url), { workerData: datasets });
    this.#worker.on('message', (thought: Thought) => this.#answer(thought));
    this.#worker.on('error', (error) => void this.end(error));
    this.#worker.on('exit', () => void this.end(new Error('a thread of the bots has ended')));
  }

  get isFree(): boolean {
    return this.#asked === null && !this.#ended;
  }

  ask(waiting: Waiting): void {
    this.#asked = waiting;
    this.#patience = setTimeout(() => void this.end(new Error('a bot thought for too long')), PATIENCE_MS);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads there are no origins
    this.#worker.postMessage(waiting.question);
  }

  #answer(thought: Thought): void {
    const asked = this.#asked;
    if (asked === null || asked.question.id !== thought.id) return;
    clearTimeout(this.#patience);
    this.#asked = null;
    if (thought.ok) asked.resolve(thought.answer);
    else asked.reject(new Error(thought.error));
    this.#free(false);
  }

  async end(reason: Error): Promise<void> {
    if (this.#ended) return;
    this.#ended = true;
    clearTimeout(this.#patience);
    this.#asked?.reject(reason);
    this.#asked = null;
    await this.#worker.terminate();
    this.#free(true);
  }
}
