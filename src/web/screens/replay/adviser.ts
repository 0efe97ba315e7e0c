// A worker of the page: what a strong bot would do in a seat of a game that is over. Nothing is sent anywhere.
import { advice } from '#bots/search.ts';
import { findBox } from '#catalogue';
import { quickChance } from '#kernel';
import type { AdviceWanted } from './replay-advice.tsx';

addEventListener('message', async ({ data: { game, sight, seat } }: MessageEvent<AdviceWanted>) => {
  const box = await findBox(game)?.load();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker speaks to its page alone
  postMessage(box === undefined ? null : advice(box, sight, seat, quickChance(1)));
});
