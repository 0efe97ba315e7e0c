import type { AnyGame, Viewer } from '#kernel/game.ts';
import type { Client } from '../client.ts';

/* What is written down during a round: what was done, what was sent to whom, and what must be true of it afterwards. */

/** A socket at a table, and whose eyes it was to have there. */
export interface Watched {
  readonly who: string;
  readonly table: string;
  readonly you: Exclude<Viewer, 'public'> | null;
  readonly client: Client;
}

/** A game as it stood on a device. */
interface Carried {
  readonly game: AnyGame;
  readonly state: unknown;
}

/** The recording of a finished table, as it was handed out. */
export interface Recorded {
  readonly table: string;
  readonly recording: unknown;
}

/** A table that was made from another one at a shown step. `drawn`: nothing hidden there is as it was, except to this seat. */
export interface ForkMade {
  readonly origin: string | Carried;
  readonly step: number;
  readonly fork: string;
  readonly drawn: number | null;
}

/** Advice that somebody was given at a shown step. */
export interface Advice {
  readonly table: string;
  readonly step: number;
  readonly seat: number;
  readonly move: unknown;
}

interface Hidden {
  readonly what: string;
  readonly readers: ReadonlySet<string>;
}

/** Tokens, seeds and words of the round are at least so long, and made of these: so they are found in what was sent without trying each. */
const LIKE_A_SECRET = /[\w-]{16,}/g;

export class Book {
  readonly wrong = new Set<string>();
  readonly watched: Watched[] = [];
  readonly forks: ForkMade[] = [];
  readonly advice: Advice[] = [];
  readonly recordings: Recorded[] = [];
  /** Names and words that are to be nowhere. */
  readonly erased: string[] = [];
  /** Tables that the host deleted. */
  readonly deleted = new Set<string>();
  /** Questions that are asked when everything has stopped; each answers with what is wrong. */
  readonly later: (() => readonly string[])[] = [];
  readonly #acts = new Map<string, Map<string, number>>();
  readonly #heard: { readonly who: string; readonly text: string }[] = [];
  readonly #hidden = new Map<string, Hidden>();

  did(part: string, act: string): void {
    const acts = this.#acts.get(part) ?? new Map<string, number>();
    this.#acts.set(part, acts.set(act, (acts.get(act) ?? 0) + 1));
  }

  /** By part of the house, how often each act was done. */
  get done(): Readonly<Record<string, Readonly<Record<string, number>>>> {
    return Object.fromEntries([...this.#acts].map(([part, acts]) => [part, Object.fromEntries(acts)]));
  }

  hear(who: string, text: string): void {
    this.#heard.push({ who, text });
  }

  /** Nobody but these may ever be sent it. */
  hide(secret: string, what: string, readers: readonly string[]): void {
    this.#hidden.set(secret, { what, readers: new Set(readers) });
  }

  /** Everything that was sent to anybody, looked through for what is somebody else's. */
  betrayed(): readonly string[] {
    const wrong = new Set<string>();
    const look = (who: string, text: string): void => {
      for (const word of text.match(LIKE_A_SECRET) ?? []) {
        const hidden = this.#hidden.get(word);
        if (hidden !== undefined && !hidden.readers.has(who)) wrong.add(`${who} was sent ${hidden.what}`);
      }
    };
    for (const { who, text } of this.#heard) look(who, text);
    for (const { who, client } of this.watched) for (const frame of client.frames) look(who, frame);
    return [...wrong];
  }

  get frames(): number {
    return this.#heard.length + this.watched.reduce((sum, { client }) => sum + client.frames.length, 0);
  }
}
