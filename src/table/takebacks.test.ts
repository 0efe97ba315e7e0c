import { nim } from '#testkit/nim/index.ts';
import { at } from '#kernel/collections.ts';
import type { AnyGame } from '#kernel/game.ts';
import { replay } from '#kernel/recording.ts';
import type { CreateTable } from '#protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { NimTable } from './testing/nim-table.ts';
import type { Page } from './testing/page.ts';
import { granted } from './testing/house.ts';

let nims: NimTable;
let ana: Page;
let bob: Page;
let cleo: Page;

/** Bids are opened, which reveals them; then Ana takes stones, and everybody bids again. */
const begin = async (plan: Partial<CreateTable> = {}, game?: AnyGame): Promise<void> => {
  nims = await new NimTable(undefined, game).build(plan);
  const pages = await nims.seat();
  ana = at(pages, 0);
  bob = pages[1] ?? ana;
  cleo = pages[2] ?? ana;
};

const bid = (page: Page, amount: number): Promise<unknown> => page.move({ type: 'bid', amount });
const opened = async (): Promise<void> => {
  await bid(ana, 9);
  await bid(bob, 1);
  await bid(cleo, 1);
};
/** Ana has taken two stones, and Bob has bid since. */
const played = async (): Promise<void> => {
  await opened();
  await ana.move({ type: 'take', stones: 2 });
  await bid(bob, 3);
};
const keys = (page: Page): readonly string[] => page.keys.filter((key) => key.startsWith('table.'));
const stones = (page: Page): unknown => (page.scene.view instanceof Object && 'stones' in page.scene.view ? page.scene.view.stones : null);

beforeEach(() => begin());

describe('undo', () => {
  it('[HO-5.1] knows what came before the step it went back to, also where a table was read back from there', async () => {
    await opened();
    const { id, unsavedSnapshot: snapshot } = nims.table;
    if (snapshot === null) throw new Error('there is a snapshot');
    await nims.house.ports.journal.saveSnapshots([{ table: id, snapshot }]);
    await ana.move({ type: 'take', stones: 2 });
    await nims.table.clerk.reload();
    expect(await ana.ask({ t: 'undo' })).toMatchObject({ t: 'ok', result: { step: 3 } });
    expect([ana, cleo].map(({ scene }) => scene.undoClosed)).toEqual(['table.undoOthersActed', 'table.undoRevealed']);
  });

  it('[HO-5.1] knows what came before a step that nobody else noticed, also where a table was read back from there', async () => {
    await bid(ana, 9);
    const { id, unsavedSnapshot: snapshot } = nims.table;
    if (snapshot === null) throw new Error('there is a snapshot');
    await nims.house.ports.journal.saveSnapshots([{ table: id, snapshot }]);
    await bid(ana, 8);
    await bid(bob, 1);
    await nims.table.clerk.reload();
    expect(await bob.ask({ t: 'undo' })).toMatchObject({ t: 'ok' });
    expect([ana, bob].map(({ scene }) => scene.undoClosed)).toEqual([null, 'table.undoOthersActed']);
  });
});

describe('a takeback', () => {
  it('[HO-5.2] is offered to nobody who has not moved yet', async () => {
    expect(ana.scene.takebackClosed).toBe('table.takebackNothing');
    await bid(ana, 9);
    expect([ana, bob].map(({ scene }) => scene.takebackClosed)).toEqual([null, 'table.takebackNothing']);
  });

  it('[HO-5.2] asks those who acted since and whoever may act next, and strikes the move and what followed', async () => {
    await played();
    expect(ana.scene).toMatchObject({ undoClosed: 'table.undoOthersActed', takebackClosed: null });
    expect(await ana.ask({ t: 'takeback' })).toMatchObject({ t: 'ok' });
    expect(cleo.scene.takeback).toMatchObject({ by: 0, asked: [1, 2], yes: [], since: [1], reveals: false, number: 1, step: 3 });
    expect(stones(bob)).toBe(6);
    await bob.ask({ t: 'agree', yes: true });
    expect(cleo.scene.takeback).toMatchObject({ yes: [1] });
    await cleo.ask({ t: 'agree', yes: true });
    expect(bob.scene).toMatchObject({ takeback: null, awaited: [0], step: 3 });
    expect(stones(bob)).toBe(8);
    expect(bob.log.filter(({ undone }) => undone === true).map(({ text }) => text.key)).toEqual(['took', 'sealed']);
    expect(keys(bob)).toEqual(['table.takebackAsked', 'table.takebackAgreed', 'table.takebackAgreed', 'table.takebackGranted']);
    expect(bob.log.at(-1)?.text).toMatchObject({ args: { who: { seat: 0 }, others: { list: [{ seat: 1 }, { seat: 2 }] } }, clauses: ['HO-5.3'] });
  });

  it('[HO-5.3] ends with one no, with silence, or when whoever asked no longer does', async () => {
    await played();
    await ana.ask({ t: 'takeback' });
    await cleo.ask({ t: 'agree', yes: true });
    await bob.ask({ t: 'agree', yes: false });
    expect(ana.scene.takeback).toBeNull();
    expect(stones(ana)).toBe(6);
    await ana.ask({ t: 'takeback' });
    await cleo.ask({ t: 'agree', yes: true });
    await nims.pass(89);
    expect(ana.scene.takeback).not.toBeNull();
    await nims.pass(1);
    expect(ana.scene.takeback).toBeNull();
    expect(keys(bob).at(-1)).toBe('table.takebackSilent');
    await bob.ask({ t: 'takeback' });
    await bob.ask({ t: 'agree', yes: false });
    expect(keys(bob).slice(-2)).toEqual(['table.takebackAsked', 'table.takebackDropped']);
    expect(stones(ana)).toBe(6);
  });

  it('[HO-5.3] leaves a day to answer where moves have a day', async () => {
    await begin({ secondsPerDecision: 86_400 });
    await played();
    await ana.ask({ t: 'takeback' });
    expect(bob.scene.takeback?.deadline).toBe(nims.house.time.now() + 86_400_000);
  });

  it('[HO-5.4] is granted by bots at once when nothing was shown since, and never after', async () => {
    await begin({
      seats: [
        { kind: 'here', name: 'Ana' },
        { kind: 'bot', level: 'decent' },
      ],
    });
    await bid(ana, 9);
    await nims.pass(1);
    expect(ana.scene.takebackClosed).toBe('table.takebackForgotten');
    expect(await ana.ask({ t: 'takeback' })).toMatchObject({ t: 'no', code: 'refused', clauses: ['HO-5.4'] });
    await ana.move({ type: 'take', stones: 2 });
    await nims.pass(1);
    expect(ana.keys.at(-1)).toBe('sealed');
    expect(await ana.ask({ t: 'takeback' })).toMatchObject({ t: 'ok' });
    expect(ana.keys.at(-1)).toBe('table.takebackFree');
    expect(ana.scene).toMatchObject({ awaited: [0] });
    expect(stones(ana)).toBe(8);
  });

  it('[HO-5.5] goes across what was revealed only when all people agree', async () => {
    await opened();
    expect(await bob.ask({ t: 'takeback' })).toMatchObject({ t: 'ok' });
    expect(ana.scene.takeback).toMatchObject({ by: 1, asked: [0, 2], reveals: true, since: [2] });
    expect(keys(ana)).toEqual(['table.takebackAskedAll']);
    await ana.ask({ t: 'agree', yes: false });
    expect(ana.scene.awaited).toEqual([0]);
    await bob.ask({ t: 'takeback' });
    await ana.ask({ t: 'agree', yes: true });
    await cleo.ask({ t: 'agree', yes: true });
    expect(ana.scene).toMatchObject({ awaited: [1, 2], takeback: null, step: 1 });
    expect(ana.log.findLast(({ text }) => text.key === 'opened')).toMatchObject({ undone: true });
  });

  it('[HO-5.6] is asked for twice in a game, as often as one likes, or never, as the table says', async () => {
    await played();
    for (const _ of [1, 2]) {
      await ana.ask({ t: 'takeback' });
      await bob.ask({ t: 'agree', yes: false });
    }
    expect(ana.scene.takebackClosed).toBe('table.takebackSpent');
    expect(bob.scene.takebackClosed).toBeNull();
    expect(await ana.ask({ t: 'takeback' })).toMatchObject({ t: 'no', code: 'refused', clauses: ['HO-5.6'] });
    await begin({ takebacks: 'none' });
    await played();
    expect(await ana.ask({ t: 'takeback' })).toMatchObject({ t: 'no', message: 'At this table a move made stays made: nothing is taken back.' });
    await begin({ takebacks: 'free' });
    await played();
    for (const _ of [1, 2, 3]) {
      expect(await ana.ask({ t: 'takeback' })).toMatchObject({ t: 'ok' });
      await bob.ask({ t: 'agree', yes: false });
    }
  });

  it('[HO-5.7] stops play and clocks meanwhile, one at a time', async () => {
    await begin({ secondsPerDecision: 60 });
    await played();
    await nims.pass(50);
    await ana.ask({ t: 'takeback' });
    expect(cleo.scene.deadline).toBeNull();
    expect(await bid(cleo, 1)).toMatchObject({ t: 'no', code: 'takebackOpen', clauses: ['HO-5.7'] });
    expect(await bob.ask({ t: 'takeback' })).toMatchObject({ t: 'no', code: 'refused' });
    await nims.pass(80);
    expect(cleo.keys).not.toContain('late');
    await bob.ask({ t: 'agree', yes: false });
    expect(cleo.scene.deadline).toBe(nims.house.time.now() + 10_000);
    await nims.pass(10);
    expect(cleo.keys).toContain('late');
  });

  it('is refused to whoever has nothing to take back or is not asked, and changes nothing', async () => {
    const { seq } = nims.table.state;
    expect(await bob.ask({ t: 'takeback' })).toMatchObject({ t: 'no', clauses: ['HO-5.2'] });
    expect(await bob.ask({ t: 'agree', yes: true })).toMatchObject({ t: 'no', message: 'No takeback is asked for.' });
    const watcher = await nims.enter();
    expect(await watcher.ask({ t: 'takeback' })).toMatchObject({ t: 'no', code: 'notYourSeat' });
    expect(nims.table.state.seq).toBe(seq);
    await played();
    await ana.ask({ t: 'takeback' });
    expect(await ana.ask({ t: 'agree', yes: true })).toMatchObject({ t: 'no', message: 'This takeback does not ask for your answer.' });
    await bob.ask({ t: 'agree', yes: true });
    expect(await bob.ask({ t: 'agree', yes: true })).toMatchObject({ t: 'no', code: 'refused' });
  });

  it('ends when somebody whose answer it needs gets up', async () => {
    await played();
    await ana.ask({ t: 'takeback' });
    await bob.ask({ t: 'leave' });
    expect(ana.scene.takeback).toBeNull();
    expect(keys(ana)).toContain('table.takebackDropped');
    expect(await ana.ask({ t: 'takeback' })).toMatchObject({ t: 'no', clauses: ['HO-5.2'] });
  });

  it('[HO-5.2] does not reach back beyond somebody who left a game that has nothing to say of it, also where a table was read back', async () => {
    const departing: AnyGame = { ...nim, module: { ...nim.module, departs: () => true } };
    for (const goes of [() => bob.ask({ t: 'leave' }), () => ana.ask({ t: 'bot', seat: 1, level: 'decent' })]) {
      await begin({ takebacks: 'free' }, departing);
      await played();
      expect(await goes()).toMatchObject({ t: 'ok' });
      for (const read of [async () => undefined, () => nims.table.clerk.reload()]) {
        await read();
        expect(await ana.ask({ t: 'takeback' })).toMatchObject({ t: 'no', clauses: ['HO-5.2'] });
      }
      expect(stones(cleo)).toBe(6);
    }
  });

  it('[HO-5.2] does not reach back beyond somebody whose leaving is told to the game as the no that they owed', async () => {
    await begin({ takebacks: 'free' }, { ...nim, module: { ...nim.module, departs: () => true } });
    await played();
    expect(await ana.ask({ t: 'propose', options: { maxTake: 2 } })).toMatchObject({ t: 'ok' });
    expect(await bob.ask({ t: 'leave' })).toMatchObject({ t: 'ok' });
    expect(ana.keys).toContain('table.votedNo');
    expect(await ana.ask({ t: 'takeback' })).toMatchObject({ t: 'no', clauses: ['HO-5.2'] });
  });

  it('outlives a restart, asked or granted, and leaves a recording that replays', async () => {
    await played();
    await ana.ask({ t: 'takeback' });
    for (const page of [ana, bob, cleo]) page.cut();
    await nims.reopen();
    [ana, bob, cleo] = [await nims.enter(nims.tokenOf(0)), await nims.enter(nims.tokenOf(1)), await nims.enter(nims.tokenOf(2))];
    expect(bob.scene.takeback).toMatchObject({ by: 0, yes: [] });
    await bob.ask({ t: 'agree', yes: true }, 'bob agrees');
    await cleo.ask({ t: 'agree', yes: true }, 'cleo agrees');
    expect(stones(ana)).toBe(8);
    expect((await nims.open(nims.created.table)).state.match?.now.state).toEqual(nims.table.state.match?.now.state);
    while (ana.scene.outcome === null) {
      for (const page of [ana, bob, cleo]) {
        const { you, awaited, offers } = page.scene;
        if (you === null || !awaited.includes(you)) continue;
        const takes = offers.some((offer) => offer.kind === 'form' && offer.type === 'take');
        await page.move(takes ? { type: 'take', stones: 1 } : { type: 'bid', amount: 1 }, `${you} ${page.scene.step}`);
      }
    }
    const recording = granted(await nims.table.recording());
    const replayed = replay(nim.module, recording);
    expect(replayed.ok && replayed.match.now.state).toEqual(nims.table.state.match?.now.state);
    expect(nims.house.mishaps).toEqual([]);
  });
});
