import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { serverFlags } from '../scripts/nursery.mjs';
import { launchChromium } from '../e2e/support/chromium.ts';

export interface PageHouse {
  readonly url: string;
  readonly browser: Browser;
  /** No server any more. */
  readonly stop: () => Promise<void>;
}

export const isBuilt = (root: string): boolean => existsSync(join(root, 'dist/web/index.html'));

/** The server and the page of a checkout, and the packaged Chromium; `pauseMs`: how long bots think. */
export const inHouse = async <T>(root: string, pauseMs: number, measure: (house: PageHouse) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'comptoir-page-'));
  const script = fileURLToPath(new URL('./page-server.ts', import.meta.url));
  const args = [...serverFlags(), script, '--root', root, '--database', join(folder, 'bench.sqlite'), '--pause', String(pauseMs)];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    child.once('exit', () => reject(new Error('the server did not start')));
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = (): Promise<void> => {
    child.kill('SIGTERM');
    return gone;
  };
  const browser = await launchChromium();
  try {
    return await measure({ url, browser, stop });
  } finally {
    await browser.close();
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

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
