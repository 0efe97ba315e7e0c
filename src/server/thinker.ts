// A thread behind `thinkers.ts`: it is told what a seat sees, and answers with a move.
import { parentPort, workerData } from 'node:worker_threads';
import { botFor } from '#bots/levels.ts';
import { quickChance } from '#kernel';
import { catalogueGames } from './games.ts';
import type { Question, Thought } from './thinkers.ts';

const games = catalogueGames(workerData);

const think = async ({ id, game: name, level, seat, sight, seed }: Question): Promise<Thought> => {
  try {
    const game = await games(name);
    return { id, ok: true, move: game === null ? null : botFor(game, level).choose(sight, seat, quickChance(seed)) };
  } catch (error) {
    return { id, ok: false, error: error instanceof Error ? error.message : String(error) };
  }
};

parentPort?.on('message', async (question: Question) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads there are no origins
  parentPort?.postMessage(await think(question));
});
