import type { AnyGame, BotLevel } from '#kernel';

/** From the weakest to the strongest. */
export const BOT_LEVELS: readonly BotLevel[] = ['weak', 'decent', 'strong'];

export const isBotLevel = (word: string): word is BotLevel => BOT_LEVELS.some((level) => level === word);

/** The levels a game has a bot for, weakest first. */
export const levelsOf = (game: AnyGame): readonly BotLevel[] => BOT_LEVELS.filter((level) => game.bots[level] !== undefined);

/** The level wanted, or the nearest the game has; of two equally near, the weaker. */
export const nearestLevel = (game: AnyGame, wanted: BotLevel): BotLevel => {
  const distance = (level: BotLevel): number => Math.abs(BOT_LEVELS.indexOf(level) - BOT_LEVELS.indexOf(wanted));
  let nearest: BotLevel | null = null;
  for (const level of levelsOf(game)) if (nearest === null || distance(level) < distance(nearest)) nearest = level;
  if (nearest === null) throw new Error(`the game ${game.module.id} has no bot`);
  return nearest;
};

/** The bot to seat when this level is asked for. */
export const botFor = (game: AnyGame, wanted: BotLevel): NonNullable<AnyGame['bots'][BotLevel]> => {
  const bot = game.bots[nearestLevel(game, wanted)];
  if (bot === undefined) throw new Error(`the game ${game.module.id} has no bot`);
  return bot;
};
