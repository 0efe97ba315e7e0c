import { BOXES } from '#catalogue';
import type { Page } from 'playwright-core';
import type { TableInfo } from '#protocol';
import { expect, it } from 'vitest';
import { type RoomScreen, type Route, routeOf } from '../src/web/browser/routes.ts';
import { seriousViolations } from './support/axe.ts';
import { PHONE, untilFinished, WIDE } from './support/house.ts';
import { bots, here, openTable, sitDown } from './support/tables.ts';
import { testHouse } from './support/tested-house.ts';

// One of the pages is none, and one is the board of somebody else's challenge.
const house = await testHouse({}, /40[34]/);

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

it('a motion changes the time of a running table, once the other player has agreed', async () => {
  const [ana, ben] = [await house.visitor({ viewport: WIDE }), await house.visitor({ viewport: PHONE })];
  const created = await openTable(ana, { seats: here('Ana', 'Ben'), secondsPerDecision: 86_400 });
  for (const [seat, page] of [ana, ben].entries()) await sitDown(page, created, seat);
  await ana.locator('.strip [aria-haspopup]').click();
  await ana.getByRole('button', { name: 'Proposer un changement de règle' }).click();
  const dialog = ana.getByRole('dialog', { name: 'Proposer un changement de règle' });
  await dialog.getByLabel('Temps par décision').selectOption({ label: '2 jours' });
  expect(await seriousViolations(ana)).toEqual([]);
  await dialog.getByRole('button', { name: 'Proposer', exact: true }).click();
  await ben.getByText('le temps par décision : 2 jours, au lieu de 1 jour').first().waitFor();
  await ben.getByRole('button', { name: 'Pour', exact: true }).click();
  await ana.getByText('le temps par décision passe de 1 jour à 2 jours').first().waitFor();
  const { secondsPerDecision }: TableInfo = await (await ana.request.get(`/api/tables/${created.table}`)).json();
  expect(secondsPerDecision).toBe(172_800);
});

/** The last is a window of 1280 at 200 %. */
const WIDTHS = [320, 360, 390, 768, 1280, 1920, 640];
/** Read by a machine at this one: what a reader cannot reach is the same at all of them. */
const READ_AT = 390;

/** A room, opened on this device. */
const openRoom = async (page: Page): Promise<string> => {
  await page.goto('/workshop');
  await page.getByRole('button', { name: 'Ouvrir la salle' }).click();
  await page.waitForURL(/\/r\//);
  return /\/r\/([^/]+)\//.exec(page.url())?.[1] ?? '';
};

const giveChallenge = async (page: Page): Promise<string> => {
  const asked = { game: 'bourse', options: {}, seats: 2, level: 'weak', title: '', tries: 1, names: 'shown', expected: null, lang: 'fr' };
  const answer = await page.request.post('/api/challenges', { data: { ...asked, closesAt: Date.now() + 86_400_000 } });
  const { challenge }: { readonly challenge: string } = await answer.json();
  return challenge;
};

it('every page of the router: none scrolls sideways, from 320 to 1920 pixels and at 200 %, and each can be read by a machine', async () => {
  const page = await house.visitor({ viewport: WIDE });
  const lobby = await openTable(page, { start: false, seats: [{ kind: 'open' }, { kind: 'open' }] });
  const running = await openTable(page, { seats: [...here('Ana'), ...bots(2, 'weak')], watching: 'everyone' });
  const over = await openTable(page, { game: 'triple-bataille', options: { length: 'short' }, seats: bots(3, 'weak') });
  await untilFinished(page, over.table);
  await page.goto(`/t/${running.table}#s=${running.seats[0]?.token}`);
  await page.locator('.bar').first().waitFor();
  await page.goto(`/t/${lobby.table}#o=${lobby.owner}`);
  await page.locator('.lobby').waitFor();
  const room = await openRoom(page);
  const challenge = await giveChallenge(page);
  const screens: Readonly<Record<RoomScreen, string>> = {
    phone: '',
    console: '/console',
    wall: '/wall',
    debrief: '/debrief',
    sheets: '/sheets',
    paper: '/paper/0',
  };
  // A page more is one line more: without it this does not compile.
  const paths: Readonly<Record<Route['page'], readonly string[]>> = {
    home: ['/'],
    new: BOXES.map(({ id }) => `/new/${id}`),
    table: [`/t/${lobby.table}`, `/t/${running.table}`, `/t/${over.table}`],
    console: [`/t/${lobby.table}/console`, `/t/${running.table}/console`],
    projector: [`/t/${lobby.table}/projector`, `/t/${running.table}/projector`],
    debrief: [`/t/${over.table}/debrief`],
    roomFile: ['/debrief'],
    branches: [`/t/${over.table}/what-if`],
    gazette: [`/t/${over.table}/gazette`],
    sheets: [`/t/${running.table}/sheets`],
    guide: ['/guide'],
    join: [`/j/${lobby.code}`],
    solo: ['/solo/bourse'],
    workshop: ['/workshop'],
    room: Object.values(screens).map((screen) => `/r/${room}${screen}`),
    watch: ['/watch'],
    notices: ['/notices'],
    seats: ['/seats'],
    challenge: ['/challenge', `/d/${challenge}`, `/d/${challenge}/board`],
    host: ['/host'],
    rules: ['/rules', '/rules/bourse'],
    learn: ['/learn/bourse'],
    sandbox: ['/sandbox/bourse'],
    replay: ['/replay', `/replay/${over.table}`],
    verify: ['/verify', '/recordings', `/verify?table=${over.table}`],
    adjudicator: ['/lab/adjudicator'],
    lab: ['/lab'],
    notFound: ['/nothing'],
  };
  const wrong: string[] = [];
  for (const [name, path] of Object.entries(paths).flatMap(([each, all]) => all.map((one) => [each, one] as const))) {
    expect([path, routeOf(new URL(path, house.url).pathname).page]).toEqual([path, name]);
    await page.goto(path);
    await page.locator('main:not(:empty), .room, .wall, .projector').first().waitFor();
    await page.waitForLoadState('networkidle');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width === 640 ? 400 : 800 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > width) wrong.push(`${path} at ${width}: ${wide}`);
      if (width === READ_AT) wrong.push(...(await seriousViolations(page)).map((words) => `${path}: ${words}`));
    }
  }
  expect(wrong).toEqual([]);
});
