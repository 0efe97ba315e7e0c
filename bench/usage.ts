// What a process has cost so far. Loaded into a server under load (`node --import`), it answers whoever started it; so the server of any checkout can be asked.
import type { ChildProcess } from 'node:child_process';
import { isMainThread } from 'node:worker_threads';

/** Processor time so far in microseconds, and memory now in bytes. */
export interface Usage {
  /** All threads. */
  readonly all: number;
  readonly main: number;
  readonly memory: number;
}

const sum = ({ user, system }: NodeJS.CpuUsage): number => user + system;

export const ownUsage = (): Usage => ({ all: sum(process.cpuUsage()), main: sum(process.threadCpuUsage()), memory: process.memoryUsage.rss() });

const asked = <T>(child: ChildProcess, question: 'usage' | 'longest'): Promise<T> =>
  new Promise((resolve, reject) => {
    child.once('message', (answer: T) => resolve(answer));
    child.send(question, (error) => error !== null && reject(error));
  });
export const usageOf = (child: ChildProcess): Promise<Usage> => asked(child, 'usage');

/** The processor time of one turn of the main thread, at most, since this was last asked, in milliseconds: whoever moves waits so long, however busy the machine is. */
export const longestOf = (child: ChildProcess): Promise<number> => asked(child, 'longest');

const TICK_MS = 2;

class Stretches {
  #longest = 0;
  #last = sum(process.threadCpuUsage());

  constructor() {
    setInterval(() => this.#look(), TICK_MS).unref();
  }

  #look(): void {
    const now = sum(process.threadCpuUsage());
    this.#longest = Math.max(this.#longest, (now - this.#last) / 1000);
    this.#last = now;
  }

  take(): number {
    const longest = this.#longest;
    this.#longest = 0;
    return longest;
  }
}
let stretches: Stretches | null = null;

if (isMainThread && process.send !== undefined) {
  process.on('message', (question) => {
    if (question === 'longest') stretches ??= new Stretches();
    process.send?.(question === 'longest' ? stretches?.take() : ownUsage());
  });
  process.channel?.unref();
}
