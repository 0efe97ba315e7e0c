import type { Page } from 'playwright-core';
import { until } from './patience.ts';

declare global {
  interface Window {
    answers?: number;
  }
}

/** Whoever takes what is offered first. He lives in the page: to be asked from outside where its buttons are is a long task for a page. */
const sitDown = (everyMs: number): void => {
  const usable = 'button:not([disabled]):not([tabindex="-1"])';
  const look = (selectors: string, within: ParentNode = document): HTMLElement | null => within.querySelector<HTMLElement>(selectors);
  const next = (bar: HTMLElement): HTMLElement | null => {
    const [slip, panel] = [look('.dialog :is(.wax, .brass, .ink)'), look('[role="dialog"]', bar)];
    if (slip !== null) return slip;
    // What has just come is not seen yet, and what stands beside it is no answer.
    if (look('.offers :is(.offer, .offer-slip-go):disabled', bar) !== null) return null;
    if (panel !== null) return look('button[type="submit"]:not([disabled])', panel) ?? look(usable, panel);
    return look('.offer.main:not([disabled]), .offer-slip.main button[type="submit"]:not([disabled])', bar) ?? look(usable, bar);
  };
  let asked = '';
  const watch = setInterval(() => {
    const bar = look('.bar');
    const { state, step = '', decision = '' } = bar?.dataset ?? {};
    if (state === 'over') clearInterval(watch);
    if (bar === null || state !== 'act') return;
    if (asked !== `${step} ${decision}`) window.answers = (window.answers ?? 0) + 1;
    asked = `${step} ${decision}`;
    next(bar)?.click();
  }, everyMs);
};

/** As soon as something is asked. */
const AT_ONCE_MS = 20;

/** A game on this page played to its end by somebody who looks at it so often. What he was asked and answered. */
export const playToTheEnd = async (page: Page, everyMs = AT_ONCE_MS): Promise<number> => {
  await page.evaluate(sitDown, everyMs);
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
    100,
  );
  return page.evaluate(() => window.answers ?? 0);
};
