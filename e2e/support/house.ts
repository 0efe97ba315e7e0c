import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { type ServerOptions, startServer } from '#server';
import { testSeeds } from '../../src/server/testing/dice.ts';
import { SETTLE_MS } from '../../src/web/store/unseen.ts';
import { sharedChromium } from './chromium.ts';
import { PATIENCE_MS, until } from './patience.ts';

export const PHONE = { width: 360, height: 800 };
export const WIDE = { width: 1280, height: 800 };
export const SIZES = [
  { name: 'phone', viewport: PHONE },
  { name: 'wide', viewport: WIDE },
];

export interface House {
  readonly url: string;
  /** Where guests on the network come in. */
  readonly guests: readonly string[];
  /** What opens the host's room, and the file of the server. */
  readonly hostToken: string;
  readonly file: string;
  /** A person with a browser of his own: nothing is shared with other people. */
  visitor(options: BrowserContextOptions): Promise<Page>;
  /** What went wrong in any page: exceptions, console errors, refused resources. */
  readonly complaints: readonly string[];
  /** No server until it comes back, at the same address and with the same file. */
  serverLeaves(): Promise<void>;
  serverReturns(): Promise<void>;
  close(): Promise<void>;
}

const listen = (page: Page, complaints: string[]): void => {
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
};

/** By the clock of a page that is tested nothing is new for long: its buttons take presses as soon as they are there. */
const quickHands = (settle: number): void => {
  const later = window.setTimeout.bind(window);
  const sooner = (run: () => void, delay?: number, ...given: readonly unknown[]) => later(run, delay === settle ? 0 : delay, ...given);
  Object.assign(window, { setTimeout: sooner });
};

/** What every server of a test is told. Bots answer at once. */
export const PLAN = {
  port: 0,
  host: '127.0.0.1',
  page: process.env.COMPTOIR_PAGE ?? join(import.meta.dirname, '../../dist/web'),
  version: 'e2e',
  botPause: { min: 0, max: 0 },
  prices: { tables: { atOnce: 1000, perSecond: 1 } },
} satisfies Partial<ServerOptions>;

export interface Visitors extends Pick<House, 'visitor' | 'complaints'> {
  close(): Promise<void>;
}

/** A real browser, and people who come by it to this address. */
export const openVisitors = async (url: string): Promise<Visitors> => {
  const browser = await sharedChromium();
  const complaints: string[] = [];
  const contexts: BrowserContext[] = [];
  return {
    complaints,
    visitor: async (options) => {
      // The shell that a browser keeps for when there is no line is as large as the page: those whom a test is about take it.
      const context = await browser.newContext({ baseURL: url, locale: 'fr-FR', reducedMotion: 'reduce', serviceWorkers: 'block', ...options });
      context.setDefaultTimeout(PATIENCE_MS);
      // A tip that comes by itself lies over what other tests look at: those whom a test is about take it.
      await context.addInitScript(() => {
        // A page without an address has no storage either.
        const isPage = location.protocol !== 'about:';
        if (isPage && localStorage.getItem('comptoir.tips.off') === null) localStorage.setItem('comptoir.tips.off', 'true');
      });
      await context.addInitScript(quickHands, SETTLE_MS);
      contexts.push(context);
      const page = await context.newPage();
      listen(page, complaints);
      return page;
    },
    close: async () => {
      for (const context of contexts) await context.close();
    },
  };
};

/** A real server on a real file, and a real browser. */
export const openHouse = async (where: Partial<Pick<ServerOptions, 'host' | 'port' | 'site' | 'notices' | 'roomSecond'>> = {}): Promise<House> => {
  const folder = mkdtempSync(join(tmpdir(), 'comptoir-e2e-'));
  const plan: ServerOptions = { ...PLAN, ...where, database: join(folder, 'house.sqlite'), seeds: testSeeds() };
  let server = await startServer(plan);
  const url = server.url.replace('0.0.0.0', '127.0.0.1');
  const visitors = await openVisitors(url);
  return {
    ...visitors,
    url,
    guests: server.guests,
    hostToken: server.hostToken ?? '',
    file: join(folder, 'house.sqlite'),
    serverLeaves: () => server.close(),
    serverReturns: async () => {
      server = await startServer({ ...plan, port: Number(new URL(url).port) });
    },
    close: async () => {
      await visitors.close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Often enough, and far from the limit of requests of one address. */
const ASK_AGAIN_MS = 250;

/** Waits for the end of a game that bots play among themselves. */
export const untilFinished = async (page: Page, table: string): Promise<void> => {
  let step = -1;
  const isFinished = async (): Promise<boolean | 'progress'> => {
    const info: { readonly status: string; readonly step: number } = await (await page.request.get(`/api/tables/${table}`)).json();
    if (info.status === 'finished') return true;
    if (info.step === step) return false;
    ({ step } = info);
    return 'progress';
  };
  await until('the end of a game of bots', isFinished, ASK_AGAIN_MS);
};
