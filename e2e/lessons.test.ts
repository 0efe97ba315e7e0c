import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOXES } from '#catalogue';
import { seriousViolations } from './support/axe.ts';
import { follow, give, LESSONS, stepOf, unfound } from './support/guide.ts';
import { type House, openHouse, PHONE, WIDE } from './support/house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const TAUGHT = BOXES.filter(({ lesson }) => lesson !== undefined);

describe.each(TAUGHT)('the guided game of $title', ({ id, title }) => {
  it('is done on a phone by somebody who takes every hint literally', async () => {
    const page = await house.visitor({ viewport: PHONE });
    await page.goto('/');
    await page.getByRole('link', { name: `Apprendre en jouant : ${title}` }).click();
    const steps = LESSONS[id] ?? [];
    for (const [index, guided] of steps.entries()) {
      await stepOf(page, index + 1).waitFor();
      await expect.poll(() => unfound(page), { message: `step ${index + 1}` }).toEqual([]);
      await follow(page, guided);
    }
    await stepOf(page, steps.length + 1).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    // The game goes on at a table of this device, where nothing is written beforehand.
    await page.getByRole('button', { name: 'Continuer la partie' }).click();
    await page.waitForURL(/\/t\/here~/);
    await page.locator('section.bar').waitFor();
    expect(house.complaints).toEqual([]);
  });
});

const MISTAKEN = TAUGHT.filter(({ id }) => LESSONS[id]?.some((guided) => guided?.wrong !== undefined));

describe.each(MISTAKEN)('somebody who does everything wrong first in $title', ({ id }) => {
  it('is answered kindly, may do it all the same, skip, come back, and gets to the end', async () => {
    const page = await house.visitor({ viewport: WIDE, locale: 'en-GB' });
    await page.goto(`/learn/${id}`);
    const sheet = page.locator('.teach-sheet');
    const steps = LESSONS[id] ?? [];
    for (const [index, guided] of steps.entries()) {
      const step = stepOf(page, index + 1);
      await step.waitFor();
      if (guided?.wrong !== undefined) {
        await give(page, guided.wrong);
        await sheet.getByText('Wait a moment:').waitFor();
        expect(await sheet.locator('.guide-word .clause').count()).toBeGreaterThan(0);
        if (index === 1) {
          await sheet.getByRole('button', { name: 'Play it anyway' }).click();
          await sheet.getByText(/^You played something else/).waitFor();
          await sheet.getByRole('button', { name: 'Do this step again' }).click();
          await sheet.getByText('Your turn:').waitFor();
        } else await sheet.getByRole('button', { name: 'Choose otherwise' }).click();
      }
      // The shell is the same for all: one game is enough.
      if (index === 3 && id === 'bourse') {
        // Another visit finds the step where it was left; closed, the guide is a press away.
        await page.reload();
        await step.waitFor();
        await sheet.getByRole('button', { name: 'Skip the guide' }).click();
        await sheet.waitFor({ state: 'detached' });
        await page.getByRole('button', { name: /^Menu/ }).click();
        await page.getByRole('button', { name: 'Resume the guide' }).click();
        await step.waitFor();
      }
      await follow(page, guided);
    }
    await stepOf(page, steps.length + 1).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    // Back lays the table as it stood.
    await sheet.getByRole('button', { name: 'Back' }).click();
    await stepOf(page, steps.length).waitFor();
    await sheet.getByText('Your turn:').waitFor();
    expect(house.complaints).toEqual([]);
  });
});
