/** A token bucket: `burst` at once, then `perSecond`. */
export class Pace {
  readonly #now: () => number;
  readonly #perSecond: number;
  readonly #burst: number;
  #tokens: number;
  #at: number;

  constructor(perSecond: number, burst: number, now: () => number) {
    this.#now = now;
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#tokens = burst;
    this.#at = now();
  }

  #fill(): void {
    const now = this.#now();
    // A clock that was put back takes nothing away.
    this.#tokens = Math.min(this.#burst, this.#tokens + (Math.max(0, now - this.#at) * this.#perSecond) / 1000);
    this.#at = now;
  }

  get empty(): boolean {
    this.#fill();
    return this.#tokens < 1;
  }

  take(): boolean {
    if (this.empty) return false;
    this.#tokens--;
    return true;
  }

  get full(): boolean {
    this.#fill();
    return this.#tokens >= this.#burst;
  }
}
