import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isBotLevel } from '#bots';
import type { CreatedTable, CreateTable, TableInfo } from '#protocol';
import { type playRated, playRated as playHere, type Rated, type RatedTable, type Seating } from '#lab';
import { type RunningServer, startServer } from '#server';
import { version } from './places.ts';

/* Bots of others in the ladder: a command is given the link of a seat at a real table, and speaks the protocol. */

const PREFIX = 'remote:';
const ASK_AGAIN_MS = 50;
const SILENCE_MS = 60_000;

export const isRemote = (name: string): boolean => name.startsWith(PREFIX);

/** The table with its seats: the command's own is a person's, the others are bots of a level. */
const planOf = ({ game, options }: RatedTable, { seats }: Seating): CreateTable => ({
  game,
  options,
  seats: seats.map((name) => (isRemote(name) ? { kind: 'here', name: 'Remote' } : { kind: 'bot', level: isBotLevel(name) ? name : 'decent' })),
  secondsPerDecision: null,
  watching: 'link',
  referee: 'auto',
  start: true,
  lang: 'en',
});

const playOne = async ({ url }: RunningServer, table: RatedTable, seating: Seating): Promise<Rated> => {
  const command = seating.seats.find(isRemote)?.slice(PREFIX.length) ?? '';
  const made = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(planOf(table, seating)),
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
  const base = { ...seating, first: null, figures: [], thinking: {} };
  const seen = { step: -1, at: performance.now() };
  try {
    for (;;) {
      // Asked after the bot has gone, the table says for certain whether it went too early.
      const gone = failure;
      const info: TableInfo = JSON.parse(await (await fetch(`${url}/api/tables/${created.table}`)).text());
      if (info.outcome !== null) return { ...base, outcome: info.outcome, error: null };
      if (gone !== null) return { ...base, outcome: null, error: gone };
      if (info.step !== seen.step) Object.assign(seen, { step: info.step, at: performance.now() });
      if (performance.now() - seen.at > SILENCE_MS) return { ...base, outcome: null, error: 'the remote bot does not answer' };
      await pause(ASK_AGAIN_MS);
    }
  } finally {
    child.kill();
  }
};

/** Games with a remote bot at a server of their own, one after the other and to the server's own dice; all others as always. */
export const playWithRemote: typeof playRated = async (table, seatings, playing) => {
  const here = await playHere(
    table,
    seatings.filter(({ seats }) => !seats.some(isRemote)),
    playing,
  );
  const folder = mkdtempSync(join(tmpdir(), 'comptoir-rate-'));
  const database = join(folder, 'rate.sqlite');
  const most = Number.MAX_SAFE_INTEGER;
  const limits = { tablesPerHour: most, requestsPerSecond: most, requestBurst: most, messagesPerSecond: most, messageBurst: most };
  const server = await startServer({ port: 0, host: '127.0.0.1', database, page: null, version: version(), botPause: { min: 0, max: 0 }, limits });
  const games: Rated[] = [...here];
  try {
    for (const seating of seatings) {
      if (!seating.seats.some(isRemote)) continue;
      games.push(await playOne(server, table, seating));
      playing.onProgress(games.length);
    }
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return games;
};
