// A thread behind `thinkers.ts`: it is told what a seat sees, and answers with a move.
import { parentPort, workerData } from 'node:worker_threads';
import { botFor } from '#bots/levels.ts';
import { advice } from '#bots/search.ts';
import { quickChance } from '#kernel';
import { catalogueGames } from './games.ts';
import type { Question } from './thinkers.ts';

const games = catalogueGames(workerData);

const think = async ({ id, game: name, level, seat, sight, seed, advise }: Question): Promise<object> => {
  try {
    const game = await games(name);
    if (game === null) throw new Error('no such game');
    const chance = quickChance(seed);
    return { id, ok: true, answer: advise ? advice(game, sight, seat, chance) : botFor(game, level).choose(sight, seat, chance) };
  } catch (error) {
    return { id, ok: false, error: error instanceof Error ? error.message : String(error) };
  }
};

parentPort?.on('message', async (question: Question) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads there are no origins
  parentPort?.postMessage(await think(question));
});
