import { Client, type ClientBase, type ClientConfig, Pool, types } from 'pg';
import { StorageError } from '#table/journal.ts';
import { text } from '../sql/rows.ts';
import { all, type Answer, type Engine, type Question, type Row, type Work } from '../sql/work.ts';
import type { Address } from './address.ts';
import { fitting, numbered } from './dialect.ts';
import { faultOf, isLost, isOvertaken } from './faults.ts';
import { prepareSchema } from './schema.ts';

// Numbers of ours fit: bigint, and the sums of it.
for (const type of [types.builtins.INT8, types.builtins.NUMERIC]) types.setTypeParser(type, Number);

/** Lines to the server, for all that is read and written at the same time. */
const LINES = 8;
/** A client that has fallen asleep in the middle of its work keeps the others waiting no longer. */
const ASLEEP_MS = 10_000;
const CONNECT_MS = 5000;
const KEEP_ALIVE_MS = 10_000;
const ANSWER_MS = 30_000;
/** Waits between attempts while the server is not to be had: about three seconds in all, as long as it takes one to start again. */
const WAITS_MS = [50, 100, 200, 400, 800, 1500];
/** What could be written so short a time ago can be written now. */
const TRUSTED_MS = 5000;

const READING = 'begin isolation level repeatable read read only';
const WRITING = 'begin';

/** The commit was sent, and no answer came: it may be written or not. */
export class Unsure extends StorageError {
  constructor(message: string) {
    super('failed', message);
    this.name = 'Unsure';
  }
}

/** A database of PostgreSQL. */
export class PostgresEngine implements Engine {
  readonly own = {
    bytes: 'select pg_database_size(current_database()) as bytes',
    withColumn: 'select table_name as name from information_schema.columns where table_schema = current_schema() and column_name = ?',
    tables: `select tablename as name from pg_tables where schemaname = current_schema() and tablename not in ('layout', 'nodes', 'leases', 'experiments', 'played', 'workers') order by 1`,
  } as const;
  readonly #pool: Pool;
  readonly #line: ClientConfig;
  /** Statements by their text: each is prepared once on every line. */
  readonly #statements = new Map<string, { readonly name: string; readonly text: string }>();
  #writtenAt = Number.NEGATIVE_INFINITY;

  private constructor({ connectionString, schema }: Address) {
    this.#line = {
      connectionString,
      options: `-c search_path=${schema} -c idle_in_transaction_session_timeout=${ASLEEP_MS}`,
      application_name: `comptoir/${schema}`,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      // A line that has died without a word is found out within minutes, not hours.
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    };
    this.#pool = new Pool({
      ...this.#line,
      max: LINES,
      query_timeout: ANSWER_MS,
      pipeline: true,
      // A commit is on the disk before anybody is told so, whatever the server is used to.
      onConnect: async (client) => {
        await client.query(`select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`);
      },
    });
    // A line has broken. Whoever uses it hears of that by the answer that does not come; the next who needs one gets another.
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /** Rejects with a StorageError when the database is not to be had. */
  static async open(address: Address): Promise<PostgresEngine> {
    const engine = new PostgresEngine(address);
    try {
      const client = await engine.#pool.connect();
      await prepareSchema(client, address.schema).finally(() => client.release(true));
      return engine;
    } catch (error) {
      await engine.close();
      throw faultOf(error);
    }
  }

  read<T>(work: () => Work<T>): Promise<T> {
    return this.#patiently(READING, work);
  }

  async write<T>(work: () => Work<T>): Promise<T> {
    try {
      const result = await this.#patiently(WRITING, work);
      this.#writtenAt = performance.now();
      return result;
    } catch (error) {
      this.#writtenAt = Number.NEGATIVE_INFINITY;
      throw error;
    }
  }

  /** Begins anew what was overtaken, or found nobody at the other end. */
  async #patiently<T>(begin: string, work: () => Work<T>): Promise<T> {
    for (const wait of WAITS_MS) {
      try {
        return await this.#transaction(begin, work());
      } catch (error) {
        if (error instanceof Unsure || !(isOvertaken(error) || isLost(error))) throw faultOf(error);
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
    return this.#transaction(begin, work()).catch((error: unknown) => {
      throw faultOf(error);
    });
  }

  async #transaction<T>(begin: string, work: Work<T>): Promise<T> {
    const client = await this.#pool.connect();
    let isSound = false;
    try {
      // It leaves together with the first question: whatever it fails of, that fails of too.
      client.query(begin).catch(() => undefined);
      const result = await this.#do(client, work);
      await commit(client);
      isSound = true;
      return result;
    } catch (error) {
      if (!(error instanceof Unsure || isLost(error) || isOvertaken(error))) {
        await client.query('rollback');
        isSound = true;
      }
      throw error;
    } finally {
      client.release(!isSound);
    }
  }

  async #do<T>(client: ClientBase, work: Work<T>): Promise<T> {
    let step = work.next();
    while (step.done !== true) {
      let answer: Answer;
      try {
        answer = await this.#answer(client, step.value);
      } catch (error) {
        step = work.throw(error);
        continue;
      }
      step = work.next(answer);
    }
    return step.value;
  }

  async #answer(client: ClientBase, { sql, values }: Question): Promise<Answer> {
    const result = await client.query<Row>({ ...this.#statement(sql), values: values.map(fitting) });
    return { rows: result.rows, changes: result.rowCount ?? 0 };
  }

  #statement(sql: string): { readonly name: string; readonly text: string } {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = { name: `s${this.#statements.size}`, text: numbered(sql) };
    this.#statements.set(sql, statement);
    return statement;
  }

  /** A line of one's own. `patience`: a question that is not answered for so long fails. */
  async connect(patience?: number): Promise<Client> {
    const client = new Client({ ...this.#line, query_timeout: patience });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  /** What PostgreSQL frees keeps its bytes until they are needed: the tables are written anew. Its log forgets them in its own time. */
  async clean(): Promise<void> {
    try {
      const client = await this.connect();
      try {
        const { rows } = await client.query<{ name: string }>(this.own.tables);
        for (const { name } of rows) await client.query(`vacuum full ${name}`);
      } finally {
        await client.end();
      }
    } catch (error) {
      throw faultOf(error);
    }
  }

  /** Rows were copied with their numbers: what the database numbers itself goes on after the last. */
  async renumber(): Promise<void> {
    await this.write(function* () {
      const columns = yield* all(
        `select table_name, column_name from information_schema.columns where table_schema = current_schema() and is_identity = 'YES'`,
      );
      for (const row of columns) {
        const [table, column] = [text(row, 'table_name'), text(row, 'column_name')];
        yield* all(`select setval(pg_get_serial_sequence('${table}', '${column}'), coalesce(max(${column}), 0) + 1, false) from ${table}`);
      }
    });
  }

  async check(trial: () => Work<void>): Promise<void> {
    if (performance.now() - this.#writtenAt >= TRUSTED_MS) await this.write(trial);
  }

  async close(): Promise<void> {
    if (!this.#pool.ending) await this.#pool.end();
  }
}

/** A commit that something has gone wrong before says ROLLBACK, and no error. */
const commit = async (client: ClientBase): Promise<void> => {
  try {
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') throw new StorageError('failed', 'the transaction was rolled back');
  } catch (error) {
    throw isLost(error) ? new Unsure(faultOf(error).message) : error;
  }
};
