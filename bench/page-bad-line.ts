import { setTimeout as sleep } from 'node:timers/promises';
import { tripleBataille } from '#games/triple-bataille/index.ts';
import { quickChance } from '#kernel/chance.ts';
import { at } from '#kernel/collections.ts';
import type { CreatedRoom, CreateRoom, RoomRequest, RoomTable, RoomView } from '#protocol';
import { openBadLine, type Weather } from '../src/server/testing/bad-line.ts';
import { LoadPlayer, mindOf } from './load-player.ts';
import { inHouse, visit } from './page-house.ts';
import { forgetTasks, type LongTasks, tasksOf, watchTasks } from './page-room.ts';
import { percentile } from './server-load.ts';

/* A workshop of sixty on a weak wireless line: every phone behind it, the wall on the machine that serves. */

const WEATHER: Weather = { roundTripMs: 200, loss: 0.02, holdsMs: 30_000 };
const PEOPLE = 60;
const THINK_MS = 1000;
/** Somebody presses again when nothing was answered for so long. */
const PATIENCE_MS = 8000;

export interface BadLineFigures {
  readonly people: number;
  readonly cuts: number;
  readonly stalls: number;
  readonly seconds: number;
  readonly decisions: number;
  /** Acknowledged and not in the record of the game, and in the record more often than they were made. */
  readonly lost: number;
  readonly doubled: number;
  readonly refused: Readonly<Record<string, number>>;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly worstMs: number;
  /** To a question put to the room. */
  readonly answers: number;
  readonly wall: LongTasks;
}

const PLAN: CreateRoom = {
  title: 'Ligne faible',
  people: PEOPLE,
  minutes: 90,
  lang: 'fr',
  steps: [
    { title: 'Accueil', minutes: 10 },
    { title: 'Monnaie-dette', minutes: 25, game: { game: 'triple-bataille', preset: 'shortDebt', options: { ties: 'share' } } },
  ],
};

const tokenOf = (number: number): string => `phone-${number}`.padEnd(40, '-');

/** Asks until it is answered: what is asked of a room may be sent twice. */
const insist = async (url: string, path: string, token: string | null, body?: unknown): Promise<unknown> => {
  for (;;) {
    try {
      const response = await fetch(url + path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...(token === null ? {} : { authorization: `Bearer ${token}` }), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`refused: ${text}`);
      const answer: unknown = JSON.parse(text);
      return answer;
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('refused')) throw error;
      await sleep(200);
    }
  }
};

interface Played {
  readonly latencies: readonly number[];
  readonly refused: Readonly<Record<string, number>>;
  /** Acknowledged decisions by seat. */
  readonly made: readonly number[];
}

const play = async (url: string, { table, people }: RoomTable, tokens: ReadonlyMap<number, string>): Promise<Played> => {
  const over = Promise.withResolvers<void>();
  const latencies: number[] = [];
  const refused: Record<string, number> = {};
  const made = people.map(() => 0);
  const players = people.map((person, seat) => {
    const events = {
      acknowledged: ({ ms }: { readonly ms: number }) => {
        latencies.push(ms);
        made[seat] = (made[seat] ?? 0) + 1;
      },
      refused: (code: string) => {
        refused[code] = (refused[code] ?? 0) + 1;
      },
      over: () => over.resolve(),
    };
    return new LoadPlayer({ url, table, token: tokens.get(person ?? -1) ?? '' }, quickChance(seat), events, THINK_MS, mindOf(tripleBataille, 'decent', seat));
  });
  await Promise.all(players.map((player) => player.connect()));
  await over.promise;
  // The last answers are on their way.
  await sleep(PATIENCE_MS);
  for (const player of players) player.stop();
  return { latencies, refused, made };
};

/** How many decisions of each seat the finished game holds. */
const inRecord = async (url: string, table: string, seats: number): Promise<readonly number[]> => {
  const { inputs } = Object(await insist(url, `/api/tables/${table}/recording`, null));
  const counts = Array.from({ length: seats }, () => 0);
  for (const { by } of Array.isArray(inputs) ? inputs : []) if (typeof by === 'number') counts[by] = (counts[by] ?? 0) + 1;
  return counts;
};

const viewOf = async (url: string, room: string): Promise<RoomView> => Object(await insist(url, `/api/rooms/${room}`, null));

export const measureBadLine = (root: string): Promise<BadLineFigures> =>
  inHouse(root, 0, async (house) => {
    const line = await openBadLine(house.url, WEATHER, 7);
    const { room, animator }: CreatedRoom = Object(await insist(house.url, '/api/rooms', null, PLAN));
    const lead = (request: RoomRequest): Promise<unknown> => insist(house.url, `/api/rooms/${room}`, animator, request);
    const fromPhones = (request: (number: number) => RoomRequest): Promise<readonly unknown[]> =>
      Promise.all(Array.from({ length: PEOPLE }, (_, number) => insist(line.url, `/api/rooms/${room}`, tokenOf(number), request(number))));
    const wall = await visit(house, 1920, 1080);
    await wall.page.addInitScript(watchTasks);
    await wall.cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await wall.page.goto(`/r/${room}/wall`);
    const joined = await fromPhones((number) => ({ t: 'join', name: `Élève ${number + 1}` }));
    // They come in as the line lets them.
    const tokens = new Map(joined.map((answer, number) => [Number(Object(answer).person), tokenOf(number)]));
    await lead({ t: 'ask', question: { text: 'Combien\u00a0?', choices: ['peu', 'beaucoup'] } });
    await fromPhones((number) => ({ t: 'answer', question: 0, value: number % 2 }));
    await lead({ t: 'close' });
    const began = performance.now();
    await lead({ t: 'begin', step: 1, games: 0 });
    await wall.page.waitForSelector('.tb-projector');
    await forgetTasks(wall.page);
    const table = at(at((await viewOf(house.url, room)).games, 0).tables, 0);
    const { latencies, refused, made } = await play(line.url, table, tokens);
    const seconds = (performance.now() - began) / 1000;
    const kept = await inRecord(house.url, table.table, made.length);
    const more = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, count, seat) => sum + Math.max(0, count - (b[seat] ?? 0)), 0);
    const sorted = latencies.toSorted((a, b) => a - b);
    const { polls } = await viewOf(house.url, room);
    await line.close();
    return {
      people: PEOPLE,
      cuts: line.cuts,
      stalls: line.stalls,
      seconds: Math.round(seconds),
      decisions: sorted.length,
      lost: more(made, kept),
      doubled: more(kept, made),
      refused,
      p50Ms: Math.round(percentile(sorted, 0.5)),
      p99Ms: Math.round(percentile(sorted, 0.99)),
      worstMs: Math.round(sorted.at(-1) ?? 0),
      answers: polls[0]?.answered ?? 0,
      wall: await tasksOf(wall.page, wall.cdp, seconds),
    };
  });
