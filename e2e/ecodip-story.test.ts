import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousViolations } from './support/axe.ts';
import { asked, openEcodip, sealOrders, typeOrders, untilAsked, visit } from './support/ecodip.ts';
import { PHONE, WIDE } from './support/house.ts';
import { press } from './support/looking.ts';
import { chairOf } from './support/tables.ts';
import { testHouse } from './support/tested-house.ts';

/* EC-13.10: after a resolution the table opens on what happened. */

const house = await testHouse();

/** Western Europe's armies of Paris and Hamburg both go to Belgium. */
const springOf = async (viewport: typeof WIDE): Promise<Page> => {
  const opened = await openEcodip(house, { 2: 'Bruno' });
  const { page } = await visit(house, chairOf(opened, 2), viewport);
  await sealOrders(page);
  await asked(page, /Ordres de printemps/);
  await typeOrders(page, 'A par - bel', 'A ham - bel', 'F lon - MDN');
  await sealOrders(page);
  await page.locator('.ec-story').waitFor();
  return page;
};

const newsOf = (page: Page, order: string) => page.locator('.ec-story-list > li').filter({ hasText: order });

const scene = (page: Page) => page.locator('.ec-story [aria-current="step"]');

describe('a resolved season', () => {
  it.each([
    ['wide', WIDE],
    ['a phone', PHONE],
  ])('[EC-13.10] opens by itself on the arrows with their reasons: %s', async (_, viewport) => {
    const page = await springOf(viewport);
    await scene(page).getByText('Mouvements').waitFor();
    await page.locator('.ec-story').getByText('Printemps 2011').waitFor();
    const bounced = newsOf(page, 'A par - bel');
    await bounced.getByText('rebondit').waitFor();
    await bounced.getByText(/1 contre 1/).waitFor();
    await bounced
      .getByRole('button', { name: /EC-4\.6\.5/ })
      .first()
      .waitFor();
    await newsOf(page, 'F lon - MDN').getByText('réussit').waitFor();
    // The same numbers on the map; a line lights its arrow.
    await page.locator('.world-sheet .map-pill.failed').first().waitFor();
    await bounced.locator('.ec-news').click();
    await page.locator('.world-sheet .map-pill.lit').waitFor();
    // One's own units only, until one asks for the world.
    const own = await page.locator('.ec-story-list > li').count();
    await page.getByText('Le monde', { exact: true }).click();
    await expect.poll(() => page.locator('.ec-story-list > li').count()).toBeGreaterThan(own);
    expect(await seriousViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    // On to the next scene, and to the sheet; a reload does not tell it twice.
    await page.getByRole('button', { name: 'Suite' }).click();
    await scene(page).getByText('Retraites').waitFor();
    await page.getByRole('button', { name: 'Écrire mes ordres' }).click();
    await page.locator('.ec-sheet').waitFor();
    await page.reload();
    await page.locator('.ec-sheet').waitFor();
    expect(await page.locator('.ec-story').count()).toBe(0);
  });

  it('[EC-13.10] older seasons are looked at on the map, and the way leads back to the present', async () => {
    const page = await springOf(WIDE);
    await page.getByRole('button', { name: 'Écrire mes ordres' }).click();
    await untilAsked([page], /Ordres d’automne/);
    await sealOrders(page);
    await page.locator('.ec-story').getByText('Automne 2011').waitFor();
    await page.getByRole('button', { name: 'Tour précédent' }).click();
    await page.locator('section.bar[data-state="past"]').waitFor();
    await page.locator('.ec-story').getByText('Printemps 2011').waitFor();
    await newsOf(page, 'A par - bel').getByText('rebondit').waitFor();
    await page.getByRole('button', { name: 'Tour suivant' }).click();
    await page.locator('section.bar:not([data-state="past"])').waitFor();
    await page.locator('.ec-story').getByText('Automne 2011').waitFor();
  });

  it('[EC-7.1] a spectator is told the same, and nobody’s secrets', async () => {
    const opened = await openEcodip(house, { 2: 'Bruno' });
    const { page } = await visit(house, chairOf(opened, 2));
    await sealOrders(page);
    await asked(page, /Ordres de printemps/);
    await typeOrders(page, 'A par - bel', 'JE VENDS 1 BT A USA POUR 98765 KG D’OR');
    await sealOrders(page);
    await page.locator('.ec-story').waitFor();
    const onlooker = await visit(house, `/t/${opened.table}`);
    await onlooker.page.locator('.ec-story').waitFor();
    await newsOf(onlooker.page, 'A par - bel').waitFor();
    await onlooker.page.locator('[data-scene="trade"]').click();
    expect(await onlooker.page.getByText('98765').count()).toBe(0);
    expect(onlooker.frames.some((frame) => frame.includes('98765'))).toBe(false);
  });
});

describe('the phone', () => {
  it('[EC-13.2] choosing a unit does not move the map, and the foot leads to the orders', async () => {
    const opened = await openEcodip(house, { 2: 'Bruno' });
    const { page } = await visit(house, chairOf(opened, 2), { width: 390, height: 844 });
    await sealOrders(page);
    await asked(page, /Ordres de printemps/);
    const map = page.locator('.world-sheet').first();
    await page.getByRole('button', { name: 'Laisser' }).click();
    const before = await map.boundingBox();
    await page.locator('.ec-slip').filter({ hasText: 'Unité suivante' }).click();
    await page.locator('.ec-kinds').waitFor();
    expect(await map.boundingBox()).toEqual(before);
    const [bar, foot] = [await page.locator('section.bar').boundingBox(), await page.locator('.foot-tabs').boundingBox()];
    expect((bar?.height ?? 999) + (foot?.height ?? 999)).toBeLessThan(0.2 * 844);
    await page.locator('.foot-tabs').getByRole('button', { name: 'Ordres' }).click();
    await expect.poll(async () => (await page.locator('.ec-sheet').boundingBox())?.y ?? 999).toBeLessThan(300);
  });

  it('[EC-4.2.1] a sealed sheet offers to be opened again, and nothing else', async () => {
    const opened = await openEcodip(house, { 0: 'Camille', 2: 'Bruno' });
    const { page } = await visit(house, chairOf(opened, 2), PHONE);
    await press(page.locator('section.bar'), /^Sceller/);
    // The other one is awaited still: the sheet can be opened again.
    await page.locator('.dialog').getByText('La feuille peut être rouverte').waitFor();
    await page
      .locator('.dialog')
      .getByText(/Non placés.* 1 ICBM/)
      .waitFor();
    await press(page.locator('.dialog'), /^Sceller/);
    await page.locator('section.bar').getByRole('button', { name: 'Rouvrir ma feuille' }).waitFor();
    expect(
      await page
        .locator('section.bar')
        .getByRole('button', { name: /^Sceller/ })
        .count(),
    ).toBe(0);
    const last = await visit(house, chairOf(opened, 0));
    await press(last.page.locator('section.bar'), /^Sceller/);
    await last.page.locator('.dialog').getByText('Vous êtes le dernier attendu').waitFor();
  });
});
