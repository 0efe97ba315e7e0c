import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { unexpected } from '#kernel/work.ts';
import { answers, inSeatOrder, isAttending, isBanker, type Phase, player, refuseStep } from '../rules/facts.ts';
import { buildFactory, buildHouse, checkFactory, checkHouse, housePrice } from '../rules/building.ts';
import { repayCredits } from '../rules/credit.ts';
import { bankset } from '../rules/historic/bankset.ts';
import { checkMeasure, nameMeasure } from '../rules/historic/measures.ts';
import { checkBid, openBids, placeBid } from '../rules/historic/privatisation.ts';
import { checkMotion, motionOffers, tableMotion } from '../rules/historic/vote.ts';
import { seize, settleDistress } from '../rules/interest.ts';
import { addProposal, findProposal, lapseAll, removeProposal } from '../rules/escrow.ts';
import { assetsOf, subsidiaryOf } from '../rules/property.ts';
import { stateRepays } from '../rules/jobs.ts';
import {
  buy,
  buyFromStock,
  checkBuy,
  checkReassign,
  checkSaleOffer,
  checkSellToBank,
  checkStockPurchase,
  reassign,
  type SaleProposal,
  saleId,
  sellToBank,
  swapMain,
} from '../rules/trade.ts';
import { refuse, say, tell, who } from '../speak.ts';
import type { Move, MoveOf, State } from '../types.ts';
import { change, send, waitAt, type Work } from '../rules/work.ts';
import { applyDealing, checkDealing, isDealing } from './dealings.ts';
import { hasBuyer, marketOffers, mostRepayment, ownOffers } from './market-offers.ts';

/* TB-4.10: building, buying, selling, paying back; and the part of those in distress (TB-4.9.4). */

const saleFor = (state: Pick<State, 'table' | 'sealed'>, seat: Seat, id: string): SaleProposal | null => {
  const sale = findProposal(state, id);
  return sale?.kind === 'sale' && sale.by !== seat && (sale.to === null || sale.to === seat) ? sale : null;
};

const checkOwnSale = (state: State, seat: Seat, move: MoveOf<'offerSale'>): Message | null =>
  findProposal(state, saleId(seat, move.asset)) === undefined ? checkSaleOffer(state, seat, move) : refuse('no.offerOpen', ['TB-4.10.4']);

const checkPurchase = (state: State, seat: Seat, move: MoveOf<'buy'>): Message | null => {
  const sale = saleFor(state, seat, move.offer);
  return sale === null ? refuse('no.noSuchOffer', ['TB-4.10.4']) : checkBuy(state, seat, sale, move.slot);
};

const offerSale = (work: Work, seat: Seat, { asset, price, to }: MoveOf<'offerSale'>): void => {
  addProposal(work, { kind: 'sale', id: saleId(seat, asset), by: seat, to: to === 'all' ? null : to, asset, price });
  work.log?.push(tell('log.saleOffered', { who: who(seat), asset: { term: asset }, n: price }, ['TB-4.10.4']));
};

const purchase = (work: Work, seat: Seat, move: MoveOf<'buy'>): void => {
  const sale = saleFor(work, seat, move.offer);
  if (sale === null) return unexpected(move);
  removeProposal(work, move.offer);
  return buy(work, seat, sale, move.slot);
};

const checkRepayment = (state: State, seat: Seat, { n }: MoveOf<'repayCredit'>): Message | null => {
  const most = mostRepayment(state, seat);
  return n >= 1 && n <= most ? null : refuse('no.repay', ['TB-4.10.1'], { most });
};

const repay = (work: Work, seat: Seat, { n }: MoveOf<'repayCredit'>): void => {
  repayCredits(work, seat, n);
  work.log?.push(tell('log.repaid', { who: who(seat), n }, ['TB-4.10.1']));
};

/** A target or asset of the wire names a factory that may not exist. */
const moves = answers({
  done: { apply: (work, seat) => change(work, seat, { done: true }) },
  repayCredit: { check: checkRepayment, apply: repay },
  buildHouse: { check: (state, seat, { slot }) => checkHouse(state, seat, slot), apply: (work, seat, { slot }) => buildHouse(work, seat, slot) },
  buildFactory: { check: (state, seat, { target }) => checkFactory(state, seat, target), apply: (work, seat, { target }) => buildFactory(work, seat, target) },
  offerSale: { check: checkOwnSale, apply: offerSale },
  buy: { check: checkPurchase, apply: purchase },
  sellToBank: { check: (state, seat, { asset }) => checkSellToBank(state, seat, asset), apply: (work, seat, { asset }) => sellToBank(work, seat, asset) },
  buyFromStock: { check: checkStockPurchase, apply: buyFromStock },
  reassignHouse: {
    check: (state, seat, { from, to }) => checkReassign(state, seat, from, to),
    apply: (work, seat, { from, to }) => reassign(work, seat, from, to),
  },
  swapMain: {
    check: (state, seat, { subsidiary }) => (subsidiaryOf(player(state, seat), subsidiary) === undefined ? refuse('no.noSubsidiary', ['TB-4.10.7']) : null),
    apply: (work, seat, { subsidiary }) => swapMain(work, seat, subsidiary),
  },
  bid: { check: checkBid, apply: placeBid },
  nameMeasure: { check: checkMeasure, apply: nameMeasure },
  tableMotion: { check: checkMotion, apply: tableMotion },
});

const checkDistressed = (state: State, seat: Seat, move: Move): Message | null => {
  if (move.type === 'acceptSeizure') return null;
  if (move.type === 'offerSale' || move.type === 'sellToBank') return moves.check(state, seat, move);
  if (move.type === 'acceptLoan' || move.type === 'withdrawOffer') return checkDealing(state, seat, move);
  return refuse('no.inDistress', ['TB-4.9.4'], { n: player(state, seat).distress });
};

const checkPlayer = (state: State, seat: Seat, move: Move): Message | null => {
  if (isDealing(move)) return checkDealing(state, seat, move);
  return moves.has(move) ? moves.check(state, seat, move) : refuseStep();
};

const checkWhenDone = (state: State, seat: Seat, move: Move): Message | null => {
  if (move.type === 'reopen') return null;
  if (move.type === 'acceptLoan') return checkDealing(state, seat, move);
  return move.type === 'buy' ? checkPurchase(state, seat, move) : refuse('no.isDone', ['TB-4.1.1']);
};

const check = (state: State, seat: Seat, move: Move): Message | null => {
  if (isBanker(state, seat)) return move.type === 'tableMotion' ? checkMotion(state, seat, move) : bankset.check(state, seat, move);
  const { done, distress } = player(state, seat);
  if (done) return checkWhenDone(state, seat, move);
  return distress > 0 ? checkDistressed(state, seat, move) : checkPlayer(state, seat, move);
};

const applyMove = (work: Work, seat: Seat, move: Move): void => {
  if (isDealing(move)) return applyDealing(work, seat, move);
  if (move.type === 'setBank') return bankset.apply(work, seat, move);
  if (move.type === 'reopen') return change(work, seat, { done: false });
  if (move.type === 'acceptSeizure') return seize(work, seat);
  return moves.has(move) ? moves.apply(work, seat, move) : unexpected(move);
};

const apply = (work: Work, seat: Seat, move: Move): void => {
  applyMove(work, seat, move);
  settleDistress(work);
};

/** TB-4.9.4: who does not answer in distress is seized. */
const settle = (work: Work, seat: Seat): void => {
  if (player(work, seat).distress > 0) seize(work, seat);
  change(work, seat, { done: true });
};

/** TB-4.1.1: nothing to do but offers, gifts and motions. */
const isIdle = (work: Work, seat: Seat): boolean => {
  const { distress, pile } = player(work, seat);
  return distress === 0 && pile < housePrice(work, seat) && ownOffers(work, seat).length === 0 && !hasBuyer(work, seat);
};

export const openMarket = (work: Work): void => {
  for (const seat of inSeatOrder(work)) change(work, seat, { done: isAttending(work, seat) && isIdle(work, seat) });
  waitAt(work, { kind: 'market' });
};

/** TB-4.10.9. */
const close = (work: Work): void => {
  lapseAll(work);
  openBids(work);
  stateRepays(work);
  send(work, 'close');
};

export const market: Phase = {
  awaits: (state, seat) => isAttending(state, seat) && !player(state, seat).done,
  concerns: (state, seat) => isAttending(state, seat),
  prompt: (state, seat) => {
    const { distress, pile } = player(state, seat);
    if (distress === 0) return say('ask.market', { pile }, ['TB-4.10']);
    const owns = assetsOf(player(state, seat)).length > 0;
    return say(owns ? 'ask.distress' : 'ask.distressBare', { due: distress, pile }, ['TB-4.9.4']);
  },
  offers: (state, seat) => (isBanker(state, seat) ? [...bankset.offers(state, seat), ...motionOffers(state, seat)] : marketOffers(state, seat)),
  check,
  apply,
  settle,
  close,
};
