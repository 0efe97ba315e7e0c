import type { CreatedTable, CreateTable } from '#protocol';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { MailService, plainOf } from '../src/server/testing/mail-service.ts';
import { Device, PushService } from '../src/server/testing/push-service.ts';
import { seriousViolations } from './support/axe.ts';
import { PHONE, WIDE } from './support/house.ts';
import { withPushService } from './support/push.ts';
import { chairOf, here, openTable } from './support/tables.ts';
import { testHouse } from './support/tested-house.ts';

const push = new PushService();
const mail = new MailService();
afterAll(async () => {
  push.close();
  await mail.close();
});
const service = await push.open();
const house = await testHouse({ notices: { near: true, mail: { url: await mail.open(), from: 'table@games.example' } } }, /403/);

const create = (page: Page, more: Partial<CreateTable> = {}): Promise<CreatedTable> =>
  openTable(page, { seats: here('Ana', 'Bob'), secondsPerDecision: 86_400, ...more });

/** Hands a message to the service worker, as the browser's own push service would. */
const deliver = async (page: Page, data: string): Promise<void> => {
  const cdp = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.deliverPushMessage', { origin: new URL(house.url).origin, registrationId: await found, data });
};

/** What the service worker shows, kept: a browser without a desktop shows nothing. */
const keepShown = async (page: Page): Promise<() => Promise<unknown>> => {
  const worker = page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    Object.assign(globalThis, { shown });
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => void shown.push([title, options?.data]);
  });
  return () => worker.evaluate('shown');
};

it('a device that is switched on gets a push, encrypted for it alone; its service worker shows it, and the test says so', async () => {
  const page = await house.visitor({ viewport: PHONE, serviceWorkers: 'allow' });
  const device = new Device();
  await withPushService(page, service, device);
  const created = await create(page);
  await page.goto(chairOf(created, 0));
  await page.locator('.bar[data-state]').waitFor();
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await page.getByRole('button', { name: 'Me prévenir, à cette table' }).click();
  await page.getByRole('switch', { name: 'Avis sur cet appareil' }).click();
  await page.getByText('permis dans ce navigateur').waitFor();
  const shown = await keepShown(page);
  const before = push.pushed.length;
  await page.getByRole('button', { name: 'Envoyer un essai' }).click();
  await expect.poll(() => push.pushed.length).toBe(before + 1);
  const said = device.decrypt(push.pushed[before]?.body ?? Buffer.alloc(0));
  expect(JSON.parse(said)).toMatchObject({ title: 'Comptoir\u00a0: un essai', path: '/' });
  await deliver(page, said);
  await page.getByText(/^Arrivé à \d\d:\d\d\.$/).waitFor();
  expect(await shown()).toEqual([['Comptoir\u00a0: un essai', '/']]);
  expect(await seriousViolations(page)).toEqual([]);
  // Off again: nothing is left of it on the server.
  await page.getByRole('switch', { name: 'Avis sur cet appareil' }).click();
  await page.getByText('le navigateur demandera votre accord').waitFor();
  expect(house.complaints).toEqual([]);
});

it('an address is confirmed by its letter, tells of a turn, and is forgotten by one press in the letter', async () => {
  const page = await house.visitor({ viewport: WIDE });
  await page.goto('/notices');
  await page.getByRole('switch', { name: 'Courriel' }).click();
  await page.getByRole('textbox', { name: 'Adresse de courriel' }).fill('ana@example.org');
  await page.getByRole('button', { name: 'Envoyer la lettre' }).click();
  await page.getByText('ana@example.org, à confirmer').waitFor();
  await expect.poll(() => mail.letters.length).toBe(1);
  const link = (n: number, what: string): string => new RegExp(`${house.url}(/told/${what}/[\\w-]+)`).exec(plainOf(mail.letters[n]?.raw ?? ''))?.[1] ?? '';
  const reader = await house.visitor({ viewport: PHONE });
  await reader.goto(link(0, 'confirm'));
  expect(await seriousViolations(reader)).toEqual([]);
  await reader.getByRole('button', { name: 'Oui, c’est mon adresse' }).click();
  await reader.getByText('C’est entendu').waitFor();
  await page.reload();
  await page.getByText('ana@example.org, confirmée').waitFor();
  // It may be night where this runs.
  const calm = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('switch', { name: 'Heures calmes' }).click();
  await calm;
  expect(await seriousViolations(page)).toEqual([]);
  const created = await create(page, { start: false });
  // Each chair is kept and told of before the next link, which comes in a tab of its own: either may begin.
  const wishes = async (seat: number): Promise<number> =>
    (await (await page.request.get(`/api/tables/${created.table}/notices`, { headers: { authorization: `Bearer ${created.seats[seat]?.token}` } })).json())
      .wishes.length;
  for (const seat of [0, 1]) {
    await page.goto('about:blank');
    await page.goto(chairOf(created, seat));
    await expect.poll(() => wishes(seat)).toBe(1);
  }
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  await expect.poll(() => mail.letters.map(({ raw }) => plainOf(raw)).filter((raw) => raw.includes('vous attend')).length).toBe(1);
  await reader.goto(link(1, 'stop'));
  await reader.getByRole('button', { name: 'Arrêter les avis' }).click();
  await reader.getByText('l’adresse est oubliée').waitFor();
  await page.goto('/notices');
  await page.getByText('une lettre vous demandera').waitFor();
});

it('the title of the home page counts the tables that wait, and a table leads to the next one by the key N', async () => {
  const page = await house.visitor({ viewport: WIDE });
  const seats = [...here('Ana'), { kind: 'open' } as const];
  const [waiting, lobby] = [await create(page), await create(page, { seats, start: false })];
  // A chair is kept once the table has answered for it, whatever is in sight before.
  const sitDown = async (created: CreatedTable, seat: number): Promise<void> => {
    await page.goto(chairOf(created, seat));
    const token = created.seats[seat]?.token ?? '';
    await expect.poll(() => page.evaluate((kept) => localStorage.getItem('comptoir.tables')?.includes(kept) === true, token)).toBe(true);
  };
  await sitDown(waiting, 0);
  await sitDown(lobby, 0);
  await sitDown(waiting, 1);
  await page.goto('/');
  await expect.poll(() => page.title()).toBe('(1) Comptoir, jeux d’économie');
  await page.goto(`/t/${lobby.table}`);
  await page.getByRole('link', { name: /^Table suivante \(touche N\)/ }).waitFor();
  // A press between the drawing of the link and the first listening is nobody's.
  await expect
    .poll(async () => {
      if (page.url().endsWith(lobby.table)) await page.keyboard.press('n');
      return page.url();
    })
    .toContain(`/t/${waiting.table}`);
});

it('deadlines on days of the week show the next three before the table opens, and at the table', async () => {
  const page = await house.visitor({ viewport: WIDE, timezoneId: 'Europe/Paris' });
  await page.goto('/new/bourse');
  await page.getByText('Jours fixes').click();
  await page.getByRole('button', { name: 'mer.' }).click();
  await page.getByRole('textbox', { name: 'Heure', exact: true }).fill('21:30');
  await expect.poll(() => page.getByRole('list', { name: 'Les prochains délais' }).getByRole('listitem').count()).toBe(3);
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await page.getByText('mercredi à 21:30 (Europe/Paris)').first().waitFor();
});
