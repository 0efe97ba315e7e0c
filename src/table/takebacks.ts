import { inBackground } from './ports.ts';
import type { TableState } from './state.ts';
import { prepareGrantedStep, prepareSilence } from './takeback.ts';
import { Watch } from './watch.ts';

/** When nothing could be stored. */
const RETRY_MS = 5000;

/** Sees to a takeback that is asked for: ends it when its time is over, carries it out when it is granted. */
export class TakebackKeeper extends Watch {
  update({ record: { takeback } }: TableState): void {
    if (takeback === null || this.rests) return this.alarm.clear();
    if (!takeback.granted) return this.alarm.set(takeback.deadline, () => this.#inBackground(this.#silence()));
    this.alarm.clear();
    if (!this.busy) this.#inBackground(this.#carryOut());
    return undefined;
  }

  #inBackground(work: Promise<void>): void {
    inBackground(work, this.around.log, 'a takeback failed');
  }

  async #silence(): Promise<void> {
    const settled = await this.clerk.attempt('table', null, prepareSilence);
    if (!settled.ok && settled.code !== 'stale' && !this.rests) {
      this.alarm.set(this.around.time.now() + RETRY_MS, () => this.#inBackground(this.#silence()));
    }
  }

  /** All steps are asked for at once, and so written together; what could not be written is asked for again. */
  async #carryOut(): Promise<void> {
    this.busy = true;
    try {
      for (let { mark } = this.clerk.stored; mark.seq > (this.clerk.stored.record.takeback?.seq ?? 0) && mark.previous !== null; mark = mark.previous) {
        void this.clerk.attempt('table', null, prepareGrantedStep);
      }
      const settled = await this.clerk.attempt('table', null, prepareGrantedStep);
      if (!settled.ok && settled.code !== 'stale' && !this.rests) this.alarm.set(this.around.time.now() + RETRY_MS, () => this.update(this.clerk.stored));
    } finally {
      this.busy = false;
    }
  }
}
