import { once } from 'node:events';
import type { Scene } from '#protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws';
import { type Connection, connect, isWholeLog, mergeLines } from './connection.ts';
import { socketLine } from './socket.ts';
import { sceneWith } from './testing/scene.ts';

const SCENE = sceneWith({ decisionNumber: 7 });

const line = (n: number) => ({ n, step: n, at: 0, to: 'all', text: { key: `k${n}`, clauses: [] } }) as const;

const said = (n: number) => ({ n, at: 0, seat: 0, name: 'Ana', text: `${n}` });

interface Message {
  readonly t: string;
  readonly id?: string;
  readonly logAfter?: number;
  readonly before?: number;
}

/** A server that answers as told and keeps what it heard. */
const serve = async (onMessage: (socket: ServerSocket, message: Message, all: readonly Message[]) => void) => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  const heard: Message[] = [];
  const sockets = new Set<ServerSocket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('message', (data) => {
      const message: Message = JSON.parse(Buffer.isBuffer(data) ? data.toString() : '{}');
      heard.push(message);
      onMessage(socket, message, heard);
    });
  });
  onTestFinished(() => server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return { server, heard, sockets, url: `ws://127.0.0.1:${port}` };
};

const welcome = (socket: ServerSocket, log: readonly unknown[] = [], scene: Scene = SCENE, talk: readonly unknown[] = []): void =>
  socket.send(JSON.stringify({ t: 'scene', scene, log, talk, now: Date.now() + 60_000 }));

const until = (holds: () => boolean): Promise<void> => expect.poll(holds, { interval: 5 }).toBe(true);

const start = (url: string, silentMs = 60_000): Connection => {
  let ids = 0;
  const dial = socketLine(url);
  const connection = connect({
    dial,
    table: 'T',
    token: () => 'secret',
    owner: null,
    lang: () => 'fr',
    newId: () => `id-${++ids}`,
    backoff: () => 10,
    silentMs,
  });
  onTestFinished(() => connection.close());
  return connection;
};

describe('the connection to a table', () => {
  it('greets, holds the scene, applies patches and marks undone lines', async () => {
    const { heard, url } = await serve((socket, { t }) => {
      if (t !== 'hello') return;
      welcome(socket, [line(1), line(2)]);
      socket.send(JSON.stringify({ t: 'change', patch: { o: { step: { s: 5 } } }, log: [line(3)], undone: [2] }));
    });
    const begun = Date.now();
    const connection = start(url);
    await until(() => connection.scene.value?.step === 5);
    expect(heard[0]).toMatchObject({ t: 'hello', v: 1, table: 'T', token: 'secret', lang: 'fr' });
    expect(connection.log.value.map(({ n, undone }) => [n, undone === true])).toEqual([
      [1, false],
      [2, true],
      [3, false],
    ]);
    expect(connection.link.value.kind).toBe('open');
    // A minute ahead, but for as long as the scene was under way.
    const ahead = connection.serverNow() - Date.now();
    expect(ahead).toBeLessThanOrEqual(60_001);
    expect(ahead).toBeGreaterThan(60_000 - (Date.now() - begun) - 2);
  });

  it('takes a line for dead that swallows a move, says so, and sends it again on another', async () => {
    const { heard, url, sockets } = await serve((socket, { t, id }) => {
      if (t === 'hello') welcome(socket);
      // The first line is held open and dead: nothing comes back, and nobody hangs up.
      if (t === 'move' && heard.filter((each) => each.t === 'hello').length > 1) socket.send(JSON.stringify({ t: 'ok', id }));
    });
    const connection = start(url, 100);
    await until(() => connection.link.value.kind === 'open');
    const kinds: string[] = [];
    onTestFinished(connection.link.subscribe(({ kind }) => kinds.push(kind)));
    const answer = await connection.ask({ t: 'move', decision: 7, move: {} });
    expect(answer.ok).toBe(true);
    expect(kinds).toContain('lost');
    // Once more on each line that was given up, as the second may be where the machine is slow; always the same move.
    const moves = heard.filter(({ t }) => t === 'move').map(({ id }) => id);
    expect([moves.length > 1, new Set(moves)]).toEqual([true, new Set(['id-1'])]);
    expect(sockets.size).toBeGreaterThan(0);
  });

  it('waits for people as long as they take', async () => {
    let release: () => void = () => undefined;
    const { heard, url } = await serve((socket, { t, id }) => {
      if (t === 'hello') welcome(socket);
      if (t === 'take') release = () => socket.send(JSON.stringify({ t: 'ok', id }));
      if (t === 'log') socket.send(JSON.stringify({ t: 'ok', id }));
    });
    const connection = start(url, 1);
    await until(() => connection.link.value.kind === 'open');
    const asked = connection.ask({ t: 'take', seat: 0, name: 'Ana' });
    for (let n = 0; n < 20; n++) await connection.ask({ t: 'log', before: 1 });
    release();
    expect((await asked).ok).toBe(true);
    expect(heard.filter(({ t }) => t === 'hello' || t === 'take').map(({ t }) => t)).toEqual(['hello', 'take']);
  });

  it('sends an unanswered request again after a broken line, with the same id and where the log stood', async () => {
    const { heard, url, sockets } = await serve((socket, { t, id }, all) => {
      if (t === 'hello') return welcome(socket, all.filter((each) => each.t === 'hello').length === 1 ? [line(1), line(2)] : [line(3)]);
      // The first time the line breaks before the answer; the second time it is answered.
      if (all.filter((each) => each.id === id).length === 1) return socket.terminate();
      socket.send(JSON.stringify({ t: 'ok', id, result: { step: 4 } }));
    });
    const connection = start(url);
    await until(() => connection.link.value.kind === 'open');
    const answer = await connection.ask({ t: 'move', decision: 7, move: { type: 'roll' } });
    expect(answer).toEqual({ ok: true, result: { step: 4 } });
    const moves = heard.filter(({ t }) => t === 'move');
    expect(moves).toHaveLength(2);
    expect(moves[0]).toEqual(moves[1]);
    expect(heard.filter(({ t }) => t === 'hello').map(({ logAfter }) => logAfter)).toEqual([undefined, 2]);
    expect(connection.log.value.map(({ n }) => n)).toEqual([1, 2, 3]);
    expect(connection.waiting.value).toBe(0);
    expect(sockets.size).toBe(1);
  });

  it('fetches earlier lines by pages, one request at a time, up to the first line', async () => {
    const asked: number[] = [];
    const { url } = await serve((socket, { t, id, before = 0 }) => {
      if (t === 'hello') return welcome(socket, [line(5), line(6)]);
      asked.push(before);
      socket.send(JSON.stringify({ t: 'ok', id, result: { log: [line(before - 2), line(before - 1)] } }));
    });
    const connection = start(url);
    await until(() => connection.link.value.kind === 'open');
    await Promise.all([connection.earlier(), connection.earlier()]);
    expect(asked).toEqual([5]);
    expect(isWholeLog(connection.log.value)).toBe(false);
    await connection.earlier();
    await connection.earlier();
    expect(asked).toEqual([5, 3]);
    expect(connection.log.value.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(isWholeLog(connection.log.value)).toBe(true);
  });

  it('fetches earlier talk up to its first line, and lets lines go to which the last ones do not join', async () => {
    let greetings = 0;
    const { url } = await serve((socket, { t, id, before = 0 }) => {
      if (t === 'hello' && greetings++ === 0) return welcome(socket, [], SCENE, [said(2), said(3)]);
      if (t === 'hello') return welcome(socket, [], SCENE, [said(8)]);
      if (t === 'talk') socket.send(JSON.stringify({ t: 'ok', id, result: { talk: [said(before - 1)] } }));
    });
    const connection = start(url);
    await until(() => connection.link.value.kind === 'open');
    await connection.earlierTalk();
    await connection.earlierTalk();
    expect(connection.talk.value.map(({ n }) => n)).toEqual([1, 2, 3]);
    connection.renew();
    await until(() => greetings === 2 && connection.talk.value.length === 1);
    expect(connection.talk.value.map(({ n }) => n)).toEqual([8]);
  });

  it('lets the lines go to which the last ones sent do not join, and keeps a private line that does', async () => {
    let greetings = 0;
    const { url } = await serve((socket, { t }) => {
      if (t === 'hello')
        welcome(
          socket,
          [
            [line(1), line(2)],
            [line(2.000001), line(3)],
            [line(8), line(9)],
          ][greetings++] ?? [],
        );
    });
    const connection = start(url);
    const held = () => connection.log.value.map(({ n }) => n);
    await until(() => held().length === 2);
    connection.renew();
    await until(() => held().length === 4);
    expect(held()).toEqual([1, 2, 2.000001, 3]);
    connection.renew();
    await until(() => held().at(-1) === 9);
    expect(held()).toEqual([8, 9]);
  });

  it('shows the changes of a full room together, and all of them before an answer', async () => {
    const seats = Array.from(
      { length: 60 },
      (_, seat) => ({ seat, name: `${seat}`, holder: 'person', level: null, mark: seat, connected: true, awayUntil: null }) as const,
    );
    const { url } = await serve((socket, { t, id }) => {
      if (t === 'hello') return welcome(socket, [], sceneWith({}, { seats }));
      for (let step = 1; step <= 40; step++) socket.send(JSON.stringify({ t: 'change', patch: { o: { step: { s: step } } }, log: [line(step)] }));
      socket.send(JSON.stringify({ t: 'ok', id }));
    });
    const connection = start(url);
    await until(() => connection.link.value.kind === 'open');
    const drawn: (number | undefined)[] = [];
    const end = connection.scene.subscribe((scene) => drawn.push(scene?.step));
    await connection.ask({ t: 'undo' });
    end();
    expect(drawn).toEqual([0, 1, 40]);
    expect(connection.log.value).toHaveLength(40);
  });

  it('keeps a request made while the line is down until it is up again', async () => {
    let up = false;
    const { url } = await serve((socket, { t, id }) => {
      if (t === 'hello') return up ? welcome(socket) : socket.terminate();
      socket.send(JSON.stringify({ t: 'no', id, code: 'refused', message: 'Non.', clauses: ['BO-4.1.1'] }));
    });
    const connection = start(url);
    await until(() => connection.link.value.kind === 'lost');
    const asked = connection.ask({ t: 'say', text: 'bonjour' });
    up = true;
    expect(await asked).toEqual({ ok: false, code: 'refused', message: 'Non.', clauses: ['BO-4.1.1'] });
  });

  it('stops trying when the server says that the table does not exist', async () => {
    const { heard, url } = await serve((socket) => socket.send(JSON.stringify({ t: 'no', id: null, code: 'noSuchTable', message: 'Rien.' })));
    const connection = start(url);
    await until(() => connection.link.value.kind === 'refused');
    await new Promise((done) => setTimeout(done, 60));
    expect(heard).toHaveLength(1);
    expect(await connection.ask({ t: 'undo' })).toMatchObject({ ok: false });
  });

  it('forgets the lines of another chair when the chair changes', async () => {
    const { url } = await serve((socket, { t }) => {
      if (t !== 'hello') return;
      welcome(socket, [line(1), line(2)], { ...SCENE, you: null }, [said(1), said(2)]);
      welcome(socket, [line(2)], SCENE, [said(1)]);
    });
    const connection = start(url);
    await until(() => connection.scene.value?.you === 0);
    expect(connection.log.value.map(({ n }) => n)).toEqual([2]);
    expect(connection.talk.value.map(({ n }) => n)).toEqual([1]);
  });
});

describe('mergeLines', () => {
  it('orders by number, private fractions included, and holds each line once', () => {
    const held = [line(1), line(2)];
    expect(mergeLines(held, [line(2), line(1.5), line(3)]).map(({ n }) => n)).toEqual([1, 1.5, 2, 3]);
    expect(mergeLines(held, [])).toBe(held);
  });
});
