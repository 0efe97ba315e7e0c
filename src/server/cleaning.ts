import type { Storage } from './open-storage.ts';

/** Writes the storage anew without what was erased. One clean-up serves everybody whose words went before it began. */
export class Cleaning {
  readonly #storage: Storage;
  #underWay: Promise<void> | null = null;
  /** A backup reads the file: a clean-up waits for its end. */
  #held: Promise<unknown> = Promise.resolve();

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  async run(): Promise<void> {
    await this.#underWay?.catch(() => undefined);
    this.#underWay ??= this.#held
      .then(() => this.#storage.clean())
      .finally(() => {
        this.#underWay = null;
      });
    return this.#underWay;
  }

  /** Whoever reads the whole file, not beside a clean-up. */
  async beside<T>(work: () => Promise<T>): Promise<T> {
    await this.#underWay?.catch(() => undefined);
    const working = work();
    this.#held = working.catch(() => undefined);
    return working;
  }
}
