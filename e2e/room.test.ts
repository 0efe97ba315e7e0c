import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousViolations } from './support/axe.ts';
import { PHONE, untilFinished } from './support/house.ts';
import { sees } from './support/looking.ts';
import { answer, nextAsked } from './support/player.ts';
import { bots, framesOf, openTable, scenesOf } from './support/tables.ts';
import { testHouse } from './support/tested-house.ts';

/* A room: the animator's console, the projector on the wall, two phones; afterwards the debrief of two games. */

const WALL = { width: 1920, height: 1080 };
const DESK = { width: 1360, height: 900 };

const house = await testHouse({ site: 'http://192.168.1.24:4280' });
const desk = await house.visitor({ viewport: DESK });
const open = { kind: 'open' } as const;
const table = await openTable(desk, {
  options: { cashVisibility: 'hidden' },
  seats: [open, open, open, open],
  secondsPerDecision: 1200,
  referee: 'me',
  start: false,
});

const sitDown = async (name: string): Promise<Page> => {
  const phone = await house.visitor({ viewport: PHONE, hasTouch: true });
  await phone.goto(`/t/${table.table}`);
  await phone
    .getByRole('button', { name: /Prendre ce siège/ })
    .first()
    .click();
  await phone.getByLabel('Votre nom').fill(name);
  await phone.getByRole('button', { name: 'S’asseoir' }).click();
  await phone.getByText('Quitter ce siège').waitFor();
  return phone;
};

await desk.goto(`/t/${table.table}/console#r=${table.referee}`);
const wall = await house.visitor({ viewport: WALL });
const wallFrames = framesOf(wall);
await wall.goto(`/t/${table.table}/projector`);
const ines = await sitDown('Inès');
const malik = await sitDown('Malik');
const phones = [ines, malik];

const seconds = async (page: Page): Promise<number> => {
  const [, minutes = '0', rest = '0'] = /(\d+):(\d\d)/.exec((await page.getByRole('timer').first().textContent()) ?? '') ?? [];
  return 60 * Number(minutes) + Number(rest);
};

it('the wall shows the way in, and who has come', async () => {
  await wall.getByRole('img', { name: 'Code QR de la table' }).waitFor();
  await wall.getByText('2 personnes sont là').waitFor();
  expect(await seriousViolations(wall)).toEqual([]);
});

it('the animator puts a bot in one open chair and starts with whoever is there: the last chair goes', async () => {
  await desk.getByRole('button', { name: 'Mettre un bot à la place de Siège 3' }).click();
  await desk.getByText('bot moyen').waitFor();
  expect(await seriousViolations(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Commencer à 3' }).click();
  await desk.getByRole('button', { name: 'Mettre en pause' }).waitFor();
  await expect.poll(() => desk.locator('.console-seat').count()).toBe(3);
  for (const phone of phones) await phone.locator('.bar[data-state="act"], .bar[data-state="wait"]').waitFor();
  await wall.getByText('On attend une personne').waitFor();
  expect(await seriousViolations(wall)).toEqual([]);
});

it('a pause, from the keyboard, stops every clock; more time is more time for everybody', async () => {
  const pause = desk.getByRole('button', { name: 'Mettre en pause' });
  await pause.focus();
  await desk.keyboard.press('Enter');
  for (const phone of phones) await phone.locator('.bar[data-state="paused"]').waitFor();
  await wall.getByText('Pause', { exact: true }).waitFor();
  await desk.getByRole('button', { name: 'Reprendre' }).click();
  await wall.getByRole('timer').waitFor();
  const asked = Date.now();
  const before = await seconds(wall);
  await desk.getByRole('button', { name: '+ 1 min' }).click();
  await desk.getByText('Le délai est prolongé de 60 secondes.').waitFor();
  // What is left, as if no time had passed since: a minute more, but for the seconds that were cut off.
  const gained = async (page: Page): Promise<number> => (await seconds(page)) + (Date.now() - asked) / 1000 - before;
  for (const page of [wall, desk]) await expect.poll(() => gained(page)).toBeGreaterThan(55);
});

it('the animator takes a step back, changes a name and lets a bot play for somebody; all of it is on record', async () => {
  for (let moves = 0; moves < 3; moves++) await answer(await nextAsked(phones), moves === 1);
  await desk.getByRole('button', { name: /^Annuler le dernier/ }).click();
  await desk.getByRole('button', { name: 'Oui, annuler' }).click();
  await desk.getByText('L’arbitre annule le dernier coup.').waitFor();
  await desk.getByRole('button', { name: 'Gérer le siège de Malik' }).click();
  await desk.getByLabel('Nom').fill('Malik B.');
  await desk.getByRole('button', { name: 'Renommer' }).click();
  await desk.getByText('L’arbitre change un nom', { exact: false }).waitFor();
  await desk.getByRole('button', { name: 'Mettre un bot à la place de Malik B.' }).click();
  await desk.getByText('Un bot joue désormais pour Malik B.').waitFor();
  await malik.getByRole('button', { name: 'Menu' }).waitFor();
  // Everybody reads the same record in the log.
  await ines.getByRole('button', { name: 'Journal' }).click();
  await ines.getByText('Un bot joue désormais pour Malik B.').waitFor();
});

it('the wall was never sent anything that is not for everybody', async () => {
  // The last of what was done reached it, too.
  await expect.poll(() => wallFrames.some((frame) => frame.includes('table.botPlays'))).toBe(true);
  expect(wallFrames.length).toBeGreaterThan(5);
  for (const secret of [table.referee ?? '', table.owner]) expect(wallFrames.join('\n')).not.toContain(secret);
  let seen = 0;
  for (const scene of scenesOf(wallFrames)) {
    expect(scene).toMatchObject({ you: null, owner: false, decision: null, offers: [] });
    if (scene.view === null) continue;
    expect(new Set(Object(scene.view).cash)).toEqual(new Set([null]));
    seen++;
  }
  expect(seen).toBeGreaterThan(3);
});

it('the console is not for a player, and says so', async () => {
  await ines.goto(`/t/${table.table}/console`);
  await ines.getByRole('heading', { name: 'La console est à l’animateur' }).waitFor();
});

const finished = async (page: Page): Promise<string> => {
  const made = await openTable(page, { seats: bots(3) });
  await untilFinished(page, made.table);
  return made.table;
};

const saved = async (page: Page, press: string): Promise<Buffer> => {
  const waiting: Promise<Download> = page.waitForEvent('download');
  await page.getByRole('button', { name: press, exact: true }).click();
  return readFileSync(await (await waiting).path());
};

it('the debrief lays two games over each other, follows a player, and is taken along', async () => {
  const [first, second] = await Promise.all([finished(desk), finished(desk)]);
  await desk.goto(`/t/${first}`);
  await desk.getByRole('link', { name: 'Débriefing' }).first().click();
  await desk.getByRole('heading', { name: 'La partie en chiffres' }).waitFor();
  expect(await seriousViolations(desk)).toEqual([]);
  await desk.getByLabel('Lien ou code de l’autre table').fill(`${house.url}/t/${second}`);
  await desk.getByRole('button', { name: 'Superposer' }).click();
  await desk.getByRole('heading', { name: 'Deux parties, côte à côte' }).waitFor();
  await expect.poll(() => new URL(desk.url()).searchParams.get('with')).toBe(second);
  await desk.getByLabel('Suivre').selectOption('Balthazar');
  await sees(desk, /^Balthazar [\d\s\u00a0\u2212]+F$/);
  expect(await seriousViolations(desk)).toEqual([]);

  const csv = (await saved(desk, 'CSV')).toString('utf8').split('\r\n');
  expect(csv[0]).toContain('"Partie";"Mode";"Titre dans la salle";"Tour";"Joueur";"Personne ou bot"');
  expect(new Set(csv.slice(1, -1).map((row) => row.split(';')[0])).size).toBe(2);
  const png = await saved(desk, 'Image');
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect(png.readUInt32BE(16)).toBeGreaterThan(1000);

  await desk.goto(`/t/${second}/debrief`);
  await desk.getByRole('heading', { name: 'La partie en chiffres' }).waitFor();
  const file = await saved(desk, 'Fichier');
  await desk.goto(`/t/${first}/debrief`);
  await desk.getByLabel('Ouvrir un fichier').setInputFiles({ name: 'autre.json', mimeType: 'application/json', buffer: Buffer.from('{"not":"ours"}') });
  await desk.getByText('Ce fichier n’est pas celui d’un débriefing.').waitFor();
  await desk.getByLabel('Ouvrir un fichier').setInputFiles({ name: 'autre.json', mimeType: 'application/json', buffer: file });
  await desk.getByRole('heading', { name: 'Deux parties, côte à côte' }).waitFor();

  await desk.emulateMedia({ media: 'print' });
  await desk.locator('.chart-card').first().waitFor();
  await desk.locator('.strip').waitFor({ state: 'hidden' });
  await desk.locator('.debrief-tools').waitFor({ state: 'hidden' });
  await desk.emulateMedia({ media: 'screen' });
});

it('the debrief fits a phone, speaks English, and has a table behind each chart', async () => {
  const id = await finished(desk);
  const phone = await house.visitor({ viewport: PHONE, locale: 'en-GB' });
  await phone.goto(`/t/${id}/debrief`);
  await phone.getByRole('heading', { name: 'The game in figures' }).waitFor();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await phone.getByText('Show the figures').first().click();
  await expect.poll(() => phone.locator('.chart-figures[open] tbody tr').count()).toBeGreaterThan(2);
  expect(await seriousViolations(phone)).toEqual([]);
});
