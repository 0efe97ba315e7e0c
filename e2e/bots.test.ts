import { expect, it } from 'vitest';
import { seriousViolations } from './support/axe.ts';
import { PHONE, untilFinished, WIDE } from './support/house.ts';
import { barState, takeTurn } from './support/player.ts';
import { bots, chairOf, here, openTable } from './support/tables.ts';
import { testHouse } from './support/tested-house.ts';

const house = await testHouse();

const SHOTS = process.env.SHOTS ?? '';

it('bots go step by step, on a press or a key, and at once when told so', async () => {
  const page = await house.visitor({ viewport: PHONE });
  const seats = [...here('Inès'), ...bots(1), ...bots(1, 'weak')];
  await page.goto(chairOf(await openTable(page, { game: 'anti-monopoly', seats, pace: 'step' }), 0));
  const bar = page.locator('.bar');
  const next = page.getByRole('button', { name: 'Bot suivant' });
  const stepNow = async (): Promise<number> => Number(await bar.getAttribute('data-step'));
  // Who begins is drawn: a person plays until a bot is awaited.
  await expect
    .poll(async () => {
      if ((await next.count()) === 0 && (await barState(page)) === 'act') await takeTurn(page);
      return next.count();
    })
    .toBeGreaterThan(0);
  const first = await stepNow();
  if (SHOTS !== '') await page.screenshot({ path: `${SHOTS}/step-phone.png` });
  await next.click();
  await expect.poll(stepNow).toBeGreaterThan(first);
  await page.locator('.strip [aria-haspopup]').click();
  await page.getByRole('button', { name: 'Réglages de la partie' }).click();
  await page.getByText('aussitôt').click();
  if (SHOTS !== '') await page.screenshot({ path: `${SHOTS}/pace-phone.png` });
  expect(await seriousViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => next.count()).toBe(0);
});

it.each([
  ['bourse', WIDE, [...bots(1), ...bots(1, 'weak')], {}],
  ['ecodip', PHONE, bots(10, 'weak'), { maxYears: 1 }],
] as const)('a replay of %s says what a strong bot would have done, from what the seat saw', async (game, viewport, seats, options) => {
  const page = await house.visitor({ viewport });
  const created = await openTable(page, { game, seats, options });
  await untilFinished(page, created.table);
  await page.goto(`/replay/${created.table}`);
  await page.getByRole('button', { name: 'Que feriez-vous' }).click();
  const answers = page.locator('ol.advice > li');
  await answers.first().waitFor();
  if (SHOTS !== '') await page.screenshot({ path: `${SHOTS}/replay-${game}.png` });
  expect(await answers.count()).toBeGreaterThan(0);
  expect(await seriousViolations(page)).toEqual([]);
});
