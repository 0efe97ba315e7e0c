import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { range } from '#kernel/collections.ts';
import type { CreatedTable, CreateTable } from '#protocol';
import { seriousViolations } from './support/axe.ts';
import { SIZES, WIDE } from './support/house.ts';
import { sees } from './support/looking.ts';
import { bots, chairOf, framesOf, here, openTable, scenesOf, sitDown } from './support/tables.ts';
import { testHouse } from './support/tested-house.ts';
import { answerBy, barState, playTogether, takeTurn } from './support/player.ts';
import { playToTheEnd } from './support/sitting.ts';

const house = await testHouse();

const open = (page: Page, options: CreateTable['options'], people: number, others: number): Promise<CreatedTable> =>
  openTable(page, { game: 'mull-money', options, seats: [...here(...['Camille', 'Bruno', 'Inès'].slice(0, people)), ...bots(others)] });

/** One page for each person, in a browser of his own, and every frame it received. */
const sit = async (opened: CreatedTable, count: number): Promise<readonly { readonly page: Page; readonly frames: readonly string[] }[]> =>
  Promise.all(
    range(count).map(async (seat) => {
      const page = await house.visitor({ viewport: WIDE });
      const frames = framesOf(page);
      await sitDown(page, opened, seat);
      return { page, frames };
    }),
  );

describe.each(SIZES)('Müll + Money, $name', ({ viewport }) => {
  it('[MM-4.10.6] [MM-5.5] [MM-13.9] a whole game against bots, and the final count explained line by line', async () => {
    const page = await house.visitor({ viewport });
    await sitDown(page, await open(page, { missionLimit: 3 }, 1, 2), 0);
    expect(await seriousViolations(page)).toEqual([]);
    await playToTheEnd(page);
    await sees(page, /Croissance/);
    expect(await seriousViolations(page)).toEqual([]);
  });
});

it('[MM-13.1] the balance board, the mission and the first player’s Euro are on the table', async () => {
  const page = await house.visitor({ viewport: WIDE });
  await page.goto(chairOf(await open(page, {}, 1, 1), 0));
  const board = page.locator('.board-slot');
  await board.getByText('Bilan').first().waitFor();
  await sees(board, /Mission 1/);
  for (const column of ['14', '15', '16', '17', '18', '19', '20']) expect(await board.getByText(column, { exact: false }).count()).toBeGreaterThan(0);
  await sees(board, /salaires 5/);
  await sees(page.locator('.accounts'), /trésorerie/i);
});

it('[MM-13.3] a set explains its cards under the pointer and when pressed, and only its button takes it', async () => {
  const page = await house.visitor({ viewport: WIDE });
  await page.goto(chairOf(await open(page, {}, 1, 1), 0));
  await page.locator('.bar[data-state="act"]').waitFor();
  const free = page.locator('.mm-lot-offered').first();
  const title = page.getByRole('tooltip').locator('.explain-title');
  const said = new Set<string>();
  for (const card of await free.locator('.mm-card').all()) {
    const box = await card.boundingBox();
    if (box === null) throw new Error('a card of the set is not drawn');
    // One button covers the whole set: the card under the pointer speaks all the same.
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    const words = async (): Promise<string> => ((await title.count()) === 1 ? ((await title.textContent()) ?? '') : '');
    await expect.poll(async () => said.has(await words()) || (await words()) === '').toBe(false);
    said.add(await words());
    expect(await page.getByRole('tooltip').getByRole('button', { name: /MM-\d/ }).count()).toBeGreaterThan(0);
  }
  await free.locator('.mm-lot-press').click();
  const sheet = page.getByRole('dialog', { name: /ce que ses cartes feraient/ });
  await sheet.waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  expect(await page.locator('.mm-lot-mine').count()).toBe(0);

  await page.getByRole('tab', { name: 'Règles' }).click();
  await page.locator('.rule.reached').getByText('MM-4.5.1').waitFor();

  await free.locator('.mm-lot-press').click();
  await sheet.getByRole('button', { name: /^Prendre le lot/ }).click();
  await page.locator('.mm-lot-mine').waitFor();
});

const BID = /^(Offrir|Laisser à)/;
const isBidding = async (page: Page): Promise<boolean> =>
  (await barState(page)) === 'act' && (await page.locator('.bar').getByRole('button', { name: BID }).count()) > 0;

it('[MM-4.8.1] [MM-7.1] [MM-7.2] two browsers meet in an auction, and nobody is sent another’s treasury', async () => {
  const host = await house.visitor({ viewport: WIDE });
  const people = await sit(await open(host, {}, 2, 1), 2);
  const pages = people.map(({ page }) => page);
  const bidders = async (): Promise<readonly Page[]> => {
    const bidding = await Promise.all(pages.map(isBidding));
    return pages.filter((_, index) => bidding[index]);
  };
  await playTogether(pages, [/^Vendre/, /Vente/], async () => (await bidders()).length > 0);
  const [bidder] = await bidders();
  if (bidder === undefined) throw new Error('nobody was asked to bid');
  await takeTurn(bidder, [/^Offrir/, /^Laisser à/, /^Passer/]);
  for (const { frames } of people) {
    for (const scene of scenesOf(frames)) {
      const { cash }: { readonly cash: readonly (number | null)[] } = Object(scene.view);
      expect(cash.filter((sum) => sum !== null)).toHaveLength(1);
    }
    expect(frames.length).toBeGreaterThan(3);
  }
});

const isAskedToVote = async (page: Page): Promise<boolean> =>
  (await barState(page)) === 'act' && /propose/.test((await page.locator('.bar-words').textContent()) ?? '');

const negotiation = (page: Page) => page.locator('.bar').getByRole('button', { name: /^Négocier…/ });
const mayPropose = async (page: Page): Promise<boolean> => (await barState(page)) === 'act' && (await negotiation(page).count()) > 0;

/** Three people play until one has a Negotiation to play, who proposes a law. Cards are dealt by chance: a game that ends before is followed by another. */
const untilVote = async (host: Page): Promise<readonly Page[]> => {
  for (;;) {
    const pages = (await sit(await open(host, { mode: 'simulation' }, 3, 0), 3)).map(({ page }) => page);
    const negotiator = async (): Promise<Page | undefined> => pages[(await Promise.all(pages.map(mayPropose))).indexOf(true)];
    await playTogether(pages, [/^Prendre le lot.*Négociation/], async () => (await negotiator()) !== undefined);
    const proposer = await negotiator();
    if (proposer !== undefined) {
      await negotiation(proposer).click();
      // The law book, with the sentence that would be voted on.
      const form = proposer.locator('.mm-proposal');
      await form.locator('.mm-preview p').first().waitFor();
      await answerBy(proposer, () => form.locator('button[type="submit"]').click());
      return pages;
    }
    for (const page of pages) await page.close();
  }
};

it('[MM-6.4.2] three browsers vote on a law, sealed until the last ballot', async () => {
  const pages = await untilVote(await house.visitor({ viewport: WIDE }));
  for (const page of pages) await expect.poll(() => isAskedToVote(page)).toBe(true);
  const decided = (page: Page) => page.locator('.log').getByText(/adoptée|rejetée/);
  for (const [index, page] of pages.entries()) {
    // Whoever has not voted still owes his ballot, and nobody has read the result.
    for (const other of pages.slice(index)) expect(await isAskedToVote(other)).toBe(true);
    expect(await decided(page).count()).toBe(0);
    await takeTurn(page);
  }
  for (const page of pages) await decided(page).first().waitFor();
});
