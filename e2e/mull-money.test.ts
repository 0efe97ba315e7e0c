import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Patch, patched } from '#protocol';
import { seriousViolations } from './support/axe.ts';
import { type House, openHouse, PHONE, WIDE } from './support/house.ts';
import { answerBy, barState, playTogether, takeTurn } from './support/player.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.close();
});

interface Opened {
  readonly table: string;
  readonly seats: readonly { readonly seat: number; readonly token: string }[];
}

const open = async (page: Page, options: Readonly<Record<string, unknown>>, people: number, bots: number): Promise<Opened> => {
  const names = ['Camille', 'Bruno', 'Inès'];
  const created = await page.request.post('/api/tables', {
    data: {
      game: 'mull-money',
      options,
      seats: [...names.slice(0, people).map((name) => ({ kind: 'here', name })), ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'decent' }))],
      secondsPerDecision: null,
      watching: 'link',
      referee: 'auto',
      start: true,
      lang: 'fr',
    },
  });
  expect(created.ok()).toBe(true);
  return created.json();
};

/** One page for each person, in a browser of his own, and every frame it received. */
const sit = async (opened: Opened, count: number): Promise<readonly { readonly page: Page; readonly frames: string[] }[]> =>
  Promise.all(
    opened.seats.slice(0, count).map(async ({ token }) => {
      const page = await house.visitor({ viewport: WIDE });
      const frames: string[] = [];
      page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
      await page.goto(`/t/${opened.table}#s=${token}`);
      await page.locator('.bar').waitFor();
      return { page, frames };
    }),
  );

describe.each([
  { name: 'phone', viewport: PHONE },
  { name: 'wide', viewport: WIDE },
])('Müll + Money, $name', ({ viewport }) => {
  it('[MM-4.10.6] [MM-5.5] [MM-13.9] a whole game against bots, and the final count explained line by line', async () => {
    const page = await house.visitor({ viewport });
    const { table, seats } = await open(page, { missionLimit: 3 }, 1, 2);
    await page.goto(`/t/${table}#s=${seats[0]?.token}`);
    await page.locator('.bar').waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await playTogether([page], [/^Produire/, /^Laisser/, /^Passer/], async () => (await barState(page)) === 'over');
    expect(await barState(page)).toBe('over');
    await page
      .getByText(/Croissance/)
      .first()
      .waitFor();
    expect(await seriousViolations(page)).toEqual([]);
  });
});

it('[MM-13.1] the balance board, the mission and the first player’s Euro are on the table', async () => {
  const page = await house.visitor({ viewport: WIDE });
  const { table, seats } = await open(page, {}, 1, 1);
  await page.goto(`/t/${table}#s=${seats[0]?.token}`);
  const board = page.locator('.board-slot');
  await board.getByText('Bilan').first().waitFor();
  await board
    .getByText(/Mission 1/)
    .first()
    .waitFor();
  for (const column of ['14', '15', '16', '17', '18', '19', '20']) expect(await board.getByText(column, { exact: false }).count()).toBeGreaterThan(0);
  await board
    .getByText(/salaires 5/)
    .first()
    .waitFor();
  await page
    .locator('.accounts')
    .getByText(/trésorerie/i)
    .first()
    .waitFor();
});

it('[MM-13.3] a set explains its cards under the pointer and when pressed, and only its button takes it', async () => {
  const page = await house.visitor({ viewport: WIDE });
  const { table, seats } = await open(page, {}, 1, 1);
  await page.goto(`/t/${table}#s=${seats[0]?.token}`);
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
    let scene: unknown = null;
    for (const frame of frames) {
      const message: { readonly t: string; readonly scene?: unknown; readonly patch?: Patch | null } = JSON.parse(frame);
      if (message.t === 'scene') ({ scene } = message);
      if (message.t === 'change') scene = patched(scene, message.patch ?? null);
      const { cash }: { readonly cash: readonly (number | null)[] } = Object(scene).view;
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

it('no page complained', () => {
  expect(house.complaints).toEqual([]);
});
