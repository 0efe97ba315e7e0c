import { Alarm } from './alarm.ts';
import type { Clerk } from './clerk.ts';
import type { TableSurroundings } from './surroundings.ts';

/** Somebody at the table who has something written when its time comes. */
export class Watch {
  protected readonly clerk: Clerk;
  protected readonly around: TableSurroundings;
  protected readonly alarm: Alarm;
  /** Is it doing something that must not be begun twice? */
  protected busy = false;
  protected stopped = false;

  constructor(clerk: Clerk, around: TableSurroundings) {
    this.clerk = clerk;
    this.around = around;
    this.alarm = new Alarm(around.time);
  }

  get running(): boolean {
    return this.alarm.isSet || this.busy;
  }

  stop(): void {
    this.stopped = true;
    this.alarm.clear();
  }
}
