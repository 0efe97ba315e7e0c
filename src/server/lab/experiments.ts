import { createHash } from 'node:crypto';
import { parseDocument } from '#lab/document.ts';
import type { PlayedChunk, ReadyExperiment } from '#lab/experiment.ts';
import { Rows } from '#lab/findings.ts';
import { fingerprintOf } from '#lab/fingerprint.ts';
import type { ExperimentStanding, HostLab } from '#protocol';
import { ID, INTEGER, integer, json, orNull, Part, rowsOf, TEXT, text } from '../sql/rows.ts';
import { all, get, run, type Work } from '../sql/work.ts';

/* Experiments that several machines play: what is asked, and what was played of it. Who plays which portion is the queue's affair (`queue.ts`). */

/** They are made beside the layout: what lies here is work under way, and another database does without it. */
export const EXPERIMENT_TABLES = `
  create table if not exists experiments (id text primary key, version text not null, document text not null, portions bigint not null, games bigint not null,
    n bigint not null default 0, played bigint not null default 0, sent_at bigint not null, ended_at bigint, state text not null default 'waiting');
  create table if not exists played (experiment text not null, n bigint not null, portion bigint not null, chunks text not null,
    primary key (experiment, n), unique (experiment, portion));
  create unlogged table if not exists workers (id text primary key, name text not null, threads bigint not null, games bigint not null, version text not null,
    until timestamptz not null);
  alter table experiments add column if not exists owner_hash text`;

const DAY_MS = 86_400_000;
/** Results are fetched soon; the document brings them back at any time. */
const KEPT_MS = 7 * DAY_MS;
/** A worker that has not been heard of for so long is gone. */
const HEARD_OF = '8 s';
/** As many as may wait, and some that are over. */
const SHOWN = 60;
const PORTIONS_AT_ONCE = 8;

const SQL = {
  standing: 'select * from experiments where id = ?',
  waiting: `select count(*) as count from experiments where state = 'waiting'`,
  old: `select id from experiments where ended_at < ? or (id = ? and state in ('failed', 'ended'))`,
  forgetPlayed: 'delete from played where experiment = ?',
  forget: 'delete from experiments where id = ?',
  // Whoever writes a portion waits for the one before: so numbers are seen in their order, and none is missed.
  count: `update experiments set n = n + 1, played = played + ? where id = ? and state = 'waiting'
    and not exists (select 1 from played where experiment = ? and portion = ?) returning n, portions`,
  write: 'insert into played (experiment, n, portion, chunks) values (?, ?, ?, ?)',
  end: `update experiments set state = ?, ended_at = ? where id = ? and state = 'waiting'`,
  since: `select n, chunks from played where experiment = ? and n > ? order by n limit ${PORTIONS_AT_ONCE}`,
  latest: `select * from experiments order by state = 'waiting' desc, sent_at desc limit ${SHOWN}`,
  beat: `insert into workers (id, name, threads, games, version, until) values (?, ?, ?, ?, ?, now() + interval '${HEARD_OF}')
    on conflict (id) do update set games = excluded.games, until = excluded.until`,
  gone: 'delete from workers where id = ? or until < now()',
  workers: 'select name, threads, games, version from workers where until > now() order by name, id',
} as const;

/** What is written when an experiment is sent, by whoever writes its jobs in the same transaction. */
export const SEND = `insert into experiments (id, version, document, portions, games, sent_at, owner_hash) values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`;

const STATES: readonly ExperimentStanding['state'][] = ['waiting', 'over', 'failed', 'ended'];

export interface StoredExperiment extends ExperimentStanding {
  readonly experiment: string;
  readonly version: string;
  /** As it was sent. */
  readonly document: string;
  readonly portions: number;
  /** Of the token that ends it; null: only the host does. */
  readonly ownerHash: string | null;
}

const EXPERIMENT = rowsOf<StoredExperiment>({
  experiment: ID,
  version: TEXT,
  document: TEXT,
  portions: INTEGER,
  games: INTEGER,
  played: INTEGER,
  sentAt: INTEGER,
  state: { read: (row, column) => STATES.find((state) => state === row[column]) ?? 'failed', write: String },
  ownerHash: orNull(TEXT),
});

function* forget(experiment: string): Work<void> {
  yield* run(SQL.forgetPlayed, experiment);
  yield* run(SQL.forget, experiment);
}

/** Whose machine, with how many threads, and what it has played since it began. */
export interface WorkerBeat {
  readonly id: string;
  readonly name: string;
  readonly threads: number;
  readonly games: number;
  readonly version: string;
}

const WORKER = rowsOf<Omit<WorkerBeat, 'id'>>({ name: TEXT, threads: INTEGER, games: INTEGER, version: TEXT });

export class Experiments extends Part {
  /** The same document has the same name, so that it is not played twice; another version may have other bots. */
  nameOf(ready: ReadyExperiment, version: string): string {
    return createHash('sha256')
      .update(`${version} ${fingerprintOf(ready)}`)
      .digest('hex')
      .slice(0, 40);
  }

  async find(experiment: string): Promise<StoredExperiment | null> {
    return EXPERIMENT.found(await this.row(SQL.standing, experiment));
  }

  async countWaiting(): Promise<number> {
    const row = await this.row(SQL.waiting);
    return row === undefined ? 0 : integer(row, 'count');
  }

  /** What is too old, and this one where it has failed: it may be tried again. */
  async forgetOld(experiment: string, now: number): Promise<void> {
    await this.engine.write(function* () {
      for (const row of yield* all(SQL.old, now - KEPT_MS, experiment)) yield* forget(text(row, 'id'));
    });
  }

  /** What is written twice is the same twice, and kept once. */
  async keep(experiment: string, portion: number, chunks: readonly PlayedChunk[]): Promise<void> {
    const games = chunks.reduce((sum, { rows }) => sum + rows.length, 0);
    await this.engine.write(function* (): Work<void> {
      const counted = yield* get(SQL.count, games, experiment, experiment, portion);
      if (counted === undefined) return;
      const n = integer(counted, 'n');
      yield* run(SQL.write, experiment, n, portion, JSON.stringify(chunks));
      if (n === integer(counted, 'portions')) yield* run(SQL.end, 'over', Date.now(), experiment);
    });
  }

  /** Portions that wait are passed over, and what is being played of it is not kept. */
  end(experiment: string, state: 'over' | 'failed' | 'ended'): Promise<void> {
    return this.run(SQL.end, state, Date.now(), experiment);
  }

  /** With all that was played of it. */
  async forget(experiment: string): Promise<void> {
    await this.engine.write(() => forget(experiment));
  }

  /** For whoever runs the house: ends what waits, forgets what is over. False: there is none such. */
  async clear(experiment: string): Promise<boolean> {
    const found = await this.find(experiment);
    if (found?.state === 'waiting') await this.end(experiment, 'ended');
    else await this.forget(experiment);
    return found !== null;
  }

  /** What was written after this number, as far as one answer goes. */
  async since(experiment: string, after: number): Promise<{ readonly after: number; readonly chunks: readonly PlayedChunk[] }> {
    const rows = await this.rows(SQL.since, experiment, after);
    const last = rows.at(-1);
    return { after: last === undefined ? after : integer(last, 'n'), chunks: rows.flatMap((row): readonly PlayedChunk[] => json(row, 'chunks')) };
  }

  beat({ id, name, threads, games, version }: WorkerBeat): Promise<void> {
    return this.run(SQL.beat, id, name, threads, games, version);
  }

  leave(id: string): Promise<void> {
    return this.run(SQL.gone, id);
  }

  async workers(): Promise<HostLab['workers']> {
    return (await this.rows(SQL.workers)).map(WORKER.read);
  }

  /** Those that wait first, then the newest. */
  async latest(): Promise<HostLab['experiments']> {
    const rows = await this.rows(SQL.latest);
    return rows.map(EXPERIMENT.read).map(({ experiment, games, played, sentAt, state, document }) => {
      const read = parseDocument(document);
      return { experiment, games, played, sentAt, state, game: read.ok ? read.document.game : '', question: read.ok ? read.document.question : '' };
    });
  }
}

/** An experiment as one looks at it from here: what was played so far, wherever it was. */
export class Following {
  readonly rows: Rows;
  readonly #experiments: Experiments;
  readonly #experiment: string;
  #after = 0;

  constructor(experiments: Experiments, experiment: string, ready: ReadyExperiment) {
    this.#experiments = experiments;
    this.#experiment = experiment;
    this.rows = new Rows(ready.arms.length);
  }

  /** How it stood before all that is in the rows now was read. */
  async look(): Promise<StoredExperiment | null> {
    const standing = await this.#experiments.find(this.#experiment);
    for (;;) {
      const { after, chunks } = await this.#experiments.since(this.#experiment, this.#after);
      for (const { chunk, rows } of chunks) if (!this.rows.has(chunk)) this.rows.put(chunk, rows);
      if (after === this.#after) return standing;
      this.#after = after;
    }
  }
}
