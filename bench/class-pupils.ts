import { connect, createServer, type Socket } from 'node:net';
import { tripleBataille } from '#games/triple-bataille/index.ts';
import { quickChance } from '#kernel/chance.ts';
import type { RoomPoll, RoomRequest } from '#protocol';
import { Follower } from '../src/server/testing/follower.ts';
import { LoadPlayer, mindOf } from './load-player.ts';

/* Who sits in the class of `class.ts`: people by the protocol, each with the room's line and that of their table, and the Wi-Fi of a school. */

/** A network that carries everything until it goes silent: then nothing goes through it, no line breaks, and no new one comes about. */
export interface Wifi {
  readonly url: string;
  silent: boolean;
  close(): void;
}

export const openWifi = async (to: string): Promise<Wifi> => {
  const { hostname, port } = new URL(to);
  const ends = new Set<Socket>();
  const wifi = { url: '', silent: false, close: (): void => undefined };
  const carry = (from: Socket, other: Socket): void => {
    ends.add(from);
    from.on('data', (data) => !wifi.silent && other.write(data));
    from.on('error', () => other.destroy());
    from.on('close', () => {
      ends.delete(from);
      if (!wifi.silent) other.destroy();
    });
  };
  const server = createServer((near) => {
    const far = connect({ host: hostname, port: Number(port) });
    carry(near, far);
    carry(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  wifi.url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  wifi.close = () => {
    for (const end of ends) end.destroy();
    server.close();
  };
  return wifi;
};

export const keyOf = (name: string): string => `phone-of-${encodeURIComponent(name)}`.padEnd(40, '-');

export type Answer = Readonly<Record<string, unknown>> & { readonly code?: string };

export const askRoom = async (url: string, room: string, token: string, request: RoomRequest): Promise<Answer> => {
  const response = await fetch(`${url}/api/rooms/${room}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(request),
  });
  const answer: Answer & { readonly error?: Answer } = JSON.parse(await response.text());
  return answer.error ?? answer;
};

export interface Habits {
  /** Thinks so long at most before each answer. */
  readonly thinkMs: number;
  /** What they bet. */
  readonly choice: (poll: RoomPoll) => number;
  readonly heard: (what: string) => void;
  readonly slow?: boolean;
}

const LOOK_MS = 500;

/** One of the class: follows the room by its own line, answers what it asks, and plays as a bot would. */
export class Pupil {
  readonly #where: { readonly url: string; readonly room: string };
  readonly #habits: Habits;
  readonly #number: number;
  readonly name: string;
  readonly token: string;
  #follower: Follower | null = null;
  #player: LoadPlayer | null = null;
  #table = '';
  #asked = -1;
  #dialling = false;
  #timer: NodeJS.Timeout | null = null;

  constructor(where: { readonly url: string; readonly room: string }, name: string, token: string, number: number, habits: Habits) {
    this.#where = where;
    this.name = name;
    this.token = token;
    this.#number = number;
    this.#habits = habits;
  }

  /** Enters, and keeps the page open. */
  async come(): Promise<Answer> {
    const { url, room } = this.#where;
    const answer = await askRoom(url, room, this.token, { t: 'join', name: this.name });
    if (answer.code === undefined) await this.open();
    return answer;
  }

  async open(): Promise<void> {
    await this.#follow();
    this.#timer = setInterval(() => this.#look(), LOOK_MS);
  }

  async #follow(): Promise<void> {
    this.#follower = await Follower.open(this.#where.url, this.#where.room, this.token);
  }

  /** The phone is dead, or put away: both of its lines are gone. */
  putAway(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
    this.#follower?.close();
    this.#follower = null;
    this.#player?.stop();
    this.#player = null;
    this.#table = '';
  }

  get isHere(): boolean {
    return this.#follower !== null;
  }

  #dialAgain(): void {
    if (this.#dialling) return;
    this.#dialling = true;
    void this.#follow()
      .catch(() => undefined)
      .finally(() => {
        this.#dialling = false;
      });
  }

  #look(): void {
    if (this.#follower?.closed === true) return this.#dialAgain();
    const view = this.#follower?.last;
    if (view === undefined || view.you.kind !== 'person') return;
    const poll = view.polls.at(-1);
    if (poll?.open === true && poll.n !== this.#asked) this.#answer(poll);
    const own = view.you.person;
    const table = view.games.at(-1)?.tables.find(({ people }) => people.includes(own));
    if (table !== undefined && table.table !== this.#table) this.#sit(table.table, table.people.indexOf(own));
  }

  #answer(poll: RoomPoll): void {
    this.#asked = poll.n;
    const { url, room } = this.#where;
    const { thinkMs, choice } = this.#habits;
    const send = async (): Promise<void> => {
      if (!this.isHere) return;
      const { code } = await askRoom(url, room, this.token, { t: 'answer', question: poll.n, value: choice(poll) });
      if (code !== undefined) this.#habits.heard(`answer refused: ${code}`);
    };
    setTimeout(() => void send().catch(() => undefined), quickChance(100 * poll.n + this.#number).int(3 * thinkMs));
  }

  #sit(table: string, seat: number): void {
    this.#table = table;
    this.#player?.stop();
    const { thinkMs, heard } = this.#habits;
    const events = { acknowledged: () => undefined, refused: (code: string) => heard(`refused: ${code}`), over: () => undefined };
    this.#player = new LoadPlayer(
      { url: this.#where.url, table, token: this.token },
      quickChance(this.#number),
      events,
      thinkMs,
      mindOf(tripleBataille, seat % 3 === 0 ? 'weak' : 'decent', seat),
    );
    void this.#player.connect();
  }
}
