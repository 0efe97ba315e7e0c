import type { IncomingMessage, Server } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { type Refusal, refuse, sentence } from '#table';
import { type Hosts, isOwnOrigin } from './security.ts';
import { CLOSE, SocketLine, type LinePorts } from './socket-line.ts';

export interface SocketPorts extends LinePorts {
  readonly address: (request: IncomingMessage) => string;
  readonly hosts: Hosts;
  /** Other sites whose pages may connect. */
  readonly origins: readonly string[];
}

const HEARTBEAT_MS = 30_000;
/** A message so many times too large is not read to its end: what has come of one lies in memory for as long as its sender likes, on all lines of an address. */
const FAR_TOO_LARGE = 2;
/** No message of ours is sent in parts; a library may do it with a long one. Each part that waits for the rest costs far more than its bytes. */
const MOST_FRAGMENTS = 64;
/** What a frame that is just not far too large comes in, on the narrowest line. */
const MOST_CHUNKS = 2048;
const PATH = '/ws';

const refuseUpgrade = (socket: Duplex, status: string, refusal: Refusal): void => {
  const body = JSON.stringify({ error: { code: refusal.code, message: sentence(refusal, 'fr') } });
  const later = refusal.seconds === null ? '' : `retry-after: ${refusal.seconds}\r\n`;
  const head = `HTTP/1.1 ${status}\r\n${later}content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n`;
  // Whoever does not hang up is hung up on: such a line would keep the server from stopping.
  socket.end(head + body, () => socket.destroy());
};

/** Every open socket of the server. */
export class Sockets {
  readonly #ports: SocketPorts;
  readonly #lines = new Set<SocketLine>();
  readonly #ws: WebSocketServer;
  readonly #heartbeat: NodeJS.Timeout;

  constructor(server: Server, ports: SocketPorts) {
    this.#ports = ports;
    this.#ws = new WebSocketServer({
      noServer: true,
      // Frames are small: compressing them costs more than it saves.
      perMessageDeflate: false,
      maxPayload: ports.limits.frameBytes * FAR_TOO_LARGE,
      maxFragments: MOST_FRAGMENTS,
      maxBufferedChunks: MOST_CHUNKS,
      // The library would answer every ping, whether anybody reads the answers or not.
      autoPong: false,
    });
    server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
    this.#heartbeat = setInterval(() => {
      for (const line of this.#lines) line.ping();
    }, HEARTBEAT_MS);
  }

  get size(): number {
    return this.#lines.size;
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    if (request.url?.split('?', 1)[0] !== PATH) return refuseUpgrade(socket, '404 Not Found', refuse('notFound'));
    if (this.#ports.isStopping()) return refuseUpgrade(socket, '503 Service Unavailable', refuse('stopping'));
    if (!this.#ports.hosts.answersTo(request.headers.host)) return refuseUpgrade(socket, '421 Misdirected Request', refuse('wrongHost'));
    if (!isOwnOrigin(request, this.#ports.origins)) return refuseUpgrade(socket, '403 Forbidden', refuse('foreignOrigin'));
    const address = this.#ports.address(request);
    const { ledger } = this.#ports;
    const spent = ledger.charge('connections', address) ?? ledger.charge('sockets', address);
    if (spent !== null) return refuseUpgrade(socket, '429 Too Many Requests', spent);
    socket.once('close', () => ledger.giveBack('sockets', address));
    if (!(socket instanceof Socket)) return refuseUpgrade(socket, '400 Bad Request', refuse('internal'));
    socket.setNoDelay(true);
    this.#ws.handleUpgrade(request, socket, head, (opened) => {
      const line = new SocketLine(opened, socket, { address, host: request.headers.host }, this.#ports);
      this.#lines.add(line);
      opened.once('close', () => this.#lines.delete(line));
    });
  }

  /** Hangs up on whoever came in by this device. */
  endDevice(device: string): void {
    for (const line of this.#lines) line.endDevice(device);
  }

  /** Tells everybody that the server goes away, and waits a moment for them to hang up. */
  async close(): Promise<void> {
    clearInterval(this.#heartbeat);
    for (const line of this.#lines) line.close(CLOSE.restart, 'the server is stopping');
    const until = performance.now() + 1000;
    while (this.#lines.size > 0 && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 10));
    for (const line of this.#lines) line.drop();
  }
}
