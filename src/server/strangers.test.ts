import { quickChance } from '#kernel/chance.ts';
import { at } from '#kernel/collections.ts';
import { describe, expect, it } from 'vitest';
import type { CreatedTable, LogLine } from '#protocol';
import type { Entry, EntryRange, LineRange } from '#table';
import { Ledger } from './ledger.ts';
import type { Allowances } from './prices.ts';
import { SqliteStorage } from './sqlite.ts';
import { Client, type Greeting } from './testing/client.ts';
import { eachHouse } from './testing/each-house.ts';
import { playLong } from './testing/long-match.ts';
import { only } from './testing/house.ts';
import { playOffer } from './testing/offers.ts';
import { Turns } from './turns.ts';

/* What somebody without a seat may ask for, and what it costs. */

/** Counts what is read of the journal, and holds readers up when a test wants it. */
class WatchedStorage extends SqliteStorage {
  read = 0;
  mostAtOnce = 0;
  gate: Promise<void> = Promise.resolve();
  atGate: () => void = () => undefined;

  #count(entries: readonly Entry[]): readonly Entry[] {
    this.read += entries.length;
    this.mostAtOnce = Math.max(this.mostAtOnce, entries.length);
    return entries;
  }
  override async entries(table: string, range: EntryRange) {
    return [...this.#count(await super.entries(table, range))];
  }
  override async entriesWithLines(table: string, range: LineRange) {
    const found = await super.entriesWithLines(table, range);
    this.atGate();
    await this.gate;
    return [...this.#count(found)];
  }
}

const MOVES = 2000;
const LINES = 200;

const house = eachHouse(null);
let storage: WatchedStorage;

const start = async (prices: Allowances = {}): Promise<void> => {
  storage = new WatchedStorage({ file: house.file });
  await house.start({ database: storage, prices });
};

const longMatch = async (): Promise<CreatedTable> => {
  await house.start();
  const created = await house.create({ options: { rounds: 1000 } });
  await house.stop();
  await playLong(house.file, created.table, MOVES);
  return created;
};

const linesIn = (result: Readonly<Record<string, unknown>> | undefined): readonly LogLine[] => (Array.isArray(result?.log) ? result.log : []);

describe('a match of many moves', () => {
  it('sixty who come in at once read its last page, once for all of them, whatever they say they hold', async () => {
    const { table } = await longMatch();
    await start();
    const crowd = await Promise.all(Array.from({ length: 60 }, () => house.join(table, undefined, { logAfter: 0 })));
    const first = at(crowd, 0);
    expect(first.log).toHaveLength(LINES);
    expect(new Set(crowd.map(({ log }) => JSON.stringify(log))).size).toBe(1);
    expect(storage.read).toBeLessThanOrEqual(2 * LINES);
    // The same hello again on one line is as cheap.
    for (let time = 0; time < 60; time++) first.hello({ table, logAfter: 0 });
    await first.settle();
    expect(storage.read).toBeLessThanOrEqual(4 * LINES);
    // Whoever holds some lines gets those after them.
    const last = at(first.log, LINES - 1).n;
    expect((await house.join(table, undefined, { logAfter: last - 3 })).log.map(({ n }) => n)).toEqual([last - 2, last - 1, last]);
  });

  it('is read to its beginning page by page, each line once, none missing', async () => {
    const created = await longMatch();
    await start();
    for (const token of [undefined, at(created.seats, 0).token]) {
      const reader = await house.join(created.table, token);
      const pages = [reader.log];
      for (let before = at(reader.log, 0).n; before > 1; before = at(at(pages, pages.length - 1), 0).n) {
        storage.read = 0;
        const answer = await reader.ask({ t: 'log', before });
        const page = linesIn(answer.t === 'ok' ? answer.result : undefined);
        expect(page.length).toBeGreaterThan(0);
        expect(storage.read).toBeLessThanOrEqual(2 * LINES);
        pages.push([...page]);
      }
      const lines = pages.toReversed().flat();
      const { n: last } = at(lines, lines.length - 1);
      expect(lines.map(({ n }) => n)).toEqual(Array.from({ length: last }, (_, index) => index + 1));
    }
  });

  it('is played again for its figures in small parts, once for all who ask, and from near by after a step was taken back', async () => {
    const created = await longMatch();
    await start();
    const watcher = await house.join(created.table);
    storage.read = 0;
    storage.mostAtOnce = 0;
    const [first, second] = await Promise.all([watcher.ask({ t: 'series' }), watcher.ask({ t: 'series' })]);
    expect(first).toMatchObject({ t: 'ok' });
    expect({ ...second, id: '' }).toEqual({ ...first, id: '' });
    expect(storage.read).toBeLessThanOrEqual(MOVES + 1);
    expect(storage.mostAtOnce).toBeLessThanOrEqual(50);
    const ana = await house.join(created.table, at(created.seats, 0).token);
    await ana.move({ type: 'pin' });
    expect(await ana.ask({ t: 'series' })).toMatchObject({ t: 'ok' });
    await ana.ask({ t: 'undo' });
    storage.read = 0;
    const after = await ana.ask({ t: 'series' });
    expect(after.t === 'ok' ? after.result?.points : null).toHaveLength(MOVES / 2 + 1);
    expect(storage.read).toBeLessThan(MOVES / 2 + 100);
  });

  it('shows a board of the past to all for one replay of a few steps', async () => {
    const created = await longMatch();
    await start();
    const crowd = await Promise.all(Array.from({ length: 10 }, () => house.join(created.table)));
    storage.read = 0;
    const boards = await Promise.all(crowd.map((client) => client.ask({ t: 'past', step: 1001 })));
    expect(new Set(boards.map((board) => JSON.stringify({ ...board, id: '' }))).size).toBe(1);
    expect(boards[0]).toMatchObject({ t: 'ok', result: { step: 1001, view: { round: 501, answered: [true, false] } } });
    expect(storage.read).toBeLessThanOrEqual(50);
  });
});

describe('figures and boards after steps taken back', () => {
  it('are those of the steps that stand', async () => {
    await start();
    const { created, ana, bob } = await house.pair({ options: { rounds: 500 } });
    await ana.move({ type: 'pin' });
    expect(await bob.ask({ t: 'past', step: 0 })).toMatchObject({ result: { view: { pins: 0 } } });
    await ana.move({ type: 'pin' });
    expect(await bob.ask({ t: 'past', step: 1 })).toMatchObject({ result: { step: 1, view: { pins: 1, answered: [false, false] } } });
    await ana.ask({ t: 'undo' });
    await ana.ask({ t: 'undo' });
    await ana.move({ type: 'seal', n: 2 });
    await ana.move({ type: 'pin' });
    expect(await bob.ask({ t: 'past', step: 1 })).toMatchObject({ result: { step: 1, view: { pins: 0, answered: [true, false] } } });
    const chance = quickChance(1);
    for (let turn = 0; turn < 20; turn++) for (const client of [ana, bob]) await playOffer(client, chance);
    const told = await bob.ask({ t: 'series' });
    await house.stop();
    await start();
    expect({ ...(await (await house.join(created.table, at(created.seats, 1).token)).ask({ t: 'series' })), id: '' }).toEqual({ ...told, id: '' });
  });
});

describe('who comes in while the table goes on', () => {
  /** A guest on the way in, who is held up where the newest lines are read for them. */
  const arrive = async (greeting: Greeting) => {
    const gate = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    storage.gate = gate.promise;
    storage.atGate = reached.resolve;
    const late = await Client.open(house.url);
    house.clients.push(late);
    late.hello(greeting);
    await reached.promise;
    return { late, letIn: gate.resolve };
  };

  it('is given what was stored meanwhile, with what was taken back marked', async () => {
    await start();
    const { created, ana } = await house.pair({ options: { rounds: 9 } });
    await ana.move({ type: 'pin' });
    const { late, letIn } = await arrive({ table: created.table });
    await ana.ask({ t: 'undo' });
    await ana.move({ type: 'seal', n: 2 });
    await ana.ask({ t: 'say', text: 'bonjour' });
    letIn();
    await late.until(() => late.isSeated);
    await ana.move({ type: 'pin' });
    await late.until(() => late.scene.step === 2);
    expect(late.log.map(({ n, undone }) => [n, undone === true])).toEqual([
      [1, false],
      [2, true],
      [3, false],
      [4, false],
    ]);
    expect(late.talk.map(({ n, text }) => [n, text])).toEqual([[1, 'bonjour']]);
    await late.settle();
    expect(late.scene.view).toEqual((await house.join(created.table)).scene.view);
  });

  it('is who they said last, and what the table allows when their turn comes', async () => {
    await start();
    const created = await house.create({ watching: 'nobody', start: false });
    const ana = await house.join(created.table, at(created.seats, 0).token);
    const { late: first, letIn } = await arrive({ table: created.table });
    const second = await Client.open(house.url);
    const third = await Client.open(house.url);
    house.clients.push(second, third);
    // Both wait for the first, who comes from the same address.
    second.hello({ table: created.table });
    third.hello({ table: created.table });
    third.hello({ table: created.table, token: at(created.seats, 1).token });
    expect(await ana.ask({ t: 'start' })).toMatchObject({ t: 'ok' });
    letIn();
    await first.until(() => first.isSeated);
    await second.until(() => second.refusals.length > 0);
    expect(second.refusals).toMatchObject([{ code: 'watchingClosed' }]);
    await third.until(() => third.isSeated);
    await third.settle();
    expect(third.scene.you).toBe(1);
    expect(third.frames.filter((frame) => frame.startsWith('{"t":"scene"'))).toHaveLength(1);
  });

  it('is nobody any more when their link was replaced on the way', async () => {
    await start();
    const created = await house.create();
    const owner = await house.join(created.table, created.owner);
    const { late, letIn } = await arrive({ table: created.table, token: at(created.seats, 1).token });
    expect(await owner.ask({ t: 'reissue', seat: 1 })).toMatchObject({ t: 'ok' });
    letIn();
    await late.gone;
    expect(late.refusals).toMatchObject([{ code: 'linkReplaced' }]);
    expect(late.isSeated).toBe(false);
  });
});

describe('limits of asking', () => {
  it('a socket says hello a few times, then is asked to come back later', async () => {
    await start({ hellos: only(3) });
    const { table } = await house.create();
    const client = await house.join(table);
    for (let time = 0; time < 3; time++) client.hello({ table, lang: 'en' });
    await client.gone;
    expect(client.refusals).toMatchObject([{ id: null, code: 'tooMuch' }]);
    expect(client.closed).toEqual({ code: 1013 });
  });

  it('an address asks so much, then waits; moves are not counted', async () => {
    await start({ looks: only(4) });
    const created = await house.create({ options: { rounds: 9 } });
    const ana = await house.join(created.table, at(created.seats, 0).token);
    const stranger = await house.join(created.table);
    expect(await stranger.ask({ t: 'series' })).toMatchObject({ t: 'ok' });
    expect(await stranger.ask({ t: 'past', step: 0 })).toMatchObject({ t: 'ok' });
    expect(await stranger.ask({ t: 'log', before: 9 })).toMatchObject({ t: 'no', code: 'tooMuch' });
    expect(await stranger.ask({ t: 'talk', before: 9 })).toMatchObject({ t: 'no', code: 'tooMuch' });
    expect((await fetch(`${house.url}/api/tables/${created.table}/recording`)).status).toBe(429);
    expect(await ana.move({ type: 'pin' })).toMatchObject({ t: 'ok' });
    const turnedAway = await house.join(created.table);
    await turnedAway.gone;
    expect([turnedAway.refusals[0]?.code, turnedAway.closed]).toEqual(['tooMuch', { code: 1013 }]);
  });

  it('one address is answered one thing at a time, and others in between', async () => {
    const turns = new Turns(new Ledger());
    const order: string[] = [];
    const asked = (address: string, name: string): Promise<void> =>
      turns.inTurn(address, async () => {
        order.push(`${name} begins`);
        await new Promise((resolve) => setTimeout(resolve, 1));
        order.push(`${name} ends`);
      });
    await Promise.all([asked('a', 'a1'), asked('a', 'a2'), asked('b', 'b1')]);
    expect(order.indexOf('a1 ends')).toBeLessThan(order.indexOf('a2 begins'));
    expect(order.indexOf('b1 begins')).toBeLessThan(order.indexOf('a2 begins'));
  });
});
