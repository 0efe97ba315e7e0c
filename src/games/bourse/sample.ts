import { type Actor, at, type Chance, range, type Seat, unreachable } from '#kernel';
import { CEILING, STEP } from './constants.ts';
import { mostToExercise } from './rules/contracts.ts';
import { asking, isAsked } from './engine.ts';
import { cashOf, free } from './rules/facts.ts';
import { mayPrepare } from './rules/instructions.ts';
import { hasOrdered, mayTakeOption, mostOptions, mostToBuy, mostToSell, mostToTake, visitOf } from './rules/market.ts';
import { canAuction, canSellToDesk, fewestToSell } from './rules/payments.ts';
import { leastBid } from './phases/auction.ts';
import { mostToCardBuy, mostToCardSell, repayChoices } from './phases/card-decision.ts';
import { type CardOffer, type Lot, type Move, type OptionContract, SECURITIES, type SecurityId, type State, type TaskOf } from './types.ts';
import { instructionsOf } from './rules/work.ts';

/* Any legal move: the fuzzer and the weakest bot. It buys half the time (BO-12.8). */

const PASS: Move = { type: 'pass' };
const DONE: Move = { type: 'done' };
const ROLL: Move = { type: 'roll' };
const ABANDON: Move = { type: 'abandonOption' };

const upTo = (chance: Chance, most: number): number => 1 + chance.int(most);
const oneOf = <T>(chance: Chance, items: readonly T[]): T => at(items, chance.int(items.length));

const sampleOption = (state: State, chance: Chance): Move => {
  const owners = range(state.table.players.length).filter((owner) => mostOptions(state, owner) > 0);
  if (owners.length === 0) return DONE;
  const owner = oneOf(chance, owners);
  return { type: 'buyOption', owner, n: upTo(chance, mostOptions(state, owner)) };
};

const sampleOrder = (state: State, seat: Seat, chance: Chance): Move | null => {
  const toBuy = mostToBuy(state, seat);
  if (toBuy > 0 && chance.int(2) === 0) return { type: 'buy', n: upTo(chance, toBuy) };
  const toSell = mostToSell(state, seat);
  if (toSell > 0 && chance.int(8) === 0) return { type: 'sell', n: upTo(chance, toSell) };
  return null;
};

const sampleRollerTrade = (state: State, seat: Seat, chance: Chance): Move => {
  if (!hasOrdered(state, seat)) {
    const toTake = mostToTake(state, seat);
    if (toTake > 0 && chance.int(2) === 0) return { type: 'take', n: upTo(chance, toTake) };
    const order = sampleOrder(state, seat, chance);
    if (order !== null) return order;
  }
  return mayTakeOption(state) && chance.int(8) === 0 ? sampleOption(state, chance) : DONE;
};

const sampleExercise = (state: State, contract: OptionContract, price: number, chance: Chance): Move => {
  const most = mostToExercise(state, contract, price);
  return most > 0 && chance.int(2) === 0 ? { type: 'exerciseOption', n: upTo(chance, most) } : ABANDON;
};

const sampleCeiling = (state: State, security: SecurityId, seat: Seat, chance: Chance): Move => {
  const most = free(state, seat, security);
  if (state.options.ceilingChoice === 'allOrNothing') return { type: 'settleCeiling', sell: chance.int(2) * most };
  return { type: 'settleCeiling', sell: chance.int(most + 1) };
};

const sampleCard = (state: State, operation: CardOffer, seat: Seat, chance: Chance): Move => {
  if (chance.int(2) === 0) return PASS;
  switch (operation.op) {
    case 'offerBuy': {
      const choices = SECURITIES.filter((security) => mostToCardBuy(state, seat, security, operation.max) > 0);
      if (choices.length === 0) return PASS;
      const security = oneOf(chance, choices);
      return { type: 'cardBuy', security, n: upTo(chance, mostToCardBuy(state, seat, security, operation.max)) };
    }
    case 'offerSell': {
      const security = oneOf(
        chance,
        SECURITIES.filter((choice) => mostToCardSell(state, seat, choice) > 0),
      );
      return { type: 'cardSell', security, n: upTo(chance, mostToCardSell(state, seat, security)) };
    }
    case 'offerRepay': {
      const choices = repayChoices(state, seat, operation);
      return choices.length === 0 ? PASS : { type: 'cardRepay', banks: oneOf(chance, choices) };
    }
    case 'tender':
      return { type: 'tender', n: upTo(chance, free(state, seat, operation.security)) };
    default:
      return unreachable(operation);
  }
};

/** A lot led by something of value, sometimes with other titles thrown in. */
const sampleLot = (state: State, seat: Seat, unsold: readonly SecurityId[], chance: Chance): Lot['titles'] | null => {
  const choices = SECURITIES.filter((security) => canAuction(state, seat, security, unsold));
  const leading = choices.filter((security) => state.table.quotes[security] > 0);
  if (leading.length === 0) return null;
  const lead = oneOf(chance, leading);
  const titles: Partial<Record<SecurityId, number>> = { [lead]: upTo(chance, free(state, seat, lead)) };
  for (const security of choices) if (security !== lead && chance.int(4) === 0) titles[security] = upTo(chance, free(state, seat, security));
  return titles;
};

const sampleDefault = (state: State, { unsold }: TaskOf<'payments'>, seat: Seat, chance: Chance): Move => {
  const sales = SECURITIES.filter((security) => canSellToDesk(state, seat, security));
  const lot = sales.length === 0 || chance.int(2) === 0 ? sampleLot(state, seat, unsold, chance) : null;
  if (lot !== null) return { type: 'auctionLot', lot };
  const security = oneOf(chance, sales);
  const least = fewestToSell(state, security);
  return { type: 'sellToDesk', security, n: least + chance.int(free(state, seat, security) - least + 1) };
};

/** Bids stay near the value of the lot: a weakest bot is weak, not mad. */
const sampleBid = (state: State, task: TaskOf<'auction'>, seat: Seat, chance: Chance): Move => {
  const least = leastBid(task);
  const most = Math.min(cashOf(state, seat), Math.max(least, task.lot.value));
  if (most < least || chance.int(2) === 0) return { type: 'passBid' };
  return { type: 'bid', amount: least + STEP * chance.int((most - least) / STEP + 1) };
};

const sampleAnswer = (state: State, seat: Seat, chance: Chance): Move => {
  const { task } = asking(state);
  const { point } = state.table;
  switch (task.do) {
    case 'awaitRoll':
      return ROLL;
    case 'rollerTrade':
      return sampleRollerTrade(state, seat, chance);
    case 'otherTrade':
      return sampleOrder(state, seat, chance) ?? PASS;
    case 'bank':
      return chance.int(2) === 0 ? { type: 'borrow' } : PASS;
    case 'dueOptions':
      if (point.kind !== 'optionDecision') break;
      if (state.options.optionForgetting === 'allowed' && chance.int(3) === 0) return { type: 'forgetOption' };
      return sampleExercise(state, point.contract, visitOf(state).before, chance);
    case 'release':
      if (point.kind !== 'releaseDecision') break;
      return sampleExercise(state, point.contract, state.table.quotes[point.contract.security], chance);
    case 'ceiling':
      return sampleCeiling(state, task.security, seat, chance);
    case 'cardDecision':
      return sampleCard(state, task.operation, seat, chance);
    case 'payments':
      return sampleDefault(state, task, seat, chance);
    case 'auction':
      return sampleBid(state, task, seat, chance);
    case 'quotation':
    case 'quotes':
    case 'event':
    case 'endVisit':
    case 'endTurn':
      break;
    default:
      return unreachable(task);
  }
  throw new Error(`nobody decides in ${task.do}`);
};

const somePrice = (chance: Chance): number => STEP * upTo(chance, CEILING / STEP);

/** Something a seat may say out of turn. */
const sampleInstruction = (state: State, seat: Seat, chance: Chance): Move => {
  const { standingOrders } = state.options;
  if (mayPrepare(state, seat) && (!standingOrders || chance.int(2) === 0)) {
    const { security } = visitOf(state);
    const most = free(state, seat, security);
    if (most > 0 && chance.int(2) === 0) return { type: 'prepareSell', n: upTo(chance, most), min: somePrice(chance) };
    return chance.int(2) === 0 ? { type: 'preparePass' } : { type: 'prepareBuy', n: upTo(chance, 5), max: somePrice(chance) };
  }
  if (chance.int(2) === 0) return { type: 'passUntilMyTurn', on: !instructionsOf(state, seat).passUntilMyTurn };
  return { type: 'alerts', securities: [oneOf(chance, SECURITIES)], buyAt: somePrice(chance), sellAt: somePrice(chance) };
};

export const sample = (state: State, actor: Actor, chance: Chance): Move => {
  if (actor === 'referee') return { type: 'showDeck' };
  return isAsked(state, actor) ? sampleAnswer(state, actor, chance) : sampleInstruction(state, actor, chance);
};
