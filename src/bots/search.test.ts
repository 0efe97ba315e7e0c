import { describe, expect, it } from 'vitest';
import { bourse } from '#games/bourse/index.ts';
import { quickChance } from '#kernel/chance.ts';
import type { AnyGame } from '#kernel/game.ts';
import { createMatch, sightOf } from '#kernel/match.ts';
import { open } from '#games/bourse/position.test-support.ts';
import { nim } from '../testkit/nim/index.ts';
import { levelsOf } from './levels.ts';
import { search } from './search.ts';

/** Takes one stone whenever it is asked: a habit that is easily bettered. */
const timid: AnyGame = {
  ...nim,
  bots: { decent: { choose: (sight, seat) => (sight.view.taker === seat ? { type: 'take', stones: 1 } : { type: 'bid', amount: 0 }) } },
  search: { horizon: 50, value: () => [0.5, 0.5] },
};

describe('the searching bot', () => {
  const opened = createMatch(timid.module, { seats: 2, options: { stones: 12, maxTake: 3 }, seed: '0123456789abcdef0123456789abcdef' });
  if (!opened.ok) throw new Error('nim refuses a game of two');
  const { state } = opened.match.now;
  const sight = sightOf(timid.module, state, 0);

  it('is there where a game says what a searcher needs, and only there', () => {
    expect(levelsOf(timid)).toEqual(['decent', 'strong']);
    expect(levelsOf(nim)).toEqual(['decent']);
  });

  it('answers the same question alike, by nothing but the sight and its draws', () => {
    const answers = [1, 1].map((seed) => search(timid, sight, 0, quickChance(seed)));
    expect(answers[0]).toEqual(answers[1]);
  });

  it('lists legal answers, best first, each with what it is worth', () => {
    const ranked = search(timid, sight, 0, quickChance(2));
    expect(ranked.length).toBeGreaterThan(2);
    for (const { move, value } of ranked) {
      expect(timid.module.check(state, { by: 0, move })).toBeNull();
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
  });

  it('sees the order that ends the game, which its habit does not', () => {
    // 80,000 F short of the target, with two titles at 33,000 to be had and five more lifted by the purchase.
    const { state: near } = open([{ square: 4, cash: 80_000, titles: { CIF: 5, LOC: 4 } }, {}], {
      quotes: { THO: 38_000, CIF: 40_000, LOC: 40_000 },
      phase: 'stagnation',
    }).roll(2);
    const brief = { horizon: 16, value: () => [0.5, 0.5], ...bourse.search, effort: { playouts: 24, moves: 4000 } };
    const absent: AnyGame = { ...bourse, bots: { decent: bourse.bots.weak }, search: brief };
    const usual = sightOf(bourse.module, near, 0);
    expect(search(absent, usual, 0, quickChance(3))[0]?.move).toEqual({ type: 'buy', n: 2 });
  });
});
