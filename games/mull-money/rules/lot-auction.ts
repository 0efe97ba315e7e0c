import type { Seat } from '#kernel/game.ts';
import { law, type PublicFacts } from './facts.ts';
import { money, tell, who } from '../speak.ts';
import type { Bid, Point } from '../types.ts';
import { pay, send, waitAt, type Work } from './work.ts';
import { cardNames } from './cards.ts';
import { cardsOf, seatsWithoutLot, takeLot } from './lots.ts';

/* The auction of a set under law L-03 (MM-6.6). */

type BidLotPoint = Extract<Point, { readonly kind: 'bidLot' }>;
type LotAuction = Omit<BidLotPoint, 'kind' | 'seat'>;

/** MM-6.6.2: the lowest legal offer. */
export const leastLotOffer = (facts: PublicFacts, best: Bid | null): number => Math.max((best?.amount ?? 0) + 1, law(facts, 'lotAuction')?.minBid ?? 1);

/** MM-6.6.3: always to the bank. */
const settle = (work: Work, { lot, designator, best }: LotAuction): void => {
  if (best !== null) {
    pay(work, { from: best.seat, to: 'bank', amount: best.amount });
    work.log?.push(tell('mull-money.log.lotSold', { who: who(best.seat), lot: lot + 1, amount: money(best.amount) }, ['MM-6.6.3']));
  } else work.log?.push(tell('mull-money.log.lotUnwanted', { who: who(designator), lot: lot + 1 }, ['MM-6.6.4']));
  takeLot(work, best?.seat ?? designator, lot);
  send(work, { do: 'nextLot' });
};

const advance = (work: Work, auction: LotAuction): void => {
  const [seat, ...queue] = auction.queue;
  // MM-6.6.4: without an offer the designator must take the set, and is not asked.
  if (seat === undefined || (seat === auction.designator && auction.best === null)) return settle(work, auction);
  waitAt(work, { kind: 'bidLot', seat, ...auction, queue });
};

/** MM-6.6.1, MM-6.6.2: one round among the seats without a set, the designator last. */
export const designate = (work: Work, designator: Seat, lot: number): void => {
  work.log?.push(tell('mull-money.log.designated', { who: who(designator), lot: lot + 1, cards: cardNames(work, cardsOf(work, lot)) }, ['MM-6.6.1']));
  advance(work, { designator, lot, best: null, queue: seatsWithoutLot(work, designator + 1), spoken: [] });
};

export const speakForLot = (work: Work, point: BidLotPoint, amount: number | null): void => {
  const { kind: _kind, seat, ...auction } = point;
  if (amount === null) work.log?.push(tell('mull-money.log.passed', { who: who(seat) }, ['MM-6.6.2']));
  else work.log?.push(tell('mull-money.log.offered', { who: who(seat), amount: money(amount) }, ['MM-6.6.2']));
  advance(work, { ...auction, spoken: [...point.spoken, { seat, amount }], best: amount === null ? point.best : { seat, amount } });
};
