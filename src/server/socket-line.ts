import type { Socket } from 'node:net';
import type { RawData, WebSocket } from 'ws';
import { type ClientMessage, type EnterRoom, PROTOCOL } from '#protocol';
import { decodeClientMessage, requestId } from '#protocol/decode.ts';
import { decodeEnterRoom } from '#protocol/decode-rooms.ts';
import { Guest, isLook, isRefusal, type Line, Pace, type Refusal, refuse, type RingKey } from '#table';
import { SECRETS } from './open-storage.ts';
import { type Limits, type ReadLimit, steady } from './limits.ts';
import { Outgoing } from './outgoing.ts';
import type { Logger } from './logs.ts';
import type { Rings } from './rings/rings.ts';
import type { LiveRoom, RoomListener } from './rooms/live-room.ts';
import type { Rooms } from './rooms/rooms.ts';
import type { Tables } from './tables.ts';

/** Why the server closes a socket (docs/protocol.md). */
export const CLOSE = { abuse: 1008, restart: 1012, later: 1013, replaced: 4001, slow: 4002, silent: 4003 } as const;

const GOODBYE_MS = 5000;

export interface LinePorts {
  readonly tables: Tables;
  readonly rings: Rings;
  readonly rooms: Rooms;
  readonly limits: Limits;
  readonly log: Logger;
  readonly readLimit: ReadLimit;
  readonly isStopping: () => boolean;
}

/** The bytes of a frame, whichever way the library hands them over. */
const textOf = (data: RawData): string => {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8');
  return data instanceof ArrayBuffer ? Buffer.from(data).toString('utf8') : data.toString('utf8');
};

const sizeOf = (data: RawData): number => (Array.isArray(data) ? data.reduce((sum, part) => sum + part.length, 0) : data.byteLength);

/** One socket, and the guest at the other end of it. */
export class SocketLine implements Line {
  readonly #socket: WebSocket;
  readonly #wire: Socket;
  readonly #outgoing: Outgoing;
  readonly #ports: LinePorts;
  readonly #address: string;
  readonly #guest: Guest;
  readonly #pace: Pace;
  readonly #hellos: Pace;
  readonly #pongs: Pace;
  readonly #patience: Pace;
  /** The device whose key was shown. */
  #device: string | null = null;
  /** The room that this line follows, if it does. */
  #room: { readonly room: LiveRoom; readonly listener: RoomListener } | null = null;
  #goodbye: NodeJS.Timeout | undefined;
  readonly #silence: NodeJS.Timeout;
  alive = true;
  readonly cameBy: string | undefined;

  constructor(socket: WebSocket, wire: Socket, { address, host }: { readonly address: string; readonly host: string | undefined }, ports: LinePorts) {
    this.#socket = socket;
    this.cameBy = host;
    this.#wire = wire;
    this.#outgoing = new Outgoing(wire);
    this.#address = address;
    this.#ports = ports;
    const { messagesPerSecond, messageBurst, hellosPerSecond, helloBurst, pongsPerSecond, silentSeconds, offences } = ports.limits;
    this.#pace = new Pace(messagesPerSecond, messageBurst, steady);
    this.#hellos = new Pace(hellosPerSecond, helloBurst, steady);
    this.#pongs = new Pace(pongsPerSecond, 1, steady);
    this.#silence = setTimeout(() => this.close(CLOSE.silent, 'no hello'), 1000 * silentSeconds).unref();
    this.#patience = new Pace(offences / 60, offences, steady);
    this.#guest = new Guest(this, {
      open: (table) => ports.tables.open(table),
      secrets: SECRETS,
      keyOf: (token) => this.#keyOf(token),
      log: ports.log,
      admit: (message) => this.#admit(message),
      inTurn: ({ you, owner }, work) => (you === null && !owner ? ports.readLimit.inTurn(address, work) : work()),
    });
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('ping', (data) => {
      if (this.#mayControl() && this.#pongs.take()) socket.pong(data);
    });
    socket.on('pong', () => {
      this.alive = true;
      this.#mayControl();
    });
    // The library reports a broken frame here and closes the socket itself.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(this.#goodbye);
      clearTimeout(this.#silence);
      this.#guest.leave();
      this.#leaveRoom();
    });
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  send(text: string): void {
    if (this.#isRead()) this.#outgoing.add(text);
  }

  /** Is anything taken at the other end? A client that lets too much lie is hung up on, whatever it is that it does not read. */
  #isRead(): boolean {
    if (!this.isOpen) return false;
    if (this.#outgoing.unread <= this.#ports.limits.unreadBytes) return true;
    this.#abandon(CLOSE.slow, 'too slow');
    this.#guest.leave();
    return false;
  }

  /** A ping or a pong counts as a message does, and is answered by as little. */
  #mayControl(): boolean {
    if (this.#pace.take()) return this.#isRead();
    this.#offence(null, refuse('tooFast'));
    return false;
  }

  /** Whoever does not answer the goodbye is hung up on. */
  close(code: number, reason: string): void {
    // Nothing may follow a goodbye.
    this.#outgoing.flush();
    this.#socket.close(code, reason);
    this.#goodbye ??= setTimeout(() => this.drop(), GOODBYE_MS).unref();
  }

  /** Says why, and reads nothing more: a flood would go on while the goodbye is waited for. */
  #abandon(code: number, reason: string): void {
    this.close(code, reason);
    this.#socket.pause();
    this.#wire.end();
  }

  drop(): void {
    this.#socket.terminate();
  }

  ping(): void {
    if (!this.alive) return this.drop();
    this.alive = false;
    if (this.#isRead()) this.#socket.ping();
  }

  hangUp(why: 'later' | 'replaced'): void {
    this.close(CLOSE[why], why === 'later' ? 'try again later' : 'link replaced');
  }

  /** Mistakes are answered; a stream of them ends the connection. */
  #offence(id: string | null, refusal: Refusal): void {
    this.#guest.refuse(id, refusal);
    if (!this.#patience.take()) this.#abandon(CLOSE.abuse, 'too many offences');
  }

  #receive(data: RawData, isBinary: boolean): void {
    const { frameBytes } = this.#ports.limits;
    if (isBinary) return this.#offence(null, refuse('binary'));
    if (sizeOf(data) > frameBytes) return this.#offence(null, refuse('tooLarge', { limit: frameBytes }));
    let raw: unknown;
    try {
      raw = JSON.parse(textOf(data));
    } catch {
      return this.#offence(null, refuse('malformed'));
    }
    if (!this.#pace.take()) return this.#offence(requestId(raw), refuse('tooFast'));
    const message = decodeClientMessage(raw);
    if (message === null) return this.#receiveOther(raw);
    if (this.#ports.isStopping()) return this.#guest.refuse(message.t === 'hello' ? null : message.id, refuse('stopping'));
    void this.#guest.receive(message);
  }

  /** No message for a table: for a room, perhaps. */
  #receiveOther(raw: unknown): void {
    const greeting = decodeEnterRoom(raw);
    if (greeting === null) this.#offence(requestId(raw), refuse('unknownMessage'));
    else void this.#enter(greeting);
  }

  #leaveRoom(): void {
    this.#room?.room.leave(this.#room.listener);
    this.#room = null;
  }

  async #enter({ v, room: id, token }: EnterRoom): Promise<void> {
    clearTimeout(this.#silence);
    if (v !== PROTOCOL) return this.#guest.refuse(null, refuse('otherProtocol', { theirs: v, ours: PROTOCOL }));
    if (this.#ports.isStopping() || !this.#hellos.take() || !this.#ports.readLimit.admit(this.#address)) return this.hangUp('later');
    const room = await this.#ports.rooms.open(id);
    if (isRefusal(room)) return this.#guest.refuse(null, room);
    this.#leaveRoom();
    if (!this.isOpen) return;
    const listener: RoomListener = { tokenHash: token === undefined ? null : SECRETS.hash(token), send: (text) => this.send(text) };
    this.#room = { room, listener };
    room.enter(listener);
  }

  /** Noted before they are let in: a device that is removed meanwhile does not slip through. */
  async #keyOf(token: string | undefined): Promise<RingKey | null> {
    const key = await this.#ports.rings.keyOf(token);
    this.#device = key?.device ?? null;
    return key;
  }

  endDevice(device: string): void {
    if (this.#device === device) this.#guest.dismiss();
  }

  #admit(message: ClientMessage): Refusal | null {
    const isHello = message.t === 'hello';
    if (isHello) clearTimeout(this.#silence);
    if (isHello && !this.#hellos.take()) return refuse('tooFast');
    return (isHello || isLook(message)) && !this.#ports.readLimit.admit(this.#address) ? refuse('tooManyRequests') : null;
  }
}
