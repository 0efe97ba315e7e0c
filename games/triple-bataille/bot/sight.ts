import { unreachable } from '#kernel/collections.ts';
import type { Field, Sight, Way } from '#kernel/game.ts';
import type { Move, MoveType, View } from '../types.ts';

/* What a bot may do now, read off its offers. */

export type Eyes = Sight<View, Move>;

export const typeOf = (offer: Way<Move>): string => (offer.kind === 'form' ? offer.type : offer.move.type);

export const offersOf = ({ offers }: Eyes, type: MoveType): readonly Way<Move>[] => offers.filter((offer) => typeOf(offer) === type);

export const isOffered = (sight: Eyes, type: MoveType): boolean => sight.offers.some((offer) => typeOf(offer) === type);

/** The range of a blank, over all forms of a kind of move; null when it is not offered. */
export const rangeOf = ({ offers }: Eyes, type: MoveType, field: string): { readonly min: number; readonly max: number } | null => {
  for (const offer of offers) {
    if (offer.kind !== 'form' || offer.type !== type) continue;
    for (const each of offer.fields) if (each.kind === 'int' && each.name === field) return each;
  }
  return null;
};

/** Moves hold numbers, names and short lists of them. */
const same = (offered: Move, move: Readonly<Record<string, unknown>>): boolean => {
  let left = Object.keys(move).length;
  for (const [name, value] of Object.entries(offered)) {
    const other = move[name];
    if (value !== other && (typeof value !== 'object' || JSON.stringify(value) !== JSON.stringify(other))) return false;
    left--;
  }
  return left === 0;
};

/** Seats stand in forms under names of their own: any number may be one. */
const fits = (field: Field, value: unknown): boolean => {
  switch (field.kind) {
    case 'int':
      return typeof value === 'number' && value >= field.min && value <= field.max && (value - field.min) % field.step === 0;
    case 'pick':
      return field.max > 1 || typeof value !== 'string' || field.from.includes(value);
    case 'text':
      return typeof value === 'string';
    default:
      return unreachable(field);
  }
};

/** Is this very move among the offers, or does it fit one of the forms? */
export const allows = ({ offers }: Eyes, move: Move): boolean => {
  const values: Readonly<Record<string, unknown>> = { ...move };
  for (const offer of offers) {
    if (typeOf(offer) !== move.type) continue;
    if (offer.kind === 'move' ? same(offer.move, values) : offer.fields.every((field) => fits(field, values[field.name]))) return true;
  }
  return false;
};

/** The first of some wishes that the rules allow now. */
export const firstAllowed = (sight: Eyes, wishes: Iterable<Move>): Move | null => {
  for (const wish of wishes) if (allows(sight, wish)) return wish;
  return null;
};

/* What a player is fond of: bots of one make differ by it, and a searcher compares them. */

export type Purchase = 'main' | 'rental' | 'factory';

export interface Taste {
  /** What is bought first; a subsidiary comes after all of them. */
  readonly order: readonly Purchase[];
  /** The part of the reserve (food, rent, a stake, interest) that purchases leave untouched. */
  readonly kept: number;
  /** Credits taken in every battle that are worth their interest. */
  readonly credits: number;
  /** Also in historical mode, where the rate rises after they were taken. */
  readonly trusting: boolean;
}

/**
 * TB-12.2, TB-12.3: houses to let come first while there are tenants, as they pay themselves back soonest and tenants are few; then the own roof, then workshops.
 * Nothing is kept back, and what the bank lends for less than houses bring is taken: at a table of people who do so, nobody gains by doing otherwise.
 */
export const USUAL: Taste = { order: ['rental', 'main', 'factory'], kept: 0, credits: 6, trusting: false };
