import { expect, it } from 'vitest';
import { Client } from '../src/server/testing/client.ts';
import { untilFinished, WIDE } from './support/house.ts';
import { bots, openTable } from './support/tables.ts';
import { testHouse } from './support/tested-house.ts';

const house = await testHouse();
const page = await house.visitor({ viewport: WIDE });
const { table, owner } = await openTable(page, { game: 'anti-monopoly', seats: bots(4), start: false });

const log = () => page.getByRole('log');
/** How far the foot of the log is below what is in sight, in pixels. */
const belowSight = () => log().evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
const elements = () => log().evaluate((box) => box.querySelectorAll('*').length);

/** More than a column ever shows, and far less than a game writes. */
const BOUND = 1200;

it('follows the newest line through auctions and everything else that changes its height', async () => {
  await page.goto(`/t/${table}`);
  await page.getByRole('main').waitFor();
  const host = await Client.join(house.url, { table, owner });
  await host.ask({ t: 'start' });
  host.close();
  await log().locator('.line').first().waitFor();
  await untilFinished(page, table);
  await expect.poll(belowSight).toBeLessThan(2);
  await expect.poll(() => page.locator('.log-panel .to-end').count()).toBe(0);
});

it('a long log is a bounded page; reading upwards brings older lines, and what is read stays in its place', async () => {
  await page.reload();
  await log().locator('.line').first().waitFor();
  expect(await elements()).toBeLessThan(BOUND);
  for (let turn = 0; turn < 200 && (await log().getByText('Mise en place').count()) === 0; turn++) {
    await log().evaluate((box) => box.scrollBy(0, -900));
    expect(await elements()).toBeLessThan(BOUND);
  }
  // The heading of the first turn stays in sight all along it: only its first line says that the top is reached.
  await expect.poll(async () => (await log().evaluate((box) => box.scrollBy(0, -5000)), log().getByText('Chacun reçoit').count())).toBe(1);
  expect(await log().evaluate((box) => box.scrollHeight)).toBeGreaterThan(5000);
  await page.getByRole('button', { name: 'Aller à la dernière ligne' }).click();
  await expect.poll(belowSight).toBeLessThan(2);
});

it('a word is found in lines that were not loaded; clause and moment of a line open', async () => {
  await page.reload();
  await log().locator('.line').first().waitFor();
  await page.getByRole('button', { name: 'Mot cherché' }).click();
  await page.getByRole('searchbox', { name: 'Mot cherché' }).fill('Chacun reçoit');
  const found = log().locator('.line', { hasText: 'Chacun reçoit' });
  await found.waitFor();
  await found.locator('.margin button').click();
  await page.getByRole('dialog', { name: /AM-3/ }).waitFor();
  await page.keyboard.press('Escape');
  await found.locator('button.what').click();
  await expect.poll(() => found.getAttribute('class')).toContain('shown');
});
