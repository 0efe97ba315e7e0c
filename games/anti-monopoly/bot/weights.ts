/* What the decent bot believes (AM-12.3). */

export const WEIGHTS = {
  /** The part of a monopolist’s gain that is worth paying to deny it him; shared among his rivals. */
  denial: 0.5,
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
};
