// A thread behind `bot-pool.ts`: it is told what a seat sees, and answers with a move.
import { parentPort, workerData } from 'node:worker_threads';
import { type Question, think } from '#bots/thinking.ts';
import { catalogueGames } from './games.ts';

const games = catalogueGames(workerData);

parentPort?.on('message', async (question: Question) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads there are no origins
  parentPort?.postMessage(await think(games, question));
});
