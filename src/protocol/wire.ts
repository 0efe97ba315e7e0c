import type { Actor, BotLevel, Decision, LogEntry, Motion, Offer, Outcome, Seat } from '#kernel';
import type { BotPace, Joining, SeriesPoint, TableInfo } from './api.ts';
import type { Patch } from './patch.ts';

/* One WebSocket at /ws speaks JSON text frames. A client says hello first; `id` of a request comes back in its answer. */

/** What is asked of the server. Every request with an `id` is answered once, by `ok` or `no`. */
export type ClientMessage =
  /**
   * Token absent: a spectator. `owner`: the owner's token, when the first one is a seat's or the referee's. `logAfter`: the last
   * log number held, so that a reconnection resumes without loss or repetition. A second hello changes who this socket is.
   */
  | {
      readonly t: 'hello';
      readonly v: number;
      readonly table: string;
      readonly token?: string;
      readonly owner?: string;
      readonly logAfter?: number;
      readonly lang: 'fr' | 'en';
    }
  /** `id` is unguessable enough to be unique (a UUID): a repeat is answered, not applied twice. `decision` is the number of the decision being answered. */
  | { readonly t: 'move'; readonly id: string; readonly decision: number; readonly move: unknown }
  | { readonly t: 'undo'; readonly id: string }
  /** Asks to take back one's own last move, with all that came after it. */
  | { readonly t: 'takeback'; readonly id: string }
  /** Answers the takeback that is asked for; whoever asked takes his question back with a no. */
  | { readonly t: 'agree'; readonly id: string; readonly yes: boolean }
  /** In a game that is over: to play the same again, or not to. */
  | { readonly t: 'rematch'; readonly id: string; readonly yes: boolean }
  /** Does not wait for those who have not said whether they play again: bots keep their seats. */
  | { readonly t: 'again'; readonly id: string }
  /** Asks all people at the table for a fork of the running game, from a shown step. */
  | { readonly t: 'fork'; readonly id: string; readonly step: number }
  /** Answers it; whoever asked takes his question back with a no. */
  | { readonly t: 'forkAnswer'; readonly id: string; readonly yes: boolean }
  | { readonly t: 'propose'; readonly id: string; readonly options: Readonly<Record<string, unknown>> }
  | { readonly t: 'vote'; readonly id: string; readonly choice: 'yes' | 'no' }
  /** To everybody, or in private to others who sit at the table and the referee. */
  | { readonly t: 'say'; readonly id: string; readonly text: string; readonly to?: readonly Actor[] }
  /**
   * Take an open seat (lobby, or a bot's or empty one later); the answer carries the seat's token. `seat` may be the next number:
   * a newcomer's chair. Where somebody must be asked first (`joining`), the answer comes when they have answered. With a `token` of one's
   * own (32 letters of base64url, drawn at random) the request may be repeated when its answer was lost: whoever has the token has the chair.
   */
  | { readonly t: 'take'; readonly id: string; readonly seat: Seat; readonly name: string; readonly token?: string }
  /** One's own name; with `seat`, the owner or the referee renames somebody else. */
  | { readonly t: 'rename'; readonly id: string; readonly name: string; readonly seat?: Seat }
  /** One's own colour and shape, by its number. */
  | { readonly t: 'mark'; readonly id: string; readonly mark: number }
  /** Whether one agrees to be named in recordings. */
  | { readonly t: 'named'; readonly id: string; readonly on: boolean }
  /** The seat goes to a bot, and one may come back. */
  | { readonly t: 'leave'; readonly id: string }
  /** Leaves the game as its rules have it, where they end the part of whoever leaves (`mayQuit`). */
  | { readonly t: 'quit'; readonly id: string }
  /** Answers somebody who asks for a chair: the people who play, or whoever runs the table, as `joining` says. */
  | { readonly t: 'admit'; readonly id: string; readonly asker: number; readonly yes: boolean }
  /** Away until then (epoch ms); null: back. With `seat`, the owner or the referee ends somebody else’s absence. */
  | { readonly t: 'vacation'; readonly id: string; readonly until: number | null; readonly seat?: Seat }
  /** Where bots go step by step: those who are awaited answer now. */
  | { readonly t: 'step'; readonly id: string }
  /** Agrees that advice may be asked for at this table of people, or no longer does. */
  | { readonly t: 'advice'; readonly id: string; readonly yes: boolean }
  /** Owner or referee only, from here on. */
  | { readonly t: 'bot'; readonly id: string; readonly seat: Seat; readonly level: BotLevel }
  | { readonly t: 'open'; readonly id: string; readonly seat: Seat }
  /** Whoever sits there is sent away: his link opens nothing any more, and everybody is told. */
  | { readonly t: 'remove'; readonly id: string; readonly seat: Seat }
  | { readonly t: 'reissue'; readonly id: string; readonly seat: Seat }
  /** Chairs that nobody has taken are removed, and those after them move up. */
  | { readonly t: 'start'; readonly id: string }
  /** Who lets newcomers sit down from now on. */
  | { readonly t: 'joining'; readonly id: string; readonly who: Joining }
  | { readonly t: 'pause'; readonly id: string; readonly on: boolean }
  /** How fast bots answer from now on. */
  | { readonly t: 'pace'; readonly id: string; readonly pace: BotPace }
  /** More time for everybody who is awaited now. */
  | { readonly t: 'extend'; readonly id: string; readonly seconds: number }
  /** So many seconds are left to everybody who is awaited, then the rules decide for them. */
  | { readonly t: 'hurry'; readonly id: string; readonly seconds: number }
  /** What everybody gets after a deadline that has not passed yet. */
  | { readonly t: 'grace'; readonly id: string; readonly hours: number }
  /** Referee only. */
  | { readonly t: 'amend'; readonly id: string; readonly options: Readonly<Record<string, unknown>> }
  /** The board as it was after a step, for this viewer. */
  | { readonly t: 'past'; readonly id: string; readonly step: number }
  /** The figures of every turn; with `steps`, of a game that is over, those after each of these steps instead. */
  | { readonly t: 'series'; readonly id: string; readonly steps?: { readonly after: number; readonly upTo: number } | undefined }
  /** What would a strong bot do in this seat? Only where all others are bots, or all people agree; it is told in the log. */
  | { readonly t: 'hint'; readonly id: string }
  /** Words that one has read (their number), or somebody's name: told to whoever runs the server, and to nobody else. */
  | { readonly t: 'report'; readonly id: string; readonly about: { readonly talk: number } | { readonly seat: Seat }; readonly reason: ReportReason }
  /** Older lines than the first scene had. */
  | { readonly t: 'log'; readonly id: string; readonly before: number }
  | { readonly t: 'talk'; readonly id: string; readonly before: number };

export type ReportReason = 'insult' | 'harassment' | 'spam' | 'other';

/** An answer that a strong bot considered, and the part of its imagined games that it won (with its standard error). */
export interface Hint {
  readonly move: unknown;
  readonly value: number;
  readonly error: number;
  readonly playouts: number;
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
  | { readonly t: 'no'; readonly id: string | null; readonly code: string; readonly message: string; readonly clauses?: readonly string[] };

/** Results carried by `ok`. */
export interface MoveResult {
  readonly step: number;
}
export interface TakeResult {
  readonly seat: Seat;
  readonly token: string;
}
export interface PastResult {
  readonly step: number;
  readonly view: unknown;
}
export interface SeriesResult {
  readonly points: readonly SeriesPoint[];
}
export interface LogResult {
  readonly log: readonly LogLine[];
}
export interface TalkResult {
  readonly talk: readonly TalkLine[];
}
