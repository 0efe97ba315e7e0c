import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchChromium } from '../e2e/support/chromium.ts';
import { inFolder } from './folder.ts';
import { startScript } from './server-load.ts';

export interface PageHouse {
  readonly url: string;
  readonly browser: Browser;
  /** No server any more. */
  readonly stop: () => Promise<void>;
}

export const isBuilt = (root: string): boolean => existsSync(join(root, 'dist/web/index.html'));

/** The server and the page of a checkout, and the packaged Chromium; `pauseMs`: how long bots think. */
export const inHouse = <T>(root: string, pauseMs: number, measure: (house: PageHouse) => Promise<T>): Promise<T> =>
  inFolder(async (folder) => {
    const script = fileURLToPath(new URL('./page-server.ts', import.meta.url));
    const { url, stop } = await startScript([script, '--root', root, '--database', join(folder, 'bench.sqlite'), '--pause', String(pauseMs)]);
    const browser = await launchChromium();
    try {
      return await measure({ url, browser, stop });
    } finally {
      await browser.close();
      await stop();
    }
  });

export const stepOf = async (url: string, table: string): Promise<number> => {
  const info: { readonly step: number } = JSON.parse(await (await fetch(`${url}/api/tables/${table}`)).text());
  return info.step;
};

/** A visitor with a browser of his own, whose cache is empty, and the line to Chromium's own protocol. */
export const visit = async (
  { browser, url }: PageHouse,
  width: number,
  height: number,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<{ readonly page: Page; readonly cdp: CDPSession }> => {
  const context = await browser.newContext({ baseURL: url, locale: 'fr-FR', serviceWorkers, viewport: { width, height } });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  return { page, cdp: await context.newCDPSession(page) };
};
