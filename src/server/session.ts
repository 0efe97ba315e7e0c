import type { Socket } from 'node:net';
import type { RawData, WebSocket } from 'ws';
import type { Lang } from '#kernel';
import { type ClientMessage, PROTOCOL } from '#protocol';
import { decodeClientMessage, requestId } from '#protocol/decode.ts';
import type { Listener } from './hub.ts';
import type { Identity } from './scene.ts';
import { identify, reidentify, SPECTATOR } from './identify.ts';
import { Bucket, type Limits } from './limits.ts';
import { describeError, inBackground, type Logger } from './logs.ts';
import { isStorageCode, type Refusal, refusalOf, refuse, sentence } from './refusal.ts';
import type { Looks } from './looks.ts';
import { answer, isLook } from './requests.ts';
import type { Room } from './room.ts';
import type { TableState } from './state.ts';
import type { Tables } from './tables.ts';
import type { Asking } from './visit.ts';

/** Why the server closes a socket (docs/protocol.md). */
export const CLOSE = { abuse: 1008, restart: 1012, later: 1013, replaced: 4001, slow: 4002, silent: 4003 } as const;

const GOODBYE_MS = 5000;

export interface SessionSurroundings {
  readonly tables: Tables;
  readonly limits: Limits;
  readonly log: Logger;
  readonly looks: Looks;
  readonly isStopping: () => boolean;
}

/** The bytes of a frame, whichever way the library hands them over. */
const textOf = (data: RawData): string => {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8');
  return data instanceof ArrayBuffer ? Buffer.from(data).toString('utf8') : data.toString('utf8');
};

const sizeOf = (data: RawData): number => (Array.isArray(data) ? data.reduce((sum, part) => sum + part.length, 0) : data.byteLength);

type Hello = Extract<ClientMessage, { readonly t: 'hello' }>;

/** One socket: a page, a remote bot, a script. */
export class Session implements Listener {
  readonly #socket: WebSocket;
  readonly #wire: Socket;
  readonly #around: SessionSurroundings;
  readonly #address: string;
  readonly #pace: Bucket;
  readonly #hellos: Bucket;
  readonly #patience: Bucket;
  #lang: Lang = 'fr';
  #room: Room | null = null;
  #joins = 0;
  /** The last hello said. */
  #greeting: Hello | null = null;
  /** The hash of a token that this socket asked for its own chair. */
  #adopted: string | null = null;
  #corked = false;
  #goodbye: NodeJS.Timeout | undefined;
  readonly #silence: NodeJS.Timeout;
  identity: Identity = SPECTATOR;
  alive = true;

  constructor(socket: WebSocket, wire: Socket, address: string, around: SessionSurroundings) {
    this.#socket = socket;
    this.#wire = wire;
    this.#address = address;
    this.#around = around;
    const { messagesPerSecond, messageBurst, hellosPerSecond, helloBurst, silentSeconds, offences } = around.limits;
    this.#pace = new Bucket(messagesPerSecond, messageBurst);
    this.#hellos = new Bucket(hellosPerSecond, helloBurst);
    this.#silence = setTimeout(() => this.close(CLOSE.silent, 'no hello'), 1000 * silentSeconds).unref();
    this.#patience = new Bucket(offences / 60, offences);
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('pong', () => {
      this.alive = true;
    });
    // The library reports a broken frame here and closes the socket itself.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(this.#goodbye);
      clearTimeout(this.#silence);
      this.#leave();
    });
  }

  /** What is sent in one turn of the event loop leaves in one packet. */
  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > this.#around.limits.unreadBytes) {
      this.close(CLOSE.slow, 'too slow');
      this.#leave();
      return;
    }
    if (!this.#corked) {
      this.#corked = true;
      this.#wire.cork();
      process.nextTick(() => {
        this.#corked = false;
        this.#wire.uncork();
      });
    }
    this.#socket.send(text);
  }

  /** Whoever does not answer the goodbye is hung up on. */
  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
    this.#goodbye ??= setTimeout(() => this.drop(), GOODBYE_MS).unref();
  }

  drop(): void {
    this.#socket.terminate();
  }

  ping(): void {
    if (!this.alive) return this.drop();
    this.alive = false;
    this.#socket.ping();
  }

  #refuse(id: string | null, refusal: Refusal): void {
    const state = this.#room?.table.stored;
    const message = sentence(refusal, this.#lang, state);
    const clauses = refusal.rule?.clauses ?? [];
    this.send(JSON.stringify({ t: 'no', id, code: refusal.code, message, ...(clauses.length === 0 ? {} : { clauses }) }));
  }

  /** Mistakes are answered; a stream of them ends the connection. */
  #offence(id: string | null, refusal: Refusal): void {
    this.#refuse(id, refusal);
    if (!this.#patience.take()) this.close(CLOSE.abuse, 'too many offences');
  }

  #receive(data: RawData, isBinary: boolean): void {
    const { frameBytes } = this.#around.limits;
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
    if (message === null) return this.#offence(requestId(raw), refuse('unknownMessage'));
    void this.#handle(message);
  }

  async #handle(message: ClientMessage): Promise<void> {
    const id = message.t === 'hello' ? null : message.id;
    try {
      if (this.#around.isStopping()) this.#refuse(id, refuse('stopping'));
      else if (message.t === 'hello') await this.#greet(message);
      else if (!isLook(message)) await this.#answer(message);
      else if (this.#around.looks.admit(this.#address)) await this.#inTurn(this.identity, () => this.#answer(message));
      else this.#refuse(id, refuse('tooManyRequests'));
    } catch (error) {
      this.#around.log.error({ request: message.t, error: describeError(error) }, 'a message failed');
      if (message.t === 'hello') this.#turnAway(refusalOf(error));
      else this.#refuse(id, refusalOf(error));
    }
  }

  #inTurn({ you, owner }: Identity, work: () => Promise<void>): Promise<void> {
    return you === null && !owner ? this.#around.looks.inTurn(this.#address, work) : work();
  }

  /** A hello that may succeed later: a page that is hung up on comes back by itself. */
  #turnAway(refusal: Refusal): void {
    this.#refuse(null, refusal);
    this.close(CLOSE.later, 'try again later');
  }

  async #greet(hello: Hello): Promise<void> {
    clearTimeout(this.#silence);
    this.#lang = hello.lang;
    if (!this.#hellos.take()) return this.#turnAway(refuse('tooFast'));
    if (!this.#around.looks.admit(this.#address)) return this.#turnAway(refuse('tooManyRequests'));
    this.#greeting = hello;
    await this.#hello(hello);
  }

  async #answer(message: Asking): Promise<void> {
    const room = this.#room;
    if (room === null) return this.#refuse(message.id, refuse('helloFirst'));
    const adopt = (tokenHash: string): void => {
      this.#adopted = tokenHash;
    };
    const reply = await answer({ room, identity: this.identity, guest: this, adopt }, message);
    if (!reply.ok) return this.#refuse(message.id, reply);
    this.send(JSON.stringify(reply.result === undefined ? { t: 'ok', id: message.id } : { t: 'ok', id: message.id, result: reply.result }));
    if (reply.become !== undefined) await this.#join(room, reply.become, null);
  }

  async #hello(hello: Hello): Promise<void> {
    const { v, table, token, owner, logAfter } = hello;
    if (v !== PROTOCOL) return this.#refuse(null, refuse('otherProtocol', { theirs: v, ours: PROTOCOL }));
    const room = await this.#around.tables.open(table);
    if ('ok' in room) return isStorageCode(room.code) ? this.#turnAway(room) : this.#refuse(null, room);
    const visitor = identify(room.table.stored, token, owner);
    if ('ok' in visitor) return this.#refuse(null, visitor);
    await this.#inTurn(visitor, async () => {
      // Meanwhile the table may have been closed to him, or he may have said hello as somebody else.
      const identity = identify(room.table.stored, token, owner);
      if (this.#greeting !== hello) return;
      if ('ok' in identity) this.#refuse(null, identity);
      else await this.#join(room, identity, logAfter ?? null);
    });
  }

  async #join(room: Room, identity: Identity, logAfter: number | null): Promise<void> {
    this.#leave();
    this.#room = room;
    this.identity = identity;
    const join = this.#joins;
    const isWanted = (): boolean => this.#joins === join && this.#socket.readyState === this.#socket.OPEN;
    while (!(await room.hub.join(this, logAfter, isWanted))) {
      const now = reidentify(room.table.stored, this.identity, this.#adopted);
      if (now === null) return this.#dismiss();
      this.identity = now;
    }
    if (identity.viewer === 'referee') await room.tellOfReferee();
  }

  #leave(): void {
    this.#joins++;
    this.#room?.door.leave(this);
    this.#room?.hub.leave(this);
    this.#room = null;
  }

  reconsider(state: TableState): void {
    const room = this.#room;
    const identity = reidentify(state, this.identity, this.#adopted);
    if (identity === this.identity || room === null) return;
    if (identity !== null && identity.you === this.identity.you) this.identity = identity;
    else this.#become(room, identity);
  }

  reseat(state: TableState): void {
    if (this.#room !== null) this.#become(this.#room, reidentify(state, this.identity, this.#adopted));
  }

  #become(room: Room, identity: Identity | null): void {
    if (identity === null) return this.#dismiss();
    return inBackground(this.#join(room, identity, null), this.#around.log, 'a page could not be shown its table');
  }

  #dismiss(): void {
    this.#refuse(null, refuse('linkReplaced'));
    this.close(CLOSE.replaced, 'link replaced');
    this.#leave();
  }
}
