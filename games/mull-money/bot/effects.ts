import { unreachable } from '#kernel/collections.ts';
import { CREDIT, EXPERT_PRODUCTION_BONUS, INNOVATION_STEPS, LAST_MARKER, MOST_EMPLOYEES } from '../data.ts';
import { isSimulation } from '../rules/facts.ts';
import { eliminationFields, fewestEmployees, stepPrice } from '../rules/effects.ts';
import { zoneAt } from '../rules/waste.ts';
import type { Help, Innovation, PlayCard } from '../types.ts';
import { type Company, pay } from './reading.ts';
import type { Outlook } from './outlook.ts';
import { incomeOf, isBarred } from './weights.ts';

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
  return pay({ ...company, growth: company.growth + columns }, columns * (growthFee?.amount ?? 0));
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
  return pay({ ...company, personnel, materials, waste }, price);
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
export const playedCard = (company: Company, outlook: Outlook, move: PlayCard): Company | null => {
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
export const repaidCredit = (company: Company): Company | null =>
  company.credits > 0 && company.cash >= CREDIT ? { ...company, cash: company.cash - CREDIT, credits: company.credits - 1 } : null;
