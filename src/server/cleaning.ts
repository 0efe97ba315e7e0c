import { describeError, inBackground } from '#table';
import type { HostStore } from './host/retention.ts';
import type { Logger } from './logs.ts';
import type { Storage } from './open-storage.ts';

/** When the storage is written anew after something was erased. */
export interface CleaningPace {
  /** Nobody has moved for so long. */
  readonly quietMs: number;
  /** From one clean-up to the next. */
  readonly apartMs: number;
  /** What was erased so long ago does not wait for a quiet moment any more. */
  readonly latestMs: number;
  readonly lookMs: number;
}

/** The page and docs/self-hosting.md promise a day. */
const PACE: CleaningPace = { quietMs: 60_000, apartMs: 3_600_000, latestMs: 23 * 3_600_000, lookMs: 30_000 };

/** When something was last erased, and when the last clean-up that came to its end began (epoch ms). */
const [ERASED, CLEANED] = ['erasedAt', 'cleanedFrom'];

interface CleaningPorts {
  readonly storage: Pick<Storage, 'clean'> & { readonly host: Pick<HostStore, 'setting' | 'set'> };
  /** When a move was last stored here (epoch ms). */
  readonly movedAt: () => number;
  /** Of several servers one cleans up. */
  readonly keepsHouse: () => boolean;
  readonly log: Logger;
  readonly pace?: Partial<CleaningPace> | undefined;
}

/**
 * Writes the storage anew without what was erased: while that lasts nobody's move is stored. So one clean-up serves all erasures, and waits until
 * nobody plays.
 */
export class Cleaning {
  readonly #ports: CleaningPorts;
  readonly #pace: CleaningPace;
  #timer: NodeJS.Timeout | undefined;
  #underWay: Promise<void> | null = null;
  /** Since when something waits, as far as this server knows. */
  #since: number | null = null;
  /** One that failed is not tried again at once: it may take as long. */
  #triedAt = 0;
  /** A backup reads the file: a clean-up waits for its end. */
  #held: Promise<unknown> = Promise.resolve();
  #stopped = false;

  constructor(ports: CleaningPorts) {
    this.#ports = ports;
    this.#pace = { ...PACE, ...ports.pace };
  }

  start(): void {
    this.#timer = setInterval(() => this.#lookInBackground(), this.#pace.lookMs).unref();
    this.#lookInBackground();
  }

  #lookInBackground(): void {
    inBackground(this.#look(), this.#ports.log, 'what was erased could not be cleaned up');
  }

  /** Something is about to be erased: a server that is killed in the middle of it cleans up after its next start. */
  async note(): Promise<void> {
    // The clock of a machine may be put back; what was erased since is not clean for that.
    await this.#ports.storage.host.set(ERASED, String(Math.max(Date.now(), await this.#time(CLEANED))));
  }

  /** Something was erased. */
  async soon(): Promise<void> {
    await this.note();
    this.#lookInBackground();
  }

  async #time(name: string): Promise<number> {
    return Number((await this.#ports.storage.host.setting(name)) ?? 0);
  }

  async #look(): Promise<void> {
    const { movedAt, keepsHouse } = this.#ports;
    if (this.#stopped || !keepsHouse()) return;
    const [erased, cleaned] = [await this.#time(ERASED), await this.#time(CLEANED)];
    if (erased === 0 || erased < cleaned) {
      this.#since = null;
      return;
    }
    this.#since ??= erased;
    const now = Date.now();
    const { quietMs, apartMs, latestMs } = this.#pace;
    const isTime = now - movedAt() >= quietMs || now - this.#since >= latestMs;
    if (!this.#stopped && isTime && now - Math.max(cleaned, this.#triedAt) >= apartMs) await this.run();
  }

  /** At once: the host deletes tables and sees when nothing of them is left. */
  async run(): Promise<void> {
    await this.#underWay?.catch(() => undefined);
    this.#underWay ??= this.#held
      .then(() => this.#clean())
      .finally(() => {
        this.#underWay = null;
      });
    return this.#underWay;
  }

  async #clean(): Promise<void> {
    const { storage } = this.#ports;
    const began = Date.now();
    this.#triedAt = began;
    await storage.clean();
    this.#since = null;
    await storage.host.set(CLEANED, String(began));
  }

  /** Whoever reads the whole file, not beside a clean-up. */
  async beside<T>(work: () => Promise<T>): Promise<T> {
    await this.#underWay?.catch(() => undefined);
    const working = work();
    this.#held = working.catch(() => undefined);
    return working;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#underWay?.catch((error: unknown) => this.#ports.log.error({ error: describeError(error) }, 'a clean-up failed'));
  }
}
