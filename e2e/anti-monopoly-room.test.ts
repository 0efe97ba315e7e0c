import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { antiMonopoly } from '#games/anti-monopoly/index.ts';
import type { Player, State, Table } from '#games/anti-monopoly/types.ts';
import { at } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { players, stateOf } from '#games/anti-monopoly/page/testing/position.ts';
import { testHouse } from './support/tested-house.ts';
import { lay } from './support/laid.ts';

/* Nothing of a title or a panel is cut off, and no pawn stands on one, at the sizes that people have. */

const house = await testHouse();

const WIDE_SIZES = [
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
];
const PHONE_SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 800 },
];

const NAMES = ['Léa', 'Malik', 'Chloé', 'Théo', 'Inès', 'Omar'];
const MALIK = 1;

const withMalik = (change: Partial<Player>): readonly Player[] => players.with(MALIK, { ...at(players, MALIK), ...change });

/** Malik stands here. */
const standing = (pos: number, change: Partial<Table>): State => stateOf({ ...change, players: withMalik({ pos }) }, { incomeTaxCountsBuildings: true });

/** Each kind of panel and of title, and words that were lost once. */
const KINDS: readonly { readonly name: string; readonly state: State; readonly says: readonly string[] }[] = [
  { name: 'a title to buy', state: stateOf(), says: ['il vous resterait', 'Vous aurez deux rues de Paris'] },
  { name: 'a title too dear', state: stateOf({}, {}, [4120, 1700, 2480, 1960, 6040, 890]), says: ['Il faut 2\u00a0200 en espèces.'] },
  {
    name: 'ceilings',
    state: stateOf({ point: { kind: 'ceilings', title: 'PAR2', opening: 1100, order: [2, 3, 4, 5, 0, 1], asked: [0, 1, 2, 3, 4], answered: [2] } }),
    says: ['Rien n’est révélé avant la dernière réponse.', 'loyer pour vous'],
  },
  {
    name: 'rising bids',
    state: stateOf({
      point: { kind: 'bidding', seat: MALIK, title: 'PAR2', minimum: 1300, high: { seat: 2, amount: 1200 }, queue: [3, 4, 0, 1, 2], passed: [5] },
    }),
    says: ['meilleure enchère', 'passe'],
  },
  {
    name: 'the tax',
    state: standing(4, { point: { kind: 'taxChoice', seat: MALIK, flat: 2000, percent: 1850 } }),
    says: ['10\u00a0% de 1\u00a0500 de bâtiments', 'arrondi à la dizaine inférieure'],
  },
  {
    name: 'a debt',
    state: standing(31, { point: { kind: 'raiseCash', seat: MALIK }, debts: [{ debtor: MALIK, creditor: 3, amount: 6000, reason: 'rent' }] }),
    says: ['il manque', 'Hypothéquer\u00a0: Autocars'],
  },
  {
    name: 'detention',
    state: stateOf({
      point: { kind: 'preThrow', seat: MALIK },
      players: withMalik({ pos: 10, detained: true, detainedTurns: 1 }),
    }),
    says: ['En prison vous n’encaissez ni loyer ni argent des cartes.'],
  },
];

/** What is cut off, or hangs out of the middle. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const part of document.querySelectorAll('.am-panel, .am-middle, .am-deed, .am-side, .am-centre')) {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth, className } = part;
      if (scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1)
        found.push(`${className}: ${scrollHeight} of ${clientHeight}, ${scrollWidth} of ${clientWidth}`);
    }
    const inside = document.querySelector('.am-inside')?.getBoundingClientRect();
    for (const part of document.querySelectorAll('.am-inside .am-centre > *')) {
      const { top, bottom, height } = part.getBoundingClientRect();
      if (inside !== undefined && height > 0 && (top < inside.top - 1 || bottom > inside.bottom + 1)) found.push(`${part.className} hangs out`);
    }
    return found;
  });

/** Pawns that stand in the middle. */
const trespassers = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const inside = document.querySelector('.am-inside')?.getBoundingClientRect();
    const pawns = [...document.querySelectorAll('.am-over-drawing g[style]')].map((pawn) => pawn.getBoundingClientRect());
    if (inside === undefined || pawns.length === 0) return -1;
    const reaches = ({ left, right, top, bottom }: DOMRect): boolean =>
      right > inside.left + 2 && left < inside.right - 2 && bottom > inside.top + 2 && top < inside.bottom - 2;
    return pawns.filter(reaches).length;
  });

const laid = async (state: State, you: Seat = MALIK): Promise<Page> => {
  const page = await house.visitor({ viewport: WIDE_SIZES[0] });
  await lay(page, { game: antiMonopoly, state, names: NAMES, you });
  return page;
};

describe.each(KINDS)('$name', ({ state, says }) => {
  it('[AM-13.4] [AM-13.5] is shown whole, wide and on a phone', async () => {
    const page = await laid(state);
    for (const size of [...WIDE_SIZES, ...PHONE_SIZES]) {
      await page.setViewportSize(size);
      await expect.poll(() => page.locator('.am-board-phone').count()).toBe(size.width < 720 ? 1 : 0);
      await expect.poll(() => cutOff(page)).toEqual([]);
      expect(await trespassers(page)).toBe(0);
      for (const words of says) expect(await page.locator('.am-board').getByText(words).first().isVisible()).toBe(true);
    }
    // Own money is on the first screen of a phone, whatever is asked.
    const own = await page.locator('.am-own').boundingBox();
    expect(own === null ? 0 : own.y + own.height).toBeGreaterThan(0);
    expect(own === null ? 0 : own.y + own.height).toBeLessThan(700);
  });
});

it.each([
  { seat: MALIK, square: 8, title: 'Berlin, Kurfürstendamm', action: 'Bâtir, 500' },
  { seat: 2, square: 16, title: 'Amsterdam, Dam', action: 'Vendre 5' },
])('[AM-13.4] $title, one’s own, is shown whole when it was asked for, with all that can be done', async ({ seat, square, title, action }) => {
  const page = await laid(stateOf({ active: seat, point: { kind: 'preThrow', seat } }), seat);
  for (const size of [...WIDE_SIZES, ...PHONE_SIZES]) {
    await page.setViewportSize(size);
    await expect.poll(() => page.locator('.am-board-phone').count()).toBe(size.width < 720 ? 1 : 0);
    await page.locator(`[data-press="square-${square}"]`).press('Enter');
    const deed = page.getByRole('region', { name: title });
    await deed.getByRole('button', { name: action }).waitFor();
    await expect.poll(() => cutOff(page)).toEqual([]);
    if (size.width < 720) await page.keyboard.press('Escape');
    else await page.getByRole('button', { name: 'Refermer le titre' }).click();
    await deed.waitFor({ state: 'detached' });
  }
});

it('[AM-4.8.4] [AM-4.10.4] a phone tells how an auction and a trade ended, and keeps its last round apart', async () => {
  const page = await laid(
    stateOf(
      {
        round: 60,
        point: { kind: 'preThrow', seat: MALIK },
        houses: 35,
        lastAuction: { round: 60, title: 'PAR3', answers: [], sold: { seat: 2, amount: 2300 } },
        lastTrade: {
          round: 60,
          answer: 'rejected',
          trade: { proposer: MALIK, to: 3, giveTitles: ['PAR1'], giveCash: 0, getTitles: [], getCash: 1800 },
        },
      },
      {},
      [30_000, 25_350, 12_480, 31_960, 26_040, 20_890],
    ),
  );
  for (const size of PHONE_SIZES) {
    await page.setViewportSize(size);
    await page.locator('.am-board-phone .am-news').getByText('Théo refuse la proposition de Malik').waitFor();
    const news = await page.locator('.am-news').boundingBox();
    expect(news === null ? size.height : news.y).toBeLessThan(size.height - 100);
    await expect.poll(() => cutOff(page)).toEqual([]);
    const parts = await page.locator('.am-centre-phone > *').all();
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    for (const [index, box] of boxes.entries()) {
      const before = boxes[index - 1];
      if (box !== null && before !== null && before !== undefined) expect(box.y).toBeGreaterThanOrEqual(before.y + before.height - 1);
    }
    await page.getByRole('button', { name: 'Voir le plateau en tableau' }).click();
    const table = page.locator('.board-table');
    await table.waitFor();
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await table.getByText('pions\u00a0: Malik').waitFor();
    await page.getByRole('button', { name: 'Revenir au plateau' }).click();
  }
});
