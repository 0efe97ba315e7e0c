import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Draws } from '#kernel/chance.ts';
import { at } from '#kernel/collections.ts';
import { fillForm } from '#kernel/forms.ts';
import type { AnyGame } from '#kernel/game.ts';
import type { Scene } from '#protocol';
import { amendment } from '#testkit/forms.ts';
import { type Ask, Client } from '../../client.ts';
import type { Book } from '../book.ts';

/* Somebody at a table who does everything that people do, whatever happens to the house meanwhile. */

/** What the house has said it has done. A person who takes a chair is nobody yet: their id stands nowhere, their key says that they have it. */
export interface Kept {
  readonly id: string;
  readonly t: Ask['t'];
}

interface Seated {
  readonly table: string;
  readonly game: AnyGame;
  readonly seat: number;
  readonly seats: number;
  readonly people: readonly number[];
  readonly name: string;
}

/** What changes nothing is kept nowhere. */
const LOOKS: ReadonlySet<Ask['t']> = new Set(['past', 'series', 'log', 'talk']);
const COME_BACK_MS = 40;
/** Whoever finds no way in for so long will find none. */
const SHUT_OUT_MS = 180_000;

export class Player {
  readonly seated: Seated;
  token: string;
  /** In the order in which they were answered. */
  readonly kept: Kept[] = [];
  readonly said: string[] = [];
  readonly refused = new Map<string, number>();
  /** What the house did to them, in sentences. */
  readonly wrongs: string[] = [];
  longestWait = 0;
  client: Client | null = null;
  readonly #url: () => string;
  readonly #isOpen: () => boolean;
  readonly #chance: Draws;
  readonly #book: Book;
  #open: { readonly ask: Ask; readonly id: string; readonly since: number } | null = null;
  #away = false;
  #stopped = false;

  constructor(url: () => string, isOpen: () => boolean, seated: Seated, token: string, chance: Draws, book: Book) {
    this.#url = url;
    this.#isOpen = isOpen;
    this.seated = seated;
    this.token = token;
    this.#chance = chance;
    this.#book = book;
    this.#hide(token);
  }

  #who(seat: number): string {
    return `${this.seated.table} ${seat}`;
  }

  #hide(token: string): void {
    const { table, seat } = this.seated;
    this.#book.hide(token, `the key to seat ${seat} of ${table}`, [this.#who(seat)]);
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Null: the door stays shut. */
  async #connect(): Promise<Client | null> {
    let since = performance.now();
    let why = '';
    while (performance.now() - since < SHUT_OUT_MS) {
      try {
        const client = await Client.join(this.#url(), { table: this.seated.table, ...(this.#away ? {} : { token: this.token }) });
        const { table, seat } = this.seated;
        this.#book.watched.push({ who: this.#who(seat), table, you: seat, client });
        if (client.isSeated) return client;
        client.cut();
        why = client.refusals.at(-1)?.code ?? 'hung up';
      } catch (error) {
        // The house is down just now.
        why = String(error);
      }
      await pause(COME_BACK_MS);
      // Nobody counts the time in which the house is closed.
      if (!this.#isOpen()) since = performance.now();
    }
    this.wrongs.push(`${this.seated.table}: seat ${this.seated.seat} is not let in any more: ${why}`);
    return null;
  }

  #words(kind: string): string {
    return `${kind}-${randomUUID()}`;
  }

  /** Told to nobody else: hidden before it is said. */
  #whisper(to: number): Ask {
    const text = this.#words('private');
    this.#book.hide(text, `a private word of seat ${this.seated.seat} of ${this.seated.table}`, [this.#who(this.seated.seat), this.#who(to)]);
    return { t: 'say', text, to: [to] };
  }

  /** Looks back. */
  #look({ step }: Scene): Ask {
    const way = this.#chance.int(5);
    if (way === 0) return { t: 'series' };
    if (way === 1) return { t: 'log', before: 1 + this.#chance.int(200) };
    if (way === 2) return { t: 'talk', before: 1 + this.#chance.int(200) };
    return { t: 'past', step: this.#chance.int(step + 1) };
  }

  /** What this person does next; null: nothing just now. */
  #next({ scene }: Client): Ask | null {
    const { seat, seats, name, game } = this.seated;
    const chance = this.#chance;
    if (this.#away) return { t: 'take', seat, name, token: randomBytes(24).toString('base64url') };
    if (scene.takeback !== null && scene.takeback.asked.includes(seat) && !scene.takeback.yes.includes(seat)) return { t: 'agree', yes: chance.int(2) === 0 };
    if (scene.motion !== null && chance.int(3) === 0) return { t: 'vote', choice: chance.int(2) === 0 ? 'yes' : 'no' };
    const mood = chance.int(200);
    if (mood < 8) return { t: 'say', text: this.#words('public') };
    if (mood < 14) return this.#whisper(at(this.seated.people, chance.int(this.seated.people.length)));
    if (mood < 24 && scene.undoClosed === null) return { t: 'undo' };
    if (mood < 26 && scene.takebackClosed === null) return { t: 'takeback' };
    if (mood < 28) return { t: 'propose', options: amendment(game.module.options, chance) };
    if (mood === 28 && seats > 2) return { t: 'leave' };
    if (mood < 34) return this.#look(scene);
    const { offers, decisionNumber } = scene;
    if (offers.length === 0 || (!scene.awaited.includes(seat) && mood > 40)) return null;
    const offer = at(offers, chance.int(offers.length));
    return { t: 'move', decision: decisionNumber, move: offer.kind === 'move' ? offer.move : fillForm(offer, chance) };
  }

  #note(ask: Ask, id: string, result: Readonly<Record<string, unknown>> | undefined): void {
    if (ask.t === 'say') {
      this.said.push(ask.text);
    } else if (ask.t !== 'take' && !LOOKS.has(ask.t)) this.kept.push({ id, t: ask.t });
    this.#book.did('tables', ask.t);
    if (ask.t === 'leave') this.#away = true;
    if (ask.t === 'take') {
      this.#away = false;
      this.token = String(result?.token);
      this.#hide(this.token);
    }
  }

  /** Asks, and asks the same again under the same id when the line was lost before the answer. */
  async #ask(client: Client, ask: Ask, id: string): Promise<boolean> {
    this.#open ??= { ask, id, since: performance.now() };
    const asked = client.ask(ask, id).catch((error: unknown) => {
      this.wrongs.push(`${this.seated.table}: seat ${this.seated.seat}: ${String(error)}`);
      this.stop();
      return null;
    });
    const answer = await Promise.race([asked, client.gone]);
    if (answer === null) return false;
    this.longestWait = Math.max(this.longestWait, performance.now() - this.#open.since);
    this.#open = null;
    if (answer.t === 'ok') this.#note(ask, id, answer.result);
    else this.refused.set(answer.code, (this.refused.get(answer.code) ?? 0) + 1);
    // Who has left or come back is somebody else to the house.
    return answer.t === 'no' || (ask.t !== 'leave' && ask.t !== 'take');
  }

  async #play(client: Client): Promise<void> {
    while (!this.#stopped && client.closed === null) {
      const ask = this.#open?.ask ?? this.#next(client);
      if (ask === null) await Promise.race([client.until(() => client.scene.offers.length > 0 || this.#stopped || client.closed !== null), pause(30)]);
      else if (!(await this.#ask(client, ask, this.#open?.id ?? randomUUID()))) return;
      else if (client.scene.outcome !== null) return this.stop();
    }
  }

  async play(): Promise<void> {
    while (!this.#stopped) {
      const client = await this.#connect();
      if (client === null) return;
      this.client = client;
      await this.#play(client);
      if (!this.#stopped) client.cut();
    }
    // Whoever stopped on a lost line looks once more at how the table stands.
    if (this.client === null || this.client.closed !== null) this.client = await this.#connect();
  }
}
