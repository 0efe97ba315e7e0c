import { type ClientRequest, PROTOCOL, type Scene, type ServerMessage } from '#protocol';
import { decodeClientMessage } from '#protocol/decode.ts';
import { Guest, type Line } from '../guest.ts';
import type { LiveTable } from '../live-table.ts';
import type { House } from './house.ts';
import { Seen } from './seen.ts';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
type Reply = Extract<ServerMessage, { readonly t: 'ok' | 'no' }>;

/** A page without a browser and without a socket: it sends and is sent text, as over a line. */
export class Page implements Line {
  readonly replies: Reply[] = [];
  readonly #house: House;
  readonly #guest: Guest;
  readonly #seen = new Seen();
  readonly log = this.#seen.log;
  readonly talk = this.#seen.talk;
  #asked = 0;
  isOpen = true;

  constructor(house: House, open: () => Promise<LiveTable>) {
    this.#house = house;
    const { secrets, log } = house.ports;
    this.#guest = new Guest(this, { open, secrets, keyOf: async () => null, log, admit: () => null, inTurn: (_who, work) => work() });
  }

  get scene(): Scene {
    if (this.#seen.scene === null) throw new Error(`no scene: ${JSON.stringify(this.replies)}`);
    return this.#seen.scene;
  }

  get keys(): readonly string[] {
    return this.log.map(({ text }) => text.key);
  }

  /** Says something, and lets everything happen that comes of it at once. */
  async #say(message: unknown): Promise<void> {
    const decoded = decodeClientMessage(JSON.parse(JSON.stringify(message)));
    if (decoded === null) throw new Error('not a message of the protocol');
    void this.#guest.receive(decoded);
    await this.#house.time.pass();
  }

  hello(table: string, token?: string, logAfter?: number): Promise<void> {
    return this.#say({ t: 'hello', v: PROTOCOL, table, token, logAfter, lang: 'en' });
  }

  async ask(request: WithoutId<ClientRequest>, id = `${++this.#asked}`): Promise<Reply> {
    await this.#say({ ...request, id });
    const reply = this.replies.findLast((known) => known.id === id);
    if (reply === undefined) throw new Error(`no answer to ${request.t}`);
    return reply;
  }

  /** A move that answers the present decision. */
  move(move: unknown, id?: string): Promise<Reply> {
    return this.ask({ t: 'move', decision: this.scene.decisionNumber, move }, id);
  }

  /** The line is lost. */
  cut(): void {
    this.isOpen = false;
    this.#guest.leave();
  }

  hangUp(): void {
    this.cut();
  }

  send(text: string): void {
    const message: ServerMessage = JSON.parse(text);
    if (message.t === 'ok' || message.t === 'no') this.replies.push(message);
    else this.#seen.take(message);
  }
}
