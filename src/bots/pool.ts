import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { at, range } from '#kernel/collections.ts';
import type { Finished, Question, Work } from './tasks.ts';

export interface Parallel<W extends Work> {
  /** The module that each worker runs; it calls `answerTasks`. */
  readonly script: URL;
  readonly briefing: W['briefing'];
  readonly tasks: readonly W['task'][];
  readonly workers: number;
  /** Called as tasks end, in whatever order they end. */
  readonly onDone?: (result: W['result'], index: number) => void;
  /** Asked before each task: true leaves those not begun undone. */
  readonly enough?: () => boolean;
}

export const defaultWorkers = (): number => availableParallelism();

/**
 * Does every task on worker threads and gives the results in the order of the tasks, so that nothing depends on how many
 * workers there were or which was faster. The first failure stops everything.
 */
export const inParallel = async <W extends Work>({ script, briefing, tasks, workers, onDone, enough }: Parallel<W>): Promise<readonly W['result'][]> => {
  const results: W['result'][] = [];
  let next = 0;
  const crew = range(Math.max(1, Math.min(workers, tasks.length))).map(() => new Worker(script, { workerData: briefing }));
  const work = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const giveNext = (): void => {
        if (next >= tasks.length || enough?.() === true) {
          resolve();
          return;
        }
        const index = next++;
        const question: Question<W> = { index, task: at(tasks, index) };
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin, a window has
        worker.postMessage(question);
      };
      worker.on('message', ({ index, result }: Finished<W>) => {
        results[index] = result;
        onDone?.(result, index);
        giveNext();
      });
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new Error(`a worker stopped with code ${code}`)));
      giveNext();
    });
  try {
    await Promise.all(crew.map(work));
  } finally {
    await Promise.all(crew.map((worker) => worker.terminate()));
  }
  return results;
};
