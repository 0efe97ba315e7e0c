import type { FigureChart } from '#kernel/figures.ts';
import type { Outcome, Seat } from '#kernel/game.ts';
import type { Voice } from '#kernel/words.ts';
import type { LogLine, SeriesPoint, TalkLine } from '#protocol';
import type { ComponentChildren } from 'preact';
import type { ChartsProps, OwnView } from './game-page.ts';
import type { TurnWord } from './turn-word.ts';

/* What a game may add to the screens of a room: the projector on the wall and the debrief afterwards. All of it is optional. */

/** The public view on a wall: nothing secret, nobody named for being poor, nothing to press. */
export interface ProjectorProps<V = unknown> extends ChartsProps<V> {
  readonly outcome: Outcome | null;
  /** The part that the room's wall tells now; null: it has told all; undefined: nobody leads it, and the game stages it by itself. */
  readonly told: number | null | undefined;
  /** The animator holds the wall on what is to be learnt of it. */
  readonly lesson: boolean;
  /** The house's own column: who is awaited, something of the game's, the way in. Left out while something else needs the whole width. */
  readonly side: (between?: ComponentChildren) => ComponentChildren;
}

/** Where the game stands, for the top of the projector and of the console. */
export interface PhaseTrack {
  /** « Bataille 8 : les mises ». */
  readonly title: string;
  /** What kind of game this is: « monnaie dette ». */
  readonly kind?: string;
  /** The phases of a turn in their order; empty where a turn has none. */
  readonly phases: readonly string[];
  /** The place of the present one among them. */
  readonly current: number;
}

export type { FigureChart as DebriefChart } from '#kernel/figures.ts';

/** Another way to count the great chart: by another figure of the series, divided by a number, or as a share of everybody's mean. */
export interface DebriefMeasure {
  /** On the switch. */
  readonly label: string;
  readonly unit?: string;
  readonly key?: string;
  readonly divide?: number;
  readonly share?: true;
  readonly digits?: number;
}

/** A question that was put to the room: what people answered, and what happened. Who answered what is not told. */
export interface Prediction {
  /** « avant la partie 1 ». */
  readonly when: string;
  readonly question: string;
  readonly answers: readonly { readonly words: string; readonly count: number }[];
  /** Which answer came true, and in words what happened; null: nobody knows yet, or it has no right answer. */
  readonly right: number | null;
  readonly happened: string | null;
}

/** One game of a debrief, as everybody may know it. */
export interface DebriefGame {
  readonly code: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly names: readonly string[];
  readonly points: readonly SeriesPoint[];
  readonly outcome: Outcome | null;
  readonly predictions?: readonly Prediction[];
}

/** Which answer to a question came true, by its place, and in words what happened. */
export interface Truth {
  readonly right: number;
  readonly happened: string;
}

/** A figure of the whole game, large, with the words under it; beside it that of the other game. */
export interface DebriefFact {
  readonly value: string;
  readonly words: string;
}

/** Something that happened at the end of a turn and changes what figures mean: « ×2 ». */
export interface DebriefMark {
  readonly turn: number;
  readonly label: string;
}

export interface Debrief {
  /** The first one of kind `seats` is the great chart. Charts whose figures are not in the series are left out. */
  readonly charts?: (voice: Voice) => readonly FigureChart[];
  /** Other measures of the great chart than its own. */
  readonly measures?: (voice: Voice) => readonly DebriefMeasure[];
  /** What tells two games apart, in two words: « monnaie dette ». */
  readonly kind?: (options: DebriefGame['options'], voice: Voice) => string;
  /** What decided the game, in a sentence over everything else. Absent: what its outcome says. */
  readonly headline?: (game: DebriefGame, voice: Voice) => string;
  /** Up to five, the same ones for every game. */
  readonly facts?: (game: DebriefGame, voice: Voice) => readonly DebriefFact[];
  /** The figure that says which part of the money the bank has, at the end of each turn; absent: there is no bank. */
  readonly bank?: string;
  readonly marks?: (game: DebriefGame, voice: Voice) => readonly DebriefMark[];
  /** What came true of the questions that its programmes ask, by their names; null: the record does not say. `before`: the game before this one. */
  readonly truths?: Readonly<Record<string, (game: DebriefGame, voice: Voice, before: DebriefGame | undefined) => Truth | null>>;
  /** Whatever else this game has to tell at the end, under the charts: one or two games. */
  readonly Extra?: (props: { readonly games: readonly DebriefGame[]; readonly followed: readonly (Seat | null)[]; readonly voice: Voice }) => ComponentChildren;
}

/** The report of one turn, for everybody: what the log says of it, and the position in which it ended. */
export interface GazetteProps<V = unknown> {
  readonly view: V;
  readonly turn: number;
  readonly lines: readonly LogLine[];
  readonly voice: Voice;
  /** The table's code. */
  readonly code: string;
  /** What was said to everybody meanwhile. */
  readonly press?: readonly TalkLine[] | undefined;
  /** The turn under way: when it closes, and who has not answered yet. Absent: another one has come since, or none will. */
  readonly next?: { readonly deadline: number | null; readonly missing: readonly Seat[] } | undefined;
}

export interface RoomParts {
  /** The printed report of a turn, at /t/:table/gazette/:turn. Absent: there is none. */
  readonly Gazette?: (props: GazetteProps<OwnView>) => ComponentChildren;
  /** Fills the projector under its head. Absent: the board, and the first charts of the debrief, beside the house's column. */
  readonly Projector?: (props: ProjectorProps<OwnView>) => ComponentChildren;
  readonly phaseTrack?: (view: OwnView, voice: Voice) => PhaseTrack;
  /** What counts at this moment, for whoever leads a room: before the figures of the turns that are over. */
  readonly now?: (view: OwnView, voice: Voice) => readonly DebriefFact[];
  /** The word for a turn, wherever one is named or counted (« bataille »). Absent: « tour ». */
  readonly turnWord?: (voice: Voice) => TurnWord;
  readonly debrief?: Debrief;
}
