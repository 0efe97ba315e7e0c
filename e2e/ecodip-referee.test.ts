import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import type { CreatedTable } from '#protocol';
import { describe, expect, it } from 'vitest';
import { seriousViolations } from './support/axe.ts';
import { asked, openEcodip, type Person, sealOrders, typeOrders, visit } from './support/ecodip.ts';
import { PHONE, WIDE } from './support/house.ts';
import { sees } from './support/looking.ts';
import { chairOf } from './support/tables.ts';
import { testHouse } from './support/tested-house.ts';
import { until } from './support/patience.ts';
import { answerBy } from './support/player.ts';

/* EC-4.19, EC-13.12: the desk of a human game master. */

const house = await testHouse();

/** Seats are powers in the order of the table. */
const EOC = 2;
const IND = 6;

/** Western Europe and India are people, the others bots. */
const open = (options: Readonly<Record<string, unknown>>): Promise<CreatedTable> =>
  openEcodip(house, { [EOC]: 'Bruno', [IND]: 'Inès' }, { referee: 'human', ...options }, 'someone');

const sit = (opened: CreatedTable, seat: number): Promise<Person> => visit(house, chairOf(opened, seat));
const judge = ({ table, referee }: CreatedTable, viewport = WIDE): Promise<Person> => visit(house, `/t/${table}#r=${referee}`, viewport);

const publish = (desk: Page) => desk.locator('section.bar').getByRole('button', { name: 'Publier' }).click();
const card = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

/** Sheets without a line, through a whole phase. */
const pass = async (desk: Page, ...players: readonly Page[]): Promise<void> => {
  for (const player of players) await sealOrders(player);
  await card(desk, 'Avant de publier').waitFor();
  await publish(desk);
};

/** A phase of retreats asks only some. */
const untilAutumn = (desk: Page, players: readonly Page[]): Promise<void> =>
  until('autumn', async () => {
    const words = await Promise.all(players.map((page) => page.locator('section.bar').textContent()));
    if (words.every((text) => /Ordres d’automne/.test(text ?? ''))) return true;
    let goesOn = false;
    for (const page of players) {
      const retreats = page.locator('section.bar[data-state="act"]').filter({ hasText: /Retraites/ });
      if ((await retreats.count()) === 0) continue;
      await sealOrders(page);
      goesOn = true;
    }
    // He is asked only for what has not been published yet.
    const review = desk.locator('section.bar[data-state="act"]').filter({ hasText: /Publier/ });
    if ((await review.count()) === 0) return goesOn ? 'progress' : false;
    await answerBy(desk, () => publish(desk));
    return 'progress';
  });

/** Chooses in a blank of the ruling that is being written. */
const fill = (desk: Page, blank: string, value: string) =>
  card(desk, 'Décision de l’arbitre').getByRole('combobox', { name: blank, exact: true }).selectOption({ label: value });

describe('the game master’s desk', () => {
  it('[EC-13.12] [EC-4.19.1] [EC-7.1] shows what publishing would give, to him alone; a ruling changes it; what is published is what was shown', async () => {
    const opened = await open({});
    const [bruno, ines] = [await sit(opened, EOC), await sit(opened, IND)];
    const { page: desk, frames } = await judge(opened);
    await pass(desk, bruno.page, ines.page);
    await asked(bruno.page, /Ordres de printemps/);
    await typeOrders(bruno.page, 'A par - bel', 'JE DONNE 20 KG D’OR A IND SECRET');

    // Everything is visible while it is being written: the sheet, and the arrow on the map.
    const sheets = card(desk, 'Feuilles reçues');
    await sheets.locator('summary').filter({ hasText: 'Europe Occidentale' }).filter({ hasText: 'brouillon' }).click();
    await sheets.getByText('A par - bel').waitFor();
    expect(await card(desk, 'Avant de publier').count()).toBe(0);
    for (const { page } of [bruno, ines]) await sealOrders(page);

    const preview = card(desk, 'Avant de publier');
    await preview.locator('summary').filter({ hasText: 'Ordres et résultats' }).click();
    await sees(preview, /A par - bel – succès/);
    await preview.locator('summary').filter({ hasText: 'Dit en secret' }).click();
    expect(await seriousViolations(desk)).toEqual([]);

    // An army that he puts into the way: the same sheets, another result.
    await card(desk, 'Décision de l’arbitre').scrollIntoViewIfNeeded();
    await desk.getByRole('combobox', { name: 'Sorte de décision' }).selectOption({ label: 'Déplacer une armée' });
    await fill(desk, 'Province', 'Hambourg');
    await fill(desk, 'Destination', 'Belgique');
    await desk.getByRole('textbox', { name: 'Motif' }).fill('feuille mal recopiée');
    await desk.getByRole('button', { name: 'Décider' }).click();
    await sees(preview, /A par - bel – rebond/);
    await card(desk, 'Décision de l’arbitre').locator('.ec-record').getByText('feuille mal recopiée').waitFor();
    await bruno.page.getByRole('log').getByText('feuille mal recopiée').waitFor();

    // The page as it would be printed, and the position after it.
    await preview.getByRole('button', { name: 'La page entière' }).click();
    const paper = desk.locator('.dialog .ec-gazette');
    await paper.getByRole('heading', { name: 'La Gazette du monde' }).waitFor();
    await paper.getByText(/A par - bel – rebond/).waitFor();
    await expect.poll(() => desk.locator('.ec-coming-page > figure svg').count()).toBe(1);
    expect(await seriousViolations(desk)).toEqual([]);
    await desk.locator('.dialog').getByRole('button', { name: 'Publier' }).click();
    await preview.waitFor({ state: 'detached' });
    await bruno.page
      .getByRole('log')
      .getByText(/A par - bel – rebond/)
      .waitFor();

    // Nobody else was sent it, and what he was sent is small.
    for (const { frames: sent } of [bruno, ines]) expect(sent.filter((frame) => /"preview":\{/.test(frame))).toEqual([]);
    await expect.poll(() => frames.some((frame) => /"preview":\{/.test(frame))).toBe(true);
    const sizes = frames.map((frame) => gzipSync(frame).length);
    expect(sizes[0]).toBeLessThan(150_000);
    expect(Math.max(...sizes.slice(1))).toBeLessThan(20_000);
  });

  it('[EC-4.19.2] a ruling on a secret shows its contents to the power concerned, and to nobody else', async () => {
    const opened = await open({});
    const [bruno, ines] = [await sit(opened, EOC), await sit(opened, IND)];
    const { page: desk } = await judge(opened, PHONE);
    await desk.getByRole('combobox', { name: 'Sorte de décision' }).selectOption({ label: 'Fixer un stock' });
    await fill(desk, 'Détenteur', 'Europe Occidentale');
    const amount = card(desk, 'Décision de l’arbitre').getByRole('spinbutton', { name: 'Nombre' });
    await card(desk, 'Décision de l’arbitre').getByText('Aujourd’hui\u00a0: 1\u00a0000').waitFor();
    await amount.fill('777');
    await amount.press('Tab');
    await desk.getByText('privé', { exact: true }).click();
    await desk.getByRole('textbox', { name: 'Motif' }).fill('pacte caché');
    await desk.getByRole('button', { name: 'Décider' }).click();
    await card(desk, 'Décision de l’arbitre').locator('.ec-record').getByText('pacte caché').waitFor();
    await bruno.page.getByRole('log').getByText('pacte caché').waitFor();
    await ines.page.getByRole('log').getByText('L’arbitre a pris une décision sur un objet secret.').waitFor();
    // As a figure of its own: moments, numbers and fingerprints hold any three digits.
    expect(ines.frames.filter((frame) => /pacte caché|(?<![\w.])777(?![\w.])/.test(frame))).toEqual([]);
    await expect.poll(() => bruno.frames.some((frame) => /(?<![\w.])777(?![\w.])/.test(frame))).toBe(true);
    expect(await seriousViolations(desk)).toEqual([]);
  });

  it('[EC-4.3.9] [EC-13.12] he votes on aid beside the motion, and the preview tells what his vote does', async () => {
    const opened = await open({});
    const [bruno, ines] = [await sit(opened, EOC), await sit(opened, IND)];
    const { page: desk } = await judge(opened);
    await pass(desk, bruno.page, ines.page);
    await asked(ines.page, /Ordres de printemps/);
    await typeOrders(ines.page, 'JE DEMANDE AIDE 40 KG D’OR MOTIF la faim');
    await typeOrders(bruno.page, 'JE DONNE 100 KG D’OR A ONU');
    await pass(desk, bruno.page, ines.page);
    await untilAutumn(desk, [bruno.page, ines.page]);
    const aid = card(desk, /^Aide de l’ONU/);
    await aid.getByText('la faim').waitFor();
    await aid.getByRole('button', { name: 'NON' }).click();
    await aid.getByRole('button', { name: 'NON', pressed: true }).waitFor();
    for (const { page } of [bruno, ines]) await sealOrders(page);
    await aid.getByText(/En l’état\u00a0: /).waitFor();
    await aid.getByRole('button', { name: 'OUI' }).click();
    await card(desk, 'Avant de publier')
      .getByText(/le secrétaire général/i)
      .first()
      .waitFor();
    expect(await seriousViolations(desk)).toEqual([]);
  });

  it('[EC-4.19.1] [EC-4.2.6] [EC-4.17.3] he moves the deadline, declares a power vacant, and seats a bot or another person', async () => {
    const opened = await open({ deadlines: 'correspondence', vacant: 'hold' });
    const [bruno, ines] = [await sit(opened, EOC), await sit(opened, IND)];
    const { page: desk } = await judge(opened);
    const deadline = card(desk, 'Délai');
    await deadline.getByText(/^Les feuilles sont attendues jusqu’au/).waitFor();
    await deadline.getByRole('button', { name: '12 h' }).click();
    await deadline.getByRole('button', { name: 'Fixer ce délai' }).click();
    await sees(bruno.page, /L’arbitre fixe un nouveau délai de 12 heures/);

    // A chair goes to somebody else: the old link opens nothing any more, the new one opens the power with its secrets.
    const sheets = card(desk, 'Feuilles reçues');
    const power = (name: string) => sheets.locator('.ec-sheet-in').filter({ has: desk.locator('summary', { hasText: name }) });
    await power('Inde').locator('summary').first().click();
    await power('Inde').getByRole('button', { name: 'Remplacer…' }).click();
    await desk.getByRole('button', { name: 'Nouveau lien pour Inès' }).click();
    const link = await power('Inde').getByRole('textbox').inputValue();
    await ines.page.locator('.ec-board').waitFor({ state: 'detached' });
    const heir = await visit(house, link);
    await heir.page.locator('.ec-own').waitFor();

    // A power that nobody plays is not asked; given back, it is asked again.
    await power('Inde').getByRole('button', { name: 'Déclarer vacante' }).click();
    await power('Inde').locator('summary').filter({ hasText: 'vacante' }).waitFor();
    await power('Inde').getByRole('button', { name: 'N’est plus vacante' }).click();
    await power('Inde').getByRole('button', { name: 'Déclarer vacante' }).waitFor();

    // And a bot takes Western Europe at once.
    await power('Europe Occidentale').locator('summary').first().click();
    await power('Europe Occidentale').getByRole('button', { name: 'Remplacer…' }).click();
    await desk.getByRole('button', { name: /^Bot/ }).first().click();
    await card(desk, 'Avant de publier').waitFor();
    await publish(desk);
    await asked(heir.page, /Ordres de printemps/);
    expect(await seriousViolations(desk)).toEqual([]);
  });
});
