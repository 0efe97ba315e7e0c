import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { at } from '#kernel/collections.ts';
import type { CreatedTable, CreateTable } from '#protocol';
import { Client } from '../src/server/testing/client.ts';
import { seriousViolations } from './support/axe.ts';
import { illegibleOn } from './support/legible.ts';
import { PHONE, untilFinished, WIDE } from './support/house.ts';
import { sees } from './support/looking.ts';
import { playToTheEnd } from './support/sitting.ts';
import { bots, framesOf, here, openTable, scenesOf, sitDown } from './support/tables.ts';
import { testHouse } from './support/tested-house.ts';
import { barState, playTogether } from './support/player.ts';

const WALL = { width: 1920, height: 1080 };
/** Nobody hurries: bots answer at once, and people when they like. */
const NO_CLOCK = { windowBankset: 0, windowPlan: 0, windowStake: 0, windowPick: 0, windowMarket: 0, windowVote: 0 };

/** All that a view holds: nothing of it tells the rank of a card that lies face down. */
const SEEN = ['bankRoom', 'indicators', 'options', 'outside', 'pioche', 'sealed', 'table', 'vault', 'viewer'];

const house = await testHouse();

const open = (page: Page, options: CreateTable['options'], people: readonly string[], others: number, start = true): Promise<CreatedTable> =>
  openTable(page, {
    game: 'triple-bataille',
    options: { ...NO_CLOCK, ...options },
    seats: [...here(...people), ...bots(others)],
    joining: 'free',
    referee: 'someone',
    start,
  });

/** A person with a browser of his own, and every frame that it received. */
const sit = async (opened: CreatedTable, seat: number, viewport: typeof PHONE): Promise<{ readonly page: Page; readonly frames: readonly string[] }> => {
  const page = await house.visitor({ viewport, hasTouch: viewport.width < 700 });
  const frames = framesOf(page);
  return { page: await sitDown(page, opened, seat), frames };
};

/** Everybody takes what the bar puts in ink, until `isEnough`. */
const playOn = (pages: readonly Page[], isEnough: () => Promise<boolean>): Promise<void> => playTogether(pages, [], isEnough);

/** He sees it and is asked: it stays until he answers. */
const shows = (page: Page, selector: string) => async (): Promise<boolean> => (await barState(page)) === 'act' && (await page.locator(selector).count()) > 0;
const fits = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

describe('one person on a phone', () => {
  it('[TB-13.1] [TB-13.7] [TB-5.5] plays a short game of debt money to the verdict of the three battles', async () => {
    const visitor = await house.visitor({ viewport: PHONE });
    const { page } = await sit(await open(visitor, { mode: 'dette', length: 'short' }, ['Camille'], 4), 0, PHONE);
    await page.getByText('1 liasse = 1 carte').first().waitFor();
    await page.getByText('il restera').waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await playOn([page], shows(page, '.tb-tray'));
    await page.getByText('vous aurez').waitFor();
    expect(await fits(page)).toBe(true);
    await playOn([page], shows(page, '.tb-winners'));
    await page.getByRole('list', { name: 'L’ordre des gagnants' }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await playToTheEnd(page);
    await page.getByRole('heading', { name: 'Les trois batailles' }).waitFor();
    const licence = page.getByRole('note', { name: 'Auteur et licence' });
    expect(await licence.getByRole('link', { name: 'Creative Commons BY-NC-SA 4.0' }).getAttribute('href')).toContain(
      'creativecommons.org/licenses/by-nc-sa/4.0',
    );
    expect(await licence.getByRole('link', { name: 'jeu-triple-bataille.timlib.com' }).getAttribute('href')).toBe('https://jeu-triple-bataille.timlib.com');
    expect(await seriousViolations(page)).toEqual([]);
    expect(await fits(page)).toBe(true);
  });
});

describe('one person at a wide screen', () => {
  it('[TB-13.2] [TB-13.3] [TB-2.12] plays free money with events, in English', async () => {
    const visitor = await house.visitor({ viewport: WIDE });
    const opened = await open(visitor, { mode: 'libre', length: 'short', events: true }, ['Camille'], 3);
    const page = await house.visitor({ viewport: WIDE, locale: 'en-GB' });
    await sitDown(page, opened, 0);
    await playOn([page], shows(page, '.tb-events'));
    await page.getByRole('heading', { name: 'The events of the battle' }).waitFor();
    await page.getByText(/cycle \d+, battle \d+ of \d+/).waitFor();
    for (const board of ['The state', 'Building and industry']) await page.getByRole('heading', { name: board }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await playToTheEnd(page);
    await page.getByText('Everybody received the dividend from first to last.').waitFor();
  });

  it('[TB-13.3] [TB-7.1] sees five players on a line each, and calls what is done between players by its name', async () => {
    const visitor = await house.visitor({ viewport: WIDE });
    const { page } = await sit(await open(visitor, { mode: 'dette', length: 'short' }, ['Camille'], 4), 0, WIDE);
    await expect.poll(() => page.locator('.player-line').count()).toBe(5);
    expect(await page.locator('.account').count()).toBe(0);
    await playOn([page], shows(page, '.tb-winners'));
    await page.getByRole('button', { name: 'Autres gestes' }).click();
    await page.getByText('Tout le monde les voit, sauf un emploi ou un prêt proposé à une seule personne.').waitFor();
    expect(await page.getByRole('button', { name: 'Instructions' }).count()).toBe(0);
  });

  it('[TB-4.14.1] looks back before somebody sat down on a chair of their own, and the page shows the chairs of then', async () => {
    const visitor = await house.visitor({ viewport: WIDE });
    const opened = await open(visitor, { mode: 'dette', length: 'short' }, ['Ana', 'Bob'], 1);
    const { page } = await sit(opened, 0, WIDE);
    const late = await Client.join(house.url, { table: opened.table });
    const taken = await late.ask({ t: 'take', seat: 3, name: 'Late' });
    if (taken.t !== 'ok') throw new Error(taken.message);
    const newcomer = await house.visitor({ viewport: WIDE });
    await sitDown(newcomer, { ...opened, seats: [{ seat: 3, token: String(taken.result?.token) }] }, 3);
    for (const each of [page, newcomer]) {
      await expect.poll(() => each.locator('.account').count()).toBe(4);
      await each.locator('.log .line button.what').first().click();
      await each.locator('.bar[data-state="past"]').waitFor();
      await expect.poll(() => each.locator('.account').count()).toBe(3);
      await each.getByRole('button', { name: /présent/ }).click();
      await expect.poll(() => each.locator('.account').count()).toBe(4);
    }
    late.close();
  });

  it('[TB-13.5] [TB-6.6.3] runs the bank of the historical mode', async () => {
    const visitor = await house.visitor({ viewport: WIDE });
    const opened = await open(visitor, { mode: 'historique' }, ['Ana', 'Bob', 'Cam', 'Dan'], 0);
    const { page: banker } = await sit(opened, 3, PHONE);
    await banker.getByRole('heading', { name: 'Vous tenez la banque' }).waitFor();
    await banker.getByRole('img', { name: /^Le lait sur le gaz/ }).waitFor();
    await banker.getByText('1946-1950, trente glorieuses').waitFor();
    expect(await seriousViolations(banker)).toEqual([]);
    await banker.getByRole('button', { name: 'Les changer…' }).click();
    // The form of the bar opens with the bank as it is: 1.5 cards a credit.
    await expect.poll(() => banker.getByRole('spinbutton', { name: 'intérêt en demi-cartes' }).getAttribute('aria-valuenow')).toBe('3');
    await banker.keyboard.press('Escape');
    await banker.getByRole('button', { name: 'Garder ces conditions' }).click();
    const { page: player } = await sit(opened, 0, PHONE);
    await player.locator('.bar[data-state="act"]').waitFor();
    await player.getByText('Cette bataille').waitFor();
  });
});

describe('a room', () => {
  it('[TB-13.4] bots are no persons: a wall before the game says who is here', async () => {
    const desk = await house.visitor({ viewport: WIDE });
    const { table } = await open(desk, { mode: 'dette', length: 'short' }, [], 5, false);
    const wall = await house.visitor({ viewport: WALL });
    await wall.goto(`/t/${table}/projector`);
    await wall.getByRole('heading', { name: 'personne n’est encore là, 5 bots' }).waitFor();
    expect(await illegibleOn(wall)).toEqual([]);
    await wall.getByRole('link', { name: 'Feuilles à imprimer' }).click();
    await wall.getByRole('heading', { name: 'La banque' }).waitFor();
    await wall.getByRole('link', { name: 'Le guide de l’animateur' }).click();
    await wall.getByRole('heading', { name: 'Quand quelque chose ne va pas' }).waitFor();
    expect(await seriousViolations(wall)).toEqual([]);
  });

  it('[TB-13.4] [TB-13.6] [TB-7.1] animator, wall and two phones; nobody is ever sent a card that lies face down', async () => {
    const desk = await house.visitor({ viewport: { width: 1360, height: 900 } });
    const opened = await open(desk, { mode: 'dette', length: 'short', bankOpacity: true }, ['Inès', 'Malik'], 3);
    await desk.goto(`/t/${opened.table}/console#r=${opened.referee}`);
    const wall = await house.visitor({ viewport: WALL });
    const wallFrames = framesOf(wall);
    await wall.goto(`/t/${opened.table}/projector`);
    const phones = [await sit(opened, 0, PHONE), await sit(opened, 1, PHONE)];
    const pages = phones.map(({ page }) => page);
    await wall.getByRole('heading', { name: 'Bataille 1 : la préparation' }).waitFor();
    await wall.getByRole('img', { name: 'La création monétaire' }).waitFor();
    expect(await seriousViolations(wall)).toEqual([]);
    expect(await illegibleOn(wall)).toEqual([]);
    await playOn(pages, shows(at(pages, 0), '.tb-tray'));
    await wall.getByText(/^\d sur 5 (?:a|ont) misé$/).waitFor();
    expect(await illegibleOn(wall)).toEqual([]);
    await playOn(pages, shows(at(pages, 0), '.tb-winners'));
    // The battle is told in beats: by itself, or by a remote control for slides.
    await wall.locator('.tb-reveal').waitFor();
    await wall.getByRole('group', { name: 'L’ordre des gagnants' }).waitFor();
    expect(await seriousViolations(wall)).toEqual([]);
    expect(await illegibleOn(wall)).toEqual([]);
    const lesson = wall.getByRole('heading', { name: /^L’écart/ });
    while ((await lesson.count()) === 0) await wall.keyboard.press('PageDown');
    expect(await illegibleOn(wall)).toEqual([]);
    expect(await seriousViolations(wall)).toEqual([]);
    await wall.keyboard.press('PageUp');
    await wall.getByText('La première bataille est jouée', { exact: false }).waitFor();
    expect(await illegibleOn(wall)).toEqual([]);
    await wall.keyboard.press(' ');
    await lesson.waitFor();
    await wall.setViewportSize({ width: 1280, height: 720 });
    await wall.getByRole('button', { name: 'Salle sombre' }).click();
    expect(await illegibleOn(wall)).toEqual([]);
    expect(await seriousViolations(wall)).toEqual([]);
    await wall.setViewportSize(WALL);
    await wall.getByRole('button', { name: 'Salle claire' }).click();
    await desk.getByText('Bataille 1 : le marché').first().waitFor();
    expect(await seriousViolations(desk)).toEqual([]);
    await Promise.all(pages.map((page) => playToTheEnd(page)));
    await wall.getByRole('heading', { name: 'Les trois batailles' }).waitFor();
    expect(await seriousViolations(wall)).toEqual([]);
    expect(await illegibleOn(wall)).toEqual([]);
    for (const frames of [wallFrames, ...phones.map((phone) => phone.frames)]) {
      expect(frames.length).toBeGreaterThan(10);
      expect(frames.filter((frame) => /"(?:heaps|piles|pledges|inherits|escrows)"/.test(frame))).toEqual([]);
    }
    // The bank hides its accounts until the end: no scene of the wall has them before.
    let seen = 0;
    for (const { view, outcome } of scenesOf(wallFrames)) {
      if (view === null || outcome !== null) continue;
      expect(Object(view)).toMatchObject({ viewer: 'public', vault: null });
      expect(Object.keys(Object(view)).toSorted()).toEqual(SEEN);
      seen++;
    }
    expect(seen).toBeGreaterThan(5);
  });

  it('[TB-13.6] [TB-14.1] two games are laid over each other in the debrief', async () => {
    const desk = await house.visitor({ viewport: WIDE });
    const finished = async (mode: string): Promise<string> => {
      const { table } = await open(desk, { mode, length: 'short' }, [], 4);
      await untilFinished(desk, table);
      return table;
    };
    const [morning, afternoon] = [await finished('dette'), await finished('libre')];
    await desk.goto(`/t/${morning}/debrief?with=${afternoon}`);
    await desk.getByRole('heading', { name: 'Deux parties, côte à côte' }).waitFor();
    await desk.getByRole('heading', { name: 'Richesse de chacun' }).first().waitFor();
    await desk.getByRole('heading', { name: 'Les trois batailles' }).waitFor();
    await sees(desk, /4 joueurs, \d+ batailles/);
    await desk.getByText('monnaie dette').first().waitFor();
    await desk.getByText('monnaie libre').first().waitFor();
    expect(await seriousViolations(desk)).toEqual([]);
  });
});

describe('somebody who comes late', () => {
  it('[TB-4.14.1] takes a seat by the link of the table, and enters at the next battle', async () => {
    const host = await house.visitor({ viewport: WIDE });
    const opened = await open(host, { mode: 'libre' }, ['Léa'], 3);
    const lea = await sit(opened, 0, PHONE);
    const late = await house.visitor({ viewport: PHONE, hasTouch: true });
    await late.goto(`/t/${opened.table}`);
    await late.getByRole('button', { name: 'Prendre un siège' }).click();
    await late.getByRole('textbox').first().fill('Tardif');
    await late.keyboard.press('Enter');
    await late.getByText('Vous entrez à la prochaine bataille.', { exact: false }).waitFor();
    expect(await barState(late)).not.toBe('act');
    await playOn([lea.page], async () => (await barState(late)) === 'act');
    await expect.poll(() => late.getByText('Vous entrez à la prochaine bataille.', { exact: false }).count()).toBe(0);
  });
});
