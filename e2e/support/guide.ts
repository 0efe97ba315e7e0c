import type { Locator, Page } from 'playwright-core';

/* Somebody who does what the guide of a first game says, or something else first. */

/** An answer as it is given in the bar: the offer by its type, and the figures that differ from those it opens with. */
export interface Answer {
  readonly offer: string;
  readonly figures?: readonly number[];
  /** Which of those that share the type; the first unless said. */
  readonly nth?: number;
  /** Which line of what its button unfolds into. */
  readonly line?: number;
}

/** What a step of a guided game waits for, and something else that may be done there; null: it only shows something. */
export type Guided = { readonly answer: Answer | ((page: Page) => Promise<void>); readonly wrong?: Answer } | null;

const fill = async (form: Locator, figures: readonly number[]): Promise<void> => {
  for (const [index, figure] of figures.entries()) {
    const blank = form.getByRole('spinbutton').nth(index);
    await blank.fill(String(figure));
    await blank.blur();
  }
};

/** Gives an answer: on the slip in the bar, or in the panel that its button unfolds. */
export const give = async (page: Page, answer: Answer | ((page: Page) => Promise<void>)): Promise<void> => {
  if (typeof answer === 'function') return answer(page);
  const { offer, figures = [], nth = 0, line = 0 } = answer;
  const thing = page.locator(`.bar [data-mark="offer-${offer}"]`).nth(nth);
  await thing.waitFor();
  if (await thing.evaluate((element) => element.tagName === 'FORM')) {
    await fill(thing, figures);
    return thing.locator('button[type="submit"]').click();
  }
  const unfolds = (await thing.getAttribute('aria-haspopup')) === 'dialog';
  await thing.click();
  if (!unfolds) return undefined;
  const panel = page.locator('.offers-sheet');
  await panel.waitFor();
  await fill(panel, figures);
  return panel.locator('button[type="submit"], .offer-line').nth(line).click();
};

export const stepOf = (page: Page, step: number): Locator => page.locator(`.guide[data-step="${step}"]`);

/** The points of the step shown whose thing is nowhere on the page. */
export const unfound = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('[data-point]'), ({ dataset: { point = '' } }) => point).filter(
      (mark) => document.querySelector(`[data-explain="${mark}"], [data-press="${mark}"], [data-mark="${mark}"]`) === null,
    ),
  );

/** So long everybody seems to think before each move of the story. */
const PAUSE_MS = 900;
const GLIMPSE_MS = 60;

/** A reader who has seen enough of the others' thinking: on the pages opened after this their moves come at once. */
export const hurry = async (page: Page): Promise<void> => {
  await page.addInitScript(
    ({ pause, glimpse }) => {
      const later = window.setTimeout.bind(window);
      const sooner = (run: () => void, delay?: number, ...given: readonly unknown[]) => later(run, delay === pause ? glimpse : delay, ...given);
      Object.assign(window, { setTimeout: sooner });
    },
    { pause: PAUSE_MS, glimpse: GLIMPSE_MS },
  );
};

/** Goes on: by doing what is asked, or by turning the page of the guide. */
export const follow = async (page: Page, guided: Guided): Promise<void> =>
  guided === null ? page.locator('.guide .guide-next').click() : give(page, guided.answer);

const roll: Guided = { answer: { offer: 'roll' } };

/** Every guided game, step by step; the last one is the end. */
export const LESSONS: Readonly<Record<string, readonly Guided[]>> = {
  bourse: [
    null,
    { answer: { offer: 'buy', figures: [3] }, wrong: { offer: 'pass' } },
    roll,
    { answer: { offer: 'settleCeiling', nth: 1 }, wrong: { offer: 'settleCeiling' } },
    { answer: { offer: 'buyOption', line: 1 }, wrong: { offer: 'done' } },
    { answer: { offer: 'buy', figures: [2] }, wrong: { offer: 'buy', figures: [1] } },
    roll,
    { answer: { offer: 'bid' }, wrong: { offer: 'passBid' } },
    { answer: { offer: 'borrow' }, wrong: { offer: 'pass' } },
  ],
  'mull-money': [
    null,
    { answer: { offer: 'chooseLot', line: 1 }, wrong: { offer: 'chooseLot', line: 2 } },
    { answer: { offer: 'playCard', nth: 2, line: 2 }, wrong: { offer: 'playCard' } },
    { answer: { offer: 'bid', figures: [4] }, wrong: { offer: 'pass' } },
    { answer: { offer: 'playCard' }, wrong: { offer: 'playCard', nth: 1 } },
    { answer: { offer: 'playCard' }, wrong: { offer: 'keepCard' } },
    { answer: { offer: 'chooseLot' }, wrong: { offer: 'chooseLot', line: 1 } },
    { answer: { offer: 'bid', figures: [4] }, wrong: { offer: 'pass' } },
    { answer: { offer: 'playCard' }, wrong: { offer: 'keepCard' } },
    null,
  ],
  'anti-monopoly': [
    { answer: { offer: 'throw' } },
    { answer: { offer: 'buy' }, wrong: { offer: 'decline' } },
    null,
    { answer: { offer: 'reject' }, wrong: { offer: 'accept' } },
    { answer: { offer: 'build' }, wrong: { offer: 'throw' } },
    { answer: { offer: 'payRelease' }, wrong: { offer: 'throw' } },
    null,
    { answer: { offer: 'build', line: 1 }, wrong: { offer: 'endTurn' } },
  ],
  'triple-bataille': [
    { answer: { offer: 'done' } },
    { answer: { offer: 'setStake' }, wrong: { offer: 'setStake', nth: 1 } },
    null,
    { answer: { offer: 'buildHouse' }, wrong: { offer: 'done' } },
    { answer: { offer: 'takeCredit' }, wrong: { offer: 'takePublicPost' } },
    { answer: { offer: 'repayCredit' }, wrong: { offer: 'done' } },
    null,
    { answer: { offer: 'done' }, wrong: { offer: 'takePublicPost' } },
    { answer: { offer: 'setStake' }, wrong: { offer: 'setStake', nth: 1 } },
  ],
};
