import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { at, range } from '#kernel/collections.ts';
import { quickChance } from '#kernel/chance.ts';
import { formatMoney, formatOrdinal } from '#kernel/words.ts';
import { bourse } from '#games/bourse/index.ts';
import type { CreatedChallenge, StartedTry, TableInfo } from '#protocol';
import { Client } from '../src/server/testing/client.ts';
import { seriousViolations } from './support/axe.ts';
import { PHONE, WIDE } from './support/house.ts';
import { press, sees } from './support/looking.ts';
import { until } from './support/patience.ts';
import { playToTheEnd } from './support/sitting.ts';
import { testHouse } from './support/tested-house.ts';

/* A challenge from end to end: given from the options, taken on real pages and by the protocol, and what all of them read of it. */

/** An answer is lost on the line once. */
const house = await testHouse({}, /net::ERR_FAILED/);

const SHOTS = process.env.SHOTS;
const shoot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/challenge-${name}.png`, fullPage: true });
};

const narrow = async (page: Page): Promise<void> => {
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
};

const OTHERS = 16;
const DAY_MS = 86_400_000;

/** Whoever plays by the protocol, each in their own way. */
const playByProtocol = async (challenge: string, n: number): Promise<string> => {
  const response = await fetch(`${house.url}/api/challenges/${challenge}/tries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer key-of-device-number-${n}` },
    body: JSON.stringify({ name: `P${n}`, lang: 'fr' }),
  });
  const { table, seats }: StartedTry = await response.json();
  const client = await Client.join(house.url, { table, token: at(seats, 0).token });
  const player = n % 2 === 0 ? bourse.bots.weak : bourse.bots.decent;
  for (let moves = 0; ; moves++) {
    await client.until(() => client.scene.outcome !== null || client.scene.awaited.includes(0));
    if (client.scene.outcome !== null) break;
    // A page is sent a view of its own game, as the bot is.
    await client.move(player?.choose(sightIn(client), 0, quickChance(1000 * n + moves)));
  }
  client.close();
  return table;
};

type Sight = Parameters<NonNullable<typeof bourse.bots.weak>['choose']>[0];
const isSight = (sight: object): sight is Sight => 'view' in sight && 'offers' in sight;
const sightIn = ({ scene: { view, awaited, offers } }: Client): Sight => {
  const sight = { view, awaited, offers };
  if (!isSight(sight)) throw new Error('no sight');
  return sight;
};

const infoOf = async (table: string): Promise<TableInfo> => (await fetch(`${house.url}/api/tables/${table}`)).json();
const scoreOf = async (table: string): Promise<number> => (await infoOf(table)).outcome?.standings.find(({ seat }) => seat === 0)?.score ?? Number.NaN;

it('is given from the options, with a link, a code to photograph and an empty board; the day shows its plate', async () => {
  const giver = await house.visitor({ viewport: WIDE });
  await giver.goto('/new/mull-money');
  await press(giver, 'Donner cette donne en défi…');
  const dialog = giver.getByRole('dialog');
  await dialog.getByLabel('Nom du défi').fill('Seconde 4');
  expect(await seriousViolations(giver)).toEqual([]);
  await dialog.getByRole('button', { name: 'Donner le défi' }).click();
  await giver.waitForURL(/\/d\/\w+\/board$/);
  await sees(giver, 'Personne encore.');
  await giver.getByRole('img', { name: 'Code QR qui ouvre le défi' }).waitFor();
  expect(await seriousViolations(giver)).toEqual([]);

  const phone = await house.visitor({ viewport: PHONE });
  await phone.goto('/challenge');
  await phone.getByRole('button', { name: 'Relever le défi' }).waitFor();
  await narrow(phone);
  expect(await seriousViolations(phone)).toEqual([]);
  // Nothing of it is there but how many have begun.
  await sees(phone, 'personne n’a encore commencé');
  await shoot(phone, 'today');
  const stale = await phone.context().newPage();
  await stale.goto('/challenge');
  await stale.getByRole('button', { name: 'Relever le défi' }).waitFor();
  // The answer is lost on the line: the same press again finds the same chair, and the one try is not lost with it.
  const lose = async (asked: Route): Promise<void> => {
    await asked.fetch();
    await asked.abort();
  };
  await phone.route('**/tries', lose, { times: 1 });
  await press(phone, 'Relever le défi');
  await phone.getByRole('alert').waitFor();
  await press(phone, /^(?:Relever le défi|Reprendre ma partie)$/);
  await phone.waitForURL(/\/t\//);
  // Another window that was open before goes on with the same game.
  await press(stale, 'Relever le défi');
  await stale.getByRole('link', { name: 'Reprendre ma partie' }).waitFor();
  await stale.close();
});

it('is played by four pages and sixteen others, and tells each of them their place among all', async () => {
  const asked = {
    game: 'bourse',
    options: { turnLimit: 20 },
    seats: 2,
    level: 'decent',
    title: 'Seconde 4',
    tries: 1,
    names: 'shown',
    expected: 21,
    lang: 'fr',
  };
  const response = await fetch(`${house.url}/api/challenges`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...asked, closesAt: Date.now() + 3.5 * DAY_MS }),
  });
  const { challenge, giver }: CreatedChallenge = await response.json();
  // A device that is wrong by a day reads the server's hours.
  const wrong = await house.visitor({ viewport: PHONE });
  await wrong.addInitScript((ms) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + ms;
  }, DAY_MS);
  await wrong.goto(`/d/${challenge}`);
  await sees(wrong, /dans 3\sj/);
  const protocol = range(OTHERS).map((n) => playByProtocol(challenge, n));
  const pages = await Promise.all([PHONE, WIDE, PHONE, WIDE].map((viewport) => house.visitor({ viewport })));
  const played = pages.map(async (page, n) => {
    await page.goto(`/d/${challenge}`);
    await page.getByLabel('Votre nom').fill(`Zoé ${n}`);
    await press(page, 'Relever le défi');
    await page.waitForURL(/\/t\//);
    await playToTheEnd(page);
    return /\/t\/([\w-]+)/.exec(page.url())?.[1] ?? '';
  });
  const tables = await Promise.all([...protocol, ...played]);

  const scores = await Promise.all(tables.map(scoreOf));
  const sorted = scores.toSorted((a, b) => a - b);
  const median = (at(sorted, 9) + at(sorted, 10)) / 2;
  for (const [n, page] of pages.entries()) {
    const own = at(scores, OTHERS + n);
    const place = 1 + scores.filter((score) => score > own).length;
    await page.getByRole('link', { name: 'Le résultat du défi' }).first().click();
    await page.getByRole('heading', { name: formatMoney(own, 'fr', bourse.unit) }).waitFor();
    await page.getByText(`${formatOrdinal(place, 'fr')} sur 20`, { exact: true }).waitFor();
    const chart = page.getByRole('img', { name: /^Répartition de 20 scores/ });
    expect(await chart.getAttribute('aria-label')).toContain(`médiane ${formatMoney(median, 'fr', bourse.unit)}`);
    expect(await chart.locator('circle').count()).toBe(22);
    await narrow(page);
    expect(await seriousViolations(page)).toEqual([]);
    await shoot(page, `result-${n}`);
  }

  // An answer opens the very board at which it was given.
  const [first] = pages;
  if (first === undefined) throw new Error('no page');
  const answer = first.locator('.challenge-answers a').first();
  if ((await answer.count()) > 0) {
    await answer.click();
    await first.waitForURL(/#at=\d+$/);
    await first.getByRole('button', { name: 'Revenir au présent' }).waitFor();
  }

  const desk = await house.visitor({ viewport: WIDE });
  await desk.addInitScript(
    ([id, token]) => localStorage.setItem('comptoir.challengesGiven', JSON.stringify([{ challenge: id, giver: token, game: 'bourse', title: 'Seconde 4' }])),
    [challenge, giver],
  );
  await desk.goto(`/d/${challenge}/board`);
  await desk.getByRole('heading', { name: '20 sur 21 ont fini' }).waitFor();
  expect(await desk.locator('.challenge-people li').count()).toBe(20);
  await shoot(desk, 'board');
  // The wall has no name and no way to anybody's game; the desk keeps both.
  await desk.getByRole('link', { name: 'Montrer au mur' }).click();
  await desk.getByText('Joueur 20').waitFor();
  expect(await desk.locator('.challenge-people a, .challenge-answers a').count()).toBe(0);
  expect(await desk.getByText(/Zoé|P12/).count()).toBe(0);
  await narrow(desk);
  await shoot(desk, 'wall');
  await desk.getByRole('link', { name: 'Revenir au tableau' }).click();
  await desk.getByRole('switch', { name: 'Masquer les noms' }).click();
  await until('no name is left', async () => (await desk.getByText('Zoé 1').count()) === 0);
  expect(await seriousViolations(desk)).toEqual([]);
  // Who has not finished is asked about before it is closed for good.
  await press(desk, 'Clore…');
  await sees(desk, '1 personne n’a pas fini');
  expect(await seriousViolations(desk)).toEqual([]);
  await press(desk, 'Clore maintenant');
  await sees(desk, /clos le/);
});
