import { at, unreachable } from '#kernel/collections.ts';
import { CLEANUP_PRICE, CREDIT, EXPERT_PRODUCTION_BONUS, INNOVATION_STEPS, LAST_MARKER, MOST_EMPLOYEES, TRANSPORT_FIELDS } from '../data.ts';
import { isSimulation } from '../rules/facts.ts';
import { corruptionPrice, zoneAt } from '../rules/waste.ts';
import { waysToPlay } from '../rules/plays.ts';
import type { Card, Help, Innovation, Law, Move, PlayCard } from '../types.ts';
import { type Company, creditsFor } from './reading.ts';
import type { Judge } from './judge.ts';
import { alertCostNow, incomeOf, isBarred } from './weights.ts';
import { eliminationFields, fewestEmployees, stepPrice } from '../rules/effects.ts';
import type { Outlook } from './outlook.ts';

/* MM-12.4: the best order in which to play the cards of one hand, and what to do with the rest. */

/* What a card would make of a company (MM-4.7); null when it cannot be played. */

const doubled = (amount: number, help: Help): number => (help === 'expert' ? 2 * amount : amount);

const produced = (company: Company, outlook: Outlook, help: Help): Company | null => {
  const { employees, personnel, silo, materials, place, waste, cash } = company;
  if (employees < personnel || silo < materials || isBarred(company, company.produced, outlook)) return null;
  const income = incomeOf(company, outlook) + (help === 'expert' ? EXPERT_PRODUCTION_BONUS : 0);
  return { ...company, silo: silo - materials, place: place + waste, cash: cash + income, produced: company.produced + 1 };
};

const grown = (company: Company, { view, laws, board }: Outlook, help: Help): Company | null => {
  const columns = Math.min(doubled(1, help), view.options.endColumn - company.growth);
  const { growthMoratorium: moratorium, growthFee } = laws;
  if (columns <= 0 || (help === 'expert' && isSimulation(view) && laws.expertGrowth === undefined)) return null;
  if (moratorium !== undefined) {
    const zone = zoneAt(board, company.place);
    if (zone === 'red' || zone === moratorium.zone) return null;
  }
  const left = company.cash - columns * (growthFee?.amount ?? 0);
  const credits = creditsFor(left);
  return { ...company, growth: company.growth + columns, cash: left + CREDIT * credits, credits: company.credits + credits };
};

const innovated = (company: Company, { view }: Outlook, steps: Innovation, help: Help): Company | null => {
  const wanted = INNOVATION_STEPS[steps];
  const left = company.personnel + company.materials + company.waste - 3 * LAST_MARKER;
  if (wanted.length !== Math.min(doubled(1, help), Math.max(1, left))) return null;
  let { personnel, materials, waste } = company;
  let price = 0;
  for (const service of wanted) {
    if (service === 'personnel') personnel--;
    else if (service === 'materials') materials--;
    else waste--;
    price += stepPrice(view, service);
  }
  if (Math.min(personnel, materials, waste) < LAST_MARKER) return null;
  const credits = creditsFor(company.cash - price);
  return { ...company, personnel, materials, waste, cash: company.cash - price + CREDIT * credits, credits: company.credits + credits };
};

const staffed = (company: Company, { view }: Outlook, direction: 'hire' | 'fire', help: Help): Company | null => {
  const rows = doubled(1, help);
  const { employees } = company;
  const after = direction === 'hire' ? Math.min(MOST_EMPLOYEES, employees + rows) : Math.max(Math.min(employees, fewestEmployees(view)), employees - rows);
  return after === employees ? null : { ...company, employees: after };
};

const eliminated = (company: Company, { view, laws }: Outlook, help: Help): Company | null => {
  if (company.place === 0) return null;
  const { eliminationReward: reward } = laws;
  const payers = reward?.paidBy === 'others' ? view.table.players.length - 1 : 1;
  return {
    ...company,
    place: Math.max(0, company.place - eliminationFields(view, help)),
    cash: company.cash + payers * (reward?.amount ?? 0),
  };
};

/** Sale and Transport are another matter: they depend on the other companies. */
const playedCard = (company: Company, outlook: Outlook, move: PlayCard): Company | null => {
  switch (move.card) {
    case 'production':
      return produced(company, outlook, move.help);
    case 'growth':
      return grown(company, outlook, move.help);
    case 'innovation':
      return innovated(company, outlook, move.steps, move.help);
    case 'staff':
      return staffed(company, outlook, move.direction, move.help);
    case 'elimination':
      return eliminated(company, outlook, move.help);
    case 'transport':
    case 'sale':
      return null;
    default:
      return unreachable(move);
  }
};

/** MM-4.7.10. */
const repaidCredit = (company: Company): Company | null =>
  company.credits > 0 && company.cash >= CREDIT ? { ...company, cash: company.cash - CREDIT, credits: company.credits - 1 } : null;

export interface Plan {
  readonly rating: number;
  /** The first card to play; null when nothing is worth playing. */
  readonly first: Move | null;
  /** The card to be left with. */
  readonly kept: Card | null;
}

/** A law that could be proposed, and what it would bring. */
export interface Bill {
  readonly law: Law;
  readonly gain: number;
}

/** Before production the cards come in this order, and once more after it. */
const RANKS: Readonly<Record<Card, number>> = {
  sale: 0,
  innovation: 1,
  staff: 2,
  growth: 3,
  elimination: 4,
  transport: 5,
  production: 6,
  expert: 7,
  corruption: 8,
  alert: 9,
};

/** MM-12.4: growth that ends the game comes last of all. */
const LAST_RANK = 9;

interface Step {
  readonly move: Move;
  readonly company: Company;
}

const NO_STEPS: readonly Step[] = [];

/* The cards that are left of a hand are a set of bits, as a hand is explored by the thousand. */

const maskOf = (hand: readonly Card[], card: Card): number => hand.reduce((mask, held, index) => (held === card ? mask | (1 << index) : mask), 0);

/** Without the first of some cards, if it holds any. */
const withoutFirst = (left: number, cards: number): number => {
  const held = left & cards;
  return left & ~(held & -held);
};

/** MM-12.3: the pieces are sold, or kept for one more than the best offer. */
const sales = ({ offerFor, view }: Judge, company: Company, help: Help): readonly Step[] => {
  const move: Move = { type: 'playCard', card: 'sale', help, borrow: 0 };
  const pieces = Math.min(view.table.reserve, company.materials * (help === 'expert' ? 2 : 1));
  if (pieces === 0) return [{ move, company }];
  const offer = offerFor(pieces);
  const taken = { ...company, silo: company.silo + pieces };
  if (offer === 0) return [{ move, company: taken }];
  const sold = { move, company: { ...company, cash: company.cash + offer } };
  return company.cash > offer ? [sold, { move, company: { ...taken, cash: company.cash - offer - 1 } }] : [sold];
};

/** MM-6.3: the clean-up that the card allows or the law demands, and the best law to propose. */
const negotiations = ({ outlook }: Judge, bill: Bill | null, company: Company, help: Help): readonly Step[] => {
  if (help === 'expert' && outlook.view.options.expertWithNegotiation === 'illegal') return [];
  const duty = outlook.laws.mandatoryCleanup;
  const most = Math.min(company.place, (duty?.fields ?? 1) * (help === 'expert' ? 2 : 1));
  const price = duty?.price ?? CLEANUP_PRICE;
  const fields = duty === undefined ? Math.min(most, Math.floor(company.cash / price)) : most;
  if (fields === 0 && bill === null) return [];
  const move: Move = { type: 'negotiate', proposal: bill?.law ?? null, help, cleanup: duty === undefined ? fields : 0, borrow: 0 };
  return [
    { move, company: { ...company, place: company.place - fields, cash: Math.max(0, company.cash - fields * price), edge: company.edge + (bill?.gain ?? 0) } },
  ];
};

const transports = ({ transportEdge }: Judge, company: Company, help: Help): readonly Step[] => {
  const fields = TRANSPORT_FIELDS * (help === 'expert' ? 2 : 1);
  const move: Move = { type: 'playCard', card: 'transport', help, borrow: 0 };
  return [{ move, company: { ...company, place: Math.max(0, company.place - fields), edge: company.edge + transportEdge(fields) } }];
};

const stepsWith = (judge: Judge, bill: Bill | null, company: Company, card: Card, help: Help): readonly Step[] => {
  if (card === 'sale') return sales(judge, company, help);
  if (card === 'transport') return isSimulation(judge.view) ? negotiations(judge, bill, company, help) : transports(judge, company, help);
  const ways = waysToPlay(card, help);
  if (ways.length === 0) return NO_STEPS;
  const steps: Step[] = [];
  for (const move of ways) {
    const after = playedCard(company, judge.outlook, move);
    if (after !== null) steps.push({ move, company: after });
  }
  return steps;
};

/** What it is worth to begin the next mission with this card, if the plan leaves one: a part of what it brings when it can be played. */
const keptWorth = (company: Company, card: Card, outlook: Outlook): number => {
  const { missions, weights } = outlook;
  if (card === 'corruption') return Math.max(0, alertCostNow(company, outlook) - corruptionPrice(outlook.view) / 2);
  if (card === 'production' && company.employees < company.personnel) return 0;
  if (card === 'expert' && company.credits > 0 && company.cash < CREDIT) return Math.min(1, missions) * weights.keptForCredit;
  if (card === 'production' && company.silo < company.materials) return Math.min(1, missions) * weights.keptForMaterials;
  return Math.min(1, missions) * weights.kept[card];
};

/** The best plan for each card that could come first, the best of all first. */
export const plansOf = (judge: Judge, company: Company, hand: readonly Card[], bill: Bill | null = null): readonly Plan[] => {
  const plans = new Map<Move | null, Plan>();
  const [sold, experts] = [maskOf(hand, 'sale'), maskOf(hand, 'expert')];
  /** Of each card those before it that are of its kind: of two alike the first is played. */
  const earlier = hand.map((card, index) => maskOf(hand, card) & ((1 << index) - 1));
  /** The plan ends here: of the cards left one is kept, the others are thrown away, which no Sale may be. */
  const stop = (left: Company, cards: number, first: Move | null): void => {
    const due = cards & sold;
    if ((due & (due - 1)) !== 0) return;
    const outlook = judge.outlookAt(left.growth);
    let kept: Card | null = due === 0 ? null : 'sale';
    let most = due === 0 ? 0 : keptWorth(left, 'sale', outlook);
    for (let index = due === 0 ? 0 : hand.length; index < hand.length; index++) {
      if ((cards & (1 << index)) === 0 || (cards & at(earlier, index)) !== 0) continue;
      const value = keptWorth(left, at(hand, index), outlook);
      if (value <= most) continue;
      most = value;
      kept = at(hand, index);
    }
    const rating = judge.rate(left, most);
    if (rating > (plans.get(first)?.rating ?? Number.NEGATIVE_INFINITY)) plans.set(first, { rating, first, kept });
  };
  const explore = (now: Company, cards: number, rank: number, first: Move | null): void => {
    stop(now, cards, first);
    const helped = (cards & experts) !== 0;
    for (let index = 0; index < hand.length; index++) {
      if ((cards & (1 << index)) === 0 || (cards & at(earlier, index)) !== 0) continue;
      const card = at(hand, index);
      const own = card === 'growth' && now.growth + 1 >= judge.view.options.endColumn ? LAST_RANK : RANKS[card];
      if (own < rank) continue;
      const left = cards & ~(1 << index);
      const next = card === 'production' ? 0 : own;
      for (const step of stepsWith(judge, bill, now, card, 'alone')) explore(step.company, left, next, first ?? step.move);
      if (!helped || card === 'expert') continue;
      const alone = withoutFirst(left, experts);
      for (const step of stepsWith(judge, bill, now, card, 'expert')) explore(step.company, alone, next, first ?? step.move);
    }
    const repaid = helped ? repaidCredit(now) : null;
    if (repaid !== null) explore(repaid, withoutFirst(cards, experts), RANKS.expert, first ?? { type: 'repayCredit' });
  };
  explore(company, (1 << hand.length) - 1, 0, null);
  return [...plans.values()].sort((a, b) => b.rating - a.rating);
};

/** What a hand is worth to a company. */
export const ratingOf = (judge: Judge, company: Company, hand: readonly Card[]): number => {
  let most = Number.NEGATIVE_INFINITY;
  for (const { rating } of plansOf(judge, company, hand)) most = Math.max(most, rating);
  return most;
};
