import { quickChance } from '#kernel/chance.ts';
import type { Seat } from '#kernel/game.ts';
import { bourse } from '#games/bourse/index.ts';
import type { CreateTable } from '#protocol';
import { expect, it, vi } from 'vitest';
import { createTable } from './create-table.ts';
import { openTable } from './open-table.ts';
import { askedAt } from './state.ts';
import { granted, House } from './testing/house.ts';
import { Page } from './testing/page.ts';

const SEATS: readonly Seat[] = [0, 1, 2];
const PLAN: CreateTable = {
  game: 'bourse',
  options: {},
  seats: SEATS.map((seat) => ({ kind: 'here', name: `Player ${seat}` })),
  secondsPerDecision: null,
  watching: 'link',
  referee: 'auto',
  start: true,
  lang: 'en',
};

it('in a rush of moves whoever is awaited, or has just moved, is offered at once what they may do; the others before they could read it', async () => {
  const house = new House();
  const made = granted(await createTable(PLAN, bourse, house.ports));
  const table = granted(await openTable(made.table, async () => bourse, house.ports));
  const pages = made.seats.map(() => new Page(house, async () => table));
  for (const [seat, page] of pages.entries()) await page.hello(table.id, made.seats[seat]?.token);
  const chance = quickChance(3);
  /** Whose page shows what the rules offer them now. */
  const upToDate = (): readonly Seat[] => {
    const now: unknown = table.state.match?.now.state;
    return SEATS.filter((seat) => JSON.stringify(pages[seat]?.scene.offers) === JSON.stringify(table.state.game.module.offers(now, seat)));
  };
  let behind = 0;
  let secrets = 0;
  for (let moves = 0; moves < 60; moves++) {
    const asked = askedAt(table.state)[0]?.seat;
    const page = typeof asked === 'number' ? pages[asked] : undefined;
    if (typeof asked !== 'number' || page === undefined) break;
    const move: unknown = table.state.game.module.sample(table.state.match?.now.state, asked, chance);
    expect(await page.move(move)).toMatchObject({ t: 'ok' });
    const told = upToDate();
    const awaited = askedAt(table.state).map(({ seat }) => seat);
    expect(told).toEqual(expect.arrayContaining([asked, ...awaited]));
    if (told.length < SEATS.length) behind++;
    // Somebody's secret instruction brings nothing on for others.
    const late = SEATS.find((seat) => !told.includes(seat));
    const secretive = SEATS.find((seat) => seat !== late && !awaited.includes(seat));
    if (late !== undefined && secretive !== undefined) {
      const { shown } = table.state.mark;
      const heard = vi.spyOn(pages[late] ?? page, 'send');
      await pages[secretive]?.move({ type: 'passUntilMyTurn', on: true });
      await pages[secretive]?.move({ type: 'passUntilMyTurn', on: false });
      secrets += table.state.mark.shown === shown ? 1 : 0;
      expect(heard).not.toHaveBeenCalled();
      heard.mockRestore();
    }
    if (moves % 10 === 9) await house.time.pass(300);
    if (moves % 10 === 9) expect(upToDate()).toEqual(SEATS);
    // A clock that is put back keeps nobody waiting.
    if (moves === 39) await house.time.pass(-90_000);
  }
  expect(Math.min(behind, secrets)).toBeGreaterThan(0);
  // Whoever waits for nothing leaves nothing running.
  await house.time.pass(1000);
  expect(upToDate()).toEqual(SEATS);
});
