import { Alarm } from './alarm.ts';
import type { Clerk } from './clerk.ts';
import { isInCharge, type TablePorts } from './ports.ts';

/** Somebody at the table who has something written when its time comes. */
export class Watch {
  protected readonly clerk: Clerk;
  protected readonly ports: TablePorts;
  protected readonly alarm: Alarm;
  /** Is it doing something that must not be begun twice? */
  protected busy = false;
  #stopped = false;

  constructor(clerk: Clerk, ports: TablePorts) {
    this.clerk = clerk;
    this.ports = ports;
    this.alarm = new Alarm(ports.time);
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
    return this.#stopped || !isInCharge(this.ports, this.clerk.id);
  }

  stop(): void {
    this.#stopped = true;
    this.alarm.stop();
  }
}
