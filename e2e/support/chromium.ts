import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { PATIENCE_MS } from './patience.ts';

const ON_THE_SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium of the system (or of CHROMIUM), or the one that comes as an npm package: nothing is downloaded by a test. */
export const launchChromium = async (): Promise<Browser> => {
  const found = [process.env.CHROMIUM ?? '', ...ON_THE_SYSTEM].find((path) => path !== '' && existsSync(path));
  if (found !== undefined) return chromium.launch({ executablePath: found, args: QUIET, timeout: PATIENCE_MS });
  const { default: packaged } = await import('@sparticuz/chromium');
  return chromium.launch({ executablePath: await packaged.executablePath(), args: [...packaged.args, ...QUIET], timeout: PATIENCE_MS });
};
