import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreatedChallenge, CreatedTable, HouseInfo, HouseSign, SetHouse } from '#protocol';
import { expect, it } from 'vitest';
import { here, OPEN } from '../testing/chairs.ts';
import { eachHouse } from '../testing/each-house.ts';
import { only } from '../testing/house.ts';

/* What a house says of itself, and the word that it asks. */

const house = eachHouse();

const PLAIN: SetHouse = { name: '', contact: '', notice: '', legal: '', games: null, lang: null };
const set = (sign: Partial<SetHouse>, key?: string): Promise<Response> => house.host('PUT', '/api/host/house', { ...PLAIN, ...sign }, key);
const codeOf = async (response: Promise<Response>): Promise<string> => {
  const body: { readonly error?: { readonly code: string } } = await (await response).json();
  return body.error?.code ?? String((await response).status);
};
const open = (word?: string, plan = {}): Promise<Response> =>
  house.post('/api/tables', house.plan(plan), word === undefined ? {} : { 'comptoir-word': encodeURIComponent(word) });
const signOf = async (): Promise<HouseSign> => {
  const info: HouseInfo = JSON.parse(await (await fetch(`${house.url}/api/house`)).text());
  return info.sign;
};

it('nothing is said, asked or left out as long as nobody sets anything', async () => {
  expect(await signOf()).toEqual({ ...PLAIN, word: false });
  expect(await codeOf(open())).toBe('201');
  expect(await codeOf(set({ name: 'Club' }, 'not-the-key-of-the-room'))).toBe('badHostToken');
});

it('[HO-12.6] what the house says is read by all, also after a restart; bad input changes nothing', async () => {
  const said = {
    ...PLAIN,
    name: 'Club du Jeudi',
    contact: 'ana@example.org',
    notice: 'Fermé le dimanche',
    legal: 'https://example.org/legal',
    lang: 'en',
  } as const;
  expect((await set(said)).status).toBe(200);
  for (const wrong of [{ name: 'x'.repeat(41) }, { name: 'a\nb' }, { legal: 'javascript:alert(1)' }, { legal: 'example.org' }, { games: [] }, { word: 'abc' }])
    expect(await codeOf(set(wrong))).toBe('badField');
  expect(await signOf()).toEqual({ ...said, word: false });
  await house.stop();
  await house.start();
  expect(await signOf()).toEqual({ ...said, word: false });
});

it('stands in the document, in previews and their language, with signs of markup as they were typed', async () => {
  const page = join(house.directory, 'page');
  mkdirSync(page, { recursive: true });
  writeFileSync(join(page, 'index.html'), '<!doctype html><html lang="fr"><head><title>Comptoir</title></head><body></body></html>');
  await house.stop();
  await house.start({ page });
  const document = async (path: string, lang = 'fr'): Promise<string> => (await fetch(house.url + path, { headers: { 'accept-language': lang } })).text();
  expect(await document('/')).not.toContain('name="house"');
  await set({ name: 'Jeux & “<Cie>”', notice: 'Fermé le dimanche', lang: 'en' });
  const home = await document('/');
  expect(home).toContain('<html lang="en">');
  expect(home).toContain('<meta property="og:site_name" content="Jeux &amp; “&lt;Cie&gt;”" />');
  expect(home).toContain('<meta property="og:description" content="Fermé le dimanche" />');
  expect(home).toContain('<meta name="house" content="{&quot;name&quot;:&quot;Jeux &amp; “&lt;Cie&gt;”&quot;');
  expect(await document('/seats')).toContain('<meta name="house"');
  // A challenge that is given is somewhere, its board too.
  const challenge = { game: 'tontine', options: {}, seats: 2, level: 'weak', title: 'x', names: 'shown', tries: 1, lang: 'fr' };
  const given: CreatedChallenge = JSON.parse(await (await house.post('/api/challenges', { ...challenge, closesAt: house.time.now() + 3_600_000 })).text());
  for (const path of [`/d/${given.challenge}`, `/d/${given.challenge}/board`]) expect((await fetch(house.url + path)).status).toBe(200);
});

it('[HO-12.6] the word is asked of whoever opens a table, a room, a challenge or a fork, and of nobody who comes in', async () => {
  await house.create();
  await set({ word: 'Le Moulin' });
  expect((await signOf()).word).toBe(true);
  const room = { title: 'x', steps: [{ title: 'x', minutes: 5, game: { game: 'tontine' } }], people: 4, minutes: 30, lang: 'fr' };
  const challenge = { game: 'tontine', options: {}, seats: 2, level: 'weak', title: 'x', closesAt: 1, names: 'shown', tries: 1, lang: 'fr' };
  for (const [path, body] of [
    ['/api/tables', house.plan()],
    ['/api/play-now', { game: 'tontine', lang: 'fr' }],
    ['/api/forks', {}],
    ['/api/rooms', room],
    ['/api/challenges', challenge],
  ] as const)
    expect([path, await codeOf(house.post(path, body))]).toEqual([path, 'houseWord']);
  expect(await codeOf(open('moulins'))).toBe('wrongHouseWord');
  expect(await codeOf(open('%E0%'))).toBe('wrongHouseWord');
  expect(await codeOf(open('  le  moulín '))).toBe('201');
  // Whoever is invited needs none.
  const created: CreatedTable = JSON.parse(await (await open('le moulin', { seats: [here('Ana'), OPEN], start: false })).text());
  const guest = await house.join(created.table);
  expect(await guest.ask({ t: 'take', seat: 1, name: 'Bob' })).toMatchObject({ t: 'ok' });
  expect(readFileSync(house.file, 'latin1').toLowerCase()).not.toContain('le moulin');
  await set({});
  expect(await codeOf(open())).toBe('houseWord');
  await set({ word: '' });
  expect(await codeOf(open())).toBe('201');
});

it('wrong words are counted and answered late, and the right one always passes', async () => {
  await set({ word: 'moulin' });
  await house.stop();
  await house.start({ prices: { houseWords: only(2) }, limits: { lateSeconds: 3600 } });
  const codes: string[] = [];
  const wrong = async (): Promise<void> => void codes.push(await codeOf(open('moutarde')));
  const tried = Promise.all([wrong(), wrong(), wrong()]);
  expect(await codeOf(open('moulin'))).toBe('201');
  const metrics = async (): Promise<string> => (await house.host('GET', '/metrics')).text();
  await expect.poll(metrics).toContain('comptoir_refused_total{price="houseWords",of="address"} 1');
  expect(codes).toEqual([]);
  house.time.pass(3_600_000);
  await tried;
  expect(codes.toSorted()).toEqual(['tooMuch', 'wrongHouseWord', 'wrongHouseWord']);
  expect(await codeOf(open('moulin'))).toBe('201');
});

it('[HO-12.6] a house opens tables for its own games alone; those that are open go on', async () => {
  const { created } = await house.pair();
  await set({ games: ['bourse'] });
  expect(await codeOf(open())).toBe('gameNotHere');
  expect((await fetch(`${house.url}/api/tables/${created.table}`)).status).toBe(200);
  await set({ games: ['tontine'] });
  expect(await codeOf(open())).toBe('201');
});
