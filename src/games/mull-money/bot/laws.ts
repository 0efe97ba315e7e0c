import type { Seat } from '#kernel';
import { LAW_PARAMETERS, type Parameter } from '../data/laws.ts';
import { readLaw } from '../moves.ts';
import { clockwiseFrom, countCards, player } from '../rules/facts.ts';
import { stepPrice } from '../rules/effects.ts';
import { activeEntries, agreedLaws } from '../rules/laws.ts';
import { voicesOf } from '../rules/vote.ts';
import { LAW_TYPES, type Law, type LawsInForce, type LawType, SERVICES, type View } from '../types.ts';
import { type Company, companyOf } from './company.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { COMMON_WEIGHTS } from './weights.ts';
import { worth } from './worth.ts';

/* MM-12.9: what a law would bring each seat, in points. */

/** Cards of a kind that a player gets in a mission, and steps of innovation that he makes on each service. */
const ELIMINATIONS = 0.4;
const NEGOTIATIONS = 0.15;
const STEPS_PER_SERVICE = 0.15;
const COLUMNS = 0.5;

/** The laws that would hold if this one were accepted. */
const lawsWith = (view: View, law: Law): LawsInForce => {
  const { inForce } = view.table;
  if (law.type === 'freeText') return inForce;
  if (law.type !== 'repeal') return { ...inForce, [law.type]: law };
  const ended = activeEntries(view).find(({ id }) => id === law.lawId)?.law;
  return Object.fromEntries(Object.entries(inForce).filter(([type]) => type !== ended?.type));
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

/** What every active seat expects or gains, by seat. */
type Expectations = ReadonlyMap<Seat, number>;

const expectations = (view: View, companies: ReadonlyMap<Seat, Company>, missions: number): Expectations => {
  const outlook = outlookOf(view, missions);
  const fields = fieldsCleaned(outlook, companies.size);
  let cash = 0;
  for (const company of companies.values()) cash += company.cash;
  const expected = new Map<Seat, number>();
  for (const [seat, company] of companies) {
    const perMission = flows(company, outlook, cash / companies.size) / 2 + (fields === 0 ? 0 : fields * fieldWorth(company, outlook));
    expected.set(seat, worth(company, outlook) + missions * perMission + cardsWorth(view, seat, company.cash));
  }
  return expected;
};

/** MM-12.9: a law is good that costs the others more than oneself; what it brings oneself counts a little. */
const stakeOf = (gains: Expectations, seat: Seat): number => {
  const own = gains.get(seat) ?? 0;
  let others = 0;
  for (const [other, gain] of gains) if (other !== seat) others += gain;
  return own - others / Math.max(1, gains.size - 1) + COMMON_WEIGHTS.ownGain * own;
};

/** For any law, what every seat has at stake in it. */
export const stakesAt = (view: View, missions: number): ((law: Law) => Expectations) => {
  const companies = new Map(clockwiseFrom(view, 0).map((seat) => [seat, companyOf(view, seat)]));
  const before = expectations(view, companies, missions);
  return (law) => {
    const after = expectations({ ...view, table: { ...view.table, inForce: lawsWith(view, law) } }, companies, missions);
    const gains = new Map([...after].map(([seat, points]) => [seat, points - (before.get(seat) ?? 0)]));
    return new Map([...gains.keys()].map((seat) => [seat, stakeOf(gains, seat)]));
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
  ...agreedLaws(view.options).flatMap((type) => LIKELY.get(type) ?? []),
  ...activeEntries(view).map(({ id }): Law => ({ type: 'repeal', lawId: id })),
];
