import type { Page } from 'playwright-core';
import { layHere, untilKept } from '../e2e/support/offline.ts';
import { until } from '../e2e/support/patience.ts';
import { inHouse, type PageHouse, visit } from './page-house.ts';
import { BEGIN, type PageTasks, traced } from './page-tasks.ts';

export interface SoloFigures extends PageTasks {
  /** What the player was asked and answered until the end of the game. */
  readonly answers: number;
  readonly seconds: number;
}

/** Long enough for every kind of turn; Triple Bataille as it is. */
const LENGTHS: Readonly<Record<string, readonly [rule: string, limit: number]>> = {
  bourse: ['Nombre de tours', 60],
  'mull-money': ['Nombre de missions', 12],
  'anti-monopoly': ['Limite de manches', 12],
  ecodip: ['Dernière année', 2],
};

declare global {
  interface Window {
    answers?: number;
  }
}

/** Whoever takes what is offered first. He lives in the page: to be asked from outside where its buttons are is a long task for a page. */
const sitDown = (): void => {
  const usable = 'button:not([disabled]):not([tabindex="-1"])';
  const look = (selectors: string, within: ParentNode = document): HTMLElement | null => within.querySelector<HTMLElement>(selectors);
  const next = (bar: HTMLElement): HTMLElement | null => {
    const [slip, panel] = [look('.dialog :is(.wax, .brass, .ink)'), look('[role="dialog"]', bar)];
    if (slip !== null) return slip;
    if (panel !== null) return look('button[type="submit"]:not([disabled])', panel) ?? look(usable, panel);
    return look('.offer.main:not([disabled]), .offer-slip.main button[type="submit"]:not([disabled])', bar) ?? look(usable, bar);
  };
  let asked = '';
  setInterval(() => {
    const bar = look('.bar');
    const { state, step = '', decision = '' } = bar?.dataset ?? {};
    if (bar === null || state !== 'act') return;
    if (asked !== `${step} ${decision}`) window.answers = (window.answers ?? 0) + 1;
    asked = `${step} ${decision}`;
    next(bar)?.click();
  }, 120);
};

const untilOver = async (page: Page): Promise<void> => {
  let last = '';
  await until(
    'the end of the game',
    async () => {
      const { state, step } = await page.evaluate(() => {
        const bar = document.querySelector<HTMLElement>('.bar')?.dataset;
        return { state: bar?.state, step: bar?.step ?? '' };
      });
      if (state === 'over') return true;
      const goesOn = step !== last;
      last = step;
      return goesOn ? 'progress' : false;
    },
    500,
  );
};

const play = async (house: PageHouse, game: string, width: number, height: number): Promise<SoloFigures> => {
  const { page } = await visit(house, width, height, 'allow');
  await page.goto('/');
  await untilKept(page);
  await page.context().setOffline(true);
  await house.stop();
  await layHere(page, game, 'decent', LENGTHS[game]);
  let seconds = 0;
  const tasks = await traced(house.browser, async () => {
    const started = Date.now();
    await page.evaluate((mark) => void performance.mark(mark), BEGIN);
    await page.evaluate(sitDown);
    await untilOver(page);
    seconds = Math.round((Date.now() - started) / 1000);
  });
  return { answers: await page.evaluate(() => window.answers ?? 0), seconds, ...tasks };
};

/** A game on the device from the first visit to its end, without line and without server, on a wide screen and on a phone. */
export const measureSolo = async (root: string, game: string): Promise<Readonly<Record<'wide' | 'phone', SoloFigures>>> => ({
  wide: await inHouse(root, 0, (house) => play(house, game, 1440, 900)),
  phone: await inHouse(root, 0, (house) => play(house, game, 390, 844)),
});
