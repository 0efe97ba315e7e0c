import type { Page } from 'playwright-core';

/** Sends every unit that has no order to the first province it may go to. */
export const sendAll = async (page: Page, most = 12): Promise<void> => {
  const next = page.locator('.ec-slip').filter({ hasText: 'Unité suivante' });
  for (let units = 0; units < most && (await next.count()) > 0; units++) {
    await next.click();
    const target = page.locator('.ec-composer .ec-slips .ec-slip').first();
    const done = page.locator('.ec-composer.idle');
    // A coast may have to be chosen, too.
    for (let clicks = 0; clicks < 2 && (await done.count()) === 0 && (await target.count()) > 0; clicks++) {
      await target.click();
      await page.waitForTimeout(150);
    }
    if ((await done.count()) === 0) await page.locator('.ec-kinds').getByRole('button', { name: 'Tenir', exact: true }).click();
    await done.waitFor();
  }
};

/** Seals the sheet as it stands, by the bar and the slip that it opens. */
export const sealOrders = async (page: Page): Promise<void> => {
  await page
    .locator('.bar')
    .getByRole('button', { name: /^Sceller mes ordres/ })
    .click();
  await page
    .locator('.dialog')
    .getByRole('button', { name: /^Sceller/ })
    .click();
  await page.locator('.dialog').waitFor({ state: 'detached' });
};
