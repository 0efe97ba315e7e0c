import type { AnyGame, BotLevel } from '#kernel/game.ts';
import type { Player } from './playout.ts';
import { searcher } from './search.ts';

/** From the weakest to the strongest. */
export const BOT_LEVELS: readonly BotLevel[] = ['weak', 'decent', 'strong'];

export const isBotLevel = (word: string): word is BotLevel => BOT_LEVELS.some((level) => level === word);

/** A game that says what a searcher needs has a strong bot without writing one. */
const has = ({ bots, search }: AnyGame, level: BotLevel): boolean =>
  bots[level] !== undefined || (level === 'strong' && search !== undefined && bots.decent !== undefined);

/** The levels a game has a bot for, weakest first. */
export const levelsOf = (game: AnyGame): readonly BotLevel[] => BOT_LEVELS.filter((level) => has(game, level));

/** The level wanted, or the nearest the game has; of two equally near, the weaker. */
export const nearestLevel = (game: AnyGame, wanted: BotLevel): BotLevel => {
  const distance = (level: BotLevel): number => Math.abs(BOT_LEVELS.indexOf(level) - BOT_LEVELS.indexOf(wanted));
  let nearest: BotLevel | null = null;
  for (const level of levelsOf(game)) if (nearest === null || distance(level) < distance(nearest)) nearest = level;
  if (nearest === null) throw new Error(`the game ${game.module.id} has no bot`);
  return nearest;
};

/** The bot to seat when this level is asked for. */
export const botFor = (game: AnyGame, wanted: BotLevel): Player => game.bots[nearestLevel(game, wanted)] ?? searcher(game);

/** All who can be seated by name: levels, then habits. */
export const playersOf = (game: AnyGame): readonly string[] => [...levelsOf(game), ...Object.keys(game.policies ?? {})];

/** A level, or the habit of this name; null when the game has none such. */
export const playerFor = (game: AnyGame, name: string): Player | null => (isBotLevel(name) ? botFor(game, name) : (game.policies?.[name] ?? null));
