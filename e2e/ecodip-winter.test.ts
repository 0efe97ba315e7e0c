import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { at } from '#kernel/collections.ts';
import { seriousViolations } from './support/axe.ts';
import { toPapers } from './support/ecodip.ts';
import { firstWinter } from './support/ecodip-winter.ts';
import { PHONE, WIDE } from './support/house.ts';
import { testHouse } from './support/tested-house.ts';

const TABLET = { width: 820, height: 1180 };
/** Seats are powers in the order of the table: Western Europe. */
const EOC = 2;

const house = await testHouse();

/** Western Europe has lost the armies of Paris and Hamburg, and holds 2 TB for the three units left, 3 MP, 4 BT and 1000 kg. */
const hungryWinter = async (): Promise<string> => {
  const host = await house.visitor({ viewport: WIDE });
  const { links, rule, close } = await firstWinter(host, house.url, { seats: 'choose' });
  await rule({ type: 'ruleRemoveUnit', at: 'par' });
  await rule({ type: 'ruleRemoveUnit', at: 'ham' });
  await rule({ type: 'ruleStock', holder: 'EOC', what: 'TB', amount: 2 });
  await rule({ type: 'ruleStock', holder: 'EOC', what: 'MP', amount: 3 });
  close();
  return at(links, EOC);
};

/** Whoever comes into the first winter is told the autumn first. */
const sitDown = async (page: Page, link: string): Promise<void> => {
  await page.goto(link);
  await page.locator('.ec-board').waitFor();
  await toPapers(page);
};

const rowOf = (page: Page, unit: string): Locator => page.locator('.ec-hunger-row').filter({ hasText: unit });
const gripOf = (page: Page, unit: string): Locator => page.getByRole('button', { name: `Ranger ${unit}` });

/** The rows from top to bottom; the line as a stroke. */
const drawn = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.ec-hunger > li')
    .evaluateAll((rows) => rows.map((row) => (row.classList.contains('ec-hunger-line') ? '—' : (row.querySelector('b')?.textContent ?? 'sort'))));

const listIs = (page: Page, ...rows: readonly string[]) => expect.poll(() => drawn(page)).toEqual(rows);

/** The orders of the sheet about those who starve, as they stand. */
const starving = (page: Page, ...lines: readonly string[]) =>
  expect.poll(() => page.locator('.ec-lines .ec-line-words').filter({ hasText: 'AFFAME' }).allTextContents()).toEqual(lines);

const said = (page: Page, words: string) => page.locator('.ec-winter-panel [role="status"]').filter({ hasText: words }).waitFor({ state: 'attached' });

interface Spot {
  readonly x: number;
  readonly y: number;
}

const middleOf = async (place: Locator): Promise<Spot> => {
  const box = await place.boundingBox();
  if (box === null) throw new Error('not in sight');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const showList = (page: Page): Promise<void> => page.locator('.ec-hunger').evaluate((list) => list.scrollIntoView({ block: 'center' }));

const dragWithMouse = async (page: Page, from: Locator, to: Locator): Promise<void> => {
  await showList(page);
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x, (start.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(start.x, end.y + (end.y < start.y ? -6 : 6), { steps: 4 });
};

const dragWithFinger = async (page: Page, from: Locator, to: Locator): Promise<void> => {
  await showList(page);
  const [{ x, y: start }, { y: end }] = [await middleOf(from), await middleOf(to)];
  const finger = await page.context().newCDPSession(page);
  const goal = end + (end < start ? -6 : 6);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y: start }] });
  for (const part of [0.25, 0.5, 0.75, 1])
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: start + part * (goal - start) }] });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

describe('the winter sheet', () => {
  it('[EC-13.8] [EC-4.11.3] wide, with a mouse: the line follows the builds, units are dragged across it, everything else is at hand', async () => {
    const page = await house.visitor({ viewport: WIDE });
    await sitDown(page, await hungryWinter());
    const panel = page.locator('.ec-winter-panel');
    await panel.getByText('3 unités à nourrir, 2 TB\u00a0: il en manque 1.').waitFor();
    await panel.getByRole('heading', { name: 'Constructions, 0 sur 2' }).waitFor();
    await listIs(page, 'sort', '—', 'F lon', 'F esp ce', 'A pie');

    // A build is one mouth more.
    await page.getByRole('button', { name: 'Construire armée en par' }).click();
    await panel.getByText('4 unités à nourrir, 2 TB\u00a0: il en manque 2.').waitFor();
    await listIs(page, 'sort', 'sort', '—', 'F lon', 'F esp ce', 'A pie', 'A par');

    await dragWithMouse(page, gripOf(page, 'A par'), page.locator('.ec-hunger-row').first());
    // Before it is let go, the list shows what would be; the sheet waits.
    await listIs(page, 'A par', 'sort', '—', 'F lon', 'F esp ce', 'A pie');
    await starving(page);
    await page.mouse.up();
    await starving(page, 'AFFAME par');
    await said(page, 'A par mourra de faim, place 1 sur 2.');
    // A mouse takes the row anywhere.
    await dragWithMouse(page, rowOf(page, 'F lon').locator('b'), rowOf(page, 'A par'));
    await page.mouse.up();
    await starving(page, 'AFFAME F lon', 'AFFAME par');
    await listIs(page, 'F lon', 'A par', '—', 'F esp ce', 'A pie');
    await dragWithMouse(page, gripOf(page, 'F lon'), rowOf(page, 'A pie'));
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await listIs(page, 'F lon', 'A par', '—', 'F esp ce', 'A pie');
    await dragWithMouse(page, gripOf(page, 'F lon'), rowOf(page, 'A pie'));
    await page.mouse.up();
    await starving(page, 'AFFAME par');
    // The lot takes the only other army first.
    await said(page, 'F lon mangera.');
    // Let go, a row lies where the list puts it.
    await expect
      .poll(() => page.locator('.ec-hunger-row').evaluateAll((rows) => rows.map((row) => getComputedStyle(row).translate)))
      .toEqual(Array(5).fill('none'));

    // The build taken back takes its hunger along.
    await page.getByRole('button', { name: 'Construire armée en par' }).click();
    await starving(page);
    await listIs(page, 'sort', '—', 'F lon', 'F esp ce', 'A pie');

    // Bonds, factories, gifts.
    await panel.getByRole('heading', { name: 'Bons techniques, 4 à placer' }).waitFor();
    await panel.getByRole('button', { name: 'Bons sur l’unité en esp\u00a0: plus' }).click();
    await panel.getByRole('heading', { name: 'Bons techniques, 3 à placer' }).waitFor();
    await panel.getByText('force 1 → 2').waitFor();
    await panel.getByRole('switch', { name: 'Mettre en service l’usine de lon' }).click();
    await panel.getByRole('heading', { name: 'Usines, il reste 1 MP' }).waitFor();
    await panel.getByText('il faut 2 MP').first().waitFor();
    await panel.getByRole('heading', { name: 'Usines neuves, 300 kg d’or chacune' }).waitFor();
    await panel.getByRole('combobox', { name: 'Province de l’usine neuve' }).selectOption('ham');
    await panel.getByRole('button', { name: 'Bâtir, 300 kg' }).click();
    await panel.getByText(/il restera 700 kg d’or/).waitFor();
    await panel.getByText('Dons', { exact: true }).click();
    await panel.getByRole('button', { name: 'Inscrire' }).click();
    await panel.getByText('Dons, 1 inscrit').waitFor();
    await panel.getByText(/il restera 650 kg d’or/).waitFor();
    await expect
      .poll(() => page.locator('.ec-lines .ec-line-words').allTextContents())
      .toEqual(['RENFORCE F esp ce 1', 'PRODUIT lon', 'USINE ham', 'JE DONNE 50 KG D’OR A USA SECRET']);
    expect(await seriousViolations(page)).toEqual([]);
  });

  it('[EC-13.8] on a phone: a finger drags by the grip, the arrows and the buttons do the same', async () => {
    const page = await house.visitor({ viewport: PHONE, hasTouch: true });
    await sitDown(page, await hungryWinter());
    await listIs(page, 'sort', '—', 'F lon', 'F esp ce', 'A pie');
    await dragWithFinger(page, gripOf(page, 'A pie'), page.locator('.ec-hunger-row').first());
    await starving(page, 'AFFAME A pie');
    await listIs(page, 'A pie', '—', 'F lon', 'F esp ce');

    // The keyboard: up into the list, where food still reaches; up again across the line. The focus goes along.
    await gripOf(page, 'F esp ce').focus();
    await page.keyboard.press('ArrowUp');
    await starving(page, 'AFFAME A pie', 'AFFAME F esp ce');
    await said(page, 'F esp ce mangera, en réserve à la place 2.');
    await page.keyboard.press('ArrowUp');
    await starving(page, 'AFFAME F esp ce', 'AFFAME A pie');
    await listIs(page, 'F esp ce', '—', 'A pie', 'F lon');
    await said(page, 'F esp ce mourra de faim, place 1 sur 1.');
    await page.keyboard.press('End');
    await starving(page, 'AFFAME A pie');
    await expect.poll(() => gripOf(page, 'F esp ce').evaluate((grip) => grip === document.activeElement)).toBe(true);

    await page.getByRole('button', { name: 'Descendre A pie' }).click();
    await starving(page);
    await page.getByRole('button', { name: 'Monter F lon' }).click();
    await starving(page, 'AFFAME F lon');
    expect(await seriousViolations(page)).toEqual([]);
  });
});

it('[EC-13.8] [EC-4.10.3] [EC-4.10.5] removals due: the rule takes the farthest unit until its owner names another', async () => {
  const page = await house.visitor({ viewport: WIDE });
  // Hamburg is left, and taken by Eastern Europe: five units, four centres.
  const sheets = { 'SPRING_ORDERS 2': 'A ham - ruh', 'AUTUMN_ORDERS 3': 'A ber - ham' };
  const { links, close } = await firstWinter(page, house.url, { seats: 'choose' }, sheets);
  close();
  await sitDown(page, at(links, EOC));
  const panel = page.locator('.ec-winter-panel');
  await panel.getByRole('heading', { name: 'Retraits, 0 sur 1' }).waitFor();
  await panel.getByText('4 unités nourries, il restera 4 TB.').waitFor();
  await panel.getByRole('listitem').filter({ hasText: 'A ruh' }).getByText('retirée par la règle').waitFor();
  await page.getByRole('button', { name: 'Retirer esp' }).click();
  await panel.getByRole('heading', { name: 'Retraits, 1 sur 1' }).waitFor();
  expect(await panel.getByText('retirée par la règle').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Retirer ruh' }).isDisabled()).toBe(true);
  // Bonds are for those who stay.
  expect(await panel.getByRole('spinbutton', { name: 'Bons sur l’unité en esp' }).count()).toBe(0);
});

describe('ten players', () => {
  /** Colour and shape of the first counter in a place. */
  const look = (place: Locator): Promise<string> =>
    place
      .locator('.token path')
      .first()
      .evaluate((path) => `${path.getAttribute('fill')} ${path.getAttribute('d')}`);

  it('[EC-13.1] [EC-3.1] a power drawn by lot has one colour and one shape, wherever the house and the game draw it', async () => {
    const host = await house.visitor({ viewport: TABLET });
    const { links, close } = await firstWinter(host, house.url, { seats: 'random' });
    close();
    await sitDown(host, at(links, EOC));
    const accounts = host.locator('.account');
    await host.locator('.ec-account').nth(9).waitFor();
    const looks = new Set<string>();
    for (const account of await accounts.all()) {
      expect(await look(account.locator('.who'))).toBe(await look(account.locator('[data-explain^="power "]')));
      looks.add(await look(account.locator('.who')));
    }
    expect(looks.size).toBe(10);
    expect(await look(host.locator('.bar'))).toBe(await look(accounts.nth(EOC)));
  });

  it.each([
    ['phone', PHONE],
    ['tablet', TABLET],
    ['wide', WIDE],
  ] as const)('every panel beside the board can be read with the keyboard alone: %s', async (_, viewport) => {
    const page = await house.visitor({ viewport });
    const { links, close } = await firstWinter(page, house.url);
    close();
    await sitDown(page, at(links, 0));
    await page.locator('.ec-winter-panel').waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    const panel = viewport === PHONE ? '.phone-sheet' : '#tab-panel';
    const names = viewport === WIDE ? ['Journal', 'Parole', 'Registre', 'Règles'] : ['Joueurs', 'Journal', 'Parole', 'Registre', 'Règles'];
    for (const name of names) {
      await (viewport === PHONE ? page.locator('.foot-tabs').getByRole('button', { name }) : page.getByRole('tab', { name })).click();
      await page.locator(panel).locator('> :not(header)').first().waitFor();
      expect([name, await seriousViolations(page, panel)]).toEqual([name, []]);
    }
  });
});
