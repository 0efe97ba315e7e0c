import { chanceOf, type Draws, quickChance, type Seed } from '#kernel/chance.ts';
import { at } from '#kernel/collections.ts';
import type { Actor, GameModule, Outcome } from '#kernel/game.ts';
import { awaitedOf, nextOf } from '#kernel/match.ts';
import { resolveOptions } from '#kernel/options.ts';

export interface RandomGamePlan<S, M> {
  readonly seats: number;
  /** As off a file: completed by defaults. */
  readonly options: unknown;
  readonly seed: Seed;
  /** A game that has not ended by then is given up. */
  readonly maxMoves?: number;
  onMove?(state: S, actor: Actor, move: M): void;
}

export interface RandomGame<S, V> {
  readonly moves: number;
  /** Null when the game was given up. */
  readonly outcome: Outcome | null;
  readonly state: S;
  /** What the last mover saw: every mover's view is computed, as at a table. */
  readonly lastView: V | null;
}

const FAR_TOO_MANY_MOVES = 1_000_000;

/** One of those the game waits for, each as likely as the other; null when it waits for nobody. */
export const pickAwaited = (awaited: readonly Actor[], chance: Draws): Actor | null => {
  if (awaited.length < 2) return awaited[0] ?? null;
  return pickOne(awaited, chance);
};

/** A number for the player's own choices, apart from the dice of the match. */
const playerChance = (seed: Seed): Draws => quickChance(Number.parseInt(seed.slice(0, 8), 16));

/**
 * Plays one game with random legal moves, fast: no history is kept, but the mover's view is made, every move is judged
 * and the dice are those of a match. An illegal sample, or nobody awaited before the end, is an exception.
 */
export const playRandomGame = <S, M, V, O>(game: GameModule<S, M, V, O>, plan: RandomGamePlan<S, M>): RandomGame<S, V> => {
  const resolved = resolveOptions(game.options, plan.options);
  if (!resolved.ok) throw new Error(`${game.id}: options refused (${resolved.refusal.key})`);
  const conflict = game.checkOptions(resolved.options, plan.seats);
  if (conflict !== null) throw new Error(`${game.id}: options refused (${conflict.key})`);
  const chooser = playerChance(plan.seed);
  const maxMoves = plan.maxMoves ?? FAR_TOO_MANY_MOVES;
  let { state } = game.setup(resolved.options, plan.seats, chanceOf(plan.seed));
  let lastView: V | null = null;
  let moves = 0;
  let outcome = game.outcome(state);
  while (outcome === null && moves < maxMoves) {
    const actor = pickAwaited(awaitedOf(game, state), chooser);
    if (actor === null) throw new Error(`${game.id}: nobody is awaited after ${moves} moves, and there is no outcome`);
    lastView = game.view(state, actor);
    const move = game.sample(state, actor, chooser);
    const input = { by: actor, move };
    const refusal = game.check(state, input);
    if (refusal !== null) throw new Error(`${game.id}: sample ${JSON.stringify(move)} refused (${refusal.key}) after ${moves} moves`);
    moves++;
    state = nextOf(game, state, input, chanceOf(plan.seed));
    plan.onMove?.(state, actor, move);
    outcome = game.outcome(state);
  }
  return { moves, outcome, state, lastView };
};

/** An element at random. */
export const pickOne = <T>(items: readonly T[], chance: Draws): T => at(items, chance.int(items.length));
