import { BOXES } from '#catalogue';
import { expect, it } from 'vitest';
import { seriousViolations } from './support/axe.ts';
import { PHONE, untilFinished, WIDE } from './support/house.ts';
import { bots, here, openTable } from './support/tables.ts';
import { testHouse } from './support/tested-house.ts';

// One of the pages is none.
const house = await testHouse({}, /404/);

it.each([PHONE, WIDE])('the menu of a table shows which language is chosen, at $width pixels', async (viewport) => {
  const page = await house.visitor({ viewport });
  const created: { readonly table: string } = await (await page.request.post('/api/play-now', { data: { game: 'bourse', lang: 'fr', name: 'Inès' } })).json();
  await page.goto(`/t/${created.table}`);
  // The strip of the page that is still on its way goes with its menu.
  await page.locator('.table-frame').waitFor();
  await page.locator('.strip [aria-haspopup]').click();
  const chosen = page.getByRole('dialog').locator('.lang-switch button[aria-pressed="true"]');
  await chosen.waitFor();
  expect(await chosen.textContent()).toBe('FR');
  expect(await seriousViolations(page)).toEqual([]);
});

it('at a table language and theme are in sight without scrolling, and nothing is said twice', async () => {
  const page = await house.visitor({ viewport: PHONE });
  const { table, seats } = await openTable(page, { seats: [...here('Ana', 'Bob'), ...bots(1, 'weak')], secondsPerDecision: 86_400 });
  await page.goto(`/t/${table}#s=${seats[0]?.token}`);
  await page.locator('.table-frame').waitFor();
  await page.locator('.strip [aria-haspopup]').click();
  const menu = page.getByRole('dialog');
  const foot = await menu.locator('.menu-foot').boundingBox();
  expect((foot?.y ?? 9999) + (foot?.height ?? 0)).toBeLessThan(PHONE.height);
  await menu.getByText('Autres pages et outils').click();
  await menu.getByRole('link', { name: 'Laboratoire' }).scrollIntoViewIfNeeded();
  const words = (await menu.locator('li > a, li > button').allTextContents()).filter((text) => text !== 'Me prévenir');
  expect(new Set(words).size).toBe(words.length);
  expect(await menu.getByRole('button', { name: 'Me prévenir' }).count()).toBe(1);
  expect(await seriousViolations(page)).toEqual([]);
});

/** The last is a window of 1280 at 200 %. */
const WIDTHS = [320, 360, 390, 768, 1280, 1920, 640];

it('no page scrolls sideways, from 320 to 1920 pixels and at 200 %', async () => {
  const page = await house.visitor({ viewport: WIDE });
  const lobby = await openTable(page, { start: false, seats: [{ kind: 'open' }, { kind: 'open' }] });
  const running = await openTable(page, { seats: [...here('Ana'), ...bots(2, 'weak')], watching: 'everyone' });
  const over = await openTable(page, { game: 'triple-bataille', options: { length: 'short' }, seats: bots(3, 'weak') });
  await untilFinished(page, over.table);
  await page.goto(`/t/${running.table}#s=${running.seats[0]?.token}`);
  await page.locator('.bar').first().waitFor();
  await page.goto(`/t/${lobby.table}#o=${lobby.owner}`);
  await page.locator('.lobby').waitFor();
  const games = BOXES.map(({ id }) => id);
  const paths = [
    '/',
    '/watch',
    '/notices',
    '/seats',
    '/host',
    '/workshop',
    '/debrief',
    '/guide',
    '/challenge',
    '/recordings',
    '/verify',
    '/lab',
    '/lab/adjudicator',
    '/rules',
    '/nothing',
    ...games.map((game) => `/new/${game}`),
    '/rules/bourse',
    '/sandbox/bourse',
    ...[lobby, running].flatMap(({ table }) => ['', '/console', '/projector', '/sheets'].map((screen) => `/t/${table}${screen}`)),
    ...['', '/debrief'].map((screen) => `/t/${over.table}${screen}`),
    `/replay/${over.table}`,
    `/verify?table=${over.table}`,
  ];
  const tooWide: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.locator('main:not(:empty), .room, .wall, .projector').first().waitFor();
    await page.waitForLoadState('networkidle');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width === 640 ? 400 : 800 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > width) tooWide.push(`${path} at ${width}: ${wide}`);
    }
  }
  expect(tooWide).toEqual([]);
});
