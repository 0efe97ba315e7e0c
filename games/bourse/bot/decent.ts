import { unreachable } from '#kernel/collections.ts';
import type { Bot } from '#kernel/game.ts';
import { chooseBid, chooseRepayment, raiseMoney, wantsLoan } from './debts.ts';
import { canFinish, mostAtCeiling, type Reading, rangeOf, rangesByTitle, readSight, worth } from './reading.ts';
import { chooseOption, chooseOrder } from './trade.ts';
import { settledWorth } from './worth.ts';
import { NOMINAL } from '../data.ts';
import type { CardOffer, Move, SecurityId, View } from '../types.ts';

/* BO-12.8: the decent bot. It knows what a title is worth to a holder (BO-12.2) and a few rules of thumb; it does not search. */

const PASS: Move = { type: 'pass' };

/** BO-12.4: keeping and selling pay the same at once; a title is kept if it is worth its nominal, or counts for victory. */
const decideCeiling = (reading: Reading, security: SecurityId): Move => {
  const keeps = canFinish(reading) || worth(reading, security, NOMINAL) >= NOMINAL;
  return { type: 'settleCeiling', sell: keeps ? 0 : mostAtCeiling(reading) };
};

/** BO-12.3: exercised when the share has become worth more than it costs. */
const decideOption = (reading: Reading, value: number): Move => {
  const range = rangeOf(reading, 'exerciseOption');
  return range !== null && value > range.price ? { type: 'exerciseOption', n: range.max } : { type: 'abandonOption' };
};

const chooseCardPurchase = (reading: Reading): Move => {
  const finishing = canFinish(reading);
  let best: Move = PASS;
  let most = 0;
  for (const { security, max, price } of rangesByTitle(reading, 'cardBuy')) {
    const gain = max * (finishing ? price : worth(reading, security, price) - price);
    if (gain <= most) continue;
    best = { type: 'cardBuy', security, n: max };
    most = gain;
  }
  return best;
};

const chooseCardSale = (reading: Reading): Move => {
  if (canFinish(reading)) return PASS;
  let best: Move = PASS;
  let most = 0;
  for (const { security, max, price } of rangesByTitle(reading, 'cardSell')) {
    const gain = max * (-price - worth(reading, security, -price));
    if (gain <= most) continue;
    best = { type: 'cardSell', security, n: max };
    most = gain;
  }
  return best;
};

const decideCard = (reading: Reading, operation: CardOffer): Move => {
  switch (operation.op) {
    case 'offerBuy':
      return chooseCardPurchase(reading);
    case 'offerSell':
      return chooseCardSale(reading);
    case 'offerRepay':
      return chooseRepayment(reading);
    case 'tender': {
      const range = rangeOf(reading, 'tender');
      if (range === null || canFinish(reading)) return PASS;
      return -range.price > worth(reading, operation.security, reading.view.table.quotes[operation.security]) ? { type: 'tender', n: range.max } : PASS;
    }
    default:
      return unreachable(operation);
  }
};

const dueOptionValue = ({ view, players }: Reading): number => {
  const { visit, phase } = view.table;
  return visit === null ? 0 : settledWorth(view.data, visit.security, players, phase, visit.raw);
};

export const decent: Bot<View, Move> = {
  choose: (sight, seat) => {
    const reading = readSight(sight, seat);
    const { point, quotes } = reading.view.table;
    switch (point.kind) {
      case 'awaitRoll':
        return { type: 'roll' };
      case 'rollerTrade': {
        const order = chooseOrder(reading, { type: 'done' });
        return order.type === 'done' ? (chooseOption(reading) ?? order) : order;
      }
      case 'otherTrade':
        return chooseOrder(reading, PASS);
      case 'optionDecision':
        return decideOption(reading, dueOptionValue(reading));
      case 'releaseDecision':
        return decideOption(reading, worth(reading, point.contract.security, quotes[point.contract.security]));
      case 'ceilingDecision':
        return decideCeiling(reading, point.security);
      case 'bankDecision':
        return wantsLoan(reading) ? { type: 'borrow' } : PASS;
      case 'cardDecision':
        return decideCard(reading, point.operation);
      case 'default':
        return raiseMoney(reading, point.due);
      case 'auctionBid':
        return chooseBid(reading, point.lot);
      case 'gameOver':
        throw new Error('nobody is asked after the end');
      default:
        return unreachable(point);
    }
  },
};
