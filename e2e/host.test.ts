import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousViolations } from './support/axe.ts';
import { PHONE, WIDE } from './support/house.ts';
import { bots, here, openTable, sitDown } from './support/tables.ts';
import { testHouse } from './support/tested-house.ts';

/* Whoever runs the server: comes in by the key, answers a report, closes a table and opens it again, deletes it for good. */

// The browser writes down every request that was refused; these were to be.
const house = await testHouse({}, /403|404/);
const desk = await house.visitor({ viewport: WIDE });
const ines = await house.visitor({ viewport: PHONE, hasTouch: true });
const kev = await house.visitor({ viewport: WIDE });

/** A tab beside the board; on a phone a button under it. */
const openTalk = (page: Page): Promise<void> =>
  page
    .getByRole('tab', { name: /Parole/ })
    .or(page.getByRole('button', { name: /^Parole/ }))
    .first()
    .click();
const say = async (page: Page, text: string): Promise<void> => {
  await openTalk(page);
  const field = page.getByRole('textbox', { name: 'Dire à la table' });
  await field.fill(text);
  await field.press('Enter');
};

it('enters by the key, handles a report, closes and deletes a table; players read a sentence each time', async () => {
  const table = await openTable(desk, { seats: here('Inès', 'Zoroastre') });
  const kept = await openTable(desk, { seats: [...here('Camille'), ...bots(1, 'weak')] });
  await sitDown(ines, table, 0);
  await sitDown(kev, table, 1);
  await say(kev, 'PARALLELEPIPEDE');

  // A player reports it, on her phone.
  await openTalk(ines);
  await ines.getByRole('button', { name: 'Signaler ces paroles de Zoroastre' }).click();
  await ines.getByRole('button', { name: 'Insulte' }).click();
  await ines.getByText('Signalé au gérant du serveur.').waitFor();
  await ines.keyboard.press('Escape');

  // A wrong key gets one sentence.
  await desk.goto('/host');
  await desk.getByLabel('Clé du bureau').fill('not-the-key-at-all');
  await desk.getByRole('button', { name: 'Entrer' }).click();
  await desk.getByRole('alert').getByText('Cette clé n’ouvre pas le bureau.').waitFor();
  expect(await seriousViolations(desk)).toEqual([]);
  await desk.getByLabel('Clé du bureau').fill(house.hostToken);
  await desk.keyboard.press('Enter');
  await desk.getByRole('heading', { name: 'Tables' }).waitFor();
  await desk.getByRole('row', { name: new RegExp(table.code) }).waitFor();
  expect(await seriousViolations(desk)).toEqual([]);

  // The report, with its words; they go.
  await desk.getByRole('blockquote').getByText('PARALLELEPIPEDE').waitFor();
  await desk.getByRole('button', { name: 'Ôter la ligne' }).click();
  await desk.getByText('Rien n’a été signalé.').waitFor();
  await ines.locator('.said').getByText('(effacé)').waitFor();

  // Another: he may not speak any more, until the word is given back to him.
  await say(kev, 'RHODODENDRON');
  await ines.getByRole('button', { name: 'Signaler ces paroles de Zoroastre' }).last().click();
  await ines.getByRole('button', { name: 'Harcèlement' }).click();
  await ines.getByText('Signalé au gérant du serveur.').waitFor();
  await ines.keyboard.press('Escape');
  await desk.reload();
  await desk.getByRole('button', { name: 'Rendre muet' }).click();
  const hear = desk.getByRole('button', { name: 'Rendre la parole à Zoroastre' });
  await hear.waitFor();
  await say(kev, 'Encore');
  await kev.getByText('Le gérant du serveur vous a retiré la parole').first().waitFor();
  await hear.click();
  await hear.waitFor({ state: 'hidden' });
  await say(kev, 'Pardon');
  await ines.locator('.said').getByText('Pardon').waitFor();

  // Closed, which can be undone.
  const row = desk.getByRole('checkbox', { name: new RegExp(table.code) });
  await row.check();
  await desk.getByRole('button', { name: 'Fermer', exact: true }).click();
  await kev.getByText('Table fermée par le gérant du serveur').first().waitFor();
  await desk.getByRole('button', { name: 'Annuler' }).click();
  await desk.getByText('1 table est rouverte.').waitFor();

  // Deleted, which cannot.
  await row.check();
  await desk.getByRole('button', { name: 'Effacer pour toujours…' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Effacer' }).click();
  await dialog.getByText('Écrivez 1.').waitFor();
  await dialog.getByRole('textbox').fill('1');
  await dialog.getByRole('button', { name: 'Effacer' }).click();
  await desk.getByText('1 table effacée.').waitFor();
  for (const page of [ines, kev]) await page.getByText('Le gérant du serveur a effacé cette table.').waitFor();
  const bytes = ['', '-wal'].map((end) => readFileSync(`${house.file}${end}`, 'latin1')).join('');
  for (const gone of [table.table, table.code, 'Zoroastre', 'PARALLELEPIPEDE']) expect(bytes).not.toContain(gone);
  expect(bytes).toContain(kept.table);

  // A copy, and words that are refused from now on.
  await desk.getByRole('button', { name: 'Sauvegarder' }).click();
  await desk.getByText('Relue : 1 table').waitFor();
  await desk.getByLabel('Mots refusés, un par ligne').fill('zut');
  await desk.getByRole('button', { name: 'Garder la liste' }).click();
  await desk.getByText('Liste gardée : 1 mot.').waitFor();
  await sitDown(kev, kept, 0);
  await say(kev, 'Zut !');
  await kev.getByText('Ce serveur ne prend pas ce mot').first().waitFor();
});
