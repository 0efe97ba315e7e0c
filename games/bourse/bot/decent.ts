import { unreachable } from '#kernel/collections.ts';
import type { Bot } from '#kernel/game.ts';
import { canFinish, lotRanges, mostAtCeiling, rangeOf, rangesByTitle, type Reading, readSight, rivals, scoreOf, type TitleRange, worth } from './reading.ts';
import { chooseOption, chooseOrder } from './trade.ts';
import { settledWorth } from './worth.ts';
import { DISTRESS_DIVISOR, LOAN_REPAYMENT, NOMINAL, STEP } from '../data.ts';
import { type CardOffer, type Lot, type Move, SECURITIES, type SecurityId, type View } from '../types.ts';

/* BO-12.8: the decent bot. It knows what a title is worth to a holder (BO-12.2) and a few rules of thumb; it does not search. */

/* Loans, default and auctions of the decent bot. */

/** BO-12.7: the share of its worth that a lot is bid up to. */
const BID_SHARE = 0.95;
/** What an auction is expected to bring, as a share of the displayed value. */
const AUCTION_SHARE = 0.75;
/** BO-12.5: a loan pays early; none is taken once somebody has come this far. */
const LOAN_LIMIT = 0.6;

const wholeNotes = (amount: number): number => Math.floor(amount / STEP) * STEP;

/** BO-12.5: early, and with enough titles to raise what will fall due. */
const wantsLoan = (reading: Reading): boolean => {
  const { view, seat, me } = reading;
  const target = view.options.winTarget;
  const leader = Math.max(scoreOf(reading, seat) + reading.cash, ...rivals(reading).map((rival) => scoreOf(reading, rival)));
  return me.loans.length === 0 && leader < LOAN_LIMIT * target && scoreOf(reading, seat) + reading.cash >= 2 * LOAN_REPAYMENT;
};

/** The fewest titles that raise what is missing, and the worth given away with them. */
interface Sacrifice {
  readonly range: TitleRange;
  readonly n: number;
  readonly enough: boolean;
  readonly loss: number;
}

const sacrifice = (reading: Reading, range: TitleRange, missing: number, share: number): Sacrifice => {
  const quote = reading.view.table.quotes[range.security];
  const raised = (n: number): number => wholeNotes(n * quote * share);
  let n = range.min;
  while (n < range.max && raised(n) < missing) n++;
  return { range, n, enough: raised(n) >= missing, loss: n * worth(reading, range.security, quote) - Math.min(missing, raised(n)) };
};

/** Enough comes first, then the smallest loss; if nothing is enough, the most. */
const least = (sacrifices: readonly Sacrifice[]): Sacrifice | undefined =>
  sacrifices.toSorted((a, b) => Number(b.enough) - Number(a.enough) || (a.enough ? a.loss - b.loss : b.n - a.n))[0];

/** BO-4.8.2: by auction while somebody could bid, then to the desk. */
const raiseMoney = (reading: Reading, due: number): Move => {
  const { view, cash } = reading;
  const missing = due - cash;
  const richest = Math.max(...rivals(reading).map((rival) => view.cash[rival] ?? Number.POSITIVE_INFINITY));
  const lot = least(lotRanges(reading).map((range) => sacrifice(reading, range, missing, AUCTION_SHARE)));
  const sale = least(rangesByTitle(reading, 'sellToDesk').map((range) => sacrifice(reading, range, missing, 1 / DISTRESS_DIVISOR)));
  const canBeBid = lot !== undefined && (lot.n * view.table.quotes[lot.range.security]) / DISTRESS_DIVISOR <= richest;
  if (lot !== undefined && (canBeBid || sale === undefined)) return { type: 'auctionLot', lot: { [lot.range.security]: lot.n } };
  if (sale !== undefined) return { type: 'sellToDesk', security: sale.range.security, n: sale.n };
  throw new Error('a debtor was asked who has nothing to sell');
};

/** BO-12.7: up to 95 % of what the lot is worth; up to its displayed value when that is what victory takes. */
const chooseBid = (reading: Reading, lot: Lot): Move => {
  const range = rangeOf(reading, 'bid', 'amount');
  if (range === null) return { type: 'passBid' };
  let value = 0;
  for (const security of SECURITIES) value += (lot.titles[security] ?? 0) * worth(reading, security, reading.view.table.quotes[security]);
  const limit = wholeNotes(Math.min(range.max, canFinish(reading) ? Math.max(lot.value, BID_SHARE * value) : BID_SHARE * value));
  if (limit < range.min) return { type: 'passBid' };
  return { type: 'bid', amount: reading.view.options.auctionBids === 'maximum' ? limit : range.min };
};

/** BO-4.7.3: a loan settled without interest saves 10,000 F and weighs no more on the score. */
const chooseRepayment = (reading: Reading): Move => {
  // The first of these offers settles the most loans.
  for (const offer of reading.offers) if (offer.kind === 'move' && offer.move.type === 'cardRepay') return offer.move;
  return { type: 'pass' };
};

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
