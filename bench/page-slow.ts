import type { Page } from 'playwright-core';
import { inHouse, type PageHouse, visit } from './page-house.ts';
import { playNow } from './tables.ts';

export interface SlowLoad {
  /** From the click on the link to a board with something to do. */
  readonly playMs: number;
  /** Cumulative layout shift until everything is there, on a phone and on a wide screen. */
  readonly shift: { readonly phone: number; readonly wide: number };
}

/** A poor mobile line, and a telephone of some years ago. */
const LINE = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };
const SLOWER = 4;
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 800 };

declare global {
  interface Window {
    layoutShift?: number;
  }
}

const watchShift = (): void => {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && typeof entry.value === 'number' && 'hadRecentInput' in entry && entry.hadRecentInput === false)
        window.layoutShift = (window.layoutShift ?? 0) + entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
};

const SETTLED_MS = 1500;

/** A board is there, and the bar asks for something or says who is awaited. */
const playable = (page: Page): Promise<number> =>
  page
    .waitForFunction(() => {
      const drawn = document.querySelector('.board-slot :is(svg, button, table)') !== null && document.querySelector('main .bar-row') !== null;
      return drawn ? performance.now() : false;
    })
    .then((found) => found.jsonValue())
    .then((found) => (typeof found === 'number' ? Math.round(found) : 0));

const load = async (house: PageHouse, game: string, { width, height }: typeof PHONE): Promise<{ readonly playMs: number; readonly shift: number }> => {
  const { table, seats } = await playNow(house.url, game);
  const { page, cdp } = await visit(house, width, height);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', LINE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(watchShift);
  await page.goto(`/t/${table}#s=${seats[0]?.token ?? ''}`, { waitUntil: 'commit' });
  const playMs = await playable(page);
  // Fonts come last; what they move counts too.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(SETTLED_MS);
  const shift = await page.evaluate(() => window.layoutShift ?? 0);
  await page.context().close();
  return { playMs, shift: Math.round(shift * 1000) / 1000 };
};

export const measureSlowLoad = (root: string, game: string): Promise<SlowLoad> =>
  inHouse(root, 3_600_000, async (house) => {
    const phone = await load(house, game, PHONE);
    const wide = await load(house, game, WIDE);
    return { playMs: phone.playMs, shift: { phone: phone.shift, wide: wide.shift } };
  });
