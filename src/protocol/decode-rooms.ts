import { z } from 'zod';
import { ANNOUNCEMENT_LENGTH, CHOICE_LENGTH, CHOICES_MOST, type EnterRoom, QUESTION_LENGTH, ROOM_PEOPLE_MOST, STEPS_MOST } from './rooms.ts';

/* Decoders of what is said to a room. */

const WORD_LENGTH = 200;
const TITLE_LENGTH = 80;
const SAY_LENGTH = 600;
const MINUTES_MOST = 24 * 60;
const SECONDS_MOST = 3600;
const VALUE_MOST = 1e9;

const word = z.string().max(WORD_LENGTH);
const lang = z.enum(['fr', 'en']);
const seconds = z.int().min(5).max(SECONDS_MOST);
const minutes = z.int().min(0).max(MINUTES_MOST);
const index = z.int().min(0).max(1000);
export const question = z.object({
  text: z.string().min(1).max(QUESTION_LENGTH),
  choices: z
    .array(z.string().min(1).max(CHOICE_LENGTH))
    .max(CHOICES_MOST)
    .refine(({ length }) => length !== 1)
    .readonly(),
  /** The name by which the game tells afterwards which answer came true; absent: there is no right one. */
  about: word.optional(),
});
export const game = z.object({
  game: word,
  /** One of the game's own named choices of options; `options` stand over it. */
  preset: word.optional(),
  options: z.record(z.string(), z.unknown()).optional(),
  /** At most so many at one table; absent: as many as the game seats. */
  perTable: z.int().min(1).max(ROOM_PEOPLE_MOST).optional(),
  /** For each decision, where the rules open no window; absent: no limit. */
  seconds: seconds.optional(),
  /** Players may vote on rules; absent: they may not. */
  motions: z.boolean().optional(),
});
const step = z.object({
  title: z.string().min(1).max(TITLE_LENGTH),
  minutes,
  game: game.optional(),
  /** What may be asked before it. */
  question: question.optional(),
  /** What the animator may say. */
  say: z.string().max(SAY_LENGTH).optional(),
  /** What phones that have nothing to do offer: to learn the game that comes, or nothing but the wall. Absent: the first. */
  phones: z.enum(['learn', 'look']).optional(),
  /** What ends it, so that the room goes on by itself: its minutes, everybody’s answer, the end of its game, or the animator alone. */
  ends: z.enum(['hand', 'time', 'answered', 'over']).optional(),
});
export const programme = z.object({ title: z.string().min(1).max(TITLE_LENGTH), steps: z.array(step).min(1).max(STEPS_MOST).readonly() });
/** `people`: how many are expected. */
export const createRoom = programme.extend({ people: z.int().min(1).max(ROOM_PEOPLE_MOST), minutes, lang });

export const roomRequest = z.discriminatedUnion('t', [
  /** `other`: somebody who shares this phone. */
  z.object({ t: z.literal('join'), name: word, other: word.optional() }),
  /** Says to be somebody who is there already, on another phone; the animator confirms. */
  z.object({ t: z.literal('claim'), name: word }),
  z.object({ t: z.literal('leave') }),
  z.object({ t: z.literal('answer'), question: index, value: z.number().min(-VALUE_MOST).max(VALUE_MOST) }),
  /** The animator's only, from here on. `games`: how many there have been, so that a game begins once. */
  z.object({ t: z.literal('begin'), step: index, games: index }),
  z.object({ t: z.literal('step'), step: index }),
  z.object({ t: z.literal('ask'), question }),
  z.object({ t: z.literal('close') }),
  /** Empty: taken off wall and phones. */
  z.object({ t: z.literal('announce'), text: z.string().max(ANNOUNCEMENT_LENGTH) }),
  z.object({ t: z.literal('wall'), view: z.enum(['auto', 'lobby', 'question', 'lesson', 'debrief', 'black']) }),
  /** The wall goes one part on in what it tells, or back. */
  z.object({ t: z.literal('press'), press: z.enum(['on', 'back']) }),
  z.object({ t: z.literal('pause'), on: z.boolean() }),
  z.object({ t: z.literal('hurry'), seconds }),
  z.object({ t: z.literal('extend'), seconds }),
  /** Somebody without a phone: the animator answers for him. */
  z.object({ t: z.literal('paper'), name: word }),
  z.object({ t: z.literal('remove'), person: index }),
  /** Nobody new comes in, or everybody may again. */
  z.object({ t: z.literal('door'), locked: z.boolean() }),
  /** Everybody whose line has been lost for a while leaves, and claims that wait are dropped. */
  z.object({ t: z.literal('clear') }),
  /** Another name for somebody, in the room and at their table. */
  z.object({ t: z.literal('rename'), person: index, name: word }),
  /** First names to be chosen from; empty: everybody writes their own. */
  z.object({ t: z.literal('names'), names: z.array(word).max(ROOM_PEOPLE_MOST).readonly() }),
  /** May words be exchanged at the tables? */
  z.object({ t: z.literal('talk'), on: z.boolean() }),
  /** A bot goes on for somebody until they touch their phone. */
  z.object({ t: z.literal('stand'), person: index }),
  /** The room stays at this moment, or goes on by itself again. */
  z.object({ t: z.literal('hold'), on: z.boolean() }),
  /** The view of the debrief that the wall shows. */
  z.object({ t: z.literal('slide'), slide: z.int().min(0).max(9) }),
  z.object({ t: z.literal('confirm'), claim: z.int(), yes: z.boolean() }),
]);

export const enterRoom = z.object({ t: z.literal('enter'), v: z.int(), room: word, token: word.optional(), lang });

/** Null: this is no greeting of a room. */
export const decodeEnterRoom = (raw: unknown): EnterRoom | null => {
  const decoded = enterRoom.safeParse(raw);
  return decoded.success ? decoded.data : null;
};
