import type { Time } from '#table';
import { TIME } from '../open-storage.ts';

interface Due {
  readonly at: number;
  readonly ring: () => void;
  cancel: () => void;
}

/** The time of this machine, until a test puts it forward: what was to happen meanwhile happens at once, the earliest first. */
export class MovableTime implements Time {
  #ahead = 0;
  readonly #due = new Set<Due>();

  now(): number {
    return TIME.now() + this.#ahead;
  }

  after(ms: number, then: () => void): () => void {
    const due: Due = {
      at: this.now() + ms,
      ring: () => {
        this.#due.delete(due);
        then();
      },
      cancel: () => undefined,
    };
    due.cancel = TIME.after(ms, due.ring);
    this.#due.add(due);
    return () => {
      due.cancel();
      this.#due.delete(due);
    };
  }

  pass(ms: number): void {
    this.#ahead += ms;
    const now = this.now();
    for (const due of [...this.#due].toSorted((a, b) => a.at - b.at)) {
      // One that rang before may have taken this one back.
      if (!this.#due.has(due)) continue;
      due.cancel();
      if (due.at <= now) due.ring();
      else due.cancel = TIME.after(due.at - now, due.ring);
    }
  }

  /** Until this moment has come; nothing where it is past. */
  passUntil(moment: number): void {
    this.pass(Math.max(0, moment - this.now()));
  }
}
