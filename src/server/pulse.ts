import { type ErrorCode, refusalOf } from '#table';
import type { Storage } from './storage.ts';

export interface Beat {
  /** Why nothing can be stored; null: it can. */
  readonly reason: ErrorCode | null;
  readonly tables: number;
}

/** Whoever asks again within this time gets the same answer: anybody may ask, and finding out costs a write. */
const HELD_MS = 1000;

/** Is the storage well? Found out by writing, not by asking. */
export class Pulse {
  readonly #storage: Storage;
  #beat: Promise<Beat> | null = null;
  #at = 0;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  feel(): Promise<Beat> {
    const now = performance.now();
    if (this.#beat !== null && now - this.#at < HELD_MS) return this.#beat;
    this.#at = now;
    this.#beat = this.#take();
    return this.#beat;
  }

  async #take(): Promise<Beat> {
    const tables = await this.#storage.countTables().catch(() => 0);
    try {
      await this.#storage.check();
      return { reason: null, tables };
    } catch (error) {
      return { reason: refusalOf(error).code, tables };
    }
  }
}
