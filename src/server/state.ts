import { type Actor, type AnyGame, type Seat, sightOf } from '#kernel';
import type { TableMatch } from './games.ts';
import type { Change, Entry, SeatRecord, StoredSnapshot, TableRecord } from './storage.ts';
import type { Refusal } from './refusal.ts';
import { snapshot } from '#kernel';

/** Where a moment of the match stands in the journal; runs parallel to the moments kept for undo. */
export interface Mark {
  readonly seq: number;
  readonly shown: number;
  readonly previous: Mark | null;
}

/** A table in memory: immutable, so that taking back what could not be stored is keeping the state before. */
export interface TableState {
  readonly game: AnyGame;
  readonly record: TableRecord;
  readonly seats: readonly SeatRecord[];
  readonly seq: number;
  readonly talk: number;
  readonly lines: number;
  /** Null in the lobby. */
  readonly match: TableMatch | null;
  readonly mark: Mark;
}

/** What a request would do: the state after it and what must be written for it, or why not. */
export type Prepared = { readonly ok: true; readonly state: TableState; readonly change: Change } | Refusal;

export const seatOf = (state: TableState, seat: Seat): SeatRecord | null => state.seats[seat] ?? null;

/** Who holds the game up; nobody in a lobby or a finished game. */
export const awaitedAt = (state: TableState): readonly Actor[] => {
  if (state.match === null || state.record.status !== 'playing') return [];
  const pending = state.game.module.pending(state.match.now.state);
  return pending.filter((decision) => decision.duty === 'must' && decision.answered !== true).map((decision) => decision.seat);
};

/** What a seat sees: all that a bot is given. */
export const sightAt = (state: TableState, seat: Seat) => (state.match === null ? null : sightOf(state.match.game, state.match.now.state, seat));

export const snapshotOf = (state: TableState): StoredSnapshot | null =>
  state.match === null
    ? null
    : {
        step: state.match.now.step,
        shown: state.mark.shown,
        seq: state.seq,
        rulesVersion: state.record.rulesVersion,
        moment: snapshot(state.match.now),
      };

/** The next line of the journal; the match stands still unless the caller says otherwise. */
export const nextEntry = (state: TableState, entry: Pick<Entry, 'kind' | 'writer' | 'client' | 'at'> & Partial<Entry>): Entry => ({
  input: null,
  step: state.match?.now.step ?? 0,
  shown: state.mark.shown,
  linesBefore: state.lines,
  lines: state.lines,
  log: [],
  undoes: null,
  ...entry,
  seq: state.seq + 1,
});
