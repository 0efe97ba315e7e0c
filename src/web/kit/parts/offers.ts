import { typeOfWay } from '#kernel/drafts.ts';
import type { Offer } from '#kernel/game.ts';

/* Offers by the type of the move that they lead to. */

export const typeOf: (offer: Offer<unknown>) => string = typeOfWay;

/** The first of these types that is offered. */
export const firstOffer = (offers: readonly Offer<unknown>[], ...types: readonly string[]): Offer<unknown> | undefined =>
  types.map((type) => offers.find((offer) => typeOf(offer) === type)).find((offer) => offer !== undefined);

/** What the offers are about: the first of each thing, so that pressing it takes that one. */
export const offersAbout = (offers: readonly Offer<unknown>[]): ReadonlyMap<string, Offer<unknown>> => {
  const found = new Map<string, Offer<unknown>>();
  for (const offer of offers) if (offer.about !== undefined && !found.has(offer.about)) found.set(offer.about, offer);
  return found;
};

/** Those about the squares of a circuit (`square 7`), by the number of the square. */
export const offersAtSquares = (offers: readonly Offer<unknown>[]): ReadonlyMap<number, Offer<unknown>> =>
  new Map(
    [...offersAbout(offers)].flatMap(([thing, offer]): readonly (readonly [number, Offer<unknown>])[] => {
      const [kind, square] = thing.split(' ');
      return kind === 'square' ? [[Number(square), offer]] : [];
    }),
  );
