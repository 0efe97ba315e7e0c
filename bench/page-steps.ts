import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from 'playwright-core';
import { createTable, inHouse, stepOf, visit } from './page-house.ts';

export interface StepCost {
  /** Script, style and layout for one step of a game that bots play, on a wide page that watches. */
  readonly scriptMs: number;
  readonly drawMs: number;
  readonly nodes: number;
}

const BOT_PAUSE_MS = 200;
const MARKS = [50, 300] as const;
/** A mark's figure is the mean of the steps around it. */
const AROUND = 15;
const POLL_MS = 40;

interface Reading {
  readonly step: number;
  readonly script: number;
  readonly draw: number;
  readonly nodes: number;
}

const read = async (cdp: CDPSession, step: number): Promise<Reading> => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const figure = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { step, script: figure('ScriptDuration'), draw: figure('LayoutDuration') + figure('RecalcStyleDuration'), nodes: figure('Nodes') };
};

const cost = (before: Reading, after: Reading): StepCost => {
  const perStep = (seconds: number): number => Math.round((10_000 * seconds) / Math.max(1, after.step - before.step)) / 10;
  return { scriptMs: perStep(after.script - before.script), drawMs: perStep(after.draw - before.draw), nodes: after.nodes };
};

/** What a step costs early and late in a watched game of Anti-Monopoly: it must not grow with the log. */
export const measureSteps = (root: string): Promise<Readonly<Record<string, StepCost>>> =>
  inHouse(root, BOT_PAUSE_MS, async (house) => {
    const bot = { kind: 'bot', level: 'decent' } as const;
    const { table } = await createTable(house.url, {
      game: 'anti-monopoly',
      options: {},
      seats: [bot, bot, bot, bot],
      secondsPerDecision: null,
      watching: 'link',
      referee: 'auto',
      start: true,
      lang: 'fr',
    });
    const { page, cdp } = await visit(house, 1440, 900);
    await cdp.send('Performance.enable');
    await page.goto(`/t/${table}`);
    await page.waitForSelector('.board-slot svg');
    const at = async (step: number): Promise<Reading> => {
      let now = await stepOf(house.url, table);
      while (now < step) {
        await sleep(POLL_MS);
        now = await stepOf(house.url, table);
      }
      return read(cdp, now);
    };
    const found: Record<string, StepCost> = {};
    for (const mark of MARKS) {
      const before = await at(mark - AROUND);
      found[`step${mark}`] = cost(before, await at(mark + AROUND));
    }
    return found;
  });
