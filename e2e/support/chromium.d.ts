import { type Browser } from 'playwright-core';
/** The Chromium that comes as an npm package, on every machine the same; another only where CHROMIUM names it. */
export declare const launchChromium: (args?: readonly string[]) => Promise<Browser>;
