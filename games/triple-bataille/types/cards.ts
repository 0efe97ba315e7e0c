/* TB-2.2, TB-2.3: cards and where they lie. */

/** A money card: its number, and how many times it was doubled (TB-6.4.2). See cards.ts. */
export type Card = number;
/** What is printed on a card: 0 to 51 by suit and rank, 52 and 53 for jokers. See cards.ts. */
export type Face = number;

/** Common heaps that everybody may count. */
export const FUNDS = ['pot', 'nextPot', 'state', 'wagesBuilding', 'wagesIndustry', 'profitBuilding', 'profitIndustry'] as const;
export type Fund = (typeof FUNDS)[number];
/** The bank's heaps: hidden with `bankOpacity`. */
export const VAULTS = ['bankProfit', 'bankEquity'] as const;
export type VaultFund = (typeof VAULTS)[number];
export type Zone = Fund | VaultFund;

/** Every face-down card, the top one first. Nobody ever sees this. */
export interface Heaps {
  readonly pioche: readonly Card[];
  readonly zones: Readonly<Record<Zone, readonly Card[]>>;
  /** By seat. */
  readonly piles: readonly (readonly Card[])[];
  readonly pledges: readonly (readonly Card[])[];
  readonly inherits: readonly (readonly Card[])[];
  /** Stakes laid by bosses, by entry key `boss/subsidiary`. */
  readonly escrows: Readonly<Record<string, readonly Card[]>>;
}
