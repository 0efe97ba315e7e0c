import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { Client } from '../src/server/testing/client.ts';
import { inHouse, stepOf, visit } from './page-house.ts';
import { bots, openTable } from './tables.ts';

export interface StepCost {
  /** All that the page did for one step of a game that bots play, on a wide screen that watches; and its script alone. */
  readonly taskMs: number;
  readonly scriptMs: number;
  /** Elements of the page. */
  readonly nodes: number;
}

const BOT_PAUSE_MS = 200;
const MARKS = [50, 300] as const;
/** A mark's figure is the mean of the steps around it. */
const AROUND = 15;
const POLL_MS = 40;

interface Reading {
  readonly step: number;
  readonly task: number;
  readonly script: number;
  readonly nodes: number;
}

const read = async (page: Page, cdp: CDPSession, step: number): Promise<Reading> => {
  // What has arrived is drawn before it is counted.
  const nodes = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(document.querySelectorAll('*').length)));
      }),
  );
  const { metrics } = await cdp.send('Performance.getMetrics');
  const figure = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { step, task: figure('TaskDuration'), script: figure('ScriptDuration'), nodes };
};

const cost = (before: Reading, after: Reading): StepCost => {
  const perStep = (seconds: number): number => Math.round((10_000 * seconds) / Math.max(1, after.step - before.step)) / 10;
  return { taskMs: perStep(after.task - before.task), scriptMs: perStep(after.script - before.script), nodes: after.nodes };
};

/** What a step costs early and late in a watched game of Anti-Monopoly: it must not grow with the log. */
export const measureSteps = (root: string): Promise<Readonly<Record<string, StepCost>>> =>
  inHouse(root, BOT_PAUSE_MS, async (house) => {
    const { table, owner } = await openTable(house.url, { game: 'anti-monopoly', seats: bots(4), start: false });
    const { page, cdp } = await visit(house, 1440, 900);
    // The processor's time, not the clock's: others at work on the machine do not count.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(`/t/${table}`);
    await page.waitForSelector('main');
    // Nobody plays before the page is there to watch.
    const host = await Client.join(house.url, { table, owner });
    await host.ask({ t: 'start' });
    host.close();
    await page.waitForSelector('.board-slot svg');
    const at = async (step: number): Promise<Reading> => {
      let now = await stepOf(house.url, table);
      while (now < step) {
        await sleep(POLL_MS);
        now = await stepOf(house.url, table);
      }
      return read(page, cdp, now);
    };
    const found: Record<string, StepCost> = {};
    for (const mark of MARKS) {
      const before = await at(mark - AROUND);
      found[`step${mark}`] = cost(before, await at(mark + AROUND));
    }
    return found;
  });
