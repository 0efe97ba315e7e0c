/* A room: the hall of a workshop. People join once; games follow each other with the same people and phones. */

export const ROOM_PEOPLE_MOST = 60;
export const QUESTION_LENGTH = 200;
export const CHOICE_LENGTH = 60;
export const CHOICES_MOST = 6;
export const ANNOUNCEMENT_LENGTH = 140;
export const STEPS_MOST = 20;

/** A question put to everybody: one of these answers, or (none given) a number. */
export interface RoomQuestion {
  readonly text: string;
  readonly choices: readonly string[];
  /** The name by which the game tells afterwards which answer came true; absent: there is no right one. */
  readonly about?: string | undefined;
}

/** The game of a step: plain data, judged when the game begins. */
export interface StepGame {
  readonly game: string;
  /** One of the game's own named choices of options; `options` stand over it. */
  readonly preset?: string | undefined;
  readonly options?: Readonly<Record<string, unknown>> | undefined;
  /** At most so many at one table; absent: as many as the game seats. */
  readonly perTable?: number | undefined;
  /** For each decision, where the rules open no window; absent: no limit. */
  readonly seconds?: number | undefined;
}

/** One part of a workshop. Without a game: welcome, discussion, debrief. */
export interface ProgrammeStep {
  readonly title: string;
  readonly minutes: number;
  readonly game?: StepGame | undefined;
  /** What may be asked before it. */
  readonly question?: RoomQuestion | undefined;
  /** What the animator may say. */
  readonly say?: string | undefined;
}

export interface Programme {
  readonly title: string;
  readonly steps: readonly ProgrammeStep[];
}

/** POST /api/rooms */
export interface CreateRoom extends Programme {
  /** How many are expected. */
  readonly people: number;
  readonly minutes: number;
  readonly lang: 'fr' | 'en';
}

/** The animator's token is shown once, as a table's is. */
export interface CreatedRoom {
  readonly room: string;
  readonly code: string;
  readonly animator: string;
}

/** What the wall shows: what the moment calls for, or what the animator holds on to. */
export type WallView = 'auto' | 'lobby' | 'question' | 'debrief' | 'black';

/** What leads the wall through a moment that it shows step by step. */
export type WallPress = 'on' | 'back';

/**
 * POST /api/rooms/:id, with `Authorization: Bearer <token>`. A person makes the token of his own phone (32 letters and more): to join
 * again with it is to come back, so a request whose answer was lost is simply sent again.
 */
export type RoomRequest =
  /** `other`: somebody who shares this phone. */
  | { readonly t: 'join'; readonly name: string; readonly other?: string | undefined }
  /** Says to be somebody who is there already, on another phone; the animator confirms. */
  | { readonly t: 'claim'; readonly name: string }
  | { readonly t: 'leave' }
  | { readonly t: 'answer'; readonly question: number; readonly value: number }
  /** The animator's only, from here on. `games`: how many there have been, so that a game begins once. */
  | { readonly t: 'begin'; readonly step: number; readonly games: number }
  | { readonly t: 'step'; readonly step: number }
  | { readonly t: 'ask'; readonly question: RoomQuestion }
  | { readonly t: 'close' }
  /** Empty: taken off wall and phones. */
  | { readonly t: 'announce'; readonly text: string }
  | { readonly t: 'wall'; readonly view: WallView }
  /** As if a key had been pressed on every wall of the room: `{ t: 'press', press }` on their sockets. */
  | { readonly t: 'press'; readonly press: WallPress }
  | { readonly t: 'pause'; readonly on: boolean }
  | { readonly t: 'hurry'; readonly seconds: number }
  | { readonly t: 'extend'; readonly seconds: number }
  /** Somebody without a phone: the animator answers for him. */
  | { readonly t: 'paper'; readonly name: string }
  | { readonly t: 'remove'; readonly person: number }
  | { readonly t: 'confirm'; readonly claim: number; readonly yes: boolean };

export interface RoomPerson {
  readonly person: number;
  readonly name: string;
  /** Two share a phone. */
  readonly heads: number;
  readonly mark: number;
  readonly paper: boolean;
  readonly gone: boolean;
  readonly connected: boolean;
  /** When his line was lost, if it is (epoch ms). */
  readonly lostAt: number | null;
}

/** One table of a game; `people` by seat, null for a bot. */
export interface RoomTable {
  readonly table: string;
  readonly code: string;
  readonly people: readonly (number | null)[];
}

/** A game that the room has played or plays. */
export interface RoomGame {
  readonly step: number;
  readonly title: string;
  readonly game: string;
  readonly at: number;
  readonly tables: readonly RoomTable[];
}

/** A question that was put, with what was answered once it is closed: nobody follows the crowd, and nobody is named. */
export interface RoomPoll extends RoomQuestion {
  readonly n: number;
  /** How many games had begun: before the first one, after it… */
  readonly games: number;
  readonly at: number;
  readonly open: boolean;
  readonly answered: number;
  /** How often each choice was taken, or (a number was asked) the numbers in ascending order; null while it is open. */
  readonly result: readonly number[] | null;
}

export interface RoomClaim {
  readonly claim: number;
  readonly person: number;
  readonly name: string;
  /** Shown on the phone that asks, and on the console. */
  readonly pin: string;
}

export type RoomYou =
  | { readonly kind: 'animator' }
  | { readonly kind: 'person'; readonly person: number; readonly name: string; readonly answer: number | null }
  | { readonly kind: 'claiming'; readonly name: string; readonly pin: string }
  | { readonly kind: 'stranger' };

/** All that a page of the room shows; sent whole whenever something in it changes. */
export interface RoomView {
  readonly room: string;
  readonly code: string;
  readonly title: string;
  readonly expected: number;
  readonly minutes: number;
  readonly createdAt: number;
  readonly steps: readonly ProgrammeStep[];
  readonly step: number;
  /** When the present step began. */
  readonly stepAt: number;
  readonly you: RoomYou;
  /** Empty on a phone, which has no use for it. */
  readonly people: readonly RoomPerson[];
  readonly games: readonly RoomGame[];
  /** Oldest first; on a phone the last one. */
  readonly polls: readonly RoomPoll[];
  readonly announcement: { readonly at: number; readonly text: string } | null;
  readonly wall: WallView;
  /** The animator's only. */
  readonly claims: readonly RoomClaim[];
}

/** The greeting of a socket that follows a room: the answer is `{ t: 'room', room, now }`, again at every change. */
export interface EnterRoom {
  readonly t: 'enter';
  readonly v: number;
  readonly room: string;
  readonly token?: string | undefined;
  readonly lang: 'fr' | 'en';
}
