import { blank, type Draft, offerForm, offerMove } from '#kernel/drafts.ts';
import type { Seat } from '#kernel/game.ts';
import type { Clause, Message } from '#kernel/messages.ts';
import { unexpected } from '#kernel/work.ts';
import { BID_UNIT, titleData } from '../data.ts';
import { cashOf } from '../rules/facts.ts';
import { type Phase, refuseStep } from '../rules/work.ts';
import { answerCeiling, bid, pass } from '../rules/auction.ts';
import { checkLiquidation, isLiquidation, liquidate, liquidationOffers } from '../rules/mortgages.ts';
import { titleName } from '../rules/rent.ts';
import { type MessageKey, money, refuse, say, who } from '../speak.ts';
import type { Move, PointOf, State } from '../types.ts';

/* AM-4.8: the two kinds of auction. */

interface Terms {
  readonly type: 'ceiling' | 'bid';
  readonly least: number;
  /** What the form opens with, as far as the cash of the seat goes. */
  readonly likely: number;
  readonly label: Extract<MessageKey, `do.${'bid' | 'ceiling'}`>;
  readonly clauses: readonly Clause<'AM'>[];
}

const auctionOffers = (state: State, seat: Seat, { type, least, likely, label, clauses }: Terms): readonly Draft<Move>[] => {
  const most = Math.floor(cashOf(state, seat) / BID_UNIT) * BID_UNIT;
  const form: Draft<Move> = offerForm(
    type,
    () => say(label, { least: money(least) }, clauses),
    [blank.int('amount', least, most, { step: BID_UNIT, near: likely })],
    { costs: { amount: 1 } },
  );
  const passing: Draft<Move> = offerMove({ type: 'pass' }, () => say('do.pass', {}, clauses));
  return [...(least <= most ? [form] : []), passing, ...liquidationOffers(state, seat)];
};

/** AM-2.2.19, AM-4.8.3, AM-4.8.6: multiples of 50 within one's cash. */
const checkAmount = (state: State, seat: Seat, amount: number, { least, clauses }: Terms): Message | null => {
  if (amount % BID_UNIT !== 0) return refuse('no.bidUnit', ['AM-2.2.19'], { unit: BID_UNIT });
  if (amount < least) return refuse('no.bidTooLow', clauses, { least: money(least) });
  return amount <= cashOf(state, seat) ? null : refuse('no.noCredit', clauses, { cash: money(cashOf(state, seat)) });
};

/**
 * The price on the title is what most seal, and among equals the first in order wins (AM-4.8.7): one step above it the form opens.
 * Who has answered goes on from his own answer.
 */
const ceilingTerms = (state: State, { title, opening }: PointOf<'ceilings'>, seat: Seat): Terms => ({
  type: 'ceiling',
  least: opening,
  likely: state.sealed[seat]?.amount ?? titleData(title).price + BID_UNIT,
  label: 'do.ceiling',
  clauses: ['AM-4.8.6'],
});

/** Nobody bids more than he must. */
const biddingTerms = ({ minimum }: PointOf<'bidding'>): Terms => ({
  type: 'bid',
  least: minimum,
  likely: minimum,
  label: 'do.bid',
  clauses: ['AM-4.8.3'],
});

const ceilingPrompt = (state: State, { title, opening }: PointOf<'ceilings'>, seat: Seat): Message => {
  const args = { title: titleName(state.options, title), opening: money(opening) };
  const own = state.sealed[seat];
  if (own === undefined) return say('ask.ceiling', args, ['AM-4.8.6']);
  if (own.amount === null) return say('ask.ceilingPassed', args, ['AM-4.8.6']);
  return say('ask.ceilingGiven', { ...args, amount: money(own.amount) }, ['AM-4.8.6']);
};

export const ceilings: Phase<PointOf<'ceilings'>> = {
  prompt: ceilingPrompt,
  offers: (state, point, seat) => auctionOffers(state, seat, ceilingTerms(state, point, seat)),
  check: (state, point, seat, move) => {
    if (isLiquidation(move)) return checkLiquidation(state, seat, move);
    if (move.type === 'pass') return null;
    return move.type === 'ceiling' ? checkAmount(state, seat, move.amount, ceilingTerms(state, point, seat)) : refuseStep();
  },
  apply: (work, point, seat, move) => {
    if (isLiquidation(move)) return liquidate(work, seat, move);
    if (move.type === 'pass') return answerCeiling(work, point, seat, null);
    return move.type === 'ceiling' ? answerCeiling(work, point, seat, move.amount) : unexpected(move);
  },
  timeout: () => ({ type: 'pass' }),
};

const biddingPrompt = (state: State, { title, minimum, high }: PointOf<'bidding'>): Message => {
  const args = { title: titleName(state.options, title), least: money(minimum) };
  if (high === null) return say('ask.firstBid', args, ['AM-4.8.2']);
  return say('ask.bid', { ...args, bidder: who(high.seat), high: money(high.amount) }, ['AM-4.8.2']);
};

export const bidding: Phase<PointOf<'bidding'>> = {
  prompt: (state, point) => biddingPrompt(state, point),
  offers: (state, point, seat) => auctionOffers(state, seat, biddingTerms(point)),
  check: (state, point, seat, move) => {
    if (isLiquidation(move)) return checkLiquidation(state, seat, move);
    if (move.type === 'pass') return null;
    return move.type === 'bid' ? checkAmount(state, seat, move.amount, biddingTerms(point)) : refuseStep();
  },
  apply: (work, point, seat, move) => {
    if (isLiquidation(move)) return liquidate(work, seat, move);
    if (move.type === 'pass') return pass(work, point, seat);
    return move.type === 'bid' ? bid(work, point, seat, move.amount) : unexpected(move);
  },
  timeout: () => ({ type: 'pass' }),
};
