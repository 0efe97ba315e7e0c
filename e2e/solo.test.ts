import { BOXES } from '#catalogue';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousViolations } from './support/axe.ts';
import { sealOrders, untilAsked } from './support/ecodip.ts';
import { follow, LESSONS, stepOf as lessonStep } from './support/guide.ts';
import { PHONE, WIDE } from './support/house.ts';
import { testHouse } from './support/tested-house.ts';
import { layHere, untilKept } from './support/offline.ts';
import { playOn, playTogether } from './support/player.ts';

/*
 * Games on the device: begun, left, played to the end and seen again without a line and without a server, then carried to the server for a friend. Each of
 * the five is played to its end by `comptoir bench --only solo`.
 */

// No page complains but of the missing line.
const house = await testHouse({}, /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/);

const stepOf = (page: Page): Promise<number> => page.locator('.bar[data-step]').evaluate((bar: HTMLElement) => Number(bar.dataset.step));

/** Some steps into a game. */
const begin = async (game: string, page: Page): Promise<void> => {
  if (game !== 'ecodip')
    return playTogether([page], [/^Produire/, /^Libre-concurrent/, /^Lancer/, /^Laisser/, /^Passer/], async () => (await stepOf(page)) >= 4);
  // Where an answer is a whole sheet so is the advice; on a phone, too, its button is within reach.
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Que feriez-vous' }).click();
  await page.locator('.advice > li').first().waitFor();
  await page.keyboard.press('Escape');
  await page.setViewportSize(WIDE);
  // Whoever has no missiles to lay is first asked in spring.
  const isSpring = /Ordres de printemps/.test((await page.locator('section.bar').textContent()) ?? '');
  await sealOrders(page);
  return untilAsked([page], isSpring ? /Ordres d’automne/ : /Ordres de printemps/);
};

/** Files of the page that it asked for in vain; what the house itself answers is not among them. */
const missedBy = (page: Page): readonly string[] => {
  const paths: string[] = [];
  page.on('requestfailed', (request) => {
    const { pathname } = new URL(request.url());
    const isLost = request.failure()?.errorText !== 'net::ERR_ABORTED';
    if (isLost && !/^\/(?:api\/|health$)/.test(pathname)) paths.push(pathname);
  });
  return paths;
};

/** What else needs no server: a lesson, a position to try, an experiment. */
const lookAround = async (page: Page): Promise<void> => {
  await page.goto('/learn/bourse');
  for (const [index, guided] of (LESSONS.bourse ?? []).slice(0, 2).entries()) {
    await lessonStep(page, index + 1).waitFor();
    await follow(page, guided);
  }
  await lessonStep(page, 3).waitFor();
  await page.goto('/sandbox/ecodip#X1');
  await page.locator('.ec-sandbox').getByRole('combobox', { name: 'Exemple', exact: true }).waitFor();
  const experiment = { comptoir: 'experiment', game: 'bourse', rulesVersion: 2, players: 3, games: 8, measures: ['turns'] };
  await page.goto(`/lab#e=${Buffer.from(JSON.stringify(experiment)).toString('base64url')}`);
  await page.getByText('8 parties jouées, terminé.').waitFor();
};

it('plays on the device without a line or a server, and nothing is lost when they come back', async () => {
  const page = await house.visitor({ viewport: WIDE, serviceWorkers: 'allow', acceptDownloads: true });
  await page.goto('/');
  await untilKept(page);
  const missed = missedBy(page);
  await page.context().setOffline(true);
  await house.serverLeaves();

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
  await lookAround(page);

  // A game of one's own making, left while bots may think, and played to its end.
  await layHere(page, 'bourse', 'weak');
  await playOn(page, (answers) => answers >= 3);
  const left = await stepOf(page);
  await page.reload();
  await page.locator('.bar[data-state]').waitFor();
  expect(await stepOf(page)).toBeGreaterThanOrEqual(left);
  // There and back again by the browser's own button.
  await page.getByRole('link', { name: 'Comptoir, Accueil' }).click();
  await page.getByRole('heading', { level: 1, name: 'Comptoir' }).waitFor();
  await page.goBack();
  await page.locator('.bar[data-state]').waitFor();
  await playOn(page, () => false);
  expect(await page.locator('.bar[data-state="over"]').count()).toBe(1);
  await page.getByRole('link', { name: /Revoir/ }).click();
  await page.getByRole('slider').first().waitFor();
  await page.getByRole('link', { name: 'Vérifier les dés' }).click();
  await page.getByText(/tirés par cet appareil/).waitFor();

  // All of them are in the lists; the finished one is taken along, another one is erased.
  await page.goto('/');
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /^Enregistrer la partie/ }).click()]);
  expect(file.suggestedFilename()).toMatch(/^bourse-.*\.json$/);
  await page.goto('/seats');
  await expect.poll(() => page.locator('.seat-row').count()).toBe(BOXES.length - 1);
  expect(await seriousViolations(page)).toEqual([]);
  const erase = page.locator('.seat-row').filter({ hasText: 'ECODIP' }).getByRole('button');
  await erase.click();
  await erase.click();
  await expect.poll(() => page.locator('.seat-row').count()).toBe(BOXES.length - 2);
  expect(missed).toEqual([]);
  await house.serverReturns();
  await page.context().setOffline(false);

  // A friend wants to join.
  await page.goto(carried);
  await page.locator('.bar[data-state]').waitFor();
  expect(await stepOf(page)).toBeGreaterThanOrEqual(4);
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await page.getByRole('button', { name: 'Table sur cet appareil' }).click();
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continuer sur le serveur' }).click();
  await page
    .locator('.lobby .fork-mark')
    .getByText(/^Venue d’un appareil/)
    .waitFor();
  const friend = await house.visitor({ viewport: PHONE });
  await friend.goto(page.url());
  await friend.getByRole('button', { name: 'Prendre ce siège' }).first().click();
  await friend.getByLabel('Votre nom').fill('Inès');
  await friend.getByRole('button', { name: 'S’asseoir' }).click();
  await page.getByText('Inès').first().waitFor();
  await page.getByRole('button', { name: 'Mettre des bots aux sièges libres' }).click();
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  for (const screen of [page, friend]) await screen.locator('.bar[data-state]').waitFor();
  await page.getByText(/personne ne les avait scellés/).waitFor();
});

it('is one game in two tabs, whichever of them is played in, closed or erased', async () => {
  const one = await house.visitor({ viewport: WIDE });
  await one.goto('/');
  await layHere(one, 'triple-bataille', 'weak');
  const other = await one.context().newPage();
  await other.goto(one.url());
  await other.locator('.bar[data-state]').waitFor();
  // Both see every step of it: `playTogether` waits until they do.
  const further = async (pages: readonly Page[], turns: readonly Page[]): Promise<void> => {
    for (const page of turns) {
      const from = await stepOf(page);
      await playTogether([page], [], async () => (await stepOf(page)) > from);
      await playTogether(pages, [], async () => true);
    }
  };
  await further([one, other], [one, other, one]);
  const left = await stepOf(one);
  await one.close();
  expect(await stepOf(other)).toBeGreaterThanOrEqual(left);
  await further([other], [other, other]);

  const third = await other.context().newPage();
  await third.goto('/seats');
  const erase = third.locator('.seat-row').getByRole('button');
  await erase.click();
  await erase.click();
  await other.getByRole('heading', { name: 'Cette table n’existe pas' }).waitFor();
});

it('goes on in memory where the device keeps nothing, and says so', async () => {
  const page = await house.visitor({ viewport: PHONE });
  await page.route('**/assets/worker-*.js', async (route) => {
    const script = await route.fetch();
    const refusing = `IDBObjectStore.prototype.add = () => { throw new DOMException('no room', 'QuotaExceededError'); };`;
    await route.fulfill({ response: script, body: refusing + (await script.text()) });
  });
  await page.goto('/solo/triple-bataille');
  await page.locator('.bar[data-state]').waitFor();
  await page.getByText(/seulement tant que cette page reste ouverte/).waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  const from = await stepOf(page);
  await playTogether([page], [], async () => (await stepOf(page)) > from + 2);
});
