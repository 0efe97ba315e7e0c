import type { CreatedTable, RoomRequest, RoomView } from '#protocol';
import { type RunningServer, startServer } from '#server';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { testSeeds } from '../src/server/testing/dice.ts';
import { startPostgres } from '../src/server/testing/postgres-server.ts';
import { Device, PushService } from '../src/server/testing/push-service.ts';
import { openRoundRobin } from '../src/server/testing/round-robin.ts';
import { withAuthenticator } from './support/authenticator.ts';
import { openVisitors, PHONE, PLAN, WIDE } from './support/house.ts';
import { takeTurn } from './support/player.ts';
import { withPushService } from './support/push.ts';
import { bots, chairOf, framesOf, here, openTable, sitDown } from './support/tables.ts';

/* Two servers on one database, behind a proxy that sends each request and each socket to the other one than the last: nobody notices. */

const postgres = await startPostgres();
const push = new PushService();
const service = await push.open();
const servers: RunningServer[] = [];
const seeds = testSeeds();
for (const _ of [1, 2]) servers.push(await startServer({ ...PLAN, database: postgres.url, notices: { near: true }, seeds }));
const proxy = await openRoundRobin(() => servers.map(({ url }) => url));
const house = await openVisitors(proxy.url);
afterAll(async () => {
  await house.close();
  await proxy.close();
  for (const server of servers) await server.close();
  push.close();
  await postgres.stop();
  // A name that is taken is refused before it is claimed, and of two who begin one is too late: the browser notes that, too.
  expect(house.complaints.filter((words) => !words.includes('status of 400'))).toEqual([]);
});

const enter = async (page: Page, code: string, name: string): Promise<void> => {
  await page.goto(`/j/${code}`);
  await page.getByLabel('Votre prénom').fill(name);
  await page.getByRole('button', { name: 'Entrer', exact: true }).click();
};

it('a workshop: phones, a claimed name, the wall, the console, one game, a step', async () => {
  const desk = await house.visitor({ viewport: WIDE });
  await desk.goto('/workshop');
  await desk
    .locator('label')
    .filter({ hasText: /Anti-Monopoly/ })
    .first()
    .click();
  await desk.getByRole('button', { name: 'Ouvrir la salle' }).click();
  await desk.getByRole('heading', { name: 'Accueil' }).waitFor();
  const room = /\/r\/([^/]+)\//.exec(desk.url())?.[1] ?? '';
  const look = async (): Promise<RoomView> => (await desk.request.get(`/api/rooms/${room}`)).json();
  const animator = await desk.evaluate<string>(`JSON.parse(localStorage.getItem('comptoir.rooms'))[0].animator`);
  const lead = async (data: RoomRequest): Promise<number> =>
    (await desk.request.post(`/api/rooms/${room}`, { headers: { authorization: `Bearer ${animator}` }, data })).status();
  const { code } = await look();

  const wall = await desk.context().newPage();
  const heard = framesOf(wall);
  await wall.goto(`/r/${room}/wall`);
  await wall.getByText('personne n’est encore là').waitFor();
  const [lea, tom] = [await house.visitor({ viewport: PHONE }), await house.visitor({ viewport: PHONE })];
  await enter(lea, code, 'Léa');
  await enter(tom, code, 'Tom');
  await wall.getByText('2 personnes sont là').waitFor();
  // Each of them has a line, and three of the four lines are not where that of the wall or that of the console is.
  await expect.poll(() => wall.locator('.wall-guest').count()).toBeGreaterThan(1);
  await expect.poll(() => wall.locator('.wall-guest.away').count()).toBe(0);

  await tom.context().close();
  await expect.poll(() => wall.locator('.wall-guest.away').count()).toBe(1);
  const found = await house.visitor({ viewport: PHONE });
  await enter(found, code, 'Tom');
  await found.getByRole('button', { name: 'Oui, c’est moi' }).click();
  const pin = (await found.locator('.pin').textContent()) ?? '';
  await desk.getByText(`Son téléphone montre ${pin}`).waitFor();
  await desk.getByRole('button', { name: 'Oui, c’est Tom' }).click();
  await found.getByText('Vous êtes dans la salle, Tom').waitFor();
  await expect.poll(() => wall.locator('.wall-guest.away').count()).toBe(0);

  const shown = (): string | undefined => heard.flatMap((frame) => /"slide":(\d+)/.exec(frame)?.[1] ?? []).at(-1);
  for (const slide of [1, 0]) {
    expect(await lead({ t: 'slide', slide })).toBe(200);
    await expect.poll(shown).toBe(String(slide));
  }

  const step = (await look()).steps.findIndex(({ game }) => game !== undefined);
  const begun = await Promise.all([1, 2].map(() => lead({ t: 'begin', step, games: 0 })));
  expect(begun.map(String).toSorted()).toEqual(['200', '400']);
  expect((await look()).games).toHaveLength(1);
  const phones = [lea, found];
  for (const phone of phones) await phone.locator('section.bar').waitFor();
  const [table] = (await look()).games[0]?.tables ?? [];
  const steps = async (): Promise<number> => (await (await desk.request.get(`/api/tables/${table?.table}`)).json()).step;
  const before = await steps();
  await expect
    .poll(async () => {
      for (const phone of phones) await takeTurn(phone);
      return steps();
    })
    .toBeGreaterThan(before);
});

it('six words, shown by one device and typed on another', async () => {
  const desk = await house.visitor({ viewport: WIDE });
  const phone = await house.visitor({ viewport: PHONE });
  const made = await openTable(desk, { seats: [...here('Camille'), ...bots(1, 'weak')] });
  await sitDown(desk, made, 0);
  await desk.goto('/seats');
  await desk.getByRole('button', { name: 'Montrer' }).click();
  await desk.locator('.six-words li').nth(5).waitFor();
  const words = (await desk.locator('.six-words li').allTextContents()).join(' ');
  await phone.goto('/seats');
  await phone.getByLabel('Les six mots').fill(words);
  await phone.getByRole('button', { name: 'Continuer' }).click();
  await phone.getByText('Ces mots ouvrent le siège de Camille.').waitFor();
  await phone.getByRole('button', { name: 'Prendre ces sièges ici' }).click();
  await phone.getByRole('link', { name: new RegExp(`Bourse, ${made.code}`) }).waitFor();
});

it('a passkey, asked for by one server and answered at the other', async () => {
  const page = await house.visitor({ viewport: WIDE });
  await withAuthenticator(page);
  const made = await openTable(page, { seats: [...here('Camille'), ...bots(1, 'weak')] });
  await sitDown(page, made, 0);
  await page.goto('/seats');
  await page.getByRole('button', { name: 'Ajouter' }).click();
  await page.locator('.devices').getByText('une clé d’accès').waitFor();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/seats');
  await page.getByRole('button', { name: 'Se connecter avec une clé d’accès' }).click();
  await page.getByRole('link', { name: new RegExp(`Bourse, ${made.code}`) }).waitFor();
});

it('a chair that somebody asks for, wherever the people are who say yes', async () => {
  const host = await house.visitor({ viewport: WIDE });
  const made: CreatedTable = await openTable(host, { seats: [...here('Ana'), ...bots(1)] });
  await sitDown(host, made, 0);
  const late = await house.visitor({ viewport: PHONE });
  await late.goto(`/t/${made.table}`);
  await late.getByRole('button', { name: 'Prendre un siège' }).click();
  await late.getByLabel('Votre nom').fill('Zoé');
  await late.getByRole('button', { name: 'Demander ce siège' }).click();
  await host.getByText('Zoé demande un siège').waitFor();
  await host.getByRole('button', { name: 'Accepter' }).click();
  await host.getByText('Zoé demande un siège').waitFor({ state: 'hidden' });
  const seats = async (): Promise<unknown> => (await (await host.request.get(`/api/tables/${made.table}`)).json()).seats;
  await expect.poll(seats).toMatchObject([{ name: 'Ana' }, { name: 'Zoé', holder: 'person', connected: true }]);
});

it('the test of a notice: sent by one server, and known at each how it went', async () => {
  const page = await house.visitor({ viewport: PHONE, serviceWorkers: 'allow' });
  const device = new Device();
  await withPushService(page, service, device);
  const made = await openTable(page, { seats: here('Ana', 'Bob') });
  await page.goto(chairOf(made, 0));
  await page.locator('.bar[data-state]').waitFor();
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await page.getByRole('button', { name: 'Me prévenir, à cette table' }).click();
  await page.getByRole('switch', { name: 'Avis sur cet appareil' }).click();
  await page.getByText('permis dans ce navigateur').waitFor();
  const before = push.pushed.length;
  const asked = page.waitForRequest((request) => request.url().endsWith('/test'));
  await page.getByRole('button', { name: 'Envoyer un essai' }).click();
  await expect.poll(() => push.pushed.length).toBe(before + 1);
  const headers = { authorization: (await (await asked).headerValue('authorization')) ?? '' };
  const path = new URL((await asked).url()).pathname.replace(/\/test$/, '');
  const reports = (): Promise<readonly unknown[]> =>
    Promise.all(servers.map(async ({ url }) => (await (await page.request.get(`${url}${path}`, { headers })).json()).test?.state));
  await expect.poll(reports).toEqual(['sent', 'sent']);
});
