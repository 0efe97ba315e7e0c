import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Locator, Page } from 'playwright-core';
import type { RoomRequest, RoomView } from '#protocol';
import { openHouse } from '../e2e/support/house.ts';
import { barState, takeTurn } from '../e2e/support/player.ts';
import { Client } from '../src/server/testing/client.ts';
import { Album, type Seen, shownOn, watchWall } from './class-look.ts';
import { type Answer, askRoom, keyOf, openWifi, Pupil } from './class-pupils.ts';
import type { Stand } from './class-told.ts';

/* The room of `class.ts`: its house, the wall, the console and three phones as pages, the people, and what each may do. */

const { values } = parseArgs({ options: { out: { type: 'string' }, pace: { type: 'string', default: '1' } } });
if (values.out === undefined) throw new Error('--out FOLDER is needed');
export const out = values.out;
export const pace = Number(values.pace);
export const SECOND_MS = 1000 / pace;
const THINK_MS = Math.round(13 * SECOND_MS);
const PATIENCE_MS = 30_000;
export const rest = (seconds: number): Promise<void> => sleep(seconds * SECOND_MS);

mkdirSync(out, { recursive: true });
export const album = new Album(out);
export const keep = (name: string, text: string | Buffer): void => writeFileSync(join(out, name), text);

export const house = await openHouse({ site: 'http://192.168.1.24:4280', roomSecond: SECOND_MS });
export const wifi = await openWifi(house.url);
export const deadWifi = await openWifi(house.url);
const moving = { reducedMotion: 'no-preference' } as const;
export const desk = await house.visitor({ ...moving, viewport: { width: 1440, height: 900 }, acceptDownloads: true });
const hand = { ...moving, viewport: { width: 390, height: 844 } };
export const lea = await house.visitor(hand);
export const pair = await house.visitor({ ...hand, viewport: { width: 360, height: 640 } });
export const malik = await house.visitor({ ...hand, baseURL: wifi.url });

/** Whatever goes wrong is noted, and the class goes on. */
export const attempt = async (what: string, work: () => Promise<unknown>): Promise<void> => {
  album.note(what);
  await work().catch((error: unknown) => album.note('FAILED', { what, error: String(error).slice(0, 600) }));
};

export const press = (button: Locator): Promise<void> => button.click({ timeout: PATIENCE_MS });

await desk.goto('/');
await press(desk.getByRole('link', { name: 'Animer' }));
await desk.getByText('Dette, puis libre').first().waitFor();
await press(desk.getByRole('button', { name: 'Ouvrir la salle' }));
await desk.getByRole('heading', { name: 'Accueil' }).waitFor();
export const room = /\/r\/([^/]+)\//.exec(desk.url())?.[1] ?? '';
export const wall = await desk.context().newPage();
await wall.setViewportSize({ width: 1920, height: 1080 });
await wall.addInitScript(watchWall);
await wall.goto(`/r/${room}/wall`);
const held: readonly Readonly<Record<string, unknown>>[] = JSON.parse((await desk.evaluate<string | null>(`localStorage.getItem('comptoir.rooms')`)) ?? '[]');
const animator = String(held[0]?.animator);
keep('room.json', JSON.stringify({ url: house.url, room, animator }));

const seen: Seen = { wall, console: desk, phones: [lea, pair, malik] };
export const take = (name: string, others: Partial<Seen> = {}): Promise<void> => album.take(name, { ...seen, ...others });
export const ask = (token: string, request: RoomRequest): Promise<Answer> => askRoom(house.url, room, token, request);
export const lead = (request: RoomRequest): Promise<Answer> => ask(animator, request);
export const look = async (): Promise<RoomView> => {
  const response = await fetch(`${house.url}/api/rooms/${room}`, { headers: { authorization: `Bearer ${animator}` } });
  if (!response.ok) throw new Error(`no room: ${response.status}`);
  const view: RoomView = JSON.parse(await response.text());
  return view;
};
export const { code } = await look();

export const heard: Record<string, number> = {};
let shift = 0;
export const newPupil = (name: string, token = keyOf(name), url = house.url): Pupil => {
  const number = ++shift;
  return new Pupil({ url, room }, name, token, number, {
    thinkMs: THINK_MS,
    choice: ({ choices }) => (number * 7) % Math.max(1, choices.length),
    heard: (what) => {
      heard[what] = (heard[what] ?? 0) + 1;
    },
  });
};
export const pupils = new Map<string, Pupil>();
export const come = async (name: string, token?: string, url?: string): Promise<Answer> => {
  const pupil = newPupil(name, token, url);
  const answer = await pupil.come();
  if (answer.code === undefined) pupils.set(name, pupil);
  return answer;
};

export const enter = async (page: Page, name: string, other?: string): Promise<void> => {
  await page.goto(`/j/${code}`);
  await page.getByLabel('Votre prénom').fill(name);
  if (other !== undefined) {
    await page.getByLabel('Nous sommes deux sur ce téléphone').check();
    await page.getByLabel('L’autre prénom').fill(other);
  }
  await press(page.getByRole('button', { name: 'Entrer', exact: true }));
};

/* Each page of a phone is played by hand, in its own time. */
export const lesson = new AbortController();
const isOver = (): boolean => lesson.signal.aborted;
export const resting = new Set<Page>();
export const playByHand = async (page: Page): Promise<void> => {
  while (!isOver()) {
    const state = resting.has(page) ? '' : await barState(page).catch(() => '');
    if (state === 'act') {
      await sleep(Math.random() * THINK_MS);
      if (!resting.has(page)) await takeTurn(page).catch(() => undefined);
    } else await sleep(300);
  }
};

/* ---------- how the games go, seen from the console's seat ---------- */

export const stands: Stand[] = [];
let eye: Client | null = null;
let eyed = '';
export const watchGame = async (): Promise<void> => {
  let games: RoomView['games'] = [];
  for (let turn = 0; !isOver(); turn++) {
    await sleep(Math.min(200, SECOND_MS / 4));
    if (turn % 5 === 0) ({ games } = await look().catch(() => ({ games })));
    const table = games.at(-1)?.tables[0]?.table;
    if (table === undefined) continue;
    if (table !== eyed || eye === null || eye.closed !== null) {
      eye = await Client.join(house.url, { table, token: animator }).catch(() => null);
      eyed = table;
    }
    const last = stands.at(-1);
    try {
      const { view, info, outcome } = eye?.scene ?? {};
      const { battle, point } = Object(view).table;
      const now: Stand = {
        game: games.length,
        battle,
        kind: (outcome ?? null) === null ? String(point.kind) : 'over',
        telling: (info?.inRoom?.telling ?? null) !== null,
        at: Date.now(),
      };
      if (last?.game !== now.game || last.battle !== now.battle || last.kind !== now.kind || last.telling !== now.telling) stands.push(now);
    } catch {}
  }
};
export const now = (): Stand | undefined => stands.at(-1);
export const reached = async (game: number, battle: number, kinds: readonly string[] = []): Promise<boolean> => {
  for (;;) {
    const stand = now();
    if (stand !== undefined) {
      if (stand.game > game || (stand.game === game && (stand.kind === 'over' || stand.battle > battle))) return false;
      if (stand.game === game && stand.battle === battle && (kinds.length === 0 || kinds.includes(stand.kind))) return true;
    }
    await sleep(50);
  }
};
export const atTable = async (token: string, work: (client: Client) => Promise<void>): Promise<void> => {
  const client = await Client.join(house.url, { table: eyed, token });
  try {
    await work(client);
  } finally {
    client.close();
  }
};
export const must = (holds: boolean, words: string): void => {
  if (!holds) throw new Error(words);
  album.note('held', { words });
};

const shownBefore: unknown[] = [];
export const keepShown = async (why: string): Promise<void> => {
  shownBefore.push(...(await shownOn(wall)));
  keep('wall.json', JSON.stringify(shownBefore));
  album.note('wall kept', { why });
};
