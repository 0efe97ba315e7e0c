import { signal } from '@preact/signals';
import { findBox } from '#catalogue';
import { deriveSeed } from '#kernel/chance.ts';
import type { AnyGame, Seat } from '#kernel/game.ts';
import { sightOf } from '#kernel/match.ts';
import { playRandomGame } from '#testkit';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Explanations, GameProps } from '../src/web/kit/interface/game-page.ts';
import { voiceOf } from '../src/web/store/voice.ts';
import { READ_MS } from '../src/web/store/unseen.ts';
import { seriousViolations } from './support/axe.ts';
import { namedThings, unexplained } from './support/explained.ts';
import { PHONE, untilFinished, WIDE } from './support/house.ts';
import { lay } from './support/laid.ts';
import { bots, chairOf, openTable, playNow } from './support/tables.ts';
import { testHouse } from './support/tested-house.ts';

/* Help where one looks: things that explain themselves, what happened, what decided, tips. */

const house = await testHouse();

const GAMES = [
  { game: 'bourse', seats: 3 },
  { game: 'mull-money', seats: 3 },
  { game: 'anti-monopoly', seats: 3 },
  { game: 'triple-bataille', seats: 4 },
  { game: 'ecodip', seats: 10 },
] as const;

/** Without a figure, which would be taken for one of the board. */
const NAMES = ['Inès', 'Malik', 'Zoé', 'Jeanne', 'Arno', 'Lise', 'Paul', 'Nora', 'Yann', 'Emma'];

const EXPLAIN = import.meta.glob<Explanations>('../games/*/page/things.ts');

/** As long as it takes to meet what is met at all. */
const MOVES = 1500;

/** Of a game drawn by lot, the last position in which a player is asked each of its questions: the later, the more there is on the board. */
const questionsOf = ({ module }: AnyGame, seats: number, you: Seat): readonly unknown[] => {
  const found = new Map<string, unknown>();
  const onMove = (state: unknown): void => {
    const asked = module.pending(state).find(({ seat, answered }) => seat === you && answered !== true);
    if (asked !== undefined) found.set(asked.prompt.key, state);
  };
  playRandomGame(module, { seats, options: {}, seed: deriveSeed(16, 2), maxMoves: MOVES, onMove });
  return [...found.values()];
};

const slip = (page: Page) => page.getByRole('tooltip');

const sitDown = async (page: Page, game: string): Promise<void> => {
  await page.goto(chairOf(await playNow(page, game), 0));
  await page.locator('.bar[data-state="act"]').waitFor();
};

it.each(GAMES)('everything on the board of $game explains itself, whatever is asked, on a phone and on a wide screen', async ({ game: id, seats }) => {
  const [game, explanations] = await Promise.all([findBox(id)?.load(), EXPLAIN[`../games/${id}/page/things.ts`]?.()]);
  if (game === undefined || explanations === undefined) throw new Error(`${id} explains nothing`);
  const questions = questionsOf(game, seats, 0);
  expect(questions.length).toBeGreaterThan(3);
  const names = NAMES.slice(0, seats);
  const page = await house.visitor({ viewport: WIDE });
  const show = await lay(page, { game, state: questions[0], names, you: 0 });
  const faultsOf = async (state: unknown): Promise<readonly string[]> => {
    const { view, awaited } = sightOf(game.module, state, 0);
    const about: GameProps = { view, you: 0, seatInfo: [], awaited, voice: voiceOf(game, 'fr'), past: false, pointed: signal(null) };
    const mute = (await namedThings(page)).filter((thing) => explanations.explain(thing, about) === null);
    return [...(await unexplained(page)).map((thing) => `names nothing: ${thing}`), ...mute.map((thing) => `says nothing: ${thing}`)];
  };
  for (const [round, viewport] of [WIDE, PHONE].entries()) {
    await page.setViewportSize(viewport);
    for (const [index, state] of questions.entries()) {
      await show(state, 1 + round * questions.length + index);
      // What stands beside the board follows it.
      await expect.poll(() => faultsOf(state)).toEqual([]);
    }
  }
  // The list is not empty for want of things: without their names they are all missed.
  await page.evaluate(() => document.querySelectorAll('[data-explain]').forEach((thing) => thing.removeAttribute('data-explain')));
  expect((await unexplained(page)).length).toBeGreaterThan(3);
});

it('a slip comes with the pointer, the keyboard and a finger that stays, can be reached, and goes with Escape', async () => {
  const page = await house.visitor({ viewport: WIDE });
  await sitDown(page, 'bourse');
  const square = page.locator('[data-press="square-5"]');
  await square.hover();
  await slip(page).filter({ hasText: 'La Banque A prête 50\u00a0000\u00a0F' }).waitFor();
  await slip(page).hover();
  await slip(page)
    .getByRole('button', { name: /BO-4.5.2/ })
    .click();
  await page.getByRole('dialog', { name: /BO-4.5.2/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: /BO-4.5.2/ }).waitFor({ state: 'detached' });
  expect(await seriousViolations(page, '#explain-slip')).toEqual([]);
  await page.keyboard.press('Escape');
  await slip(page).waitFor({ state: 'detached' });
  // With the keyboard, from square to square.
  await square.focus();
  await page.keyboard.press('ArrowLeft');
  await slip(page).filter({ hasText: 'Essilor cote' }).waitFor();
  expect(await page.locator('[data-press="square-4"]').getAttribute('aria-describedby')).toBe('explain-slip');
  await page.keyboard.press('ArrowRight');
  await slip(page).filter({ hasText: 'La Banque A' }).waitFor();
  await page.keyboard.press('Escape');
  await slip(page).waitFor({ state: 'detached' });
});

/** The pointer comes to a square, and in the same moment something scrolls: the log that goes on by itself, or the page. */
const pointWhileScrolling = (page: Page, square: number, scrolled: '.log' | 'html'): Promise<void> =>
  page.locator(`[data-press="square-${square}"]`).evaluate((element, selector) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const spot = { clientX: x + width / 2, clientY: y + height / 2, pointerType: 'mouse', bubbles: true };
    element.dispatchEvent(new PointerEvent('pointermove', spot));
    const place = selector === 'html' ? document : document.querySelector(selector);
    place?.dispatchEvent(new Event('scroll'));
  }, scrolled);

it('a pointer that rests is answered, also when it came before the board or something scrolled since', async () => {
  const page = await house.visitor({ viewport: WIDE });
  await sitDown(page, 'bourse');
  const box = await page.locator('[data-press="square-5"]').boundingBox();
  if (box === null) throw new Error('the square is not on the screen');
  const held = Promise.withResolvers<void>();
  await page.routeWebSocket(/\/ws$/, async (socket) => {
    await held.promise;
    socket.connectToServer();
  });
  await page.reload();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  held.resolve();
  await slip(page).filter({ hasText: 'La Banque A prête' }).waitFor();
  await pointWhileScrolling(page, 4, '.log');
  await slip(page).filter({ hasText: 'Essilor cote' }).waitFor();
  await pointWhileScrolling(page, 5, 'html');
  await slip(page).filter({ hasText: 'La Banque A prête' }).waitFor();
});

it('a finger that stays is told, and plays nothing', async () => {
  const page = await house.visitor({ viewport: PHONE, hasTouch: true, isMobile: true });
  await sitDown(page, 'bourse');
  const decision = await page.locator('.bar').getAttribute('data-decision');
  const offer = page.locator('.bar [data-explain^="offer"]').first();
  const box = await offer.boundingBox();
  if (box === null) throw new Error('the offer is not on the screen');
  const touch = { pointerType: 'touch', pointerId: 5, isPrimary: true, clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  await offer.dispatchEvent('pointerdown', touch);
  await slip(page).waitFor();
  await offer.dispatchEvent('pointerup', touch);
  await offer.dispatchEvent('click');
  expect(await page.locator('.bar').getAttribute('data-state')).toBe('act');
  expect(await page.locator('.bar').getAttribute('data-decision')).toBe(decision);
  // The next press is one like any other.
  await page.locator('.strip').dispatchEvent('pointerdown', { ...touch, clientY: 5 });
  await slip(page).waitFor({ state: 'detached' });
});

it.each([WIDE, PHONE])('the blue sheet tells what happened, opens and closes with ?, and gives the focus back, at $width pixels', async (viewport) => {
  const page = await house.visitor({ viewport });
  await sitDown(page, 'mull-money');
  const sheet = page.locator('[data-teaching="happened"]');
  const bar = page.locator('.bar .offer').first();
  await bar.focus();
  await page.keyboard.press('?');
  await sheet.waitFor();
  await expect.poll(() => sheet.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await seriousViolations(page)).toEqual([]);
  await page.keyboard.press('F6');
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.board-slot') !== null)).toBe(true);
  await sheet.focus();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await expect.poll(() => bar.evaluate((element) => element === document.activeElement)).toBe(true);
});

it('tips come in a first game, once each, and are switched off for good', async () => {
  const page = await house.visitor({ viewport: WIDE });
  await page.addInitScript(() => localStorage.setItem('comptoir.tips.off', 'false'));
  await sitDown(page, 'mull-money');
  const tip = page.locator('[data-teaching="tip"]');
  await tip.waitFor();
  await tip.getByRole('button', { name: 'Ne plus donner de conseils' }).click();
  await tip.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => localStorage.getItem('comptoir.tips.off'))).toBe('true');
  expect(await page.evaluate(() => localStorage.getItem('comptoir.tips.mull-money'))).not.toBeNull();
});

it('a tip is told when it was unfolded, by a press on its words, or lay in sight for a while', async () => {
  const page = await house.visitor({ viewport: PHONE });
  await page.addInitScript((reading) => {
    localStorage.setItem('comptoir.tips.off', 'false');
    const later = window.setTimeout.bind(window);
    // Nobody has looked at it for so long.
    Object.assign(window, { setTimeout: (run: () => void, delay?: number) => (delay === reading ? 0 : later(run, delay)) });
  }, READ_MS);
  await sitDown(page, 'mull-money');
  const tip = page.locator('[data-teaching="tip"]');
  await tip.waitFor();
  const told = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('comptoir.tips.mull-money'));
  expect(await told()).toBeNull();
  await tip.locator('header h2').click();
  await tip.locator('.teach-sheet-body').waitFor();
  await expect.poll(told).not.toBeNull();
});

it('the end says why it ended and what decided it, with the way there', async () => {
  const page = await house.visitor({ viewport: WIDE });
  const created = await openTable(page, { seats: bots(2, 'weak') });
  await untilFinished(page, created.table);
  await page.goto(`/t/${created.table}`);
  const sheet = page.getByRole('region', { name: 'Ce qui a décidé' });
  const moments = sheet.locator('.moment');
  await expect.poll(() => moments.count()).toBe(2);
  // Each by what did it.
  await expect.poll(() => moments.filter({ has: page.locator('p .clause') }).count()).toBe(2);
  // The same numbers in the chart; a place for everybody; what may be done next.
  await expect.poll(() => sheet.locator('.chart-number').allTextContents()).toEqual(['1', '2']);
  await expect.poll(() => sheet.locator('.ranking tbody tr').count()).toBe(2);
  await sheet.getByRole('button', { name: 'Enregistrer la partie' }).click();
  await page.getByRole('dialog', { name: 'Télécharger l’enregistrement' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Voir le plateau' }).click();
  await page.locator('.bo-board').waitFor();
  await page.getByRole('button', { name: 'Ce qui a décidé' }).click();
  await moments.first().getByRole('button', { name: 'Voir', exact: true }).click();
  await page.locator('.bar[data-state="past"]').waitFor();
  // The log at hand begins long after that moment.
  expect(await page.locator('.bar h1').textContent()).toMatch(/tour \d+/);
  await page.locator('.bo-board').waitFor();
  await page.getByRole('button', { name: 'Revenir au présent' }).click();
  await sheet.waitFor();
});

it('a worked example of the booklet is stepped through on the real board', async () => {
  const page = await house.visitor({ viewport: PHONE });
  await page.goto('/rules/bourse#BO-4.3.6');
  const example = page.getByRole('region', { name: 'Exemple\u00a0: Le prix monte à chaque achat' });
  await example.getByText('Locindus cote 14\u00a0000\u00a0F').waitFor();
  await example.scrollIntoViewIfNeeded();
  await example.locator('.bo-board').waitFor();
  await example.getByRole('button', { name: 'Suite' }).click();
  await example.getByText('Le cours est de 12\u00a0000\u00a0F').waitFor();
  // A word of the glossary says what it means where it stands, and leads to the others.
  const word = page.locator('.rules-section .glossary-word').first();
  await word.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await slip(page).waitFor();
  await word.press('Enter');
  await page.locator('.glossary dt').first().waitFor();
  // The world is seen whole: no small one says where one is.
  await page.goto('/rules/ecodip');
  const map = page.getByRole('region', { name: 'Le plateau au début de la partie' }).locator('.map-window');
  await page.getByRole('region', { name: 'Le plateau au début de la partie' }).scrollIntoViewIfNeeded();
  await map.locator('[data-province="par"]').first().waitFor();
  expect(await map.locator('.map-locator').count()).toBe(0);
  // A table of sources has room on a phone.
  await page.goto('/rules/triple-bataille');
  const sources = page.locator('.table-reach').filter({ hasText: 'forum.monnaie-libre.fr' });
  expect(await sources.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  // On paper, too, what lies on a cloth keeps its own paper under its words.
  await page.emulateMedia({ media: 'print' });
  const cloth = page.getByRole('region', { name: 'Le plateau au début de la partie' });
  await cloth.scrollIntoViewIfNeeded();
  const paper = cloth.locator('.sheet').first();
  await paper.waitFor();
  expect(await paper.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
});
