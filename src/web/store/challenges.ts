import type { ChallengeBoard, ChallengeResults, ChallengesToday, ChangeChallenge, CreateChallenge, CreatedChallenge, Deal, StartedTry } from '#protocol';
import { computed, signal } from '@preact/signals';
import { onStoredElsewhere, readStored, writeStored } from '../browser/storage.ts';
import { lang } from '../browser/settings.ts';
import { t } from '../i18n/house.ts';
import { opening } from './house-word.ts';
import { call, type Fetched, hasText, isAnything, isObject } from './api.ts';
import { seconds } from './clock.ts';
import { UNREACHABLE } from './failure.ts';
import { knownKey, ownKey } from './challenge-key.ts';
import { newToken } from './identifiers.ts';
import { deviceToken } from './keys.ts';
import { rememberTable, tokenAt } from './tables.ts';

/* What is asked of challenges, and what this device keeps of them. */

const GIVEN = 'challengesGiven';
const GIVEN_KEPT = 30;

/** A challenge that this device gave: its board opens by the token alone. */
export interface Given {
  readonly challenge: string;
  readonly giver: string;
  readonly game: string;
  readonly title: string;
}

const isGiven = (value: unknown): value is Given => ['challenge', 'giver', 'game', 'title'].every((key) => hasText(value, key));
const readGiven = (): readonly Given[] => {
  const stored = readStored(GIVEN);
  return Array.isArray(stored) ? stored.filter(isGiven) : [];
};
const given = signal(readGiven());
onStoredElsewhere(GIVEN, () => {
  given.value = readGiven();
});
const keepGiven = (next: readonly Given[]): void => {
  given.value = next.slice(0, GIVEN_KEPT);
  writeStored(GIVEN, given.value);
};
export const givenChallenges = computed(() => given.value);
export const rememberGiven = (one: Given): void => keepGiven([one, ...readGiven().filter(({ challenge }) => challenge !== one.challenge)]);
export const forgetGiven = (challenge: string): void => keepGiven(readGiven().filter((one) => one.challenge !== challenge));
const giverOf = (challenge: string): string | undefined => given.peek().find((one) => one.challenge === challenge)?.giver;

const isDeal = (value: unknown): value is Deal => hasText(value, 'challenge') && hasText(value, 'commitment');
const isToday = (value: unknown): value is ChallengesToday => isObject(value) && Array.isArray(value.deals) && Array.isArray(value.week);
const isResults = (value: unknown): value is ChallengeResults => isObject(value) && Array.isArray(value.scores) && Array.isArray(value.players);
const isBoard = (value: unknown): value is ChallengeBoard => isObject(value) && Array.isArray(value.entries);
const isCreated = (value: unknown): value is CreatedChallenge => hasText(value, 'challenge') && hasText(value, 'giver');
const isReminded = (value: unknown): value is { readonly told: number } => isObject(value) && typeof value.told === 'number';
const isStarted = (value: unknown): value is StartedTry => hasText(value, 'table') && isObject(value) && Array.isArray(value.seats);

const TODAY = 'challengesToday';
/** What was told last, for when there is no line: deals that are over may be practised from it. */
export const keepToday = (today: ChallengesToday): void => writeStored(TODAY, today);
export const keptToday = (): ChallengesToday | null => {
  const stored = readStored(TODAY);
  return isToday(stored) ? stored : null;
};

const pathOf = (challenge: string, more = ''): string => `/api/challenges/${encodeURIComponent(challenge)}${more}`;

/** By how much the server's clock is ahead of this device's: it closes by that one. */
const ahead = signal(0);
export const serverNow = (): number => seconds.value + ahead.value;

const timed = async <T>(asked: Promise<Fetched<T>>, nowIn: (value: T) => number): Promise<Fetched<T>> => {
  const answer = await asked;
  if (answer.ok) ahead.value = nowIn(answer.value) - Date.now();
  return answer;
};

export const challengeApi = {
  today: () => timed(call('GET', '/api/challenges', isToday, undefined, knownKey()), ({ now }) => now),
  deal: (challenge: string) => timed(call('GET', pathOf(challenge), isDeal, undefined, knownKey()), ({ now }) => now),
  results: (challenge: string) => call('GET', pathOf(challenge, '/results'), isResults, undefined, knownKey()),
  board: (challenge: string) => timed(call('GET', pathOf(challenge, '/board'), isBoard, undefined, giverOf(challenge)), ({ deal }) => deal.now),
  create: (asked: CreateChallenge) =>
    opening((word) => call('POST', '/api/challenges', isCreated, asked, asked.from === undefined ? undefined : (tokenAt(asked.from) ?? undefined), word)),
  change: (challenge: string, asked: ChangeChallenge) => call('POST', pathOf(challenge), isDeal, asked, giverOf(challenge)),
  remind: (challenge: string) => call('POST', pathOf(challenge, '/reminders'), isReminded, {}, giverOf(challenge)),
  remove: (challenge: string) => call('DELETE', pathOf(challenge), isAnything, undefined, giverOf(challenge)),
};

const TAKING = 'challengesTaking';
const taking = (): Readonly<Record<string, string>> => {
  const stored = readStored(TAKING);
  return isObject(stored) ? Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string')) : {};
};
/** Asked for, and not yet answered: what was lost on the line is asked for once more, and is the same game. */
export const isTaking = (challenge: string): boolean => challenge in taking();

/** Opens the table of a try, and keeps the chair; or the sentence that says why not. */
export const startTry = async ({ challenge, game }: Deal, name: string): Promise<{ readonly table: string } | { readonly wrong: string }> => {
  // What this device already holds belongs to its key ring before anybody is asked who they are.
  if (deviceToken.peek() !== null) await (await import('./ring.ts')).keepInStep();
  const others = taking();
  const client = others[challenge] ?? newToken();
  writeStored(TAKING, { ...others, [challenge]: client });
  const started = await call('POST', pathOf(challenge, '/tries'), isStarted, { name, lang: lang.peek(), client }, ownKey());
  if (!started.ok && started.code === UNREACHABLE) return { wrong: started.message || t('error.unreachable') };
  if (started.ok) {
    const { table, code, seats } = started.value;
    rememberTable({ table, code, game, owner: null, referee: null, seats });
  }
  const { [challenge]: _answered, ...left } = taking();
  writeStored(TAKING, left);
  if (!started.ok) return { wrong: started.message };
  // Who is told of the day is known by the same key as who plays it. Fetched when it is wanted: the home page would fetch the whole table with it.
  void import('./notifications.ts').then(
    ({ keepDaily }) => keepDaily(),
    () => undefined,
  );
  return { table: started.value.table };
};
