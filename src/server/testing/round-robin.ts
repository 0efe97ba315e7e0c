import { once } from 'node:events';
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream';

export interface RoundRobin {
  /** By a name, not by an address: passkeys belong to names. */
  readonly url: string;
  close(): Promise<void>;
}

const ASKED = /^\/api\//;
const BAD_GATEWAY = 502;

const forwarded = ({ socket }: IncomingMessage): string => socket.remoteAddress ?? '';

/**
 * A proxy before the servers that are up just now, which knows nobody: each request goes to the next of them, and so does each socket. Files of the
 * page have a turn of their own, so that two requests of one person in a row never reach the same server.
 */
export const openRoundRobin = async (targets: () => readonly string[]): Promise<RoundRobin> => {
  const turns = { asked: 0, sockets: 0, files: 0 };
  const next = (kind: keyof typeof turns): URL | null => {
    const living = targets();
    const target = living[turns[kind]++ % Math.max(1, living.length)];
    return target === undefined ? null : new URL(target);
  };
  const pass = (near: IncomingMessage, answer: ServerResponse): void => {
    const fail = (): void => void (answer.headersSent ? answer.destroy() : answer.writeHead(BAD_GATEWAY).end());
    const target = next(ASKED.test(near.url ?? '') ? 'asked' : 'files');
    if (target === null) return fail();
    const headers = { ...near.headers, 'x-forwarded-for': forwarded(near) };
    const far = ask({ agent: false, hostname: target.hostname, port: target.port, method: near.method, path: near.url, headers }, (said) => {
      answer.writeHead(said.statusCode ?? BAD_GATEWAY, said.headers);
      said.on('error', fail).pipe(answer);
    });
    far.on('error', fail);
    // Whoever hangs up before the answer wants none.
    answer.on('close', () => (answer.writableFinished ? undefined : far.destroy()));
    near.pipe(far);
    return undefined;
  };
  const server = createServer(pass);
  // Lines that have become sockets are no longer the server's to close.
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => undefined);
  });
  server.on('upgrade', (near, socket, head) => {
    const target = next('sockets');
    if (target === null) return void socket.destroy();
    const far = connect(Number(target.port), target.hostname);
    const lines = near.rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${near.rawHeaders[index + 1]}`] : []));
    far.write([`GET ${near.url} HTTP/1.1`, ...lines, `x-forwarded-for: ${forwarded(near)}`, '', ''].join('\r\n'));
    far.write(head);
    return void pipeline(socket, far, socket, () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  return {
    url: `http://localhost:${typeof bound === 'object' ? bound?.port : 0}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
};
