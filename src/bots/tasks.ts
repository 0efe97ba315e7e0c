import { parentPort, workerData } from 'node:worker_threads';

/** What travels between a pool and its workers, named once for both sides. All of it is plain data. */
export interface Work {
  /** Handed to every worker once, before its first task. */
  readonly briefing: unknown;
  readonly task: unknown;
  readonly result: unknown;
}

export interface Question<W extends Work> {
  readonly index: number;
  readonly task: W['task'];
}
export interface Finished<W extends Work> {
  readonly index: number;
  readonly result: W['result'];
}

/** The worker's side of `inParallel`: reads the briefing, then answers tasks one after the other. */
export const answerTasks = async <W extends Work>(prepare: (briefing: W['briefing']) => Promise<(task: W['task']) => W['result']>): Promise<void> => {
  const port = parentPort;
  if (port === null) throw new Error('answerTasks runs in a worker only');
  const perform = await prepare(workerData);
  // Tasks sent before this line wait in the port.
  port.on('message', ({ index, task }: Question<W>) => {
    const finished: Finished<W> = { index, result: perform(task) };
    port.postMessage(finished);
  });
};
