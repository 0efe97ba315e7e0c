import { isSimulation, type PublicFacts } from '../rules/facts.ts';

/* What the decent bot believes, in points unless said otherwise (MM-12.1: 1 M of cash is half a point). Tried in play against itself. */

export const WEIGHTS = {
  /** MM-12.7: productions per player and mission. */
  productionRate: 0.54,
  /** The same for a company short of staff, or without room for its waste. */
  shortOfStaff: 0.35,
  shortOfRoom: 0.35,
  /** MM-12.6: missions per missing column of the leader. */
  missionsPerColumn: 1.9,
  /** MM-12.3, in M: a piece that serves one of the next two productions, and one beyond. */
  piece: 1,
  sparePiece: 0.4,
  /** What the materials of a later production are expected to cost, in M each. */
  pieceCost: 0.4,
  /** What each unit of waste of a later production costs. */
  wasteUnit: 0.6,
  /** The part of what waste costs that the others are spared. */
  exposure: 1,
  /** How much of the present danger lasts until later alerts. */
  lastingDanger: 0.8,
  /** What it costs to stand at the very end of the common board. */
  dread: 0,
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
  /** What it is worth to begin the next mission with this card. */
  kept: { production: 2.5, sale: 1, growth: 1.2, innovation: 1.5, elimination: 0.8, expert: 2.5, staff: 0.3, transport: 0.4, corruption: 0, alert: 0 },
  /** An Expert who waits for the money to repay a credit with. */
  keptForCredit: 4,
  /** A Production that waits for its materials. */
  keptForMaterials: 5,
  /** The part of what it would be worth to them that rivals are expected to offer. */
  rivalOffers: 0.7,
  /** What each card in front of a rival will bring him. */
  rivalCard: 2,
  /** How uncertain a lead is: its variance now and for each mission left. */
  noise: 16,
  noisePerMission: 30,
  /** MM-12.9: how much of what a law brings oneself counts beside what it brings more than to others. */
  ownGain: 0.3,
  /** A law is voted on from this gain upwards, proposed and bribed for from these. */
  voteFrom: 0.1,
  proposeFrom: 0.3,
  bribeFrom: 1.5,
  /** Part of the worth of pieces that is offered for them. */
  bidShare: 0.8,
};

export type Weights = Readonly<typeof WEIGHTS>;

/** On a common board everybody adds to the waste and nobody is spared: who keeps it clean does so for his rivals too. */
export const COMMON_WEIGHTS: Weights = { ...WEIGHTS, missionsPerColumn: 2.6, wasteUnit: 0.1, pieceCost: 0.6, exposure: 0.15, lastingDanger: 0.4, dread: 30 };

export const weightsOf = (facts: Pick<PublicFacts, 'options'>): Weights => (isSimulation(facts) ? COMMON_WEIGHTS : WEIGHTS);
