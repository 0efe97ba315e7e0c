import { type ErrorCode, refusalOf } from '#table';
import type { Storage } from './open-storage.ts';

export interface HealthReport {
  /** Why nothing can be stored; null: it can. */
  readonly reason: ErrorCode | null;
  readonly tables: number;
}

/** Whoever asks again within this time gets the same answer: anybody may ask, and finding out costs a write. */
const HELD_MS = 1000;

/** Is the storage well? Found out by writing, not by asking. */
export class HealthCheck {
  readonly #storage: Storage;
  #health: Promise<HealthReport> | null = null;
  #at = 0;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  check(): Promise<HealthReport> {
    const now = performance.now();
    if (this.#health !== null && now - this.#at < HELD_MS) return this.#health;
    this.#at = now;
    this.#health = this.#take();
    return this.#health;
  }

  async #take(): Promise<HealthReport> {
    const tables = await this.#storage.countTables().catch(() => 0);
    try {
      await this.#storage.check();
      return { reason: null, tables };
    } catch (error) {
      return { reason: refusalOf(error).code, tables };
    }
  }
}
