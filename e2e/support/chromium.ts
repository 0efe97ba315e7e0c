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

/** The Chromium that comes as an npm package, on every machine the same; another only where CHROMIUM names it. */
export const launchChromium = async (args: readonly string[] = []): Promise<Browser> => {
  const named = process.env.CHROMIUM;
  if (named !== undefined && named !== '') return chromium.launch({ executablePath: named, args: [...QUIET, ...args], timeout: PATIENCE_MS });
  const { default: packaged } = await import('@sparticuz/chromium');
  const own = packaged.args.filter((flag) => !FOR_ONE_PAGE.has(flag));
  return chromium.launch({ executablePath: await packaged.executablePath(), args: [...own, ...QUIET, ...args], timeout: PATIENCE_MS });
};
