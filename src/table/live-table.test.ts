import { nim } from '#testkit/nim/index.ts';
import { replay } from '#kernel/recording.ts';
import type { CreateTable } from '#protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { StorageError } from './journal.ts';
import type { LiveTable } from './live-table.ts';
import type { Bots } from './ports.ts';
import type { House } from './testing/house.ts';
import { NimTable } from './testing/nim-table.ts';
import { Page } from './testing/page.ts';
import { granted } from './testing/house.ts';

const PLAN: Partial<CreateTable> = {
  seats: [
    { kind: 'here', name: 'Ana' },
    { kind: 'here', name: 'Bob' },
    { kind: 'bot', level: 'decent' },
  ],
  secondsPerDecision: 60,
  start: false,
};

let built: NimTable;
let house: House;
let table: LiveTable;

const openAgain = (): Promise<LiveTable> => built.open(table.id);

const enter = async (seat?: number, logAfter?: number): Promise<Page> => {
  const page = new Page(house, async () => table);
  await page.hello(table.id, seat === undefined ? undefined : built.tokenOf(seat), logAfter);
  return page;
};

const build = async (choose?: Bots['choose']): Promise<void> => {
  built = await new NimTable(choose).build(PLAN);
  ({ house, table } = built);
};
beforeEach(() => build());

/** Ana and Bob are there before the game begins: the bot takes its time when somebody looks. */
const begin = async (): Promise<readonly [Page, Page]> => {
  const [ana, bob] = [await enter(0), await enter(1)];
  await ana.ask({ t: 'start' });
  return [ana, bob];
};

const seconds = (count: number): Promise<void> => house.time.pass(count * 1000);

/** Everybody answers whatever they are asked, until nobody is. */
const playOn = async (pages: readonly Page[]): Promise<void> => {
  while (table.state.record.status === 'playing') {
    for (const page of pages) {
      const { you, awaited, offers } = page.scene;
      if (you === null || !awaited.includes(you)) continue;
      const takes = offers.some((offer) => offer.kind === 'form' && offer.type === 'take');
      expect(await page.move(takes ? { type: 'take', stones: 1 } : { type: 'bid', amount: 1 })).toMatchObject({ t: 'ok' });
    }
    await seconds(1);
  }
};

describe('a table without a server', () => {
  it('is played from the first bid to a recording that replays, by two pages and a bot', async () => {
    const [ana, bob] = await begin();
    const watcher = await enter();
    expect(ana.scene).toMatchObject({
      you: 0,
      awaited: [0, 1, 2],
      info: { seats: [{ connected: true }, { connected: true }, { holder: 'bot' }], spectators: 1 },
    });
    expect(await ana.ask({ t: 'series', steps: { after: 0, upTo: 9 } })).toMatchObject({ result: { points: [] } });
    await playOn([ana, bob]);
    expect(ana.scene.outcome?.reason).toBe('lastStone');
    expect(watcher.scene).toMatchObject({ you: null, outcome: ana.scene.outcome, offers: [] });
    expect(watcher.scene.info.seed).toBe(table.state.record.seed);
    const recording = granted(await table.recording());
    expect(recording.times).toHaveLength(recording.inputs.length);
    const replayed = replay(nim.module, recording);
    if (!replayed.ok) throw new Error('the recording does not replay');
    expect(replayed.match.now.state).toEqual(table.state.match?.now.state);
    expect((await openAgain()).state.match?.now.state).toEqual(table.state.match?.now.state);
    expect(await ana.ask({ t: 'past', step: 0 })).toMatchObject({ result: { step: 0, view: { stones: 8 } } });
    // What was secret is told of every turn, as in the recording: to whoever looks.
    const told = { metrics: { 'nim.metric.fortune/0': expect.any(Number) } };
    expect(await watcher.ask({ t: 'series' })).toMatchObject({ result: { points: [told, told, told, told, told] } });
    // And of every step that is asked for.
    const steps = (after: number, upTo: number) => watcher.ask({ t: 'series', steps: { after, upTo } });
    expect(await steps(1, 3)).toMatchObject({ result: { points: [1, 2, 3].map((step) => ({ step, turn: expect.any(Number), metrics: told.metrics })) } });
    expect(await steps(1_000, 2_000)).toMatchObject({ result: { points: [] } });
    expect(house.mishaps).toEqual([]);
  });

  it('lets a step be taken back, and marks its lines for everybody', async () => {
    const [ana, bob] = await begin();
    await ana.move({ type: 'bid', amount: 5 });
    expect(bob.keys).toContain('sealed');
    expect(await ana.ask({ t: 'undo' })).toMatchObject({ t: 'ok', result: { step: 0 } });
    expect(bob.log.find(({ text }) => text.key === 'sealed')).toMatchObject({ undone: true });
    expect(bob.scene.awaited).toContain(0);
  });

  it('refuses a late answer, and answers a repeated one without playing it twice', async () => {
    const [ana, bob] = await begin();
    const late = ana.scene.decisionNumber;
    await ana.move({ type: 'bid', amount: 5 }, 'first');
    expect(await ana.ask({ t: 'move', decision: late, move: { type: 'bid', amount: 5 } }, 'first')).toMatchObject({ t: 'ok', result: { step: 1 } });
    await bob.move({ type: 'bid', amount: 4 });
    await seconds(1);
    expect(ana.scene.awaited).toEqual([0]);
    expect(await ana.ask({ t: 'move', decision: late, move: { type: 'take', stones: 1 } })).toMatchObject({ t: 'no', code: 'stale' });
    expect(await ana.move({ type: 'take', stones: 9 })).toMatchObject({ t: 'no', code: 'refused', message: 'Take 1 to 3.', clauses: ['TB-nim.2'] });
    expect(table.state.match?.now.step).toBe(3);
  });

  it('carries talk, to all or in private, and a motion', async () => {
    const [ana, bob] = await begin();
    const watcher = await enter();
    await ana.ask({ t: 'say', text: 'Hello' });
    await ana.ask({ t: 'say', text: 'Three?', to: [1] });
    expect(bob.talk.map(({ text }) => text)).toEqual(['Hello', 'Three?']);
    expect(watcher.talk.map(({ text }) => text)).toEqual(['Hello']);
    expect(await ana.ask({ t: 'propose', options: { maxTake: 2 } })).toMatchObject({ t: 'ok' });
    expect(bob.scene.motion).toMatchObject({ by: 0, proposal: { maxTake: 2 } });
    await ana.ask({ t: 'vote', choice: 'yes' });
    await bob.ask({ t: 'vote', choice: 'yes' });
    expect(watcher.scene).toMatchObject({ motion: null, view: { options: { maxTake: 2 } } });
  });

  it('shows two pages of one chair the same, and a page that comes back only what it has missed', async () => {
    const [ana, bob] = await begin();
    const twin = await enter(0);
    await ana.move({ type: 'bid', amount: 2 });
    expect(twin.scene).toEqual(ana.scene);
    expect(twin.log).toEqual(ana.log);
    const last = bob.log.at(-1)?.n ?? 0;
    bob.cut();
    expect(ana.scene.info.seats[1]?.connected).toBe(false);
    await seconds(1);
    expect(bob.keys.filter((key) => key === 'sealed')).toHaveLength(1);
    const back = await enter(1, last);
    expect(back.keys).toEqual(['sealed']);
    await back.move({ type: 'bid', amount: 6 });
    expect(back.keys.at(-1)).toBe('opened');
    expect(back.scene.awaited).toEqual([1]);
  });

  it('lets its clock decide for whoever does not come', async () => {
    const [ana] = await begin();
    await seconds(1);
    await ana.move({ type: 'bid', amount: 4 });
    expect(ana.scene.deadline).toBe(house.time.now() + 59_000);
    await seconds(58);
    expect(ana.scene.awaited).toEqual([1]);
    await seconds(1);
    expect(ana.keys.slice(-3)).toEqual(['late', 'sealed', 'opened']);
    expect(ana.scene.awaited).toEqual([0]);
  });

  it('does not hear a bot whose answer nobody waits for any more', async () => {
    const thoughts: ((choice: { readonly move: unknown }) => void)[] = [];
    await build(() => new Promise((resolve) => thoughts.push(resolve)));
    const [ana] = await begin();
    await seconds(60);
    expect(ana.keys.filter((key) => key === 'late')).toHaveLength(3);
    await ana.move({ type: 'take', stones: 1 });
    await seconds(1);
    const { seq } = table.state;
    const [early, present] = thoughts;
    early?.({ move: { type: 'bid', amount: 7 } });
    await seconds(1);
    expect(table.state.seq).toBe(seq);
    present?.({ move: { type: 'bid', amount: 2 } });
    await seconds(1);
    expect(ana.keys.at(-1)).toBe('sealed');
    expect(house.mishaps).toEqual([]);
  });

  it('lets a bot think anew when somebody has made its move impossible meanwhile', async () => {
    const thoughts: ((choice: { readonly move: unknown }) => void)[] = [];
    await build(() => new Promise((resolve) => thoughts.push(resolve)));
    const [ana] = await begin();
    await seconds(1);
    await ana.move({ type: 'bid', amount: 4 });
    thoughts[0]?.({ move: { type: 'take', stones: 1 } });
    await seconds(2);
    expect(ana.keys).not.toContain('late');
    expect(thoughts).toHaveLength(2);
    thoughts[1]?.({ move: { type: 'take', stones: 1 } });
    await seconds(2);
    expect(house.mishaps).toEqual(['the move of a bot was refused']);
    expect(ana.keys).toContain('late');
  });

  it('keeps the snapshot of its start as long as nothing has been shown', async () => {
    const [ana] = await begin();
    const start = await house.journal.snapshot(table.id);
    expect(await ana.ask({ t: 'mark', mark: 4 })).toMatchObject({ t: 'ok' });
    expect(table.state.seq).toBeGreaterThan(start?.seq ?? 0);
    expect(table.unsavedSnapshot).toBeNull();
    await ana.move({ type: 'bid', amount: 5 });
    expect(table.unsavedSnapshot).toMatchObject({ step: 1, shown: 1 });
  });

  it('knows what came before a step that was taken back, also when somebody has asked for something else meanwhile', async () => {
    const people = await new NimTable().build();
    const { journal } = people.house;
    const [ana, bob] = await people.seat();
    await ana?.move({ type: 'bid', amount: 3 });
    const { unsavedSnapshot, id } = people.table;
    if (unsavedSnapshot === null) throw new Error('something was played');
    await journal.saveSnapshots([{ table: id, snapshot: unsavedSnapshot }]);
    await bob?.move({ type: 'bid', amount: 5 });
    await people.reopen();
    const [first, second] = await people.seat();
    const append = journal.append.bind(journal);
    journal.append = (changes) => {
      journal.append = append;
      void first?.ask({ t: 'mark', mark: 4 }, 'mark');
      return append(changes);
    };
    expect(await second?.ask({ t: 'undo' }, 'undo')).toMatchObject({ t: 'ok' });
    await people.pass();
    expect(first?.scene).toMatchObject({ undoClosed: null, info: { seats: [{ mark: 4 }, {}, {}] } });
  });

  it('tells a player who left without hearing the answer that they did, and lets nobody leave for another', async () => {
    const [ana] = await begin();
    expect(await ana.ask({ t: 'leave' }, 'go')).toMatchObject({ t: 'ok' });
    ana.cut();
    const former = await enter(0);
    expect(former.scene.you).toBeNull();
    expect(await former.ask({ t: 'leave' }, 'go')).toMatchObject({ t: 'ok' });
    table = await openAgain();
    const later = await enter(0);
    expect(await later.ask({ t: 'leave' }, 'go')).toMatchObject({ t: 'ok' });
    expect(await later.ask({ t: 'leave' }, 'again')).toMatchObject({ t: 'no', code: 'notYourSeat' });
  });

  it('hangs up on whoever cannot be shown it again, and does not keep whoever went meanwhile', async () => {
    const [ana, bob] = await begin();
    const { journal } = house;
    const talk = journal.talk.bind(journal);
    journal.talk = async () => {
      journal.talk = talk;
      throw new StorageError('failed', 'nothing could be read');
    };
    table.showAgain();
    bob.cut();
    await seconds(0);
    expect(ana.isOpen).toBe(false);
    expect(ana.replies.at(-1)).toMatchObject({ t: 'no', id: null, code: 'storageFailed' });
    expect(table.hub.size).toBe(0);
    const back = await enter(0);
    table.showAgain();
    await seconds(0);
    expect(back.scene.info.seats.map(({ connected }) => connected)).toEqual([true, false, false]);
  });

  it('catches up with what another server told somebody before it shows them anything', async () => {
    const [, bob] = await begin();
    const behind = table;
    table = await openAgain();
    const ana = await enter(0);
    expect(await ana.move({ type: 'bid', amount: 1 })).toMatchObject({ t: 'ok' });
    const told = ana.log.at(-1)?.n;
    expect(bob.log.at(-1)?.n).toBeLessThan(told ?? 0);
    table = behind;
    const back = await enter(0, told);
    expect([back.log, back.scene.step, bob.scene.step]).toEqual([[], ana.scene.step, ana.scene.step]);
    // Nobody was ever told so much: they are shown what there is.
    expect((await enter(0, 1_000_000)).scene.step).toBe(ana.scene.step);
  });

  it('refuses nobody for what it has not heard of yet, where other servers write to the same table', async () => {
    Object.assign(house.ports, { inCharge: () => true });
    const [, bob] = await begin();
    table = await openAgain();
    const ana = await enter(0);
    expect(await bob.ask({ t: 'vote', choice: 'yes' }, 'early')).toMatchObject({ t: 'no' });
    expect(await ana.ask({ t: 'propose', options: { maxTake: 2 } }, 'propose')).toMatchObject({ t: 'ok' });
    expect(bob.scene.motion).toBeNull();
    expect(await bob.ask({ t: 'vote', choice: 'yes' }, 'vote')).toMatchObject({ t: 'ok' });
  });

  it('lets in whoever was given a link by another server of which it has not heard yet', async () => {
    Object.assign(house.ports, { inCharge: () => true });
    await begin();
    const behind = table;
    table = await openAgain();
    const ana = await enter(0);
    await ana.ask({ t: 'reissue', seat: 0 });
    const answer = ana.replies.at(-1);
    table = behind;
    const back = new Page(house, async () => table);
    await back.hello(table.id, answer?.t === 'ok' ? String(answer.result?.token) : '');
    expect(back.scene.you).toBe(0);
  });
});
