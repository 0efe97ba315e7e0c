import { at } from '#kernel/collections.ts';
import { type ChildServer, startChild } from './child.ts';
import { Player } from './player.ts';

/** Several servers in processes of their own, people at all of them, and kill -9 for one after the other. */
export interface Killing {
  /** The address of the database that they share. */
  readonly url: string;
  readonly servers: number;
  readonly tables: number;
  readonly kills: number;
  readonly query: (sql: string) => Promise<readonly Record<string, unknown>[]>;
  readonly killed?: (done: number) => void;
  /** A checkout of an older version that all of them begin with. They are then told to stop, not killed, and come back as this version. */
  readonly older?: string | undefined;
}

export interface Killed {
  readonly kills: number;
  readonly acknowledged: number;
  /** Moves that were acknowledged and are not stored as they were. */
  readonly lost: number;
  /** Moves that were acknowledged twice, log lines that were not told, and numbers of the journal that are missing. */
  readonly doubled: number;
  /** Log lines that somebody had already been told by another server. */
  readonly toldAgain: number;
  readonly longestWaitMs: number;
  /** The longest that a table took for its time-outs that nobody looks at, until another server had missed the dead one. */
  readonly longestClockMs: number;
  /** Those who were told that they may not come in. */
  readonly turnedAway: number;
}

/** After each kill everybody makes so many moves, and the clock of a table that nobody looks at runs out as often. */
const MOVES = 3;
const PATIENCE_MS = 120_000;

const isCounted = (numbers: readonly unknown[]): boolean => numbers.every((n, index) => Number(n) === index + 1);

export const killInTurn = async ({ url, servers, tables, kills, query, killed, older }: Killing): Promise<Killed> => {
  const running: (ChildServer | null)[] = await Promise.all(Array.from({ length: servers }, () => startChild(url, { checkout: older })));
  const serverFor = (n: number): ChildServer => {
    const living = running.filter((server) => server !== null);
    return running[n % servers] ?? at(living, n % living.length);
  };
  const created = await Promise.all(Array.from({ length: tables }, (_, n) => serverFor(n).create(100_000)));
  const timed = await serverFor(0).create(100_000, { secondsPerDecision: 1 });
  const players = created.flatMap((table) => [0, 1].map((seat) => ({ table: table.table, seat, player: new Player(() => serverFor(seat).url, table, seat) })));
  const playing = players.map(({ player }) => player.play());
  const stepsOfClock = async (): Promise<number> =>
    Number((await query(`select max(step)::int as n from entries e join tables t on t.key = e.table_key where t.id = '${timed.table}'`))[0]?.n ?? 0);
  let longestClockMs = 0;
  const until = async (isSo: () => Promise<boolean>): Promise<void> => {
    for (const end = performance.now() + PATIENCE_MS; !(await isSo()); await new Promise((resolve) => setTimeout(resolve, 50)))
      if (performance.now() > end) throw new Error(`waited in vain: ${JSON.stringify([await stepsOfClock(), players.map(({ player }) => player.where)])}`);
  };
  const moved = (moves: number): (() => Promise<boolean>) => {
    const before = players.map(({ player }) => player.acknowledged.length);
    return async () => players.every(({ player }, index) => player.acknowledged.length >= at(before, index) + moves);
  };
  const goOn = async (): Promise<void> => {
    const since = performance.now();
    const steps = await stepsOfClock();
    await until(moved(MOVES));
    // A dead server is missed after seconds: what everybody would play meanwhile proves nothing more, and takes the machine from other tests.
    const resting = players.map(({ player }) => player.rest());
    await until(async () => (await stepsOfClock()) >= steps + MOVES);
    longestClockMs = Math.max(longestClockMs, performance.now() - since);
    // The next one is killed while everybody plays.
    const isPlaying = moved(1);
    for (const wake of resting) wake();
    await until(isPlaying);
  };
  await goOn();
  longestClockMs = 0;
  for (let done = 0; done < kills; done++) {
    const server = running[done % servers];
    // The proxy sends nobody there any more.
    running[done % servers] = null;
    await (older === undefined ? server?.kill() : server?.terminate());
    if (older === undefined) await goOn();
    running[done % servers] = await startChild(url);
    if (older !== undefined) await goOn();
    killed?.(done + 1);
  }
  for (const { player } of players) player.stop();
  await Promise.all(playing);
  for (const server of running) if ((await server?.terminate()) !== 0) throw new Error('a server did not stop as it should');

  const rows = await query('select t.id, e.client, e.writer, e.seq, e.step from entries e join tables t on t.key = e.table_key order by t.id, e.seq');
  const stored = new Map(rows.flatMap(({ id, client, writer, step }) => (client === null ? [] : [[[id, writer, client].join(' '), Number(step)]])));
  const all = players.flatMap(({ table, seat, player }) => player.acknowledged.map(({ id, step }) => ({ name: `${table} ${seat} ${id}`, step })));
  const gaps = [...created, timed].filter(({ table }) => !isCounted(rows.filter(({ id }) => id === table).map(({ seq }) => seq)));
  return {
    kills,
    acknowledged: all.length,
    lost: all.filter(({ name, step }) => stored.get(name) !== step).length,
    doubled: all.length - new Set(all.map(({ name }) => name)).size + gaps.length + players.filter(({ player }) => !isCounted(player.lines)).length,
    toldAgain: players.reduce((sum, { player }) => sum + player.toldAgain, 0),
    longestWaitMs: Math.round(Math.max(...players.map(({ player }) => player.longestMs))),
    longestClockMs: Math.round(longestClockMs),
    turnedAway: players.filter(({ player }) => player.isTurnedAway).length,
  };
};
