import { createHash } from 'node:crypto';
import {
  type AnyGame,
  type BotLevel,
  createMatch,
  decodeRecording,
  type Moment,
  moments,
  type Outcome,
  playChecked,
  quickChance,
  type Recording,
  record,
  replay,
  type Seed,
  sightOf,
} from '#kernel';
import { difference, throughJson } from './difference.ts';
import type { OpenMatch } from './faults.ts';
import { pickAwaited } from './random-player.ts';

/** A finished game kept on file: played again, it must pass through the same states. */
export interface GoldenGame {
  readonly about: string;
  readonly recording: Recording;
  /** Digests of the state and log after every `every` steps, and after the last. */
  readonly every: number;
  readonly digests: readonly string[];
  readonly outcome: Outcome;
}

const DEFAULT_EVERY = 50;
const DIGEST_LENGTH = 16;

/** The value with its keys in order, so that the same data has the same digest however it was built. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries: [string, unknown][] = Object.entries(value).map(([key, inner]) => [key, sorted(inner)]);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
};

const digestOf = ({ state, log }: Moment<unknown, unknown, object>): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted({ state, log })))
    .digest('hex')
    .slice(0, DIGEST_LENGTH);

const digests = (match: OpenMatch, every: number): readonly string[] => {
  const all = moments(match);
  return all.filter((moment, index) => moment.step % every === 0 || index === all.length - 1).map(digestOf);
};

export const keepGame = (about: string, match: OpenMatch, every = DEFAULT_EVERY): GoldenGame => {
  const outcome = match.game.outcome(match.now.state);
  if (outcome === null) throw new Error(`${about}: only a finished game is kept`);
  return { about, recording: record(match), every, digests: digests(match, every), outcome };
};

const isData = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Null when the file is not a golden game. */
export const decodeGolden = (
  raw: unknown,
): { readonly recording: Recording; readonly every: number; readonly digests: readonly unknown[]; readonly outcome: unknown } | null => {
  if (!isData(raw)) return null;
  const recording = decodeRecording(raw.recording);
  if (recording === null || !Number.isInteger(raw.every) || Number(raw.every) < 1 || !Array.isArray(raw.digests)) return null;
  return { recording, every: Number(raw.every), digests: raw.digests, outcome: raw.outcome };
};

/** Null when the game still plays as on file, else what has changed. A rules change must raise `rulesVersion`, and the files be made anew. */
export const goldenFault = (game: AnyGame, raw: unknown): string | null => {
  const golden = decodeGolden(raw);
  if (golden === null) return 'the file is not a golden game';
  const replayed = replay(game.module, golden.recording);
  if (!replayed.ok) return `step ${replayed.step} is refused (${replayed.refusal.key})`;
  const found = digests(replayed.match, golden.every);
  const changed = found.findIndex((digest, index) => digest !== golden.digests[index]);
  if (found.length < golden.digests.length) return 'the file has more digests than the game has steps';
  if (changed >= 0) return `something changed before or at step ${Math.min(changed * golden.every, golden.recording.inputs.length)}`;
  return difference(golden.outcome, throughJson(game.module.outcome(replayed.match.now.state)), 'outcome');
};

export interface BotGamePlan {
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: Seed;
  /** By seat, in turn; null plays anything legal. */
  readonly players: readonly (BotLevel | null)[];
  readonly maxSteps: number;
}

/** A match played by bots from their sights; null when it does not end in time or cannot start. */
export const playBotGame = (game: AnyGame, plan: BotGamePlan): OpenMatch | null => {
  const created = createMatch(game.module, plan);
  if (!created.ok) return null;
  let match: OpenMatch = created.match;
  const chance = quickChance(Number.parseInt(plan.seed.slice(0, 8), 16));
  const { module } = game;
  while (match.now.step < plan.maxSteps) {
    if (module.outcome(match.now.state) !== null) return match;
    const by = pickAwaited(module.pending(match.now.state), chance);
    if (by === null) return null;
    const level = by === 'referee' ? null : (plan.players[by % plan.players.length] ?? null);
    const bot = level === null ? undefined : game.bots[level];
    const move: unknown =
      bot === undefined || by === 'referee' ? module.sample(match.now.state, by, chance) : bot.choose(sightOf(module, match.now.state, by), by, chance);
    match = playChecked(match, { by, move });
  }
  return null;
};
