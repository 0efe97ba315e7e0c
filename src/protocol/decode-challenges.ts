import { z } from 'zod';
import { CHALLENGE_TITLE_LENGTH } from './challenges.ts';

/* What is asked of challenges. */

const id = z.string().min(1).max(64);
const lang = z.enum(['fr', 'en']);
const closesAt = z.int().min(0);
const names = z.enum(['shown', 'hidden']);
const TRIES_MOST = 9;
const SEATS_MOST = 100;
const EXPECTED_MOST = 1000;

export const createChallenge = z.object({
  game: id,
  options: z.record(z.string(), z.unknown()),
  seats: z.int().min(1).max(SEATS_MOST),
  level: z.enum(['weak', 'decent', 'strong']),
  title: z.string().max(CHALLENGE_TITLE_LENGTH),
  closesAt,
  tries: z.int().min(1).max(TRIES_MOST).nullable(),
  names,
  /** How many are to play it, where that is known. */
  expected: z.int().min(1).max(EXPECTED_MOST).nullable().default(null),
  /** A finished game whose deal it is; absent: a new one. */
  from: id.optional(),
  /** The deal of a recording that whoever asks has: of a game of the lab, of a file. */
  seed: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional(),
  lang,
});

export const changeChallenge = z.object({
  /** Later than it was, or now. */
  closesAt: z.union([closesAt, z.literal('now')]).optional(),
  names: names.optional(),
  /** Two of the board's people who are one: the first game of both counts. */
  join: z.tuple([id, id]).readonly().optional(),
  /** One who was joined: each is their own again. */
  part: id.optional(),
});

export const startAttempt = z.object({
  name: z.string().max(200),
  lang,
  /** Sent again where an answer was lost: the same from the same device is answered by the same table. */
  client: z.string().min(16).max(64).optional(),
});

export const hostChallenges = z.object({ on: z.boolean(), games: z.array(id).max(50).readonly().nullable() });
