import type { Appended, Change, Journal } from './journal.ts';
import type { Time } from './ports.ts';

/** A table with changes to write. */
export interface Writing {
  /** Hands over what is to be written; the table prepares nothing more until it is told what became of it. */
  takeChanges(): readonly Change[];
  /** Must not throw: the tables after it have been written too. */
  written(results: readonly Appended[]): void;
  notWritten(error: unknown): void;
}

/**
 * Group commit: what arrives in one turn of the event loop, at all tables, is written in one transaction and answered after
 * it. One disk flush serves everybody who is waiting.
 */
export class Committer {
  readonly #journal: Pick<Journal, 'append'>;
  readonly #time: Time;
  readonly #failed: (error: unknown) => void;
  #waiting = new Set<Writing>();
  #scheduled = false;
  #underWay: Promise<void> = Promise.resolve();

  /** `failed` hears of a mistake of ours; the commits after it go on. */
  constructor(journal: Pick<Journal, 'append'>, time: Time, failed: (error: unknown) => void) {
    this.#journal = journal;
    this.#time = time;
    this.#failed = failed;
  }

  add(table: Writing): void {
    this.#waiting.add(table);
    if (this.#scheduled) return;
    this.#scheduled = true;
    this.#time.after(0, () => {
      // One transaction after the other: a later one may build on what an earlier one wrote.
      this.#underWay = this.#underWay.then(() => this.#commit()).catch(this.#failed);
    });
  }

  async #commit(): Promise<void> {
    this.#scheduled = false;
    const tables = [...this.#waiting];
    this.#waiting = new Set();
    const parts = tables.map((table) => ({ table, changes: table.takeChanges() }));
    let results: readonly Appended[];
    try {
      results = await this.#journal.append(parts.flatMap((part) => part.changes));
    } catch (error) {
      for (const { table } of parts) table.notWritten(error);
      return;
    }
    let done = 0;
    for (const { table, changes } of parts) {
      table.written(results.slice(done, done + changes.length));
      done += changes.length;
    }
  }

  /** Resolves when everything handed in so far has been answered. */
  async idle(): Promise<void> {
    do {
      await new Promise<void>((resolve) => void this.#time.after(0, resolve));
      await this.#underWay;
    } while (this.#scheduled || this.#waiting.size > 0);
  }
}
