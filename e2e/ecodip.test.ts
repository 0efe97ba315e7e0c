import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousViolations } from './support/axe.ts';
import { sealOrders } from './support/ecodip.ts';
import { type House, openHouse, PHONE, WIDE } from './support/house.ts';
import { until } from './support/patience.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.close();
});

interface Opened {
  readonly table: string;
  readonly referee: string | null;
  readonly seats: readonly { readonly seat: number; readonly token: string }[];
}

interface Person {
  readonly page: Page;
  readonly frames: string[];
}

/** Seats are powers in the order of the table: the United States, Western Europe and Russia are people. */
const PEOPLE: Readonly<Record<number, string>> = { 0: 'Camille', 2: 'Bruno', 4: 'Inès' };

const open = async (page: Page, options: Readonly<Record<string, unknown>>, people = PEOPLE, referee = 'auto'): Promise<Opened> => {
  const created = await page.request.post('/api/tables', {
    data: {
      game: 'ecodip',
      options: { seats: 'choose', deadlines: 'table', ...options },
      seats: Array.from({ length: 10 }, (_, seat) => (people[seat] === undefined ? { kind: 'bot', level: 'weak' } : { kind: 'here', name: people[seat] })),
      secondsPerDecision: null,
      watching: 'link',
      referee,
      start: true,
      lang: 'fr',
    },
  });
  expect(created.ok()).toBe(true);
  return created.json();
};

const sit = async ({ table, seats }: Opened, seat: number, viewport = WIDE): Promise<Person> => {
  const page = await house.visitor({ viewport });
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  await page.goto(`/t/${table}#s=${seats.find((held) => held.seat === seat)?.token}`);
  await page.locator('.ec-board').waitFor();
  return { page, frames };
};

const kept = (page: Page) => page.locator('.ec-state').filter({ hasText: 'Brouillon gardé' }).filter({ hasNotText: 'en route' }).waitFor();

/** Types one order after the other. */
const type = async (page: Page, ...lines: readonly string[]): Promise<void> => {
  for (const line of lines) {
    await page.getByRole('textbox', { name: 'Un ordre, en français ou en anglais' }).fill(line);
    await page.getByRole('button', { name: 'Inscrire' }).click();
  }
  await kept(page);
};

/** The whole sheet as a text. */
const write = async (page: Page, text: string): Promise<void> => {
  await page.locator('.ec-sheet').getByText('Texte', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Toute la feuille' }).fill(text);
  await kept(page);
  await page.locator('.ec-sheet').getByText('Liste', { exact: true }).click();
};

/** Whose turn it is again, in a phase that the sheet names. */
const asked = (page: Page, words: RegExp) => page.locator('.bar[data-state="act"]').filter({ hasText: words }).waitFor();

/** A phase of retreats asks only some; winter asks all. They are passed with what the rules do for those who write nothing. */
const untilAsked = (pages: readonly Page[], words: RegExp): Promise<void> =>
  until('the season', async () => {
    const states = await Promise.all(pages.map((page) => page.locator('.bar').textContent()));
    if (states.every((text) => words.test(text ?? ''))) return true;
    let goesOn = false;
    for (const page of pages) {
      const between = page.locator('.bar[data-state="act"]').filter({ hasText: /Retraites|hiver/ });
      if ((await between.count()) === 0) continue;
      await sealOrders(page);
      goesOn = true;
    }
    return goesOn ? 'progress' : false;
  });

const onMap = (page: Page, id: string) => page.locator(`.world-sheet .sheet-map [data-province="${id}"]`).first();

describe('a season of ECODIP with three people and seven bots', () => {
  it('[EC-13.2] [EC-13.6] [EC-13.7] [EC-4.4.3] [EC-4.5.2] [EC-4.3.4] [EC-7.1] orders on the map and as text, two sales, a missile, a vote, the gazette', async () => {
    const host = await house.visitor({ viewport: WIDE });
    const opened = await open(host, {});
    const [usa, eoc, rus] = [await sit(opened, 0), await sit(opened, 2), await sit(opened, 4, PHONE)];
    const pages = [usa.page, eoc.page, rus.page];

    // The missiles: Russia covers Moscow.
    await type(eoc.page, 'PLACE 1 ICBM EN par', 'PLACE 1 ABM EN lon');
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
    await type(
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
    await eoc.page.locator('.ec-gazette-link').click();
    const paper = eoc.page.locator('.ec-gazette');
    await paper.getByText(/1 ICBM intercepté au-dessus de/).waitFor();
    await paper
      .getByText(/vend 1 TB à/)
      .first()
      .waitFor();
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
    await usa.page.locator('.ec-gazette-link').click();
    await usa.page
      .locator('.ec-gazette')
      .getByText(/L’ONU vend 1 ABM à/)
      .first()
      .waitFor();

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
    const host = await house.visitor({ viewport: WIDE });
    const opened = await open(host, {}, { 0: 'Camille', 2: 'Bruno' });
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
    const host = await house.visitor({ viewport: WIDE });
    const opened = await open(host, { referee: 'human' }, { 2: 'Bruno' }, 'someone');
    const { page } = await sit(opened, 2);
    await type(page, 'PLACE 1 ICBM EN par');
    await sealOrders(page);
    const desk = await house.visitor({ viewport: WIDE });
    await desk.goto(`/t/${opened.table}#r=${opened.referee}`);
    await desk.locator('.ec-referee summary').filter({ hasText: 'Europe Occidentale' }).click();
    await desk.locator('.ec-referee').getByText('PLACE 1 ICBM EN par').waitFor();
    expect(await seriousViolations(desk)).toEqual([]);
    await desk.getByRole('button', { name: /^Renvoyer/ }).click();
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: /Renvoyer/ })
      .click();
    // The sheet stays as it was written, and is not sealed again by itself.
    await page.locator('.ec-state.draft').waitFor();
    await page.waitForTimeout(1200);
    expect(await page.locator('.ec-state.draft').count()).toBe(1);
    await sealOrders(page);
    await desk.getByRole('button', { name: /^Publier/ }).click();
    await asked(page, /Ordres de printemps/);
  });

  it('[EC-13.11] [EC-13.5] a bargain in the private talk reaches one power only, and one press writes the matching order', async () => {
    const host = await house.visitor({ viewport: WIDE });
    const opened = await open(host, {});
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

  it('[EC-13.2] a supposition about everybody is resolved on the page and sent to nobody', async () => {
    const host = await house.visitor({ viewport: WIDE });
    const opened = await open(host, {}, { 2: 'Bruno' });
    const { page } = await sit(opened, 2);
    await sealOrders(page);
    await asked(page, /Ordres de printemps/);
    await type(page, 'A pie - nap');
    await page.getByRole('tab', { name: 'Hypothèse' }).click();
    await page.locator('.ec-guess').getByRole('switch').click();
    await page.getByRole('textbox', { name: /Une supposition/ }).fill('F aut - nap');
    await page.locator('.ec-guess').getByRole('button', { name: 'Inscrire' }).click();
    await page.locator('.ec-guess .ec-line').filter({ hasText: 'A pie - nap' }).getByText('rebondit').waitFor();
    await page.getByRole('tab', { name: 'Ordres' }).click();
    expect(await page.locator('.ec-sheet .ec-line').filter({ hasText: 'F aut' }).count()).toBe(0);
  });
});

/** The papers of the exchange, with the board of offers. */
const openExchange = async (page: Page) => {
  await page.getByRole('tab', { name: /^Bourse/ }).click();
  return page.locator('.ec-market');
};

describe('the board of offers', () => {
  it('[EC-13.5] [EC-4.4.4] [EC-7.1] an offer to anybody is read by all, taken with one press, answered in private, concluded, and gone with its season', async () => {
    const host = await house.visitor({ viewport: WIDE });
    const opened = await open(host, {});
    const [usa, eoc, rus] = [await sit(opened, 0), await sit(opened, 2), await sit(opened, 4, PHONE)];
    const pages = [usa.page, eoc.page, rus.page];
    for (const page of pages) await sealOrders(page);
    for (const page of pages) await asked(page, /Ordres de printemps/);
    const [mine, hers, watched] = [await openExchange(eoc.page), await openExchange(usa.page), await openExchange(rus.page)];
    await hers.getByText('Aucune offre').waitFor();

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
    await usa.page.getByRole('tab', { name: /Bourse.*1 offre pour vous/ }).waitFor();
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
    await watched.getByText('Lui seul').click();
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
    const host = await house.visitor({ viewport: WIDE });
    const silent = await sit(await open(host, { press: 'none' }, { 2: 'Bruno' }), 2);
    const board = await openExchange(silent.page);
    await board.getByText('les joueurs ne se parlent pas').waitFor();
    expect(await board.getByText('Faire une offre').count()).toBe(0);
    const aloud = await openExchange((await sit(await open(host, { press: 'public' }, { 2: 'Bruno' }), 2)).page);
    await aloud.getByText('pas d’offre privée').waitFor();
    await aloud.getByText('Faire une offre').click();
    await aloud.getByRole('combobox', { name: 'À qui' }).selectOption({ label: 'Russie (bot, ne lit pas)' });
    expect(await aloud.getByText('Lui seul').count()).toBe(0);
    expect(await aloud.getByRole('combobox', { name: 'Bien' }).locator('option').allTextContents()).toHaveLength(3);
  });
});

interface SentScene {
  readonly scene: { readonly view: { readonly own: { readonly power: string } | null; readonly desk: unknown } | null };
}

const isScene = (frame: unknown): frame is SentScene => typeof frame === 'object' && frame !== null && 't' in frame && frame.t === 'scene';

it('no page complained', () => {
  expect(house.complaints).toEqual([]);
});
