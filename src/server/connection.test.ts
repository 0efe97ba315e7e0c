import { at } from '#kernel/collections.ts';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Client } from './testing/client.ts';
import { eachHouse } from './testing/each-house.ts';

const house = eachHouse();

/** How many connections the server knows of. */
const sockets = async (): Promise<unknown> => JSON.parse(await (await fetch(`${house.url}/health`)).text()).sockets;

const numbers = (client: Client): readonly number[] => client.log.map(({ n }) => n);

describe('a line that is lost', () => {
  it('resumes without loss or repetition', async () => {
    const { created, ana, bob } = await house.pair();
    await ana.move({ type: 'pin' });
    await bob.until(() => bob.scene.step === 1);
    const held = numbers(bob);
    bob.cut();
    await ana.until(() => ana.scene.info.seats[1]?.connected === false);
    await ana.move({ type: 'pin' });
    await ana.ask({ t: 'say', text: 'tu es là ?' });
    const again = await house.join(created.table, created.seats[1]?.token, { logAfter: at(held, held.length - 1) });
    expect([...held, ...numbers(again)]).toEqual([1, 2, 3]);
    expect(again.scene).toMatchObject({ you: 1, step: 2, view: { pins: 2 }, info: { step: 2 } });
    expect(again.talk).toHaveLength(1);
    await ana.until(() => ana.scene.info.seats[1]?.connected === true);
  });

  it('answers a move whose acknowledgement was lost, without playing it twice', async () => {
    const { created, ana } = await house.pair();
    const { decisionNumber } = ana.scene;
    const first = await ana.move({ type: 'seal', n: 3 }, 'move-1');
    ana.cut();
    const again = await house.join(created.table, created.seats[0]?.token);
    expect(await again.ask({ t: 'move', decision: decisionNumber, move: { type: 'seal', n: 3 } }, 'move-1')).toEqual(first);
    expect(again.scene.step).toBe(1);

    await house.stop();
    await house.start();
    const later = await house.join(created.table, created.seats[0]?.token);
    expect(await later.ask({ t: 'move', decision: decisionNumber, move: { type: 'seal', n: 3 } }, 'move-1')).toEqual(first);
    expect(later.scene.step).toBe(1);
  });

  it('leaves everything as it was when the server has restarted', async () => {
    const { created, ana, bob } = await house.pair({ options: { rounds: 40 } });
    for (let round = 1; round <= 20; round++) {
      await ana.until(() => ana.scene.info.turn === round);
      await ana.move({ type: 'seal', n: 2 });
      await bob.until(() => bob.scene.awaited.length === 1 && bob.scene.info.turn === round);
      await bob.move({ type: 'seal', n: 3 });
    }
    await ana.until(() => ana.scene.info.turn === 21);
    await ana.move({ type: 'memo', text: 'mine' });
    await ana.move({ type: 'pin' });
    await bob.until(() => bob.scene.step === 41);
    const before = { ana: ana.scene, bob: bob.scene };
    await house.stop();
    await ana.gone;
    expect(ana.closed).toEqual({ code: 1012 });
    await house.start();
    const [ana2, bob2] = await house.seat(created);
    for (const [now, then] of [
      [ana2?.scene, before.ana],
      [bob2?.scene, before.bob],
    ] as const) {
      expect({ ...now, decisionNumber: 0, info: { ...now?.info, seats: [] } }).toEqual({ ...then, decisionNumber: 0, info: { ...then.info, seats: [] } });
      expect(now?.decisionNumber).toBeGreaterThan(then.decisionNumber);
    }
    // The last step can still be taken back, from before the restart.
    expect(await ana2?.ask({ t: 'undo' })).toMatchObject({ t: 'ok', result: { step: 40 } });
    await ana2?.until(() => ana2.scene.step === 40);
    expect(ana2?.scene.view).toMatchObject({ memo: 'mine', pins: 0 });
  });

  it('a second tab of the same seat shows the same and may move too', async () => {
    const { created, ana, bob } = await house.pair();
    const second = await house.join(created.table, created.seats[0]?.token);
    expect(second.scene).toEqual(ana.scene);
    expect(await second.move({ type: 'seal', n: 4 })).toMatchObject({ t: 'ok' });
    await ana.until(() => ana.scene.step === 1);
    expect(ana.scene).toEqual(second.scene);
    second.cut();
    await expect.poll(sockets).toBe(2);
    await bob.settle();
    expect(bob.scene.info.seats[0]?.connected).toBe(true);
  });
});

describe('who may watch', () => {
  it('nobody: only those with a seat, once the game has begun', async () => {
    const { created } = await house.pair({ watching: 'nobody' });
    const stranger = await house.join(created.table);
    expect(stranger.refusals[0]).toMatchObject({ id: null, code: 'watchingClosed' });
    expect(stranger.isSeated).toBe(false);
    expect(await stranger.ask({ t: 'series' })).toMatchObject({ code: 'helloFirst' });
    expect((await house.join(created.table, created.owner)).scene.owner).toBe(true);
    const lobby = await house.create({ watching: 'nobody', start: false });
    expect((await house.join(lobby.table)).scene.view).toBeNull();
  });

  it('link: spectators see what is public, are counted, and may not act', async () => {
    const { created, ana } = await house.pair();
    const watcher = await house.join(created.table);
    await ana.until(() => ana.scene.info.spectators === 1);
    expect(watcher.scene).toMatchObject({ you: null, offers: [], decision: null, view: { secret: null, sealed: null } });
    expect(await watcher.move({ type: 'pin' })).toMatchObject({ code: 'notYourSeat' });
    expect(await watcher.ask({ t: 'undo' })).toMatchObject({ code: 'notYourSeat' });
    expect(await watcher.ask({ t: 'pause', on: true })).toMatchObject({ code: 'notOwner' });
    expect(await watcher.ask({ t: 'reissue', seat: 0 })).toMatchObject({ code: 'notOwner' });
    watcher.close();
    await ana.until(() => ana.scene.info.spectators === 0);
  });

  it('a page of another site is turned away', async () => {
    const attempt = (origin: string) =>
      new Promise<number>((resolve) => {
        const socket = new WebSocket(`${house.url.replace('http', 'ws')}/ws`, { origin });
        socket.on('open', () => {
          socket.terminate();
          resolve(101);
        });
        socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
        socket.on('error', () => undefined);
      });
    expect(await attempt('https://evil.example')).toBe(403);
    expect(await attempt(house.url)).toBe(101);
  });
});

describe('secrets', () => {
  it('no frame tells a viewer another’s word, seal, memo or token, nor the seed', async () => {
    const { created, ana, bob } = await house.pair({ referee: 'someone', options: { rounds: 5 } });
    const watcher = await house.join(created.table);
    await ana.move({ type: 'memo', text: 'ana-thinks-7' });
    await bob.move({ type: 'memo', text: 'bob-thinks-9' });
    for (const client of [ana, bob, watcher]) {
      await client.ask({ t: 'past', step: 0 });
      await client.ask({ t: 'series' });
      await client.ask({ t: 'log', before: 1000 });
    }
    await ana.move({ type: 'seal', n: 4 });
    await bob.settle();
    expect(bob.scene.view).toMatchObject({ sealed: null, answered: [true, false] });
    const again = await house.join(created.table);
    const words = [ana, bob].map((client) => /secret-[0-9a-f]+/.exec(client.frames.join('\n'))?.[0] ?? 'none');
    const all = { ana: ana.frames.join('\n'), bob: bob.frames.join('\n'), watcher: watcher.frames.join('\n') + again.frames.join('\n') };
    expect(words[0]).not.toBe(words[1]);
    expect(all.ana).toContain('ana-thinks-7');
    expect(all.ana).not.toContain('bob-thinks-9');
    expect(all.ana).not.toContain(words[1]);
    expect(all.bob).not.toContain('ana-thinks-7');
    expect(all.bob).not.toContain(words[0]);
    expect(all.watcher).not.toMatch(/secret-|thinks/);
    const tokens = [created.owner, created.referee ?? '', ...created.seats.map(({ token }) => token)];
    for (const frames of Object.values(all)) for (const token of tokens) expect(frames).not.toContain(token);
    await house.stop();
    const { DatabaseSync } = await import('node:sqlite');
    const db = new DatabaseSync(house.file);
    const seed = String(db.prepare('select seed from tables').get()?.seed);
    const dump = JSON.stringify(['tables', 'seats', 'entries'].map((name) => db.prepare(`select * from ${name}`).all()));
    db.close();
    expect(seed).toMatch(/^[0-9a-f]{32}$/);
    for (const frames of Object.values(all)) expect(frames).not.toContain(seed);
    for (const token of tokens) expect(dump).not.toContain(token);
  });

  it('a step that nobody can notice moves no number and sends no frame', async () => {
    const { created, ana, bob } = await house.pair();
    const watcher = await house.join(created.table);
    await bob.settle();
    await watcher.settle();
    const before = { frames: bob.frames.length, watched: watcher.frames.length, decision: bob.scene.decisionNumber };
    await ana.move({ type: 'memo', text: 'one' });
    await ana.move({ type: 'memo', text: 'two' });
    expect(ana.scene.view).toMatchObject({ memo: 'two' });
    expect(ana.log.map(({ n }) => n)).toEqual([1, 1.000001, 1.000002]);
    await bob.settle();
    await watcher.settle();
    // One more frame each: the answer to `settle`.
    expect(bob.frames).toHaveLength(before.frames + 1);
    expect(watcher.frames).toHaveLength(before.watched + 1);
    // A sealed answer revised is as quiet.
    await ana.move({ type: 'seal', n: 1 });
    await bob.until(() => bob.scene.step === 1);
    const frames = bob.frames.length;
    await ana.move({ type: 'seal', n: 2 });
    await bob.settle();
    expect(bob.frames).toHaveLength(frames + 1);
    await ana.move({ type: 'pin' });
    await bob.until(() => bob.scene.step === 2);
    expect(bob.log.map(({ n, step }) => [n, step])).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
    ]);
    expect(bob.scene.decisionNumber).toBe(before.decision);
    // The quiet steps count for nobody, but a board of the past is found all the same.
    expect(await bob.ask({ t: 'past', step: 1 })).toMatchObject({ result: { step: 1, view: { answered: [true, false], pins: 0 } } });
    const late = await house.join(created.table, created.seats[0]?.token, { logAfter: 1.000001 });
    expect(late.log.map(({ n }) => n)).toEqual([1.000002, 2, 3]);
  });

  it('what another seat does leaves my decision number alone, what changes my offers does not', async () => {
    const { ana, bob } = await house.pair();
    const { decisionNumber } = bob.scene;
    await ana.move({ type: 'seal', n: 1 });
    await bob.until(() => bob.scene.step === 1);
    expect(bob.scene.decisionNumber).toBe(decisionNumber);
    await bob.move({ type: 'memo', text: 'changes the label of my offer' });
    expect(bob.scene.decisionNumber).toBe(decisionNumber + 1);
    expect(await bob.ask({ t: 'move', decision: decisionNumber, move: { type: 'seal', n: 1 } })).toMatchObject({ code: 'stale' });
    expect(bob.scene.step).toBe(1);
  });
});
