import { describe, expect, it } from 'vitest';
import { deriveSeed, quickChance } from '#kernel/chance.ts';
import { at, range, sum } from '#kernel/collections.ts';
import { glanceOf } from '#kernel/match.ts';
import { requireOptions } from '#kernel/options.ts';
import { playGame } from '#lab';
import { bourse } from '../index.ts';
import type { State } from '../types.ts';
import { decent } from './decent.ts';
import { search } from './search.ts';
import { fixedSeries } from '#testkit/random-games.ts';

/* Series with fixed seeds; the margins are wide, so that only a bot that has got worse crosses them. */

const PLAYERS = 4;

const OPTIONS = requireOptions(bourse.module.options, {});

/** Games won by one of this habit among three decent bots; it goes round the seats. */
const winsOf = (habit: string, games: number): number => {
  return fixedSeries(games, (number) => {
    const place = number % PLAYERS;
    const bots = range(PLAYERS).map((seat) => (seat === place ? habit : 'decent'));
    const { outcome, error } = playGame(bourse, { seats: PLAYERS, options: OPTIONS, bots, seed: deriveSeed(6, number), maxMoves: 60_000 });
    expect(error).toBeNull();
    return outcome?.standings.find(({ seat }) => seat === place)?.rank === 1;
  }).filter(Boolean).length;
};

describe('a habit of Bourse', () => {
  // An even share is 30 of 120, and 45 is three deviations above. In 1600 games who never sells wins 23.0 %.
  it.each(['neverSells', 'neverBorrows', 'noOptions', 'alwaysBorrows'])('[BO-12.8] does not beat decent: %s', (habit) => {
    expect(winsOf(habit, 120)).toBeLessThan(45);
  });
});

/** Every state of a game of decent bots. */
function* states(seed: number): Generator<State> {
  const { module } = bourse;
  const chance = quickChance(seed);
  let { state } = module.setup(OPTIONS, PLAYERS, chance);
  for (;;) {
    yield state;
    const seat = module.pending(state).find(({ duty, answered }) => duty === 'must' && answered !== true)?.seat;
    if (typeof seat !== 'number') return;
    state = module.apply(state, { by: seat, move: decent.choose(glanceOf(module, state, seat), seat, chance) }, chance).state;
  }
}

describe('what a searcher is told of Bourse', () => {
  it('[BO-5.2] is a chance to win: it tells the winner better than even chances do', () => {
    const surprises = range(24).flatMap((number) => {
      const seen = [...states(900 + number)];
      const winner = bourse.module.outcome(at(seen, seen.length - 1))?.standings.find(({ rank }) => rank === 1)?.seat ?? 0;
      return [0.25, 0.5, 0.75].map((part) => -Math.log(search.value(at(seen, Math.floor(part * seen.length)))[winner] ?? 0));
    });
    expect(sum(surprises) / surprises.length).toBeLessThan(Math.log(PLAYERS) - 0.1);
  });
});
