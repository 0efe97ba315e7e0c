import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { tripleBataille } from '#games/triple-bataille/index.ts';
import { quickChance } from '#kernel/chance.ts';
import { LoadPlayer, mindOf } from './load-player.ts';
import { inHouse, visit } from './page-house.ts';
import { here, openTable } from './tables.ts';

export interface LongTasks {
  /** Tasks of more than 50 ms, as the browser counts them. */
  readonly count: number;
  readonly over100: number;
  readonly longestMs: number;
  /** Processor time of the page, of every second of play. */
  readonly busyMs: number;
}

const PLAYERS = 60;
const THINK_MS = 400;

declare global {
  interface Window {
    longTasks?: number[];
  }
}

export const watchTasks = (): void => {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks?.push(duration);
  }).observe({ type: 'longtask' });
};

export const forgetTasks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.longTasks = [];
  });

const busy = async (cdp: CDPSession): Promise<number> =>
  1000 * ((await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);

/** Since they were forgotten; `before`: how busy the page had been until then. */
export const tasksOf = async (page: Page, cdp: CDPSession, seconds: number, before = 0): Promise<LongTasks> => {
  const tasks = await page.evaluate(() => window.longTasks ?? []);
  const busyMs = ((await busy(cdp)) - before) / seconds;
  return { count: tasks.length, over100: tasks.filter((ms) => ms > 100).length, longestMs: Math.round(Math.max(0, ...tasks)), busyMs: Math.round(busyMs) };
};

/** Sixty players of Triple Bataille: how long the wall and one phone are busy at a stretch, while the game is played. */
export const measureRoomPages = (root: string, seconds: number): Promise<Readonly<Record<'wall' | 'phone', LongTasks>>> =>
  inHouse(root, 0, async (house) => {
    const { table, seats, referee } = await openTable(house.url, {
      game: 'triple-bataille',
      options: { mode: 'dette', length: 'short' },
      seats: here(PLAYERS, 'Élève'),
      referee: 'someone',
    });
    const wall = await visit(house, 1440, 900);
    const phone = await visit(house, 390, 844);
    for (const { page, cdp } of [wall, phone]) {
      await page.addInitScript(watchTasks);
      await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    }
    await wall.page.goto(`/t/${table}/projector`);
    await phone.page.goto(`/t/${table}#s=${seats[0]?.token ?? ''}`);
    await wall.page.waitForSelector('svg');
    await phone.page.waitForSelector('.board-slot :is(svg, button, table)');
    await sleep(1000);
    // Opening a page is another figure: only what play costs is counted here.
    for (const { page } of [wall, phone]) await forgetTasks(page);
    const silent = { acknowledged: () => undefined, refused: () => undefined, over: () => undefined };
    const sit = (token: string | null, seat: number, plays: boolean): LoadPlayer =>
      new LoadPlayer({ url: house.url, table, token }, quickChance(seat), silent, THINK_MS, plays ? mindOf(tripleBataille, 'decent', seat) : () => null);
    const players = [...seats.map(({ seat, token }) => sit(token, seat, true)), sit(referee, PLAYERS, false)];
    await Promise.all(players.map((player) => player.connect()));
    const before = { wall: await busy(wall.cdp), phone: await busy(phone.cdp) };
    await sleep(1000 * seconds);
    const found = {
      wall: await tasksOf(wall.page, wall.cdp, seconds, before.wall),
      phone: await tasksOf(phone.page, phone.cdp, seconds, before.phone),
    };
    for (const player of players) player.stop();
    return found;
  });
