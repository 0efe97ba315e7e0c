import { Worker } from 'node:worker_threads';
import { range } from '#kernel/collections.ts';
import type { ExperimentDocument } from './document.ts';
import { type Chunk, CHUNK, chunksOf, type PlayedChunk, type ReadyExperiment } from './experiment.ts';
import type { Series } from './prepare-series.ts';

export interface Errand {
  readonly document: ExperimentDocument;
  readonly chunks: readonly Chunk[];
  /** Is the time that bots take to be told? It differs from machine to machine. */
  readonly timed?: boolean;
  /** Are all figures of a game told? */
  readonly whole?: boolean;
  /** Data sets beside those of the box. */
  readonly datasets?: Series['datasets'];
}

/* Several machines play one experiment: each takes a portion at a time. */

/** Handing one out costs a few milliseconds, and one that is lost with its machine is played again: so neither too small nor too large. */
const MOST_PORTIONS = 200;
const MOST_CHUNKS = 256 / CHUNK;

export const portionsOf = (ready: ReadyExperiment): readonly (readonly Chunk[])[] => {
  const chunks = chunksOf(ready);
  const size = Math.min(MOST_CHUNKS, Math.ceil(chunks.length / MOST_PORTIONS));
  return range(Math.ceil(chunks.length / size)).map((portion) => chunks.slice(portion * size, (portion + 1) * size));
};

/** Threads that play whatever experiment they are given. One that dies takes its errand with it, and is replaced. */
export class Crew {
  readonly #all = new Set<Worker>();
  readonly #idle: Worker[];
  #stopped = false;

  constructor(threads: number) {
    this.#idle = range(threads).map(() => this.#hire());
  }

  #hire(): Worker {
    const worker = new Worker(new URL('./experiment-worker.ts', import.meta.url));
    worker.on('error', () => undefined).on('exit', () => this.#all.delete(worker));
    this.#all.add(worker);
    return worker;
  }

  /** As many at a time as there are threads. */
  async play(errand: Errand): Promise<readonly PlayedChunk[]> {
    const worker = this.#idle.pop();
    if (worker === undefined) throw new Error('all threads are at work');
    const { promise, resolve, reject } = Promise.withResolvers<readonly PlayedChunk[]>();
    const ended = (code: number): void => reject(new Error(`a thread stopped with code ${code}`));
    worker.once('message', resolve).once('error', reject).once('exit', ended);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin, a window has
    worker.postMessage(errand);
    try {
      const played = await promise;
      worker.off('error', reject).off('exit', ended);
      this.#idle.push(worker);
      return played;
    } catch (error) {
      if (!this.#stopped) this.#idle.push(this.#hire());
      throw error;
    }
  }

  /** Whatever is being played is left. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all([...this.#all].map((worker) => worker.terminate()));
  }
}
