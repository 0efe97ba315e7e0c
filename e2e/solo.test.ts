import { readFileSync } from 'node:fs';
import { BOXES, findBox } from '#catalogue';
import { comparePrints, recordingIn, replay } from '#kernel/recording.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { freePort } from '../src/server/testing/free-port.ts';
import { seriousViolations } from './support/axe.ts';
import { follow, hurry, LESSONS, stepOf as lessonStep } from './support/guide.ts';
import { PHONE, WIDE } from './support/house.ts';
import { testHouse } from './support/tested-house.ts';
import { layHere, untilKept } from './support/offline.ts';
import { playTogether } from './support/player.ts';
import { playToTheEnd } from './support/sitting.ts';

/* Games on the device: begun with a line that is cut, left, played to the end and seen again without a server, then carried to the server for a friend. */

// No page complains but of the missing line.
// A port that the system gives would be given to others while the server is away.
const house = await testHouse({ port: await freePort() }, /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED/);

const stepOf = (page: Page): Promise<number> => page.locator('.bar[data-step]').evaluate((bar: HTMLElement) => Number(bar.dataset.step));

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

/** One press on the shelf begins a game here. */
const begin = async (page: Page, title: string): Promise<string> => {
  await page.goto('/');
  await page.getByRole('button', { name: `Jouer maintenant à ${title}` }).click();
  await page.locator('.bar[data-state]').waitFor();
  expect(decodeURIComponent(page.url())).toContain('/t/here~');
  await page.locator('.strip').getByText('sur cet appareil').waitFor();
  return page.url();
};

/** Left while bots may think, there is the game again; and by the browser's own button. */
const leaveAndReturn = async (page: Page): Promise<void> => {
  const left = await stepOf(page);
  await page.reload();
  await page.locator('.bar[data-state]').waitFor();
  expect(await stepOf(page)).toBeGreaterThanOrEqual(left);
  await page.getByRole('link', { name: 'Comptoir, Accueil' }).click();
  await page.getByRole('heading', { level: 1, name: 'Comptoir' }).waitFor();
  await page.goBack();
  await page.locator('.bar[data-state]').waitFor();
};

interface Finished {
  readonly id: string;
  readonly url: string;
  readonly steps: number;
}

const LOOK_MS = 30;

const playEach = async (page: Page): Promise<readonly Finished[]> => {
  const finished: Finished[] = [];
  for (const { id } of BOXES) {
    await layHere(page, id, 'weak', undefined, true);
    expect(await playToTheEnd(page, LOOK_MS), id).toBeGreaterThan(0);
    finished.push({ id, url: page.url(), steps: await stepOf(page) });
  }
  return finished;
};

/** The game that was just played, seen again to its end; whose dice they were is said. */
const seeAgain = async (page: Page, steps: number): Promise<void> => {
  await page.getByRole('link', { name: /Revoir/ }).click();
  await page.getByText(`Coup 0 sur ${steps}`).waitFor();
  await page.getByRole('button', { name: 'À la fin' }).click();
  await page.getByText(`Coup ${steps} sur ${steps}`).waitFor();
  // Whoever saves a game of their own is told of themselves, and of nobody who did not agree.
  await page.getByRole('button', { name: 'Télécharger l’enregistrement' }).click();
  await page.getByText('Il ne vous nomme pas').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Vérifier les dés' }).click();
  await page.getByText(/tirés par cet appareil/).waitFor();
};

/** What else needs no server: a lesson, a position to try, an experiment. */
const lookAround = async (page: Page): Promise<void> => {
  const steps = LESSONS.bourse ?? [];
  await page.goto('/learn/bourse');
  // As far as its second answer: every step of every lesson is taken in a test of their own.
  const second = steps.findIndex(({ answer }, index) => answer !== null && steps.slice(0, index).some((before) => before.answer !== null));
  for (const [index, guided] of steps.slice(0, second + 1).entries()) {
    await lessonStep(page, index + 1).waitFor();
    await follow(page, guided);
  }
  await lessonStep(page, second + 2).waitFor();
  await page.goto('/sandbox/ecodip#X1');
  await page.locator('.ec-sandbox').getByRole('combobox', { name: 'Exemple', exact: true }).waitFor();
  const experiment = { comptoir: 'experiment', game: 'bourse', rulesVersion: 2, players: 3, games: 8, measures: ['turns'] };
  await page.goto(`/lab#e=${Buffer.from(JSON.stringify(experiment)).toString('base64url')}`);
  await page.getByText('8 parties jouées, terminé.').waitFor();
};

/** A finished game is at its end when it is opened again, and the file of each holds it: the rules play it again to the boards that were seen, step by step. */
const takeAlong = async (page: Page, finished: readonly Finished[]): Promise<void> => {
  for (const { url, steps } of finished.slice(0, 1)) {
    await page.goto(url);
    await page.locator('.bar[data-state="over"]').waitFor();
    expect(await stepOf(page)).toBe(steps);
  }
  await page.goto('/');
  const save = page.getByRole('button', { name: /^Enregistrer la partie/ });
  await expect.poll(() => save.count()).toBe(finished.length);
  const taken: string[] = [];
  for (const button of await save.all()) {
    const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
    const recording = recordingIn(JSON.parse(readFileSync(await file.path(), 'utf8')));
    const game = await findBox(recording?.game ?? '')?.load();
    if (recording === null || game === undefined) throw new Error(`${file.suggestedFilename()} holds no game`);
    const played = replay(game.module, recording);
    if (!played.ok) throw new Error(`${recording.game} does not play again: ${played.refusal.key}`);
    expect(game.module.outcome(played.match.now.state), recording.game).not.toBeNull();
    expect(comparePrints(played.match, recording.prints).differs, recording.game).toBeNull();
    expect(played.match.now.step, recording.game).toBe(finished.find(({ id }) => id === recording.game)?.steps);
    taken.push(recording.game);
  }
  expect(taken.toSorted()).toEqual(finished.map(({ id }) => id).toSorted());
};

it('plays each game to its end on the device without a line or a server, and nothing is lost when they come back', async () => {
  const page = await house.visitor({ viewport: WIDE, serviceWorkers: 'allow', acceptDownloads: true });
  await hurry(page);
  await page.goto('/');
  await untilKept(page);
  const missed = missedBy(page);

  // Begun at the station, lost in the tunnel.
  const carried = await begin(page, 'Triple Bataille');
  const further = (steps: number): Promise<void> => playTogether([page], [/^Produire/], async () => (await stepOf(page)) >= steps);
  await further(2);
  await page.context().setOffline(true);
  await house.serverLeaves();
  await further((await stepOf(page)) + 2);
  await leaveAndReturn(page);
  const step = await stepOf(page);

  for (const { title } of BOXES.filter(({ id }) => id !== 'triple-bataille' && id !== 'ecodip')) await begin(page, title);
  await begin(page, 'ECODIP');
  // Where an answer is a whole sheet so is the advice; on a phone, too, its button is within reach.
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Que feriez-vous' }).click();
  await page.locator('.advice > li').first().waitFor();
  await page.setViewportSize(WIDE);
  await lookAround(page);
  const finished = await playEach(page);
  await seeAgain(page, finished.at(-1)?.steps ?? 0);

  // Games that are not over are in the list of seats; one of them is erased.
  await page.goto('/seats');
  await expect.poll(() => page.locator('.seat-row').count()).toBe(BOXES.length);
  expect(await seriousViolations(page)).toEqual([]);
  const erase = page.locator('.seat-row').filter({ hasText: 'ECODIP' }).getByRole('button');
  await erase.click();
  await erase.click();
  await expect.poll(() => page.locator('.seat-row').count()).toBe(BOXES.length - 1);
  expect(missed).toEqual([]);
  await house.serverReturns();
  await page.context().setOffline(false);
  await takeAlong(page, finished);

  // A friend wants to join.
  await page.goto(carried);
  await page.locator('.bar[data-state]').waitFor();
  expect(await stepOf(page)).toBeGreaterThanOrEqual(step);
  await page.locator('.strip').getByRole('button', { name: 'sur cet appareil' }).click();
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

it('lies at the server where the device keeps nothing; without a server in memory, and says so', async () => {
  const page = await house.visitor({ viewport: PHONE });
  await page.route('**/assets/worker-*.js', async (route) => {
    const script = await route.fetch();
    const refusing = `IDBObjectStore.prototype.add = () => { throw new DOMException('no room', 'QuotaExceededError'); };`;
    await route.fulfill({ response: script, body: refusing + (await script.text()) });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Jouer maintenant à Triple Bataille' }).click();
  await page.locator('.bar[data-state]').waitFor();
  expect(decodeURIComponent(page.url())).not.toContain('here~');

  await page.goto('/');
  await page.route('**/api/play-now', (route) => route.abort());
  await page.getByRole('button', { name: 'Jouer maintenant à Triple Bataille' }).click();
  await page.getByText(/seulement tant que cette page reste ouverte/).waitFor();
  await page.getByRole('button', { name: 'La continuer sur le serveur' }).waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  const from = await stepOf(page);
  await playTogether([page], [], async () => (await stepOf(page)) > from + 2);
});
