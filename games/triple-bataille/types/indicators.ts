import type { Seat } from '#kernel/game.ts';

/* TB-14.1: what is recorded of every battle. */

/** Counters of the battle in progress, for the indicators: all as they are when it begins. */
export const NO_COUNTERS = {
  newCredits: 0,
  stateCredits: 0,
  repaid: 0,
  interest: 0,
  bankruptcies: 0,
  destitute: 0,
  seizures: 0,
  pot: 0,
  entries: 0,
  served: 0,
  gains: 0,
  staked: 0,
  publicJobs: 0,
  privateJobs: 0,
  housesBuilt: 0,
  factoriesBuilt: 0,
  taxIncome: 0,
  stateIncome: 0,
  stateSpending: 0,
  /** Cards that came out of the pioche as new money in this battle, and went back. */
  created: 0,
  destroyed: 0,
  suffocated: false,
};
export type Counters = Readonly<typeof NO_COUNTERS>;

/** Cards by who holds them, without the bank's. */
export interface Holdings {
  readonly players: number;
  readonly state: number;
  /** Building and industry, and the pots. */
  readonly boards: number;
  readonly inheritances: number;
  readonly pledged: number;
}

/** One battle as it was recorded at its CLOSE. Figures of `bank` are hidden with `bankOpacity`. */
export interface Indicators {
  readonly battle: number;
  readonly players: number;
  readonly bundle: number;
  readonly priceIndex: number;
  readonly duValue: number;
  readonly cash: Readonly<Record<Seat, number>>;
  readonly wealth: Readonly<Record<Seat, number>>;
  readonly credits: Readonly<Record<Seat, number>>;
  readonly giniCash: number;
  readonly giniWealth: number;
  readonly top10share: number;
  readonly bottom20mean: number;
  readonly median: number;
  readonly mean: number;
  readonly deviation: number;
  readonly minWealth: number;
  /** Share of players under 60 % of the median. */
  readonly poor: number;
  readonly playerCredits: number;
  readonly stateCredits: number;
  readonly badCredits: number;
  readonly insolvent: number;
  readonly atWater: number;
  readonly stateDebtRatio: number;
  readonly houses: number;
  readonly factories: number;
  readonly holdings: Holdings;
  readonly stateBalance: number;
  readonly tax: number;
  readonly mobility: number | null;
  readonly cumulatedBankruptcies: number;
  readonly cumulatedDestitute: number;
  readonly cumulatedSeizures: number;
  readonly counters: Counters;
  readonly moneyCreatedPerHead: number;
  readonly noJob: number;
  /** What follows from the bank's hidden money. */
  readonly bank: {
    readonly M: number;
    /** Profits and equity. */
    readonly money: number;
    readonly Mreal: number;
    readonly perHead: number;
    readonly duPerHuman: number;
    readonly wealth: number;
    /** TB-6.6.11. */
    readonly score: number;
    readonly share: number;
    readonly flowShare: number;
    readonly hat: number;
    readonly debtRatio: number;
    readonly velocity: number;
  } | null;
}
