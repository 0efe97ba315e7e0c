import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousViolations } from './support/axe.ts';
import { asked, openEcodip, type Person, sealOrders, visit } from './support/ecodip.ts';
import { PHONE, SIZES, WIDE } from './support/house.ts';
import { chairOf } from './support/tables.ts';
import { testHouse } from './support/tested-house.ts';

const house = await testHouse();

const sheetOf = (page: Page, power: string) => page.getByRole('textbox', { name: new RegExp(`^Feuille (?:de |d’)${power}$`) });
const result = (page: Page, order: string) => page.locator('.ec-results .ec-line').filter({ hasText: order });
/** What came of an order, in a word. */
const outcome = (page: Page, order: string, word: string) => result(page, order).locator('em').getByText(word, { exact: true });
const told = (page: Page, words: string | RegExp) => page.locator('.ec-results .ec-told').filter({ hasText: words });

/** A tab beside the board, or along the foot of a phone. */
const openRules = (page: Page) => page.locator('#tab-rules, .foot-tabs button').filter({ hasText: 'Règles' }).click();

describe.each(SIZES)('the examples of chapter 8 without a table, $name', ({ viewport }) => {
  it('[EC-13.13] from a clause of the rules to the sandbox, an order changed, and the list of all others', async () => {
    const page = await house.visitor({ viewport });
    await page.goto('/rules/ecodip#EC-8.X5');
    await page.getByRole('button', { name: /^Essayer l’exemple X5/ }).click();
    await page.waitForURL(/\/sandbox\/ecodip#X5$/);
    // The rule, the orders, and EC-8.X5: kie's support reduced from 2 to 1, ode moves, pol bounces.
    await page.locator('.ec-example').getByText('EC-8.X5', { exact: true }).waitFor();
    await expect.poll(() => sheetOf(page, 'Russie').inputValue()).toBe('A ode - rou\nA kie S ode - rou');
    await outcome(page, 'A kie S A ode - rou', 'soutien réduit').waitFor();
    await outcome(page, 'A ode - rou', 'réussit').first().waitFor();
    await result(page, 'A pol - kie').getByText('rebondit').waitFor();
    await outcome(page, 'A rou T', 'délogée').waitFor();
    // EC-4.18.6: the codes are English, and stay in English.
    expect(await page.locator('.ec-results code').count()).toBe(0);
    expect(await seriousViolations(page)).toEqual([]);
    // EC-8.X7: an attacker of force 2 would cut; here the attack is called off, and the support is whole.
    await sheetOf(page, 'Europe Orientale').fill('A rou T\nA pol T');
    await outcome(page, 'A kie S A ode - rou', 'soutient').waitFor();
    await sheetOf(page, 'Europe Orientale').fill('A rou T\nA pol - mos');
    await page.locator('.ec-one-sheet').getByText('E-NOTADJ').waitFor();
    await page.getByRole('button', { name: 'Reprendre l’exemple' }).click();
    await result(page, 'A pol - kie').getByText('rebondit').waitFor();
    // A clause of the results opens beside it.
    await result(page, 'A pol - kie').getByRole('button', { name: 'Lire la clause EC-4.6.5.5' }).click();
    await page.getByRole('dialog', { name: 'Clause EC-4.6.5.5' }).getByText('EC-4.6.5.5').first().waitFor();
    await page.keyboard.press('Escape');
    // The list: a missile bought in secret and fired (EC-8.E9).
    await page.getByRole('combobox', { name: 'Exemple', exact: true }).selectOption('E9');
    await told(page, /Tibet est touchée/)
      .first()
      .waitFor();
    await told(page, /ICBM.*200/)
      .getByText('seulement pour Japon et Inde')
      .waitFor();
    await page
      .locator('.ec-accounts')
      .getByRole('row', { name: /^Japon/ })
      .getByText('1200')
      .waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    // The back button leads to the example before, and a link to any of them can be sent.
    await page.goBack();
    await result(page, 'A pol - kie').waitFor();
  });

  it('[EC-13.13] an example goes on through its seasons, in English too', async () => {
    const page = await house.visitor({ viewport, locale: 'en-GB' });
    await page.goto('/sandbox/ecodip#E1');
    await told(page, /United States harvests?/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Play on' }).click();
    const sheet = page.getByRole('textbox', { name: 'Sheet of United States' });
    await sheet.waitFor();
    await expect.poll(() => sheet.inputValue()).toBe('BUILD F ala\nBUILD A tex\nBUILD F nyo\nPRODUCE caf');
    await told(page, /builds A Texas|builds A tex/i)
      .getByText('BUILT')
      .waitFor();
    await page.getByRole('button', { name: 'Previous phase' }).click();
    await told(page, /United States harvests?/)
      .first()
      .waitFor();
  });
});

it('[EC-13.2] a position of one’s own: the map cleared, units put down with the force one wants', async () => {
  const page = await house.visitor({ viewport: WIDE });
  await page.goto('/sandbox/ecodip');
  await page.getByRole('button', { name: 'Vider la carte' }).click();
  const card = page.locator('.ec-pieces-card');
  for (const [id, power, force] of [
    ['mos', 'Russie', '3'],
    ['kaz', 'Chine', '2'],
  ] as const) {
    await page.locator(`.world-sheet .sheet-map [data-province="${id}"]`).first().dispatchEvent('click');
    await card.getByRole('combobox', { name: 'Puissance' }).selectOption({ label: power });
    await card.getByRole('button', { name: /^Poser\s: armée/ }).click();
    await card.getByRole('spinbutton', { name: 'Force' }).fill(force);
    await card.getByRole('spinbutton', { name: 'Force' }).press('Tab');
    await page.locator('.ec-subject').getByText(`force ${force}`).waitFor();
    await page.getByRole('button', { name: 'Laisser' }).click();
  }
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Reprendre l’exemple' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Reprendre l’exemple' }).count()).toBe(0);
});

describe('at a table', () => {
  const sit = async (viewport: typeof WIDE): Promise<Person> => {
    const person = await visit(house, chairOf(await openEcodip(house, { 2: 'Bruno' }), 2), viewport);
    await sealOrders(person.page);
    await asked(person.page, /Ordres de printemps/);
    return person;
  };

  it.each([
    { name: 'phone', viewport: PHONE },
    { name: 'wide', viewport: WIDE },
  ])(
    '[EC-13.13] an example opens over the table, which is found again untouched; an order of EC-4.18.3 is written in the sheet, $name',
    async ({ viewport }) => {
      const { page, sent } = await sit(viewport);
      await page.getByRole('textbox', { name: 'Un ordre, en français ou en anglais' }).fill('A pie - nap');
      await page.getByRole('button', { name: 'Inscrire' }).click();
      await page.locator('.ec-state').filter({ hasText: 'Brouillon gardé' }).filter({ hasNotText: 'en route' }).waitFor();
      await page.getByRole('textbox', { name: 'Un ordre, en français ou en anglais' }).fill('A ruh - ');
      const before = sent.length;

      await openRules(page);
      await page.getByRole('button', { name: /^Essayer l’exemple X21/ }).click();
      await page.locator('.ec-sandbox').waitFor();
      await outcome(page, 'A rou T', 'tient').waitFor();
      await expect.poll(() => outcome(page, 'A kie - rou', 'rebondit').count()).toBe(1);
      expect(await seriousViolations(page)).toEqual([]);
      // EC-8.X22: with force 3 kie would win; with the other attack called off force 2 does.
      await sheetOf(page, 'Afrique Noire').fill('A bul T');
      await outcome(page, 'A kie - rou', 'réussit').waitFor();
      expect(sent.slice(before).filter((frame) => frame.includes('rou'))).toEqual([]);
      await page.getByRole('button', { name: 'Revenir à la table' }).click();
      await page.locator('.ec-sheet .ec-line').filter({ hasText: 'A pie - nap' }).waitFor();
      await page.locator('.ec-sandbox').waitFor({ state: 'detached' });
      await expect.poll(() => page.getByRole('textbox', { name: 'Un ordre, en français ou en anglais' }).inputValue()).toBe('A ruh - ');

      // EC-4.18.3: from the rules into one's own sheet.
      await openRules(page);
      await page.locator('.practice').getByRole('button', { name: 'A par - bel', exact: true }).click();
      await page.locator('.ec-sheet .ec-line').filter({ hasText: 'A par - bel' }).waitFor();
      await page.locator('.ec-sheet .ec-line').filter({ hasText: 'A pie - nap' }).waitFor();
    },
  );

  it('[EC-13.2] a supposition counts missiles and bargains too, and leaves the page with nobody', async () => {
    const { page, sent } = await sit(WIDE);
    await page.getByRole('tab', { name: 'Hypothèse' }).click();
    await page.locator('.ec-guess').getByRole('switch').click();
    const before = sent.length;
    for (const line of ['TIR mos - par', 'RUS JE VENDS 1 TB A USA POUR 20', 'USA J’ACHETE 1 TB A RUS POUR 20', 'JE DONNE 5 A USA']) {
      await page.getByRole('textbox', { name: /Une supposition/ }).fill(line);
      await page.locator('.ec-guess').getByRole('button', { name: 'Inscrire' }).click();
    }
    // Nobody is named by the last one.
    await page
      .locator('.ec-guess .ec-refusal')
      .getByText(/de qui est l’ordre/)
      .waitFor();
    await told(page, /Paris est touchée/)
      .first()
      .waitFor();
    await told(page, /Russie vend 1 TB/)
      .first()
      .waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    expect(sent.slice(before).filter((frame) => frame.includes('TIR'))).toEqual([]);
    await page.getByRole('button', { name: 'Ouvrir les exemples' }).click();
    await page.locator('.ec-sandbox').getByRole('combobox', { name: 'Exemple', exact: true }).waitFor();
  });
});
