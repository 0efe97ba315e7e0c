import { at } from '#kernel/collections.ts';
import type { CreateTable } from '#protocol';
import { describe, expect, it } from 'vitest';
import type { LiveTable } from './live-table.ts';
import { NimTable } from './testing/nim-table.ts';
import type { Page } from './testing/page.ts';

const BOT = { kind: 'bot', level: 'decent' } as const;
const here = (...names: readonly string[]): CreateTable['seats'] => names.map((name) => ({ kind: 'here', name }));

/** Everybody answers whatever they are asked, until the game is over. */
const playOut = async (nims: NimTable, pages: readonly Page[]): Promise<void> => {
  while (at(pages, 0).scene.outcome === null) {
    for (const page of pages) {
      const { you, awaited, offers } = page.scene;
      if (you === null || !awaited.includes(you)) continue;
      const takes = offers.some((offer) => offer.kind === 'form' && offer.type === 'take');
      await page.move(takes ? { type: 'take', stones: 3 } : { type: 'bid', amount: 1 });
    }
    await nims.pass(1);
  }
};

const finished = async (
  seats: CreateTable['seats'],
  more: Partial<CreateTable> = {},
): Promise<{ readonly nims: NimTable; readonly pages: readonly Page[] }> => {
  const nims = await new NimTable().build({ seats, options: { stones: 4 }, ...more });
  const pages = await nims.seat();
  await playOut(nims, pages);
  return { nims, pages };
};

const nextOf = async (nims: NimTable): Promise<LiveTable> => {
  const next = nims.table.state.record.rematch?.next;
  if (next === null || next === undefined) throw new Error('there is no next table');
  return nims.open(next.table);
};

describe('playing again', () => {
  it('[HO-10.1] gives the same people the same rules at a new table, with new dice, turned on by one, and their old links open it', async () => {
    const { nims, pages } = await finished([...here('Ana', 'Bob'), BOT]);
    const [ana, bob] = [at(pages, 0), at(pages, 1)];
    expect(await ana.ask({ t: 'rematch', yes: true })).toEqual({ t: 'ok', id: expect.any(String) });
    expect(bob.scene.info.rematch).toMatchObject({ by: 0, said: [{ seat: 0, yes: true }], next: null });
    const made = await bob.ask({ t: 'rematch', yes: true });
    const next = await nextOf(nims);
    expect(made).toMatchObject({ t: 'ok', result: { table: next.id, code: next.state.record.code } });
    expect(nims.house.opened).toEqual([next.id]);
    const { record, seats } = next.state;
    const before = nims.table.state;
    expect(record).toMatchObject({ status: 'playing', options: before.record.options, secondsPerDecision: 600, series: { previous: before.record.id } });
    expect(record.seed).not.toBe(before.record.seed);
    expect(seats.map(({ name, holder }) => [name, holder])).toEqual([
      ['Bob', 'person'],
      [before.seats[2]?.name, 'bot'],
      ['Ana', 'person'],
    ]);
    const again = await nims.enter(nims.tokenOf(0), next);
    expect(again.scene).toMatchObject({ you: 2, owner: true, info: { status: 'playing' } });
    expect(ana.keys.slice(-3)).toEqual(['table.rematchAsked', 'table.rematchYes', 'table.rematchMade']);
    expect(ana.log.at(-1)?.text.clauses).toEqual(['HO-10.1']);
    expect(await bob.ask({ t: 'rematch', yes: false })).toMatchObject({ t: 'no', code: 'rematchMade' });
  });

  it('[HO-10.2] tells a player who is not there, and lets a bot keep their seat until they come', async () => {
    const { nims, pages } = await finished(here('Ana', 'Bob', 'Cleo'));
    const [ana, bob, cleo] = [at(pages, 0), at(pages, 1), at(pages, 2)];
    cleo.cut();
    await ana.ask({ t: 'rematch', yes: true });
    expect(nims.house.notices.filter(({ event }) => event === 'rematch')).toEqual([expect.objectContaining({ seat: 2, name: 'Cleo', table: nims.table.id })]);
    await ana.ask({ t: 'rematch', yes: true });
    expect(nims.house.notices.filter(({ event }) => event === 'rematch')).toHaveLength(1);
    await nims.pass(600);
    await ana.ask({ t: 'rematch', yes: true });
    expect(nims.house.notices.filter(({ event }) => event === 'rematch')).toHaveLength(2);
    await bob.ask({ t: 'rematch', yes: true });
    expect(nims.table.state.record.rematch?.next).toBeNull();
    expect(await bob.ask({ t: 'again' })).toMatchObject({ t: 'ok' });
    const next = await nextOf(nims);
    expect(next.state.seats.map(({ name, holder }) => [name, holder])).toEqual([
      ['Bob', 'person'],
      ['Cleo', 'bot'],
      ['Ana', 'person'],
    ]);
    const late = await nims.enter(nims.tokenOf(2), next);
    expect(late.scene).toMatchObject({ you: null, former: 1 });
    expect(await late.ask({ t: 'take', seat: 1, name: 'Cleo' })).toMatchObject({ t: 'ok', result: { seat: 1 } });
    expect(late.scene).toMatchObject({ you: 1, former: null });
  });

  it('[HO-10.3] opens the seat of whoever does not play again, at a table that waits for somebody', async () => {
    const { nims, pages } = await finished(here('Ana', 'Bob', 'Cleo'));
    await at(pages, 0).ask({ t: 'rematch', yes: true });
    await at(pages, 1).ask({ t: 'rematch', yes: false });
    await at(pages, 2).ask({ t: 'rematch', yes: true });
    expect(at(pages, 0).keys).toContain('table.rematchNo');
    const next = await nextOf(nims);
    expect(next.state.record.status).toBe('lobby');
    expect(next.state.seats.map(({ name, holder }) => [name, holder])).toEqual([
      ['', 'open'],
      ['Cleo', 'person'],
      ['Ana', 'person'],
    ]);
    const dan = await nims.enter(undefined, next);
    await dan.ask({ t: 'take', seat: 0, name: 'Dan' });
    const ana = await nims.enter(nims.tokenOf(0), next);
    expect(await ana.ask({ t: 'start' })).toMatchObject({ t: 'ok' });
    expect(dan.scene).toMatchObject({ you: 0, info: { status: 'playing' } });
  });

  it('[HO-10.4] keeps the score of the series by person, game after game', async () => {
    const first = await finished(here('Ana', 'Bob'));
    const standings = first.pages[0]?.scene.outcome?.standings ?? [];
    for (const page of first.pages) await page.ask({ t: 'rematch', yes: true });
    const second = await nextOf(first.nims);
    const scores = [1, 0].map((seat) => standings.find((each) => each.seat === seat)?.score);
    expect(second.state.record.series?.games.map(({ results }) => results.map((result) => result?.score))).toEqual([scores]);
    const pages = [await first.nims.enter(first.nims.tokenOf(0), second), await first.nims.enter(first.nims.tokenOf(1), second)];
    await playOut(first.nims, pages);
    for (const page of pages) await page.ask({ t: 'rematch', yes: true });
    const third = await first.nims.open(second.state.record.rematch?.next?.table ?? '');
    expect(third.state.record.series).toMatchObject({ previous: second.id });
    expect(third.state.record.series?.games.map(({ table }) => table)).toEqual([first.nims.table.id, second.id]);
    expect(third.state.record.series?.games[0]?.results.map((result) => result?.score)).toEqual([scores[1], scores[0]]);
    expect(third.state.seats.map(({ name }) => name)).toEqual(['Ana', 'Bob']);
  });

  it('begins at once against bots, and is refused before the end, to onlookers, and as a no to nothing', async () => {
    const { nims, pages } = await finished([...here('Ana'), BOT]);
    const ana = at(pages, 0);
    const { seq } = nims.table.state;
    const watcher = await nims.enter();
    expect(await watcher.ask({ t: 'rematch', yes: true })).toMatchObject({ t: 'no', code: 'notYourSeat' });
    expect(await watcher.ask({ t: 'again' })).toMatchObject({ t: 'no', code: 'notYourSeat' });
    expect(await ana.ask({ t: 'rematch', yes: false })).toMatchObject({ t: 'no', code: 'noRematch' });
    expect(await ana.ask({ t: 'again' })).toMatchObject({ t: 'no', code: 'noRematch' });
    expect(nims.table.state.seq).toBe(seq);
    const made = await ana.ask({ t: 'rematch', yes: true }, 'once');
    const twice = await ana.ask({ t: 'rematch', yes: true }, 'once');
    expect(made).toMatchObject({ t: 'ok', result: { table: nims.house.opened[0] } });
    expect(nims.house.opened).toHaveLength(1);
    expect(twice).toMatchObject({ t: 'ok' });
    const running = await new NimTable().build({ seats: [...here('Ana'), BOT] });
    const early = await running.enter(running.tokenOf(0));
    expect(await early.ask({ t: 'rematch', yes: true })).toMatchObject({ t: 'no', code: 'notFinished' });
  });
});
