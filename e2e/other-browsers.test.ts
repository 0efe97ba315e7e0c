import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOXES } from '#catalogue';
import { startServer } from '#server';
import { OTHER_BROWSERS } from './support/other-browsers.ts';
import { until } from './support/patience.ts';

const folder = mkdtempSync(join(tmpdir(), 'comptoir-others-'));
let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  const page = process.env.COMPTOIR_PAGE ?? join(import.meta.dirname, '../dist/web');
  server = await startServer({
    port: 0,
    host: '127.0.0.1',
    database: join(folder, 'house.sqlite'),
    page,
    version: 'e2e',
    prices: { tables: { atOnce: 1000, perSecond: 1 } },
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const playNow = async (game: string): Promise<string> => {
  const response = await fetch(`${server.url}/api/play-now`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, lang: 'fr', name: 'Inès' }),
  });
  const created: { readonly table: string; readonly seats: readonly { readonly token: string }[] } = JSON.parse(await response.text());
  return `${server.url}/t/${created.table}#s=${created.seats[0]?.token ?? ''}`;
};

/** How wide a space of small narrow print is at least, in parts of the size of its letters. */
const NARROW_SPACE = `Math.min(...[10, 11, 12, 13].map((size) => {
  const width = (text) => {
    const probe = document.createElement('span');
    probe.style.cssText = 'position:absolute;white-space:pre;font-stretch:80%;font-family:var(--archivo);font-weight:600;font-size:' + size + 'px';
    probe.textContent = text;
    document.body.append(probe);
    const { width: found } = probe.getBoundingClientRect();
    probe.remove();
    return found;
  };
  return (width('a a') - width('aa')) / size;
}))`;

it('says which browsers beside Chromium are tried here', () => {
  for (const { name, missing } of OTHER_BROWSERS) console.info(missing === null ? `${name} is tried` : `${name} is not tried: ${missing}`);
  expect(OTHER_BROWSERS.map(({ name }) => name)).toEqual(['Firefox', 'WebKit']);
});

describe.each(OTHER_BROWSERS.filter(({ missing }) => missing === null))('$name', ({ launch }) => {
  it('draws the house and a table of every game, with spaces between words', async () => {
    const browser = await launch();
    const holds = (expression: string): Promise<void> => until(expression, async () => (await browser.evaluate(expression)) === 'true');
    try {
      await browser.open(server.url);
      await holds(`document.querySelectorAll('main a[href^="/new/"], main button').length >= ${BOXES.length}`);
      for (const { id } of BOXES) {
        await browser.open(await playNow(id));
        await holds(`document.querySelector('.board-slot :is(svg, button, table)') !== null && document.querySelector('main .bar-row') !== null`);
        await holds(`[...document.fonts].some(({ family, status }) => family.includes('Archivo') && status === 'loaded')`);
        expect(Number(await browser.evaluate(NARROW_SPACE))).toBeGreaterThan(0.155);
      }
    } finally {
      await browser.close();
    }
  });
});
