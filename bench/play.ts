import { deriveSeed } from '#kernel/chance.ts';
import { range } from '#kernel/collections.ts';
import type { AnyGame } from '#kernel/game.ts';
import { requireOptions } from '#kernel/options.ts';
import { playGame } from '#lab';
import { playRandomGame } from '#testkit';
import { measureRate, type Span } from './timing.ts';

const SEED = 1;
const USUAL_PLAYERS = 4;
/** A game for a room is measured with a table of friends. */
const OWN_PLAYERS: Readonly<Record<string, number>> = { 'triple-bataille': 8 };
const MOST_MOVES = 1_000_000;

const usualPlayers = ({ module }: AnyGame): number => Math.max(module.seats.min, Math.min(module.seats.max, OWN_PLAYERS[module.id] ?? USUAL_PLAYERS));

/** Random legal moves on one thread; the mover's view is made at every move, and every move is judged. */
export const randomPlay = (game: AnyGame, span: Span): { readonly movesPerSecond: number; readonly gamesPerSecond: number } => {
  const seats = usualPlayers(game);
  const { runs, units, seconds } = measureRate(span, (number) => playRandomGame(game.module, { seats, options: {}, seed: deriveSeed(SEED, number) }).moves);
  return { movesPerSecond: Math.round(units / seconds), gamesPerSecond: Math.round((10 * runs) / seconds) / 10 };
};

/** Whole games between `decent` bots on one thread. */
export const decentPlay = (game: AnyGame, span: Span): { readonly gamesPerSecond: number } => {
  const seats = usualPlayers(game);
  const bots = range(seats).map(() => 'decent' as const);
  const { runs, seconds } = measureRate(span, (number) => {
    const { moves, error } = playGame(game, {
      seats,
      options: requireOptions(game.module.options, {}),
      bots,
      seed: deriveSeed(SEED, number),
      maxMoves: MOST_MOVES,
    });
    if (error !== null) throw new Error(error);
    return moves;
  });
  return { gamesPerSecond: Math.round((10 * runs) / seconds) / 10 };
};
