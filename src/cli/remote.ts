import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isBotLevel } from '#bots';
import type { CreatedTable, CreateTable, TableInfo } from '#protocol';
import { range } from '#kernel/collections.ts';
import { type Duel, placesIn, type playDuel, playRated, type Rated, ratedExperiment, type RatedTable } from '#lab';
import { type RunningServer, startServer, UNLIMITED } from '#server';
import { version } from './places.ts';

/* Bots of others in the ladder: a command is given the link of a seat at a real table, and speaks the protocol. */

const PREFIX = 'remote:';
const ASK_AGAIN_MS = 50;
const SILENCE_MS = 60_000;

export const isRemote = (name: string): boolean => name.startsWith(PREFIX);

/** The table with its seats: the command's own is a person's, the others are bots of a level. */
const planOf = ({ game, options }: RatedTable, seats: readonly string[]): CreateTable => ({
  game,
  options,
  seats: seats.map((name) => (isRemote(name) ? { kind: 'here', name: 'Remote' } : { kind: 'bot', level: isBotLevel(name) ? name : 'decent' })),
  secondsPerDecision: null,
  watching: 'link',
  referee: 'auto',
  start: true,
  lang: 'en',
});

const playOne = async ({ url }: RunningServer, table: RatedTable, seats: readonly string[]): Promise<Rated> => {
  const command = seats.find(isRemote)?.slice(PREFIX.length) ?? '';
  const made = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(planOf(table, seats)),
  });
  if (!made.ok) throw new Error(await made.text());
  const created: CreatedTable = JSON.parse(await made.text());
  const link = `${url}/t/${created.table}#s=${created.seats[0]?.token ?? ''}`;
  const child = spawn(`${command} "${link}"`, { shell: true, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, COMPTOIR_LINK: link } });
  let failure: string | null = null;
  child.on('exit', (code) => {
    failure = `the remote bot ended with code ${String(code)}`;
  });
  child.on('error', ({ message }) => {
    failure = message;
  });
  const base = { seats, first: null, figures: [], places: [], error: null };
  const seen = { step: -1, at: performance.now() };
  try {
    for (;;) {
      // Asked after the bot has gone, the table says for certain whether it went too early.
      const gone = failure;
      const info: TableInfo = JSON.parse(await (await fetch(`${url}/api/tables/${created.table}`)).text());
      if (info.outcome !== null) return { ...base, places: placesIn(info) };
      if (gone !== null) return { ...base, error: gone };
      if (info.step !== seen.step) Object.assign(seen, { step: info.step, at: performance.now() });
      if (performance.now() - seen.at > SILENCE_MS) return { ...base, error: 'the remote bot does not answer' };
      await pause(ASK_AGAIN_MS);
    }
  } finally {
    child.kill();
  }
};

/** Games with a remote bot at a server of their own, one after the other and to the server's own dice; all others as always. */
export const playWithRemote: typeof playDuel = async (plan: Duel, playing) => {
  const [others = []] = await playRated(await ratedExperiment(plan, { games: plan.games, seating: 'turned', arms: [[plan.others]] }), plan.figure, playing);
  const folder = mkdtempSync(join(tmpdir(), 'comptoir-rate-'));
  const database = join(folder, 'rate.sqlite');
  const server = await startServer({ port: 0, host: '127.0.0.1', database, page: null, version: version(), botPause: { min: 0, max: 0 }, prices: UNLIMITED });
  const ones: Rated[] = [];
  try {
    for (const number of range(plan.games)) {
      const seats = range(plan.players).map((seat) => (seat === number % plan.players ? plan.one : plan.others));
      ones.push(await playOne(server, plan, seats));
      playing.onProgress(others.length + ones.length);
    }
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return { ones, others };
};
