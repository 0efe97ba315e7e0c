import type { Page } from 'playwright-core';
import type { CreateTable } from '#protocol';
import { expect, it } from 'vitest';
import { seriousViolations } from './support/axe.ts';
import { PHONE, WIDE } from './support/house.ts';
import { bots, here, openTable, sitDown } from './support/tables.ts';
import { testHouse } from './support/tested-house.ts';
import { answer, barState, nextAsked } from './support/player.ts';
import { playToTheEnd } from './support/sitting.ts';

const house = await testHouse();

const NAMES = ['Camille', 'Bruno', 'Inès'];

interface Sitting {
  readonly table: string;
  readonly pages: readonly [Page, Page, Page];
}

/** Three people with a device each, and a bot. */
const begin = async (plan: Partial<CreateTable>): Promise<Sitting> => {
  const [camille, bruno, ines] = [await house.visitor({ viewport: WIDE }), await house.visitor({ viewport: PHONE }), await house.visitor({ viewport: WIDE })];
  const created = await openTable(camille, { ...plan, seats: [...here(...NAMES), ...bots(1, 'weak')], takebacks: 'free' });
  const pages = [camille, bruno, ines] as const;
  for (const [seat, page] of pages.entries()) await sitDown(page, created, seat);
  return { table: created.table, pages };
};

const ask = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Demander à reprendre' }).click();
  await page.getByRole('button', { name: 'Demander', exact: true }).click();
  await page.getByRole('heading', { name: 'Vous demandez à reprendre votre coup' }).waitFor();
};
const agree = async (...pages: readonly Page[]): Promise<void> => {
  for (const page of pages) await page.getByRole('button', { name: /^Accepter/ }).click();
};
const isRunning = async (page: Page): Promise<void> => {
  await expect.poll(() => barState(page)).not.toBe('takeback');
};
/** What the bar asks: to throw the die, or, where the bot was drawn to begin, whether to buy where it stands. */
const promptOf = async (page: Page): Promise<string> => (await page.locator('.bar').innerText()).split('\n').filter((line) => line !== '')[2] ?? '';
const lineSays = (page: Page, words: string): Promise<void> => page.locator('.log .line', { hasText: words }).last().waitFor();

it('a move is taken back when all agree and stays when one does not; across a die everybody is asked', async () => {
  const { pages } = await begin({ options: { turnLimit: 20 } });
  // The starter is drawn.
  const asker = await nextAsked(pages);
  const [first, second] = pages.filter((page) => page !== asker);
  if (first === undefined || second === undefined) throw new Error('three people sit here');
  const [name, firstName, secondName] = [asker, first, second].map((page) => NAMES[pages.indexOf(page)]);
  const question = await promptOf(asker);
  await answer(asker, false);

  // The die has been thrown: all people are asked.
  await ask(asker);
  await first.getByRole('heading', { name: `${name} demande à reprendre son coup` }).waitFor();
  await second.getByRole('heading', { name: `${name} demande à reprendre son coup` }).waitFor();
  expect(await first.locator('.takeback-sheet s').count()).toBeGreaterThan(0);
  for (const page of pages) expect(await seriousViolations(page)).toEqual([]);
  await first.getByRole('button', { name: 'Voir le plateau d’avant' }).click();
  await first.getByRole('button', { name: 'Revenir au présent' }).click();
  await first.getByRole('button', { name: /^Refuser/ }).click();
  for (const page of pages) await isRunning(page);
  // On a wide page the log is always there.
  const [reader] = pages;
  await lineSays(reader, `Reprise refusée par ${firstName}`);
  await ask(asker);
  await expect.poll(() => reader.locator('.log .line.asked').count()).toBeGreaterThan(0);
  await agree(first, second);
  for (const page of pages) await isRunning(page);
  await lineSays(reader, `${name} reprend son coup, avec l’accord`);
  expect(await reader.locator('.log .line', { hasText: `${secondName} est d’accord` }).count()).toBe(1);
  expect(await reader.locator('.log .line.undone').count()).toBeGreaterThan(0);
  expect(await nextAsked(pages)).toBe(asker);
  await expect.poll(() => promptOf(asker)).toBe(question);

  // A clause of the house opens beside its line, and in the panel of rules.
  await reader.getByRole('button', { name: 'Lire la clause maison 5.3' }).last().click();
  await reader.getByText('Il faut l’accord de tous ceux qui sont interrogés.').waitFor();
  await reader.getByRole('button', { name: 'Lire dans le livret' }).click();
  await reader.locator('.rules-panel .reached', { hasText: 'maison 5.3' }).waitFor();
  expect(await seriousViolations(reader)).toEqual([]);
});

it('the same people play again without the one who is absent, who finds his seat later; the series keeps its score', async () => {
  const { table, pages } = await begin({ game: 'mull-money', options: { missionLimit: 1 } });
  const [camille, bruno, ines] = pages;
  await Promise.all(pages.map((page) => playToTheEnd(page)));
  await bruno.goto('/');
  await camille.getByRole('button', { name: /^Rejouer/ }).click();
  await ines.getByRole('heading', { name: 'Camille propose de rejouer' }).waitFor();
  expect(await seriousViolations(ines)).toEqual([]);
  await ines.getByRole('button', { name: /^Rejouer/ }).click();
  await camille.getByRole('heading', { name: 'On attend Bruno' }).waitFor();
  await camille.locator('.rematch li.due', { hasText: 'pas là' }).waitFor();
  // Wherever he looks, he reads that he is asked.
  await bruno.reload();
  await bruno.getByText('Camille propose de rejouer').waitFor();
  expect(await seriousViolations(camille)).toEqual([]);
  await camille.getByRole('button', { name: /^Commencer avec un bot/ }).click();
  for (const page of [camille, ines]) {
    await expect.poll(() => page.url()).not.toContain(table);
    await page.locator('.bar:not([data-state="over"])').waitFor();
  }
  expect(ines.url()).toBe(camille.url());
  const names = await camille.locator('.accounts h2').allTextContents();
  expect(names.slice(0, 2).map((name) => name.trim())).toEqual(['Bruno', 'Inès']);
  expect(names.at(-1)?.trim()).toBe('Camille');

  // Bruno comes back to the old table: its link opens his seat at the new one.
  await bruno.goto(`/t/${table}`);
  await bruno.getByRole('button', { name: 'Rejoindre la partie suivante' }).click();
  await expect.poll(() => bruno.url()).toBe(camille.url());
  // He was expected: he sits, by coming.
  await lineSays(camille, 'Bruno revient');
  await expect.poll(() => bruno.getByText('Vous regardez.').count()).toBe(0);
  // Whoever gets up may sit down again, with one press.
  await bruno.getByRole('button', { name: 'Menu' }).click();
  await bruno.getByRole('button', { name: 'Quitter mon siège' }).click();
  await bruno.getByRole('dialog').getByRole('button', { name: 'Quitter le siège' }).click();
  await bruno.getByRole('heading', { name: 'Un bot garde votre siège' }).waitFor();
  await bruno.reload();
  await bruno.getByRole('button', { name: 'Le reprendre' }).click();
  await bruno.getByRole('heading', { name: 'Un bot garde votre siège' }).waitFor({ state: 'detached' });

  await Promise.all(pages.map((page) => playToTheEnd(page)));
  await camille.getByRole('heading', { name: 'La série' }).waitFor();
  const rows = await camille.locator('.series tbody tr').count();
  expect(rows).toBe(4);
  expect(await camille.locator('.series thead th').allTextContents()).toEqual(['Joueurs', 'n°\u00a01', 'n°\u00a02', 'victoires']);
  expect(await camille.locator('.series td.won').count()).toBeGreaterThanOrEqual(2);
  expect(await seriousViolations(camille)).toEqual([]);
  await camille.getByRole('link', { name: 'Partie précédente' }).click();
  await expect.poll(() => camille.url()).toContain(table);
});
