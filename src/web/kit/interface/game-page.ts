import type { LedgerColumn } from '#kernel/figures.ts';
import type { FormValues } from '#kernel/forms.ts';
import type { Actor, Offer, Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import type { Voice } from '#kernel/words.ts';
import type { LogLine, SeatInfo, SeriesPoint, TalkLine } from '#protocol';
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Explain, TipNow } from '../parts/explain.ts';
import type { IconName } from '../svg/icon.tsx';
import type { RoomParts } from './room-parts.ts';

export type { LedgerColumn } from '#kernel/figures.ts';
export type { FormValues } from '#kernel/forms.ts';

/** Something under the pointer or the keyboard: a seat everywhere it shows, or a thing the game names (a security, a square). */
export type Pointed = { readonly kind: 'seat'; readonly seat: Seat } | { readonly kind: 'thing'; readonly id: string };

/** What every part of a game's page is given. Parts read it; only `take` acts. `V`: the game's own view. */
export interface GameProps<V = unknown> {
  readonly view: V;
  /** Whose eyes: a seat, the referee, or null for a spectator. */
  readonly you: Actor | null;
  readonly seatInfo: readonly SeatInfo[];
  /** Who holds the game up. Empty while the past is shown. */
  readonly awaited: readonly Actor[];
  /** Renders the game's messages and terms (`voice.catalogue`), with the reader's language, the unit and the names. */
  readonly voice: Voice;
  /** The view is one of the past: nothing may be taken, nothing is animated. */
  readonly past: boolean;
  /** Shared by board, players, log and charts: who or what is pointed at lights up everywhere. */
  readonly pointed: Signal<Pointed | null>;
}

export interface BoardProps<V = unknown> extends GameProps<V> {
  /** Everything `you` may do now; empty when looking at the past. */
  readonly offers: readonly Offer<unknown>[];
  /**
   * Takes an offer: sends its move, or the form filled with `values`. A form whose values are missing or out of range is
   * opened in the bar instead, with `values` filled in, so that a click on a square may choose and the bar confirm.
   */
  readonly take: (offer: Offer<unknown>, values?: FormValues) => void;
  /** True from 720 px on: the full board; below it the phone's. */
  readonly wide: boolean;
  /** The log as far as it is loaded; absent away from the table. */
  readonly log?: readonly LogLine[];
}

export interface AccountProps<V = unknown> extends GameProps<V> {
  readonly seat: Seat;
}

export interface ChartsProps<V = unknown> extends GameProps<V> {
  readonly points: readonly SeriesPoint[];
  /** The whole log, where the game says that its charts read it; empty until it is all here. */
  readonly log?: readonly LogLine[];
}

/** How the log of a game is told in a few lines. */
export interface Telling {
  /** What a line is worth to somebody who asks what happened, by its key; 1, the usual, leaves it to its sums. */
  readonly weights?: Readonly<Record<string, number>>;
  /** The seat of what players are called by in lines, such as a power. */
  readonly plays?: (term: string, view: OwnView) => Seat | null;
  /** All answer at once: what happened is what the turn before brought. */
  readonly together?: true;
  /** Of a line that says how the figure that ranks changed: whose rose by it, whose fell. Null: of another; absent: sums and names tell enough. */
  readonly moved?: (text: Message, view: OwnView) => { readonly up: Seat | null; readonly down: Seat | null } | null;
}

export interface CountProps<V = unknown> extends GameProps<V> {
  readonly wide: boolean;
}

/** A game that is over, as whoever looks at it may know it. */
export interface Ended<V = unknown> extends Pick<GameProps<V>, 'view' | 'voice'> {
  /** Whose decisions are told. */
  readonly seats: readonly Seat[];
  /** The whole log, without what was taken back. */
  readonly log: readonly LogLine[];
  /** The view after a step; null where it could not be had. */
  readonly past: (step: number) => Promise<V | null>;
}

/** What some decisions of a player came to, in a sentence. */
export interface Worth {
  readonly seat: Seat;
  /** How much better they stand for it, or worse, in what the game counts in. */
  readonly value: number;
  readonly words: string;
  readonly clauses: readonly string[];
}

export interface TalkSlipProps<V = unknown> extends GameProps<V> {
  readonly line: TalkLine;
}

/**
 * One or two words for an offer's button (« Acheter », « Option »), and what stands small under them (« sur 1 titre d’Inès,
 * 2 000 F »). A brief keeps every sum of the sentence: no press moves money or goods whose amount is not written on it or
 * beside it. The offer's whole sentence stays its accessible name.
 */
export interface Brief {
  /** Absent: the sentence is short enough. */
  readonly word?: string | undefined;
  /** Stands under the word at every width: what a press would move is written on it. */
  readonly detail?: string | undefined;
  /** What this is, in a sentence at the head of what the button unfolds into. */
  readonly help?: string | undefined;
  /** Dear, and not to be taken back: the button unfolds before anything is sent. */
  readonly weighty?: boolean;
}

export interface Explanations<V = unknown> {
  readonly explain: Explain<GameProps<V>>;
  readonly tip: TipNow<GameProps<V>>;
}

// oxlint-disable-next-line typescript/no-explicit-any -- the house hands a game its own views, and never looks into them
export type OwnView = any;

/** A line of a sheet that a bot advises. */
export interface AdvisedLine {
  readonly text: string;
  /** What it is good for; empty: it speaks for itself. */
  readonly why: string;
  /** The answer that writes it down; null: it is written down already. */
  readonly take: unknown;
}

/** What `games/<id>/page/index.tsx` exports as `page`: the only part of the page that knows the game. What a small game leaves out, `pageOf` adds. */
export interface GamePage extends RoomParts {
  readonly Board: (props: BoardProps<OwnView>) => ComponentChildren;
  /** How many chairs have a player in this view: in one of the past fewer than now, where somebody has sat down since at a chair of their own. */
  readonly chairs: (view: OwnView) => number;
  /** Body of a player's account, under the token and the name that the shell draws: gauge, sums, belongings. */
  readonly Account: (props: AccountProps<OwnView>) => ComponentChildren;
  /** One line of a player under the board of a phone, after the token and the name. */
  readonly PlayerLine: (props: AccountProps<OwnView>) => ComponentChildren;
  /** From so many seats on, players have one line each on a wide screen, too. Absent: always an account. */
  readonly linesFrom?: number;
  /** Its charts mark in the log who did what, and when: the whole log is fetched for them. */
  readonly chartsReadLog?: true;
  /** The charts of the ledger, drawn from the series; lazily loaded inside when they are heavy. */
  readonly Charts: (props: ChartsProps<OwnView>) => ComponentChildren;
  /** A small panel under the log of a wide screen, such as the chart of the square in play. */
  readonly Aside?: (props: ChartsProps<OwnView>) => ComponentChildren;
  /** Large announcements over the board, such as an event card turned; dismissed by the reader. */
  readonly Dialogs?: (props: BoardProps<OwnView>) => ComponentChildren;
  /** As what a player talks, such as a power; the talk names it first. Absent: as himself. */
  readonly speaksAs?: (view: OwnView, seat: Seat, voice: Voice) => string;
  /** What the game adds under a line of talk, such as a bargain to accept. */
  readonly TalkSlip?: (props: TalkSlipProps<OwnView>) => ComponentChildren;
  /** What the things of the board and of the accounts (`data-explain`) say of themselves, and what is worth knowing when; fetched once they are there. */
  readonly explain: () => Promise<Explanations<OwnView>>;
  readonly telling?: Telling;
  /** An answer that a bot advises, line by line, where it is a whole sheet. Absent, or null: by its offer and what is filled in. */
  readonly advisedLines?: (move: unknown, view: OwnView, voice: Voice) => readonly AdvisedLine[] | null;
  /** An answer that a bot advises, where no offer has words for it, such as a trade. Null or absent: by its offer and what is filled in. */
  readonly advisedWords?: (move: unknown, view: OwnView, voice: Voice) => string | null;
  /** What decisions were worth in the end; the best and the worst of the reader and of the winner are told. */
  readonly worths?: (ended: Ended<OwnView>) => Promise<readonly Worth[]>;
  /** The last count as the game makes it. Absent: a table of places. */
  readonly Count?: (props: CountProps<OwnView>) => ComponentChildren;
  /** Own ready money that offers are paid from, when the viewer may know it: the bar writes what would be left. */
  readonly purse?: (view: OwnView, you: Actor | null) => number | null;
  /** A further way along the foot of a phone, to a part of the board: the thing whose pointing leads there. */
  readonly footThing?: { readonly id: string; readonly icon: IconName; readonly words: () => string };
  /** What the quiet button is called and who learns of what is behind it. Absent: « Instructions », which nobody else sees. */
  readonly quietWords?: (voice: Voice) => { readonly label: string; readonly help: string };
  /** What a form as filled stands for where no money moves at once, such as the opening price of a lot or goods that it moves; null for nothing to say. */
  readonly note?: (offer: Offer<unknown>, values: FormValues, view: OwnView, voice: Voice) => string | null;
  /**
   * For an offer that is filled in a dialog of the game rather than in the bar, such as a trade: the thing whose pointing
   * opens that dialog. Null or absent: the bar unfolds it.
   */
  readonly dialog?: (offer: Offer<unknown>) => string | null;
  /** Sign of what a player is about to do, beside the name, such as « lance le dé »; null for nothing to say. */
  readonly status: (props: AccountProps<OwnView>) => string | null;
  /**
   * Whose colour and shape a seat wears, as a place in the house's list of looks: the same wherever the house and the game draw
   * it, such as those of a power that was drawn by lot. Absent: the seat's own number.
   */
  readonly wears?: (view: OwnView, seat: Seat) => Seat;
  /** The columns of the ledger's table, grouped by figure. */
  readonly columns?: (view: OwnView, voice: Voice, seatInfo: readonly SeatInfo[]) => readonly LedgerColumn[];
}
