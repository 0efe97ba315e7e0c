import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import type { Cluster, News } from '../cluster.ts';
import { text } from '../sql/rows.ts';
import { all, run, type Work } from '../sql/work.ts';
import type { PostgresEngine } from './engine.ts';

/** A server that has not been heard of for so long is dead, and others do its work. */
const LEASE_MS = 6000;
const RENEW_MS = 2000;
/** Where our clock and that of the database part ways, we are the first to stop. */
const MARGIN_MS = 1500;
const RECONNECT_MS = 300;
const TELL_TRIES = 4;
/** PostgreSQL takes messages of less than 8,000 bytes. */
const TOLD_AT_ONCE = 60;

/* Only the clock of the database counts: those of the servers may differ. */
const ALIVE = 'exists (select 1 from nodes n where n.id = leases.node and n.until > now())';
const SQL = {
  renew: `insert into nodes (id, until) values (?, now() + interval '${LEASE_MS} ms') on conflict (id) do update set until = excluded.until`,
  others: 'select id from nodes where id <> ? and until > now()',
  mine: 'select name from leases where node = ?',
  claim: `insert into leases (name, node) select name, ? from json_array_elements_text(cast(? as json)) as wanted(name) order by 1
    on conflict (name) do update set node = excluded.node where not ${ALIVE} returning name`,
  orphans: `select name from leases where not ${ALIVE} limit 100`,
  release: 'delete from leases where node = ? and name in (select json_array_elements_text(cast(? as json)))',
  bury: `delete from nodes where until < now() - interval '1 minute'`,
  // Others find what a server that is gone was in charge of, and go on with its clocks; where there is nobody, nothing is left to be found.
  leave: 'delete from leases where node = ? and not exists (select 1 from nodes where id <> ? and until > now())',
  end: 'delete from nodes where id = ?',
  notify: 'select pg_notify(?, ?)',
} as const;

/** What is sent over the channel: who tells, and what. Tables, told most, are three words each. */
interface Message {
  readonly node: string;
  readonly tables?: readonly (readonly [string, number, number])[];
  readonly news?: News;
}

/** Leases and messages of servers that share a database. */
export class PostgresCluster implements Cluster {
  readonly #engine: PostgresEngine;
  readonly #channel: string;
  readonly server = randomBytes(9).toString('base64url');
  #others: ReadonlySet<string> = new Set();
  /** Those that were missed: one of them may only have slept. */
  readonly #left = new Set<string>();
  readonly #wanted = new Set<string>();
  #held: ReadonlySet<string> = new Set();
  /** When the last renewal that succeeded was begun. */
  #renewedAt = Number.NEGATIVE_INFINITY;
  #hear: (news: News) => void = () => {};
  #charged: (names: readonly string[]) => void = () => {};
  #listener: Client | null = null;
  /** The line that has been asked whether it lives. */
  #tried: Client | null = null;
  #timer: NodeJS.Timeout | undefined;
  #renewing: Promise<void> = Promise.resolve();
  #telling: Promise<unknown> = Promise.resolve();
  #stopped = false;

  constructor(engine: PostgresEngine, schema: string) {
    this.#engine = engine;
    this.#channel = `comptoir_${schema}`;
  }

  async start(hear: (news: News) => void, charged: (names: readonly string[]) => void): Promise<void> {
    this.#hear = hear;
    this.#charged = charged;
    await this.#listen();
    await this.#renew();
    // Whoever hears it knows that there is one more.
    this.tell({ kind: 'house' });
    this.#timer = setInterval(() => {
      // One after the other: a database that is slow must not be asked ever more.
      this.#renewing = this.#renewing.then(() => this.#renew()).catch(() => this.#checkTime());
      void this.#tryLine();
    }, RENEW_MS).unref();
  }

  async #listen(): Promise<void> {
    const client = await this.#engine.connect(LEASE_MS);
    client.on('notification', ({ payload }) => this.#read(payload ?? ''));
    try {
      await client.query(`listen ${this.#channel}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    // Told to stop meanwhile: a line that nobody hangs up would keep the process.
    if (this.#stopped) return client.end();
    // Only a line that was heard on is missed: a server that tries for one goes on trying by itself.
    client.once('end', () => void this.#listenAgain());
    this.#listener = client;
  }

  /** A line that has died without a word is as silent as one on which nobody has anything to tell. */
  async #tryLine(): Promise<void> {
    const line = this.#listener;
    if (line === null || line === this.#tried) return;
    this.#tried = line;
    try {
      await line.query('select 1');
      this.#tried = null;
    } catch {
      line.connection.stream.destroy();
    }
  }

  /** What was told meanwhile was not heard. */
  async #listenAgain(): Promise<void> {
    while (!this.#stopped) {
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
      try {
        if (this.#stopped) return;
        await this.#listen();
        return this.#hear({ kind: 'gap' });
      } catch {
        // The database is not to be had: whoever writes says so, and this tries again.
      }
    }
  }

  #read(payload: string): void {
    const { node, tables = [], news }: Message = JSON.parse(payload);
    if (node === this.server) return;
    if (!this.#others.has(node)) this.#others = new Set([...this.#others, node]);
    for (const [table, seq, talk] of tables) this.#hear({ kind: 'table', table, seq, talk });
    if (news !== undefined) this.#hear(news);
  }

  /** Tells of tables when what was written to them is, and not otherwise. */
  *tellTables(tables: readonly (readonly [string, number, number])[]): Work<void> {
    for (let done = 0; done < tables.length; done += TOLD_AT_ONCE) {
      yield* all(SQL.notify, this.#channel, JSON.stringify({ node: this.server, tables: tables.slice(done, done + TOLD_AT_ONCE) } satisfies Message));
    }
  }

  tell(news: News): void {
    const message: Message = { node: this.server, news };
    // One after the other: who was there before must not come after who is there now.
    this.#telling = this.#telling.then(() => this.#send(JSON.stringify(message)));
  }

  /** What is heard twice does no harm. When the database is away for longer, whoever missed it looks everywhere anyway. */
  async #send(message: string): Promise<void> {
    for (let tries = 1; tries <= TELL_TRIES && !this.#stopped; tries++) {
      try {
        await this.#engine.write(() => all(SQL.notify, this.#channel, message));
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
      }
    }
  }

  lives(server: string): boolean {
    return this.#others.has(server);
  }

  holds(name: string): boolean {
    return this.#held.has(name) && performance.now() - this.#renewedAt < LEASE_MS - MARGIN_MS;
  }

  async claim(names: readonly string[]): Promise<void> {
    for (const name of names) this.#wanted.add(name);
    const missing = names.filter((name) => !this.#held.has(name));
    if (missing.length === 0 || this.#stopped) return;
    try {
      const claimed = await this.#engine.write(() => all(SQL.claim, this.server, JSON.stringify(missing)));
      this.#held = new Set([...this.#held, ...claimed.map((row) => text(row, 'name'))]);
    } catch (error) {
      // The server that asked for it hears that it has not got it. Wanted on, a name that cannot be claimed would spoil every renewal to come.
      for (const name of missing) this.#wanted.delete(name);
      throw error;
    }
  }

  async release(names: readonly string[]): Promise<void> {
    for (const name of names) this.#wanted.delete(name);
    const held = names.filter((name) => this.#held.has(name));
    this.#held = new Set([...this.#held].filter((name) => !names.includes(name)));
    if (held.length > 0) await this.#engine.write(() => run(SQL.release, this.server, JSON.stringify(held)));
  }

  /** Says that it lives, finds out what it is in charge of, and takes what the dead have left. */
  async #renew(): Promise<void> {
    const begun = performance.now();
    const node = this.server;
    const [before, wanted, known] = [this.#held, new Set(this.#wanted), this.#others];
    const { mine, others } = await this.#engine.write(function* () {
      yield* run(SQL.renew, node);
      const living = new Set((yield* all(SQL.others, node)).map((row) => text(row, 'id')));
      const held = new Set((yield* all(SQL.mine, node)).map((row) => text(row, 'name')));
      const orphans = (yield* all(SQL.orphans)).map((row) => text(row, 'name'));
      const missing = [...new Set([...wanted, ...orphans])].filter((name) => !held.has(name));
      for (const row of missing.length === 0 ? [] : yield* all(SQL.claim, node, JSON.stringify(missing))) held.add(text(row, 'name'));
      if (orphans.length > 0) yield* run(SQL.bury);
      return { mine: held, others: living };
    });
    // Whoever was heard of while the database was asked may have come since.
    this.#others = new Set([...others, ...[...this.#others].filter((server) => !known.has(server))]);
    for (const server of known) {
      if (others.has(server)) continue;
      this.#left.add(server);
      this.#hear({ kind: 'left', server });
    }
    const isBack = [...others].filter((server) => this.#left.delete(server)).length > 0;
    const lapsed = begun - this.#renewedAt >= LEASE_MS - MARGIN_MS;
    const isFirst = this.#renewedAt === Number.NEGATIVE_INFINITY;
    this.#renewedAt = begun;
    // What was claimed or let go while the database was asked is as it was said then.
    const since = [...this.#held].filter((name) => !before.has(name));
    this.#held = new Set([...mine, ...since].filter((name) => !wanted.has(name) || this.#wanted.has(name)));
    for (const name of this.#held) this.#wanted.add(name);
    const changed = lapsed ? [...this.#held] : [...this.#held].filter((name) => !before.has(name) && !since.includes(name));
    const lost = [...before].filter((name) => !this.#held.has(name));
    if (changed.length + lost.length > 0) this.#charged([...changed, ...lost]);
    // A server that was silent for so long is gone to the others, with everybody who is here; and what it said on waking may have come before it was missed.
    if ((lapsed && !isFirst) || isBack) this.#hear({ kind: 'gap' });
  }

  /** The database does not answer: before long this server is in charge of nothing. */
  #checkTime(): void {
    if (performance.now() - this.#renewedAt >= LEASE_MS - MARGIN_MS && this.#held.size > 0) this.#charged([...this.#held]);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await Promise.all([this.#renewing, this.#telling]);
    this.#held = new Set();
    const node = this.server;
    await this.#engine
      .write(function* () {
        yield* run(SQL.leave, node, node);
        yield* run(SQL.end, node);
      })
      // A server that cannot give back what it holds is dead to the others before long.
      .catch(() => undefined);
    await this.#listener?.end().catch(() => undefined);
  }
}
