import { collect } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import { CREDIT, INNOVATION_PRICE, MOST_EMPLOYEES, POOR_BELOW, RICH_ABOVE, START_CASH, START_GROWTH, START_MARKER, START_SILO } from '../data.ts';
import { player } from './facts.ts';
import { type LawsInForce, type LawType, type Player, SERVICES, type View } from '../types.ts';

/*
 * MM-7.1: every payment is public, balances are not. A view shows how a company stands, not how it came there; what its treasury
 * should hold is reckoned from that. Fines, and the prices of auctions, leave no trace in a view.
 */

/** What most companies hold: the longer the game, the likelier a reckoning that is far from it is wrong. */
const USUAL = 20;
const DOUBT_PER_MISSION = 0.03;
const MOST_DOUBT = 0.3;
/** A piece costs a part of a million on the mean; a little of that comes back to whoever sells. */
const PIECE_PRICE = 0.3;
const SALES_PER_MISSION = 0.4;
/** What is paid for a set beyond the least offer. */
const LOT_PRICE = 1;
/** Who owes money has seldom more than this. */
const MOST_OF_DEBTORS = 20;

/** The missions for which each law has been in force. */
const agesOf = ({ table }: View): ReadonlyMap<LawType, number> =>
  new Map(collect(table.laws, ({ law, mission, status }) => (status === 'active' ? ([law.type, table.mission - mission] as const) : null)));

/** What laws have brought a company so far, negative when they cost it. */
const lawFlows = (view: View, company: Player, sum: number): number => {
  const { inForce, mission } = view.table;
  const ages = agesOf(view);
  const age = (type: keyof LawsInForce): number => ages.get(type) ?? 0;
  const productions = (type: keyof LawsInForce): number => (company.productions * (age(type) + 0.5)) / mission;
  const { productionTax, wasteTax, cleanBonus, innovationPrice, cleanupFund, wageRate, lotAuction, creditInterest, wealthTax } = inForce;
  let flow = 0;
  if (productionTax !== undefined) flow -= productions('productionTax') * productionTax.amount;
  if (wasteTax !== undefined) flow -= productions('wasteTax') * wasteTax.perUnit * Math.max(0, company.waste - wasteTax.freeUnits);
  if (cleanBonus !== undefined && company.waste <= cleanBonus.markerAtMost) flow += productions('cleanBonus') * cleanBonus.amount;
  if (cleanupFund !== undefined) flow -= age('cleanupFund') * cleanupFund.contribution;
  if (wageRate !== undefined) flow -= age('wageRate') * (wageRate.perEmployee - 1) * company.employees;
  if (lotAuction !== undefined) flow -= age('lotAuction') * (lotAuction.minBid + LOT_PRICE);
  if (creditInterest !== undefined) flow -= (age('creditInterest') * creditInterest.perCredit * company.credits) / 2;
  if (innovationPrice !== undefined) {
    const part = (0.7 * (age('innovationPrice') + 0.5)) / mission;
    for (const service of SERVICES) {
      const { service: priced, price } = innovationPrice;
      if (priced === 'all' || priced === service) flow += part * (START_MARKER - company[service]) * (INNOVATION_PRICE - price);
    }
  }
  if (wealthTax !== undefined) flow -= Math.max(0, Math.min(age('wealthTax') * wealthTax.amount, sum + flow - wealthTax.threshold));
  return flow;
};

/** MM-2.11: voices counted in this mission or the last tell what the treasury held. */
const withinVoices = ({ table, options }: View, seat: Seat, cash: number): number => {
  const { lastVote, mission, inForce } = table;
  const ballot = lastVote?.ballots[seat];
  if (ballot === undefined || lastVote === null || mission - lastVote.mission > 1) return cash;
  if (options.majority === 'heads' || inForce.votingSystem !== undefined) return cash;
  const voices = ballot.voices - ballot.bribes;
  if (voices === 1) return Math.min(cash, POOR_BELOW + 4);
  return voices === 2 ? Math.max(POOR_BELOW - 4, Math.min(cash, RICH_ABOVE + 4)) : Math.max(cash, RICH_ABOVE - 4);
};

/** What a hidden treasury should hold, in M. */
export const likelyCash = (view: View, seat: Seat): number => {
  const company = player(view, seat);
  if (company.retired) return 0;
  const { productions, growth, employees, credits, silo, materials } = company;
  const { mission } = view.table;
  let steps = 0;
  for (const service of SERVICES) steps += START_MARKER - company[service];
  const pieces = Math.max(0, silo + (productions * (START_MARKER + materials)) / 2 - START_SILO);
  const income = (productions * (START_GROWTH + growth)) / 2 + SALES_PER_MISSION * (mission - 1);
  const wages = ((mission - 1) * (MOST_EMPLOYEES + employees)) / 2;
  const plain = START_CASH + CREDIT * credits + income - wages - INNOVATION_PRICE * steps - PIECE_PRICE * pieces;
  const reckoned = plain + lawFlows(view, company, plain);
  const possible = withinVoices(view, seat, credits > 0 ? Math.min(reckoned, MOST_OF_DEBTORS) : reckoned);
  const doubt = Math.min(MOST_DOUBT, DOUBT_PER_MISSION * (mission - 1));
  return Math.round(doubt * USUAL + (1 - doubt) * Math.max(0, possible));
};
