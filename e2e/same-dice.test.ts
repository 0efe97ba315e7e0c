import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousViolations } from './support/axe.ts';
import { PHONE, WIDE } from './support/house.ts';
import { answer } from './support/player.ts';
import { playToTheEnd } from './support/sitting.ts';
import { bots, here, openTable, sitDown } from './support/tables.ts';
import { testHouse } from './support/tested-house.ts';

const house = await testHouse();

/** Where the pictures go, for whoever looks. */
const SHOTS = process.env.SHOTS;
const shoot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
};

const narrow = async (page: Page): Promise<void> => {
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
};

/** What the button at the foot lies over while it has the focus. */
const coveredByFoot = async (page: Page): Promise<readonly string[]> => {
  const covered: string[] = [];
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    const words = await page.evaluate(() => {
      const [focused, foot] = [document.activeElement, document.querySelector('.branch-foot')];
      if (focused === null || foot === null || focused === document.body || foot.contains(focused)) return null;
      return focused.getBoundingClientRect().bottom > foot.getBoundingClientRect().top + 1 ? focused.textContent : null;
    });
    if (words !== null) covered.push(words);
  }
  return covered;
};

/** From the page of the finished game, at a moment of its film, with the same dice. */
const forkAt = async (page: Page, table: string, step: number): Promise<void> => {
  await page.goto(`/replay/${table}`);
  const slider = page.getByRole('slider', { name: 'Moment de la partie' });
  await slider.fill(String(step));
  await page.getByRole('button', { name: /^Et si…/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Dés, pioches et tirages des bots tombent comme alors').waitFor();
  expect(await dialog.getByText('des personnes', { exact: true }).count()).toBe(0);
  expect(await seriousViolations(page)).toEqual([]);
  await shoot(page, `dialog-${page.viewportSize()?.width}`);
  await dialog.getByRole('textbox').fill('Zoé');
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await page.locator('.fork-mark', { hasText: 'Mêmes dés que' }).waitFor();
};

const toBoth = async (page: Page): Promise<void> => {
  await page.locator('.fork-mark a', { hasText: 'Les deux branches' }).click();
  await page.getByRole('heading', { level: 1, name: /^Et si, / }).waitFor();
};

/** How many inputs there were before somebody's first purchase. */
const firstPurchase = async (page: Page, table: string, seat: number): Promise<number> => {
  const { inputs } = await (await page.request.get(`/api/tables/${table}/recording`)).json();
  const found = inputs.findIndex((input: { by: unknown; move?: { type: string } }) => input.by === seat && input.move?.type === 'buy');
  if (found < 1) throw new Error('nobody bought');
  return found;
};

it('a finished game is played otherwise with the same dice, and both branches lie over each other, during the branch and after it', async () => {
  const camille = await house.visitor({ viewport: WIDE });
  const created = await openTable(camille, { options: { turnLimit: 24 }, seats: [...here('Camille'), ...bots(3, 'weak')] });
  await sitDown(camille, created, 0);
  await playToTheEnd(camille);

  // The same decisions: the bots decide as they did, and nothing differs.
  const step = await firstPurchase(camille, created.table, 0);
  await forkAt(camille, created.table, step);
  await playToTheEnd(camille);
  await toBoth(camille);
  await camille.getByRole('heading', { name: 'Cette décision n’aurait rien changé' }).waitFor();
  expect(await camille.locator('.branch-draws .odd').count()).toBe(0);
  await shoot(camille, 'nothing-wide');

  // Another one.
  await forkAt(camille, created.table, step);
  await camille.locator('.log .line', { hasText: 'avec les mêmes dés et les mêmes pioches' }).waitFor();
  const branch = new URL(camille.url()).pathname;
  await answer(camille, false);
  await toBoth(camille);
  await camille.getByText('La branche se joue encore').first().waitFor();
  expect(await seriousViolations(camille)).toEqual([]);
  await shoot(camille, 'running-wide');

  await camille.getByRole('link', { name: /^Jouer la suite/ }).click();
  await camille.locator('.bar').first().waitFor();
  await playToTheEnd(camille);
  await camille.getByRole('link', { name: 'Les deux branches' }).first().click();
  const drawn = camille.getByText(/Mêmes dés\u00a0: \d+ tirages communs/);
  await drawn.waitFor();
  const counts = /(\d+) tirages communs, (\d+) identiques?\u00a0; (\d+) dans/.exec((await drawn.textContent()) ?? '') ?? [];
  const [, both = 0, same = 0, apart = 0] = counts.map(Number);
  expect(same).toBeGreaterThan(0);
  expect(same).toBeLessThanOrEqual(both);
  expect(await camille.locator('.branch-draws li').count()).toBe(both + apart);
  expect(await seriousViolations(camille)).toEqual([]);
  await narrow(camille);
  await shoot(camille, 'ended-wide');

  // A row is shown in the chart, and is where one may go on from.
  const rows = camille.locator('.branch-row [aria-pressed]');
  expect(await rows.count()).toBeGreaterThan(0);
  const turn = (await rows.last().textContent()) ?? '';
  await rows.last().click();
  await expect.poll(() => rows.last().getAttribute('aria-pressed')).toBe('true');
  if ((await rows.count()) > 1) await camille.locator('.chart text', { hasText: new RegExp(`^${turn}$`) }).waitFor();

  // On a phone, by somebody who only has the link: one player's two lines, draws folded, the way on at the foot.
  const reader = await house.visitor({ viewport: PHONE, colorScheme: 'dark' });
  await reader.goto(`${branch}/what-if`);
  await reader.getByRole('heading', { level: 1, name: /^Et si, / }).waitFor();
  expect(await reader.locator('.branch-draws').getAttribute('open')).toBeNull();
  expect(await seriousViolations(reader)).toEqual([]);
  await narrow(reader);
  await shoot(reader, 'ended-phone');
  expect(await coveredByFoot(reader)).toEqual([]);
  await reader.getByRole('button', { name: /^Jouer la suite/ }).click();
  await reader.getByRole('dialog').waitFor();

  // A game that is no such branch says so.
  await reader.goto(`/t/${created.table}/what-if`);
  await reader.getByRole('heading', { name: 'Rien à superposer' }).waitFor();
  expect(await seriousViolations(reader)).toEqual([]);
});
