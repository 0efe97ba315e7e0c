import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousViolations } from './support/axe.ts';
import { type House, openHouse, PHONE, WIDE } from './support/house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.close();
});

describe.each([
  { name: 'phone', viewport: PHONE },
  { name: 'wide', viewport: WIDE },
])('the adjudicator, $name', ({ viewport }) => {
  it('takes written orders, refuses nonsense in a sentence, rules, and says why', async () => {
    const page = await house.visitor({ viewport });
    await page.goto('/lab/adjudicator');
    const line = page.getByRole('textbox', { name: 'Un ordre, en français ou en anglais' });
    await line.waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    for (const order of ['A par - bur', 'A mun - bur', 'a MAR s a par - bur']) {
      await line.fill(order);
      await page.getByRole('button', { name: 'Inscrire' }).click();
    }
    await page.getByText('3 sur 22').first().waitFor();
    await line.fill('A par flies to the moon');
    await page.getByRole('button', { name: 'Inscrire' }).click();
    await page.locator('.notes .bad').first().waitFor();
    await page.getByRole('button', { name: 'Arbitrer' }).click();
    await page.getByRole('heading', { name: 'L’arbitrage, expliqué' }).waitFor();
    // Paris goes to Burgundy with support, 2 against 1.
    expect(await page.locator('body').textContent()).toMatch(/A Paris – Bourgogne\s: succès, 2 contre 1/);
    expect(await page.locator('body').textContent()).toMatch(/A Munich – Bourgogne\s: échec, 1 contre 2/);
    expect(await seriousViolations(page)).toEqual([]);
  });
});

it('a link opens the same position elsewhere, and a broken one says so', async () => {
  const page = await house.visitor({ viewport: WIDE, permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/lab/adjudicator');
  const line = page.getByRole('textbox', { name: 'Un ordre, en français ou en anglais' });
  await line.fill('F lon - ENG');
  await page.getByRole('button', { name: 'Inscrire' }).click();
  await page.getByText('1 sur 22').first().waitFor();
  await page.getByRole('button', { name: /lien/i }).first().click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('/lab/adjudicator#');
  const friend = await house.visitor({ viewport: WIDE });
  await friend.goto(link);
  await friend.getByText('1 sur 22').first().waitFor();
  const stranger = await house.visitor({ viewport: WIDE });
  await stranger.goto(`${link.slice(0, -3)}zzz`);
  await stranger.getByRole('alert').first().waitFor();
});

it('no page complained', () => {
  expect(house.complaints).toEqual([]);
});
