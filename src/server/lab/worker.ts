import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { Crew, parseDocument, portionsOf, prepareExperiment, type ReadyExperiment, stopAt } from '#lab';
import { describeError } from '#table';
import { StorageError } from '#table/journal.ts';
import type { Logger } from '../logs.ts';
import { readAddress } from '../postgres/address.ts';
import { PostgresEngine } from '../postgres/engine.ts';
import { Experiments, Following } from './experiments.ts';
import { LabQueue, type Portion } from './queue.ts';

export { Following };

const BEAT_MS = 2000;
/** Experiments that a worker keeps at hand: they take turns. */
const AT_HAND = 8;

export interface LabWorkerOptions {
  /** The address of a PostgreSQL database. */
  readonly database: string;
  readonly threads: number;
  readonly version: string;
  readonly log: Logger;
}

export interface LabWorker {
  /** Games that it has played. */
  readonly games: number;
  stop(): Promise<void>;
}

/** What is kept of experiments, without the queue. */
export const openExperiments = async (database: string) => {
  const address = readAddress(database);
  if (address === null) throw new StorageError('failed', 'its address cannot be read');
  const engine = await PostgresEngine.open(address);
  return { experiments: new Experiments(engine), close: (): Promise<void> => engine.close() };
};

/** The queue and what is kept of experiments, for whoever sends them or plays them. */
export const openLab = async (database: string, version: string, log: Logger, works = false) => {
  const address = readAddress(database);
  if (address === null) throw new StorageError('failed', 'its address cannot be read');
  const engine = await PostgresEngine.open(address);
  try {
    const queue = await LabQueue.open(address, version, log, works);
    const close = async (): Promise<void> => {
      await queue.close();
      await engine.close();
    };
    return { queue, experiments: new Experiments(engine), close };
  } catch (error) {
    await engine.close();
    throw error;
  }
};

interface AtHand {
  readonly ready: ReadyExperiment;
  readonly following: Following;
}

/** Plays portions of whatever experiments wait, until it is stopped. */
export const startLabWorker = async ({ database, threads, version, log }: LabWorkerOptions): Promise<LabWorker> => {
  const { queue, experiments, close } = await openLab(database, version, log, true);
  const crew = new Crew(threads);
  const id = randomBytes(9).toString('base64url');
  const known = new Map<string, Promise<AtHand | null>>();
  let games = 0;

  const open = async (experiment: string): Promise<AtHand | null> => {
    const stored = await experiments.find(experiment);
    const read = parseDocument(stored?.document ?? '');
    const preparation = read.ok ? await prepareExperiment(read.document) : null;
    if (preparation?.ok !== true) return null;
    return { ready: preparation.ready, following: new Following(experiments, experiment, preparation.ready) };
  };
  const atHand = (experiment: string): Promise<AtHand | null> => {
    const opened = known.get(experiment) ?? open(experiment);
    known.delete(experiment);
    known.set(experiment, opened);
    opened.catch(() => known.delete(experiment));
    const [oldest] = known.keys();
    if (known.size > AT_HAND && oldest !== undefined) known.delete(oldest);
    return opened;
  };

  const play = async ({ experiment, portion }: Portion): Promise<void> => {
    const stored = await experiments.find(experiment);
    if (stored?.state !== 'waiting') return;
    const held = await atHand(experiment);
    const chunks = held === null ? undefined : portionsOf(held.ready)[portion];
    if (held === null || chunks === undefined) return experiments.end(experiment, 'failed');
    const { ready, following } = held;
    const played = await crew.play({ document: ready.document, chunks });
    await experiments.keep(experiment, portion, played);
    games += played.reduce((sum, { rows }) => sum + rows.length, 0);
    if (ready.document.stop === undefined) return;
    await following.look();
    if (stopAt(ready, following.rows.whole()) !== null) await experiments.end(experiment, 'over');
  };

  const beat = (): Promise<void> => experiments.beat({ id, name: hostname(), threads, games, version });
  const timer = setInterval(() => void beat().catch((error: unknown) => log.warn({ error: describeError(error) }, 'the database does not answer')), BEAT_MS);
  await beat();
  await queue.work(threads, play, ({ experiment }) => experiments.end(experiment, 'failed'));
  return {
    get games() {
      return games;
    },
    stop: async () => {
      clearInterval(timer);
      await experiments.leave(id).catch(() => undefined);
      // Nothing new is taken; what is being played is left, and goes back to the queue for another.
      const closed = close();
      await crew.stop();
      await closed;
    },
  };
};
