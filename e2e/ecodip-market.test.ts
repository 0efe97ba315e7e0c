import type { Page } from 'playwright-core';
import type { CreatedTable } from '#protocol';
import { describe, expect, it } from 'vitest';
import { seriousViolations } from './support/axe.ts';
import { asked, openEcodip, type Person, sealOrders, untilAsked, visit } from './support/ecodip.ts';
import { PHONE, WIDE } from './support/house.ts';
import { sees } from './support/looking.ts';
import { chairOf } from './support/tables.ts';
import { testHouse } from './support/tested-house.ts';

/* EC-13.5, EC-13.11: bargains, said in private or posted for all. */

const house = await testHouse();

/** Seats are powers in the order of the table: the United States, Western Europe and Russia are people. */
const PEOPLE = { 0: 'Camille', 2: 'Bruno', 4: 'Inès' };

const sit = (opened: CreatedTable, seat: number, viewport = WIDE): Promise<Person> => visit(house, chairOf(opened, seat), viewport);

describe('talk', () => {
  it('[EC-13.11] [EC-13.5] a bargain in the private talk reaches one power only, and one press writes the matching order', async () => {
    const opened = await openEcodip(house, PEOPLE);
    const [usa, eoc, rus] = [await sit(opened, 0), await sit(opened, 2), await sit(opened, 4)];
    for (const { page } of [usa, eoc, rus]) await sealOrders(page);
    for (const { page } of [usa, eoc, rus]) await asked(page, /Ordres de printemps/);
    await eoc.page.getByRole('tab', { name: 'Parole' }).click();
    await eoc.page.getByRole('button', { name: 'En privé' }).click();
    await eoc.page.getByRole('checkbox', { name: 'États-Unis' }).check();
    await eoc.page.getByRole('button', { name: 'Ouvrir la conversation' }).click();
    await eoc.page.getByRole('textbox', { name: 'Écrire à États-Unis, en privé' }).fill('Affaire\u00a0?\nJE VENDS 2 BT A USA POUR 290 KG D’OR');
    await eoc.page.getByRole('button', { name: 'Dire', exact: true }).click();
    await eoc.page.locator('.said.mine').getByText('290 KG').waitFor();
    await usa.page.getByRole('tab', { name: /Parole.*1 message non lu/ }).click();
    await usa.page.getByRole('button', { name: /^Europe Occidentale.*1 message non lu/ }).click();
    // The power speaks, and the person behind it is named.
    await usa.page.locator('.said .by').filter({ hasText: 'Europe Occidentale' }).getByText('Bruno').waitFor();
    await usa.page.locator('.said').getByRole('button', { name: 'Accepter' }).click();
    await usa.page.locator('.ec-sheet .ec-line').filter({ hasText: 'J’ACHETE 2 BT A EOC POUR 290 KG' }).waitFor();
    await usa.page.locator('.said').getByRole('button', { name: 'Inscrit' }).waitFor();
    expect(await seriousViolations(usa.page)).toEqual([]);
    await expect.poll(() => usa.frames.some((frame) => frame.includes('290 KG'))).toBe(true);
    // What is said aloud afterwards reaches the third, and it alone.
    await eoc.page.getByRole('button', { name: 'La table' }).click();
    await eoc.page.getByRole('textbox', { name: 'Dire à la table' }).fill('Bonne année à tous');
    await eoc.page.getByRole('button', { name: 'Dire', exact: true }).click();
    await expect.poll(() => rus.frames.some((frame) => frame.includes('Bonne année'))).toBe(true);
    expect(rus.frames.some((frame) => frame.includes('290 KG'))).toBe(false);
  });
});

/** The papers of the exchange, with the board of offers. */
const openExchange = async (page: Page) => {
  await page.getByRole('tab', { name: /^Bourse/ }).click();
  return page.locator('.ec-market');
};

/** The number on the tab. */
const offersFor = async (page: Page): Promise<number> =>
  Number(/(\d+) offres? pour vous/.exec((await page.getByRole('tab', { name: /^Bourse/ }).textContent()) ?? '')?.[1] ?? 0);

describe('the board of offers', () => {
  it('[EC-12.6] [EC-13.5] what bots will write is on the board, and one press writes the order across', async () => {
    const { page } = await sit(await openEcodip(house, { 2: 'Bruno' }), 2);
    await sealOrders(page);
    await asked(page, /Ordres de printemps/);
    const board = await openExchange(page);
    const offer = board.getByRole('listitem').filter({ hasText: 'vous vend 1 MP pour 50 kg' }).first();
    await offer.getByText(/bot/).waitFor();
    const before = await offersFor(page);
    await offer.getByRole('button', { name: /^Accepter/ }).click();
    // The same lot may be offered more than once: then once of so many times.
    await offer.getByRole('button', { name: /^Inscrit|^Accepter \(1 sur / }).waitFor();
    await expect.poll(() => offersFor(page)).toBe(before - 1);
    await page.getByRole('tab', { name: 'Ordres' }).click();
    await sealOrders(page);
    await page.locator('.ec-story').waitFor();
    await page.locator('[data-scene="trade"]').click();
    await sees(page.locator('.ec-told'), /vend 1 MP à Europe Occidentale/);
  });

  it('[EC-13.5] [EC-4.4.4] [EC-7.1] an offer to anybody is read by all, taken with one press, answered in private, concluded, and gone with its season', async () => {
    const opened = await openEcodip(house, PEOPLE);
    const [usa, eoc, rus] = [await sit(opened, 0), await sit(opened, 2), await sit(opened, 4, PHONE)];
    const pages = [usa.page, eoc.page, rus.page];
    for (const page of pages) await sealOrders(page);
    for (const page of pages) await asked(page, /Ordres de printemps/);
    const [mine, hers, watched] = [await openExchange(eoc.page), await openExchange(usa.page), await openExchange(rus.page)];
    // Bots write what they need and can spare; nobody else has offered anything.
    await hers.getByRole('listitem').filter({ hasText: 'bot' }).first().waitFor();
    const before = await offersFor(usa.page);
    expect(await hers.getByRole('listitem').filter({ hasText: 'quiconque' }).count()).toBe(0);

    // Western Europe sells a ticket to anybody at the price of the exchange.
    await mine.getByText('Faire une offre').click();
    await mine.getByText('Printemps 2011\u00a0: JE VENDS 1 TB A QUICONQUE POUR 25 KG D’OR').waitFor();
    await mine.getByRole('button', { name: 'Afficher' }).click();
    await mine.getByRole('listitem').filter({ hasText: 'Vous vendez 1 TB à quiconque pour 25 kg' }).waitFor();
    for (const board of [hers, watched]) {
      const offer = board.getByRole('listitem').filter({ hasText: 'Europe Occidentale vend 1 TB à quiconque pour 25 kg' });
      await offer.getByText('Printemps 2011, 25 kg l’unité').waitFor();
      expect(await offer.locator('.ec-lock, .ec-warning').count()).toBe(0);
    }
    await expect.poll(() => offersFor(usa.page)).toBe(before + 1);
    const watcher = await house.visitor({ viewport: WIDE });
    await watcher.goto(`/t/${opened.table}`);
    await watcher.locator('.ec-board').waitFor();
    const read = await openExchange(watcher);
    await read.getByText('Europe Occidentale vend 1 TB à quiconque').waitFor();
    expect(await read.getByRole('button').count()).toBe(0);

    // The United States take it, and say so to the seller alone, who needs to write their name.
    await hers.getByRole('button', { name: /^Accepter\s: Europe Occidentale vend 1 TB/ }).click();
    await hers.getByRole('button', { name: /^Inscrit/ }).waitFor();
    await hers.getByRole('button', { name: 'Le dire à Europe Occidentale' }).click();
    const answer = mine.getByRole('listitem').filter({ hasText: 'États-Unis vous achète 1 TB pour 25 kg' });
    await answer.getByText('en privé').waitFor();
    await answer.getByRole('button', { name: /^Accepter/ }).click();
    await answer.getByRole('button', { name: /^Inscrit/ }).waitFor();

    // Russia asks a fifth too much, in private; and the offer to anybody is withdrawn.
    await watched.getByText('Faire une offre').click();
    await watched.getByRole('combobox', { name: 'À qui' }).selectOption({ label: 'Europe Occidentale' });
    await watched.getByText('Cette puissance seule').click();
    await watched.getByRole('spinbutton', { name: 'Prix en tout' }).fill('32');
    await watched.getByRole('spinbutton', { name: 'Prix en tout' }).press('Tab');
    await watched.getByText(/JE VENDS 1 TB A EOC POUR 32 KG/).waitFor();
    await watched.getByRole('button', { name: 'Envoyer' }).click();
    const dear = mine.getByRole('listitem').filter({ hasText: 'Russie vous vend 1 TB pour 32 kg' });
    await dear.locator('.ec-lock').waitFor();
    await dear.getByText(/plus de 20\s%/).waitFor();
    await mine.getByRole('button', { name: /^Retirer\s: Vous vendez 1 TB à quiconque/ }).click();
    for (const board of [hers, watched, read]) await board.getByText('Europe Occidentale vend 1 TB à quiconque').waitFor({ state: 'detached' });
    // What reached everybody last came after what was said in private, of which the others heard nothing.
    await expect.poll(() => rus.frames.some((frame) => frame.includes('JE VENDS 1 TB A QUICONQUE'))).toBe(true);
    expect(rus.frames.some((frame) => frame.includes('J’ACHETE 1 TB A EOC'))).toBe(false);
    for (const board of [watched, read]) expect(await board.getByText(/États-Unis.*achète/).count()).toBe(0);
    expect(usa.frames.some((frame) => frame.includes('POUR 32 KG'))).toBe(false);
    for (const page of [eoc.page, rus.page]) expect(await seriousViolations(page)).toEqual([]);

    // The season is resolved: the deal is public, the stocks too, and the board is empty.
    for (const page of pages) {
      await page.getByRole('tab', { name: 'Ordres' }).click();
      await sealOrders(page);
    }
    await untilAsked(pages, /Ordres d’automne/);
    await openExchange(eoc.page);
    await eoc.page.locator('.ec-deals').getByText('Europe Occidentale vend 1 TB à États-Unis pour 25 kg').waitFor();
    await expect.poll(() => eoc.page.getByRole('table', { name: 'Stocks publics' }).getByRole('row').count()).toBe(11);
    await mine.getByText('Aucune offre').waitFor();
    expect(await mine.getByRole('listitem').count()).toBe(0);
    // What is offered now is for the next spring, and waits for it.
    await mine.getByText('Faire une offre').click();
    await mine.getByRole('button', { name: 'Afficher' }).click();
    await openExchange(usa.page);
    const waiting = hers.getByRole('listitem').filter({ hasText: 'Europe Occidentale vend 1 TB' });
    await waiting.getByText('Printemps 2012, 25 kg l’unité').waitFor();
    expect(await waiting.getByRole('button').count()).toBe(0);
  });

  it('[EC-13.5] [EC-13.11] says so where the table does not talk, or talks in public only', async () => {
    const silent = await sit(await openEcodip(house, { 2: 'Bruno' }, { press: 'none' }), 2);
    const board = await openExchange(silent.page);
    await board.getByText('les joueurs ne se parlent pas').waitFor();
    expect(await board.getByText('Faire une offre').count()).toBe(0);
    const aloud = await openExchange((await sit(await openEcodip(house, { 2: 'Bruno' }, { press: 'public' }), 2)).page);
    await aloud.getByText('pas d’offre privée').waitFor();
    await aloud.getByText('Faire une offre').click();
    await aloud.getByRole('combobox', { name: 'À qui' }).selectOption({ label: 'Russie (bot, ne lit pas)' });
    expect(await aloud.getByText('Cette puissance seule').count()).toBe(0);
    expect(await aloud.getByRole('combobox', { name: 'Bien' }).locator('option').allTextContents()).toHaveLength(3);
  });
});
