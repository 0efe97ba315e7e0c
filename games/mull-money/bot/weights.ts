import { isSimulation, type PublicFacts } from '../rules/facts.ts';
import { ALERT_RETREAT, CREDIT, START_GROWTH } from '../data.ts';
import { zoneAt } from '../rules/waste.ts';
import type { Zone } from '../types.ts';
import { type Company, creditsFor, pointsOf } from './reading.ts';
import type { Outlook } from './outlook.ts';

/* What the decent bot believes, in points unless said otherwise (MM-12.1: 1 M of cash is half a point). Tried in play against itself. */

const WEIGHTS = {
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

/* MM-12.1: what a company is worth in points, with all that is still to come. */

/** What a production brings in, after the taxes of laws. */
export const incomeOf = ({ growth, waste }: Company, { laws }: Outlook): number => {
  const { cleanBonus, productionTax, wasteTax } = laws;
  let income = growth;
  if (cleanBonus !== undefined && waste <= cleanBonus.markerAtMost) income += cleanBonus.amount;
  if (productionTax !== undefined) income -= productionTax.amount;
  if (wasteTax !== undefined) income -= wasteTax.perUnit * Math.max(0, waste - wasteTax.freeUnits);
  return income;
};

/** May a company with this waste produce, by its place, law L-02 and law L-11? */
export const isBarred = ({ waste, place }: Company, produced: number, { laws, board }: Outlook): boolean => {
  if (place + waste > board.max) return true;
  const { dirtyProductionBan: ban, productionQuota: quota } = laws;
  if (ban === undefined && quota === undefined) return false;
  const zone = zoneAt(board, place);
  if (ban !== undefined && waste >= ban.markerAtLeast && (zone === 'red' || zone === ban.zone)) return true;
  return quota !== undefined && (quota.zone === 'any' || zone === 'red' || zone === quota.zone) && produced >= quota.perMission;
};

/** MM-4.4.2, MM-6.5.4: what an alert costs in this zone; a column lost is missed in every later production. */
const alertCost = (company: Company, { laws, fines }: Outlook, zone: Zone, later: number, final: boolean): number => {
  if (zone === 'green') return 0;
  const { alertExemption: exemption } = laws;
  const spared = exemption !== undefined && company.waste <= exemption.markerAtMost ? exemption.scope : 'nothing';
  const fine = spared === 'fine' || spared === 'both' ? 0 : fines[zone][final ? 'final' : 'usual'];
  const columns = spared === 'retreat' || spared === 'both' ? 0 : Math.min(ALERT_RETREAT[zone], company.growth - START_GROWTH);
  return fine / 2 + columns * (1 + later / 2);
};

/** What an alert will cost in a while, when the place has moved on by some fields: no step from zone to zone, but a slope. */
const dangerAt = (company: Company, outlook: Outlook, later: number): number => {
  const { green, yellow, max } = outlook.board;
  const { place } = company;
  const safe = green / 2;
  if (place <= safe) return 0;
  const middle = (green + yellow) / 2;
  const inYellow = alertCost(company, outlook, 'yellow', later, false);
  if (place <= middle) return (inYellow * (place - safe)) / Math.max(1, middle - safe);
  const inRed = alertCost(company, outlook, 'red', later, false);
  return inYellow + ((inRed - inYellow) * (place - middle)) / Math.max(1, (yellow + max) / 2 - middle);
};

/** MM-6.7: on a common board deep in the red nobody wins: factories fall back as fast as they grow, and then nobody can produce. */
const dreadOf = ({ place }: Company, { board, weights }: Outlook): number =>
  place <= board.yellow ? 0 : (weights.dread * (place - board.yellow)) / Math.max(1, board.max - board.yellow);

/** What waste at this place may be expected to cost. */
const wasteRisk = (company: Company, outlook: Outlook, later: number): number => {
  const { board, weights, missions, alertNext, alertsLater } = outlook;
  const { place } = company;
  const zone = zoneAt(board, place);
  if (missions === 0) return weights.exposure * alertCost(company, outlook, zone, 0, true);
  const next = alertNext * alertCost(company, outlook, zone, later, false);
  const after = weights.lastingDanger * alertsLater * dangerAt(company, outlook, later);
  const crowded = (weights.fullDump * Math.min(1, missions / 2) * place) / board.max;
  return weights.exposure * (next + after + crowded) + dreadOf(company, outlook);
};

/** What Corruption would spare the company in the next alert. */
export const alertCostNow = (company: Company, outlook: Outlook): number => {
  const { board, weights, missions, alertNext } = outlook;
  const zone = zoneAt(board, company.place);
  if (missions === 0) return alertCost(company, outlook, zone, 0, true);
  return alertNext * alertCost(company, outlook, zone, weights.productionRate * missions, false);
};

/** MM-12.3: pieces that serve the next two productions, and those beyond. */
const siloWorth = ({ silo, materials }: Company, { weights }: Outlook, productions: number): number => {
  const useful = Math.min(silo, materials * Math.min(2, productions));
  return (weights.piece * useful + weights.sparePiece * Math.min(1, productions) * (silo - useful)) / 2;
};

/** Phase 4 of a mission, in M (MM-6.5.2). */
const duesOf = (credits: number, cash: number, employees: number, { laws }: Outlook): number => {
  const { wageRate, creditInterest, wealthTax, cleanupFund } = laws;
  let dues = employees * (wageRate?.perEmployee ?? 1);
  if (creditInterest !== undefined) dues += creditInterest.perCredit * credits;
  if (wealthTax !== undefined && cash - dues > wealthTax.threshold) dues += wealthTax.amount;
  return cleanupFund === undefined ? dues : dues + cleanupFund.contribution;
};

/** Later productions that a company may count on. */
const productionsLeft = (company: Company, outlook: Outlook): number => {
  const { employees, personnel } = company;
  const { weights } = outlook;
  let rate = weights.productionRate;
  if (employees < personnel) rate *= weights.shortOfStaff;
  if (isBarred(company, 0, outlook)) rate *= weights.shortOfRoom;
  return rate * outlook.missions;
};

/** What the company will have at the end, in points, if it goes on as everybody does; `company` has played its cards of this mission. */
export const worth = (company: Company, outlook: Outlook): number => {
  const { missions, weights } = outlook;
  const { employees, personnel, materials, waste } = company;
  // Read by the thousand: a company that has paid its dues differs in these two, and is not made for that.
  const left = company.cash - duesOf(company.credits, company.cash, employees, outlook);
  const taken = creditsFor(left);
  const [cash, credits] = [left + CREDIT * taken, company.credits + taken];
  const points = pointsOf(company, cash, credits) + company.edge;
  if (missions === 0) return points - wasteRisk(company, outlook, 0);
  const later = productionsLeft(company, outlook);
  const perProduction = (incomeOf(company, outlook) - weights.pieceCost * materials) / 2 - weights.wasteUnit * waste;
  const posts = employees - weights.firing * Math.max(0, employees - personnel);
  const perMission = duesOf(credits, cash, posts, outlook) / 2;
  const liquid = weights.liquidity * Math.min(1, missions) * Math.min(cash, weights.liquidUpTo);
  const repaid = 5 * Math.min(1, weights.repayment * missions) * credits;
  return points + later * perProduction - missions * perMission + siloWorth(company, outlook, later) + liquid + repaid - wasteRisk(company, outlook, later);
};
