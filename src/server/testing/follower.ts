import { once } from 'node:events';
import { WebSocket } from 'ws';
import { PROTOCOL, type RoomView } from '#protocol';
import { PATIENCE_MS } from './client.ts';

/** A page that follows a room: every picture it was sent. */
export class Follower {
  readonly seen: RoomView[] = [];
  readonly #socket: WebSocket;
  /** The line is gone. */
  closed = false;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => {
      const message: { readonly t: string; readonly room: RoomView } = JSON.parse(Buffer.isBuffer(data) ? data.toString('utf8') : '');
      if (message.t === 'room') this.seen.push(message.room);
    });
    socket.on('close', () => {
      this.closed = true;
    });
    socket.on('error', () => undefined);
  }

  static async open(url: string, room: string, token?: string): Promise<Follower> {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws`);
    const follower = new Follower(socket);
    await once(socket, 'open');
    socket.send(JSON.stringify({ t: 'enter', v: PROTOCOL, room, token, lang: 'fr' }));
    await follower.until(() => true);
    return follower;
  }

  get last(): RoomView {
    const last = this.seen.at(-1);
    if (last === undefined) throw new Error('nothing was seen');
    return last;
  }

  /** Until a picture was sent that is so. */
  async until(isSo: (room: RoomView) => boolean): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    while (this.seen.length === 0 || !isSo(this.last)) {
      if (Date.now() > end) throw new Error(`waited in vain: ${JSON.stringify(this.seen.at(-1))}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  close(): void {
    this.#socket.terminate();
  }
}
