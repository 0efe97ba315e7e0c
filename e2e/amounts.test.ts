import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Client } from '../src/server/testing/client.ts';
import { seriousViolations } from './support/axe.ts';
import { PHONE } from './support/house.ts';
import { chairOf, here, openTable } from './support/tables.ts';
import { testHouse } from './support/tested-house.ts';

const house = await testHouse();

const PASSIVE: ReadonlySet<string> = new Set(['roll', 'done', 'pass']);

const isMove = (move: unknown): move is { readonly type: string } => typeof move === 'object' && move !== null && 'type' in move;

/** Two people roll and pass until one of them stands at a bank; answers with the link of that chair. */
const reachBank = async (page: Page): Promise<string> => {
  const created = await openTable(page, { options: { events: false }, seats: here('Camille', 'Octave') });
  const players = await Promise.all(created.seats.map(({ token }) => Client.join(house.url, { table: created.table, token })));
  for (;;) {
    const [asked] = players[0]?.scene.awaited ?? [];
    const player = typeof asked === 'number' ? players[asked] : undefined;
    if (player === undefined || typeof asked !== 'number') throw new Error('nobody is asked');
    await player.until(() => player.scene.awaited.includes(asked));
    const moves = player.scene.offers.flatMap((offer) => (offer.kind === 'move' && isMove(offer.move) ? [offer.move] : []));
    if (moves.some(({ type }) => type === 'borrow')) {
      for (const each of players) each.close();
      return chairOf(created, asked);
    }
    const { step } = player.scene;
    await player.move(moves.find(({ type }) => PASSIVE.has(type)));
    for (const each of players) await each.until(() => each.scene.step > step);
  }
};

describe('a phone of 360 pixels', () => {
  it('shows on every button what it would move, and asks before it lends', async () => {
    const page = await house.visitor({ viewport: PHONE });
    await page.goto(await reachBank(page));
    const borrow = page.locator('.bar .offer').filter({ hasText: 'Emprunter…' });
    const detail = borrow.locator('small');
    await detail.waitFor({ state: 'visible' });
    expect((await detail.textContent())?.replaceAll('\u00a0', ' ')).toBe('50 000 F, 60 000 F à rendre');
    for (const button of await page.locator('.bar .offers button').all()) {
      const box = await button.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    expect(await seriousViolations(page)).toEqual([]);

    // A press unfolds; the second one, with both sums, is the one that counts.
    const step = await page.locator('.bar').getAttribute('data-step');
    await borrow.click();
    const confirm = page.getByRole('button', { name: /Emprunter 50.000.F \(à rembourser 60.000.F\)/ });
    await confirm.waitFor();
    expect(await page.locator('.bar').getAttribute('data-step')).toBe(step);
    await confirm.click();
    await page
      .locator('.player-line')
      .getByText(/liquidités 250.000.F/)
      .waitFor();
  });
});
