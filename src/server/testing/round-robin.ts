import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';

/* A proxy before several servers that turns round and round and knows nobody: what somebody asks next, another server is asked. */

export interface RoundRobin {
  /** By a name, not by an address: passkeys belong to names. */
  readonly url: string;
  close(): Promise<void>;
}

const BAD_GATEWAY = 502;

const forwarded = ({ socket }: IncomingMessage): string => socket.remoteAddress ?? '';

/** `targets`: the servers that are up just now. */
export const openRoundRobin = async (targets: () => readonly string[]): Promise<RoundRobin> => {
  const open = new Set<Socket>();
  let turn = 0;
  const next = (): URL | null => {
    const living = targets();
    const target = living[turn++ % Math.max(1, living.length)];
    return target === undefined ? null : new URL(target);
  };
  const pass = (asked: IncomingMessage, answer: ServerResponse): void => {
    const target = next();
    const fail = (): void => {
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(BAD_GATEWAY).end();
    };
    if (target === null) return fail();
    const { method, url } = asked;
    const headers = { ...asked.headers, 'x-forwarded-for': forwarded(asked) };
    const passed = request({ host: target.hostname, port: target.port, method, path: url, headers, agent: false }, (got) => {
      answer.writeHead(got.statusCode ?? BAD_GATEWAY, got.headers);
      got.on('error', fail).pipe(answer);
    });
    passed.on('error', fail);
    asked.pipe(passed);
  };
  const server = createServer(pass);
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => undefined);
  });
  server.on('upgrade', (asked: IncomingMessage, near: Socket, head: Buffer) => {
    const target = next();
    if (target === null) return void near.destroy();
    const far = connect(Number(target.port), target.hostname, () => {
      const lines = asked.rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${asked.rawHeaders[index + 1]}`] : []));
      far.write([`${asked.method} ${asked.url} HTTP/1.1`, ...lines, `x-forwarded-for: ${forwarded(asked)}`, '', ''].join('\r\n'));
      far.write(head);
      near.pipe(far);
      far.pipe(near);
    });
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const)
      end
        .setNoDelay(true)
        .on('error', () => other.destroy())
        .on('close', () => other.destroy());
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === 'object' && address !== null ? address.port : 0}`,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
