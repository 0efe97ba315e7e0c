import { inBackground, type Logger } from './logs.ts';
import { prepareInput } from './journal.ts';
import { refuse } from './refusal.ts';
import type { TableState } from './state.ts';
import type { Storage } from './storage.ts';
import type { LiveTable } from './table.ts';
import { waitsForHuman } from './waiting.ts';

/** Longer waits are made of several: timers count in 31 bits. */
const LONGEST_TIMER_MS = 0x7fff_ffff;
/** When the change could not be stored, or the table was paused. */
const RETRY_MS = 5000;
const MINUTE_MS = 60_000;
/** Entries of a lobby before its match is opened, at most. */
const LOBBY_AT_MOST = 1000;

const agreedAt = (state: TableState) => {
  const { game, match, record } = state;
  return match === null || record.status !== 'playing' || waitsForHuman(state) ? null : (game.module.sitting?.(match.now.state) ?? null);
};

/** A duration agreed for the whole game: when it is over, the table amends what the game says (AM-6.3). */
export class Sitting {
  readonly #table: LiveTable;
  readonly #storage: Storage;
  readonly #log: Logger;
  #timer: NodeJS.Timeout | null = null;
  #arming = false;
  #stopped = false;

  constructor(table: LiveTable, storage: Storage, log: Logger) {
    this.#table = table;
    this.#storage = storage;
    this.#log = log;
  }

  get running(): boolean {
    return this.#timer !== null || this.#arming;
  }

  update(state: TableState): void {
    const agreed = agreedAt(state);
    if (agreed === null || this.#stopped) return this.#disarm();
    if (!this.running) inBackground(this.#begin(agreed.minutes), this.#log, 'the duration of a game could not be counted');
    return undefined;
  }

  /** Counted from the entry that opened the match. */
  async #begin(minutes: number): Promise<void> {
    this.#arming = true;
    const entries = await this.#storage.entries(this.#table.id, { after: 0, upTo: LOBBY_AT_MOST });
    const startedAt = entries.find(({ kind }) => kind === 'start')?.at ?? Date.now();
    this.#arming = false;
    if (agreedAt(this.#table.stored) !== null) this.#arm(startedAt + minutes * MINUTE_MS);
  }

  #arm(due: number): void {
    if (this.#stopped) return;
    const wait = Math.min(Math.max(due - Date.now(), 0), LONGEST_TIMER_MS);
    this.#timer = setTimeout(() => inBackground(this.#ring(due), this.#log, 'the end of a game’s time failed'), wait);
  }

  async #ring(due: number): Promise<void> {
    this.#timer = null;
    if (Date.now() < due) return this.#arm(due);
    const settled = await this.#table.attempt('table', null, (state) => {
      const agreed = agreedAt(state);
      if (agreed === null) return refuse('finished');
      return prepareInput(state, { by: 'table', event: 'amend', options: agreed.amend }, { writer: 'table', client: null, at: Date.now() });
    });
    if (!settled.ok && agreedAt(this.#table.stored) !== null) this.#arm(Date.now() + RETRY_MS);
    return undefined;
  }

  stop(): void {
    this.#stopped = true;
    this.#disarm();
  }

  #disarm(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
