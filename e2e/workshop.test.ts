import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tripleBataille } from '#games/triple-bataille/index.ts';
import { quickChance } from '#kernel/chance.ts';
import { at } from '#kernel/collections.ts';
import type { CreatedTable } from '#protocol';
import { type Glance, LoadPlayer, type Mind, mindOf } from '../bench/load-player.ts';
import { Client } from '../src/server/testing/client.ts';
import { seriousViolations } from './support/axe.ts';
import { illegibleOn } from './support/legible.ts';
import { sees } from './support/looking.ts';
import { openTable } from './support/tables.ts';
import { testHouse } from './support/tested-house.ts';

/* A workshop on money: an animator, a projector and sixty phones; a game of debt money, a game of free money, and the debrief of both. */

const PHONES = 60;
/** A phone answers within this time of being asked. */
const THINK_MS = 20;

const house = await testHouse({ site: 'http://192.168.1.24:4280' });
const desk = await house.visitor({ viewport: { width: 1360, height: 900 } });
const wall = await house.visitor({ viewport: { width: 1920, height: 1080 } });
const tables: string[] = [];
const latencies: number[] = [];
const refused: Record<string, number> = {};

const openRoom = (mode: string): Promise<CreatedTable> => {
  const seats = Array.from({ length: PHONES }, () => ({ kind: 'open' }) as const);
  return openTable(desk, { game: 'triple-bataille', options: { mode, length: 'short' }, seats, referee: 'me', start: false });
};

/** Everybody comes in at the same moment and reaches for a chair. */
const comeIn = async (table: string): Promise<readonly string[]> => {
  const visitors = await Promise.all(Array.from({ length: PHONES }, () => Client.join(house.url, { table })));
  const seated = await Promise.all(visitors.map((visitor, seat) => visitor.ask({ t: 'take', seat, name: `Élève ${seat + 1}` })));
  for (const visitor of visitors) visitor.close();
  return seated.map((answer) => (answer.t === 'ok' ? String(answer.result?.token) : ''));
};

const isAtMarket = ({ view }: Glance): boolean => Object(view).table.point.kind === 'market';

/** Everybody plays to the end; at the first market the first of them waits until the wall has been looked at. */
const play = async (table: string, tokens: readonly string[], look: () => Promise<void>): Promise<void> => {
  const over = Promise.withResolvers<void>();
  const market = Promise.withResolvers<void>();
  const events = {
    acknowledged: ({ ms }: { readonly ms: number }) => latencies.push(ms),
    refused: (code: string) => {
      refused[code] = (refused[code] ?? 0) + 1;
    },
    over: () => over.resolve(),
  };
  const sit = (token: string, seat: number, mind: Mind): LoadPlayer =>
    new LoadPlayer({ url: house.url, table, token }, quickChance(seat), events, THINK_MS, mind);
  const patient = mindOf(tripleBataille, 'decent', 0);
  const waiting = sit(at(tokens, 0), 0, (glance) => {
    if (!isAtMarket(glance)) return patient(glance);
    market.resolve();
    return null;
  });
  const others = tokens.slice(1).map((token, index) => sit(token, index + 1, mindOf(tripleBataille, 'decent', index + 1)));
  await Promise.all([waiting, ...others].map((player) => player.connect()));
  await market.promise;
  await look();
  waiting.stop();
  const again = sit(at(tokens, 0), 0, patient);
  await again.connect();
  await over.promise;
  for (const player of [again, ...others]) player.stop();
};

/** Beat by beat: what the last row sees of a battle of sixty. */
const lookAtBattle = async (): Promise<void> => {
  const lesson = wall.locator('.tb-lesson');
  while ((await lesson.count()) === 0) {
    expect(await illegibleOn(wall)).toEqual([]);
    await wall.keyboard.press('PageDown');
  }
  expect(await illegibleOn(wall)).toEqual([]);
};

it.each(['dette', 'libre'])('sixty phones play a short game of %s money, led from the console and shown on the wall', async (mode) => {
  const created = await openRoom(mode);
  tables.push(created.table);
  await desk.goto(`/t/${created.table}/sheets`);
  await desk.getByRole('heading', { name: 'Entrez dans la partie' }).waitFor();
  await desk.goto(`/t/${created.table}/console#r=${created.referee}`);
  await wall.goto(`/t/${created.table}/projector`);
  await wall.locator('.wall-lobby').waitFor();
  const tokens = await comeIn(created.table);
  expect(tokens.filter((token) => token === '')).toEqual([]);
  await wall.getByText(`${PHONES} personnes sont là`).waitFor();
  expect(await illegibleOn(wall)).toEqual([]);
  await desk.getByRole('button', { name: `Commencer à ${PHONES}` }).click();
  await wall.locator('.awaited-card').waitFor();
  expect(await seriousViolations(wall)).toEqual([]);
  await play(created.table, tokens, lookAtBattle);
  await desk.getByRole('heading', { name: 'Partie finie' }).waitFor();
  await wall.getByRole('img', { name: 'Code QR du débriefing' }).waitFor();
});

it('the debrief lays the two games over each other', async () => {
  await desk.goto(`/t/${tables[1]}/debrief?with=${tables[0]}`);
  await desk.getByRole('heading', { name: 'Deux parties, côte à côte' }).waitFor();
  await desk.getByLabel('Suivre').selectOption('Élève 7');
  await expect.poll(() => desk.locator('.debrief-key li').count()).toBe(2);
  await expect.poll(() => desk.locator('.chart-card svg.chart').count()).toBeGreaterThan(3);
  await sees(desk, /la moitié la moins riche a \d+\u00a0% de tout/);
  await desk.getByRole('radio', { name: 'part de la moyenne' }).check({ force: true });
  await desk.getByText('en % de la moyenne de tous').first().waitFor();
  await desk.getByRole('switch', { name: 'Sans les noms' }).click();
  await expect.poll(() => desk.getByText('Élève 7').count()).toBe(0);
  const [file] = await Promise.all([desk.waitForEvent('download'), desk.getByRole('button', { name: 'CSV' }).click()]);
  expect(readFileSync(await file.path(), 'utf8')).toMatch(
    /^\ufeff"Partie";"Mode";"Titre dans la salle";"Bataille";"Joueur";"Personne ou bot"[^]*"Joueur 60";"personne"/,
  );
  expect(await seriousViolations(desk)).toEqual([]);
});

it('thousands of moves were answered; how fast is printed, and held to a figure by the benchmark alone', () => {
  const sorted = latencies.toSorted((a, b) => a - b);
  const part = (share: number): number => Math.round(at(sorted, Math.floor((sorted.length - 1) * share)));
  console.log(JSON.stringify({ moves: sorted.length, refused, p50Ms: part(0.5), p99Ms: part(0.99), worstMs: part(1) }));
  expect(sorted.length).toBeGreaterThan(2000);
});
