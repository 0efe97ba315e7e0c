/* What a player is fond of: bots of one make differ by it, and a searcher compares them. */

export type Purchase = 'main' | 'rental' | 'factory';

export interface Taste {
  /** What is bought first; a subsidiary comes after all of them. */
  readonly order: readonly Purchase[];
  /** The part of the reserve (food, rent, a stake, interest) that purchases leave untouched. */
  readonly kept: number;
  /** Credits taken in every battle. */
  readonly credits: number;
}

/** TB-12.3, TB-12.6: own roof first, then houses to let while there are tenants, which pay themselves back soonest; then workshops. */
export const CAREFUL: Taste = { order: ['main', 'rental', 'factory'], kept: 1, credits: 0 };
