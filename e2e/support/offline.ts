import type { Page } from 'playwright-core';
import { until } from './patience.ts';

/** The first visit is over when the browser holds every file of the page. */
export const untilKept = async (page: Page): Promise<void> => {
  const built = await (await page.request.get('/sw.js')).text();
  const files = new Set(built.match(/\/assets\/[\w.-]+/g)).size;
  const kept = (): Promise<number> =>
    page.evaluate(async () => {
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      return (await Promise.all(stores.map((store) => store.keys()))).flat().filter(({ url }) => url.includes('/assets/')).length;
    });
  await until('every file of the page', async () => (await kept()) === files);
};

/** The shortest game that each box allows: the rule of its end, and the least of it. */
const SHORTEST: Readonly<Record<string, readonly [rule: string, least: number]>> = {
  bourse: ['Nombre de tours', 20],
  'mull-money': ['Nombre de missions', 1],
  'anti-monopoly': ['Limite de manches', 1],
  ecodip: ['Dernière année', 1],
};

/** As few chairs as the box allows. */
const withFewest = async (page: Page): Promise<void> => {
  const remove = page.getByRole('button', { name: /^Retirer le siège/ });
  while ((await remove.count()) > 0 && (await remove.last().isEnabled())) await remove.last().click();
};

/** Lays a table on this device, against bots who answer at once; `fewest`: as few of them as may be. */
export const layHere = async (
  page: Page,
  game: string,
  bots: 'weak' | 'decent' | 'strong',
  [rule, least] = SHORTEST[game] ?? [],
  fewest = false,
): Promise<void> => {
  await page.goto(`/new/${game}`);
  const who = page.getByLabel(/^Qui occupe le siège [2-9]|^Qui occupe le siège 1\d/);
  await who.first().waitFor();
  if (fewest) await withFewest(page);
  if (rule !== undefined) {
    const limit = page.getByRole('spinbutton', { name: rule });
    await limit.fill(String(least));
    await limit.press('Enter');
  }
  for (const seat of await who.all()) await seat.selectOption(`bot:${bots}`);
  await page.getByRole('radiogroup', { name: 'Allure des bots' }).getByText('aussitôt').click();
  await page.getByRole('button', { name: 'Jouer sur cet appareil' }).click();
  await page.locator('.bar[data-state]').waitFor();
};
