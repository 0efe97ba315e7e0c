import type { z } from 'zod';
import type { createRoom, enterRoom, game, programme, question, roomRequest } from './decode-rooms.ts';

/* A room: the hall of a workshop. People join once; games follow each other with the same people and phones. */

export const ROOM_PEOPLE_MOST = 60;
export const QUESTION_LENGTH = 200;
export const CHOICE_LENGTH = 60;
export const CHOICES_MOST = 6;
export const ANNOUNCEMENT_LENGTH = 140;
export const STEPS_MOST = 20;

/** A question put to everybody: one of these answers, or (none given) a number. */
export type RoomQuestion = z.infer<typeof question>;

/** The game of a step: plain data, judged when the game begins. */
export type StepGame = z.infer<typeof game>;

/** One part of a workshop. Without a game: welcome, discussion, debrief. */
export type ProgrammeStep = Programme['steps'][number];

export type Programme = z.infer<typeof programme>;

/** POST /api/rooms */
export type CreateRoom = z.infer<typeof createRoom>;

/** The animator's token is shown once, as a table's is. */
export interface CreatedRoom {
  readonly room: string;
  readonly code: string;
  readonly animator: string;
}

/** What the wall shows: what the moment calls for, or what the animator holds on to. */
export type WallView = 'auto' | 'lobby' | 'question' | 'lesson' | 'debrief' | 'black';

/** What leads the wall through a moment that it shows step by step. */
export type WallPress = 'on' | 'back';

/**
 * POST /api/rooms/:id, with `Authorization: Bearer <token>`. A person makes the token of his own phone (32 letters and more): to join
 * again with it is to come back, so a request whose answer was lost is simply sent again.
 */
export type RoomRequest = z.infer<typeof roomRequest>;

export interface RoomPerson {
  readonly person: number;
  readonly name: string;
  /** Two share a phone. */
  readonly heads: number;
  readonly mark: number;
  readonly paper: boolean;
  /** Left, or sent away; without a name: was in no game, and is forgotten. */
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
  /** `sentAway`: by the animator. */
  | { readonly kind: 'stranger'; readonly sentAway?: true };

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
  /** Nobody new comes in. */
  readonly locked: boolean;
  /** First names that are still free to be chosen; none: everybody writes their own. */
  readonly names: readonly string[];
  /** Words may be exchanged at its tables. */
  readonly talk: boolean;
  /** When it goes on by itself; null: not before something has happened. */
  readonly endsAt: number | null;
  /** The animator holds it where it is. */
  readonly held: boolean;
  /** The view of the debrief on the wall. */
  readonly slide: number;
  /** A wall is open. */
  readonly walled: boolean;
  /** The animator's only. */
  readonly claims: readonly RoomClaim[];
}

/** The greeting of a socket that follows a room: the answer is `{ t: 'room', room, now }`, again at every change. */
export type EnterRoom = z.infer<typeof enterRoom>;
