import { Alarm } from './alarm.ts';
import type { Clerk } from './clerk.ts';
import { isInCharge, type TableSurroundings } from './ports.ts';

/** Somebody at the table who has something written when its time comes. */
export class Watch {
  protected readonly clerk: Clerk;
  protected readonly around: TableSurroundings;
  protected readonly alarm: Alarm;
  /** Is it doing something that must not be begun twice? */
  protected busy = false;
  #stopped = false;

  constructor(clerk: Clerk, around: TableSurroundings) {
    this.clerk = clerk;
    this.around = around;
    this.alarm = new Alarm(around.time);
  }

  get running(): boolean {
    return this.alarm.isSet || this.isBusy;
  }
  get isBusy(): boolean {
    return this.busy;
  }
  get wakesAt(): number | null {
    return this.alarm.at;
  }

  /** Has it ended, or is it another server's to see to? */
  protected get rests(): boolean {
    return this.#stopped || !isInCharge(this.around, this.clerk.id);
  }

  stop(): void {
    this.#stopped = true;
    this.alarm.stop();
  }
}
