import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BOXES } from '#catalogue';
import { seriousViolations } from './support/axe.ts';
import { follow, give, hurry, LESSONS, lookAtAll, stepOf } from './support/guide.ts';
import { type House, PHONE, WIDE } from './support/house.ts';
import { testHouse } from './support/tested-house.ts';

const house = await testHouse();

const learner = async (options: Parameters<House['visitor']>[0]): Promise<{ readonly page: Page; readonly sheet: Locator }> => {
  const page = await house.visitor(options);
  await hurry(page);
  return { page, sheet: page.locator('.teach-sheet') };
};

const TAUGHT = BOXES.filter(({ lesson }) => lesson !== undefined);

describe.each(TAUGHT)('the guided game of $title', ({ id, title }) => {
  const steps = LESSONS[id] ?? [];

  it('is done on a phone by somebody who takes every hint literally', async () => {
    const { page } = await learner({ viewport: PHONE });
    await page.goto('/');
    await page.getByRole('link', { name: `Apprendre en jouant : ${title}` }).click();
    for (const [index, guided] of steps.entries()) {
      await stepOf(page, index + 1).waitFor();
      await lookAtAll(page);
      await follow(page, guided);
    }
    await stepOf(page, steps.length + 1).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    // The game goes on at a table of this device, where nothing is written beforehand.
    await page.getByRole('button', { name: 'Continuer la partie' }).click();
    await page.waitForURL(/\/t\/here~/);
    await page.locator('section.bar').waitFor();
  });

  it('answers somebody who does everything wrong first, lets him do it all the same, and gets him to the end', async () => {
    const { page, sheet } = await learner({ viewport: WIDE, locale: 'en-GB' });
    await page.goto(`/learn/${id}`);
    const firstWrong = steps.findIndex((guided) => guided?.wrong !== undefined);
    for (const [index, guided] of steps.entries()) {
      await stepOf(page, index + 1).waitFor();
      if (guided?.wrong !== undefined) {
        await give(page, guided.wrong);
        await sheet.getByText('Wait a moment:').waitFor();
        expect(await sheet.locator('.guide-word .clause').count()).toBeGreaterThan(0);
        if (index === firstWrong) {
          await sheet.getByRole('button', { name: 'Play it anyway' }).click();
          await sheet.getByText(/^You played something else/).waitFor();
          await sheet.getByRole('button', { name: 'Do this step again' }).click();
          await sheet.getByText('Your turn:', { exact: true }).waitFor();
        } else await sheet.getByRole('button', { name: 'Choose otherwise' }).click();
      }
      await follow(page, guided);
    }
    await stepOf(page, steps.length + 1).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
  });
});

describe('a guided game', () => {
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
  });
});
