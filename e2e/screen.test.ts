import { expect, it } from 'vitest';
import { seriousViolations } from './support/axe.ts';
import { WIDE } from './support/house.ts';
import { press, sees } from './support/looking.ts';
import { playOn } from './support/player.ts';
import { chairOf, here, openTable, playNow } from './support/tables.ts';
import { testHouse } from './support/tested-house.ts';

const house = await testHouse();
const page = await house.visitor({ viewport: { width: 1440, height: 900 } });
await page.goto(chairOf(await playNow(page, 'bourse'), 0));
await playOn(page, (answers) => answers >= 2);
// Nobody moves while a person is asked.
await page.locator('.bar[data-state="act"]').waitFor();

it('[BO-13.2] the phase dial shows the phase and announces the next one', async () => {
  const dial = page.getByRole('img', { name: /^(Récession, puis Reprise|Reprise, puis Expansion|Expansion, puis Stagnation|Stagnation, puis Récession)$/ });
  await expect.poll(() => dial.count()).toBe(1);
});

it('[BO-13.3] the variation table is that of the phase, the other three are a press away', async () => {
  const heading = page.getByRole('heading', { name: /^Variations, / });
  const shown = new Set([await heading.textContent()]);
  for (let turn = 0; turn < 3; turn++) {
    const before = await heading.textContent();
    await page.getByRole('button', { name: 'Variations de la phase suivante' }).click();
    await expect.poll(() => heading.textContent()).not.toBe(before);
    shown.add(await heading.textContent());
  }
  expect(shown).toEqual(new Set(['Variations, Récession', 'Variations, Reprise', 'Variations, Expansion', 'Variations, Stagnation']));
});

it('[BO-13.10] every line of the log cites a clause that opens; passing and alerts are in reach at all times', async () => {
  const lines = page.locator('.log .line');
  await expect.poll(() => lines.count()).toBeGreaterThan(3);
  expect(await page.locator('.log .line .margin button').count()).toBe(await lines.count());
  await page.locator('.log .line .margin button').first().click();
  const clause = page.getByRole('dialog', { name: /BO-/ });
  await clause.waitFor();
  await clause.getByText(/phase/i).first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Instructions' }).click();
  await sees(page, /jusqu’à mon tour/);
  await sees(page, /alerte/i);
  expect(await seriousViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
});

it('[BO-13.11] a game master pauses, puts a bot in a seat and sees hidden cash', async () => {
  const master = await house.visitor({ viewport: WIDE });
  const plan = { options: { cashVisibility: 'hidden' }, seats: here('Zoé', 'Yann'), secondsPerDecision: 1200, referee: 'me' } as const;
  const { table, owner, referee } = await openTable(master, plan);
  expect(typeof owner).toBe('string');
  await master.goto(`/t/${table}#r=${referee}`);
  await master.getByText('200 000 F').first().waitFor();
  await master.getByRole('button', { name: 'Menu' }).click();
  await master.getByRole('button', { name: /Mettre en pause/ }).click();
  await master.locator('.bar[data-state="paused"]').waitFor();
  await press(master.locator('.bar'), /Reprendre/);
  await master.getByRole('button', { name: 'Menu' }).click();
  await master.getByRole('button', { name: /Gérer les sièges/ }).click();
  await master.getByRole('button', { name: 'Bot moyen' }).first().click();
  await sees(master, /bot moyen/);

  // A spectator of the same table sees padlocks, not sums.
  const spectator = await house.visitor({ viewport: WIDE });
  await spectator.goto(`/t/${table}`);
  await spectator.locator('.accounts').getByText('Yann').first().waitFor();
  expect(await spectator.locator('.accounts').textContent()).not.toContain('200 000 F');
});
