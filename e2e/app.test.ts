import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousViolations } from './support/axe.ts';
import { PHONE, untilFinished } from './support/house.ts';
import { bots, here, openTable } from './support/tables.ts';
import { testHouse } from './support/tested-house.ts';

// No page complains but of the missing line.
const house = await testHouse({}, /ERR_INTERNET_DISCONNECTED/);

/** Everything the browser keeps of the house, by path. */
const kept = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(stores.map((store) => store.keys()))).flat().map(({ url }) => new URL(url).pathname);
  });

/** Counts what a device without loudspeaker, badge or desktop would do. */
const countSenses = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const senses = { badges: [] as number[], tones: 0 };
    Object.assign(window, { senses });
    navigator.setAppBadge = async (count) => void senses.badges.push(count ?? -1);
    OscillatorNode.prototype.start = () => void senses.tones++;
    OscillatorNode.prototype.stop = () => undefined;
  });

it('the page is a program of the device: installed, told of a turn, kept for when there is no line, and renewed', async () => {
  const page = await house.visitor({ viewport: PHONE, serviceWorkers: 'allow' });
  await countSenses(page);
  await page.goto('/');

  // The browser's own judgement of what makes a page installable.
  const cdp = await page.context().newCDPSession(page);
  const { url, errors } = await cdp.send('Page.getAppManifest');
  expect([new URL(url).pathname, errors]).toEqual(['/app.fr.webmanifest', []]);
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  // A window without a profile cannot install anything; the page is not to blame.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  const english: { readonly name: string; readonly shortcuts: readonly { readonly name: string }[] } = await (
    await page.request.get('/app.en.webmanifest')
  ).json();
  expect(english.shortcuts.map(({ name }) => name)).toEqual(['My seats', 'Play now']);

  // A game that ended is played again here, another waits for this device.
  const film = await openTable(page, { game: 'triple-bataille', options: { length: 'short' }, seats: bots(3, 'weak') });
  await untilFinished(page, film.table);
  await page.goto(`/replay/${film.table}`);
  await page.locator('.transport, .replay-page main').first().waitFor();
  // It is shown before it is kept: whoever leaves in between keeps nothing.
  await expect.poll(() => kept(page)).toContain(`/replay/${film.table}`);
  const mine = await openTable(page, { seats: [...here('Ana'), ...bots(1, 'weak')] });
  const token = mine.seats[0]?.token ?? '';
  await page.goto(`/t/${mine.table}#s=${token}`);
  await page.locator('.bar[data-state]').waitFor();
  await expect.poll(() => page.title()).toMatch(/^\(1\) À vous/);
  await expect.poll(() => page.locator('link[rel="icon"]').getAttribute('href')).toBe('/favicon-awaited.svg');
  await expect.poll(() => page.evaluate<readonly number[]>('senses.badges')).toContain(1);

  // Sounds are off, and wait for a press.
  expect(await page.evaluate('senses.tones')).toBe(0);
  await page.goto('/notices');
  const sounds = page.getByRole('switch', { name: 'Sons' });
  expect(await sounds.getAttribute('aria-checked')).toBe('false');
  await sounds.click();
  await page.getByRole('button', { name: 'Essayer' }).click();
  await expect.poll(() => page.evaluate('senses.tones')).toBe(2);

  // All files of the page are kept, and nothing that the house answers.
  const files = async (): Promise<number> => (await kept(page)).filter((path) => path.startsWith('/assets/')).length;
  const built = await (await page.request.get('/sw.js')).text();
  await expect.poll(files).toBe(new Set(built.match(/\/assets\/[\w.-]+/g)).size);
  const paths = await kept(page);
  expect(paths.filter((path) => !/^\/(?:assets\/|icons\/|favicon|theme\.js$|index\.html$|app\.\w+\.webmanifest$)/.test(path))).toEqual([
    `/replay/${film.table}`,
  ]);
  expect(JSON.stringify(paths)).not.toContain(token);

  await page.goto('/');
  await page.getByText('À vous').first().waitFor();
  await page.context().setOffline(true);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Sans connexion' }).waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Les livrets des règles' }).click();
  await page.getByRole('heading', { level: 1, name: /Bourse/ }).waitFor();
  await page.locator('[id="rule-BO-4.4.2"]').waitFor();
  await page.getByText('Sans connexion\u00a0: on renoue tout seul.').waitFor();
  await page.goto('/seats');
  await page.getByText(/^vu\u00a0:/).waitFor();
  await page.goto(`/replay/${film.table}`);
  await page.locator('.transport, .replay-page main').first().waitFor();
  await page.goto(`/t/${mine.table}`);
  await page.getByRole('heading', { name: 'Sans connexion' }).waitFor();
  await page.context().setOffline(false);
  await page.locator('.bar[data-state]').waitFor();

  // The browser's offer is kept for the menu; a newer page is taken with the next one that is opened.
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => Object.assign(window, { installed: true }) });
    window.dispatchEvent(offer);
  });
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await page.getByText('Autres pages et outils').click();
  await page.getByRole('button', { name: 'Installer Comptoir' }).click();
  expect(await page.evaluate('installed')).toBe(true);
  const newer = `navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { type: 'version', entry: '/assets/index-newer.js' } }))`;
  const isTold = async (): Promise<boolean> => {
    await page.evaluate(newer);
    return page.getByText('Une nouvelle version est prête.').isVisible();
  };
  await expect.poll(isTold).toBe(true);
  await page.evaluate(() => Object.assign(window, { here: true }));
  await page.getByRole('link', { name: 'Comptoir, Accueil' }).click();
  await page.getByRole('heading', { level: 1, name: 'Comptoir' }).waitFor();
  expect(await page.evaluate(`'here' in window`)).toBe(false);
});
