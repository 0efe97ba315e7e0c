import type { Draws } from '#kernel/chance.ts';
import { fewFillings } from '#kernel/forms.ts';
import type { AnyGame, Seat, Sight } from '#kernel/game.ts';

const MOST_FILLINGS = 12;

const typeOf = (move: unknown): string => (typeof move === 'object' && move !== null && 'type' in move ? String(move.type) : '');

const MOST_CANDIDATES = 24;

/** What is worth trying, the habit first: as the game proposes, else every offer and its forms at a few fillings. Nothing that the rules refuse. */
export const candidatesOf = (game: AnyGame, sight: Sight<unknown, unknown>, seat: Seat, usual: unknown, world: unknown, chance: Draws): readonly unknown[] => {
  const { module, search } = game;
  const proposed: readonly unknown[] =
    search?.candidates?.(sight, seat, chance) ??
    sight.offers.flatMap((offer): readonly unknown[] => {
      if (search?.idle?.includes(offer.kind === 'move' ? typeOf(offer.move) : offer.type) === true) return [];
      return offer.kind === 'move' ? [offer.move] : fewFillings(offer, MOST_FILLINGS).map((raw) => module.decode(raw));
    });
  const found = new Map<string, unknown>([[JSON.stringify(usual), usual]]);
  for (const move of proposed) if (move !== null && module.check(world, { by: seat, move }) === null) found.set(JSON.stringify(move), move);
  return [...found.values()].slice(0, MOST_CANDIDATES);
};
