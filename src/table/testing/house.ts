import { createHash } from 'node:crypto';
import { NAME_LENGTH } from '#protocol';
import { botsHere } from '../bots-at-table.ts';
import { Committer } from '../committer.ts';
import { MemoryJournal } from '../memory-journal.ts';
import type { Bots, Notice, Secrets, TablePorts, Time } from '../ports.ts';
import { isRefusal, type Result } from '../refusal.ts';

interface Due {
  readonly at: number;
  readonly call: () => void;
}

/** A clock that is moved by hand. */
class HandTime implements Time {
  #now = Date.UTC(2026, 0, 1);
  readonly #due = new Set<Due>();

  now(): number {
    return this.#now;
  }

  after(ms: number, call: () => void): () => void {
    const due = { at: this.#now + ms, call };
    this.#due.add(due);
    return () => this.#due.delete(due);
  }

  /** How much is still to happen. */
  get due(): number {
    return this.#due.size;
  }

  /** Lets so much time pass, and everything happen that was to happen in it. */
  async pass(ms = 0): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      // Whoever waits for a promise gets it first.
      await new Promise((resolve) => setImmediate(resolve));
      const [next] = [...this.#due].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.#due.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.call();
    }
    this.#now = end;
  }
}

/** The same bytes in every run. */
const countedSecrets = (): Secrets => {
  let drawn = 0;
  const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
  return { hash, random: (bytes) => Buffer.from(hash(`${drawn++}`), 'hex').subarray(0, bytes) };
};

/** A house without a server: a journal in memory, a clock moved by hand, bots that take a second, or think elsewhere. */
export class House {
  readonly time = new HandTime();
  readonly journal = new MemoryJournal();
  readonly notices: Notice[] = [];
  /** Tables that tables have made. */
  readonly opened: string[] = [];
  /** What went wrong, as whoever runs the house would read it. */
  readonly mishaps: string[] = [];
  readonly ports: TablePorts;

  constructor(choose?: Bots['choose']) {
    const { time, journal, mishaps } = this;
    const secrets = countedSecrets();
    const here = botsHere({ min: 1000, max: 1000 });
    const note = (_facts: object, text: string): void => void mishaps.push(text);
    this.ports = {
      journal,
      time,
      secrets,
      committer: new Committer(journal, time, () => void mishaps.push('a commit failed')),
      bots: choose === undefined ? here : { ...here, choose },
      log: { error: note, warn: note },
      limits: { nameLength: NAME_LENGTH, talkLength: 100, talkBytes: 200 },
      manners: { isBanned: () => false, report: () => Promise.resolve() },
      hourMs: 3_600_000,
      tell: (notice) => void this.notices.push(notice),
      opened: (table) => void this.opened.push(table),
    };
  }
}

/** What was asked for, which a test takes for granted. */
export const granted = <T>(result: Result<T>): T => {
  if (isRefusal(result)) throw new Error(result.code);
  return result;
};
