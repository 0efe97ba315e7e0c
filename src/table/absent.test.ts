import { at } from '#kernel/collections.ts';
import { describe, expect, it } from 'vitest';
import { prepareInput } from './prepare.ts';
import { NimTable } from './testing/nim-table.ts';
import type { Page } from './testing/page.ts';

const ENDLESS = { secondsPerDecision: null } as const;

/** Three people at a table without a clock; who is awaited, and the others. */
const begin = async () => {
  const nims = await new NimTable().build(ENDLESS);
  const pages = await nims.seat();
  const told = () => nims.house.notices.map(({ event, seat }) => `${event} ${seat}`);
  return { nims, pages, told };
};

/** All announce: the first turn of nim is sealed. */
const bidAll = async (pages: readonly Page[]): Promise<void> => {
  for (const [seat, page] of pages.entries()) await page.move({ type: 'bid', amount: seat });
};

describe('without a clock', () => {
  it('whoever has been away for two minutes is told once a turn that it is theirs, and nobody who is there', async () => {
    const { nims, pages, told } = await begin();
    at(pages, 1).cut();
    await nims.pass(119);
    expect(told()).toEqual([]);
    await nims.pass(1);
    expect(told()).toEqual(['yourTurn 1']);
    expect(nims.house.notices[0]).toMatchObject({ name: 'Bob', deadline: null, turn: expect.any(Number) });
    await nims.pass(86_400);
    expect(told()).toEqual(['yourTurn 1']);
    expect(nims.table.reminders.momentOf(1)).toBe(nims.house.notices[0]?.moment);
    // Nobody who looks is told, however long they take; they are once they go.
    at(pages, 0).cut();
    await nims.pass(120);
    expect(told()).toEqual(['yourTurn 1', 'yourTurn 0']);
  });

  it('whoever was told hears nothing more of the same turn after the table was put away or read back', async () => {
    const { nims, pages, told } = await begin();
    for (const page of pages) page.cut();
    await nims.pass(300);
    expect(told().toSorted()).toEqual(['yourTurn 0', 'yourTurn 1', 'yourTurn 2']);
    await nims.pass(3600);
    await nims.reopen();
    await nims.pass(3600);
    expect(told()).toHaveLength(3);
  });

  it('a turn that began just before a restart is told after it', async () => {
    const { nims, pages, told } = await begin();
    for (const page of pages) page.cut();
    await nims.reopen();
    await nims.pass(120);
    expect(told()).toHaveLength(3);
  });

  it('the end of the game is told to whoever is not there', async () => {
    const { nims, pages, told } = await begin();
    await bidAll(pages);
    at(pages, 2).cut();
    for (let turn = 0; turn < 60 && nims.table.state.record.status === 'playing'; turn++) {
      const page = pages.find(({ isOpen, scene: { you, awaited } }) => isOpen && you !== null && awaited.includes(you));
      if (page === undefined)
        void nims.table.clerk.attempt('table', null, (state, stamp) => prepareInput(state, { by: 'table', event: 'timeout', seat: 2 }, stamp));
      else
        await page.move(
          page.scene.offers.some((offer) => offer.kind === 'form' && offer.type === 'take') ? { type: 'take', stones: 1 } : { type: 'bid', amount: 0 },
        );
      await nims.pass();
    }
    expect(nims.table.state.record.status).toBe('finished');
    expect(told().filter((line) => line.startsWith('gameOver'))).toEqual(['gameOver 2']);
  });

  it('a game against bots waits for its one person without a word', async () => {
    const alone = await new NimTable().build({
      ...ENDLESS,
      seats: [
        { kind: 'here', name: 'Ana' },
        { kind: 'bot', level: 'decent' },
      ],
    });
    await alone.pass(86_400);
    expect(alone.house.notices).toEqual([]);
  });
});

describe('who is asked by others', () => {
  it('is told at once when they are not there: a vote, another way to play on', async () => {
    const { nims, pages, told } = await begin();
    await bidAll(pages);
    const [ana, , cleo] = pages;
    cleo?.cut();
    expect(await ana?.ask({ t: 'propose', options: { maxTake: 2 } })).toMatchObject({ t: 'ok' });
    expect(nims.house.notices).toEqual([expect.objectContaining({ event: 'asked', what: 'motion', from: 0, seat: 2, deadline: null })]);
    expect(await ana?.ask({ t: 'fork', step: 0 })).toMatchObject({ t: 'ok' });
    expect(nims.house.notices.at(-1)).toMatchObject({ event: 'asked', what: 'fork', from: 0, seat: 2, deadline: expect.any(String) });
    await nims.pass(60);
    // Bob sits there and has the time to answer.
    expect(told().filter((line) => line.startsWith('asked'))).toEqual(['asked 2', 'asked 2']);
  });

  it('is told of a move that is to be taken back, with the time until when silence is a no', async () => {
    const { nims, pages } = await begin();
    await bidAll(pages);
    const asker = pages.find(({ scene }) => scene.decision !== null);
    if (asker === undefined) throw new Error('nobody is asked');
    await asker.move({ type: 'take', stones: 1 });
    for (const page of pages) if (page !== asker) page.cut();
    expect(await asker.ask({ t: 'takeback' })).toMatchObject({ t: 'ok' });
    const asked = nims.house.notices.filter(({ event }) => event === 'asked');
    expect(asked.length).toBeGreaterThan(0);
    for (const notice of asked) expect(notice).toMatchObject({ what: 'takeback', from: asker.scene.you, deadline: expect.any(String) });
  });

  it('is told of a newcomer only where nobody is there to let them in', async () => {
    const nims = await new NimTable().build({
      ...ENDLESS,
      seats: [
        { kind: 'here', name: 'Ana' },
        { kind: 'here', name: 'Bob' },
        { kind: 'bot', level: 'decent' },
      ],
      joining: 'people',
    });
    const [ana, bob] = await nims.seat();
    const dan = await nims.enter();
    bob?.cut();
    await expect(dan.ask({ t: 'take', seat: 3, name: 'Dan' })).rejects.toThrow('no answer');
    expect(nims.house.notices.filter(({ event }) => event === 'asked')).toEqual([]);
    dan.cut();
    ana?.cut();
    const eve = await nims.enter();
    await expect(eve.ask({ t: 'take', seat: 3, name: 'Eve' })).rejects.toThrow('no answer');
    expect(nims.house.notices.filter(({ event }) => event === 'asked').map(({ what, seat }) => [what, seat])).toEqual([
      ['door', 0],
      ['door', 1],
    ]);
  });
});
