import type { Locator, Page } from 'playwright-core';
import { at } from '#kernel/collections.ts';
import { expect, it } from 'vitest';
import { SETTLE_MS } from '../src/web/store/unseen.ts';
import { PHONE } from './support/house.ts';
import { layHere } from './support/offline.ts';
import { until } from './support/patience.ts';
import { barState } from './support/player.ts';
import { bots, here, openTable, sitDown } from './support/tables.ts';
import { testHouse } from './support/tested-house.ts';

declare global {
  interface Window {
    settle?: () => void;
    movesSent?: number;
  }
}

const house = await testHouse();

/** What has just come stays new until the test says that time has passed. */
const holdTheClock = (settle: number): void => {
  const later = window.setTimeout.bind(window);
  let held: (() => void)[] = [];
  const hold = (run: () => void, delay?: number, ...given: readonly unknown[]) => {
    if (delay !== settle) return later(run, delay, ...given);
    held.push(run);
    return 0;
  };
  const settleNow = (): void => {
    const due = held;
    held = [];
    for (const run of due) run();
  };
  // Counted where they leave: what is heard of them outside comes later. The same answer to the same question is one: a sheet is sent again until the house has it.
  const sent = new Set<string>();
  const leave: (this: WebSocket, text: string) => void = Reflect.get(WebSocket.prototype, 'send');
  const counted = function counted(this: WebSocket, text: string): void {
    if (text.includes('"t":"move"')) window.movesSent = sent.add(text.replace(/"id":(?:"[^"]*"|\d+),?/, '')).size;
    leave.call(this, text);
  };
  Object.assign(WebSocket.prototype, { send: counted });
  Object.assign(window, { setTimeout: hold, settle: settleNow });
};

/** Each its own kinds of questions; a table of people and bots of each. */
const GAMES = { bourse: 3, 'mull-money': 3, 'anti-monopoly': 3, 'triple-bataille': 8, ecodip: 10 } as const;
const QUESTIONS = 5;
const OPEN = '.offers button:not([disabled])';
const MAIN = ['.offers .offer-slip.main .go:not([disabled])', '.offers button.offer.main:not([disabled])', '.offers button.offer:not([disabled])'];

const INSIDE = '.dialog :is(.wax, .brass, .ink):not([disabled]), .offers-sheet :is(button[type="submit"]:not([disabled]), .offer-line)';

/** Twice with a finger, once with a key, as fast as can be. */
const pressTwice = async (page: Page, button: Locator): Promise<void> => {
  const box = await button.boundingBox();
  if (box === null) throw new Error('the button has no place');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await page.mouse.click(x, y);
  await page.keyboard.press('Enter');
};

/** The likeliest, of those that may be taken. */
const likeliest = async (page: Page): Promise<Locator> => {
  let found = page.locator(at(MAIN, 0)).first();
  for (const main of MAIN) if ((await found.count()) === 0) found = page.locator(main).first();
  return found;
};

const settle = (page: Page): Promise<void> => page.evaluate(() => window.settle?.());

/** What a press has opened, or closed again, is drawn a task later. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))));

// One phone for all games: what it has loaded for the first it need not load again. Every kind of decision is asked in `src/web/store/unseen-kinds.test.ts`.
const page = await house.visitor({ viewport: PHONE });
await page.addInitScript(holdTheClock, SETTLE_MS);

it.each(Object.entries(GAMES))('a second tap and a second Enter take nothing that was not seen: %s', async (game, seats) => {
  const moves = (): Promise<number> => page.evaluate(() => window.movesSent ?? 0);
  await sitDown(page, await openTable(page, { game, seats: [...here('Ana'), ...bots(seats - 1)] }), 0);
  let answered = 0;
  const play = async (): Promise<boolean | 'progress'> => {
    if ((await barState(page)) !== 'act') return false;
    const before = await moves();
    // New: the finger and the key that fall on it at once take nothing.
    await pressTwice(page, page.locator('.offers button').first());
    expect(await moves()).toBe(before);
    // What it has opened comes a task later than the press.
    await expect.poll(async () => page.keyboard.press('Escape').then(() => page.locator('.dialog').count())).toBe(0);
    await settle(page);
    await page.locator(OPEN).first().waitFor();
    const button = await likeliest(page);
    const opens = (await button.getAttribute('aria-haspopup')) === 'dialog';
    await pressTwice(page, button);
    if (opens) {
      // What it has opened is new as well.
      await drawn(page);
      expect(await moves()).toBe(before);
      const laidOpen = await page.locator(INSIDE).count();
      if (laidOpen > 0) await page.locator(INSIDE).first().click();
      expect(await page.locator(INSIDE).count()).toBe(laidOpen);
      if (laidOpen === 0) await button.click();
      await settle(page);
      await pressTwice(page, page.locator(INSIDE).first());
    }
    const sent = (await moves()) - before;
    expect(sent).toBeLessThanOrEqual(1);
    answered += sent;
    return answered >= QUESTIONS || (sent > 0 ? 'progress' : false);
  };
  await until('some questions answered', play);
});

it('a double tap on what erases is one press: the question that has just come takes none', async () => {
  await layHere(page, 'bourse', 'weak');
  await page.goto('/');
  const erase = page.getByRole('button', { name: /^Effacer la partie/ });
  const sure = page.getByRole('button', { name: 'Effacer pour de bon' });
  await erase.dblclick();
  await sure.waitFor();
  await sure.click();
  await sure.waitFor();
  await settle(page);
  await sure.click();
  await expect.poll(() => erase.or(sure).count()).toBe(0);
});

it('a reload gives the chair back where the device’s storage is full', async () => {
  const full = await house.visitor({ viewport: PHONE });
  await full.addInitScript(() => {
    const write: (this: Storage, key: string, text: string) => void = Reflect.get(Storage.prototype, 'setItem');
    const refused = function refused(this: Storage, key: string, text: string): void {
      if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
      write.call(this, key, text);
    };
    Object.assign(Storage.prototype, { setItem: refused });
  });
  await layHere(full, 'bourse', 'weak');
  await full.reload();
  await until('the question to be asked again', async () => (await barState(full)) === 'act');
});

it('is played on a phone held sideways, the bar beside the board, and text is as large as its reader wants it', async () => {
  await sitDown(page, await openTable(page, { seats: [...here('Ana'), ...bots(1)] }), 0);
  for (const viewport of [
    { width: 667, height: 375 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(viewport);
    const boxes = async () => [await page.locator('.bar').boundingBox(), await page.locator('.board-slot').boundingBox()] as const;
    await expect.poll(async () => (await boxes())[1]?.x).toBeGreaterThan(200);
    const [bar, board] = await boxes();
    expect((bar?.x ?? 0) + (bar?.width ?? 0)).toBeLessThanOrEqual((board?.x ?? 0) + 1);
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
  const size = (): Promise<number> => page.locator('.bar-detail').evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize));
  const usual = await size();
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await size()).toBe(2 * usual);
});
