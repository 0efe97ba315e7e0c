import type { Move } from '#games/triple-bataille/types.ts';
import { decode } from '#games/triple-bataille/moves.ts';
import type { Offer } from '#kernel/game.ts';

/** The move of an offer that needs no form. */
export const moveIn = (offer: Offer<unknown>): Move | null => (offer.kind === 'move' ? decode(offer.move) : null);
