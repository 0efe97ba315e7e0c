import { blank, type Draft, offerForm, offerMove } from '#kernel/drafts.ts';
import type { Seat } from '#kernel/game.ts';
import type { Clause, Message } from '#kernel/messages.ts';
import { unexpected } from '#kernel/work.ts';
import { CREDIT, MOST_OFFER } from '../data.ts';
import { cashOf, type PublicFacts } from '../rules/facts.ts';
import { checkOffer, leastOffer, speak } from '../rules/auction.ts';
import { cardNames, inOneOrder } from '../rules/cards.ts';
import { creditsNeeded, mostCredits, takeCredits } from '../rules/credit.ts';
import { cardsOf, designate, freeLots, leastLotOffer, speakForLot, takeLot } from '../rules/lots.ts';
import { money, refuse, say, who } from '../speak.ts';
import type { Move, State } from '../types.ts';
import { at } from '#kernel/collections.ts';
import { send, type Work, type Phase, type PointOf, refuseStep } from '../rules/work.ts';

/* One word for each seat in an auction of raw materials (MM-4.8) or of a set (MM-6.6). */

/** Within one's means first, then with credits taken for it (MM-4.0.3). */
const bidOffers = (state: State, seat: Seat, type: 'bid' | 'bidLot', least: number, clauses: readonly Clause<'MM'>[]): readonly Draft<Move>[] => {
  const cash = cashOf(state, seat);
  const credits = mostCredits(state, seat);
  const most = Math.min(MOST_OFFER, cash + CREDIT * credits);
  const offers: Draft<Move>[] = [];
  if (least <= Math.min(cash, MOST_OFFER)) {
    offers.push(
      offerForm(type, () => say('do.bid', { least: money(least) }, clauses), [blank.int('amount', least, Math.min(cash, MOST_OFFER))], {
        costs: { amount: 1 },
      }),
    );
  }
  if (least <= most) {
    // Who unfolds this one wants to bid more than they have.
    const beyond = Math.min(most, Math.max(least, cash + 1));
    offers.push(
      offerForm(
        type,
        () => say('do.bidOnCredit', { least: money(least) }, [...clauses, 'MM-4.8.3']),
        [blank.int('amount', least, most, { start: beyond }), blank.int('borrow', creditsNeeded(cash, least), credits, { start: creditsNeeded(cash, beyond) })],
        { costs: { amount: 1, borrow: -CREDIT }, purse: cash },
      ),
    );
  }
  return offers;
};

type AuctionPoint = PointOf<'bid'> | PointOf<'bidLot'>;

/** What an auction of raw materials and one of a set do each in its own way. */
interface Auction<P extends AuctionPoint> {
  readonly type: AuctionPoint['kind'];
  readonly clauses: readonly Clause<'MM'>[];
  readonly prompt: (state: State, point: P, seat: Seat) => Message;
  readonly least: (facts: PublicFacts, best: P['best']) => number;
  readonly passes: (point: P, seat: Seat) => Message;
  /** Null: the seat passes. */
  readonly speak: (work: Work, point: P, amount: number | null) => void;
}

const auction = <P extends AuctionPoint>({ type, clauses, least, passes, speak: speaks, prompt }: Auction<P>): Phase<P> => ({
  prompt,
  offers: (state, point, seat) => [...bidOffers(state, seat, type, least(state, point.best), clauses), offerMove({ type: 'pass' }, () => passes(point, seat))],
  check: (state, { best }, seat, move) => {
    if (move.type === 'pass') return null;
    return move.type === type ? checkOffer(state, seat, { ...move, least: least(state, best) }) : refuseStep();
  },
  apply: (work, point, seat, move) => {
    if (move.type === 'pass') return speaks(work, point, null);
    if (move.type !== type) return unexpected(move);
    takeCredits(work, seat, move.borrow);
    speaks(work, point, move.amount);
  },
  timeout: () => ({ type: 'pass' }),
});

const promptKey = ({ seller, best }: PointOf<'bid'>, seat: Seat) => {
  if (seat !== seller) return best === null ? 'ask.bid' : 'ask.raise';
  return best === null ? 'ask.sellerAlone' : 'ask.sellerRaise';
};

export const bid = auction<PointOf<'bid'>>({
  type: 'bid',
  clauses: ['MM-4.8.2'],
  least: leastOffer,
  prompt: (state, point, seat) => {
    const { seller, size, best } = point;
    const args = { seller: who(seller), size, best: money(best?.amount ?? 0), bidder: who(best?.seat ?? seller), least: money(leastOffer(state, best)) };
    return say(promptKey(point, seat), args, seat === seller ? ['MM-4.8.4'] : ['MM-4.8.2']);
  },
  // Passing costs the seller nothing when somebody else pays.
  passes: ({ seller, best }, seat) => {
    if (seat !== seller) return say('do.pass', {}, ['MM-4.8.2']);
    if (best === null) return say('do.leaveUnsold', {}, ['MM-4.8.5']);
    return say('do.sellTo', { who: who(best.seat), amount: money(best.amount) }, ['MM-4.8.4']);
  },
  speak,
});

export const bidLot = auction<PointOf<'bidLot'>>({
  type: 'bidLot',
  clauses: ['MM-6.6.2'],
  least: leastLotOffer,
  prompt: (state, { lot, best }) => {
    const args = {
      lot: lot + 1,
      cards: cardNames(state, inOneOrder(cardsOf(state, lot))),
      best: money(best?.amount ?? 0),
      least: money(leastLotOffer(state, best)),
    };
    return say(best === null ? 'ask.bidLot' : 'ask.raiseLot', args, ['MM-6.6.2']);
  },
  passes: () => say('do.pass', {}, ['MM-6.6.2']),
  speak: speakForLot,
});

/* MM-4.5.1, MM-6.6.1: taking a set, or naming one for the auction. */

const checkLot = (state: State, lot: number): Message | null => {
  const cards = state.table.lots[lot];
  return cards === undefined || cards === null ? refuse('no.noSuchLot', ['MM-4.5.1', 'MM-6.6.1']) : null;
};

type LotPoint = PointOf<'chooseLot'> | PointOf<'designateLot'>;

interface LotQuestion<P extends LotPoint> {
  readonly type: LotPoint['kind'];
  readonly prompt: (point: P) => Message;
  readonly clause: (point: P) => Clause<'MM'>;
  readonly answered: (work: Work, seat: Seat, lot: number) => void;
}

const lots = <P extends LotPoint>({ type, prompt, clause, answered }: LotQuestion<P>): Phase<P> => ({
  prompt: (_state, point) => prompt(point),
  offers: (state, point) =>
    freeLots(state).map((lot) =>
      offerMove({ type, lot }, () => say(`do.${type}`, { lot: lot + 1, cards: cardNames(state, inOneOrder(cardsOf(state, lot))) }, [clause(point)])),
    ),
  check: (state, _point, _seat, move) => (move.type === type ? checkLot(state, move.lot) : refuseStep()),
  apply: (work, _point, seat, move) => (move.type === type ? answered(work, seat, move.lot) : unexpected(move)),
  timeout: (state) => ({ type, lot: at(freeLots(state), 0) }),
});

export const chooseLot = lots<PointOf<'chooseLot'>>({
  type: 'chooseLot',
  prompt: ({ last }) => (last ? say('ask.lastLot', {}, ['MM-6.6.5']) : say('ask.chooseLot', {}, ['MM-4.5.1'])),
  clause: ({ last }) => (last ? 'MM-6.6.5' : 'MM-4.5.1'),
  answered: (work, seat, lot) => {
    takeLot(work, seat, lot);
    send(work, { do: 'nextLot' });
  },
});

export const designateLot = lots<PointOf<'designateLot'>>({
  type: 'designateLot',
  prompt: () => say('ask.designateLot', {}, ['MM-6.6.1']),
  clause: () => 'MM-6.6.1',
  answered: designate,
});
