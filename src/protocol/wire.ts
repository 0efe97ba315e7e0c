import type { Actor, Decision, Offer, Outcome, Seat } from '#kernel/game.ts';
import type { LogEntry } from '#kernel/messages.ts';
import type { Motion } from '#kernel/motions.ts';
import type { z } from 'zod';
import type { TableInfo } from './api.ts';
import type { clientMessage } from './decode.ts';
import type { Patch } from './patch.ts';

/* One WebSocket at /ws speaks JSON text frames. A client says hello first; `id` of a request comes back in its answer. */

/** What is asked of the server: `decode.ts` says what each request is. */
export type ClientMessage = z.infer<typeof clientMessage>;

export type ReportReason = Extract<ClientMessage, { readonly t: 'report' }>['reason'];

/** A figure where the imagined games were broken off: its mean, the sum that one game in ten stays below, and how much more it is than after the answer beside it. */
export interface Reason {
  readonly metric: string;
  readonly clause: string;
  readonly mean: number;
  readonly low: number;
  readonly more: number;
  /** The difference is more than chance makes in as many games. */
  readonly sure: boolean;
}

/** An answer that a strong bot considered, and the part of its imagined games that it won (with its standard error). */
export interface Hint {
  readonly move: unknown;
  readonly value: number;
  readonly error: number;
  readonly playouts: number;
  /** In the same games it does as well as the first: the difference may be chance. */
  readonly level?: boolean;
  /** Beside the first answer; of the first, beside the second. */
  readonly reasons?: readonly Reason[];
}

/** Everything but the greeting: what is asked at a table, and answered. */
export type ClientRequest = Exclude<ClientMessage, { readonly t: 'hello' }>;

/**
 * A log line with its number, the step that wrote it and when. Lines for everybody are numbered 1, 2, 3…; a line for some only
 * has a fraction after the last of these. Numbers only order and name lines. Undone lines stay, marked.
 */
export interface LogLine extends LogEntry {
  readonly n: number;
  readonly step: number;
  readonly at: number;
  readonly undone?: boolean;
  /** Written by a step of the referee. */
  readonly referee?: true;
}

/** Numbered for its reader alone, 1, 2, 3…: the lines that he may not read leave no gap. */
export interface TalkLine {
  readonly n: number;
  readonly at: number;
  readonly seat: Actor | null;
  readonly name: string;
  readonly text: string;
  /** Absent: everybody. */
  readonly to?: readonly Actor[];
}

/** A takeback that is asked for. Nothing is played until it is answered. */
export interface Takeback {
  readonly by: Seat;
  /** Everybody whose answer it needs, and who of them has agreed. */
  readonly asked: readonly Seat[];
  readonly yes: readonly Seat[];
  /** Who has acted since the move. */
  readonly since: readonly Seat[];
  /** Something has been seen since that cannot be forgotten: all people are asked. */
  readonly reveals: boolean;
  /** Lines of the log of later steps than this one would be struck, up to the line `upTo`. */
  readonly step: number;
  readonly upTo: number;
  /** Silence until then (epoch ms) is a no. */
  readonly deadline: number;
  /** How often this player has asked in this game, this time included. */
  readonly number: number;
}

/** All that a viewer's page shows, kept up to date by patches. */
export interface Scene {
  readonly info: TableInfo;
  /** The chair of this socket, `referee`, or null for a spectator. */
  readonly you: Actor | null;
  /** A bot keeps this chair for you: you may take it back at any time. */
  readonly former: Seat | null;
  readonly owner: boolean;
  /** The rules have a way to leave the game for good, and you may take it. */
  readonly mayQuit: boolean;
  readonly step: number;
  /** Null in the lobby. */
  readonly view: unknown;
  readonly decision: Decision | null;
  /** Goes with each move: it changes when what is asked of you, or what you may do, changes. */
  readonly decisionNumber: number;
  readonly awaited: readonly Actor[];
  readonly offers: readonly Offer<unknown>[];
  readonly motion: Motion<Readonly<Record<string, unknown>>> | null;
  /** When the present decision times out (epoch ms); null: never. */
  readonly deadline: number | null;
  /** The time allowed is over; `deadline` is the end of the grace that the table gives. */
  readonly overdue: boolean;
  /** Null: you may undo. Otherwise why not: the key of a sentence of the table (`table.undoRevealed`…). */
  readonly undoClosed: string | null;
  /** For the referee: whose step it would take back; null: nobody’s, or that of the table. */
  readonly undoes: Actor | null;
  readonly takeback: Takeback | null;
  /** Null: you may ask to take your last move back. Otherwise why not: the key of a sentence of the table. */
  readonly takebackClosed: string | null;
  readonly outcome: Outcome | null;
}

export type ServerMessage =
  | { readonly t: 'scene'; readonly scene: Scene; readonly log: readonly LogLine[]; readonly talk: readonly TalkLine[]; readonly now: number }
  /** `undone`: numbers of log lines taken back. */
  | {
      readonly t: 'change';
      readonly patch: Patch | null;
      readonly log?: readonly LogLine[];
      readonly talk?: readonly TalkLine[];
      readonly undone?: readonly number[];
    }
  | { readonly t: 'ok'; readonly id: string; readonly result?: Readonly<Record<string, unknown>> }
  | {
      readonly t: 'no';
      readonly id: string | null;
      readonly code: string;
      readonly message: string;
      readonly clauses?: readonly string[];
      /** Of `tooMuch`: when to come back. */
      readonly seconds?: number;
    };

/** Results carried by `ok`, where the page looks into them. */
export interface TakeResult {
  readonly seat: Seat;
  readonly token: string;
}
export interface PastResult {
  readonly step: number;
  /** That of the board. */
  readonly turn: number;
  readonly view: unknown;
}
