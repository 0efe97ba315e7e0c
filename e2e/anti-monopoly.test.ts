import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { CreatedTable, CreateTable } from '#protocol';
import { seriousViolations } from './support/axe.ts';
import { SIZES, WIDE } from './support/house.ts';
import { bots, chairOf, framesOf, here, openTable, sitDown } from './support/tables.ts';
import { testHouse } from './support/tested-house.ts';
import { barState, playTogether } from './support/player.ts';

const house = await testHouse();

const NAMES = ['Camille', 'Bruno'];
const open = (page: Page, options: CreateTable['options'], people: number, others: number): Promise<CreatedTable> =>
  openTable(page, { game: 'anti-monopoly', options, seats: [...here(...NAMES.slice(0, people)), ...bots(others)] });

interface Person {
  readonly page: Page;
  readonly name: string;
  /** Every frame this person was sent. */
  readonly frames: readonly string[];
}

/** One page for each person, in a browser of his own. */
const sit = async (opened: CreatedTable, viewport: typeof WIDE): Promise<readonly Person[]> =>
  Promise.all(
    NAMES.map(async (name, seat) => {
      const page = await house.visitor({ viewport });
      const frames = framesOf(page);
      await sitDown(page, opened, seat);
      return { page, name, frames };
    }),
  );

/** Everybody's cash as the page shows it, in the order of the seats. */
const cashOn = async (page: Page): Promise<readonly number[]> => {
  const sums = await page.locator('b[data-explain^="cash "]').allTextContents();
  return sums.map((sum) => Number(sum.replaceAll('\u00a0', '')));
};

/** What the title went for, as a person's page is told it; before it is, nothing. */
const priceIn = ({ frames }: Person): number =>
  Number(frames.map((frame) => /"log\.auctionSold","args":\{.*?"amount":\{"money":(\d+)\}/.exec(frame)?.[1]).find((price) => price !== undefined));

const button = (page: Page, name: RegExp) => page.locator('.bar').getByRole('button', { name });
const offers = async (page: Page, name: RegExp): Promise<boolean> => (await barState(page)) === 'act' && (await button(page, name).count()) > 0;

/** The ceiling that Camille seals, as a figure of a view or of a sentence. */
const SEALED = /"(?:amount|money)":7350\b/;

const PLAY = [/^Refuser/, /^Acheter/, /^Lancer/, /^Relancer/];

describe.each(SIZES)('Anti-Monopoly II, $name', ({ viewport }) => {
  it('[AM-13.9] [AM-13.12] [AM-5.2] [AM-13.8] a whole game against bots, from the choice of a camp to the count', async () => {
    const page = await house.visitor({ viewport });
    await sitDown(page, await open(page, { roundLimit: 6, auctions: false }, 1, 3), 0);
    expect(await seriousViolations(page)).toEqual([]);
    const near = page.locator('.am-round-last').first();
    let stoodOut = false;
    const over = async (): Promise<boolean> => {
      stoodOut ||= await near.isVisible();
      return (await barState(page)) === 'over';
    };
    await playTogether([page], [/^Libre-concurrent/, /^Monopoliste/, ...PLAY], over);
    expect(await barState(page)).toBe('over');
    expect(stoodOut).toBe(true);
    const count = page.locator('.end-sheet .am-count');
    await count.getByRole('heading', { name: /gagne, pour les|Victoire partagée|Partie nulle/ }).waitFor();
    await count.getByText('valeur de liquidation + un loyer de chaque titre (AM-5.7)').waitFor();
    expect(await count.getByText('représente son camp').count()).toBe(2);
    expect(await seriousViolations(page)).toEqual([]);
  });

  it('[AM-4.8.6] [AM-7.5] two browsers seal their ceilings, and nobody is sent another’s', async () => {
    const host = await house.visitor({ viewport });
    const people = await sit(await open(host, {}, 2, 0), viewport);
    const pages = people.map(({ page }) => page);
    const asked = async (): Promise<boolean> => (await Promise.all(pages.map((page) => offers(page, /^Sceller/)))).every(Boolean);
    await playTogether(pages, [/^Mettre aux enchères/, /^Lancer/], asked);
    expect(await asked()).toBe(true);
    const [first, second] = people;
    if (first === undefined || second === undefined) throw new Error('two people sit here');
    expect(await seriousViolations(first.page)).toEqual([]);
    const ceiling = first.page.locator('.bar').getByRole('spinbutton');
    const opening = Number(await ceiling.getAttribute('aria-valuenow'));
    await ceiling.fill('7350');
    await ceiling.press('Tab');
    await button(first.page, /^Sceller/).click();
    // The panel says what was sealed to its owner, and only that there is an answer to the other.
    await first.page.locator('.am-panel').getByText('7\u00a0350').waitFor();
    await second.page.locator('.am-panel').getByText('a répondu').waitFor();
    expect(second.frames.some((frame) => SEALED.test(frame))).toBe(false);
    await button(second.page, /^Sceller/).click();
    // AM-4.8.7: the winner pays the second ceiling plus 100, and all answers become public.
    // The game may go on at once, with what the next player pays: their cash tells nothing of the price, its line does.
    await first.page.locator('.am-panel').filter({ hasText: 'Enchères' }).waitFor({ state: 'detached' });
    for (const person of people) await expect.poll(() => priceIn(person)).toBe(opening + 100);
    await expect.poll(() => second.frames.filter((frame) => SEALED.test(frame)).length).toBe(1);
  });

  it('[AM-4.10.2] [AM-4.10.4] [AM-13.6] a trade is built in one browser and accepted in the other', async () => {
    const host = await house.visitor({ viewport });
    const people = await sit(await open(host, { auctions: false }, 2, 0), viewport);
    const pages = people.map(({ page }) => page);
    const ownsSomething = async ({ page }: Person): Promise<boolean> => (await offers(page, /^Échanger/)) && (await offers(page, /^Gérer les titres/));
    const mayTrade = async (): Promise<boolean> => (await Promise.all(people.map(ownsSomething))).some(Boolean);
    await playTogether(pages, PLAY, mayTrade);
    const turns = await Promise.all(people.map(ownsSomething));
    const proposer = people[turns.indexOf(true)];
    const partner = people[turns.indexOf(false)];
    if (proposer === undefined || partner === undefined) throw new Error('nobody could trade');
    const before = await cashOn(proposer.page);
    await button(proposer.page, /^Échanger/).click();
    const dialog = proposer.page.getByRole('dialog', { name: 'Proposer un échange' });
    await dialog.waitFor();
    const send = dialog.getByRole('button', { name: 'Proposer' });
    // AM-4.10.3: no gifts; the dialog says so and cites the clause.
    await dialog.getByRole('button', { name: /AM-4\.10\.3/ }).waitFor();
    expect(await send.isDisabled()).toBe(true);
    const given = dialog.getByRole('group').first().getByRole('checkbox').first();
    await given.check();
    await dialog.getByRole('spinbutton').last().fill('450');
    await dialog.getByRole('spinbutton').last().press('Enter');
    expect(await seriousViolations(proposer.page)).toEqual([]);
    await send.click();
    const offer = partner.page.getByRole('dialog', { name: `Offre de ${proposer.name}` });
    await offer.getByText('450 en espèces').waitFor();
    await offer.getByText('Loyers par passage, avant et après').waitFor();
    expect(await seriousViolations(partner.page)).toEqual([]);
    await offer.getByRole('button', { name: 'Accepter' }).click();
    await offer.waitFor({ state: 'detached' });
    await proposer.page.locator('.bar[data-state="act"]').waitFor();
    await expect.poll(() => cashOn(proposer.page)).toEqual(before.map((cash, seat) => cash + (people[seat] === proposer ? 450 : -450)));
  });
});

/** AM-13.9: a camp that was given is told with the comparison of both, until it is put away. */
const putCampAway = async (page: Page, name: string, lead: RegExp): Promise<void> => {
  const told = page.getByRole('dialog', { name });
  await told.getByText(lead).waitFor();
  await page.keyboard.press('Escape');
  await told.waitFor({ state: 'detached' });
};

it('[AM-13.1] [AM-13.4] the keyboard walks the forty squares and lays a title in the middle', async () => {
  const page = await house.visitor({ viewport: WIDE });
  await page.goto(chairOf(await open(page, { roleAssignment: 'random' }, 1, 1), 0));
  // Nobody moves while a person is asked.
  await page.locator('.bar[data-state="act"]').waitFor();
  await putCampAway(page, 'Les deux camps', /^Vous jouez avec les/);
  await expect.poll(() => page.locator('.board-slot [data-press^="square-"]').count()).toBe(40);
  await page.locator('[data-press="square-0"]').focus();
  for (const key of ['Home', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
  const deed = page.getByRole('region', { name: 'Rome, Via Appia' });
  await deed.waitFor();
  for (const sum of ['60', '110', '310', '120', '520']) expect(await deed.getByText(sum, { exact: true }).count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Voir le plateau en tableau' }).click();
  await expect.poll(() => page.locator('.board-table tbody tr').count()).toBe(40);
  expect(await seriousViolations(page)).toEqual([]);
});

it('[AM-13.3] [AM-13.10] [AM-13.11] bank, help of the camps and the line on names are one press away, in both languages', async () => {
  const page = await house.visitor({ viewport: WIDE, locale: 'en-GB' });
  await page.goto(chairOf(await open(page, { roleAssignment: 'random' }, 1, 1), 0));
  await page.locator('.bar[data-state="act"]').waitFor();
  await putCampAway(page, 'The two camps', /^You play with the/);
  await page.getByRole('button', { name: 'Guide to the camps' }).click();
  const help = page.getByRole('dialog', { name: 'The two camps' });
  await help.getByText('price war, keeps earning').waitFor();
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Bank and cards' }).click();
  const bank = page.getByRole('dialog', { name: 'The bank' });
  await bank.getByText('35\u00a0houses').waitFor();
  await bank.getByText(/Round 1 of 60/).waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByText('Names are trademarks of their respective owners; this project is not affiliated with them.').first().waitFor();
});
