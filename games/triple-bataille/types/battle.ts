import type { Seat } from '#kernel/game.ts';

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

/* TB-4.6 to TB-4.8: a battle. */

export interface Entry {
  /** `seat` for an own stake, `boss/subsidiary` for an employee's. */
  readonly key: string;
  readonly owner: Seat;
  readonly operator: Seat;
  readonly kind: 'main' | 'micro' | 'subsidiary';
  /** Bundles staked. */
  readonly b: number;
  /** Factory cards of the factory concerned. */
  readonly f: number;
  /** Public post and not J♣: half-regime, or a micro-enterprise at 2. */
  readonly post: boolean;
  /** Faces of the first card of each bundle, as turned. */
  readonly counting: readonly Face[];
  /** The staked cards while they lie on the table. */
  readonly cards: readonly Card[];
}

/** TB-4.7.4: entries that share their places; most groups have one member. In the drawn order. */
export type Group = readonly string[];

/** How an entry fared. */
export interface Result {
  readonly key: string;
  /** The first place of its group. */
  readonly place: number;
  readonly multiplier: number;
  /** Tax taken before it. */
  readonly tax: number;
  /** What it was entitled to, in a tied group its part of what all get, and what it took from the pot. */
  readonly claim: number;
  readonly gain: number;
  /** TB-4.8.6: of the gain, what went to the employee. */
  readonly bonus: number;
}

/** TB-13.2: where the pot came from. */
export interface PotOrigin {
  readonly carried: number;
  readonly wages: number;
  readonly servants: number;
  readonly rents: number;
  readonly food: number;
  readonly aid: number;
  readonly dividends: number;
  readonly leisure: number;
  readonly stakes: number;
}

/** An event card that was turned, or ordered by the game master. */
export interface TurnedEvent {
  readonly seat: Seat;
  /** The entry that turned it; null: ordered. */
  readonly entry: string | null;
  readonly face: Face;
  /** Its condition held when it was turned (TB-2.12.2a), and no A♥ cancelled it. */
  readonly active: boolean;
}

export interface Battle {
  readonly origin: PotOrigin;
  readonly entries: readonly Entry[];
  /** In winners' order. */
  readonly order: readonly Group[];
  readonly results: readonly Result[];
  readonly remainder: number;
  readonly turned: readonly TurnedEvent[];
}
