import { nextDeadlines } from '#protocol';
import { Alarm, inBackground, type Log, type Time } from '#table';
import type { Channel, DailyNews, DailyWish, Letter, NoticeStore } from './notice-store.ts';

/* The challenge of the day at one's hour: once a day, and never once it is begun. */

export interface DailyPorts {
  readonly store: NoticeStore;
  readonly time: Time;
  readonly log: Log;
  /** Of several servers one sends what is to be sent. */
  readonly keepsHouse: () => boolean;
  /** What there is to be told of today; null: nothing, or they have begun it. */
  readonly newsFor: (wish: DailyWish) => Promise<DailyNews | null>;
  readonly write: (letter: Letter) => Promise<void>;
}

const BATCH = 50;
/** A server that was away at somebody's hour does not wake them at another. */
const LATE_MS = 2 * 3_600_000;
const AGAIN_MS = 60_000;
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

/** The first time after this one at which the channel's clock shows the minute. */
export const nextAt = ({ zone }: Pick<Channel, 'zone'>, minute: number, after: number): number =>
  nextDeadlines({ days: EVERY_DAY, minute, zone }, after, 1)[0] ?? after + 24 * 3_600_000;

export class DailyNotices {
  readonly #ports: DailyPorts;
  readonly #alarm: Alarm;
  #looking: Promise<void> | null = null;
  #stopped = false;

  constructor(ports: DailyPorts) {
    this.#ports = ports;
    this.#alarm = new Alarm(ports.time);
  }

  /** Asked again whenever something is new, and now and then: another server may have written it. */
  start(): void {
    if (this.#stopped || this.#looking !== null || !this.#ports.keepsHouse()) return;
    this.#looking = this.#look().finally(() => {
      this.#looking = null;
    });
    inBackground(this.#looking, this.#ports.log, 'nobody could be told of the challenge of the day');
  }

  async #look(): Promise<void> {
    const { store, time } = this.#ports;
    // The storage may be away for a while: then it is asked once more.
    this.#alarm.set(time.now() + AGAIN_MS, () => this.start());
    while (!this.#stopped) {
      const { wishes, next } = await store.dailyDue(time.now(), BATCH);
      for (const wish of wishes) await this.#tell(wish);
      if (wishes.length > 0) continue;
      if (next === null) this.#alarm.clear();
      else this.#alarm.set(next, () => this.start());
      return;
    }
  }

  /** Put off first: a server that dies meanwhile tells nobody twice. */
  async #tell(wish: DailyWish): Promise<void> {
    const { store, time, newsFor, write } = this.#ports;
    const now = time.now();
    const channel = await store.channel(wish.channel);
    if (channel === null) return store.dropDaily(wish.channel);
    if (!(await store.putOffDaily(wish, nextAt(channel, wish.minute, now))) || now - wish.next > LATE_MS) return;
    const about = channel.confirmed ? await newsFor(wish) : null;
    if (about !== null) await write({ channel: wish.channel, about });
  }

  async close(): Promise<void> {
    this.#stopped = true;
    this.#alarm.stop();
    await this.#looking?.catch(() => undefined);
  }
}
