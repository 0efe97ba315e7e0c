// A workshop of ninety minutes that misbehaves throughout: thirty people, two games, the debrief and its files. Most are people by the
// protocol; the wall, the console and three phones are pages. Pictures, what the wall showed and how long each battle took go into a
// folder: node bench/class.ts --out FOLDER; --pace 20 goes through it twenty times as fast.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { at } from '#kernel/collections.ts';
import {
  album,
  attempt,
  code,
  come,
  deadWifi,
  desk,
  enter,
  heard,
  house,
  keep,
  keepShown,
  lea,
  lesson,
  look,
  malik,
  must,
  now,
  out,
  pace,
  pair,
  playByHand,
  press,
  pupils,
  reached,
  rest,
  room,
  stands,
  take,
  wall,
  watchGame,
  wifi,
} from './class-hall.ts';
import { DEBT, FREE, LEAVE, type Turn } from './class-mishaps.ts';
import { keyOf } from './class-pupils.ts';

const NAMES = 'Noé Inès Hugo Sami Jeanne Chloé Théo Aïcha Paul Lina Yanis Zélie Omar Rose Gabin Maëlle Ravi Anouk Ilyès Capucine Bastien Nour Victor'.split(
  ' ',
);
/** Their phone will lie behind a Wi-Fi that nothing passes. */
const MUTE = 'Nils';

/* ---------- the lobby ---------- */

const began = Date.now();
album.note('began', { pace, code });
await take('empty-room');
for (const name of NAMES.slice(0, 10)) {
  await come(name);
  await rest(4);
}
await attempt('Léa and Malik enter; two share a phone', async () => {
  await enter(lea, 'Léa');
  await enter(malik, 'Malik');
  await enter(pair, 'Tom', 'Éva');
  await lea.getByText('Vous êtes dans la salle, Léa').waitFor();
});
await take('half-full');
for (const name of NAMES.slice(10)) {
  await come(name);
  await rest(3);
}
await come(MUTE, undefined, deadWifi.url);
await attempt('rude and reserved names stay outside', async () => {
  for (const name of ['Gros Connard', 'La Banque', 'L’animateur', 'État']) {
    const { code: refused } = await come(name, keyOf('rude'));
    must(refused === 'bannedWord' || refused === 'reservedName', `${name}: ${String(refused)}`);
  }
});
await attempt('a clown comes in, is renamed, removed, and stays out', async () => {
  await come('Zizi des bois', keyOf('clown'));
  await rest(5);
  await take('a-clown-on-the-wall');
  await press(desk.getByRole('button', { name: /Renommer Zizi/ }));
  await desk.getByLabel(/Renommer Zizi/).fill('Kevin');
  await press(desk.getByRole('button', { name: 'Renommer', exact: true }));
  await wall.getByText('Kevin').waitFor();
  await press(desk.getByRole('button', { name: 'Retirer Kevin' }));
  await press(desk.getByRole('button', { name: 'Retirer Kevin pour de bon' }));
  await rest(2);
  pupils.get('Zizi des bois')?.putAway();
  pupils.delete('Zizi des bois');
  must((await come('Roi', keyOf('clown'))).code === 'sentAway', 'the removed phone stays out');
});
await attempt('a second Léa', async () => {
  must((await come('Léa', keyOf('Léa 2'))).code === 'nameTaken', 'the second of a name is asked');
  must((await come('Léa B', keyOf('Léa 2'))).code === undefined, 'with a letter they are in');
});
await attempt('somebody without a phone', async () => {
  await desk.getByLabel('Prénom').fill('Ida');
  await press(desk.getByRole('button', { name: 'Inscrire' }));
  await rest(2);
});
await attempt('one waits and learns', async () => {
  await press(lea.getByRole('button', { name: 'Qui joue quoi' }));
  await rest(5);
});
await take('full-room');
await attempt('the guided game', async () => {
  await press(lea.getByRole('button', { name: 'Fermer', exact: true }).first());
  await press(lea.getByRole('button', { name: 'La partie guidée' }));
  await rest(8);
});
await take('learning');
album.note('people', { heads: (await look()).people.filter(({ gone }) => !gone).reduce((sum, { heads }) => sum + heads, 0) });
await rest(240);
void playByHand(lea);
void playByHand(pair);
void playByHand(malik);
void watchGame();

/* ---------- a question ---------- */

const answerPages = async (choices: readonly RegExp[]): Promise<void> => {
  for (const [index, page] of [lea, pair, malik].entries())
    await attempt('a phone answers', () => press(page.getByRole('button', { name: choices[index] ?? at(choices, 0) }).first()));
};
await attempt('the first bet', async () => {
  await press(desk.getByRole('button', { name: /^Passer à.*Votre pari/ }));
  await rest(8);
  await take('bet-put');
  await answerPages([/^C /, /^D /, /^A /]);
  await wall.getByText(/réponses sur .* cachetées/).waitFor();
  await take('bet-sealed');
  for (let tries = 0; tries < 600 && (await look()).polls.at(-1)?.open !== false; tries++) await rest(0.5);
  await rest(3);
  await take('bet-opened');
});

const playGame = async (game: number, turns: readonly Turn[], name: string): Promise<void> => {
  for (const [battle, what, work] of turns) if (await reached(game, battle)) await attempt(`battle ${battle}: ${what}`, work);
  while (now()?.game !== game || now()?.kind !== 'over') await sleep(300);
  await rest(4);
  await take(`${name}-over`);
  await keepShown(name);
  keep('stands.json', JSON.stringify(stands));
  const { games } = await look();
  const table = games[game - 1]?.tables[0]?.table ?? '';
  keep(`recording-${game}.json`, await (await fetch(`${house.url}/api/tables/${table}/recording`)).text());
};

for (let tries = 0; tries < 2400 && (await look()).games.length < 1; tries++) await rest(0.5);
await playGame(1, DEBT, 'debt');

/** The end has its minute on the wall; then a question comes by itself. */
const nextQuestion = async (number: number, choices: readonly RegExp[], name: string): Promise<void> => {
  for (let tries = 0; tries < 600 && (await look()).polls.length < number; tries++) await rest(0.5);
  await rest(6);
  await take(`${name}-put`);
  await answerPages(choices);
  for (let tries = 0; tries < 900 && (await look()).polls.at(-1)?.open !== false; tries++) await rest(0.5);
  await rest(3);
  await take(`${name}-opened`);
};
await attempt('the second bet', () => nextQuestion(2, [/^C /, /^A /, /^B /], 'bet-2'));
for (let tries = 0; tries < 2400 && (await look()).games.length < 2; tries++) await rest(0.5);
await attempt('those who left come back for the second game', async () => {
  for (const name of LEAVE.slice(1)) await pupils.get(name)?.come();
});
await playGame(2, FREE, 'free');
await attempt('a view', () => nextQuestion(3, [/^C /, /^A /, /^D /], 'view'));

/* ---------- the debrief ---------- */

const save = async (page: Page, button: string, name: string, files = 1): Promise<void> => {
  const got: { readonly path: string | null; readonly as: string }[] = [];
  const note = async (download: { path(): Promise<string>; suggestedFilename(): string }): Promise<void> => {
    got.push({ path: await download.path(), as: download.suggestedFilename() });
  };
  page.on('download', (download) => void note(download));
  await press(page.getByRole('button', { name: button, exact: true }));
  for (let tries = 0; tries < 300 && got.length < files; tries++) await sleep(100);
  page.removeAllListeners('download');
  for (const { path, as } of got) if (path !== null) copyFileSync(path, join(out, `${name}-${as}`));
  must(got.length === files, `${files} files: ${name}`);
};

lesson.abort();
await attempt('the page of the debrief and its files', async () => {
  await press(lea.getByRole('link', { name: 'Le débriefing' }));
  const page = await desk.context().newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/r/${room}/debrief`);
  await page.getByRole('heading', { name: 'Vos paris, et ce qui s’est passé' }).waitFor();
  await take('debrief-page', { console: page });
  await page.screenshot({ path: join(out, 'debrief-whole.png'), fullPage: true });
  keep('debrief.txt', await page.locator('main').innerText());
  const FILE = 'Fichier de la salle';
  await save(page, 'CSV', 'named');
  await save(page, 'Décisions', 'named', 2);
  await save(page, FILE, 'named');
  await page.getByRole('switch', { name: 'Sans les noms' }).click();
  await save(page, 'CSV', 'nameless');
  await save(page, 'Décisions', 'nameless', 2);
  await save(page, FILE, 'nameless');
});
keep('view.json', JSON.stringify(await look()));
await attempt('the views of the debrief', async () => {
  await wall.getByRole('heading', { name: 'Le débriefing' }).waitFor();
  await take('debrief-way-in');
  for (const slide of [1, 2, 3, 4]) {
    await press(desk.getByRole('button', { name: /^Vue suivante/ }));
    await wall.locator('.wall-slide svg').waitFor();
    await rest(5);
    await take(`debrief-${slide}`);
    await rest(100);
  }
});
album.note('over', { minutes: Math.round((Date.now() - began) / 6000) / 10, moments: album.moments, heard, complaints: house.complaints });
for (const pupil of pupils.values()) pupil.putAway();
wifi.close();
deadWifi.close();
await house.close();
process.exit(0);
