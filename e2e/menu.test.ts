import { expect, it } from 'vitest';
import { seriousViolations } from './support/axe.ts';
import { PHONE, WIDE } from './support/house.ts';
import { testHouse } from './support/tested-house.ts';

const house = await testHouse();

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
