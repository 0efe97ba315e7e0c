import type { Locator, Page } from 'playwright-core';

/* Somebody who does what the guide of a first game says. */

/** An answer as it is given in the bar: the offer by its type, and the figures that differ from those it opens with. */
export interface Answer {
  readonly offer: string;
  readonly figures?: readonly number[];
  /** Which of those that share the type; the first unless said. */
  readonly nth?: number;
  /** Which line of what its button unfolds into. */
  readonly line?: number;
}

const fill = async (form: Locator, figures: readonly number[]): Promise<void> => {
  for (const [index, figure] of figures.entries()) {
    const blank = form.getByRole('spinbutton').nth(index);
    await blank.fill(String(figure));
    await blank.blur();
  }
};

/** Gives an answer: on the slip in the bar, or in the panel that its button unfolds. */
export const give = async (page: Page, { offer, figures = [], nth = 0, line = 0 }: Answer): Promise<void> => {
  const thing = page.locator(`.bar [data-mark="offer-${offer}"]`).nth(nth);
  await thing.waitFor();
  if (await thing.evaluate((element) => element.tagName === 'FORM')) {
    await fill(thing, figures);
    await thing.locator('button[type="submit"]').click();
    return;
  }
  const unfolds = (await thing.getAttribute('aria-haspopup')) === 'dialog';
  await thing.click();
  if (!unfolds) return;
  const panel = page.locator('.offers-sheet');
  await panel.waitFor();
  await fill(panel, figures);
  await panel.locator('button[type="submit"], .offer-line').nth(line).click();
};

/** The step that the guide is at, from 1 on; it has come once all of its marks are drawn. */
export const untilStep = async (page: Page, step: number): Promise<void> => {
  await page.locator(`.guide[data-step="${step}"]`).waitFor();
};
