import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import type { CreatedTable } from '#protocol';
import { describe, expect, it } from 'vitest';
import { seriousViolations } from './support/axe.ts';
import { asked, kept, openEcodip, openGazette, type Person, sealOrders, typeOrders, untilAsked, visit } from './support/ecodip.ts';
import { PHONE, WIDE } from './support/house.ts';
import { press, sees } from './support/looking.ts';
import { chairOf } from './support/tables.ts';
import { testHouse } from './support/tested-house.ts';

const house = await testHouse();

/** Seats are powers in the order of the table: the United States, Western Europe and Russia are people. */
const PEOPLE: Readonly<Record<number, string>> = { 0: 'Camille', 2: 'Bruno', 4: 'Inès' };

const sit = (opened: CreatedTable, seat: number, viewport = WIDE): Promise<Person> => visit(house, chairOf(opened, seat), viewport);

/** The whole sheet as a text. */
const write = async (page: Page, text: string): Promise<void> => {
  await page.locator('.ec-sheet').getByText('Texte', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Toute la feuille' }).fill(text);
  await kept(page);
  await page.locator('.ec-sheet').getByText('Liste', { exact: true }).click();
};

interface SentScene {
  readonly scene: { readonly view: { readonly own: { readonly power: string } | null; readonly desk: unknown } | null };
}

const isScene = (frame: unknown): frame is SentScene => typeof frame === 'object' && frame !== null && 't' in frame && frame.t === 'scene';

const onMap = (page: Page, id: string) => page.locator(`.world-sheet .sheet-map [data-province="${id}"]`).first();

describe('a season of ECODIP with three people and seven bots', () => {
  it('[EC-13.2] [EC-13.6] [EC-13.7] [EC-4.4.3] [EC-4.5.2] [EC-4.3.4] [EC-7.1] orders on the map and as text, two sales, a missile, a vote, the gazette', async () => {
    const opened = await openEcodip(house, PEOPLE);
    const [usa, eoc, rus] = [await sit(opened, 0), await sit(opened, 2), await sit(opened, 4, PHONE)];
    const pages = [usa.page, eoc.page, rus.page];

    // The missiles: Russia covers Moscow.
    await typeOrders(eoc.page, 'PLACE 1 ICBM EN par', 'PLACE 1 ABM EN lon');
    await write(rus.page, 'PLACE 5 ABM EN mos\nPLACE 5 ICBM EN mos');
    await usa.page.locator('.ec-state').filter({ hasText: 'Pas encore d’ordres' }).waitFor();
    for (const page of pages) await sealOrders(page);
    for (const page of pages) await asked(page, /Ordres de printemps/);
    expect(await seriousViolations(eoc.page)).toEqual([]);
    expect(await seriousViolations(rus.page)).toEqual([]);

    // Western Europe points: the fleet of London goes to the North Sea.
    await eoc.page.locator('.ec-line').filter({ hasText: 'F lon' }).getByRole('button').first().click();
    await eoc.page.locator('.ec-slip').filter({ hasText: 'MDN' }).waitFor();
    await onMap(eoc.page, 'MDN').click({ force: true });
    await eoc.page.locator('.ec-line').filter({ hasText: 'F lon - MDN' }).waitFor();
    // And types: a wrong order is explained before it is entered.
    await eoc.page.getByRole('textbox', { name: 'Un ordre, en français ou en anglais' }).fill('A par - mos');
    await eoc.page.locator('.ec-type .ec-refusal').waitFor();
    expect(await eoc.page.getByRole('button', { name: 'Inscrire' }).isDisabled()).toBe(true);
    await typeOrders(
      eoc.page,
      'A par - bel',
      'J’ACHETE 1 TB A USA POUR 25 KG D’OR',
      'J’ACHETE 1 MP A RUS POUR 49 KG D’OR',
      'TIR 1 ICBM par - mos',
      'JE DEMANDE 1 ABM EN par',
    );
    await write(usa.page, 'I SELL 1 TB TO EOC FOR 25 KG OF GOLD\nF caf - PNE');
    await write(rus.page, 'JE VENDS 1 MP A EOC POUR 50 KG D’OR\nA mos T');
    for (const page of pages) await sealOrders(page);
    await eoc.page
      .locator('.ec-state.sealed')
      .or(eoc.page.locator('.bar').filter({ hasText: /automne|Retraites/ }))
      .first()
      .waitFor();
    await untilAsked(pages, /Ordres d’automne/);

    // What came of it, to those whom it concerns.
    await eoc.page.getByText('Missiles, notes et secrets').click();
    // The missile of Paris has left; the cover of London stands.
    await eoc.page.locator('.ec-arsenal li').filter({ hasText: 'lon' }).filter({ hasText: '1 ABM' }).waitFor();
    expect(await eoc.page.locator('.ec-arsenal li').filter({ hasText: '1 ICBM' }).count()).toBe(0);
    await eoc.page
      .locator('.ec-own')
      .getByText(/pas d’ordre identique en face/)
      .waitFor();
    await eoc.page.getByRole('tab', { name: 'Bourse' }).click();
    await eoc.page
      .locator('.ec-deals')
      .getByText(/États-Unis vend 1 TB à Europe Occidentale pour 25 kg/)
      .waitFor();
    expect(
      await eoc.page
        .locator('.ec-deals')
        .getByText(/MP à Europe/)
        .count(),
    ).toBe(0);

    // The gazette of the spring is the same for everybody.
    await openGazette(eoc.page);
    const paper = eoc.page.locator('.ec-gazette');
    await paper.getByText(/1 ICBM intercepté au-dessus de/).waitFor();
    await sees(paper, /vend 1 TB à/);
    await paper.locator('svg').first().waitFor();
    expect(await paper.getByText(/identique en face/).count()).toBe(0);
    expect(
      await paper
        .getByText(/est touchée/)
        .filter({ hasText: 'Moscou' })
        .count(),
    ).toBe(0);
    expect(await seriousViolations(eoc.page)).toEqual([]);
    await eoc.page.goBack();
    await eoc.page.locator('.ec-board').waitFor();

    // The vote on the ABM that Western Europe asked for.
    for (const page of pages) {
      await page.getByRole('tab', { name: /^ONU/ }).click();
      const motion = page.locator('.ec-motions > li').filter({ hasText: 'Europe Occidentale demande 1 ABM' });
      await motion.getByRole('button', { name: 'OUI' }).click();
      await page.getByRole('tab', { name: 'Ordres' }).click();
      await page
        .locator('.ec-line')
        .filter({ hasText: /^VOTE #\d+ OUI/ })
        .waitFor();
      await kept(page);
      await sealOrders(page);
    }
    await untilAsked(pages, /Ordres de printemps/);
    await openGazette(usa.page);
    await sees(usa.page.locator('.ec-gazette'), /L’ONU vend 1 ABM à/);

    // EC-7.2: nobody was ever sent another's desk; and what was sent is small.
    for (const [{ frames }, power] of [
      [usa, 'USA'],
      [eoc, 'EOC'],
      [rus, 'RUS'],
    ] as const) {
      const scenes = frames.map((frame): unknown => JSON.parse(frame)).filter(isScene);
      expect(scenes.length).toBeGreaterThan(0);
      for (const { scene } of scenes) expect([scene.view?.own?.power ?? power, scene.view?.desk ?? null]).toEqual([power, null]);
      const sizes = frames.map((frame) => gzipSync(frame).length);
      expect(sizes[0]).toBeLessThan(150_000);
      expect(Math.max(...sizes.slice(1))).toBeLessThan(20_000);
    }
  });

  it('[EC-7.3] an empty sheet is sealed on purpose, and may be reopened', async () => {
    const opened = await openEcodip(house, { 0: 'Camille', 2: 'Bruno' });
    const { page } = await sit(opened, 2);
    await page.locator('.ec-state.none').waitFor();
    await page
      .getByRole('button', { name: /^Sceller mes ordres/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Sceller une feuille vide' }).click();
    await page.locator('.ec-state.sealedEmpty').waitFor();
    await page.locator('.ec-sheet').getByRole('button', { name: 'Rouvrir ma feuille' }).click();
    await page.locator('.ec-state.draft').waitFor();
  });

  it('[EC-13.12] [EC-4.19.1] a human referee sees the sheets, sends the phase back, and publishes', async () => {
    const opened = await openEcodip(house, { 2: 'Bruno' }, { referee: 'human' }, 'someone');
    const { page } = await sit(opened, 2);
    await typeOrders(page, 'PLACE 1 ICBM EN par');
    await sealOrders(page);
    const desk = await house.visitor({ viewport: WIDE });
    await desk.goto(`/t/${opened.table}#r=${opened.referee}`);
    await desk.locator('.ec-referee summary').filter({ hasText: 'Europe Occidentale' }).click();
    await desk.locator('.ec-referee').getByText('PLACE 1 ICBM EN par').waitFor();
    expect(await seriousViolations(desk)).toEqual([]);
    await desk.getByRole('button', { name: /^Renvoyer/ }).click();
    await press(desk.getByRole('dialog'), /Renvoyer/);
    // The sheet stays as it was written, and is not sealed again by itself.
    await page.locator('.ec-state.draft').waitFor();
    await page.waitForTimeout(1200);
    expect(await page.locator('.ec-state.draft').count()).toBe(1);
    await sealOrders(page);
    await desk.getByRole('button', { name: /^Publier/ }).click();
    await asked(page, /Ordres de printemps/);
  });

  it('[EC-13.2] a supposition about everybody is resolved on the page and sent to nobody', async () => {
    const opened = await openEcodip(house, { 2: 'Bruno' });
    const { page } = await sit(opened, 2);
    await sealOrders(page);
    await asked(page, /Ordres de printemps/);
    await typeOrders(page, 'A pie - nap');
    await page.getByRole('tab', { name: 'Hypothèse' }).click();
    await page.locator('.ec-guess').getByRole('switch').click();
    await page.getByRole('textbox', { name: /Une supposition/ }).fill('F aut - nap');
    await page.locator('.ec-guess').getByRole('button', { name: 'Inscrire' }).click();
    await page.locator('.ec-guess .ec-line').filter({ hasText: 'A pie - nap' }).getByText('rebondit').waitFor();
    // The map shows suppositions beside their paper only: here one's own order, and not the other's.
    const arrows = page.locator('.world-sheet .orders .order');
    await expect.poll(() => arrows.count()).toBeGreaterThan(1);
    await page.getByRole('tab', { name: 'Ordres' }).click();
    await expect.poll(() => arrows.count()).toBe(1);
    expect(await page.locator('.ec-sheet .ec-line').filter({ hasText: 'F aut' }).count()).toBe(0);
    await sealOrders(page);
    await page.locator('.ec-story').waitFor();
    // What was supposed of one season is not supposed of the next.
    await page.getByRole('tab', { name: 'Hypothèse' }).click();
    expect(await page.locator('.ec-guess').getByRole('switch').getAttribute('aria-checked')).toBe('false');
  });
});
