import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { antiMonopoly } from '#games/anti-monopoly/index.ts';
import { programmes } from '#games/anti-monopoly/programmes.ts';
import { tripleBataille } from '#games/triple-bataille/index.ts';
import { quickChance } from '#kernel/chance.ts';
import { at } from '#kernel/collections.ts';
import type { AnyGame } from '#kernel/game.ts';
import type { RoomRequest, RoomTable, RoomView } from '#protocol';
import { type Glance, LoadPlayer, type Mind, mindOf } from '../bench/load-player.ts';
import { Client } from '../src/server/testing/client.ts';
import { seriousViolations } from './support/axe.ts';
import { until } from './support/patience.ts';
import { testHouse } from './support/tested-house.ts';

/* A room that stays: one animator, one wall, twelve people; debt money, then free money; and a class at four tables of a smaller game. */

const THINK_MS = 5;
const HAND = { width: 390, height: 844 };

// A name that is taken is refused before it is claimed: the browser notes that, too.
// The wall of a room tells a battle in twenty of its seconds: here they are short.
const house = await testHouse({ site: 'http://192.168.1.24:4280', roomSecond: 60 }, /status of 400/);

const tokenOf = (name: string): string => `phone-of-${name}`.padEnd(40, '-');

const ask = async (page: Page, room: string, token: string, request: RoomRequest): Promise<void> => {
  const answer = await page.request.post(`/api/rooms/${room}`, { headers: { authorization: `Bearer ${token}` }, data: request });
  if (!answer.ok()) throw new Error(await answer.text());
};

const look = async (page: Page, room: string): Promise<RoomView> => {
  const view: RoomView = await (await page.request.get(`/api/rooms/${room}`)).json();
  return view;
};

/** The key that a phone made for itself, or that of its console. */
const keyOn = async (page: Page, field: 'own' | 'animator'): Promise<string> => {
  const [held]: readonly Readonly<Record<string, unknown>>[] = JSON.parse(
    (await page.evaluate<string | null>(`localStorage.getItem('comptoir.rooms')`)) ?? '[]',
  );
  return String(held?.[field]);
};

const enter = async (page: Page, code: string, name: string, other?: string): Promise<void> => {
  await page.goto(`/j/${code}`);
  await page.getByLabel('Votre prénom').fill(name);
  if (other !== undefined) {
    await page.getByLabel('Nous sommes deux sur ce téléphone').check();
    await page.getByLabel('L’autre prénom').fill(other);
  }
  await page.getByRole('button', { name: 'Entrer', exact: true }).click();
};

/** Everybody who has a key here plays as a bot would, until the game is over or enough was seen of it. */
const playOut = async (
  game: AnyGame,
  { table, people }: RoomTable,
  keyOf: (person: number) => string | undefined,
  isEnough?: () => Promise<boolean>,
  mindful: (person: number | null, mind: Mind) => Mind = (_, mind) => mind,
): Promise<void> => {
  const over = Promise.withResolvers<boolean>();
  const events = { acknowledged: () => undefined, refused: () => undefined, over: () => over.resolve(true) };
  const players = people.flatMap((person, seat) => {
    const token = person === null ? undefined : keyOf(person);
    return token === undefined
      ? []
      : [new LoadPlayer({ url: house.url, table, token }, quickChance(seat), events, THINK_MS, mindful(person, mindOf(game, 'weak', seat)))];
  });
  await Promise.all(players.map((player) => player.connect()));
  if (isEnough === undefined) await over.promise;
  else await until('enough of the game', isEnough);
  for (const player of players) player.stop();
};

/** The animator ends a game at the close of its battle: what a game shows is seen in a few of them. */
const endAtClose = async ({ table }: RoomTable, token: string): Promise<void> => {
  const animator = await Client.join(house.url, { table, token });
  await until('the end to be ordered', async () => {
    const answer = await animator.move({ type: 'orderEnd' });
    // The wall is telling a battle, or somebody has moved since.
    if (answer.t === 'no') expect(['telling', 'stale']).toContain(answer.code);
    return answer.t === 'ok';
  });
  animator.close();
};

it('leads twelve people through debt and free money, with the same phones from the door to the debrief', async () => {
  const desk = await house.visitor({ viewport: { width: 1440, height: 900 } });
  let clicks = 0;
  const press = async (button: Locator): Promise<void> => {
    clicks++;
    await button.click();
  };
  await desk.goto('/');
  await press(desk.getByRole('link', { name: 'Animer' }));
  await desk.getByText('Dette, puis libre').first().waitFor();
  expect(await seriousViolations(desk)).toEqual([]);
  await press(desk.getByRole('button', { name: 'Ouvrir la salle' }));
  await desk.getByRole('heading', { name: 'Accueil' }).waitFor();
  const room = /\/r\/([^/]+)\//.exec(desk.url())?.[1] ?? '';
  const { code } = await look(desk, room);
  const wall = await desk.context().newPage();
  await wall.setViewportSize({ width: 1920, height: 1080 });
  await wall.goto(`/r/${room}/wall`);
  await wall.getByText('personne n’est encore là').waitFor();

  const lea = await house.visitor({ viewport: HAND });
  const pair = await house.visitor({ viewport: HAND });
  await enter(lea, code, 'Léa');
  await enter(pair, code, 'Tom', 'Éva');
  await lea.getByText('Vous êtes dans la salle, Léa').waitFor();
  expect(await seriousViolations(lea)).toEqual([]);
  const names = ['Noé', 'Inès', 'Hugo', 'Sami', 'Jeanne', 'Malik', 'Chloé', 'Théo'];
  for (const name of names) await ask(desk, room, tokenOf(encodeURIComponent(name)), { t: 'join', name });
  await wall.getByText('11 personnes sont là').waitFor();
  await desk.getByLabel('Prénom').fill('Ida');
  await desk.getByRole('button', { name: 'Inscrire' }).click();
  await wall.getByText('12 personnes sont là').waitFor();
  expect(await seriousViolations(wall)).toEqual([]);

  // Who waits may learn the game, and read who plays what.
  await lea.getByRole('button', { name: 'Qui joue quoi' }).click();
  await lea.locator('dialog[open] details').first().waitFor();
  await lea.getByRole('button', { name: 'Fermer', exact: true }).first().click();
  await lea.getByRole('button', { name: 'La partie guidée' }).click();
  await lea.locator('.room-learnt').waitFor();

  // A bet before the game, put by itself, sealed until all are in; the animator holds the room while they look at it.
  await press(desk.getByRole('button', { name: /^Passer à.*Votre pari/ }));
  await press(desk.getByRole('button', { name: 'Rester ici' }));
  await lea.getByRole('button', { name: 'C 5 ou 6' }).click();
  await pair.getByRole('button', { name: 'D 7 ou plus' }).click();
  for (const [value, name] of names.entries()) await ask(desk, room, tokenOf(encodeURIComponent(name)), { t: 'answer', question: 0, value: value % 4 });
  await wall.getByText('10 réponses sur 10, cachetées').waitFor();
  expect(await wall.locator('.poll-choices strong').count()).toBe(0);
  expect(await seriousViolations(desk)).toEqual([]);
  await press(desk.getByRole('button', { name: 'Laisser aller' }));
  // The room goes on by itself: the answers are opened, then the game begins.
  await pair.locator('section.bar[data-state="act"]').waitFor();
  // Whoever was learning is called back.
  await expect.poll(() => lea.locator('.room-learnt').count()).toBe(0);
  await lea.locator('section.bar[data-state="act"]').waitFor();
  // Home, open, go on; held and let go.
  expect(clicks).toBe(5);
  expect(await seriousViolations(desk)).toEqual([]);

  // Somebody comes late, somebody leaves, a phone is lost.
  await ask(desk, room, tokenOf('Zoe'), { t: 'join', name: 'Zoé' });
  await ask(desk, room, tokenOf(encodeURIComponent('Hugo')), { t: 'leave' });
  const first = at(at((await look(desk, room)).games, 0).tables, 0);
  expect(first.people).toHaveLength(12);
  // An arrival is no step to take back: a slip of the mouse hurts nobody. Nor does a name that would stand on the wall.
  await expect.poll(() => desk.getByRole('button', { name: /^Annuler/ }).isDisabled()).toBe(true);
  for (const name of ['La Banque', 'Gros Connard']) await expect(ask(desk, room, tokenOf('rude'), { t: 'join', name })).rejects.toThrow(/confusion|mot/);
  await pair.context().close();
  const found = await house.visitor({ viewport: HAND });
  await enter(found, code, 'Tom & Éva');
  await found.getByRole('button', { name: 'Oui, c’est moi' }).click();
  const pin = (await found.locator('.pin').textContent()) ?? '';
  await desk.getByText(`Son téléphone montre ${pin}`).waitFor();
  await desk.getByRole('button', { name: 'Oui, c’est Tom & Éva' }).click();
  await found.locator('section.bar[data-state="act"]').waitFor();

  // Announced to all phones; played on paper by the animator; hurried from the console.
  await desk.getByRole('button', { name: 'On regarde le mur' }).click();
  for (const page of [lea, found, wall]) await page.getByText('On regarde le mur').waitFor();
  const forIda = await desk.context().newPage();
  await forIda.goto(`/r/${room}/paper/10`);
  await forIda.locator('section.bar[data-state="act"]').filter({ hasText: 'Ida' }).waitFor();
  await forIda.close();
  await desk.getByRole('button', { name: /^Presser/ }).click();
  await desk
    .getByText(/^L’animateur presse/)
    .first()
    .waitFor();

  const animator = await keyOn(desk, 'animator');
  // By the number of the person; Hugo's place is a bot's.
  const keys = [
    await keyOn(lea, 'own'),
    await keyOn(found, 'own'),
    ...names.map((name) => tokenOf(encodeURIComponent(name))),
    `${animator}-10`,
    tokenOf('Zoe'),
  ];
  const keyOf = (person: number): string | undefined => (person === 4 ? undefined : keys[person]);
  // Every battle is told on the wall to its lesson, however fast people play: it notes what it shows.
  const debt = at(at((await look(desk, room)).games, 0).tables, 0);
  await wall.evaluate(`
    window.lessons = new Set();
    new MutationObserver(() => {
      const battle = /Bataille (\\d+)/.exec(document.querySelector('.wall-title')?.textContent ?? '');
      if (battle !== null && document.querySelector('.tb-lesson') !== null) window.lessons.add(Number(battle[1]));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  `);
  let told = 0;
  const noting = (_: number | null, mind: Mind) => (glance: Glance) => {
    told = Object(glance.view).table.battle;
    return mind(glance);
  };
  const reaches = (battle: number) => async (): Promise<boolean> => told >= battle;
  const isTold = async (): Promise<boolean> => (await wall.locator('.tb-lesson').count()) === 1;
  await playOut(tripleBataille, debt, keyOf, isTold, noting);
  // Held on the lesson by the console until it says otherwise.
  await desk
    .getByRole('radio', { name: 'Leçon' })
    .or(desk.getByRole('button', { name: 'Leçon' }))
    .first()
    .click();
  await playOut(tripleBataille, debt, keyOf, reaches(told + 2), noting);
  expect(await wall.locator('.tb-lesson').count()).toBe(1);
  await desk
    .getByRole('radio', { name: 'Auto' })
    .or(desk.getByRole('button', { name: 'Auto' }))
    .first()
    .click();
  await playOut(tripleBataille, debt, keyOf, reaches(told + 1), noting);
  await endAtClose(debt, animator);
  await playOut(tripleBataille, debt, keyOf, undefined, noting);
  expect(told).toBeGreaterThan(3);
  const lessons = await wall.evaluate<readonly number[]>('[...window.lessons]');
  expect(lessons.toSorted((a, b) => a - b)).toEqual(Array.from({ length: told }, (_, index) => index + 1));
  // The end has its time on the wall; then the next question comes by itself, and after it the next game.
  await lea.getByRole('button', { name: 'C plus petit' }).click();
  await desk.getByRole('button', { name: /^Clore la question/ }).click();
  for (const phone of [lea, found]) await phone.locator('section.bar[data-state="act"]').waitFor();
  const second = at(at((await look(desk, room)).games, 1).tables, 0);
  // Hugo has gone home; Zoé is there from the start.
  expect(second.people).toEqual([0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11]);
  told = 0;
  await playOut(tripleBataille, second, keyOf, reaches(2), noting);
  await endAtClose(second, animator);
  await playOut(tripleBataille, second, keyOf);

  // A judgement after it, and the debrief lays both games over each other.
  await lea.getByRole('button', { name: 'C la règle de la monnaie' }).click();
  await desk.getByRole('button', { name: /^Clore la question/ }).click();
  await wall.getByRole('heading', { name: 'Le débriefing' }).waitFor();
  // Four views of it, led by the console.
  for (const title of ['Au milieu de la salle', 'Qui a combien', 'Ce qu’a la moitié la plus pauvre', 'La part de la banque']) {
    await desk.getByRole('button', { name: /^Vue suivante/ }).click();
    await wall.getByRole('heading', { name: title }).waitFor();
    await wall.locator('.wall-slide svg').waitFor();
    expect(
      await wall
        .locator('.wall-slide')
        .evaluate((slide) => [...slide.querySelectorAll('svg text, p')].every((text) => text.getBoundingClientRect().height >= 28)),
    ).toBe(true);
  }
  await lea.getByRole('link', { name: 'Le débriefing' }).click();
  await lea.getByRole('heading', { name: 'Vos paris, et ce qui s’est passé' }).waitFor();
  await lea.locator('.bets li').filter({ hasText: 'avant la partie 1' }).getByText('Il s’est passé').waitFor();
  await lea.locator('.bets li').filter({ hasText: 'après la dernière partie' }).waitFor();
  await expect
    .poll(() => lea.locator('.debrief-key li').allTextContents())
    .toMatchObject([expect.stringMatching(/^Monnaie-dette/), expect.stringMatching(/^Monnaie libre/)]);
  expect(await seriousViolations(lea)).toEqual([]);

  // Next month its file opens without the room: the games, what was answered, and the programme to lead it again.
  const [download] = await Promise.all([lea.waitForEvent('download'), lea.getByRole('button', { name: 'Fichier de la salle' }).click()]);
  await desk.goto('/debrief');
  await desk.getByLabel('Ouvrir le fichier d’une salle').setInputFiles(await download.path());
  await desk.getByRole('heading', { name: 'Dette, puis libre' }).waitFor();
  await desk.locator('.bets li').filter({ hasText: 'après la dernière partie' }).waitFor();
  await desk.locator('.bets li').filter({ hasText: 'avant la partie 1' }).getByText('Il s’est passé').waitFor();
  expect(await seriousViolations(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Reprendre ce programme' }).click();
  await desk.getByText('Programme à vous').waitFor();
});

it('seats a class of twenty-four at four tables of Anti-Monopoly with one wall, one ranking and one debrief', async () => {
  const desk = await house.visitor({ viewport: { width: 1440, height: 900 } });
  await desk.goto('/workshop');
  await desk
    .locator('label')
    .filter({ hasText: at(programmes, 0).title.fr })
    .click();
  await desk.getByRole('button', { name: 'Ouvrir la salle' }).click();
  await desk.getByRole('heading', { name: 'Accueil' }).waitFor();
  const room = /\/r\/([^/]+)\//.exec(desk.url())?.[1] ?? '';
  const pupils = Array.from({ length: 24 }, (_, number) => `Élève ${number + 1}`);
  for (const [number, name] of pupils.entries()) await ask(desk, room, tokenOf(`pupil-${number}`), { t: 'join', name });
  // Past the bet, which nobody here answers.
  await desk
    .locator('.now-bar')
    .getByRole('button', { name: /^Passer à/ })
    .click();
  await desk.getByRole('button', { name: /^Lancer.*Anti-Monopoly/ }).click();
  const wall = await house.visitor({ viewport: { width: 1920, height: 1080 } });
  await wall.goto(`/r/${room}/wall`);
  await until('four tables', async () => (await wall.locator('.small-table').count()) === 4);
  const game = at((await look(desk, room)).games, 0);
  expect(game.tables.map(({ people }) => people.length)).toEqual([6, 6, 6, 6]);
  const isRanked = async (): Promise<boolean> => (await wall.locator('.room-ranking li').count()) === 10;
  await Promise.all(game.tables.map((table) => playOut(antiMonopoly, table, (person) => tokenOf(`pupil-${person}`), isRanked)));
  expect(await seriousViolations(wall)).toEqual([]);
  await desk.goto(`/r/${room}/debrief`);
  await desk.getByRole('heading', { name: 'Classement de la salle' }).waitFor();
  await expect
    .poll(() => desk.locator('.debrief-key li').allTextContents())
    .toMatchObject([1, 2, 3, 4].map((number) => expect.stringContaining(`Table ${number}`)));
  await desk.getByRole('link', { name: 'Table 4' }).waitFor();
  await desk.goto(`/r/${room}/sheets`);
  await expect.poll(() => desk.locator('.slips article').count()).toBeGreaterThanOrEqual(24);
});
