import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousViolations } from './support/axe.ts';
import { PHONE, WIDE } from './support/house.ts';
import { bots, here, openTable, sitDown } from './support/tables.ts';
import { testHouse } from './support/tested-house.ts';

/* Whoever runs the server: comes in by the key, answers a report, closes a table and opens it again, deletes it for good. */

// The browser writes down every request that was refused; these were to be.
const house = await testHouse({}, /400|403|404/);
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

it('says what the house is, and asks its word of whoever opens a table, once on each device', async () => {
  await desk.goto('/host');
  const sheet = desk.getByRole('region', { name: 'La maison' });
  await sheet.getByLabel('Nom de la maison').fill('Club du Jeudi');
  await sheet.getByLabel('Contact').fill('ana@example.org');
  await sheet.getByLabel('Avis à tous').fill('Fermé le dimanche');
  await sheet.getByLabel('Adresse des mentions légales').fill('exemple');
  await sheet.getByLabel('Mot demandé à qui ouvre').fill('moulin');
  await sheet.getByRole('switch', { name: 'ECODIP' }).click();
  await sheet.getByRole('button', { name: 'Garder' }).click();
  await sheet.getByText('Rien n’est changé').waitFor();
  await sheet.getByLabel('Adresse des mentions légales').fill('https://example.org/mentions');
  await sheet.getByRole('button', { name: 'Garder' }).click();
  await sheet.getByText('Gardé : qui charge la page le voit.').waitFor();
  expect(await seriousViolations(desk)).toEqual([]);

  for (const page of [kev, ines]) {
    await page.goto('/');
    await page.getByRole('heading', { name: 'Club du Jeudi', level: 1 }).waitFor();
    await page.getByRole('note', { name: 'Avis de la maison' }).getByText('Fermé le dimanche').waitFor();
    await page.locator('.house-foot').getByRole('link', { name: 'ana@example.org' }).waitFor();
    await page.getByRole('heading', { name: 'Bourse', level: 2 }).waitFor();
    expect(await page.getByRole('heading', { name: 'ECODIP' }).count()).toBe(0);
    expect(await page.title()).toContain('Club du Jeudi');
  }
  expect(await seriousViolations(kev)).toEqual([]);
  await ines.locator('.house-menu').click();
  expect(await ines.getByRole('dialog').getByRole('link', { name: 'Mentions légales' }).getAttribute('href')).toBe('https://example.org/mentions');
  await ines.keyboard.press('Escape');

  // Wrong once, then right; the next table opens at once.
  const open = async (page: Page): Promise<void> => {
    await page.goto('/new/bourse');
    await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  };
  await open(kev);
  const word = kev.getByRole('dialog', { name: 'Le mot de la maison' });
  await word.getByRole('textbox').fill('moutarde');
  await word.getByRole('button', { name: 'Ouvrir' }).click();
  await word.getByText('Ce n’est pas le mot de la maison.').waitFor();
  await word.getByRole('link', { name: 'jouer contre des bots, sur cet appareil' }).waitFor();
  expect(await seriousViolations(kev)).toEqual([]);
  await word.getByRole('textbox').fill('Moulin');
  await kev.keyboard.press('Enter');
  await kev.waitForURL(/\/t\//);
  await open(kev);
  await kev.waitForURL(/\/t\//);

  // Whoever lets it be reads what to do; nothing is opened.
  await open(ines);
  await ines.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click();
  await ines.getByText('demandez-le à qui tient la maison').waitFor();

  // None is asked any more, and the house is as it came.
  for (const label of ['Nom de la maison', 'Contact', 'Avis à tous', 'Adresse des mentions légales']) await sheet.getByLabel(label).fill('');
  await sheet.getByRole('switch', { name: 'ECODIP' }).click();
  await sheet.getByRole('switch', { name: 'Un mot est demandé' }).click();
  await sheet.getByRole('button', { name: 'Garder' }).click();
  await sheet.getByRole('switch', { name: 'Un mot est demandé' }).waitFor({ state: 'hidden' });
  await ines.goto('/');
  await ines.getByRole('heading', { name: 'Comptoir', level: 1 }).waitFor();
  await ines.getByRole('button', { name: 'Jouer maintenant à Bourse' }).click();
  await ines.waitForURL(/\/t\//);
});
