import type { Actor, AnyGame, Decision, FullSight, Seat } from '#kernel/game.ts';
import { type Input, type Match, sightOf } from '#kernel/match.ts';
import { isRecord } from '#kernel/options.ts';
import { snapshot } from '#kernel/recording.ts';
import type { Change, Entry, SeatRecord, StoredSnapshot, TableRecord } from './journal.ts';
import type { Result } from './refusal.ts';

/** A match of a game that the table does not know: states, moves and views pass through unread. */
// oxlint-disable-next-line typescript/no-explicit-any -- the option specifications of an unknown game have no other common type
export type TableMatch = Match<unknown, unknown, unknown, any>;
export type TableInput = Input<unknown, Readonly<Record<string, unknown>>>;

/** Where a moment of the match stands in the journal; runs parallel to the moments kept for undo. */
export interface Mark {
  readonly seq: number;
  readonly shown: number;
  /** Who has made a move that others could notice; null: it was read back, and nobody remembers. */
  readonly movers: readonly Seat[] | null;
  readonly previous: Mark | null;
}

/** Who has moved by the mark after this one. */
export const moversAfter = ({ movers, shown: before }: Mark, input: TableInput | null, shown: number): Mark['movers'] => {
  if (movers === null || shown === before || input === null || !('move' in input) || typeof input.by !== 'number' || movers.includes(input.by)) return movers;
  return [...movers, input.by];
};

/** A table as it stands: immutable, so that taking back what could not be stored is keeping the state before. */
export interface TableState {
  readonly game: AnyGame;
  readonly record: TableRecord;
  readonly seats: readonly SeatRecord[];
  readonly seq: number;
  readonly talk: number;
  readonly lines: number;
  /** The last entry in memory by which somebody came or went; 0: none. */
  readonly moved: number;
  /** Null in the lobby. */
  readonly match: TableMatch | null;
  readonly mark: Mark;
}

/**
 * Did somebody come or go by it? Where the game has nothing to say of it, it is no input of the game, or comes along with the vote of whoever left:
 * no step of the match shows it.
 */
const movesChairs = ({ kind, input, log }: Pick<Entry, 'kind' | 'input' | 'log'>): boolean => {
  if (!isRecord(input)) return false;
  if (kind === 'chairs') return input.moved === true;
  return input.event === 'joined' || input.event === 'left' || log.some(({ text }) => text.key === 'table.botPlays');
};

export const movedAfter = (moved: number, entries: readonly Entry[]): number => entries.findLast(movesChairs)?.seq ?? moved;

/** What a request would do: the state after it and what must be written for it, or why not. */
export type Prepared = Result<{ readonly state: TableState; readonly change: Change }>;

/** Nothing is played now: somebody stopped the game, a takeback is asked for, or the wall of a room tells what has happened. */
export const isHeld = ({ paused, takeback, inRoom }: TableRecord): boolean => paused || takeback !== null || (inRoom !== null && inRoom.telling !== null);

export const seatOf = (state: TableState, seat: Seat): SeatRecord | null => state.seats[seat] ?? null;

/** HO-13.6: a game that somebody handed in, or that goes on from one, with what was hidden as they may know it. */
export const isBroughtKnown = ({ fork }: Pick<TableRecord, 'fork'>): boolean => fork?.hidden === 'kept' && (fork.table === null || fork.brought === true);

/** Does somebody sit there, or may they come back to what a bot plays for them meanwhile? */
export const isSomebodys = ({ holder, tokenHash }: SeatRecord): boolean => holder === 'person' || (holder === 'bot' && tokenHash !== null);

/** Found once for each moment of a match: with sixty seats the list is long, and many ask for it. */
const pendingByMoment = new WeakMap<TableMatch['now'], readonly Decision[]>();

/** Every open decision; none in a lobby or a finished game. */
export const pendingAt = ({ game, match, record }: TableState): readonly Decision[] => {
  if (match === null || record.status !== 'playing') return [];
  const known = pendingByMoment.get(match.now);
  if (known !== undefined) return known;
  const pending = game.module.pending(match.now.state);
  pendingByMoment.set(match.now, pending);
  return pending;
};

/** An attempt at a challenge that others may still come to. A table that was kept on a device may say nothing of it. */
export const isUnderChallenge = ({ challenge }: Pick<TableRecord, 'challenge'>, now: number): boolean => (challenge ? now < challenge.closesAt : false);

/** The decisions that hold the game up. */
export const askedAt = (state: TableState): readonly Decision[] =>
  pendingAt(state).filter((decision) => decision.duty === 'must' && decision.answered !== true);

/** Who holds the game up; nobody in a lobby or a finished game. */
export const awaitedAt = (state: TableState): readonly Actor[] => askedAt(state).map((decision) => decision.seat);

/** What is asked of an actor, as `sightOf` would tell it. */
export const decisionAt = (state: TableState, actor: Actor): Decision | null => {
  let found: Decision | null = null;
  for (const decision of pendingAt(state)) {
    if (decision.seat !== actor) continue;
    if (decision.duty === 'must') return decision;
    found ??= decision;
  }
  return found;
};

/** What is asked of an actor and what they may do. */
export const actsAt = (state: TableState, actor: Actor): Pick<FullSight<unknown, unknown>, 'decision' | 'offers'> => ({
  decision: decisionAt(state, actor),
  offers: state.match === null ? [] : state.match.game.offers(state.match.now.state, actor),
});

/** What a seat sees: all that a bot is given. */
export const sightAt = (state: TableState, seat: Seat) => (state.match === null ? null : sightOf(state.match.game, state.match.now.state, seat));

/** Nothing has been shown yet: the snapshot of the start stays the only one, so that every server knows all that was done since. */
export const isBeginning = ({ mark }: TableState): boolean => mark.shown === 0;

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
