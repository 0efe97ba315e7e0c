import type { Locator, Page } from 'playwright-core';

/** Is the bar asking this person, waiting, or is the game over? */
export const barState = async (page: Page): Promise<string> => (await page.locator('.bar').first().getAttribute('data-state')) ?? '';

/** Words of the French bar that go on without trading, in order of preference; then whatever comes first. */
const PASSIVE = [/^Lancer le dé/, /^Terminer/, /^Passer/, /^Garder/, /^Ne pas/, /^Renoncer/, /^Abandonner/];

/** Answers what is asked with a click on the bar, trading when `eager`. */
export const answer = async (page: Page, eager: boolean, timeout = 30_000): Promise<void> => {
  const bar = page.locator('.bar').first();
  const buy = bar.locator('button[type="submit"]').filter({ hasText: /^Acheter/ });
  if (eager && (await buy.count()) > 0) return buy.first().click({ timeout });
  for (const words of PASSIVE) {
    const offer = bar.getByRole('button', { name: words });
    if ((await offer.count()) > 0) return offer.first().click({ timeout });
  }
  await bar.locator('.offers button:not([disabled])').first().click({ timeout });
};

/** Plays on until `until` says so, or the game is over. Returns the number of answers given. */
export const playOn = async (page: Page, until: (answers: number) => boolean): Promise<number> => {
  let answers = 0;
  while (!until(answers)) {
    await page.locator('.bar[data-state="act"], .bar[data-state="over"]').first().waitFor({ timeout: 30_000 });
    if ((await barState(page)) === 'over') break;
    const before = await page.locator('.bar').first().textContent();
    await answer(page, answers % 3 === 1);
    answers++;
    await page.waitForFunction(
      (text) => {
        const bar = document.querySelector('.bar');
        return bar === null || bar.textContent !== text;
      },
      before,
      { timeout: 30_000 },
    );
  }
  return answers;
};

const USABLE = ':not([disabled]):not([tabindex="-1"])';
const SOON = { timeout: 5000 };

/** The first usable button under `place` whose name matches, in the order of preference. */
const preferred = async (page: Page, place: Locator, prefer: readonly RegExp[]): Promise<Locator | null> => {
  for (const name of prefer) {
    const wanted = place.getByRole('button', { name }).and(page.locator(USABLE));
    if ((await wanted.count()) > 0) return wanted.first();
  }
  return null;
};

/** Takes the likeliest offer of any game, or one that matches `prefer`; a panel that opens is answered in the same way. */
export const takeLikeliest = async (page: Page, prefer: readonly RegExp[] = []): Promise<void> => {
  const bar = page.locator('.bar').first();
  const panel = bar.locator('[role="dialog"]');
  if ((await panel.count()) === 0) {
    const likeliest = bar.locator('.offer.main:not([disabled]), .offer-slip.main button[type="submit"]:not([disabled])').first();
    await ((await preferred(page, bar, prefer)) ?? likeliest).click(SOON);
  }
  if ((await panel.count()) === 0) return;
  const send = panel.locator('button[type="submit"]:not([disabled])');
  const choices = panel.locator(`button${USABLE}`);
  await ((await preferred(page, panel, prefer)) ?? ((await send.count()) > 0 ? send : choices).first()).click(SOON);
};
