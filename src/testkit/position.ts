import type { Chance, Draws } from '#kernel/chance.ts';
import type { AnyGame, Outcome, Viewer } from '#kernel/game.ts';
import type { LogEntry, Message } from '#kernel/messages.ts';
import type { Drawn } from './checks/draws.ts';
import type { OpenMatch, OpenModule } from './faults.ts';
import type { WildMoves } from './wild-moves.ts';

/** What a game hands to the contract suite about itself. */
export interface Terms<S = unknown> {
  /** Another state that the viewer cannot tell from this one: everything that he may not know is changed. */
  scramble(state: S, viewer: Viewer, chance: Draws): S;
  /** Every clause of the specification. */
  readonly clauses: ReadonlySet<string>;
  /** A move laid out as the form it comes from, for moves that are not `{ type, ...fields }` themselves. */
  asForm?(move: unknown): unknown;
  /** Moves as they come off the wire, one of each type: how the suite learns of a legal move that is offered nowhere. */
  readonly examples?: readonly unknown[];
  /** Number of random games. */
  readonly games?: number;
  /** A game longer than this counts as endless. */
  readonly maxSteps?: number;
  /** A game is left in a state of which this is true: it could go on, but only ever dearer. Absent: every game is played to its end. */
  isEnough?(state: S): boolean;
  /**
   * For large tables, where a close look at every position would take minutes: one position and step in so many is looked at
   * closely, drawn at random. In all the others the state is whole plain data, every invariant holds, and somebody who is
   * awaited has something to do. Absent: every one is looked at closely.
   */
  readonly oneIn?: number;
}

/** What the suite has met so far, so that a check that never took place is told. */
export type Sighted = 'offer' | 'form' | 'refusal' | 'scramble' | 'reveal' | 'joined' | 'left' | 'timeout' | 'amend' | 'bot' | 'end' | 'replay';

/** One moment of a random game under scrutiny. */
export interface Position {
  readonly game: AnyGame;
  readonly module: OpenModule;
  readonly terms: Terms;
  readonly match: OpenMatch;
  /** Seats so far, newcomers included. */
  readonly chairs: number;
  readonly outcome: Outcome | null;
  readonly chance: Chance & Draws;
  /** What the step drew that led here. */
  readonly drawn: Drawn;
  /** Every name drawn in the match before, and at which step. */
  readonly names: Map<string, number>;
  readonly wild: WildMoves;
  /** Parts of states and views that are known to be plain data. */
  readonly plain: WeakSet<object>;
  /** Takes note of every sentence met. */
  readonly hear: (message: Message) => void;
  readonly met: (what: Sighted) => void;
}

export const asForm = (terms: Terms, move: unknown): unknown => (terms.asForm === undefined ? move : terms.asForm(move));

/** The lines that the viewer may read. */
export const visibleLog = (log: readonly LogEntry[], viewer: Viewer): readonly LogEntry[] =>
  log.filter((entry) => entry.to === 'all' || (viewer !== 'public' && entry.to.includes(viewer)));

/** The players of an example, as specifications name them. */
export const A = 0;
export const B = 1;
export const C = 2;
export const D = 3;
