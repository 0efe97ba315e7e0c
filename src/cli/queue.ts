import { loadLab } from '#server';
import { Complaint, type Terminal } from './terminal.ts';
import { sharedDatabase, unreachable } from './worker.ts';

export interface QueueOptions {
  readonly database?: string;
  readonly end?: readonly string[];
  readonly json?: boolean;
}

/** `comptoir queue`: what waits in a shared database, what was played of late, and the end of what is named. */
export const queueCommand = async ({ database: typed, end = [], json }: QueueOptions, terminal: Terminal): Promise<number> => {
  const { texts, print } = terminal;
  const database = sharedDatabase(typed, terminal);
  const { openExperiments } = await loadLab();
  const { experiments, close } = await openExperiments(database).catch((error: unknown) => {
    throw unreachable(error, database, terminal);
  });
  try {
    for (const experiment of end) {
      if (!(await experiments.clear(experiment))) throw new Complaint(texts('queue.unknown', { experiment }));
    }
    const standing = await experiments.latest();
    if (json === true) print(JSON.stringify(standing));
    else if (standing.length === 0) print(texts('queue.empty'));
    else
      for (const { experiment, state, played, games, game, question } of standing)
        print(`${experiment}  ${texts(`queue.${state}`, { played, games })}  ${question === '' ? game : question}`);
    return 0;
  } finally {
    await close();
  }
};
