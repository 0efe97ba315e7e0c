/* What the decent bot believes (AM-12.3); sums in money, multiples of a price. */

export const WEIGHTS = {
  /** AM-12.3: what a title is worth, as a multiple of its price. */
  plain: 1,
  pair: 1.7,
  thirdStreet: 1.4,
  /** A street of a city in which a monopolist cannot have two any more. */
  hopeless: 0.8,
  block: 1.35,
  /** By the transport companies that a monopolist owns already. */
  transports: [1.2, 1.5, 1.9, 2.3],
  utility: 1.1,
  bothUtilities: 1.7,
  /** The part of it that is left when the game is about to end, and the rounds from which it counts in full. */
  lastRounds: 0.6,
  fullValueRounds: 25,
  /** A title that makes or blocks a pair or series may take the last money, and others are mortgaged for it: from this multiple on. */
  coveted: 1.3,
  /** What is kept after buying, at least. */
  buyReserve: 500,
  /** AM-12.3: what is kept after building, at least. */
  buildReserve: 1500,
  /** Rounds that are looked ahead, also in a game without limit. */
  horizon: 150,
  /** What rent counts beside money from the bank: somebody else loses it. */
  rent: 1.5,
  /** AM-12.4: with fewer houses in stock a competitor keeps his. */
  scarceHouses: 8,
  /** AM-12.3: what a competitor asks of a monopolist for a second street or third transport company. */
  ransom: 3,
  /** AM-12.3: what is paid for the difference of prices in a swap. */
  swapBalance: 1.5,
  /** In one's own camp a trade may help the partner at most so much more. */
  partnerShare: 0.3,
  /** Rounds that a mortgage is expected to last. */
  mortgageRounds: 8,
  /** Below this a monopolist stays in prison. */
  penniless: 1000,
  /** AM-6.15: from this bonus on the competitors are chosen. */
  levellingBonus: 1000,
};
