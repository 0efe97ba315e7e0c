import type { Draws } from '#kernel/chance.ts';
import { at, unreachable } from '#kernel/collections.ts';
import type { Bot } from '#kernel/game.ts';
import { BID_UNIT, titleData } from '../data.ts';
import type { Move, PointOf, View } from '../types.ts';
import { isOffered, offered, type Reading, readSight } from './reading.ts';

/* AM-12.5: buys and builds whenever it can, never trades, bids up to the price; what is left to choose it leaves to chance. */

const heads = (chance: Draws): boolean => chance.int(2) === 0;
const oneOf = <T>(items: readonly T[], chance: Draws): T => at(items, chance.int(items.length));

/** A random ceiling from the opening price to the price of the title, as far as the cash goes. */
const ceiling = ({ cash }: Reading, { title, opening }: PointOf<'ceilings'>, chance: Draws): Move => {
  const steps = Math.floor((Math.min(cash, titleData(title).price) - opening) / BID_UNIT);
  return steps < 0 ? { type: 'pass' } : { type: 'ceiling', amount: Math.ceil(opening / BID_UNIT) * BID_UNIT + BID_UNIT * chance.int(steps + 1) };
};

const bid = ({ cash }: Reading, { title, minimum }: PointOf<'bidding'>): Move =>
  minimum <= cash && minimum <= titleData(title).price ? { type: 'bid', amount: minimum } : { type: 'pass' };

/** Builds, lifts a mortgage, or pays to leave if any of it is offered; throws otherwise. */
const manage = (reading: Reading, chance: Draws): Move => {
  if (isOffered(reading, 'payRelease') && heads(chance)) return { type: 'payRelease' };
  const moves: readonly Move[] = [...offered(reading, 'build'), ...offered(reading, 'unmortgage')];
  return moves.length === 0 ? { type: 'throw' } : oneOf(moves, chance);
};

/** AM-12.2: at least it mortgages before it sells. */
const raiseCash = (reading: Reading, chance: Draws): Move => {
  if (isOffered(reading, 'declareBankruptcy')) return { type: 'declareBankruptcy' };
  const mortgages = offered(reading, 'mortgage');
  return mortgages.length > 0 ? oneOf(mortgages, chance) : oneOf(offered(reading, 'sellBuildings'), chance);
};

export const weak: Bot<View, Move> = {
  choose: (sight, seat, chance) => {
    const reading = readSight(sight, seat);
    const { point } = reading.view.table;
    switch (point.kind) {
      case 'roleChoice':
        return oneOf(offered(reading, 'chooseRole'), chance);
      case 'preThrow':
        return manage(reading, chance);
      case 'buyDecision':
        return isOffered(reading, 'buy') ? { type: 'buy' } : { type: 'decline' };
      case 'ceilings':
        return ceiling(reading, point, chance);
      case 'bidding':
        return bid(reading, point);
      case 'taxChoice':
        return oneOf(offered(reading, 'payTax'), chance);
      case 'raiseCash':
        return raiseCash(reading, chance);
      case 'tradeResponse':
        return { type: 'reject' };
      case 'gameOver':
        throw new Error('nobody is asked after the end');
      default:
        return unreachable(point);
    }
  },
};
