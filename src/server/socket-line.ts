import type { Socket } from 'node:net';
import type { RawData, WebSocket } from 'ws';
import { type ClientMessage, type EnterRoom, PROTOCOL } from '#protocol';
import { decodeClientMessage, requestId } from '#protocol/decode.ts';
import { decodeEnterRoom } from '#protocol/decode-rooms.ts';
import { Guest, isLook, isRefusal, type Line, type Refusal, refuse, type RingKey, type Time } from '#table';
import { SECRETS } from './open-storage.ts';
import type { Ledger } from './ledger.ts';
import type { Limits } from './limits.ts';
import { Outgoing } from './outgoing.ts';
import type { Logger } from './logs.ts';
import type { Rings } from './rings/rings.ts';
import type { LiveRoom, RoomListener } from './rooms/live-room.ts';
import type { Rooms } from './rooms/rooms.ts';
import type { PriceName } from './prices.ts';
import type { Tables } from './tables.ts';
import type { Turns } from './turns.ts';

/** Why the server closes a socket (docs/protocol.md). */
export const CLOSE = { abuse: 1008, restart: 1012, later: 1013, replaced: 4001, slow: 4002, silent: 4003 } as const;

const GOODBYE_MS = 5000;

let lines = 0;

export interface LinePorts {
  readonly tables: Tables;
  readonly rings: Rings;
  readonly rooms: Rooms;
  readonly limits: Limits;
  readonly log: Logger;
  readonly ledger: Ledger;
  readonly turns: Turns;
  readonly time: Time;
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
  /** Of whom messages are counted. */
  readonly #name = String(++lines);
  /** The device whose key was shown. */
  #device: string | null = null;
  /** The room that this line follows, if it does. */
  #room: { readonly room: LiveRoom; readonly listener: RoomListener } | null = null;
  #goodbye: NodeJS.Timeout | undefined;
  /** No longer waits for the first word. */
  readonly #heard: () => void;
  alive = true;
  readonly cameBy: string | undefined;

  constructor(socket: WebSocket, wire: Socket, { address, host }: { readonly address: string; readonly host: string | undefined }, ports: LinePorts) {
    this.#socket = socket;
    this.cameBy = host;
    this.#wire = wire;
    this.#outgoing = new Outgoing(wire);
    this.#address = address;
    this.#ports = ports;
    this.#heard = ports.time.after(1000 * ports.limits.silentSeconds, () => this.close(CLOSE.silent, 'no hello'));
    this.#guest = new Guest(this, {
      open: (table) => ports.tables.open(table),
      secrets: SECRETS,
      keyOf: (token) => this.#keyOf(token),
      log: ports.log,
      admit: (message) => this.#admit(message),
      inTurn: ({ you, owner }, work) => (you === null && !owner ? ports.turns.inTurn(address, work) : work()),
    });
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('ping', (data) => {
      if (this.#mayControl() && this.#charge('pongs') === null) socket.pong(data);
    });
    socket.on('pong', () => {
      this.alive = true;
      this.#mayControl();
    });
    // The library reports a broken frame here and closes the socket itself.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(this.#goodbye);
      this.#heard();
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
    const spent = this.#charge('messages');
    if (spent === null) return this.#isRead();
    this.#offence(null, spent);
    return false;
  }

  #charge(price: PriceName): Refusal | null {
    return this.#ports.ledger.charge(price, this.#name);
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
    if (this.#charge('offences') !== null) this.#abandon(CLOSE.abuse, 'too many offences');
  }

  #receive(data: RawData, isBinary: boolean): void {
    const { frameBytes } = this.#ports.limits;
    const size = sizeOf(data);
    const unpaid = this.#ports.ledger.charge('bytes', this.#address, size);
    if (unpaid !== null) this.#readLater(unpaid.seconds ?? 0);
    if (isBinary) return this.#offence(null, refuse('binary'));
    if (size > frameBytes) return this.#offence(null, refuse('tooLarge', { limit: frameBytes }));
    let raw: unknown;
    try {
      raw = JSON.parse(textOf(data));
    } catch {
      return this.#offence(null, refuse('malformed'));
    }
    const spent = unpaid ?? this.#charge('messages');
    if (spent !== null) return this.#offence(requestId(raw), spent);
    const message = decodeClientMessage(raw);
    if (message === null) return this.#receiveOther(raw);
    if (this.#ports.isStopping()) return this.#guest.refuse(message.t === 'hello' ? null : message.id, refuse('stopping'));
    void this.#guest.receive(message);
  }

  /** To refuse what has come costs as much as to take it: what else comes waits at the other end. */
  #readLater(seconds: number): void {
    this.#socket.pause();
    setTimeout(() => (this.isOpen ? this.#socket.resume() : undefined), 1000 * seconds).unref();
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
    this.#heard();
    if (v !== PROTOCOL) return this.#guest.refuse(null, refuse('otherProtocol', { theirs: v, ours: PROTOCOL }));
    const spent = this.#admitHello();
    if (spent !== null) this.#guest.refuse(null, spent);
    if (spent !== null || this.#ports.isStopping()) return this.hangUp('later');
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
    if (this.#device === device) this.#guest.endDevice();
  }

  #admit(message: ClientMessage): Refusal | null {
    const { turns, ledger } = this.#ports;
    if (message.t === 'hello') return this.#admitHello();
    if (isLook(message)) return turns.admit(this.#address);
    if (message.t === 'hint') return ledger.charge('hints', this.#address);
    // All who are asked may agree, and then a table is made.
    return message.t === 'fork' ? ledger.charge('tables', this.#address) : null;
  }

  #admitHello(): Refusal | null {
    this.#heard();
    return this.#charge('hellos') ?? this.#ports.turns.admit(this.#address);
  }
}
