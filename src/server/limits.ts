import { NAME_LENGTH, RECORDING_BYTES } from '#protocol';
import { Pace, type TableLimits } from '#table';

/** What one client, address or table may ask for. */
export interface Limits extends TableLimits {
  /** Largest HTTP body, in bytes. */
  readonly bodyBytes: number;
  /** Largest recording that may be sent to be forked: in bytes, in values of its JSON, in kinds of objects among them, and in inputs. */
  readonly recordingBytes: number;
  readonly recordingValues: number;
  readonly recordingKinds: number;
  readonly recordingInputs: number;
  /** Largest message on a socket, in bytes; sixteen times as much closes the connection. */
  readonly frameBytes: number;
  /** Pings and pongs are messages too. */
  readonly messagesPerSecond: number;
  readonly messageBurst: number;
  /** Pings that one socket is answered. */
  readonly pongsPerSecond: number;
  /** Hellos on one socket. */
  readonly hellosPerSecond: number;
  readonly helloBurst: number;
  /** A socket that has not said hello after so long is closed. */
  readonly silentSeconds: number;
  /** Questions that change nothing, from one address: hello, the log, talk, boards of the past, figures, recordings. */
  readonly looksPerSecond: number;
  readonly lookBurst: number;
  /** Offences (malformed, too large, too fast) in a minute after which a socket is closed. */
  readonly offences: number;
  readonly socketsPerAddress: number;
  readonly requestsPerSecond: number;
  readonly requestBurst: number;
  readonly tablesPerHour: number;
  readonly roomsPerHour: number;
  /** Phones that come into rooms, and claims to be somebody there. */
  readonly joinsPerSecond: number;
  readonly joinBurst: number;
  readonly codesPerMinute: number;
  /** Wrong words, tried to carry somebody's seats to another device. */
  readonly phrasesPerMinute: number;
  /** Wrong keys to the host's room. */
  readonly hostTriesPerMinute: number;
  /** Each has the whole file written anew. */
  readonly erasuresPerHour: number;
  /** Experiments sent to the queue of the lab from one address; those of all addresses that wait there; and games of all arms of one. */
  readonly experimentsPerHour: number;
  readonly experimentsWaiting: number;
  readonly experimentGames: number;
  /** How long a request over HTTP may take to arrive. */
  readonly requestSeconds: number;
  /** Bytes a slow reader may leave unread before they are dropped, whatever the bytes are; they reconnect and are given the whole scene. */
  readonly unreadBytes: number;
}

/** Room for a class of sixty behind one address, and none for a flood. */
export const DEFAULT_LIMITS: Limits = {
  bodyBytes: 64 * 1024,
  recordingBytes: RECORDING_BYTES,
  recordingValues: 200_000,
  recordingKinds: 1000,
  recordingInputs: 20_000,
  frameBytes: 64 * 1024,
  messagesPerSecond: 30,
  messageBurst: 60,
  pongsPerSecond: 1,
  hellosPerSecond: 1,
  helloBurst: 10,
  silentSeconds: 15,
  looksPerSecond: 40,
  lookBurst: 400,
  offences: 60,
  socketsPerAddress: 200,
  requestsPerSecond: 30,
  requestBurst: 200,
  tablesPerHour: 60,
  roomsPerHour: 20,
  joinsPerSecond: 0.5,
  joinBurst: 90,
  codesPerMinute: 30,
  phrasesPerMinute: 6,
  hostTriesPerMinute: 6,
  erasuresPerHour: 6,
  experimentsPerHour: 12,
  experimentsWaiting: 40,
  experimentGames: 200_000,
  nameLength: NAME_LENGTH,
  talkLength: 1000,
  talkBytes: 2000,
  talkPerSecond: 0.5,
  talkBurst: 10,
  requestSeconds: 20,
  unreadBytes: 512 * 1024,
};

/** Milliseconds that nobody puts back. */
export const steady = (): number => performance.now();

/** When so many addresses are remembered, those that have been quiet are forgotten. */
const ADDRESSES_KEPT = 10_000;

/** One pace for each address. */
export class AddressPaces {
  readonly #perSecond: number;
  readonly #burst: number;
  readonly #paces = new Map<string, Pace>();

  constructor(perSecond: number, burst: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
  }

  /** Is anything left for this address? */
  has(address: string): boolean {
    return this.#paces.get(address)?.empty !== true;
  }

  /** All of them or none. */
  take(address: string, count = 1): boolean {
    let pace = this.#paces.get(address);
    if (pace === undefined) {
      if (this.#paces.size >= ADDRESSES_KEPT) for (const [known, quiet] of this.#paces) if (quiet.full) this.#paces.delete(known);
      pace = new Pace(this.#perSecond, this.#burst, steady);
      this.#paces.set(address, pace);
    }
    return pace.take(count);
  }
}

export const perHour = (most: number): AddressPaces => new AddressPaces(most / 3600, most);
export const perMinute = (most: number): AddressPaces => new AddressPaces(most / 60, most);

/** How many of something each address has at the moment. */
export class AddressCount {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  enter(address: string, more = 1): boolean {
    const count = (this.#counts.get(address) ?? 0) + more;
    if (count > this.#most) return false;
    this.#counts.set(address, count);
    return true;
  }

  leave(address: string, less = 1): void {
    const count = (this.#counts.get(address) ?? 0) - less;
    if (count <= 0) this.#counts.delete(address);
    else this.#counts.set(address, count);
  }
}

/** How many questions are being answered at any time. Each is answered in small parts, between which moves are taken. */
const AT_ONCE = 4;

const BREATH_MS = 5;

/**
 * Questions that change nothing, and that anybody may ask: coming in, the log, boards of the past, figures, recordings. So many a
 * second for each address; those of strangers, who have no seat at the table, one at a time as well, in turn: whoever asks much
 * waits for themselves, and a class of sixty whose line was cut does not queue to sit down again.
 */
export class ReadLimit {
  readonly #paces: AddressPaces;
  readonly #waitingMost: number;
  readonly #waiting = new Map<string, (() => Promise<void>)[]>();
  readonly #asking = new Set<string>();

  constructor({ looksPerSecond, lookBurst }: Limits) {
    this.#paces = new AddressPaces(looksPerSecond, lookBurst);
    this.#waitingMost = lookBurst;
  }

  /** False: this address has asked too much. */
  admit(address: string): boolean {
    return (this.#waiting.get(address)?.length ?? 0) < this.#waitingMost && this.#paces.take(address);
  }

  /** A stranger's question waits its turn. */
  inTurn<T>(address: string, look: () => Promise<T>): Promise<T> {
    const waiting = this.#waiting.get(address) ?? [];
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    waiting.push(async () => {
      try {
        resolve(await look());
      } catch (error) {
        reject(error);
      }
    });
    this.#waiting.set(address, waiting);
    this.#next();
    return promise;
  }

  #next(): void {
    for (const [address, waiting] of this.#waiting) {
      if (this.#asking.size >= AT_ONCE) return;
      if (this.#asking.has(address)) continue;
      const first = waiting.shift();
      // Whatever else it asks comes after everybody else's.
      this.#waiting.delete(address);
      if (waiting.length > 0) this.#waiting.set(address, waiting);
      if (first !== undefined) void this.#answer(address, first);
    }
  }

  async #answer(address: string, look: () => Promise<void>): Promise<void> {
    this.#asking.add(address);
    await look();
    // A move takes a few turns of the event loop: they must not each be shared with another answer to this address.
    await new Promise((resolve) => setTimeout(resolve, BREATH_MS));
    this.#asking.delete(address);
    this.#next();
  }
}
