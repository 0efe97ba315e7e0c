import { createServer } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Outgoing } from './outgoing.ts';

const server = createServer();
const sockets = new WebSocketServer({ noServer: true });
afterEach(() => server.close());

/** A socket and the page at the other end of it. */
const connect = async (): Promise<{ readonly outgoing: Outgoing; readonly received: string[]; readonly close: () => Promise<unknown> }> => {
  const wire = new Promise<Socket>((resolve) => {
    server.once('upgrade', (request, socket, head) => {
      sockets.handleUpgrade(request, socket, head, () => socket instanceof Socket && resolve(socket));
    });
  });
  const address = server.address();
  const page = new WebSocket(`ws://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  const received: string[] = [];
  page.on('message', (data: Buffer) => received.push(data.toString('utf8')));
  const closed = new Promise((resolve) => page.once('close', resolve));
  const open = await wire;
  return {
    outgoing: new Outgoing(open),
    received,
    close: () => {
      open.end();
      return closed;
    },
  };
};

describe('what leaves on a socket', () => {
  it('arrives whole and in order, of every length, and the same at all who are sent it', async () => {
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const [first, second] = [await connect(), await connect()];
    const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].flatMap((length) => ['x'.repeat(length), 'é'.repeat(Math.floor(length / 2))]);
    for (const text of texts) for (const { outgoing } of [first, second]) outgoing.add(text);
    expect(first.outgoing.unread).toBeGreaterThan(texts.join('').length);
    first.outgoing.flush();
    await new Promise((resolve) => setImmediate(resolve));
    first.outgoing.add('last');
    first.outgoing.flush();
    await Promise.all([first.close(), second.close()]);
    expect(first.received).toEqual([...texts, 'last']);
    expect(second.received).toEqual(texts);
  });
});
