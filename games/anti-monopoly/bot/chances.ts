import { at } from '#kernel/collections.ts';

/* Who will be the richest at the end. Fitted to 400 games of decent bots with three to six players. */

export const OUTLOOK = {
  /** The part of the present balance of rents that every round to come brings: buildings, blocks and debts change it. */
  rents: 0.4,
  /** What a competitor loses on a monopolist in a round, who will build. */
  competitor: -70,
  /** The lead in money that makes odds of 2.7 to one at the end, and so much more for every round before it. */
  luck: 1500,
  luckPerRound: 45,
};

/** The chance of each to be the richest, by what they may expect to count for so many rounds before the end. */
export const chancesOf = (counts: readonly number[], rounds: number): readonly number[] => {
  const most = Math.max(...counts);
  const odds = counts.map((count) => Math.exp((count - most) / (OUTLOOK.luck + OUTLOOK.luckPerRound * rounds)));
  const all = odds.reduce((sum, odd) => sum + odd, 0);
  return odds.map((odd) => odd / all);
};

/** The chance of one of them. */
export const chanceOf = (counts: readonly number[], rounds: number, seat: number): number => at(chancesOf(counts, rounds), seat);
