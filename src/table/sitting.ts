import { inBackground } from './ports.ts';
import { prepareInput } from './prepare.ts';
import { isRefusal, refuse } from './refusal.ts';
import type { TableState } from './state.ts';
import { waitsForHuman } from './waiting.ts';
import { Watch } from './watch.ts';

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
export class Sitting extends Watch {
  update(state: TableState): void {
    const agreed = agreedAt(state);
    if (agreed === null || this.rests) return this.alarm.clear();
    if (!this.running) inBackground(this.#begin(agreed.minutes), this.ports.log, 'the duration of a game could not be counted');
    return undefined;
  }

  /** Counted from the entry that opened the match. */
  async #begin(minutes: number): Promise<void> {
    this.busy = true;
    const entries = await this.ports.journal.entries(this.clerk.id, { after: 0, upTo: LOBBY_AT_MOST });
    const startedAt = entries.find(({ kind }) => kind === 'start')?.at ?? this.ports.time.now();
    this.busy = false;
    if (agreedAt(this.clerk.stored) !== null) this.#arm(startedAt + minutes * MINUTE_MS);
  }

  #arm(due: number): void {
    if (this.rests) return;
    this.alarm.set(due, () => inBackground(this.#ring(), this.ports.log, 'the end of a game’s time failed'));
  }

  async #ring(): Promise<void> {
    const settled = await this.clerk.attempt('table', null, (state, stamp) => {
      const agreed = agreedAt(state);
      if (agreed === null) return refuse('finished');
      return prepareInput(state, { by: 'table', event: 'amend', options: agreed.amend }, stamp);
    });
    if (isRefusal(settled) && agreedAt(this.clerk.stored) !== null) this.#arm(this.ports.time.now() + RETRY_MS);
  }
}
