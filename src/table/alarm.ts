import type { Cancel, Time } from './ports.ts';

/** Longer waits are made of several: timers count in 31 bits. */
const LONGEST_MS = 0x7fff_ffff;

/** One thing that is to happen at a moment; setting it again puts the one before off. */
export class Alarm {
  readonly #time: Time;
  #cancel: Cancel | null = null;
  #at: number | null = null;
  #stopped = false;

  constructor(time: Time) {
    this.#time = time;
  }

  get isSet(): boolean {
    return this.#cancel !== null;
  }

  /** When it rings; null: it is not set. */
  get at(): number | null {
    return this.#at;
  }

  set(at: number, ring: () => void): void {
    this.clear();
    if (this.#stopped) return;
    this.#at = at;
    const wait = Math.min(Math.max(at - this.#time.now(), 0), LONGEST_MS);
    this.#cancel = this.#time.after(wait, () => {
      this.#cancel = null;
      this.#at = null;
      if (this.#time.now() < at) this.set(at, ring);
      else ring();
    });
  }

  clear(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#at = null;
  }

  /** It does not ring any more, whoever was about to set it: a timer would keep a server that was told to stop. */
  stop(): void {
    this.#stopped = true;
    this.clear();
  }
}
