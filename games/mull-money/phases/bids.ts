import { blank, type Draft, offerForm, offerMove } from '#kernel/drafts.ts';
import type { Seat } from '#kernel/game.ts';
import type { Clause, Message } from '#kernel/messages.ts';
import { unexpected } from '#kernel/work.ts';
import { CREDIT, MOST_OFFER } from '../data.ts';
import { cashOf } from '../rules/facts.ts';
import { type Phase, type PointOf, refuseStep } from '../rules/phase.ts';
import { checkOffer, leastOffer, speak } from '../rules/auction.ts';
import { cardNames } from '../rules/cards.ts';
import { creditsNeeded, mostCredits, takeCredits } from '../rules/credit.ts';
import { cardsOf, designate, freeLots, leastLotOffer, speakForLot, takeLot } from '../rules/lots.ts';
import { money, refuse, say, who } from '../speak.ts';
import type { Move, State } from '../types.ts';
import { at } from '#kernel/collections.ts';
import { send } from '../rules/work.ts';

/* One word for each seat in an auction of raw materials (MM-4.8) or of a set (MM-6.6). */

/** Within one's means first, then with credits taken for it (MM-4.0.3). */
const bidOffers = (state: State, seat: Seat, type: 'bid' | 'bidLot', least: number, clauses: readonly Clause<'MM'>[]): readonly Draft<Move>[] => {
  const cash = cashOf(state, seat);
  const credits = mostCredits(state, seat);
  const most = Math.min(MOST_OFFER, cash + CREDIT * credits);
  const offers: Draft<Move>[] = [];
  if (least <= Math.min(cash, MOST_OFFER)) {
    offers.push(
      offerForm(type, () => say('mull-money.do.bid', { least: money(least) }, clauses), [blank.int('amount', least, Math.min(cash, MOST_OFFER))], {
        costs: { amount: 1 },
      }),
    );
  }
  if (least <= most) {
    // Who unfolds this one wants to bid more than he has.
    const beyond = Math.min(most, Math.max(least, cash + 1));
    offers.push(
      offerForm(
        type,
        () => say('mull-money.do.bidOnCredit', { least: money(least) }, [...clauses, 'MM-4.8.3']),
        [blank.int('amount', least, most, { start: beyond }), blank.int('borrow', creditsNeeded(cash, least), credits, { start: creditsNeeded(cash, beyond) })],
        { costs: { amount: 1, borrow: -CREDIT }, purse: cash },
      ),
    );
  }
  return offers;
};

const promptKey = (
  { seller, best }: PointOf<'bid'>,
  seat: Seat,
): 'mull-money.ask.bid' | 'mull-money.ask.raise' | 'mull-money.ask.sellerRaise' | 'mull-money.ask.sellerAlone' => {
  if (seat !== seller) return best === null ? 'mull-money.ask.bid' : 'mull-money.ask.raise';
  return best === null ? 'mull-money.ask.sellerAlone' : 'mull-money.ask.sellerRaise';
};

/** Passing costs the seller nothing when somebody else pays him. */
const passLabel = ({ seller, best }: PointOf<'bid'>, seat: Seat): Message => {
  if (seat !== seller) return say('mull-money.do.pass', {}, ['MM-4.8.2']);
  if (best === null) return say('mull-money.do.leaveUnsold', {}, ['MM-4.8.5']);
  return say('mull-money.do.sellTo', { who: who(best.seat), amount: money(best.amount) }, ['MM-4.8.4']);
};

export const bid: Phase<PointOf<'bid'>> = {
  prompt: (state, point, seat) => {
    const { seller, size, best } = point;
    const args = { seller: who(seller), size, best: money(best?.amount ?? 0), bidder: who(best?.seat ?? seller), least: money(leastOffer(state, best)) };
    return say(promptKey(point, seat), args, seat === seller ? ['MM-4.8.4'] : ['MM-4.8.2']);
  },
  offers: (state, point, seat) => [
    ...bidOffers(state, seat, 'bid', leastOffer(state, point.best), ['MM-4.8.2']),
    offerMove({ type: 'pass' }, () => passLabel(point, seat)),
  ],
  check: (state, { best }, seat, move) => {
    if (move.type === 'pass') return null;
    return move.type === 'bid' ? checkOffer(state, seat, { ...move, least: leastOffer(state, best) }) : refuseStep();
  },
  apply: (work, point, seat, move) => {
    if (move.type === 'pass') return speak(work, point, null);
    if (move.type !== 'bid') return unexpected(move);
    takeCredits(work, seat, move.borrow);
    speak(work, point, move.amount);
  },
  timeout: () => ({ type: 'pass' }),
};

export const bidLot: Phase<PointOf<'bidLot'>> = {
  prompt: (state, { lot, best }) => {
    const args = { lot: lot + 1, cards: cardNames(state, cardsOf(state, lot)), best: money(best?.amount ?? 0), least: money(leastLotOffer(state, best)) };
    return say(best === null ? 'mull-money.ask.bidLot' : 'mull-money.ask.raiseLot', args, ['MM-6.6.2']);
  },
  offers: (state, { best }, seat) => [
    ...bidOffers(state, seat, 'bidLot', leastLotOffer(state, best), ['MM-6.6.2']),
    offerMove({ type: 'pass' }, () => say('mull-money.do.pass', {}, ['MM-6.6.2'])),
  ],
  check: (state, { best }, seat, move) => {
    if (move.type === 'pass') return null;
    return move.type === 'bidLot' ? checkOffer(state, seat, { ...move, least: leastLotOffer(state, best) }) : refuseStep();
  },
  apply: (work, point, seat, move) => {
    if (move.type === 'pass') return speakForLot(work, point, null);
    if (move.type !== 'bidLot') return unexpected(move);
    takeCredits(work, seat, move.borrow);
    speakForLot(work, point, move.amount);
  },
  timeout: () => ({ type: 'pass' }),
};

/* MM-4.5.1, MM-6.6.1: taking a set, or naming one for the auction. */

const lotOffers = (state: State, type: 'chooseLot' | 'designateLot', clauses: readonly Clause<'MM'>[]): readonly Draft<Move>[] =>
  freeLots(state).map((lot) =>
    offerMove({ type, lot }, () => say(`mull-money.do.${type}`, { lot: lot + 1, cards: cardNames(state, cardsOf(state, lot)) }, clauses)),
  );

const checkLot = (state: State, lot: number): Message | null => {
  const cards = state.table.lots[lot];
  return cards === undefined || cards === null ? refuse('mull-money.no.noSuchLot', ['MM-4.5.1', 'MM-6.6.1']) : null;
};

export const chooseLot: Phase<PointOf<'chooseLot'>> = {
  prompt: (_state, { last }) => (last ? say('mull-money.ask.lastLot', {}, ['MM-6.6.5']) : say('mull-money.ask.chooseLot', {}, ['MM-4.5.1'])),
  offers: (state, { last }) => lotOffers(state, 'chooseLot', [last ? 'MM-6.6.5' : 'MM-4.5.1']),
  check: (state, _point, _seat, move) => (move.type === 'chooseLot' ? checkLot(state, move.lot) : refuseStep()),
  apply: (work, _point, seat, move) => {
    if (move.type !== 'chooseLot') return unexpected(move);
    takeLot(work, seat, move.lot);
    return send(work, { do: 'nextLot' });
  },
  timeout: (state) => ({ type: 'chooseLot', lot: at(freeLots(state), 0) }),
};

export const designateLot: Phase<PointOf<'designateLot'>> = {
  prompt: () => say('mull-money.ask.designateLot', {}, ['MM-6.6.1']),
  offers: (state) => lotOffers(state, 'designateLot', ['MM-6.6.1']),
  check: (state, _point, _seat, move) => (move.type === 'designateLot' ? checkLot(state, move.lot) : refuseStep()),
  apply: (work, _point, seat, move) => {
    if (move.type !== 'designateLot') return unexpected(move);
    return designate(work, seat, move.lot);
  },
  timeout: (state) => ({ type: 'designateLot', lot: at(freeLots(state), 0) }),
};
