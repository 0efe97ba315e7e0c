import { at } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { TITLE_DATA } from '../data.ts';
import type { PublicFacts } from '../rules/facts.ts';
import { rentOf } from '../rules/rent.ts';

/** AM-12.1: percent of turns in which an opponent stops on a square, from 0 to 39. */
export const LANDING_PERCENT: readonly number[] = [
  3.9, 2.5, 2.5, 3.3, 2.6, 3.3, 2.7, 2.7, 2.7, 2.7, 2.7, 2.7, 3.5, 2.9, 3.0, 3.2, 3.3, 3.5, 3.5, 3.4, 3.4, 3.3, 3.2, 3.1, 3.1, 3.1, 3.1, 3.1, 3.1, 3.8, 3.1,
  3.1, 3.0, 2.9, 2.9, 2.8, 2.7, 2.6, 2.5, 2.5,
];

/** The chance that an opponent stops there in one of his turns. */
export const landing = (square: number): number => (LANDING_PERCENT[square] ?? 0) / 100;

/* What titles and buildings may be expected to bring. */

/** Rents that so many visits of others will bring, by where they stop (AM-12.1). */
export const expectedRents = (facts: PublicFacts, seat: Seat, visits: number): number => {
  let rents = 0;
  for (let index = 0; index < TITLE_DATA.length; index++) {
    if (facts.table.titles[index]?.owner === seat) rents += rentOf(facts, index) * landing(at(TITLE_DATA, index).square);
  }
  return rents * visits;
};

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

/* What the decent bot believes (AM-12.3). */

export const WEIGHTS = {
  /** The part of a monopolist’s gain that is worth paying to deny it him; shared among his rivals. */
  denial: 0.5,
  /**
   * What other land brings at a visit, as a part of its price, at a table of so many with so many rounds to come: more than plain land, for pairs and houses
   * come later, and who counts less pays too much too early. With more players, or where cash hardly counts, who waits gets no land at all.
   */
  otherLand: 0.125,
  smallTable: 4,
  shortGame: 60,
  /** From so many times the price on a title may take the last money, and others are mortgaged for it. */
  coveted: 1.5,
  /** What is kept after buying, at least. */
  buyReserve: 500,
  /** AM-12.3: what is kept after building, at least. */
  buildReserve: 1500,
  /** Rounds that are looked ahead, also in a game without limit. */
  horizon: 100,
  /** AM-12.4: with fewer houses in stock a competitor keeps his. */
  scarceHouses: 8,
  /** Rounds after which the same player is asked again for a trade. */
  askEvery: 4,
  /** A trade is proposed if both together gain so much. */
  worthTheTalk: 300,
  /** A title may be given beside at such a loss to both together, where cash is short. */
  makeweight: 1000,
  /** Whoever gains less than this by leaving prison or the price war waits for a double. */
  patience: 75,
  /** Rounds that a mortgage is expected to last. */
  mortgageRounds: 8,
  /** AM-6.15: from this bonus on the competitors are chosen. */
  levellingBonus: 1000,
  /** By the rulebook's count the only competitor among so few is better off than the others. */
  fewPlayers: 3,
};
