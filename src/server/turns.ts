import type { Refusal } from '#table';
import type { Ledger } from './ledger.ts';

/** How many questions are being answered at any time. Each is answered in small parts, between which moves are taken. */
const AT_ONCE = 4;
/** Of one address. */
const WAITING_MOST = 400;

const BREATH_MS = 5;

/**
 * Questions of strangers that change nothing (coming in, the log, boards of the past, figures, recordings), one at a time for each address, in turn:
 * whoever asks much waits for themselves, and a class of sixty whose line was cut does not queue to sit down again.
 */
export class Turns {
  readonly #ledger: Ledger;
  readonly #waiting = new Map<string, (() => Promise<void>)[]>();
  readonly #asking = new Set<string>();

  constructor(ledger: Ledger) {
    this.#ledger = ledger;
  }

  /** Null: this address may ask; what it asks is paid. */
  admit(address: string): Refusal | null {
    return (this.#waiting.get(address)?.length ?? 0) < WAITING_MOST ? this.#ledger.charge('looks', address) : this.#ledger.refuse('looks');
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
