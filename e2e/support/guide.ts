import type { Locator, Page } from 'playwright-core';
import { until } from './patience.ts';

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

type Doing = Answer | ((page: Page) => Promise<void>);

/** What a step of a guided game waits for (null: it only shows something), and something else that may be done there; absent: there is nothing else. */
export interface Guided {
  readonly answer: Doing | null;
  readonly wrong?: Doing;
}

const fill = async (form: Locator, figures: readonly number[]): Promise<void> => {
  for (const [index, figure] of figures.entries()) {
    const blank = form.getByRole('spinbutton').nth(index);
    await blank.fill(String(figure));
    await blank.blur();
  }
};

/** Gives an answer: on the slip in the bar, or in the panel that its button unfolds. */
export const give = async (page: Page, answer: Doing): Promise<void> => {
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

/** Looks at every mark of the step shown; one that has no room in sight is reached by a press. */
export const lookAtAll = async (page: Page): Promise<void> => {
  for (const mark of await page.locator('[data-point]').evaluateAll((points) => points.map((point) => point.getAttribute('data-point') ?? ''))) {
    await until(`mark ${mark} in sight`, async () => {
      if ((await page.locator(`[data-ringed="${mark}"]`).count()) > 0) return true;
      // It may go before it is pressed: the page comes to rest.
      await page.locator(`[data-way="${mark}"]`).evaluateAll((ways) => ways.forEach((way) => way instanceof HTMLElement && way.click()));
      return false;
    });
  }
};

/** So long everybody seems to think before each move of the story. */
export const PAUSE_MS = 900;
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
export const follow = async (page: Page, { answer }: Guided): Promise<void> =>
  answer === null ? page.locator('.guide .guide-next').click() : give(page, answer);

/** Leaves the first of the instructions that may be given out of turn. */
const instruct = async (page: Page): Promise<void> => {
  await page.locator('.bar :is(.undo, .quiet)[aria-haspopup="dialog"]').click();
  await page.locator('.offers-sheet .group-list > .offer-line').first().click();
};

/** Where a finger meets a province of the map, and nothing that lies over it; null: nowhere that is seen. */
const spotOn = (page: Page, id: string): Promise<{ readonly x: number; readonly y: number } | null> =>
  page.evaluate((wanted) => {
    const shape = document.querySelector(`.world-sheet [data-province="${wanted}"]`);
    const { x, y, width, height } = shape?.getBoundingClientRect() ?? new DOMRect();
    const shares = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];
    const spots = shares.flatMap((down) => shares.map((along) => ({ x: x + along * width, y: y + down * height })));
    const isThere = (spot: { readonly x: number; readonly y: number }): boolean =>
      document.elementFromPoint(spot.x, spot.y)?.closest('[data-province]')?.getAttribute('data-province') === wanted;
    return spots.find(isThere) ?? null;
  }, id);

/** Touches one province after the other, each as soon as it is in sight and the map has come to rest. */
const touch = async (page: Page, ...ids: readonly string[]): Promise<void> => {
  for (const id of ids) {
    const spots: ({ readonly x: number; readonly y: number } | null)[] = [];
    await until(`${id} in sight`, async () => {
      const [before, now] = [spots.at(-1), await spotOn(page, id)];
      spots.push(now);
      return now !== null && now.x === before?.x && now.y === before.y;
    });
    const spot = spots.at(-1);
    if (spot !== undefined && spot !== null) await page.mouse.click(spot.x, spot.y);
  }
};

/** The orders lie behind the story of the season that was just resolved. */
const write = async (page: Page): Promise<void> => {
  const [away, here] = [page.locator('[data-mark="write"]'), page.locator('.ec-composer')];
  await away.or(here).waitFor();
  if ((await away.count()) > 0) await away.click();
  await here.waitFor();
};

/** An order whose target is taken from the list: a phone has no room for all of them on the map. */
const march = async (page: Page, from: string, to: string): Promise<void> => {
  await write(page);
  await touch(page, from);
  await page
    .locator('.ec-targets .ec-slip')
    .filter({ hasText: new RegExp(`${to}$`, 'u') })
    .click();
};

const fire = async (page: Page, from: string, target: string): Promise<void> => {
  await write(page);
  await touch(page, from);
  await page.locator('.ec-composer .ec-slip').last().click();
  await touch(page, target);
};

const accept = async (page: Page, terms: string): Promise<void> => {
  await page.locator('[data-mark="desk exchange"]').click();
  await page.locator('.ec-offers li').filter({ hasText: terms }).getByRole('button', { disabled: false }).first().click();
};

/** A title for a title, on the desk of Anti-Monopoly II. */
const exchange = async (page: Page, given: RegExp, wanted: RegExp): Promise<void> => {
  await page.locator('.bar [data-mark="offer-proposeTrade"]').click();
  const sides = page.locator('.am-trade-side');
  for (const [side, title] of [given, wanted].entries()) await sides.nth(side).locator('label').filter({ hasText: title }).click();
  await page.locator('.am-trade-dialog .btn.brass').click();
};

const sealSheet = async (page: Page): Promise<void> => {
  await page.locator('.bar [data-mark="offer-submit"]').click();
  await page.locator('.dialog .btn.wax').click();
};

const roll: Guided = { answer: { offer: 'roll' }, wrong: instruct };

/** Every guided game, step by step; what is done at the last one goes on with the game. */
export const LESSONS: Readonly<Record<string, readonly Guided[]>> = {
  bourse: [
    { answer: null, wrong: instruct },
    { answer: { offer: 'buy', figures: [3] }, wrong: { offer: 'pass' } },
    roll,
    { answer: { offer: 'settleCeiling', nth: 1 }, wrong: { offer: 'settleCeiling' } },
    { answer: { offer: 'buyOption', line: 1 }, wrong: { offer: 'done' } },
    { answer: { offer: 'buy', figures: [2] }, wrong: { offer: 'buy', figures: [1] } },
    roll,
    { answer: { offer: 'bid' }, wrong: { offer: 'passBid' } },
    { answer: { offer: 'pass' }, wrong: { offer: 'borrow' } },
    { answer: null, wrong: instruct },
  ],
  'mull-money': [
    { answer: null, wrong: { offer: 'chooseLot' } },
    { answer: { offer: 'chooseLot', line: 1 }, wrong: { offer: 'chooseLot', line: 2 } },
    { answer: { offer: 'playCard', nth: 2, line: 2 }, wrong: { offer: 'playCard' } },
    { answer: { offer: 'bid', figures: [2] }, wrong: { offer: 'pass' } },
    { answer: { offer: 'playCard' }, wrong: { offer: 'playCard', nth: 1 } },
    { answer: { offer: 'playCard' }, wrong: { offer: 'keepCard' } },
    { answer: { offer: 'chooseLot' }, wrong: { offer: 'chooseLot', line: 1 } },
    { answer: { offer: 'bid', figures: [4] }, wrong: { offer: 'pass' } },
    { answer: { offer: 'playCard' }, wrong: { offer: 'keepCard' } },
    { answer: null, wrong: { offer: 'chooseLot' } },
    { answer: null, wrong: { offer: 'chooseLot' } },
  ],
  'anti-monopoly': [
    { answer: { offer: 'throw' }, wrong: instruct },
    { answer: { offer: 'buy' }, wrong: { offer: 'decline' } },
    { answer: null },
    { answer: { offer: 'reject' }, wrong: { offer: 'accept' } },
    { answer: { offer: 'build' }, wrong: { offer: 'throw' } },
    { answer: { offer: 'payRelease' }, wrong: { offer: 'throw' } },
    { answer: null, wrong: { offer: 'throw' } },
    { answer: { offer: 'build', line: 1 }, wrong: { offer: 'endTurn' } },
    { answer: null, wrong: { offer: 'throw' } },
    { answer: { offer: 'ceiling', figures: [900] }, wrong: { offer: 'pass' } },
    { answer: (page) => exchange(page, /Tramways/, /La Fayette/), wrong: { offer: 'throw' } },
    { answer: { offer: 'mortgage' }, wrong: { offer: 'mortgage', line: 1 } },
    { answer: null },
  ],
  'triple-bataille': [
    { answer: { offer: 'done' }, wrong: instruct },
    { answer: { offer: 'setStake' }, wrong: { offer: 'setStake', nth: 1 } },
    { answer: null, wrong: { offer: 'done' } },
    { answer: { offer: 'buildHouse' }, wrong: { offer: 'done' } },
    { answer: { offer: 'takeCredit' }, wrong: { offer: 'takePublicPost' } },
    { answer: { offer: 'repayCredit' }, wrong: { offer: 'done' } },
    { answer: null, wrong: { offer: 'done' } },
    { answer: { offer: 'done' }, wrong: { offer: 'takePublicPost' } },
    { answer: { offer: 'setStake' }, wrong: { offer: 'setStake', nth: 1 } },
    { answer: null, wrong: { offer: 'takePublicPost' } },
  ],
  ecodip: [
    { answer: null, wrong: (page) => march(page, 'zai', 'ken') },
    { answer: (page) => touch(page, 'cen', 'ken'), wrong: (page) => march(page, 'cen', 'eth') },
    {
      answer: async (page) => {
        await touch(page, 'zai');
        await page.locator('.ec-kinds button').nth(2).click();
        await touch(page, 'cen', 'ken');
      },
      wrong: (page) => march(page, 'zai', 'ang'),
    },
    { answer: (page) => accept(page, '1 MP'), wrong: (page) => accept(page, '1 BT') },
    { answer: sealSheet, wrong: (page) => accept(page, '1 MP') },
    { answer: null, wrong: (page) => march(page, 'ken', 'som') },
    { answer: (page) => fire(page, 'cen', 'tan'), wrong: sealSheet },
    { answer: sealSheet, wrong: (page) => march(page, 'ken', 'som') },
    {
      answer: async (page) => {
        await write(page);
        await touch(page, 'cen');
        await page.locator('.ec-composer .ec-slip').first().click();
      },
      wrong: sealSheet,
    },
    { answer: sealSheet, wrong: (page) => page.locator('.ec-composer .ec-slip').last().click() },
    { answer: null, wrong: (page) => march(page, 'ken', 'som') },
  ],
};
