import { describe, expect, it } from 'vitest';
import { seriousViolations } from './support/axe.ts';
import { SIZES } from './support/house.ts';
import { bots, chairOf, here, openTable } from './support/tables.ts';
import { testHouse } from './support/tested-house.ts';
import { playOn } from './support/player.ts';

const house = await testHouse();

describe.each(SIZES)('a person alone, $name', ({ viewport }) => {
  it('is one click from the home page to a running game', async () => {
    const page = await house.visitor({ viewport });
    await page.goto('/');
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: /^Jouer maintenant à Bourse/ }).click();
    await page.locator('.bar').waitFor();
    await expect.poll(() => page.url()).toContain('/t/');
    await playOn(page, (answers) => answers >= 3);
    expect(await page.locator('.bar').count()).toBe(1);
    // Fetched ahead of its screen it looks as it does when it is opened by its address.
    const heading = (): Promise<string> => page.locator('.bar-heading').evaluate((element) => getComputedStyle(element).fontSize);
    const size = await heading();
    await page.reload();
    await page.locator('.bar').waitFor();
    expect(await heading()).toBe(size);
    expect(await seriousViolations(page)).toEqual([]);
  });

  it('[BO-5.4] plays a whole game against bots to the final account', async () => {
    const page = await house.visitor({ viewport });
    await page.goto('/new/bourse');
    await page.getByRole('heading', { name: 'Nouvelle table de Bourse' }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    const created = await openTable(page, { options: { turnLimit: 24 }, seats: [...here('Camille'), ...bots(1), ...bots(1, 'weak')] });
    await page.goto(chairOf(created, 0));
    const answers = await playOn(page, () => false);
    expect(answers).toBeGreaterThanOrEqual(8);
    expect(await page.locator('.bar[data-state="over"]').count()).toBe(1);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('link', { name: /Revoir/ }).click();
    await page.getByRole('slider').first().waitFor();
    expect(await seriousViolations(page)).toEqual([]);
  });
});
