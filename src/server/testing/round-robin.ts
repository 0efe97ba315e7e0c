import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request as ask } from 'node:http';
import { connect } from 'node:net';
import { pipeline } from 'node:stream';

export interface RoundRobin {
  readonly url: string;
  close(): Promise<void>;
}

const NEXT = /^\/api\//;

/**
 * A proxy that knows nobody: each request goes to the next server, and so does each socket. Files of the page have a turn of their own, so that two
 * requests of one person in a row never reach the same server.
 */
export const openRoundRobin = async (targets: readonly string[]): Promise<RoundRobin> => {
  const agent = new Agent({ keepAlive: true });
  const turns = { asked: 0, sockets: 0, files: 0 };
  const next = (kind: keyof typeof turns): URL => new URL(targets[turns[kind]++ % targets.length] ?? '');
  const forwarded = ({ socket }: IncomingMessage): string => socket.remoteAddress ?? '';

  const server = createServer((near, answer) => {
    const { hostname, port } = next(NEXT.test(near.url ?? '') ? 'asked' : 'files');
    const headers = { ...near.headers, 'x-forwarded-for': forwarded(near) };
    const far = ask({ agent, hostname, port, method: near.method, path: near.url, headers }, (said) => {
      answer.writeHead(said.statusCode ?? 502, said.headers);
      said.pipe(answer);
    });
    far.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
    // Whoever hangs up before the answer wants none.
    answer.on('close', () => (answer.writableFinished ? undefined : far.destroy()));
    near.pipe(far);
  });
  server.on('upgrade', (near, socket, head) => {
    const { hostname, port } = next('sockets');
    const far = connect(Number(port), hostname);
    const lines = near.rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${near.rawHeaders[index + 1]}`] : []));
    far.write([`GET ${near.url} HTTP/1.1`, ...lines, `x-forwarded-for: ${forwarded(near)}`, '', ''].join('\r\n'));
    far.write(head);
    pipeline(socket, far, socket, () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  return {
    url: `http://localhost:${typeof bound === 'object' ? bound?.port : 0}`,
    close: async () => {
      agent.destroy();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
