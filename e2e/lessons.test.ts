import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BOXES } from '#catalogue';
import { storyAt } from '#kernel/lesson.ts';
import { type Say, wordsOf } from '#kernel/words.ts';
import { tellStory } from '#testkit';
import { words as catalogue } from '../src/web/coach/coach-words.ts';
import { seriousViolations } from './support/axe.ts';
import { follow, give, type Guided, hurry, LESSONS, lookAtAll, PAUSE_MS, stepOf } from './support/guide.ts';
import { type House, PHONE, WIDE } from './support/house.ts';
import { testHouse } from './support/tested-house.ts';

const house = await testHouse();
const wordsIn = wordsOf(catalogue);

interface Learner {
  readonly page: Page;
  readonly sheet: Locator;
  readonly words: Say<typeof catalogue>;
}

type Step = { readonly guided: Guided; readonly index: number; readonly isFirst: boolean };

/** Tries something else, is answered with a clause, does it all the same once, and then what is asked. */
const doItWrong = async ({ page, sheet, words }: Learner, { guided, index, isFirst }: Step): Promise<void> => {
  if (guided.wrong === undefined) return follow(page, guided);
  await give(page, guided.wrong);
  const answer = sheet.locator('[role="status"]', { hasText: words('held') });
  await answer.locator('.clause').first().waitFor();
  // Where nothing is to be done the page is turned: by itself, to a step that waits for something else in the same position.
  if (guided.answer === null) return (await stepOf(page, index + 1).count()) > 0 ? follow(page, guided) : undefined;
  if (isFirst) {
    await answer.getByRole('button', { name: words('anyway') }).click();
    await sheet.getByText(words('away')).waitFor();
    await sheet.getByRole('button', { name: words('redo') }).click();
    await sheet.getByText(words('yours'), { exact: true }).waitFor();
  } else await answer.getByRole('button', { name: words('otherwise') }).click();
  return follow(page, guided);
};

/** On with the game, or, where the story was told to its end, with one of one's own. */
const goOn = ({ page }: Learner): Promise<void> => page.locator('.guide-foot .guide-next').click();

const playOn = async (reader: Learner, end?: Guided): Promise<void> => (end?.wrong === undefined ? goOn(reader) : give(reader.page, end.wrong));

/* Each step is taken literally in one place and wrong first in the other; the first question wrong first in both. */
const READERS = [
  { where: 'on a phone, in French', wrongly: 'even', ends: playOn, viewport: PHONE, locale: 'fr-FR', words: wordsIn({ lang: 'fr' }) },
  { where: 'on a wide screen, in English', wrongly: 'odd', ends: goOn, viewport: WIDE, locale: 'en-GB', words: wordsIn({ lang: 'en' }) },
] as const;

const learner = async (options: Parameters<House['visitor']>[0], words: Learner['words'] = wordsIn({ lang: 'en' })): Promise<Learner> => {
  const page = await house.visitor(options);
  await hurry(page);
  return { page, sheet: page.locator('.teach-sheet'), words };
};

const TAUGHT = BOXES.flatMap(({ id, title, load, lesson }) => (lesson === undefined ? [] : [{ id, title, load, lesson, steps: LESSONS[id] ?? [] }]));

describe.each(TAUGHT)('the guided game of $title', ({ id, load, lesson, steps }) => {
  // The readers come to one table each, both at once.
  it.concurrent.each(READERS)('is done $where by somebody who does the $wrongly steps wrong first', async ({ wrongly, ends, viewport, locale, words }) => {
    const reader = await learner({ viewport, locale }, words);
    const { page } = reader;
    await page.goto('/');
    await page.locator(`a[href="/learn/${id}"]`).click();
    const firstAsked = steps.findIndex(({ answer }) => answer !== null);
    for (const [index, guided] of steps.slice(0, -1).entries()) {
      await stepOf(page, index + 1).waitFor();
      await lookAtAll(page);
      const isFirst = index === firstAsked;
      await (isFirst || (index % 2 === 1) === (wrongly === 'odd') ? doItWrong(reader, { guided, index, isFirst }) : follow(page, guided));
    }
    await stepOf(page, steps.length).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    // The game goes on at a table of this device, where nothing is written beforehand.
    await ends(reader, steps.at(-1));
    await page.waitForURL(/\/t\/here~/);
    await page.locator('section.bar').waitFor();
    await page.context().close();
  });

  it('leaves no step out where something else may be done', async () => {
    const [{ module }, told] = [await load(), await lesson()];
    expect(steps).toHaveLength(told.steps.length);
    const others = told.steps.map(({ at, act }, index) => {
      const story = storyAt(told, index);
      const position = tellStory(module, story, at);
      return position.ok && module.offers(position.match.now.state, story.seat).length > (act === undefined ? 0 : 1);
    });
    expect(steps.map(({ wrong }) => wrong !== undefined)).toEqual(others);
    expect(
      steps.map(({ answer }) => answer !== null),
      id,
    ).toEqual(told.steps.map(({ act }) => act !== undefined));
  });
});

describe('a guided game', () => {
  it('lets nobody play before it is open, on a device so busy that a pause is over before the page is drawn again', async () => {
    const page = await house.visitor({ viewport: PHONE });
    await page.addInitScript((pause) => {
      const said: unknown[] = [];
      const later = window.setTimeout.bind(window);
      const over = (run: () => void): number => {
        queueMicrotask(() => {
          run();
          Object.assign(window, { said });
        });
        return 0;
      };
      Object.assign(window, { setTimeout: (run: () => void, delay?: number) => (delay === pause ? over(run) : later(run, delay)) });
      const recorded: ProxyHandler<MessagePort['postMessage']> = {
        apply: (post, port, given) => {
          said.push(given[0]);
          Reflect.apply(post, port, given);
        },
      };
      Object.assign(MessagePort.prototype, { postMessage: new Proxy(Reflect.get(MessagePort.prototype, 'postMessage'), recorded) });
    }, PAUSE_MS);
    await page.goto('/learn/triple-bataille');
    await stepOf(page, 1).waitFor();
    const said: unknown = await (await page.waitForFunction(() => Reflect.get(window, 'said'))).jsonValue();
    expect(said).toContainEqual(expect.stringContaining('"t":"hello"'));
    expect(said).not.toContainEqual(expect.stringContaining('"t":"step"'));
  });

  it('is found again where it was left, skipped, resumed, and told again from an earlier step', async () => {
    const { page, sheet } = await learner({ viewport: WIDE, locale: 'en-GB' });
    await page.goto('/learn/bourse');
    for (const [index, guided] of (LESSONS.bourse ?? []).slice(0, 3).entries()) {
      await stepOf(page, index + 1).waitFor();
      await follow(page, guided);
    }
    await stepOf(page, 4).waitFor();
    await page.reload();
    await stepOf(page, 4).waitFor();
    await sheet.getByRole('button', { name: 'Skip the guide' }).click();
    await sheet.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Menu/ }).click();
    await page.getByRole('button', { name: 'Resume the guide' }).click();
    await stepOf(page, 4).waitFor();
    // Back lays the table as it stood.
    await sheet.getByRole('button', { name: 'Back' }).click();
    await stepOf(page, 3).waitFor();
    await sheet.getByText('Your turn:', { exact: true }).waitFor();
    // The shelf says how far one has come.
    await page.goto('/');
    await page.getByRole('link', { name: 'Guide: 3 of 10, Bourse' }).waitFor();
  });
});
