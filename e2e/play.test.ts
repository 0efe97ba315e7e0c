import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousViolations } from './support/axe.ts';
import { type House, openHouse, PHONE, WIDE } from './support/house.ts';
import { playOn } from './support/player.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.close();
});

describe.each([
  { name: 'phone', viewport: PHONE },
  { name: 'wide', viewport: WIDE },
])('a person alone, $name', ({ viewport }) => {
  it('is one click from the home page to a running game', async () => {
    const page = await house.visitor({ viewport });
    await page.goto('/');
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: /^Jouer maintenant à Bourse/ }).click();
    await page.locator('.bar').waitFor();
    await expect.poll(() => page.url()).toContain('/t/');
    await playOn(page, (answers) => answers >= 3);
    expect(await page.locator('.bar').count()).toBe(1);
    expect(await seriousViolations(page)).toEqual([]);
  });

  it('[BO-5.4] plays a whole game against bots to the final account', async () => {
    const page = await house.visitor({ viewport });
    await page.goto('/new/bourse');
    await page.getByRole('heading', { name: 'Nouvelle table de Bourse' }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    const created = await page.request.post('/api/tables', {
      data: {
        game: 'bourse',
        options: { turnLimit: 24 },
        seats: [
          { kind: 'here', name: 'Camille' },
          { kind: 'bot', level: 'decent' },
          { kind: 'bot', level: 'weak' },
        ],
        secondsPerDecision: null,
        watching: 'link',
        referee: 'auto',
        start: true,
        lang: 'fr',
      },
    });
    const { table, seats } = await created.json();
    await page.goto(`/t/${table}#s=${seats[0].token}`);
    const answers = await playOn(page, () => false);
    expect(answers).toBeGreaterThanOrEqual(8);
    expect(await page.locator('.bar[data-state="over"]').count()).toBe(1);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('link', { name: /Revoir/ }).click();
    await page.getByRole('slider').first().waitFor();
    expect(await seriousViolations(page)).toEqual([]);
  });
});

it('no page complained', () => {
  expect(house.complaints).toEqual([]);
});
