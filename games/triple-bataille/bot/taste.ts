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
