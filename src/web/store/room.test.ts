import { once } from 'node:events';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws';

/* The line of a room, to a server that answers as told. */

const media = Object.assign(new EventTarget(), { matches: false });
vi.stubGlobal('window', Object.assign(new EventTarget(), { matchMedia: () => media }));
vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false, querySelector: () => null, documentElement: { dataset: {} } }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });

const serve = async (greet: (socket: ServerSocket, greeting: number) => void): Promise<{ readonly greetings: () => number }> => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  let greetings = 0;
  server.on('connection', (socket) => socket.on('message', () => greet(socket, ++greetings)));
  onTestFinished(() => server.close());
  await once(server, 'listening');
  const address = server.address();
  vi.stubGlobal('location', { protocol: 'http:', host: `127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}` });
  return { greetings: () => greetings };
};

const no = (code: string): string => JSON.stringify({ t: 'no', id: null, code, message: code });
const room = JSON.stringify({ t: 'room', now: 0, room: { room: 'R', steps: [] } });

it('comes back after anything that passes, and closes for good after what does not', async () => {
  const { followRoom } = await import('./room.ts');
  const passing = await serve((socket, greeting) => {
    if (greeting > 1) return socket.send(room);
    socket.send(no('stopping'));
    return socket.close();
  });
  const followed = followRoom('R', null);
  onTestFinished(() => followed.close());
  await expect.poll(() => followed.view.value?.room).toBe('R');
  expect([followed.refusal.value, followed.lost.value, passing.greetings()]).toEqual([null, false, 2]);

  await serve((socket) => {
    socket.send(no('noSuchRoom'));
    socket.close();
  });
  const gone = followRoom('R', null);
  onTestFinished(() => gone.close());
  await expect.poll(() => gone.refusal.value).toBe('noSuchRoom');
});
