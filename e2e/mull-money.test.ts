import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousViolations } from './support/axe.ts';
import { type House, openHouse, PHONE, WIDE } from './support/house.ts';
import { barState, takeLikeliest } from './support/player.ts';

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

/** Whoever is asked answers, until `until` holds or the patience ends. */
const playTogether = async (pages: readonly Page[], prefer: readonly RegExp[], until: () => Promise<boolean>, rounds = 60): Promise<void> => {
  for (let round = 0; round < rounds; round++) {
    if (await until()) return;
    await Promise.race(pages.map((page) => page.locator('.bar[data-state="act"], .bar[data-state="over"]').first().waitFor({ timeout: 30_000 })));
    for (const page of pages) {
      if (await until()) return;
      if ((await barState(page)) !== 'act') continue;
      // A panel may open late or an offer be gone already: the next round sees what is there.
      await takeLikeliest(page, prefer).catch(() => undefined);
      await page.waitForTimeout(250);
    }
  }
};

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

it('[MM-4.8.1] [MM-7.1] [MM-7.2] two browsers meet in an auction, and nobody is sent another’s treasury', async () => {
  const host = await house.visitor({ viewport: WIDE });
  const people = await sit(await open(host, {}, 2, 1), 2);
  const pages = people.map(({ page }) => page);
  const bidding = async (): Promise<boolean> => {
    for (const page of pages)
      if (
        (await page
          .locator('.bar')
          .getByRole('button', { name: /^(Offrir|Laisser à)/ })
          .count()) > 0
      )
        return true;
    return false;
  };
  await playTogether(pages, [/^Vendre/, /Vente/], bidding);
  expect(await bidding()).toBe(true);
  const asked = await Promise.all(pages.map(async (page) => ((await barState(page)) === 'act' ? page : null)));
  const bidder = asked.find((page) => page !== null);
  await takeLikeliest(bidder ?? host, [/^Offrir/, /^Laisser à/, /^Passer/]);
  for (const { page, frames } of people) {
    const own = await page.evaluate(() => document.querySelectorAll('.bar').length);
    expect(own).toBe(1);
    for (const frame of frames) {
      const { scene } = JSON.parse(frame);
      if (scene?.view === undefined || scene.view === null) continue;
      const known = scene.view.cash.filter((cash: number | null) => cash !== null);
      expect(known).toHaveLength(1);
    }
  }
});

const isAskedToVote = async (page: Page): Promise<boolean> =>
  (await barState(page)) === 'act' && /propose/.test((await page.locator('.bar-words').textContent()) ?? '');

/** Cards are dealt by chance: a game whose first mission brings no proposal is left, and another one begun. */
const untilVote = async (host: Page): Promise<readonly Page[]> => {
  for (let game = 0; game < 8; game++) {
    const pages = (await sit(await open(host, { mode: 'simulation' }, 3, 0), 3)).map(({ page }) => page);
    const someAsked = async (): Promise<boolean> => (await Promise.all(pages.map(isAskedToVote))).some(Boolean);
    await playTogether(pages, [/proposer/, /Négoci/], someAsked, 8);
    if (await someAsked()) return pages;
    for (const page of pages) await page.close();
  }
  throw new Error('eight games brought no vote');
};

it('[MM-6.4.2] three browsers vote on a law, sealed until the last ballot', async () => {
  const host = await house.visitor({ viewport: WIDE });
  const pages = await untilVote(host);
  for (const page of pages)
    await page
      .locator('.bar-words')
      .getByText(/propose/)
      .waitFor();
  const [first, ...others] = pages;
  await takeLikeliest(first ?? host);
  await first?.locator('.bar:not([data-state="act"])').waitFor();
  // The others still owe their ballots; the first one waits with them.
  for (const page of others) expect(await isAskedToVote(page)).toBe(true);
  for (const page of others) await takeLikeliest(page);
  await Promise.race(
    pages.map((page) =>
      page
        .locator('.log')
        .getByText(/adoptée|rejetée/)
        .first()
        .waitFor(),
    ),
  );
});

it('no page complained', () => {
  expect(house.complaints).toEqual([]);
});
