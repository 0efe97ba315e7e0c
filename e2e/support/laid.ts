import type { Page, WebSocketRoute } from 'playwright-core';
import type { AnyGame, Seat } from '#kernel/game.ts';
import { sightOf } from '#kernel/match.ts';
import type { ServerMessage } from '#protocol';
import { here, openTable, sitDown } from './tables.ts';

/* A position that a game reaches seldom, laid before a person on the real page: what the house sends is kept, but for the board and what is asked. */

export interface Laid {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly names: readonly string[];
  readonly you: Seat;
}

const asLaid = (message: ServerMessage, { game, you }: Laid, state: unknown, step: number): string => {
  if (message.t !== 'scene') return JSON.stringify(message);
  const { view, decision, offers, awaited } = sightOf(game.module, state, you);
  return JSON.stringify({ ...message, scene: { ...message.scene, view, decision, offers, awaited, step, decisionNumber: step } });
};

/** A table of people, so that nobody moves; its page shows the position in the place of the start. Answers how to lay another one after so many steps. */
export const lay = async (page: Page, laid: Laid): Promise<(state: unknown, step: number) => Promise<void>> => {
  const created = await openTable(page, { game: laid.game.module.id, seats: here(...laid.names) });
  let [line, scene]: [WebSocketRoute | null, ServerMessage | null] = [null, null];
  await page.routeWebSocket(/\/ws$/, (socket) => {
    line = socket;
    socket.connectToServer().onMessage((text) => {
      const message: ServerMessage = JSON.parse(String(text));
      if (message.t === 'scene') scene = message;
      socket.send(asLaid(message, laid, laid.state, 0));
    });
  });
  await sitDown(page, created, laid.you);
  return async (state, step) => {
    if (scene !== null) line?.send(asLaid(scene, laid, state, step));
    await page.locator(`.bar[data-step="${step}"]`).waitFor();
  };
};
