import type { Socket } from 'node:net';

/*
 * What leaves on the sockets. All that is sent in one turn of the event loop to one socket leaves in one write, and a text that goes to several is
 * encoded once. Frames of a server are a short head and the text (RFC 6455, 5.2): they are made here, so that both are one buffer.
 */

/** A whole text message: FIN, opcode 1. */
const TEXT = 0x81;
const SHORT_MOST = 125;
const [TWO_BYTES, EIGHT_BYTES] = [126, 127];
const TWO_BYTES_MOST = 0xffff;

const headOf = (length: number): number => (length <= SHORT_MOST ? 2 : length <= TWO_BYTES_MOST ? 4 : 10);

const frameOf = (text: string): Buffer => {
  const length = Buffer.byteLength(text);
  const head = headOf(length);
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
};

/** The last text that was encoded: whoever sends it to several does so one after the other. */
let last: { readonly text: string; readonly frame: Buffer } | null = null;

const encoded = (text: string): Buffer => {
  if (last?.text === text) return last.frame;
  const frame = frameOf(text);
  last = { text, frame };
  return frame;
};

let waiting: Outgoing[] = [];

const flushAll = (): void => {
  last = null;
  const all = waiting;
  waiting = [];
  for (const outgoing of all) outgoing.flush();
};

/** What is to leave on one socket. */
export class Outgoing {
  readonly #wire: Socket;
  #frames: Buffer[] = [];
  #bytes = 0;

  constructor(wire: Socket) {
    this.#wire = wire;
  }

  /** Bytes that the other end has not taken yet. */
  get unread(): number {
    return this.#bytes + this.#wire.writableLength;
  }

  add(text: string): void {
    const frame = encoded(text);
    this.#bytes += frame.length;
    if (this.#frames.push(frame) > 1) return;
    if (waiting.push(this) === 1) process.nextTick(flushAll);
  }

  flush(): void {
    const frames = this.#frames;
    if (frames.length === 0) return;
    this.#frames = [];
    const bytes = this.#bytes;
    this.#bytes = 0;
    const [first] = frames;
    if (!this.#wire.writable || first === undefined) return;
    this.#wire.write(frames.length === 1 ? first : Buffer.concat(frames, bytes));
  }
}
