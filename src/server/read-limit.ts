import { AddressPaces, type Limits } from './limits.ts';

/** How many questions are being answered at any time. Each is answered in small parts, between which moves are taken. */
const AT_ONCE = 4;

const BREATH_MS = 5;

/**
 * Questions that change nothing, and that anybody may ask: coming in, the log, boards of the past, figures, recordings. So many a
 * second for each address; those of strangers, who have no seat at the table, one at a time as well, in turn: whoever asks much
 * waits for himself, and a class of sixty whose line was cut does not queue to sit down again.
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
