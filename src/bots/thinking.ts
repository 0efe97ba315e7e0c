import { quickChance } from '#kernel/chance.ts';
import type { AnyGame, BotLevel, Seat, Sight } from '#kernel/game.ts';
import { botFor } from './levels.ts';
import { advice } from './search.ts';

/* A bot that thinks in a thread or a worker of its own: what it is asked and what it answers is plain data. */

export interface Question {
  readonly id: number;
  readonly game: string;
  readonly level: BotLevel;
  readonly seat: Seat;
  readonly sight: Sight<unknown, unknown>;
  readonly seed: number;
  /** All that is considered, not only the move. */
  readonly advise: boolean;
}

/** As it comes off the thread: of the type that its asker waits for. */
export type Thought = { readonly id: number; readonly ok: true; readonly answer: never } | { readonly id: number; readonly ok: false; readonly error: string };

/** `games`: where the thread finds them; null: no such game. */
export const think = async (
  games: (id: string) => Promise<AnyGame | null>,
  { id, game: name, level, seat, sight, seed, advise }: Question,
): Promise<object> => {
  try {
    const game = await games(name);
    if (game === null) throw new Error('no such game');
    const chance = quickChance(seed);
    return { id, ok: true, answer: advise ? advice(game, sight, seat, chance) : botFor(game, level).choose(sight, seat, chance) };
  } catch (error) {
    return { id, ok: false, error: error instanceof Error ? error.message : String(error) };
  }
};
