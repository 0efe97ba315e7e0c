import { refuse, type Result, type Secrets, type Time } from '#table';
import type { Lang } from '#kernel/words.ts';
import { ENGLISH_WORDS } from './english-words.ts';
import { WORDS } from './words.ts';
import type { CarryWords, DeviceKind } from '#protocol';
import type { EphemeralStore } from '../sql/ephemeral.ts';
import type { Seat } from '#kernel/game.ts';
import type { StoredTalk, Writer } from '#table/journal.ts';

/* Words that carry a key ring to another device: six, once, for ten minutes. */

const COUNT = 6;
const CARRY_MS = 10 * 60_000;
/** Nobody guesses five of the words in their places: they mistype, or have looked over a shoulder. */
const NEAR_MISSES = 5;

/** As people type: capitals, accents, commas and dashes do no harm. The order counts. */
const plain = (typed: string): readonly string[] =>
  typed
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .split(/[^a-z]+/)
    .filter((word) => word !== '');

const LISTS: Readonly<Record<Lang, readonly string[]>> = { fr: WORDS, en: ENGLISH_WORDS };
/** As they are typed, in either language. */
const KNOWN: ReadonlySet<string> = new Set(Object.values(LISTS).flatMap((words) => words.flatMap(plain)));
/** Of a word that is none of ours, so much is said back. */
const SAID_BACK = 20;

interface CarryPorts {
  readonly storage: { readonly ephemeral: EphemeralStore };
  readonly secrets: Secrets;
  readonly time: Time;
}

/** Words are drawn by one server and typed at another: the store keeps them by their hashes. */
export class Carrying {
  readonly #ports: CarryPorts;

  constructor(ports: CarryPorts) {
    this.#ports = ports;
  }

  /** Of all six words, and of any five in their places: nobody comes back from them to the words within ten minutes. */
  #marksOf(words: readonly string[]): readonly string[] {
    return [words, ...words.map((_, at) => words.with(at, ''))].map((left) => this.#ports.secrets.hash(left.join(' ')));
  }

  async show(ring: string, lang: Lang): Promise<CarryWords> {
    const { storage, secrets, time } = this.#ports;
    // Two bytes reach 32 times round the list: every word is as likely as any other.
    const bytes = secrets.random(2 * COUNT);
    const list = LISTS[lang];
    const words = Array.from({ length: COUNT }, (_, index) => {
      const drawn = ((bytes[2 * index] ?? 0) << 8) | (bytes[2 * index + 1] ?? 0);
      return list[drawn % list.length] ?? '';
    });
    const until = time.now() + CARRY_MS;
    const data = this.#marksOf(words.flatMap(plain)).join(' ');
    await storage.ephemeral.put({ kind: 'words', key: ring, data, tries: NEAR_MISSES, until });
    return { words, until };
  }

  /** Were any shown? Of several who ask at once, one hears so. */
  async hide(ring: string): Promise<boolean> {
    const { storage, time } = this.#ports;
    return (await storage.ephemeral.take('words', ring, time.now())) !== null;
  }

  /** The ring that these words open. Words that can open none are no guess: it is said which one, or that some are missing. */
  async find(typed: string): Promise<Result<{ readonly ring: string }>> {
    const { ephemeral } = this.#ports.storage;
    const words = plain(typed);
    if (words.length !== COUNT) return refuse('wordsCount', { count: words.length });
    const strange = words.findIndex((word) => !KNOWN.has(word));
    if (strange >= 0) return refuse('wordUnknown', { place: strange + 1, word: (words[strange] ?? '').slice(0, SAID_BACK) });
    const [all = '', ...near] = this.#marksOf(words);
    const shown = await ephemeral.attempt('words', all, near, this.#ports.time.now());
    return shown?.data.startsWith(all) ? { ring: shown.key } : refuse('wrongWords');
  }
}

/* What is kept of key rings. `storage-contract.ts` holds the tests that every implementation passes. */

/** Its token is never kept: only the SHA-256. */
export interface DeviceRecord {
  readonly id: string;
  readonly ring: string;
  readonly tokenHash: string;
  readonly label: string;
  readonly kind: DeviceKind;
  readonly createdAt: number;
  readonly seenAt: number;
}

export interface PasskeyRecord {
  /** As the authenticator names it. */
  readonly id: string;
  readonly ring: string;
  /** In base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly createdAt: number;
  /** Devices on which it was made or used; none: they were not noted yet. */
  readonly devices: readonly string[];
}

/** A chair that a person no longer has. What was said there after `since` and up to `until` is theirs. */
export interface Sat {
  readonly table: string;
  /** `visitor`: the chair was removed before the game began. Of such lines theirs are those under this name. */
  readonly writer: Seat | 'visitor';
  readonly name: string;
  /** The hash of the token that the chair had. */
  readonly holder: string | null;
  readonly since: number;
  readonly until: number;
}

/** One chair of a person who is to be forgotten: their lines after `since`, under the name they have and any they had before it. */
export interface Trace {
  readonly writer: Writer;
  readonly since: number;
  /** They had left by then: later lines, and the chair itself, are somebody else's. */
  readonly until?: number;
  /** The hash of the chair's token: ways to be told that were set by it are theirs too. */
  readonly holder: string | null;
  readonly name: string;
  /** What stands in its place. */
  readonly plain: string;
  /** Only the name goes. */
  readonly keepWords?: boolean;
}

export interface RingStore {
  addDevice(device: DeviceRecord): Promise<void>;
  findDevice(tokenHash: string): Promise<DeviceRecord | null>;
  /** The oldest first. */
  nameDevice(id: string, label: string): Promise<void>;
  deviceCalled(id: string): Promise<DeviceRecord | null>;
  listDevices(ring: string): Promise<readonly DeviceRecord[]>;
  seeDevice(id: string, at: number): Promise<void>;
  /** Its token opens nothing any more. */
  shutDevice(id: string, tokenHash: string): Promise<void>;
  dropDevice(id: string): Promise<void>;

  addPasskey(passkey: PasskeyRecord): Promise<void>;
  findPasskey(id: string): Promise<PasskeyRecord | null>;
  listPasskeys(ring: string): Promise<readonly PasskeyRecord[]>;
  countPasskey(id: string, counter: number): Promise<void>;
  /** Only these; absent: all of the ring. */
  dropPasskeys(ring: string, only?: readonly string[]): Promise<void>;
  /** Another device has it too. */
  notePasskey(id: string, devices: readonly string[]): Promise<void>;

  /** Tables with a chair of this ring, oldest first. */
  tablesOfRing(ring: string): Promise<readonly string[]>;
  /** Chairs that left this ring. */
  satOf(ring: string): Promise<readonly Sat[]>;
  /** Chairs that a link (its hash) opened before any ring did, and opens no more, are this ring's from now on; were there any? */
  adoptSat(holder: string, ring: string): Promise<boolean>;
  /** What one ring knows of chairs that left it, and does not read, another does from now on. */
  passSat(from: string, to: string): Promise<void>;
  /** Whom the devices of a ring do not read at a table, in place of whom they did not. */
  setMuted(table: string, ring: string, seats: readonly Seat[]): Promise<void>;
  /** By table, where anything was ever said of it. */
  mutedOf(ring: string): Promise<ReadonlyMap<string, readonly Seat[]>>;
  /** What somebody said at a table, to all or in private, after this number and up to another. */
  saidBy(table: string, writer: Writer, since: number, until?: number): Promise<readonly StoredTalk[]>;

  /** Takes words and names out of what is stored of a table. The lines stay, empty: the others' numbers depend on them. */
  eraseTraces(table: string, traces: readonly Trace[]): Promise<void>;
  /** Its devices and passkeys, and everything else that is kept of a ring. */
  dropRing(ring: string): Promise<void>;
}
