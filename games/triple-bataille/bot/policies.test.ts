import { describe, expect, it } from 'vitest';
import { quickChance } from '#kernel/chance.ts';
import type { Bot, Seat } from '#kernel/game.ts';
import { glanceOf, sightOf } from '#kernel/match.ts';
import { tripleBataille } from '../index.ts';
import { optionsWith } from '../rules/work.test-support.ts';
import type { Move, Options, State, View } from '../types.ts';
import { decent } from './decent.ts';
import { policies, search } from './search.ts';

const { module } = tripleBataille;

type Watch = (state: State, seat: Seat, move: Move) => void;

/** A whole game; `seen` is told every position in which somebody is asked, and what he plays. */
const played = (mode: Options['mode'], seed: number, bots: readonly Bot<View, Move>[], seen: Watch = () => undefined): State => {
  const chance = quickChance(seed);
  let { state } = module.setup(optionsWith({ mode }), bots.length, chance);
  while (module.outcome(state) === null) {
    const asked = module.pending(state).filter(({ duty, answered }) => duty === 'must' && answered !== true);
    const { seat = 'referee' } = asked[chance.int(asked.length)] ?? {};
    if (seat === 'referee') throw new Error('nobody is asked');
    const move = (bots[seat] ?? decent).choose(glanceOf(module, state, seat), seat, chance);
    seen(state, seat, move);
    ({ state } = module.apply(state, { by: seat, move }, chance));
  }
  return state;
};

describe('a policy', () => {
  it.each(['dette', 'libre', 'historique'] as const)('[TB-12.6] plays by the rules in %s', (mode) => {
    const refused: unknown[] = [];
    played(mode, 7, [...Object.values(policies), decent, decent], (state, seat, move) => refused.push(module.check(state, { by: seat, move })));
    expect(refused.filter((refusal) => refusal !== null)).toEqual([]);
  });
});

describe('what a searcher is told', () => {
  it('[TB-5.4] values a position between 0 and 1 for each seat, and the end by its places', () => {
    const { state } = module.setup(optionsWith({ mode: 'dette' }), 4, quickChance(1));
    expect(search.value(state)).toEqual([0.5, 0.5, 0.5, 0.5]);
    const players = state.table.players.map((player, seat) => (seat === 2 ? { ...player, pile: player.pile + 5 } : player));
    const [poor = 1, , rich = 0] = search.value({ ...state, table: { ...state.table, players } });
    expect(rich).toBeGreaterThan(poor);
    expect(rich).toBeLessThan(1);
    const over = played('dette', 3, [decent, decent, decent, decent]);
    const standings = module.outcome(over)?.standings ?? [];
    expect(standings.map(({ seat, rank }) => [rank, search.value(over)[seat]])).toEqual(standings.map(({ rank }) => [rank, (4 - rank) / 3]));
  });

  it('[TB-12.6] compares moves and plans that are legal, also in an imagined game', () => {
    const chance = quickChance(5);
    let asked = 0;
    played('dette', 5, [decent, decent, decent, decent], (state, seat) => {
      if (asked++ % 10 > 0) return;
      const sight = sightOf(module, state, seat);
      const plans = search.plans?.map((player) => player.choose(sight, seat, chance)) ?? [];
      const moves = [...plans, ...(search.candidates?.(sight, seat, chance) ?? [])];
      expect(plans.length).toBeGreaterThan(3);
      const imagined = module.imagine(sight.view, seat, chance);
      for (const move of moves) expect(module.check(imagined, { by: seat, move })).toBeNull();
      for (const value of search.value(imagined)) expect(value >= 0 && value <= 1).toBe(true);
    });
    expect(asked).toBeGreaterThan(50);
  });
});
