import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { seriousViolations } from './support/axe.ts';
import { PHONE, WIDE } from './support/house.ts';
import { nextAsked, playOn, playTogether } from './support/player.ts';
import { playToTheEnd } from './support/sitting.ts';
import { bots, here, openTable, sitDown } from './support/tables.ts';
import { testHouse } from './support/tested-house.ts';

const house = await testHouse();
const folder = mkdtempSync(join(tmpdir(), 'comptoir-forks-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const QUICK = [/^Lancer le dé/, /^Terminer/, /^Passer/, /^Garder/, /^Ne pas/, /^Renoncer/];

/** Two people with a device each, and a bot. */
const begin = async (): Promise<{ readonly table: string; readonly camille: Page; readonly bruno: Page }> => {
  const [camille, bruno] = [await house.visitor({ viewport: WIDE }), await house.visitor({ viewport: PHONE })];
  const created = await openTable(camille, { options: { turnLimit: 20 }, seats: [...here('Camille', 'Bruno'), ...bots(1, 'weak')] });
  await sitDown(camille, created, 0);
  await sitDown(bruno, created, 1);
  return { table: created.table, camille, bruno };
};

/** Opens the sheet and lays the table that it describes. */
const fork = async (page: Page, name: string, ask: RegExp, open: string, dice?: string): Promise<void> => {
  const before = page.url();
  await page.getByRole('button', { name: ask }).click();
  if (dice !== undefined) await page.getByRole('dialog').getByText(dice, { exact: true }).click();
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('textbox').fill(name);
  await page.getByRole('button', { name: open }).click();
  await expect.poll(() => page.url()).not.toBe(before);
  await page.locator('.fork-mark').waitFor();
};

it('a running game goes another way when all agree; finished, it is forked from any moment, taken along as a file and opened again', async () => {
  const { table, camille, bruno } = await begin();
  const pages = [camille, bruno];
  const asked = await nextAsked(pages);
  await playTogether([asked], QUICK, async () => (await camille.locator('.bar').getAttribute('data-step')) !== '0');

  // While it is played: by consent of all, everybody keeps his seat.
  await camille.locator('.log .line .what').first().click();
  await camille.getByRole('button', { name: 'Et si…\u00a0?' }).click();
  await camille.getByRole('button', { name: 'Demander aux autres' }).click();
  await bruno.getByText('Camille voudrait essayer autre chose').waitFor();
  expect(await seriousViolations(bruno)).toEqual([]);
  await bruno.getByRole('button', { name: 'D’accord' }).click();
  await bruno.getByRole('button', { name: 'Y aller' }).click();
  await bruno.locator('.fork-mark', { hasText: 'Et si…\u00a0? Après le coup' }).waitFor();
  expect(await seriousViolations(bruno)).toEqual([]);
  await bruno.locator('.fork-mark a').click();
  await expect.poll(() => bruno.url()).toContain(table);
  await camille.getByRole('button', { name: 'Revenir au présent' }).click();
  await Promise.all(pages.map((page) => playToTheEnd(page)));

  // Who agrees is named in the file.
  await bruno.getByRole('button', { name: 'Menu' }).click();
  await bruno.getByRole('button', { name: 'Me nommer dans les enregistrements' }).click();

  // Finished: from a moment in the middle, against bots, with the way back.
  await camille.getByRole('link', { name: 'Revoir la partie' }).click();
  const slider = camille.getByRole('slider', { name: 'Moment de la partie' });
  await slider.waitFor();
  expect(await slider.inputValue()).toBe('0');
  await camille.getByRole('button', { name: 'À la fin' }).click();
  expect(await camille.getByRole('button', { name: 'Et si…\u00a0?' }).isDisabled()).toBe(true);
  await slider.fill('15');
  await fork(camille, 'Zoé', /^Et si…/, 'Ouvrir la table', 'd’autres');
  expect(await camille.locator('.fork-mark').textContent()).toMatch(/Après le coup 15 de la table [A-Z0-9]{6}/);
  await camille.locator('.log .line', { hasText: 'après le coup 15, avec des dés à elle' }).waitFor();
  expect(await seriousViolations(camille)).toEqual([]);
  expect(await playOn(camille, (answers) => answers >= 2)).toBeGreaterThan(0);
  await camille.locator('.fork-mark a').click();
  await expect.poll(() => camille.url()).toContain(table);

  // The file.
  await camille.goto(`/replay/${table}`);
  await camille.getByRole('button', { name: 'Télécharger l’enregistrement' }).click();
  await camille.getByText('Le fichier nomme Bruno et').waitFor();
  const [download] = await Promise.all([camille.waitForEvent('download'), camille.getByRole('button', { name: 'Télécharger', exact: true }).click()]);
  const file = join(folder, 'game.json');
  await download.saveAs(file);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('Bruno');
  expect(text).not.toContain('Camille');

  // Opened again elsewhere, by somebody who reads English: each bad file gets a sentence, and is opened no further.
  const reader = await house.visitor({ viewport: PHONE, locale: 'en-GB', colorScheme: 'dark' });
  await reader.goto('/recordings');
  const choose = (path: string): Promise<void> => reader.locator('input[type=file]').setInputFiles(path);
  const bad = async (content: string, sentence: string | RegExp): Promise<void> => {
    const path = join(folder, 'bad.json');
    writeFileSync(path, content);
    await choose(path);
    await reader.getByText(sentence).waitFor();
  };
  await bad('{', 'This text is not JSON.');
  await bad('{"format":1}', 'This is not a recording of Comptoir.');
  await bad(text.replace('"game":"bourse"', '"game":"chess"'), /a game unknown to this page/);
  await bad(text.replace('"seats":3', '"seats":2'), /^The rules refuse move \d+/);
  await bad(text.replace(/"digest":"[0-9a-f]{4}/, '"digest":"0000'), /the board is not the one that the table had kept/);
  const huge = join(folder, 'huge.json');
  writeFileSync(huge, '');
  truncateSync(huge, 100 * 1024 * 1024);
  await choose(huge);
  await reader.getByText('This file is too large for a recording').waitFor();
  await choose(file);
  await reader.getByRole('heading', { name: 'The boards agree, the dice were not compared' }).waitFor();
  expect(await reader.locator('.verdict .facts').textContent()).toMatch(/Player 1, Bruno and \S+;/);
  expect(await seriousViolations(reader)).toEqual([]);
  await reader.getByRole('link', { name: 'Watch the replay' }).click();
  await reader.getByRole('slider').fill('8');
  await fork(reader, 'Max', /^What if/, 'Open the table');
  expect(await reader.locator('.fork-mark').textContent()).toContain('After move 8 of a recorded game');
  expect(await seriousViolations(reader)).toEqual([]);
});
