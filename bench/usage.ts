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

export const usageOf = (child: ChildProcess): Promise<Usage> =>
  new Promise((resolve, reject) => {
    child.once('message', (usage: Usage) => resolve(usage));
    child.send('usage', (error) => error !== null && reject(error));
  });

if (isMainThread && process.send !== undefined) {
  process.on('message', () => process.send?.(ownUsage()));
  process.channel?.unref();
}
