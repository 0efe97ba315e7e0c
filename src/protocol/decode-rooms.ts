import { z } from 'zod';
import { type Decoded, decodeBody } from './decode.ts';
import {
  ANNOUNCEMENT_LENGTH,
  CHOICE_LENGTH,
  CHOICES_MOST,
  type CreateRoom,
  type EnterRoom,
  type Programme,
  QUESTION_LENGTH,
  ROOM_PEOPLE_MOST,
  type RoomRequest,
  STEPS_MOST,
} from './rooms.ts';

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
const question = z.object({
  text: z.string().min(1).max(QUESTION_LENGTH),
  choices: z
    .array(z.string().min(1).max(CHOICE_LENGTH))
    .max(CHOICES_MOST)
    .refine(({ length }) => length !== 1),
  about: word.optional(),
});
const game = z.object({
  game: word,
  preset: word.optional(),
  options: z.record(z.string(), z.unknown()).optional(),
  perTable: z.int().min(1).max(ROOM_PEOPLE_MOST).optional(),
  seconds: seconds.optional(),
});
const step = z.object({
  title: z.string().min(1).max(TITLE_LENGTH),
  minutes,
  game: game.optional(),
  question: question.optional(),
  say: z.string().max(SAY_LENGTH).optional(),
});
const programme = z.object({ title: z.string().min(1).max(TITLE_LENGTH), steps: z.array(step).min(1).max(STEPS_MOST) });
const createRoom = programme.extend({ people: z.int().min(1).max(ROOM_PEOPLE_MOST), minutes, lang });

const roomRequest = z.discriminatedUnion('t', [
  z.object({ t: z.literal('join'), name: word, other: word.optional() }),
  z.object({ t: z.literal('claim'), name: word }),
  z.object({ t: z.literal('leave') }),
  z.object({ t: z.literal('answer'), question: index, value: z.number().min(-VALUE_MOST).max(VALUE_MOST) }),
  z.object({ t: z.literal('begin'), step: index, games: index }),
  z.object({ t: z.literal('step'), step: index }),
  z.object({ t: z.literal('ask'), question }),
  z.object({ t: z.literal('close') }),
  z.object({ t: z.literal('announce'), text: z.string().max(ANNOUNCEMENT_LENGTH) }),
  z.object({ t: z.literal('wall'), view: z.enum(['auto', 'lobby', 'question', 'debrief', 'black']) }),
  z.object({ t: z.literal('press'), press: z.enum(['on', 'back']) }),
  z.object({ t: z.literal('pause'), on: z.boolean() }),
  z.object({ t: z.literal('hurry'), seconds }),
  z.object({ t: z.literal('extend'), seconds }),
  z.object({ t: z.literal('paper'), name: word }),
  z.object({ t: z.literal('remove'), person: index }),
  z.object({ t: z.literal('confirm'), claim: z.int(), yes: z.boolean() }),
]);

const enterRoom = z.object({ t: z.literal('enter'), v: z.int(), room: word, token: word.optional(), lang });

export const decodeCreateRoom = (raw: unknown): Decoded<CreateRoom> => decodeBody(createRoom, raw);
export const decodeProgramme = (raw: unknown): Decoded<Programme> => decodeBody(programme, raw);
export const decodeRoomRequest = (raw: unknown): Decoded<RoomRequest> => decodeBody(roomRequest, raw);
/** Null: this is no greeting of a room. */
export const decodeEnterRoom = (raw: unknown): EnterRoom | null => {
  const decoded = enterRoom.safeParse(raw);
  return decoded.success ? decoded.data : null;
};
