import { gather, sum } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { LAW_PARAMETERS, type Parameter } from '../data/laws.ts';
import { readLaw } from '../moves.ts';
import { countCards, player } from '../rules/facts.ts';
import { stepPrice } from '../rules/effects.ts';
import { activeEntries, agreedLaws } from '../rules/laws.ts';
import { voicesOf } from '../rules/vote.ts';
import { LAW_TYPES, type Law, type LawType, SERVICES, type View } from '../types.ts';
import type { Company } from './reading.ts';
import type { Judge } from './judge.ts';
import { type Outlook, underLaw } from './outlook.ts';
import { COMMON_WEIGHTS, worth } from './weights.ts';

/* MM-12.9: what a law would bring each seat, in points. */

/** Cards of a kind that a player gets in a mission, and steps of innovation that he makes on each service. */
const ELIMINATIONS = 0.4;
const NEGOTIATIONS = 0.15;
const STEPS_PER_SERVICE = 0.15;
const COLUMNS = 0.5;

/** What would be to come if this law were accepted. */
const outlookUnder = (outlook: Outlook, law: Law): Outlook => {
  if (law.type === 'freeText') return outlook;
  if (law.type !== 'repeal') return underLaw(outlook, law.type, law);
  const ended = activeEntries(outlook.view).find(({ id }) => id === law.lawId)?.law;
  return ended === undefined ? outlook : underLaw(outlook, ended.type, undefined);
};

/** What cleaning the common board by one field is worth to a company. */
const fieldWorth = (company: Company, outlook: Outlook): number => {
  const fields = Math.max(1, Math.round(outlook.board.max / 8));
  const dirtier = { ...company, place: Math.min(outlook.board.max, company.place + fields) };
  return Math.max(0, worth(company, outlook) - worth(dirtier, outlook)) / fields;
};

/** Fields that laws take off the board in a mission, beyond what happens without them. */
const fieldsCleaned = ({ view, laws }: Outlook, players: number): number => {
  const { eliminationStrength, cleanupFund, mandatoryCleanup } = laws;
  let fields = 0;
  if (eliminationStrength !== undefined) fields += ELIMINATIONS * players * (eliminationStrength.fields - 2);
  if (cleanupFund !== undefined) fields += Math.floor((players * cleanupFund.contribution) / cleanupFund.divisor);
  if (mandatoryCleanup !== undefined) fields += NEGOTIATIONS * players * mandatoryCleanup.fields;
  return Math.min(fields, view.table.commonWaste + players);
};

/** Money that laws cost or bring in a mission, apart from productions and phase 4. */
const flows = (company: Company, { view, laws }: Outlook, meanCash: number): number => {
  const { eliminationReward: reward, mandatoryCleanup, growthFee, lotAuction } = laws;
  let money = 0;
  if (reward !== undefined) money += reward.paidBy === 'bank' ? ELIMINATIONS * reward.amount : 0;
  if (mandatoryCleanup !== undefined) money -= NEGOTIATIONS * mandatoryCleanup.fields * mandatoryCleanup.price;
  if (growthFee !== undefined && company.growth < view.options.endColumn) money -= COLUMNS * growthFee.amount;
  // Who has more than the others gets the better sets.
  if (lotAuction !== undefined) money += (company.cash - meanCash) / 20 - lotAuction.minBid / 2;
  for (const service of SERVICES) if (company[service] > 1) money -= STEPS_PER_SERVICE * stepPrice(view, service);
  return money;
};

/** Cards in hand that a law makes better or worse at once. */
const cardsWorth = (view: View, seat: Seat, cash: number): number => {
  const { corruptionBan, corruptionPrice, eliminationReward, votingSystem, expertGrowth } = view.table.inForce;
  const { cards } = player(view, seat);
  let points = 0;
  if (cards.includes('corruption')) points -= (corruptionBan === undefined ? 0 : 1) + (corruptionPrice?.price ?? 1) / 2;
  if (eliminationReward?.paidBy === 'others') points += ((countCards(cards, 'elimination') - ELIMINATIONS) * eliminationReward.amount) / 2;
  if (expertGrowth !== undefined && cards.includes('expert') && cards.includes('growth')) points += 1;
  if (votingSystem !== undefined) points += 0.2 * voicesOf(view, seat, cash);
  return points;
};

/** MM-12.9: a law is good that costs the others more than oneself; what it brings oneself counts a little. */
const stakeOf = (gains: readonly number[], own: number): number => {
  const gain = gains[own];
  if (gain === undefined) return 0;
  let others = 0;
  for (let index = 0; index < gains.length; index++) if (index !== own) others += gains[index] ?? 0;
  return gain - others / Math.max(1, gains.length - 1) + COMMON_WEIGHTS.ownGain * gain;
};

/** For any law, what a seat has at stake in it. */
export const stakesFor = ({ outlook, seats, companies }: Judge): ((law: Law) => (seat: Seat) => number) => {
  const meanCash = sum(companies.map(({ cash }) => cash)) / seats.length;
  const expectations = (at: Outlook): readonly number[] => {
    const fields = fieldsCleaned(at, seats.length);
    return companies.map((company, index) => {
      const perMission = flows(company, at, meanCash) / 2 + (fields === 0 ? 0 : fields * fieldWorth(company, at));
      return worth(company, at) + at.missions * perMission + cardsWorth(at.view, seats[index] ?? 0, company.cash);
    });
  };
  const before = expectations(outlook);
  return (law) => {
    const gains = expectations(outlookUnder(outlook, law)).map((points, index) => points - (before[index] ?? 0));
    return (seat) => stakeOf(gains, seats.indexOf(seat));
  };
};

/* ---------- what may be proposed ---------- */

const likelyValues = (parameter: Parameter): readonly (string | number)[] => {
  if (parameter.kind === 'int') return [...new Set([parameter.min, parameter.default, parameter.max])];
  if (parameter.kind === 'shift') return [-parameter.most, -1, 1, parameter.most];
  return parameter.kind === 'choice' ? parameter.values : [];
};

type Filling = readonly (readonly [name: string, value: string | number])[];

/** A law with the ends and the usual value of every figure. */
const likelyLaws = (type: LawType): readonly Law[] => {
  let fillings: readonly Filling[] = [[]];
  for (const parameter of LAW_PARAMETERS[type]) {
    const blanks = likelyValues(parameter).map((value) => [parameter.name, value] as const);
    fillings = fillings.flatMap((filling) => blanks.map((blank) => filling.concat([blank])));
  }
  return fillings.flatMap((filling) => readLaw(type, Object.fromEntries(filling)) ?? []);
};

const LIKELY: ReadonlyMap<LawType, readonly Law[]> = new Map(LAW_TYPES.map((type) => [type, likelyLaws(type)]));

/** Laws worth a thought, whether or not they may be proposed now. */
export const likelyBills = (view: View): readonly Law[] => [
  ...gather(agreedLaws(view.options), (type) => LIKELY.get(type) ?? []),
  ...activeEntries(view).map(({ id }): Law => ({ type: 'repeal', lawId: id })),
];
