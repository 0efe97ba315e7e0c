/** Waiting questions of many tables: each group gets its turn, however many the others wait with. */
export class FairQueue<T> {
  readonly #groups = new Map<string, T[]>();

  add(group: string, item: T): void {
    const waiting = this.#groups.get(group);
    if (waiting === undefined) this.#groups.set(group, [item]);
    else waiting.push(item);
  }

  /** The oldest item of the group that has waited longest since its last turn. */
  take(): T | undefined {
    for (const [group, waiting] of this.#groups) {
      this.#groups.delete(group);
      const item = waiting.shift();
      if (waiting.length > 0) this.#groups.set(group, waiting);
      if (item !== undefined) return item;
    }
    return undefined;
  }

  get isEmpty(): boolean {
    return this.#groups.size === 0;
  }

  /** Everything that waits, which then waits no more. */
  clear(): readonly T[] {
    const all = [...this.#groups.values()].flat();
    this.#groups.clear();
    return all;
  }
}
