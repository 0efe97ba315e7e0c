import type { Page } from 'playwright-core';

/** What the things in sight are called by, where the house does not explain them itself. */
export const namedThings = (page: Page): Promise<readonly string[]> =>
  page
    .locator('[data-explain]')
    .evaluateAll((things) => [...new Set(things.map((thing) => thing.getAttribute('data-explain') ?? ''))].filter((name) => !/^(?:offer|word) /.test(name)));

/**
 * Figures, icons and tracks of the board and the accounts that neither name themselves to be explained nor hold or lie in something that does.
 * What is true of a province stands on the plate under its map; sheets laid over a board and the story of a turn are words already.
 */
export const unexplained = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const thing of document.querySelectorAll(
      '.board-slot :is(svg text, dd, td, .figure, [role="img"]), :is(.account, .player-line) :is(dd, b, [role="img"])',
    )) {
      const words = (thing.getAttribute('aria-label') ?? thing.textContent).trim();
      const isFigure = thing.matches('[role="img"]') || /\d/.test(words);
      const { width, height } = thing.getBoundingClientRect();
      if (!isFigure || width * height === 0 || thing.closest('.map-drawing, .map-locator, .who, [role="dialog"], .board-table, .ec-why-sheet') !== null)
        continue;
      if (thing.closest('[data-explain]') === null && thing.querySelector('[data-explain]') === null)
        found.push(`${thing.closest('[class]')?.getAttribute('class') ?? ''}: ${words.slice(0, 60)}`);
    }
    return found;
  });
