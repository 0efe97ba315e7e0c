import { type Draft, offerMove } from '#kernel/drafts.ts';
import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { unexpected } from '#kernel/work.ts';
import { mortgageValue, TIMEOUT_RESERVE, titleData, titleIndex } from '../data.ts';
import { cashOf } from '../rules/facts.ts';
import { changeTitle, pay, type Phase, refuseStep, send, type Work } from '../rules/work.ts';
import { checkLiquidation, isLiquidation, liquidate, liquidationOffers } from '../rules/mortgages.ts';
import { titleName } from '../rules/rent.ts';
import { decline } from '../rules/squares.ts';
import { money, refuse, say, tell, who } from '../speak.ts';
import type { Move, PointOf, State, TitleId } from '../types.ts';

/* AM-4.6.2: a title of the bank, at its price. */

export const checkBuy = (state: State, seat: Seat, id: TitleId): Message | null => {
  const { price } = titleData(id);
  return cashOf(state, seat) >= price ? null : refuse('no.tooDear', ['AM-4.6.2'], { price: money(price) });
};

const buy = (work: Work, seat: Seat, id: TitleId): void => {
  const { price } = titleData(id);
  pay(work, { from: seat, to: 'bank', amount: price });
  changeTitle(work, titleIndex(id), { owner: seat });
  work.log?.push(tell('log.bought', { who: who(seat), title: titleName(work.options, id), amount: money(price) }, ['AM-4.6.2']));
  send(work, 'afterThrow');
};

const offers = (state: State, seat: Seat, id: TitleId): readonly Draft<Move>[] => {
  const data = titleData(id);
  const name = titleName(state.options, id);
  const found: Draft<Move>[] = [];
  if (checkBuy(state, seat, id) === null) {
    found.push(offerMove({ type: 'buy' }, () => say('do.buy', { title: name, amount: money(data.price) }, ['AM-4.6.2'])));
  }
  const key = state.options.auctions ? 'do.decline' : 'do.leave';
  found.push(offerMove({ type: 'decline' }, () => say(key, { title: name, opening: money(mortgageValue(data)) }, ['AM-4.6.2'])));
  return [...found, ...liquidationOffers(state, seat)];
};

export const buyDecision: Phase<PointOf<'buyDecision'>> = {
  prompt: (state, { title }, seat) => {
    const { price } = titleData(title);
    const args = { title: titleName(state.options, title), price: money(price) };
    const missing = price - cashOf(state, seat);
    if (missing <= 0) return say('ask.buy', args, ['AM-4.6.2']);
    return say('ask.buyTooDear', { ...args, missing: money(missing) }, ['AM-4.6.2']);
  },
  offers: (state, { title }, seat) => offers(state, seat, title),
  check: (state, { title }, seat, move) => {
    if (isLiquidation(move)) return checkLiquidation(state, seat, move);
    if (move.type === 'buy') return checkBuy(state, seat, title);
    return move.type === 'decline' ? null : refuseStep();
  },
  apply: (work, { title }, seat, move) => {
    if (isLiquidation(move)) return liquidate(work, seat, move);
    if (move.type === 'buy') return buy(work, seat, title);
    return move.type === 'decline' ? decline(work, seat, title) : unexpected(move);
  },
  timeout: (state, { title }, seat) => ({ type: cashOf(state, seat) >= titleData(title).price + TIMEOUT_RESERVE ? 'buy' : 'decline' }),
};
