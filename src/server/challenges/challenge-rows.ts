import type { BotLevel } from '#kernel/game.ts';
import type { Seed } from '#kernel/chance.ts';
import type { Localized } from '#kernel/words.ts';
import type { PlayedGame } from '#table';
import { DATA, INTEGER, insertInto, integer, oneWord, orNull, Part, rowsOf, TEXT, text } from '../sql/rows.ts';
import type { TableRows } from '../sql/tables.ts';
import { all, type Engine, run } from '../sql/work.ts';

/* What is kept of challenges. `storage-contract.ts` holds the tests that every implementation passes. */

export interface ChallengeRecord {
  readonly id: string;
  /** Null: given by somebody. */
  readonly day: string | null;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly game: string;
  readonly title: string;
  readonly kind: Localized | null;
  readonly minutes: number | null;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly level: BotLevel;
  readonly seed: Seed;
  readonly rulesVersion: number;
  readonly names: 'shown' | 'hidden';
  /** Since when they were last hidden; absent: never. */
  readonly hiddenAt?: number;
  readonly tries: number | null;
  readonly expected: number | null;
  /** Of the token of whoever gave it; null: the house. */
  readonly giverHash: string | null;
  /** Whoever gave it has said that one holder is another. */
  readonly joined?: Readonly<Record<string, string>>;
  /** Deleted: it stays, empty, so that it is not given again. */
  readonly deleted: boolean;
}

/** `late`: a game that does not count. It was not over in time; or (`void`) it was, but by other rules, or nobody holds its chair any more. */
export type TryResult = Omit<PlayedGame, 'answers'> | { readonly late: true; readonly void?: true };

export interface Try {
  readonly table: string;
  readonly code: string;
  readonly status: 'lobby' | 'playing' | 'finished';
  readonly name: string;
  /** Of what opens its chair; null: nobody sits there any more. */
  readonly tokenHash: string | null;
  readonly holder: string;
  readonly attempt: number;
  readonly begunAt: number;
  readonly result: TryResult | null;
}

export interface Counts {
  readonly begun: number;
  readonly finished: number;
}

/** Whose tries are asked for: a key ring, or a device that has none, each as a digest; and the ring that the chair was put on since. */
export interface Holder {
  readonly holder: string;
  readonly ring: string | null;
}

export interface ChallengeStore {
  /** False: there is one of this name. */
  create(record: ChallengeRecord): Promise<boolean>;
  save(record: ChallengeRecord): Promise<void>;
  find(id: string): Promise<ChallengeRecord | null>;
  /** False: they have such a try already, begun elsewhere in the same moment. */
  enter(challenge: string, holder: string, attempt: number, table: string, at: number): Promise<boolean>;
  counts(challenge: string): Promise<Counts>;
  tries(challenge: string): Promise<readonly Try[]>;
  triesOf(challenge: string, who: Holder): Promise<readonly Try[]>;
  /** Tables of those that are to be judged: finished, or all that are left once it is over. */
  unsettled(challenge: string, isOver: boolean): Promise<readonly string[]>;
  settle(table: string, result: TryResult, answers: PlayedGame['answers']): Promise<void>;
  /** Of one try. */
  answersOf(table: string): Promise<PlayedGame['answers']>;
  /** By table. */
  answers(challenge: string): Promise<ReadonlyMap<string, PlayedGame['answers']>>;
  /** Deletes it with all its tries; their tables stay where they are. */
  empty(record: ChallengeRecord): Promise<void>;
  /** Deletes those that closed before then. */
  forget(closedBefore: number): Promise<number>;
}

/** A try hangs on its table: it goes with it, and bears the name that is read there. */
export const CHALLENGES = `
create table challenges (
  id text not null primary key,
  closes_at integer not null,
  record text not null
) strict, without rowid;

create table challenge_tries (
  table_key integer primary key references tables (key),
  challenge text not null,
  holder text not null,
  attempt integer not null,
  begun_at integer not null,
  result text not null default 'null',
  answers text not null default '[]',
  unique (challenge, holder, attempt)
) strict;

alter table tables add column challenge text not null default 'null';
`;

const RECORD = rowsOf<{ readonly record: ChallengeRecord }>({ record: DATA });
const TRY = rowsOf<Try>({
  table: { ...TEXT, column: 'id' },
  code: TEXT,
  status: oneWord('lobby', 'playing', 'finished'),
  name: TEXT,
  tokenHash: orNull(TEXT),
  holder: TEXT,
  attempt: INTEGER,
  begunAt: INTEGER,
  result: orNull<TryResult>(DATA),
});
const ANSWERS = rowsOf<{ readonly table: string; readonly answers: PlayedGame['answers'] }>({ table: { ...TEXT, column: 'id' }, answers: DATA });

const TRIES = `select t.id, t.code, t.status, s.name, s.token_hash, c.holder, c.attempt, c.begun_at, c.result from challenge_tries c
  join tables t on t.key = c.table_key join seats s on s.table_key = c.table_key and s.seat = 0 where c.challenge = ?`;
const ORDER = 'order by c.begun_at, c.table_key';

const SQL = {
  add: `${insertInto('challenges', ['id', 'closes_at', 'record'])} on conflict (id) do nothing`,
  save: 'update challenges set closes_at = ?, record = ? where id = ?',
  find: 'select record from challenges where id = ?',
  enter: `${insertInto('challenge_tries', ['table_key', 'challenge', 'holder', 'attempt', 'begun_at'])} on conflict (challenge, holder, attempt) do nothing`,
  counts: `select count(*) as begun, coalesce(sum(case when result <> 'null' then 1 else 0 end), 0) as finished from challenge_tries where challenge = ? and attempt = 1`,
  tries: `${TRIES} ${ORDER}`,
  // Two questions, each by its index: at midnight a thousand ask at once.
  triesOf: `${TRIES} and c.holder = ? ${ORDER}`,
  triesOfRing: `${TRIES} and c.holder <> ? and s.ring = ? ${ORDER}`,
  unsettled: `select t.id from challenge_tries c join tables t on t.key = c.table_key
    where c.challenge = ? and c.result = 'null' and (t.status = 'finished' or ? = 1) ${ORDER}`,
  settle: 'update challenge_tries set result = ?, answers = ? where table_key = ?',
  answers: 'select t.id, c.answers from challenge_tries c join tables t on t.key = c.table_key where c.challenge = ? and c.attempt = 1',
  answersOf: 'select t.id, c.answers from challenge_tries c join tables t on t.key = c.table_key where t.id = ?',
  empty: 'delete from challenge_tries where challenge = ?',
  old: 'select id, record from challenges where closes_at < ?',
  remove: 'delete from challenges where id = ?',
} as const;

export class ChallengeRows extends Part implements ChallengeStore {
  readonly #tables: TableRows;

  constructor(engine: Engine, tables: TableRows) {
    super(engine);
    this.#tables = tables;
  }

  async create(record: ChallengeRecord): Promise<boolean> {
    return (await this.engine.write(() => run(SQL.add, record.id, record.closesAt, JSON.stringify(record)))) === 1;
  }

  save(record: ChallengeRecord): Promise<void> {
    return this.run(SQL.save, record.closesAt, JSON.stringify(record), record.id);
  }

  async find(id: string): Promise<ChallengeRecord | null> {
    return RECORD.found(await this.row(SQL.find, id))?.record ?? null;
  }

  enter(challenge: string, holder: string, attempt: number, table: string, at: number): Promise<boolean> {
    const tables = this.#tables;
    return this.engine.write(function* () {
      return (yield* run(SQL.enter, yield* tables.key(table), challenge, holder, attempt, at)) === 1;
    });
  }

  async counts(challenge: string): Promise<Counts> {
    const row = (await this.row(SQL.counts, challenge)) ?? {};
    return { begun: integer(row, 'begun'), finished: integer(row, 'finished') };
  }

  async tries(challenge: string): Promise<readonly Try[]> {
    return (await this.rows(SQL.tries, challenge)).map(TRY.read);
  }

  async triesOf(challenge: string, { holder, ring }: Holder): Promise<readonly Try[]> {
    const found = (await this.rows(SQL.triesOf, challenge, holder)).map(TRY.read);
    if (ring === null) return found;
    const carried = (await this.rows(SQL.triesOfRing, challenge, holder, ring)).map(TRY.read);
    return carried.length === 0 ? found : [...found, ...carried].toSorted((a, b) => a.begunAt - b.begunAt || a.attempt - b.attempt);
  }

  async unsettled(challenge: string, isOver: boolean): Promise<readonly string[]> {
    return (await this.rows(SQL.unsettled, challenge, isOver ? 1 : 0)).map((row) => text(row, 'id'));
  }

  settle(table: string, result: TryResult, answers: PlayedGame['answers']): Promise<void> {
    const tables = this.#tables;
    return this.engine.write(function* () {
      yield* run(SQL.settle, JSON.stringify(result), JSON.stringify(answers), yield* tables.key(table));
    });
  }

  async answers(challenge: string): Promise<ReadonlyMap<string, PlayedGame['answers']>> {
    return new Map((await this.rows(SQL.answers, challenge)).map(ANSWERS.read).map(({ table, answers }) => [table, answers]));
  }

  async answersOf(table: string): Promise<PlayedGame['answers']> {
    const row = await this.row(SQL.answersOf, table);
    return row === undefined ? [] : ANSWERS.read(row).answers;
  }

  empty(record: ChallengeRecord): Promise<void> {
    return this.engine.write(function* () {
      yield* run(SQL.save, record.closesAt, JSON.stringify(record), record.id);
      yield* run(SQL.empty, record.id);
    });
  }

  forget(closedBefore: number): Promise<number> {
    return this.engine.write(function* () {
      const old = (yield* all(SQL.old, closedBefore)).map((row) => RECORD.read(row).record);
      for (const { id } of old) {
        yield* run(SQL.empty, id);
        yield* run(SQL.remove, id);
      }
      return old.length;
    });
  }
}
