import { Alarm } from './alarm.ts';
import type { Clerk } from './clerk.ts';
import { inBackground } from './ports.ts';
import type { TableState } from './state.ts';
import type { TableSurroundings } from './surroundings.ts';
import { prepareGrantedStep, prepareSilence } from './takeback.ts';

/** When nothing could be stored. */
const RETRY_MS = 5000;

/** Sees to a takeback that is asked for: ends it when its time is over, carries it out when it is granted. */
export class TakebackKeeper {
  readonly #clerk: Clerk;
  readonly #around: TableSurroundings;
  readonly #alarm: Alarm;
  #carrying = false;
  #stopped = false;

  constructor(clerk: Clerk, around: TableSurroundings) {
    this.#clerk = clerk;
    this.#around = around;
    this.#alarm = new Alarm(around.time);
  }

  get running(): boolean {
    return this.#alarm.isSet || this.#carrying;
  }

  update({ record: { takeback } }: TableState): void {
    if (takeback === null || this.#stopped) return this.#alarm.clear();
    if (!takeback.granted) return this.#alarm.set(takeback.deadline, () => this.#inBackground(this.#silence()));
    this.#alarm.clear();
    if (!this.#carrying) this.#inBackground(this.#carryOut());
    return undefined;
  }

  #inBackground(work: Promise<void>): void {
    inBackground(work, this.#around.log, 'a takeback failed');
  }

  async #silence(): Promise<void> {
    const settled = await this.#clerk.attempt('table', null, prepareSilence);
    if (!settled.ok && settled.code !== 'stale' && !this.#stopped) {
      this.#alarm.set(this.#around.time.now() + RETRY_MS, () => this.#inBackground(this.#silence()));
    }
  }

  /** All steps are asked for at once, and so written together; what could not be written is asked for again. */
  async #carryOut(): Promise<void> {
    this.#carrying = true;
    try {
      for (let { mark } = this.#clerk.stored; mark.seq > (this.#clerk.stored.record.takeback?.seq ?? 0) && mark.previous !== null; mark = mark.previous) {
        void this.#clerk.attempt('table', null, prepareGrantedStep);
      }
      const settled = await this.#clerk.attempt('table', null, prepareGrantedStep);
      if (!settled.ok && settled.code !== 'stale' && !this.#stopped) this.#alarm.set(this.#around.time.now() + RETRY_MS, () => this.update(this.#clerk.stored));
    } finally {
      this.#carrying = false;
    }
  }

  stop(): void {
    this.#stopped = true;
    this.#alarm.clear();
  }
}
