import { BOXES } from '#catalogue';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seriousViolations } from './support/axe.ts';
import { asked, sealOrders } from './support/ecodip.ts';
import { type House, openHouse, PHONE, WIDE } from './support/house.ts';
import { playOn, playTogether } from './support/player.ts';

/* Games on the device: begun, left, played to the end and seen again without a line, then carried to the server for a friend. */

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** The first visit is over when the browser holds every file of the page. */
const untilKept = async (page: Page): Promise<void> => {
  const built = await (await page.request.get('/sw.js')).text();
  const files = new Set(built.match(/\/assets\/[\w.-]+/g)).size;
  const kept = (): Promise<number> =>
    page.evaluate(async () => {
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      return (await Promise.all(stores.map((store) => store.keys()))).flat().filter(({ url }) => url.includes('/assets/')).length;
    });
  await expect.poll(kept).toBe(files);
};

const stepOf = (page: Page): Promise<number> => page.locator('.bar[data-step]').evaluate((bar: HTMLElement) => Number(bar.dataset.step));

/** Some steps into a game. */
const begin = async (game: string, page: Page): Promise<void> => {
  if (game !== 'ecodip')
    return playTogether([page], [/^Produire/, /^Libre-concurrent/, /^Lancer/, /^Laisser/, /^Passer/], async () => (await stepOf(page)) >= 4);
  await sealOrders(page);
  return asked(page, /Ordres de printemps/);
};

it('plays on the device without a line, and nothing is lost when it comes back', async () => {
  const page = await house.visitor({ viewport: WIDE, serviceWorkers: 'allow' });
  await page.goto('/');
  await untilKept(page);
  await page.context().setOffline(true);

  let carried = '';
  // One press on the shelf begins each of the other games here.
  for (const { id, title } of BOXES.filter((box) => box.id !== 'bourse')) {
    await page.goto('/');
    await page.getByRole('button', { name: `Jouer maintenant à ${title}` }).click();
    await page.locator('.bar[data-state]').waitFor();
    expect(decodeURIComponent(page.url()), id).toContain('/t/here~');
    await page.locator('.strip').getByText('sur cet appareil').waitFor();
    await begin(id, page);
    if (id === 'triple-bataille') carried = page.url();
  }

  // A game of one's own making, left in the middle and played to its end.
  await page.goto('/new/bourse');
  const turns = page.getByRole('spinbutton', { name: 'Nombre de tours' });
  await turns.fill('24');
  await turns.press('Enter');
  for (const seat of [2, 3]) await page.getByLabel(`Qui occupe le siège ${seat}`).selectOption('bot:weak');
  await page.getByRole('radiogroup', { name: 'Allure des bots' }).getByText('aussitôt').click();
  await page.getByRole('button', { name: 'Jouer sur cet appareil' }).click();
  await playOn(page, (answers) => answers >= 3);
  const left = await stepOf(page);
  await page.reload();
  await page.locator('.bar[data-state]').waitFor();
  expect(await stepOf(page)).toBeGreaterThanOrEqual(left);
  await playOn(page, () => false);
  expect(await page.locator('.bar[data-state="over"]').count()).toBe(1);
  await page.getByRole('link', { name: /Revoir/ }).click();
  await page.getByRole('slider').first().waitFor();
  await page.getByRole('link', { name: 'Vérifier les dés' }).click();
  await page.getByText(/tirés par cet appareil/).waitFor();

  // All of them are in the list, and one is erased.
  await page.goto('/seats');
  await expect.poll(() => page.locator('.seat-row').count()).toBe(BOXES.length - 1);
  expect(await seriousViolations(page)).toEqual([]);
  const erase = page.locator('.seat-row').filter({ hasText: 'ECODIP' }).getByRole('button');
  await erase.click();
  await erase.click();
  await expect.poll(() => page.locator('.seat-row').count()).toBe(BOXES.length - 2);
  await page.context().setOffline(false);

  // A friend wants to join.
  await page.goto(carried);
  await page.locator('.bar[data-state]').waitFor();
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await page.getByRole('button', { name: 'Table sur cet appareil' }).click();
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continuer sur le serveur' }).click();
  await page.locator('.lobby .fork-mark').waitFor();
  const friend = await house.visitor({ viewport: PHONE });
  await friend.goto(page.url());
  await friend.getByRole('button', { name: 'Prendre ce siège' }).first().click();
  await friend.getByLabel('Votre nom').fill('Inès');
  await friend.getByRole('button', { name: 'S’asseoir' }).click();
  await page.getByText('Inès').first().waitFor();
  await page.getByRole('button', { name: 'Mettre des bots aux sièges libres' }).click();
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  for (const screen of [page, friend]) await screen.locator('.bar[data-state]').waitFor();
  expect(await stepOf(page)).toBeGreaterThanOrEqual(0);
});

it('no page complained but of the missing line', () => {
  expect(house.complaints.filter((complaint) => !complaint.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});
