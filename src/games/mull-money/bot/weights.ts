/* What the decent bot believes, in points unless said otherwise (MM-12.1: 1 M of cash is half a point). */

export const WEIGHTS = {
  /** MM-12.7: productions per player and mission. */
  productionRate: 0.54,
  /** The same for a company short of staff, or without room for its waste. */
  shortOfStaff: 0.35,
  shortOfRoom: 0.35,
  /** MM-12.6: missions per missing column of the leader. */
  missionsPerColumn: 1.9,
  missionsPerColumnSimulation: 2.6,
  /** MM-12.3, in M: a piece that serves one of the next two productions, and one beyond. */
  piece: 1,
  /** What the materials of a later production are expected to cost, in M each. */
  pieceCost: 0.8,
  sparePiece: 0.4,
  /** What each unit of waste of a later production costs. */
  wasteUnit: 0.2,
  /** How much of the present danger lasts until later alerts. */
  lastingDanger: 0.8,
  /** The same on the common board, where everybody adds to it and nobody is spared. */
  commonDanger: 0.4,
  /** What it costs to stand at the very end of the common board. */
  dread: 60,
  /** The part of the missions left that remains when somebody could end the game at once. */
  endInSight: 0.5,
  /** What a full dump costs beside the next alert. */
  fullDump: 1.5,
  /** The part of the posts above the need that is cut each mission. */
  firing: 0.3,
  /** The chance to pay a credit back, for each mission left. */
  repayment: 0.06,
  /** What the first millions are worth beyond their half point, while there is something to spend them on. */
  liquidity: 0.2,
  liquidUpTo: 12,
  /** What a kept card is worth, as a part of what it would bring if it could be played at once. */
  keeping: 0.75,
  keptExpert: 2.5,
  /** An Expert who waits for the money to repay a credit with. */
  keptForCredit: 4,
  keptSale: 1,
  keptProduction: 0.5,
  /** The part of what it would be worth to them that rivals are expected to offer. */
  rivalOffers: 0.7,
  /** What each card in front of a rival will bring him. */
  rivalCard: 2,
  /** How uncertain a lead is: its variance now and for each mission left. */
  noise: 16,
  noisePerMission: 30,
  /** MM-12.5: the weight of what a choice leaves to the next players. */
  denial: 0.3,
  /** MM-12.9: how much of what a law brings oneself counts beside what it brings more than to others. */
  ownGain: 0.3,
  /** A law is voted on from this gain upwards, proposed and bribed for from these. */
  voteFrom: 0.1,
  proposeFrom: 0.3,
  bribeFrom: 1.5,
  /** Part of the worth of pieces that is offered for them. */
  bidShare: 1,
};
