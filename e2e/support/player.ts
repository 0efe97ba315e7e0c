import type { Page } from 'playwright-core';

/** Is the bar asking this person, waiting, or is the game over? */
export const barState = async (page: Page): Promise<string> => (await page.locator('.bar').first().getAttribute('data-state')) ?? '';

/** Words of the French bar that go on without trading, in order of preference; then whatever comes first. */
const PASSIVE = [/^Lancer le dé/, /^Terminer/, /^Passer/, /^Garder/, /^Ne pas/, /^Renoncer/, /^Abandonner/];

/** Answers what is asked with a click on the bar, trading when `eager`. */
export const answer = async (page: Page, eager: boolean): Promise<void> => {
  const bar = page.locator('.bar').first();
  const buy = bar.locator('button[type="submit"]').filter({ hasText: /^Acheter/ });
  if (eager && (await buy.count()) > 0) return buy.first().click();
  for (const words of PASSIVE) {
    const offer = bar.getByRole('button', { name: words });
    if ((await offer.count()) > 0) return offer.first().click();
  }
  await bar.locator('.offers button:not([disabled])').first().click();
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
