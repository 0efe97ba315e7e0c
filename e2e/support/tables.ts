import type { Page } from 'playwright-core';
import type { BotLevel } from '#kernel/game.ts';
import type { CreatedTable, CreateTable, Scene, SeatPlan, ServerMessage } from '#protocol';
import { Seen } from '#table/testing/seen.ts';

export const here = (...names: readonly string[]): readonly SeatPlan[] => names.map((name) => ({ kind: 'here', name }));
export const bots = (count: number, level: BotLevel = 'decent'): readonly SeatPlan[] => Array.from({ length: count }, () => ({ kind: 'bot', level }));

/** A table that begins at once, with the usual in all that is not said. */
export const openTable = async (page: Page, plan: Partial<CreateTable>): Promise<CreatedTable> => {
  const usual = { game: 'bourse', options: {}, seats: [], secondsPerDecision: null, watching: 'link', referee: 'auto', start: true, lang: 'fr' } as const;
  const created = await page.request.post('/api/tables', { data: { ...usual, ...plan } });
  if (!created.ok()) throw new Error(await created.text());
  return created.json();
};

/** A table against bots at the server, with the dice of the tests: what a press on « Jouer maintenant » lays where the device keeps nothing. */
export const playNow = async (page: Page, game: string): Promise<CreatedTable> => {
  const created = await page.request.post('/api/play-now', { data: { game, lang: 'fr', name: 'Inès' } });
  if (!created.ok()) throw new Error(await created.text());
  return created.json();
};

/** The way to a chair. */
export const chairOf = ({ table, seats }: CreatedTable, seat: number): string => `/t/${table}#s=${seats.find((held) => held.seat === seat)?.token}`;

export const sitDown = async (page: Page, created: CreatedTable, seat: number): Promise<Page> => {
  await page.goto(chairOf(created, seat));
  await page.locator('.bar').first().waitFor();
  return page;
};

/** Every frame that a page is sent from now on. */
export const framesOf = (page: Page): readonly string[] => {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return frames;
};

/** What these frames showed, scene after scene. */
export function* scenesOf(frames: readonly string[]): Generator<Scene> {
  const seen = new Seen();
  for (const frame of frames) {
    const message: ServerMessage = JSON.parse(frame);
    if (message.t === 'scene' || message.t === 'change') seen.take(message);
    if (seen.scene !== null) yield seen.scene;
  }
}
