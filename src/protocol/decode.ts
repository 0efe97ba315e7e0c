import { z } from 'zod';
import { MARKS } from './marks.ts';
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
const DEADLINE_MOST = 14 * 86_400;
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
const days = z
  .array(z.int().min(0).max(6))
  .min(1)
  .max(7)
  .transform((given): readonly number[] => [...new Set(given)].toSorted((a, b) => a - b));
const MOST_KINDS = 8;
const kinds = z.record(z.string().max(ID_LENGTH), days).refine((given) => Object.keys(given).length <= MOST_KINDS);
const rhythm = z.object({ days, minute, zone, kinds: kinds.optional() });
const watching = z.enum(['nobody', 'link', 'everyone']);
const takebacks = z.enum(['none', 'two', 'free']);
const options = z.record(z.string(), z.unknown());
const sameDice = z.literal(true).optional();

/** What is asked of the server. Every request with an `id` is answered once, by `ok` or `no`. */
export const clientMessage = z.discriminatedUnion('t', [
  /**
   * Token absent: a spectator. `owner`: the owner's token, when the first one is a seat's or the referee's. `logAfter`: the last
   * log number held, so that a reconnection resumes without loss or repetition. A second hello changes who this socket is.
   */
  z.object({
    t: z.literal('hello'),
    v: z.int(),
    table: word,
    token: word.optional(),
    owner: word.optional(),
    logAfter: z.number().min(0).optional(),
    lang,
  }),
  /** `id` is unguessable enough to be unique (a UUID): a repeat is answered, not applied twice. `decision` is the number of the decision being answered. */
  z.object({ t: z.literal('move'), id, decision: z.int(), move: z.unknown() }),
  z.object({ t: z.literal('undo'), id }),
  /** Asks to take back one's own last move, with all that came after it. */
  z.object({ t: z.literal('takeback'), id }),
  /** Answers the takeback that is asked for; whoever asked takes his question back with a no. */
  z.object({ t: z.literal('agree'), id, yes: z.boolean() }),
  /** In a game that is over: to play the same again, or not to. */
  z.object({ t: z.literal('rematch'), id, yes: z.boolean() }),
  /** Does not wait for those who have not said whether they play again: bots keep their seats. */
  z.object({ t: z.literal('again'), id }),
  /** Asks all people at the table for a fork of the running game, from a shown step. The same dice are not to be had of it. */
  z.object({ t: z.literal('fork'), id, step: z.int().min(0), sameDice }),
  /** Answers it; whoever asked takes his question back with a no. */
  z.object({ t: z.literal('forkAnswer'), id, yes: z.boolean() }),
  /** A change of the running game's options, of the table's own settings (`table`), or of both; all people who sit there vote. */
  z.object({
    t: z.literal('propose'),
    id,
    options,
    table: z
      .object({ secondsPerDecision: z.int().min(1).max(SECONDS_MOST).nullable().optional(), watching: watching.optional(), takebacks: takebacks.optional() })
      .optional(),
  }),
  z.object({ t: z.literal('vote'), id, choice: z.enum(['yes', 'no']) }),
  /** To everybody, or in private to others who sit at the table and the referee. */
  z.object({
    t: z.literal('say'),
    id,
    text: z.string().max(TEXT_LENGTH),
    to: z
      .array(actor)
      .min(1)
      .max(SEATS_MOST + 1)
      .readonly()
      .optional(),
  }),
  /**
   * Take an open seat (lobby, or a bot's or empty one later); the answer carries the seat's token. `seat` may be the next number:
   * a newcomer's chair. Where somebody must be asked first (`joining`), the answer comes when they have answered. With a `token` of one's
   * own (32 letters of base64url, drawn at random) the request may be repeated when its answer was lost: whoever has the token has the chair.
   */
  z.object({ t: z.literal('take'), id, seat, name: word, token: ownToken.optional() }),
  /** One's own name; with `seat`, the owner or the referee renames somebody else. */
  z.object({ t: z.literal('rename'), id, name: word, seat: seat.optional() }),
  /** One's own colour and shape, by its number. */
  z.object({
    t: z.literal('mark'),
    id,
    mark: z
      .int()
      .min(0)
      .max(MARKS - 1),
  }),
  /** Whether one agrees to be named in recordings. */
  z.object({ t: z.literal('named'), id, on: z.boolean() }),
  /** The seat goes to a bot, and one may come back. */
  z.object({ t: z.literal('leave'), id }),
  /** Leaves the game as its rules have it, where they end the part of whoever leaves (`mayQuit`). */
  z.object({ t: z.literal('quit'), id }),
  /** Answers somebody who asks for a chair: the people who play, or whoever runs the table, as `joining` says. */
  z.object({ t: z.literal('admit'), id, asker: z.int(), yes: z.boolean() }),
  /** Away until then (epoch ms); null: back. With `seat`, the owner or the referee ends somebody else’s absence. */
  z.object({ t: z.literal('vacation'), id, until: z.int().min(0).nullable(), seat: seat.optional() }),
  /** Where bots go step by step: those who are awaited answer now. */
  z.object({ t: z.literal('step'), id }),
  /** Agrees that advice may be asked for at this table of people, or no longer does. */
  z.object({ t: z.literal('advice'), id, yes: z.boolean() }),
  /** One agrees to settings that were changed since one sat down. */
  z.object({ t: z.literal('settle'), id }),
  /** Owner or referee only, from here on. */
  z.object({ t: z.literal('bot'), id, seat, level }),
  z.object({ t: z.literal('open'), id, seat }),
  /** Whoever sits there is sent away: his link opens nothing any more, and everybody is told. */
  z.object({ t: z.literal('remove'), id, seat }),
  z.object({ t: z.literal('reissue'), id, seat }),
  /** Chairs that nobody has taken are removed, and those after them move up. */
  z.object({ t: z.literal('start'), id }),
  /** Who lets newcomers sit down from now on. */
  z.object({ t: z.literal('joining'), id, who: joining }),
  /** Before the game: its settings. What is left out stays as it is. */
  z.object({
    t: z.literal('settings'),
    id,
    seats: z.int().min(1).max(SEATS_MOST).optional(),
    options: options.optional(),
    secondsPerDecision: z.int().min(1).max(SECONDS_MOST).nullable().optional(),
    graceHours: graceHours.optional(),
    rhythm: rhythm.nullable().optional(),
    watching: watching.optional(),
    takebacks: takebacks.optional(),
  }),
  /** Before the game: whether newcomers must be let in. */
  z.object({ t: z.literal('guard'), id, on: z.boolean() }),
  z.object({ t: z.literal('pause'), id, on: z.boolean() }),
  /** How fast bots answer from now on. */
  z.object({ t: z.literal('pace'), id, pace }),
  /** More time for everybody who is awaited now. */
  z.object({ t: z.literal('extend'), id, seconds: z.int().min(EXTENSION_LEAST).max(DEADLINE_MOST) }),
  /** So many seconds are left to everybody who is awaited, then the rules decide for them. */
  z.object({ t: z.literal('hurry'), id, seconds: z.int().min(EXTENSION_LEAST).max(EXTENSION_MOST) }),
  /** What everybody gets after a deadline that has not passed yet. */
  z.object({ t: z.literal('grace'), id, hours: graceHours }),
  /** Referee only. */
  z.object({ t: z.literal('amend'), id, options }),
  /** The board as it was after a step, for this viewer. */
  z.object({ t: z.literal('past'), id, step: z.int().min(0) }),
  /** The figures of every turn; with `steps`, of a game that is over, those after each of these steps instead. */
  z.object({ t: z.literal('series'), id, steps: z.object({ after: z.int().min(0), upTo: z.int().min(0) }).optional() }),
  /** What would a strong bot do in this seat? Only where all others are bots, or all people agree; it is told in the log. */
  z.object({ t: z.literal('hint'), id }),
  /** Words that one has read (their number), or somebody's name: told to whoever runs the server, and to nobody else. */
  z.object({
    t: z.literal('report'),
    id,
    about: z.union([z.object({ talk: z.int().min(1) }), z.object({ seat })]),
    reason: z.enum(['insult', 'harassment', 'spam', 'other']),
  }),
  /** Older lines than the first scene had. */
  z.object({ t: z.literal('log'), id, before: z.number().min(0) }),
  z.object({ t: z.literal('talk'), id, before: z.int().min(0) }),
]);

const seatPlan = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('bot'), level }),
  /** Played on the device that creates the table: the creator, or hot seat when there are several. */
  z.object({ kind: z.literal('here'), name: word }),
]);

export const createTable = z.object({
  game: word,
  options,
  seats: z.array(seatPlan).min(1).max(SEATS_MOST).readonly(),
  /** Seconds for each decision; null: no limit. */
  secondsPerDecision: z.int().min(1).max(SECONDS_MOST).nullable(),
  /** Hours that an awaited seat gets after its deadline; absent: none. */
  graceHours: graceHours.optional(),
  /** Days and hour on which limits of an hour and more end; absent: so long after they began. */
  rhythm: rhythm.nullable().optional(),
  watching,
  /** Absent: the people who play are asked. */
  joining: joining.optional(),
  /** Absent: two. */
  takebacks: takebacks.optional(),
  /** How fast bots answer; `calm` when absent. */
  pace: pace.optional(),
  /** `me`: the creator holds the referee's chair; `someone`: whoever has the referee link. */
  referee: z.enum(['auto', 'me', 'someone']),
  /** Start at once when no seat is open. */
  start: z.boolean(),
  lang,
});

export const playNow = z.object({ game: word, lang, name: word.optional() });

const after = z.int().min(0);
export const forkTable = z.object({
  /** After so many inputs of a finished game or of a recording; or at a shown step of a running game against bots. */
  from: z.union([
    z.object({ table: word, after }),
    z.object({ table: word, shown: after }),
    /** `carried`: whoever hands it in plays it on a device, and goes on here. */
    z.object({
      recording: z.unknown().refine((raw): boolean => raw !== undefined),
      after,
      carried: z.literal(true).optional(),
    }),
  ]),
  seat,
  name: word,
  /** Who plays the other seats: bots of a level, or whoever comes. */
  others: z.enum(['weak', 'decent', 'strong', 'people']),
  hidden: z.enum(['kept', 'drawn']),
  sameDice,
  lang,
});

const LABEL_LENGTH = 60;
const HOLDS_MOST = 300;

const hold = z.object({ table: word, token: word });
export const deviceLabel = z.object({ label: z.string().min(1).max(LABEL_LENGTH) });
export const newDevice = { label: z.string().min(1).max(LABEL_LENGTH), kind: z.enum(['phone', 'tablet', 'computer']) };
export const holds = z.object({ holds: z.array(hold).min(1).max(HOLDS_MOST).readonly() });
export const makeRing = holds.extend(newDevice);
/** Whose words the devices of a ring do not show at a table. */
export const muting = z.object({ table: word, seats: z.array(seat).max(SEATS_MOST).readonly() });
export const carry = z.object({ words: word });
export const takeCarry = z.object({ words: word, ...newDevice });
const MAIL_LENGTH = 254;
const KEY_LENGTH = 200;
const CHANNELS_MOST = 4;
const EVENTS_MOST = 12;

const quiet = z.object({ from: minute, to: minute }).nullable();
export const channelHours = z.object({ lang, zone, quiet });
const base64url = z
  .string()
  .min(16)
  .max(KEY_LENGTH)
  .regex(/^[\w-]+=*$/);
export const newChannel = z.discriminatedUnion('kind', [
  channelHours.extend({ kind: z.literal('push'), endpoint: z.string().max(1000), keys: z.object({ p256dh: base64url, auth: base64url }) }),
  channelHours.extend({ kind: z.literal('mail'), address: z.email().max(MAIL_LENGTH) }),
]);
const heldChannels = z
  .array(z.object({ channel: id, secret: word }))
  .max(CHANNELS_MOST)
  .readonly();
/** The challenge of the day at this minute of the day, by the clock of the channel; null: no more. */
export const dailyNotice = z.object({
  minute: z
    .int()
    .min(0)
    .max(24 * 60 - 1)
    .nullable(),
  channels: heldChannels,
});
export const seatWishes = z.object({
  channels: heldChannels,
  events: z.array(id).max(EVENTS_MOST).readonly(),
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
