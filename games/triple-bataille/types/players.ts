import type { Seat } from '#kernel/game.ts';
import type { Asset, Slot } from '../moves.ts';
import type { Face } from './battle.ts';

/* Players, what they own and what they agree among themselves. */

export type Status =
  /** Enters at the next OPEN. */
  | 'arriving'
  | 'playing'
  | 'paused'
  /** Paused until the next OPEN. */
  | 'returning'
  /** As paused until the end of CLOSE. */
  | 'leaving'
  | 'gone';

export interface Contract {
  readonly employee: Seat;
  readonly k: number;
  readonly wage: number;
}

export interface Subsidiary {
  /** The owner's own numbering, from 1. */
  readonly id: number;
  readonly cards: number;
  /** Who runs it in this battle. */
  readonly contract: Contract | null;
}

/** An event card that holds for a player from battle `from` to battle `until`, both included (TB-2.12). `face` says which. */
export interface EventInForce {
  readonly face: Face;
  readonly from: number;
  readonly until: number;
}

export interface Player {
  readonly role: 'player' | 'banker';
  readonly status: Status;
  /** TB-4.2.4: battles played so far, the current one included. */
  readonly battles: number;
  /** Cards in his pile, set aside, and still with his parents (values, with `denominations`). */
  readonly pile: number;
  readonly pledge: number;
  readonly inherit: number;
  readonly inherited: boolean;
  /** With `denominations`: how many cards worth 1, 2 and 4 in his pile. */
  readonly backs: readonly [number, number, number] | null;
  readonly credits: number;
  /** Credits granted in this battle, and those that wait (TB-4.3.4). */
  readonly granted: number;
  readonly waiting: number;
  /** No credit up to and including this battle (bankruptcy, the game master). */
  readonly banned: number;
  readonly post: boolean;
  /** The boss for whom he works in this battle. */
  readonly boss: Seat | null;
  /** TB-4.3.2: the wage he asks for, while he seeks a job. */
  readonly seeks: number | null;
  /** Cards of the main factory. */
  readonly factory: number;
  readonly subsidiaries: readonly Subsidiary[];
  readonly houses: Readonly<Record<Slot, number>>;
  readonly events: readonly EventInForce[];
  readonly destitute: boolean;
  /** Counts for a suffocated battle (TB-6.6.11): destitute, bankrupt, or without a bundle to stake. */
  readonly choked: boolean;
  /** TB-4.9.4: interest that he owes and cannot pay; 0: not in distress. */
  readonly distress: number;
  readonly bankruptcies: number;
  /** Has nothing more to do in this window. */
  readonly done: boolean;
  /** Announced in STAKE; null: nothing yet. With `secretStakes` it is sealed and stays null. */
  readonly stake: number | null;
  readonly stakeChanges: number;
  /** Cards won, and paid to the bank, in this battle. */
  readonly gained: number;
  /** TB-4.14.3: wealth when he left, converted since. */
  readonly left: number | null;
}

export interface Loan {
  readonly id: number;
  readonly lender: Seat;
  readonly borrower: Seat;
  readonly principal: number;
  readonly perBattle: number;
  /** Battle at whose INTEREST the principal is due. */
  readonly due: number;
  readonly arrears: number;
}

/** TB-4.3.2, TB-4.10.4, TB-4.15.2. The id names author and object, so that it tells nothing about sealed ones. */
export type Proposal =
  | {
      readonly kind: 'job';
      readonly id: string;
      readonly by: Seat;
      readonly to: Seat | null;
      readonly subsidiary: number;
      readonly k: number;
      readonly wage: number;
    }
  | {
      readonly kind: 'loan';
      readonly id: string;
      readonly by: Seat;
      readonly to: Seat;
      readonly cards: number;
      readonly perBattle: number;
      readonly due: number;
    }
  | { readonly kind: 'sale'; readonly id: string; readonly by: Seat; readonly to: Seat | null; readonly asset: Asset; readonly price: number };
