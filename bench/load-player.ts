import { WebSocket } from 'ws';
import { type Draws, quickChance } from '#kernel/chance.ts';
import { unreachable } from '#kernel/collections.ts';
import { fillForm } from '#kernel/forms.ts';
import type { Actor, AnyGame, BotLevel, Decision, Offer, Seat } from '#kernel/game.ts';
import { type LogLine, type Patch, PROTOCOL, patched } from '#protocol';

/* One seat of the load: a socket that plays any offer of its scene whenever it is asked. */

/** The part of the scene that choosing a move needs; the rest is carried along unread. */
export interface Glance {
  readonly view: unknown;
  readonly awaited: readonly Actor[];
  readonly decision: Decision | null;
  readonly decisionNumber: number;
  readonly offers: readonly Offer<unknown>[];
  readonly outcome: unknown;
}

type Incoming =
  | { readonly t: 'scene'; readonly scene: Glance; readonly log: readonly LogLine[] }
  | { readonly t: 'change'; readonly patch: Patch | null; readonly log?: readonly LogLine[] }
  | { readonly t: 'ok'; readonly id: string; readonly result: { readonly step: number } }
  | { readonly t: 'no'; readonly id: string | null; readonly code: string; readonly message: string };

export interface Acknowledged {
  readonly id: string;
  readonly ms: number;
}

export interface PlayerEvents {
  acknowledged(move: Acknowledged): void;
  refused(code: string): void;
  over(): void;
  /** Bytes of a frame. */
  received?(bytes: number): void;
}

/*
 * The load stands for hundreds of machines, and what they would spend on their own must not be taken from the server's share of
 * this one. Chance looks at nothing but its offers: whoever plays by chance and is not asked lays changes aside unread, and takes
 * up only those parts of them that choosing needs.
 */
const OFFERED: readonly (keyof Glance)[] = ['decision', 'decisionNumber', 'offers', 'outcome'];
const mayBeAsked = (text: string): boolean => !text.startsWith('{"t":"change"') || ['"must"', '"outcome"', '"telling"'].some((part) => text.includes(part));

const offered = (patch: Patch | null): Patch | null =>
  patch === null || !('o' in patch)
    ? patch
    : { o: Object.fromEntries(OFFERED.flatMap((key): [string, Patch][] => (patch.o[key] === undefined ? [] : [[key, patch.o[key]]]))) };

/** All parts that choosing needs are set anew: what came before does not matter. */
const setsAll = (patch: Patch | null): boolean =>
  patch !== null && 'o' in patch && ['decision', 'decisionNumber', 'offers'].every((key) => 's' in (patch.o[key] ?? {}));

const isGlance = (value: unknown): value is Glance => typeof value === 'object' && value !== null && 'offers' in value && 'decisionNumber' in value;

const moveOf = (offer: Offer<unknown>, chance: Draws): unknown => (offer.kind === 'move' ? offer.move : fillForm(offer, chance));

/**
 * Instructions that may be given at any time would keep a seat busy without playing, whoever pauses is not asked any more, and a
 * motion to end the game ends it by chance after any number of moves.
 */
const NO_ANSWERS: ReadonlySet<unknown> = new Set(['prepare', 'alerts', 'passUntilMyTurn', 'pause', 'tableMotion']);

/** The load answers what it is asked. */
const isAnswer = (move: unknown): boolean => !(typeof move === 'object' && move !== null && 'type' in move && NO_ANSWERS.has(move.type));

const ANSWERS_TRIED = 20;

/** Any answer that is offered; null: none. */
export const anyAnswer = (offers: readonly Offer<unknown>[], chance: Draws): unknown => {
  for (let tries = 0; tries < ANSWERS_TRIED; tries++) {
    const offer = offers[chance.int(Math.max(1, offers.length))];
    if (offer === undefined) return null;
    const move = moveOf(offer, chance);
    if (isAnswer(move)) return move;
  }
  return null;
};

/** Chooses a move from what a client is shown. */
export type Mind = (glance: Glance) => unknown;

/** A bot that sits at the client: it sees what the client is shown. */
export const mindOf = (game: AnyGame, level: BotLevel, seat: Seat): Mind => {
  const bot = game.bots[level];
  const chance = quickChance(1000 + seat);
  if (bot === undefined) throw new Error(`no bot ${level}`);
  return ({ view, awaited, offers }) => bot.choose({ view, awaited, offers }, seat, chance);
};

export class LoadPlayer {
  readonly #url: string;
  readonly #table: string;
  /** Null: looks on. */
  readonly #token: string | null;
  readonly #chance: Draws;
  readonly #events: PlayerEvents;
  /** Thinks so long at most before it answers. */
  readonly #thinkMs: number;
  /** Whoever plays here; absent: chance. */
  readonly #mind: Mind | null;
  #thinking = false;
  #socket: WebSocket | null = null;
  #glance: Glance | null = null;
  #unread: string[] = [];
  #sent: { readonly id: string; readonly at: number; readonly frame: string } | null = null;
  #moves = 0;
  #lastLine = 0;
  #stopped = false;
  connections = 0;

  constructor(
    where: { readonly url: string; readonly table: string; readonly token: string | null },
    chance: Draws,
    events: PlayerEvents,
    thinkMs = 0,
    mind: Mind | null = null,
  ) {
    this.#url = where.url.replace(/^http/, 'ws');
    this.#table = where.table;
    this.#token = where.token;
    this.#chance = chance;
    this.#events = events;
    this.#thinkMs = thinkMs;
    this.#mind = mind;
  }

  /** Connects, and connects again whenever the line is lost. Resolves at the first scene. */
  connect(): Promise<void> {
    return new Promise((resolve) => {
      const dial = (): void => {
        if (this.#stopped) return;
        const socket = new WebSocket(`${this.#url}/ws`, { perMessageDeflate: false });
        this.#socket = socket;
        socket.on('open', () => {
          const held = this.#lastLine === 0 ? {} : { logAfter: this.#lastLine };
          const who = this.#token === null ? {} : { token: this.#token };
          socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL, table: this.#table, ...who, lang: 'fr', ...held }));
        });
        socket.on('message', (data) => {
          if (Buffer.isBuffer(data)) {
            this.#events.received?.(data.length);
            this.#receive(data.toString('utf8'));
          }
          if (this.#glance !== null) resolve();
        });
        socket.on('error', () => undefined);
        socket.on('close', () => {
          this.#glance = null;
          if (!this.#stopped) setTimeout(dial, 100);
        });
      };
      dial();
    });
  }

  stop(): void {
    this.#stopped = true;
    this.#socket?.terminate();
  }

  #receive(text: string): void {
    if (this.#mind === null && this.#sent === null && !mayBeAsked(text)) this.#unread.push(text);
    else this.#take(JSON.parse(text));
  }

  #change(patch: Patch | null): void {
    const next = patched(this.#glance, this.#mind === null ? offered(patch) : patch);
    if (isGlance(next)) this.#glance = next;
  }

  /** What was laid aside, unless all that matters in it is set anew. */
  #catchUp(patch: Patch | null): void {
    const unread = this.#unread;
    this.#unread = [];
    if (setsAll(patch)) return;
    for (const text of unread) this.#change(JSON.parse(text).patch);
  }

  #take(message: Incoming): void {
    switch (message.t) {
      case 'scene':
        this.connections++;
        this.#glance = message.scene;
        this.#unread = [];
        this.#read(message.log);
        // The answer to the last move may have been lost with the line: the same move again, under the same id.
        if (this.#sent === null) this.#play();
        else this.#socket?.send(this.#sent.frame);
        return;
      case 'change':
        this.#catchUp(message.patch);
        this.#change(message.patch);
        this.#read(message.log ?? []);
        if (this.#sent === null) this.#play();
        return;
      case 'ok':
        if (message.id !== this.#sent?.id) return;
        this.#events.acknowledged({ id: message.id, ms: performance.now() - this.#sent.at });
        this.#sent = null;
        this.#play();
        return;
      case 'no':
        if (message.id !== null && message.id !== this.#sent?.id) return;
        this.#events.refused(message.code);
        this.#sent = null;
        // Whoever looks at the wall goes on when it has told.
        if (message.code !== 'telling') this.#play();
        return;
      default:
        unreachable(message);
    }
  }

  #read(lines: readonly LogLine[]): void {
    for (const { n } of lines) this.#lastLine = Math.max(this.#lastLine, n);
  }

  #play(): void {
    if (this.#glance !== null && this.#glance.outcome !== null) return this.#events.over();
    if (this.#thinkMs === 0) return this.#answer();
    if (this.#thinking) return;
    this.#thinking = true;
    setTimeout(() => {
      this.#thinking = false;
      this.#answer();
    }, this.#chance.int(this.#thinkMs));
  }

  #answer(): void {
    const glance = this.#glance;
    if (glance === null || this.#stopped || this.#sent !== null) return;
    if (glance.decision === null || glance.decision.duty !== 'must' || glance.decision.answered === true) return;
    const move = this.#mind === null ? anyAnswer(glance.offers, this.#chance) : this.#mind(glance);
    if (move === null) return;
    const id = `${this.#token?.slice(0, 8)}-${++this.#moves}`;
    const frame = JSON.stringify({ t: 'move', id, decision: glance.decisionNumber, move });
    this.#sent = { id, at: performance.now(), frame };
    this.#socket?.send(frame);
  }
}
