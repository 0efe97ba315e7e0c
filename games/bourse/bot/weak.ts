import type { Draws } from '#kernel/chance.ts';
import { at, unreachable } from '#kernel/collections.ts';
import type { Bot } from '#kernel/game.ts';
import { lotRanges, mostAtCeiling, type Range, type Reading, rangeOf, rangesByTitle, readSight } from './reading.ts';
import { STEP } from '../data.ts';
import type { CardOffer, Move, View } from '../types.ts';

/* BO-12.8: a random legal move, buys half the time; nothing that anybody would call absurd. */

const heads = (chance: Draws): boolean => chance.int(2) === 0;

const within = ({ min, max }: Range, chance: Draws): number => min + chance.int(max - min + 1);

/** Rarely sells: one time in eight. */
const SALES_ONE_IN = 8;

const trade = (reading: Reading, chance: Draws, otherwise: Move): Move => {
  const taking = rangeOf(reading, 'take');
  if (taking !== null) return { type: 'take', n: taking.max };
  const buying = rangeOf(reading, 'buy');
  if (buying !== null && heads(chance)) return { type: 'buy', n: within(buying, chance) };
  const selling = rangeOf(reading, 'sell');
  if (selling !== null && chance.int(SALES_ONE_IN) === 0) return { type: 'sell', n: within(selling, chance) };
  return otherwise;
};

/** An option is exercised when that brings something, as far as the cash goes. */
const decideOption = (reading: Reading, gains: boolean): Move => {
  const range = rangeOf(reading, 'exerciseOption');
  return range !== null && gains ? { type: 'exerciseOption', n: range.max } : { type: 'abandonOption' };
};

const decideCard = (reading: Reading, { op }: CardOffer, chance: Draws): Move => {
  const pass: Move = { type: 'pass' };
  if (heads(chance)) return pass;
  switch (op) {
    case 'offerBuy':
    case 'offerSell': {
      const type = op === 'offerBuy' ? 'cardBuy' : 'cardSell';
      const ranges = rangesByTitle(reading, type);
      if (ranges.length === 0) return pass;
      const range = at(ranges, chance.int(ranges.length));
      return { type, security: range.security, n: within(range, chance) };
    }
    case 'offerRepay': {
      const offer = reading.offers.find((way) => way.kind === 'move' && way.move.type === 'cardRepay');
      return offer?.kind === 'move' ? offer.move : pass;
    }
    case 'tender': {
      const range = rangeOf(reading, 'tender');
      return range === null ? pass : { type: 'tender', n: within(range, chance) };
    }
    default:
      return unreachable(op);
  }
};

/** Sells to the desk when it can, the first time by auction as often as not. */
const raiseMoney = (reading: Reading, chance: Draws): Move => {
  const sales = rangesByTitle(reading, 'sellToDesk');
  const lots = lotRanges(reading);
  if (lots.length > 0 && (sales.length === 0 || heads(chance))) {
    const lot = at(lots, chance.int(lots.length));
    return { type: 'auctionLot', lot: { [lot.security]: lot.max } };
  }
  const sale = at(sales, chance.int(sales.length));
  return { type: 'sellToDesk', security: sale.security, n: sale.max };
};

/** Never more than the lot is displayed at. */
const bid = (reading: Reading, value: number, chance: Draws): Move => {
  const range = rangeOf(reading, 'bid', 'amount');
  if (range === null || range.min > value || heads(chance)) return { type: 'passBid' };
  const steps = (Math.min(range.max, value) - range.min) / STEP;
  return { type: 'bid', amount: range.min + STEP * chance.int(Math.floor(steps) + 1) };
};

export const weak: Bot<View, Move> = {
  choose: (sight, seat, chance) => {
    const reading = readSight(sight, seat);
    const { table } = reading.view;
    const { point } = table;
    switch (point.kind) {
      case 'awaitRoll':
        return { type: 'roll' };
      case 'rollerTrade':
        return trade(reading, chance, { type: 'done' });
      case 'otherTrade':
        return trade(reading, chance, { type: 'pass' });
      case 'optionDecision':
        return decideOption(reading, table.visit !== null && table.visit.raw > table.visit.before);
      case 'releaseDecision':
        return decideOption(reading, heads(chance));
      case 'ceilingDecision':
        return { type: 'settleCeiling', sell: heads(chance) ? 0 : mostAtCeiling(reading) };
      case 'bankDecision':
        return { type: heads(chance) ? 'borrow' : 'pass' };
      case 'cardDecision':
        return decideCard(reading, point.operation, chance);
      case 'default':
        return raiseMoney(reading, chance);
      case 'auctionBid':
        return bid(reading, point.lot.value, chance);
      case 'gameOver':
        throw new Error('nobody is asked after the end');
      default:
        return unreachable(point);
    }
  },
};
