import type { Page } from 'playwright-core';
import type { CreatedTable, CreateTable, SeatPlan } from '#protocol';
import { type House, WIDE } from './house.ts';
import { press } from './looking.ts';
import { until } from './patience.ts';
import { openTable } from './tables.ts';

/** Who sits where; the other chairs are bots'. With `seats` = choose the chairs are the powers in the order of the table. */
type People = Readonly<Record<number, string>>;

export interface Person {
  readonly page: Page;
  /** What the page was sent, and what it sent. */
  readonly frames: readonly string[];
  readonly sent: readonly string[];
}

export const openEcodip = async (
  house: House,
  people: People,
  options: CreateTable['options'] = {},
  referee: CreateTable['referee'] = 'auto',
): Promise<CreatedTable> => {
  const host = await house.visitor({});
  const seats = Array.from({ length: 10 }, (_, seat): SeatPlan => {
    const name = people[seat];
    return name === undefined ? { kind: 'bot', level: 'weak' } : { kind: 'here', name };
  });
  return openTable(host, { game: 'ecodip', options: { seats: 'choose', deadlines: 'table', ...options }, seats, referee });
};

/** Somebody opens an address of a table in a browser of his own. */
export const visit = async (house: House, address: string, viewport = WIDE): Promise<Person> => {
  const page = await house.visitor({ viewport });
  const frames: string[] = [];
  const sent: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => frames.push(String(payload)));
    socket.on('framesent', ({ payload }) => sent.push(String(payload)));
  });
  await page.goto(address);
  await page.locator('.ec-board').waitFor();
  return { page, frames, sent };
};

/** A table that was resolved opens with what happened: on to the papers. */
export const toPapers = async (page: Page): Promise<void> => {
  if ((await page.locator('#ec-tab-story[aria-selected="true"]').count()) > 0) await page.locator('#ec-tab-orders').click();
};

/** The bar asks, in a phase that it names. */
export const asked = async (page: Page, words: RegExp): Promise<void> => {
  await page.locator('section.bar[data-state="act"]').filter({ hasText: words }).waitFor();
  await toPapers(page);
};

/** The house has the sheet as it is written. */
export const kept = (page: Page): Promise<void> =>
  page.locator('.ec-state').filter({ hasText: 'Brouillon gardé' }).filter({ hasNotText: 'en route' }).waitFor();

/** Types one order after the other. */
export const typeOrders = async (page: Page, ...lines: readonly string[]): Promise<void> => {
  for (const line of lines) {
    await page.getByRole('textbox', { name: 'Un ordre, en français ou en anglais' }).fill(line);
    await page.getByRole('button', { name: 'Inscrire' }).click();
  }
  await kept(page);
};

/** A phase of retreats asks only some; winter asks all. They are passed with what the rules do for those who write nothing. */
export const untilAsked = async (pages: readonly Page[], words: RegExp): Promise<void> => {
  await until('the season', async () => {
    const states = await Promise.all(pages.map((page) => page.locator('section.bar').textContent()));
    if (states.every((text) => words.test(text ?? ''))) return true;
    let goesOn = false;
    for (const page of pages) {
      const between = page.locator('section.bar[data-state="act"]').filter({ hasText: /Retraites|hiver/ });
      if ((await between.count()) === 0) continue;
      await sealOrders(page);
      goesOn = true;
    }
    return goesOn ? 'progress' : false;
  });
  for (const page of pages) await toPapers(page);
};

/** The printed report of the season that was resolved last. */
export const openGazette = async (page: Page): Promise<void> => {
  await page.locator('#ec-tab-story').click();
  await page.locator('.ec-gazette-link').click();
};

/** Sends every unit that has no order to the first province it may go to. */
export const sendAll = async (page: Page, most = 12): Promise<void> => {
  const next = page.locator('.ec-slip').filter({ hasText: 'Unité suivante' });
  for (let units = 0; units < most && (await next.count()) > 0; units++) {
    await next.click();
    const target = page.locator('.ec-composer .ec-slips .ec-slip').first();
    const done = page.locator('.ec-composer.idle');
    // A coast may have to be chosen, too.
    for (let clicks = 0; clicks < 2 && (await done.count()) === 0 && (await target.count()) > 0; clicks++) {
      await target.click();
      await page.waitForTimeout(150);
    }
    if ((await done.count()) === 0) await page.locator('.ec-kinds').getByRole('button', { name: 'Tenir', exact: true }).click();
    await done.waitFor();
  }
};

/** Seals the sheet as it stands, by the bar and the slip that it opens. */
export const sealOrders = async (page: Page): Promise<void> => {
  await press(page.locator('section.bar'), /^Sceller mes ordres/);
  await press(page.locator('.dialog'), /^Sceller/);
  await page.locator('.dialog').waitFor({ state: 'detached' });
};
