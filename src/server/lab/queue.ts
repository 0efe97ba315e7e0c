import { PgBoss } from 'pg-boss';
import { gamesInAll, portionsOf, type ReadyExperiment } from '#lab';
import { describeError } from '#table';
import { StorageError } from '#table/journal.ts';
import type { Logger } from '../logs.ts';
import type { Address } from '../postgres/address.ts';
import { faultOf } from '../postgres/faults.ts';
import { type Experiments, SEND } from './experiments.ts';

/* Who plays which portion, kept by pg-boss in a schema of its own beside ours. */

/** A job of the queue. */
export interface Portion {
  readonly experiment: string;
  readonly portion: number;
}

/** A worker that has been silent for so long is gone, and its portions are played again; less the queue does not take. */
const SILENT_SECONDS = 10;
const LOOK_SECONDS = 2;
/** Longer than any portion takes: only silence ends it. */
const LONGEST_SECONDS = 6 * 3600;
/** A portion that ends so many machines one after the other is not asked of one more. */
const TRIES = 8;
const JOBS_AT_ONCE = 1000;
const LINES = 3;
const PATIENCE_MS = 5000;

/** Machines of another version may have other bots: they leave it to those of this one. */
const queueOf = (version: string): string => `portions-${version}`;
const lostOf = (version: string): string => `lost-${version}`;

export class LabQueue {
  readonly #boss: PgBoss;
  readonly #version: string;

  private constructor(boss: PgBoss, version: string) {
    this.#boss = boss;
    this.#version = version;
  }

  /** `works`: also looks after what others have left behind. */
  static async open({ connectionString, schema }: Address, version: string, log: Logger, works: boolean): Promise<LabQueue> {
    const boss = new PgBoss({
      connectionString,
      options: `-c search_path=${schema}`,
      application_name: `comptoir/${schema}/lab`,
      schema: `${schema}_lab`,
      max: LINES,
      schedule: false,
      supervise: works,
      superviseIntervalSeconds: LOOK_SECONDS,
      monitorIntervalSeconds: LOOK_SECONDS,
    });
    // A line that breaks is mended by the next question.
    boss.on('error', (error) => log.warn({ error: describeError(error) }, 'the queue of the lab'));
    try {
      await boss.start();
      await boss.createQueue(lostOf(version));
      await boss.createQueue(queueOf(version), {
        deadLetter: lostOf(version),
        heartbeatSeconds: SILENT_SECONDS,
        expireInSeconds: LONGEST_SECONDS,
        retryLimit: TRIES,
        deleteAfterSeconds: 3600,
      });
    } catch (error) {
      await boss.stop({ graceful: false }).catch(() => undefined);
      throw faultOf(error);
    }
    return new LabQueue(boss, version);
  }

  /** Its name. Sent twice it is played once. */
  async send(experiments: Experiments, ready: ReadyExperiment, ownerHash: string | null): Promise<string> {
    const experiment = experiments.nameOf(ready, this.#version);
    const now = Date.now();
    await experiments.forgetOld(experiment, now);
    const portions = portionsOf(ready);
    const transaction = await this.#boss
      .getDb()
      .beginTransaction?.()
      .catch((error: unknown) => {
        throw faultOf(error);
      });
    if (transaction === undefined) throw new StorageError('failed', 'the queue has no transactions');
    const { db } = transaction;
    try {
      const values = [experiment, this.#version, JSON.stringify(ready.document), portions.length, gamesInAll(ready.document), now, ownerHash];
      const { rows } = await db.executeSql(SEND, values);
      for (let from = 0; from < (rows.length === 0 ? 0 : portions.length); from += JOBS_AT_ONCE) {
        // The first games of all experiments come first: a short one does not wait for a long one to end.
        const jobs = portions.slice(from, from + JOBS_AT_ONCE).map((_, index) => ({
          data: { experiment, portion: from + index } satisfies Portion,
          priority: -from - index,
        }));
        await this.#boss.insert(queueOf(this.#version), jobs, { db });
      }
      await transaction.commit();
      return experiment;
    } catch (error) {
      await transaction.rollback();
      throw faultOf(error);
    }
  }

  /** `play` is called for so many portions at a time; `lost` for one that nobody could play. */
  async work(atOnce: number, play: (portion: Portion) => Promise<void>, lost: (portion: Portion) => Promise<void>): Promise<void> {
    // Two at a time: only then does the queue give the next without a pause.
    const options = { batchSize: 2, localConcurrency: atOnce, pollingIntervalSeconds: 0.5, burstWhenBatchFull: true };
    await this.#boss.work<Portion>(queueOf(this.#version), options, async (jobs) => {
      for (const { data } of jobs) await play(data);
    });
    await this.#boss.work<Portion>(lostOf(this.#version), async (jobs) => {
      for (const { data } of jobs) await lost(data);
    });
  }

  /** Takes nothing new, and waits a little until what was taken is played or given back. */
  async close(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: PATIENCE_MS });
  }
}
