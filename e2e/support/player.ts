import type { Locator, Page } from 'playwright-core';
import { until } from './patience.ts';

/** What the bar shows of the game: is this person asked, at which step, and what. Without a bar, nothing. */
interface Sign {
  readonly state: string;
  readonly step: string;
  /** Another text whenever the person is asked something else, or the same once more. */
  readonly question: string;
}

const signOf = (page: Page): Promise<Sign> =>
  page.evaluate(() => {
    const { state = '', step = '', decision = '' } = document.querySelector<HTMLElement>('.bar')?.dataset ?? {};
    return { state, step, question: `${step} ${decision}` };
  });

/** Is the bar asking this person, waiting, or is the game over? Nothing while there is no bar. */
export const barState = async (page: Page): Promise<string> => (await signOf(page)).state;

const USABLE = ':not([disabled]):not([tabindex="-1"])';
/** A press that finds its button gone, or that nothing comes of, is given up: what is asked now has other buttons. */
const PRESS = { timeout: 5000 };
/** States in which an answer is still owed or on its way. */
const OPEN = new Set(['act', 'sending', 'lost']);

/** The first usable button under `place` whose name matches, in the order of preference. */
const preferred = async (page: Page, place: Locator, prefer: readonly RegExp[]): Promise<Locator | null> => {
  for (const name of prefer) {
    const wanted = place.getByRole('button', { name }).and(page.locator(USABLE));
    if ((await wanted.count()) > 0) return wanted.first();
  }
  return null;
};

/** The likeliest offer, or one that matches `prefer`; in a panel, the button that sends it, or the first choice. */
const choose = async (page: Page, bar: Locator, panel: Locator, prefer: readonly RegExp[]): Promise<Locator> => {
  if ((await panel.count()) === 0) {
    const likeliest = bar.locator('.offer.main:not([disabled]), .offer-slip.main button[type="submit"]:not([disabled])').first();
    return (await preferred(page, bar, prefer)) ?? likeliest;
  }
  const send = panel.locator('button[type="submit"]:not([disabled])');
  const choices = panel.locator(`button${USABLE}`);
  return (await preferred(page, panel, prefer)) ?? ((await send.count()) > 0 ? send : choices).first();
};

/** One press. True when a move is sent by it, or may be. */
const press = async (page: Page, prefer: readonly RegExp[], question: string): Promise<boolean> => {
  const bar = page.locator('.bar').first();
  const panel = bar.locator('[role="dialog"]');
  const inPanel = (await panel.count()) > 0;
  const button = await choose(page, bar, panel, prefer);
  const kind = await button.evaluate(
    (element) => ({ opens: element.getAttribute('aria-haspopup') === 'dialog', sends: element.matches('[type="submit"], .offer-line') }),
    undefined,
    PRESS,
  );
  await button.click(PRESS);
  if (kind.opens) await until('the panel of an offer', async () => (await panel.count()) > 0 || (await signOf(page)).question !== question);
  return inPanel ? kind.sends : !kind.opens;
};

const isTaken = ({ question }: Sign, now: Sign): boolean => now.question !== question || !OPEN.has(now.state);

/** Answers what is asked, and waits until the answer is taken: until something else is asked, or nothing. */
export const takeTurn = async (page: Page, prefer: readonly RegExp[] = []): Promise<void> => {
  const asked = await signOf(page);
  if (asked.state !== 'act') return;
  let pressedAt = 0;
  await until('an answer to what the bar asks', async () => {
    const now = await signOf(page);
    if (isTaken(asked, now)) return true;
    if (now.state !== 'act' || Date.now() < pressedAt + PRESS.timeout) return false;
    // Another player may change the offers in the very moment of the press: then the next look sees what is there.
    const sent = await press(page, prefer, asked.question).catch(() => false);
    if (sent) pressedAt = Date.now();
    return false;
  });
};

/** Does what answers the question of the bar, and waits until the answer is taken. */
export const answerBy = async (page: Page, act: () => Promise<void>): Promise<void> => {
  const asked = await signOf(page);
  await act();
  await until('the answer to be taken', async () => isTaken(asked, await signOf(page)));
};

/** All of them have been sent the same step, and nobody's move is on its way: what one page shows is not ahead of another. */
const areLevel = (signs: readonly Sign[]): boolean => signs.every(({ state, step }) => state !== '' && state !== 'sending' && step === signs[0]?.step);

/** Looks at all pages whenever they show the same moment, until `isEnough`. A game that goes on, be it by bots, is not waited for in vain. */
const watch = async (pages: readonly Page[], what: string, isEnough: (signs: readonly Sign[]) => Promise<boolean>): Promise<void> => {
  let last: string | undefined;
  await until(what, async () => {
    const signs = await Promise.all(pages.map(signOf));
    if (areLevel(signs) && (await isEnough(signs))) return true;
    const goesOn = signs[0]?.step !== last;
    last = signs[0]?.step;
    return goesOn ? 'progress' : false;
  });
};

/** Whoever is asked answers, until `isEnough`, which is looked at only when all pages show the same moment; or until the game is over. */
export const playTogether = (pages: readonly Page[], prefer: readonly RegExp[], isEnough: () => Promise<boolean>): Promise<void> =>
  watch(pages, 'the next question to these people', async (signs) => {
    if ((await isEnough()) || signs.every(({ state }) => state === 'over')) return true;
    const asked = pages[signs.findIndex(({ state }) => state === 'act')];
    if (asked !== undefined) await takeTurn(asked, prefer);
    return false;
  });

/** The page of whoever is asked next, once all of them show it. */
export const nextAsked = async (pages: readonly Page[]): Promise<Page> => {
  let asked: Page | undefined;
  await watch(pages, 'somebody to be asked', async (signs) => {
    asked = pages[signs.findIndex(({ state }) => state === 'act')];
    return asked !== undefined;
  });
  if (asked === undefined) throw new Error('nobody is asked');
  return asked;
};

/** Words of the French bar that go on without trading, in order of preference. */
const PASSIVE = [/^Lancer le dé/, /^Terminer/, /^Passer/, /^Garder/, /^Ne pas/, /^Renoncer/, /^Abandonner/];

/** Answers what is asked with a click on the bar, trading when `eager`. */
export const answer = (page: Page, eager: boolean): Promise<void> => takeTurn(page, eager ? [/^Acheter/, ...PASSIVE] : PASSIVE);

/** Plays on until `isEnough`, or the game is over. Returns the number of answers given. */
export const playOn = async (page: Page, isEnough: (answers: number) => boolean): Promise<number> => {
  let answers = 0;
  await watch([page], 'the next question', async ([sign]) => {
    if (sign?.state === 'act' && !isEnough(answers)) {
      await answer(page, answers % 3 === 1);
      answers++;
    }
    return isEnough(answers) || sign?.state === 'over';
  });
  return answers;
};
