import { z } from 'zod';
import type { CreateTable, ForkTable, PlayNow } from './api.ts';
import type { Hold, MakeRing, NewDevice } from './rings.ts';
import { MARKS } from './marks.ts';
import type { ChannelHours, NewChannel, SeatWishes } from './notices.ts';
import type { ClientMessage } from './wire.ts';
import { isZone } from './zoned.ts';

/* Decoders of what clients send. Not in the index: the page has no use for them and should not load zod. */

/** Figures that bound a request before anything looks at its meaning. */
const ID_LENGTH = 64;
const WORD_LENGTH = 200;
const SEATS_MOST = 100;
const SECONDS_MOST = 60 * 86_400;
const TEXT_LENGTH = 20_000;
const EXTENSION_LEAST = 5;
const EXTENSION_MOST = 3600;
const GRACE_HOURS_MOST = 72;

const id = z.string().min(1).max(ID_LENGTH);
const word = z.string().max(WORD_LENGTH);
/** As long as one of the house. */
const ownToken = z.string().regex(/^[\w-]{32}$/);
const seat = z.int().min(0).max(SEATS_MOST);
const actor = z.union([seat, z.literal('referee')]);
const lang = z.enum(['fr', 'en']);
const level = z.enum(['weak', 'decent', 'strong']);
const pace = z.enum(['atOnce', 'calm', 'step']);
const joining = z.enum(['free', 'people', 'host', 'closed']);
const graceHours = z.int().min(0).max(GRACE_HOURS_MOST);
const DAY_MINUTES = 1440;
const zone = z.string().min(1).max(ID_LENGTH).refine(isZone);
const minute = z
  .int()
  .min(0)
  .max(DAY_MINUTES - 1);
const rhythm = z.object({
  days: z
    .array(z.int().min(0).max(6))
    .min(1)
    .max(7)
    .transform((days) => [...new Set(days)].toSorted((a, b) => a - b)),
  minute,
  zone,
});
const options = z.record(z.string(), z.unknown());

const clientMessage = z.discriminatedUnion('t', [
  z.object({
    t: z.literal('hello'),
    v: z.int(),
    table: word,
    token: word.optional(),
    owner: word.optional(),
    logAfter: z.number().min(0).optional(),
    lang,
  }),
  z.object({ t: z.literal('move'), id, decision: z.int(), move: z.unknown() }),
  z.object({ t: z.literal('undo'), id }),
  z.object({ t: z.literal('takeback'), id }),
  z.object({ t: z.literal('agree'), id, yes: z.boolean() }),
  z.object({ t: z.literal('rematch'), id, yes: z.boolean() }),
  z.object({ t: z.literal('again'), id }),
  z.object({ t: z.literal('fork'), id, step: z.int().min(0) }),
  z.object({ t: z.literal('forkAnswer'), id, yes: z.boolean() }),
  z.object({ t: z.literal('propose'), id, options }),
  z.object({ t: z.literal('vote'), id, choice: z.enum(['yes', 'no']) }),
  z.object({
    t: z.literal('say'),
    id,
    text: z.string().max(TEXT_LENGTH),
    to: z
      .array(actor)
      .min(1)
      .max(SEATS_MOST + 1)
      .optional(),
  }),
  z.object({ t: z.literal('take'), id, seat, name: word, token: ownToken.optional() }),
  z.object({ t: z.literal('rename'), id, name: word, seat: seat.optional() }),
  z.object({
    t: z.literal('mark'),
    id,
    mark: z
      .int()
      .min(0)
      .max(MARKS - 1),
  }),
  z.object({ t: z.literal('named'), id, on: z.boolean() }),
  z.object({ t: z.literal('leave'), id }),
  z.object({ t: z.literal('quit'), id }),
  z.object({ t: z.literal('admit'), id, asker: z.int(), yes: z.boolean() }),
  z.object({ t: z.literal('vacation'), id, until: z.int().min(0).nullable(), seat: seat.optional() }),
  z.object({ t: z.literal('bot'), id, seat, level }),
  z.object({ t: z.literal('open'), id, seat }),
  z.object({ t: z.literal('remove'), id, seat }),
  z.object({ t: z.literal('reissue'), id, seat }),
  z.object({ t: z.literal('start'), id }),
  z.object({ t: z.literal('joining'), id, who: joining }),
  z.object({ t: z.literal('pace'), id, pace }),
  z.object({ t: z.literal('step'), id }),
  z.object({ t: z.literal('advice'), id, yes: z.boolean() }),
  z.object({ t: z.literal('pause'), id, on: z.boolean() }),
  z.object({ t: z.literal('extend'), id, seconds: z.int().min(EXTENSION_LEAST).max(EXTENSION_MOST) }),
  z.object({ t: z.literal('hurry'), id, seconds: z.int().min(EXTENSION_LEAST).max(EXTENSION_MOST) }),
  z.object({ t: z.literal('grace'), id, hours: graceHours }),
  z.object({ t: z.literal('amend'), id, options }),
  z.object({ t: z.literal('past'), id, step: z.int().min(0) }),
  z.object({ t: z.literal('series'), id, steps: z.object({ after: z.int().min(0), upTo: z.int().min(0) }).optional() }),
  z.object({ t: z.literal('hint'), id }),
  z.object({
    t: z.literal('report'),
    id,
    about: z.union([z.object({ talk: z.int().min(1) }), z.object({ seat })]),
    reason: z.enum(['insult', 'harassment', 'spam', 'other']),
  }),
  z.object({ t: z.literal('log'), id, before: z.number().min(0) }),
  z.object({ t: z.literal('talk'), id, before: z.int().min(0) }),
]);

const seatPlan = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('bot'), level }),
  z.object({ kind: z.literal('here'), name: word }),
]);

const createTable = z.object({
  game: word,
  options,
  seats: z.array(seatPlan).min(1).max(SEATS_MOST),
  secondsPerDecision: z.int().min(1).max(SECONDS_MOST).nullable(),
  graceHours: graceHours.optional(),
  rhythm: rhythm.nullable().optional(),
  watching: z.enum(['nobody', 'link', 'everyone']),
  joining: joining.optional(),
  takebacks: z.enum(['none', 'two', 'free']).optional(),
  pace: pace.optional(),
  referee: z.enum(['auto', 'me', 'someone']),
  start: z.boolean(),
  lang,
});

const playNow = z.object({ game: word, lang, name: word.optional() });

const after = z.int().min(0);
const forkTable = z.object({
  from: z.union([
    z.object({ table: word, after }),
    z.object({ table: word, shown: after }),
    z.object({ recording: z.unknown().refine((raw) => raw !== undefined), after, carried: z.literal(true).optional() }),
  ]),
  seat,
  name: word,
  others: z.enum(['weak', 'decent', 'strong', 'people']),
  hidden: z.enum(['kept', 'drawn']),
  lang,
});

const LABEL_LENGTH = 60;
const HOLDS_MOST = 300;

const hold = z.object({ table: word, token: word });
export const newDevice = { label: z.string().min(1).max(LABEL_LENGTH), kind: z.enum(['phone', 'tablet', 'computer']) };
const makeRing = z.object({ ...newDevice, holds: z.array(hold).min(1).max(HOLDS_MOST) });
const holds = z.object({ holds: z.array(hold).min(1).max(HOLDS_MOST) });
const carry = z.object({ words: word });
const takeCarry = z.object({ words: word, ...newDevice });
const MAIL_LENGTH = 254;
const KEY_LENGTH = 200;
const CHANNELS_MOST = 4;
const EVENTS_MOST = 12;

const quiet = z.object({ from: minute, to: minute }).nullable();
const channelHours = z.object({ lang, zone, quiet });
const base64url = z
  .string()
  .min(16)
  .max(KEY_LENGTH)
  .regex(/^[\w-]+=*$/);
const newChannel = z.discriminatedUnion('kind', [
  channelHours.extend({ kind: z.literal('push'), endpoint: z.string().max(1000), keys: z.object({ p256dh: base64url, auth: base64url }) }),
  channelHours.extend({ kind: z.literal('mail'), address: z.email().max(MAIL_LENGTH) }),
]);
const seatWishes = z.object({
  channels: z.array(z.object({ channel: id, secret: word })).max(CHANNELS_MOST),
  events: z.array(id).max(EVENTS_MOST),
});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The `id` of a request, even of one that is otherwise not understood: its sender waits for an answer to it. */
export const requestId = (raw: unknown): string | null =>
  isRecord(raw) && typeof raw.id === 'string' && raw.id.length >= 1 && raw.id.length <= ID_LENGTH ? raw.id : null;

/** A message off the wire, or null when it has not the shape of one. Moves, by far the most frequent, are recognised by hand. */
export const decodeClientMessage = (raw: unknown): ClientMessage | null => {
  if (isRecord(raw) && raw.t === 'move') {
    const sender = requestId(raw);
    const { decision, move } = raw;
    return sender !== null && typeof decision === 'number' && Number.isSafeInteger(decision) ? { t: 'move', id: sender, decision, move } : null;
  }
  const decoded = clientMessage.safeParse(raw);
  return decoded.success ? decoded.data : null;
};

export type Decoded<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly field: string };

export const decodeBody = <T>(schema: z.ZodType<T>, raw: unknown): Decoded<T> => {
  const decoded = schema.safeParse(raw);
  if (decoded.success) return { ok: true, value: decoded.data };
  return { ok: false, field: decoded.error.issues[0]?.path.join('.') ?? '' };
};

export const decodeCreateTable = (raw: unknown): Decoded<CreateTable> => decodeBody(createTable, raw);
export const decodeForkTable = (raw: unknown): Decoded<ForkTable> => decodeBody(forkTable, raw);
export const decodeNewChannel = (raw: unknown): Decoded<NewChannel> => decodeBody(newChannel, raw);
export const decodeChannelHours = (raw: unknown): Decoded<ChannelHours> => decodeBody(channelHours, raw);
export const decodeSeatWishes = (raw: unknown): Decoded<SeatWishes> => decodeBody(seatWishes, raw);
export const decodePlayNow = (raw: unknown): Decoded<PlayNow> => decodeBody(playNow, raw);
export const decodeMakeRing = (raw: unknown): Decoded<MakeRing> => decodeBody(makeRing, raw);
export const decodeHolds = (raw: unknown): Decoded<{ readonly holds: readonly Hold[] }> => decodeBody(holds, raw);
export const decodeCarry = (raw: unknown): Decoded<{ readonly words: string }> => decodeBody(carry, raw);
export const decodeTakeCarry = (raw: unknown): Decoded<NewDevice & { readonly words: string }> => decodeBody(takeCarry, raw);
