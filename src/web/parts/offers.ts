import type { Offer } from '#kernel/game.ts';

/* Offers by the type of the move that they lead to. */

export const typeOf = (offer: Offer<unknown>): string => {
  if (offer.kind === 'form') return offer.type;
  const { move } = offer;
  return typeof move === 'object' && move !== null && 'type' in move && typeof move.type === 'string' ? move.type : '';
};

/** The first of these types that is offered. */
export const firstOffer = (offers: readonly Offer<unknown>[], ...types: readonly string[]): Offer<unknown> | undefined =>
  types.map((type) => offers.find((offer) => typeOf(offer) === type)).find((offer) => offer !== undefined);
