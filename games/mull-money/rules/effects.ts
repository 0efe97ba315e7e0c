import { unreachable } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import {
  COMMON_ELIMINATION_FIELDS,
  DUMP,
  ELIMINATION_FIELDS,
  INNOVATION_PRICE,
  INNOVATION_STEPS,
  LAST_MARKER,
  LEAST_EMPLOYEES,
  MOST_EMPLOYEES,
  TRANSPORT_FIELDS,
} from '../data.ts';
import { inOrder, isSimulation, law, player, type PublicFacts, seatLast } from './facts.ts';
import { money, refuse, tell, who } from '../speak.ts';
import { type Help, type Innovation, type PlayCard, SERVICES, type Service } from '../types.ts';
import { change, pay, type Work } from './work.ts';
import { openSale } from './auction.ts';
import { forcePayment } from './credit.ts';
import { checkProduction, produce } from './production.ts';
import { passTurn } from './mission.ts';
import { isCommonZone, moveDump, moveWaste, wasteOf } from './waste.ts';

/* What the cards do (MM-4.7). The price of a card is a voluntary payment; taxes are another matter. */

/** The Expert doubles a card (MM-4.7.11). */
const doubled = (amount: number, help: Help): number => (help === 'expert' ? 2 * amount : amount);

/* ---------- growth (MM-4.7.3) ---------- */

export const columnsGained = (facts: PublicFacts, seat: Seat, help: Help): number =>
  Math.min(doubled(1, help), facts.options.endColumn - player(facts, seat).growth);

const checkGrowth = (facts: PublicFacts, seat: Seat): Message | null => {
  const moratorium = law(facts, 'growthMoratorium');
  if (moratorium !== undefined && isCommonZone(facts, moratorium.zone)) return refuse('no.moratorium', ['MM-6.5.8']);
  const { endColumn } = facts.options;
  return player(facts, seat).growth < endColumn ? null : refuse('no.lastColumn', ['MM-4.7.3', 'MM-4.6.7'], { column: endColumn });
};

const grow = (work: Work, seat: Seat, help: Help): void => {
  const growth = player(work, seat).growth + columnsGained(work, seat, help);
  change(work, seat, { growth });
  work.log?.push(tell('log.grew', { who: who(seat), growth }, ['MM-4.7.3']));
  if (growth < work.options.endColumn || work.table.endTriggered !== null) return;
  work.table.endTriggered = 'column';
  work.log?.push(tell('log.endTriggered', { who: who(seat), growth }, ['MM-5.1', 'MM-5.2']));
};

/* ---------- innovation (MM-4.7.4) ---------- */

export const stepPrice = (facts: PublicFacts, service: Service): number => {
  const priced = law(facts, 'innovationPrice');
  return priced !== undefined && (priced.service === 'all' || priced.service === service) ? priced.price : INNOVATION_PRICE;
};

const stepsLeft = (facts: PublicFacts, seat: Seat): number => {
  const company = player(facts, seat);
  let left = 0;
  for (const service of SERVICES) left += company[service] - LAST_MARKER;
  return left;
};

/** Alone one step, with the Expert two, unless only one is left in the whole building. */
const stepsToMake = (facts: PublicFacts, seat: Seat, help: Help): number => Math.min(doubled(1, help), Math.max(1, stepsLeft(facts, seat)));

const checkInnovation = (facts: PublicFacts, seat: Seat, steps: Innovation, help: Help): Message | null => {
  const wanted = INNOVATION_STEPS[steps];
  const toMake = stepsToMake(facts, seat, help);
  if (wanted.length !== toMake) return refuse('no.stepCount', ['MM-4.7.4'], { steps: toMake });
  const company = player(facts, seat);
  const [first, second] = wanted;
  for (const service of wanted) {
    const count = first === second ? 2 : 1;
    if (company[service] - count < LAST_MARKER) return refuse('no.noStepLeft', ['MM-4.7.4', 'MM-2.3.4'], { service: { term: service } });
  }
  return null;
};

const innovate = (work: Work, seat: Seat, steps: Innovation): void => {
  for (const service of INNOVATION_STEPS[steps]) {
    const marker = player(work, seat)[service] - 1;
    change(work, seat, { [service]: marker });
    work.log?.push(tell('log.innovated', { who: who(seat), service: { term: service }, marker }, ['MM-4.7.4']));
  }
};

/* ---------- staff (MM-4.7.5) ---------- */

/** Law L-15. */
export const fewestEmployees = (facts: PublicFacts): number => law(facts, 'employmentFloor')?.minEmployees ?? LEAST_EMPLOYEES;

const checkStaff = (facts: PublicFacts, seat: Seat, direction: 'hire' | 'fire'): Message | null => {
  const { employees } = player(facts, seat);
  if (direction === 'hire') return employees < MOST_EMPLOYEES ? null : refuse('no.staffFull', ['MM-4.7.5', 'MM-4.6.7']);
  const least = fewestEmployees(facts);
  return employees > least ? null : refuse('no.staffLeast', ['MM-4.7.5', 'MM-4.6.7'], { least });
};

export const employeesAfter = (facts: PublicFacts, seat: Seat, direction: 'hire' | 'fire', help: Help): number => {
  const { employees } = player(facts, seat);
  const rows = doubled(1, help);
  return direction === 'hire' ? Math.min(MOST_EMPLOYEES, employees + rows) : Math.max(fewestEmployees(facts), employees - rows);
};

const moveStaff = (work: Work, seat: Seat, direction: 'hire' | 'fire', help: Help): void => {
  const { employees: before } = player(work, seat);
  const employees = employeesAfter(work, seat, direction, help);
  change(work, seat, { employees });
  work.log?.push(tell(`log.${direction}`, { who: who(seat), before: 100 * before, employees: 100 * employees }, ['MM-4.7.5']));
};

/* ---------- elimination (MM-4.7.6, MM-6.2.5) ---------- */

export const eliminationFields = (facts: PublicFacts, help: Help): number =>
  doubled(isSimulation(facts) ? (law(facts, 'eliminationStrength')?.fields ?? COMMON_ELIMINATION_FIELDS) : ELIMINATION_FIELDS, help);

/** Law L-09: once per card, also with the Expert. */
const rewardElimination = (work: Work, seat: Seat): void => {
  const reward = law(work, 'eliminationReward');
  if (reward === undefined) return;
  const { amount, paidBy } = reward;
  if (paidBy === 'bank') {
    pay(work, { from: 'bank', to: seat, amount });
    work.log?.push(tell('log.reward', { who: who(seat), amount: money(amount) }, ['MM-6.5.8']));
    return;
  }
  for (const other of seatLast(work, seat)) {
    if (other === seat) continue;
    forcePayment(work, { from: other, to: seat, amount });
    work.log?.push(tell('log.rewardFrom', { who: who(seat), other: who(other), amount: money(amount) }, ['MM-6.5.8']));
  }
};

const eliminate = (work: Work, seat: Seat, help: Help): void => {
  const before = wasteOf(work, seat);
  moveWaste(work, seat, -eliminationFields(work, help));
  const place = wasteOf(work, seat);
  work.log?.push(tell('log.eliminated', { who: who(seat), fields: before - place, place }, ['MM-4.7.6']));
  rewardElimination(work, seat);
};

/* ---------- transport (MM-4.7.7) ---------- */

const checkTransport = (facts: PublicFacts, seat: Seat): Message | null => {
  if (isSimulation(facts)) return refuse('no.negotiation', ['MM-6.2.6', 'MM-4.6.9']);
  const moves = inOrder(facts).some((other) => (other === seat ? player(facts, other).dump > 0 : player(facts, other).dump < DUMP.max));
  return moves ? null : refuse('no.nothingMoves', ['MM-4.7.7', 'MM-4.6.7']);
};

const transport = (work: Work, seat: Seat, help: Help): void => {
  const fields = doubled(TRANSPORT_FIELDS, help);
  for (const other of inOrder(work)) moveDump(work, other, other === seat ? -fields : fields);
  work.log?.push(tell('log.transported', { who: who(seat), fields }, ['MM-4.7.7']));
};

/* ---------- all of them ---------- */

/** Null, or why the card would have no effect or may not be executed; money apart. */
export const checkEffect = (facts: PublicFacts, seat: Seat, move: PlayCard): Message | null => {
  switch (move.card) {
    case 'production':
      return checkProduction(facts, seat);
    case 'sale':
      return null;
    case 'growth':
      return checkGrowth(facts, seat);
    case 'innovation':
      return checkInnovation(facts, seat, move.steps, move.help);
    case 'staff':
      return checkStaff(facts, seat, move.direction);
    case 'elimination':
      return wasteOf(facts, seat) > 0 ? null : refuse('no.noWaste', ['MM-4.7.6', 'MM-4.6.7']);
    case 'transport':
      return checkTransport(facts, seat);
    default:
      return unreachable(move);
  }
};

/** The voluntary payment that goes with the card; laws L-10 and L-17. */
export const priceOf = (facts: PublicFacts, seat: Seat, move: PlayCard): number => {
  if (move.card === 'innovation') {
    let price = 0;
    for (const service of INNOVATION_STEPS[move.steps]) price += stepPrice(facts, service);
    return price;
  }
  if (move.card === 'growth') return (law(facts, 'growthFee')?.amount ?? 0) * columnsGained(facts, seat, move.help);
  return 0;
};

/** Carries a card out and passes the turn on; a sale does so after its auction. */
export const carryOut = (work: Work, seat: Seat, move: PlayCard): void => {
  switch (move.card) {
    case 'production':
      produce(work, seat, move.help);
      break;
    case 'sale':
      return openSale(work, seat, move.help);
    case 'growth':
      grow(work, seat, move.help);
      break;
    case 'innovation':
      innovate(work, seat, move.steps);
      break;
    case 'staff':
      moveStaff(work, seat, move.direction, move.help);
      break;
    case 'elimination':
      eliminate(work, seat, move.help);
      break;
    case 'transport':
      transport(work, seat, move.help);
      break;
    default:
      return unreachable(move);
  }
  passTurn(work, seat);
};
