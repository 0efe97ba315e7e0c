import { describe, expect, it } from 'vitest';
import { antiMonopoly } from '#games/anti-monopoly/index.ts';
import { bourse } from '#games/bourse/index.ts';
import { mullMoney } from '#games/mull-money/index.ts';
import { chanceOf, deriveSeed, quickChance } from '#kernel/chance.ts';
import { typeOfWay } from '#kernel/drafts.ts';
import type { AnyGame } from '#kernel/game.ts';
import { awaitedOf, sightOf } from '#kernel/match.ts';
import { requireOptions } from '#kernel/options.ts';
import { advice } from './search.ts';

const EVERY = 11;
const POSITIONS = 8;
const brief = (game: AnyGame): AnyGame => (game.search === undefined ? game : { ...game, search: { ...game.search, effort: { playouts: 16, moves: 500 } } });

/** Positions of a game of decent bots in which there is something to choose. */
function* positions({ module, bots }: AnyGame, seats: number) {
  const seed = deriveSeed(31, seats);
  let { state } = module.setup(requireOptions(module.options, {}), seats, chanceOf(seed));
  for (let step = 0, found = 0; found < POSITIONS; step++) {
    const [seat] = awaitedOf(module, state);
    if (typeof seat !== 'number') return;
    const sight = sightOf(module, state, seat);
    if (step % EVERY === 0 && sight.offers.length > 1) {
      found++;
      yield { seat, sight, state };
    }
    state = module.apply(state, { by: seat, move: bots.decent?.choose(sight, seat, quickChance(step)) }, chanceOf(seed)).state;
  }
}

describe.each([
  ['Bourse', bourse, 3],
  ['Müll + Money', mullMoney, 3],
  ['Anti-Monopoly II', antiMonopoly, 4],
] as const)('the advice in %s', (_, game: AnyGame, seats) => {
  it('compares every kind of answer that is offered, and says why in figures of the game', () => {
    let reasons = 0;
    for (const { seat, sight, state } of positions(game, seats)) {
      const hints = advice(brief(game), sight, seat, quickChance(5)) ?? [];
      const told = new Set(hints.map(({ move }) => typeOfWay({ kind: 'move', move })));
      const idle = new Set(game.search?.idle);
      const offered = sight.offers.filter((offer) => !idle.has(typeOfWay(offer)) && !(offer.kind === 'form' && offer.judged === true));
      expect(offered.map(typeOfWay).filter((kind) => !told.has(kind))).toEqual([]);
      for (const { move, playouts, reasons: why } of hints) {
        expect(game.module.check(state, { by: seat, move })).toBeNull();
        if (playouts > 0) expect(why.map(({ metric }) => metric)).toEqual(game.search?.reasons?.map(({ metric }) => metric));
        reasons += why.length;
      }
      expect(hints[0]?.level).toBe(false);
      // All that is told was tried in the same worlds: what was dropped after a few would pass for level.
      const compared = hints.filter(({ playouts }) => playouts > 0);
      expect(new Set(compared.map(({ playouts }) => playouts)).size).toBeLessThanOrEqual(1);
      expect(compared.map(({ value }) => value)).toEqual(compared.map(({ value }) => value).toSorted((a, b) => b - a));
      expect(compared.filter(({ level, value }) => level && (hints[0]?.value ?? 0) - value >= 0.05)).toEqual([]);
    }
    expect(reasons).toBeGreaterThan(POSITIONS);
  });
});

it('[AM-4.6.2] a purchase that the medium bot would make is compared with the auction', () => {
  const buying = [...positions(antiMonopoly, 4)].find(({ sight }) => sight.offers.some((offer) => typeOfWay(offer) === 'buy'));
  if (buying === undefined) throw new Error('nobody buys');
  const hints = advice(brief(antiMonopoly), buying.sight, buying.seat, quickChance(5)) ?? [];
  expect(hints.map(({ move }) => typeOfWay({ kind: 'move', move })).toSorted()).toEqual(expect.arrayContaining(['buy', 'decline']));
  expect(hints.every(({ playouts }) => playouts > 0)).toBe(true);
});
