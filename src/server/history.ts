import { at, type AnyGame, type Recording, type Viewer } from '#kernel';
import type { PastResult, SeriesPoint } from '#protocol';
import { figuresOf } from './figures.ts';
import type { TableMatch } from './games.ts';
import { playEntry, resumeAt, standing } from './load.ts';
import { refuse, type Refusal } from './refusal.ts';
import type { TableState } from './state.ts';
import type { Entry, Storage } from './storage.ts';

/* What has been: boards of the past, figures by turn, and the recording of a finished game. */

/** The board after a shown step, as this viewer knew it then. Under other rules than today's: the nearest stored board before. */
export const pastView = async (storage: Storage, state: TableState, shown: number, viewer: Viewer): Promise<PastResult | Refusal> => {
  const { game, record, seats } = state;
  if (state.match === null) return refuse('notStarted');
  if (shown > state.mark.shown) return refuse('noSuchStep');
  const from = await storage.snapshot(record.id, shown);
  if (from === null) return refuse('noSuchStep');
  let match = resumeAt(game, record, seats.length, from);
  let reached = from.shown;
  if (record.rulesVersion === game.module.rulesVersion) {
    const upTo = (await storage.snapshotAfter(record.id, from.step)) ?? state.seq;
    for (const entry of standing(await storage.entries(record.id, { after: from.seq, upTo }))) {
      if (entry.shown > shown) break;
      match = playEntry(game, match, entry);
      reached = entry.shown;
    }
  }
  return { step: reached, view: game.module.view(match.now.state, viewer) };
};

interface TurnEnd {
  readonly turn: number;
  readonly step: number;
  readonly state: unknown;
}

/** What the game recorded of each turn by now, or the figures of its last moment. */
const pointsOf = (module: AnyGame['module'], ends: readonly TurnEnd[], now: unknown, viewer: Viewer): readonly SeriesPoint[] => {
  const figures = figuresOf(
    module,
    ends.map(({ state }) => state),
    viewer,
  );
  return ends.map(({ turn, step }, index) => ({ turn, step, metrics: module.recorded?.(now, turn, viewer) ?? at(figures, index) }));
};

/** The turn in progress, as far as it has come. */
const currentEnd = ({ game, match, mark }: TableState): TurnEnd => {
  const state = match?.now.state;
  return { turn: game.module.turn(state), step: mark.shown, state };
};

/** The states at the end of each turn, gathered when somebody first opens the ledger and continued from there. */
export class Series {
  readonly #storage: Storage;
  #seq = 0;
  #match: TableMatch | null = null;
  #shown = 0;
  #ends: TurnEnd[] = [];
  /** One reader after the other: two at once would play the same entries twice. */
  #reading: Promise<void> = Promise.resolve();

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  async points(state: TableState, viewer: Viewer): Promise<readonly SeriesPoint[]> {
    const { module } = state.game;
    if (state.match === null) return [];
    const now = state.match.now.state;
    if (state.record.rulesVersion !== module.rulesVersion) return pointsOf(module, [currentEnd(state)], now, viewer);
    const before = this.#reading;
    this.#reading = before.then(
      () => this.#advance(state),
      () => this.#advance(state),
    );
    await this.#reading;
    return pointsOf(module, [...this.#ends, currentEnd(state)], now, viewer);
  }

  async #advance(state: TableState): Promise<void> {
    if (state.seq <= this.#seq) return;
    const entries = await this.#storage.entries(state.record.id, { after: this.#seq, upTo: state.seq });
    if (this.#match === null || entries.some((entry) => entry.kind === 'undo')) return this.#restart(state);
    this.#play(state.game, this.#match, standing(entries));
    this.#seq = state.seq;
  }

  async #restart(state: TableState): Promise<void> {
    const { game, record, seats } = state;
    const from = await this.#storage.snapshot(record.id, 0);
    if (from === null) return;
    this.#ends = [];
    this.#shown = 0;
    const entries = await this.#storage.entries(record.id, { after: from.seq, upTo: state.seq });
    this.#play(game, resumeAt(game, record, seats.length, from), standing(entries));
    this.#seq = state.seq;
  }

  #play(game: AnyGame, from: TableMatch, entries: readonly Entry[]): void {
    let match = from;
    for (const entry of entries) {
      const before = match.now.state;
      const turn = game.module.turn(before);
      // The moments before are not needed here; keeping them would hold every state of the game.
      match = playEntry(game, { ...match, now: { ...match.now, previous: null } }, entry);
      if (game.module.turn(match.now.state) !== turn) this.#ends.push({ turn, step: this.#shown, state: before });
      this.#shown = entry.shown;
    }
    this.#match = match;
  }
}

/** Everything needed to play a finished game again, seed included. */
export const recordingOf = async (storage: Storage, state: TableState): Promise<Recording | Refusal> => {
  const { record } = state;
  if (record.status !== 'finished' || record.seed === null) return refuse('notFinished');
  const entries = await storage.entries(record.id, { after: 0, upTo: state.seq });
  const start = at(
    entries.filter((entry) => entry.kind === 'start'),
    0,
  );
  const { input } = start;
  const seats = typeof input === 'object' && input !== null && 'seats' in input && typeof input.seats === 'number' ? input.seats : state.seats.length;
  return {
    format: 1,
    game: record.game,
    rulesVersion: record.rulesVersion,
    seats,
    options: record.options,
    seed: record.seed,
    inputs: standing(entries).map((entry) => entry.input),
  };
};
