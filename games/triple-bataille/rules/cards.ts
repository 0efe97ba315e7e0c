import type { Card, Face, Options } from '../types.ts';

/* A card is one whole number: its number among all packs, and how many times it was doubled (TB-6.4.2). */

/** Faces of a pack, jokers included; a pack without them leaves two numbers out. */
const PACK = 54;
/** Hearts, diamonds, clubs, spades; each from 2 to ace. */
const FACES_WITHOUT_JOKERS = 52;
const RANKS = 13;
const LOWEST = 2;
const DOUBLED = 2 ** 20;

export const HEARTS = 0;
export const DIAMONDS = 1;
export const CLUBS = 2;
export const SPADES = 3;

/** TB-6.4.2: 1, 2 or 4; always 1 without `denominations`. */
export const valueOf = (card: Card): number => 2 ** Math.floor(card / DOUBLED);

export const worth = (cards: readonly Card[]): number => {
  let value = 0;
  for (const card of cards) value += card < DOUBLED ? 1 : valueOf(card);
  return value;
};

/** The same card with another denomination. */
export const stamped = (card: Card, value: number): Card => (card % DOUBLED) + DOUBLED * Math.log2(value);

export const faceOf = (card: Card): Face => (card % DOUBLED) % PACK;

const isJoker = (face: Face): boolean => face >= FACES_WITHOUT_JOKERS;

/** TB-2.3.1, TB-2.3.2: A 14 … 2; jokers 1 or 15. */
export const rankOf = (face: Face, jokers: Options['jokers']): number => (isJoker(face) ? (jokers === 'lowest' ? 1 : 15) : LOWEST + (face % RANKS));

/** Null: a joker has no suit. */
export const suitOf = (face: Face): number | null => (isJoker(face) ? null : Math.floor(face / RANKS));

/** TB-6.4.8: ace, king, queen, jack. */
export const isCourt = (face: Face): boolean => !isJoker(face) && face % RANKS >= 9;

/** `14, HEARTS` is the ace of hearts. */
export const faceFrom = (rank: number, suit: number): Face => suit * RANKS + rank - LOWEST;

/** The cards of one further pack. */
export const newPack = (index: number, jokers: Options['jokers']): readonly Card[] => {
  const size = jokers === 'none' ? FACES_WITHOUT_JOKERS : PACK;
  return Array.from({ length: size }, (_, face) => index * PACK + face);
};

export const packSize = (jokers: Options['jokers']): number => (jokers === 'none' ? FACES_WITHOUT_JOKERS : PACK);
