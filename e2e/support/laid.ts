import type { Page } from 'playwright-core';
import { type AnyGame, type Seat, sightOf } from '#kernel';
import type { ServerMessage } from '#protocol';
import { here, openTable, sitDown } from './tables.ts';

/* A position that a game reaches seldom, laid before a person on the real page: what the house sends is kept, but for the board and what is asked. */

export interface Laid {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly names: readonly string[];
  readonly you: Seat;
}

const asLaid = (text: string, { game, state, you }: Laid): string => {
  const message: ServerMessage = JSON.parse(text);
  if (message.t !== 'scene') return text;
  const { view, decision, offers, awaited } = sightOf(game.module, state, you);
  return JSON.stringify({ ...message, scene: { ...message.scene, view, decision, offers, awaited } });
};

/** A table of people, so that nobody moves; its page shows the position in the place of the start. */
export const lay = async (page: Page, laid: Laid): Promise<void> => {
  const created = await openTable(page, { game: laid.game.module.id, seats: here(...laid.names) });
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const house = socket.connectToServer();
    house.onMessage((text) => socket.send(asLaid(String(text), laid)));
  });
  await sitDown(page, created, laid.you);
};
