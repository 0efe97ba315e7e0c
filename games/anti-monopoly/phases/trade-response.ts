import { type Draft, offerMove } from '#kernel/drafts.ts';
import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { unexpected } from '#kernel/work.ts';
import { type Phase, refuseStep, type Work } from '../rules/work.ts';
import { reconsiderDebt } from '../rules/debts.ts';
import { dealNames } from '../rules/rent.ts';
import { checkProposal, execute, mirrored, proposalsLeft, tradeEnd } from '../rules/trade.ts';
import { say, who } from '../speak.ts';
import type { Counter, Deal, Move, PointOf, State, Trade, TradeResult } from '../types.ts';
import { dealForms } from './propose.ts';

/* AM-4.10.4: an offer is accepted, rejected (with a suggestion, if the addressee has one), or withdrawn. */

const offerOf = ({ offer }: Pick<State, 'offer'>): Trade => {
  if (offer === null) throw new Error('no trade is pending');
  return offer;
};

const dealOf = ({ giveTitles, giveCash, getTitles, getCash }: Deal): Deal => ({ giveTitles, giveCash, getTitles, getCash });

/** The suggestion as the proposal that the other side could make. */
const counterTrade = (state: State, move: Counter): Trade => {
  const { proposer, to } = offerOf(state);
  return { proposer, to, ...mirrored(dealOf(move)) };
};

/** Back to the proposer's phase, whose guards stand (AM-4.3.9). The answer makes the terms public (AM-7.3). */
const resume = (work: Work, { back, proposer }: PointOf<'tradeResponse'>, answer: TradeResult['answer']): void => {
  const trade = offerOf(work);
  const result = { round: work.table.round, trade, answer };
  work.log?.push({ to: 'all', text: tradeEnd(work.options, result) });
  work.table.lastTrade = result;
  work.table.point = { kind: back, seat: proposer };
  work.offer = null;
  work.reveals = true;
};

/** In `raiseCash` the debt may now be paid, or nothing may be left to try (AM-4.9.3). */
const goOn = (work: Work, { back }: PointOf<'tradeResponse'>): void => {
  if (back === 'raiseCash') reconsiderDebt(work);
};

const accept = (work: Work, point: PointOf<'tradeResponse'>): void => {
  execute(work, offerOf(work));
  resume(work, point, 'accepted');
  goOn(work, point);
};

const counter = (work: Work, point: PointOf<'tradeResponse'>, move: Counter): void => {
  const trade = counterTrade(work, move);
  resume(work, point, 'countered');
  work.counter = trade;
  const text = say('log.counterTerms', { who: who(trade.to), to: who(trade.proposer), ...dealNames(work.options, mirrored(trade)) }, ['AM-4.10.4', 'AM-7.3']);
  work.log?.push({ to: [trade.proposer, trade.to, 'referee'], text });
};

/** AM-4.10.4: by the proposer, who need not wait for an answer. */
export const withdraw = (work: Work, point: PointOf<'tradeResponse'>): void => {
  resume(work, point, 'withdrawn');
  goOn(work, point);
};

const counterForms = (state: State, { back, proposer }: PointOf<'tradeResponse'>, seat: Seat): readonly Draft<Move>[] => {
  if (proposalsLeft(state, back) <= 0) return [];
  return dealForms(state, {
    type: 'counter',
    me: seat,
    partner: proposer,
    payer: back === 'raiseCash' ? 'me' : null,
    fixed: [],
    terms: mirrored(offerOf(state)),
  });
};

const offers = (state: State, point: PointOf<'tradeResponse'>, seat: Seat): readonly Draft<Move>[] => {
  const { give, get } = dealNames(state.options, mirrored(offerOf(state)));
  return [
    offerMove({ type: 'accept' }, () => say('do.accept', { give, get }, ['AM-4.10.4'])),
    offerMove({ type: 'reject' }, () => say('do.reject', {}, ['AM-4.10.4'])),
    ...counterForms(state, point, seat),
  ];
};

const check = (state: State, { back }: PointOf<'tradeResponse'>, move: Move): Message | null => {
  if (move.type === 'accept' || move.type === 'reject') return null;
  return move.type === 'counter' ? checkProposal(state, counterTrade(state, move), back) : refuseStep();
};

export const tradeResponse: Phase<PointOf<'tradeResponse'>> = {
  prompt: (state, { proposer }) => {
    const { give, get } = dealNames(state.options, mirrored(offerOf(state)));
    return say('ask.trade', { who: who(proposer), give, get }, ['AM-4.10.4']);
  },
  offers,
  check: (state, point, _seat, move) => check(state, point, move),
  apply: (work, point, _seat, move) => {
    if (move.type === 'accept') return accept(work, point);
    if (move.type === 'counter') return counter(work, point, move);
    if (move.type !== 'reject') return unexpected(move);
    resume(work, point, 'rejected');
    goOn(work, point);
  },
  timeout: () => ({ type: 'reject' }),
};
