import { describe, expect, it } from 'vitest';
import { BOXES } from '#catalogue/index.ts';
import { quickChance } from '#kernel/chance.ts';
import type { AnyGame } from '#kernel/game.ts';
import { inputOf, storyAt } from '#kernel/lesson.ts';
import { sightOf } from '#kernel/match.ts';
import { tellStory } from '#testkit';
import { judge } from './search.ts';

const SEED = 7;
/** Enough to tell a mistake, and a few seconds for all games together. */
const brief = (game: AnyGame): AnyGame =>
  game.search === undefined ? game : { ...game, search: { ...game.search, effort: { playouts: 256, moves: 12_000 } } };

describe.each(BOXES.filter(({ lesson }) => lesson !== undefined))('the guided game of $id', ({ load, lesson: open }) => {
  it('asks for nothing that the adviser holds for a mistake, or says why it is shown', async () => {
    const [game, lesson] = [await load(), await open?.()];
    if (lesson === undefined || game.advises === 'sheet') return;
    const mistakes: string[] = [];
    for (const [index, { at, act, title }] of lesson.steps.entries()) {
      const story = storyAt(lesson, index);
      const asked = inputOf(story, at);
      if (act === undefined || asked === null || asked.by !== story.seat) continue;
      const told = tellStory(game.module, story, at);
      if (!told.ok) throw new Error(`the story of ${game.module.id} stops at ${told.at}`);
      const sight = sightOf(game.module, told.match.now.state, story.seat);
      const move = game.module.decode(asked.move);
      const { level, own, best } = judge(brief(game), sight, story.seat, quickChance(SEED), move);
      const line = `${title.key}: ${JSON.stringify(move)} ${own.value.toFixed(2)} (${own.playouts}), ${JSON.stringify(best.move)} ${best.value.toFixed(2)}`;
      if (!level && act.shown === undefined) mistakes.push(line);
    }
    expect(mistakes).toEqual([]);
  });
});
