import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { AUCTION_STEP, mortgageValue, titleData, titleIndex } from '../data.ts';
import { liquidationValue, seatLast } from './facts.ts';
import { money, say, tell, who } from '../speak.ts';
import type { Answer, AuctionResult, Bid, Options, PointOf, TitleId } from '../types.ts';
import { changeTitle, clearPhase, openPhase, pay, send, type Work } from './work.ts';
import { titleName } from './rent.ts';

/* AM-4.8: a declined title is auctioned, by sealed ceilings or by rising bids. */

/** How an auction ended, in a sentence. */
export const auctionEnd = (options: Options, { title, sold }: AuctionResult): Message => {
  const name = titleName(options, title);
  if (sold === null) return say('log.auctionUnsold', { title: name }, ['AM-4.8.4']);
  return say('log.auctionSold', { who: who(sold.seat), title: name, amount: money(sold.amount) }, ['AM-4.8.4']);
};

/** AM-4.8.4: sold to the winner, or left with the bank. */
const closeAuction = (work: Work, { title, answers, sold }: Omit<AuctionResult, 'round'>): void => {
  const result = { round: work.table.round, title, answers, sold };
  work.table.lastAuction = result;
  if (sold !== null) {
    pay(work, { from: sold.seat, to: 'bank', amount: sold.amount });
    changeTitle(work, titleIndex(title), { owner: sold.seat });
  }
  work.log?.push({ to: 'all', text: auctionEnd(work.options, result) });
  send(work, 'afterThrow');
};

/* ---------- ceilings ---------- */

/** AM-4.8.7: the highest ceiling wins, the first in order among equals, and pays at most one step more than the second. */
const winnerOf = (answers: readonly Answer[], opening: number): Bid | null => {
  let best: Bid | null = null;
  let second = 0;
  for (const { seat, amount } of answers) {
    if (amount === null) continue;
    if (best === null || amount > best.amount) {
      second = best?.amount ?? 0;
      best = { seat, amount };
    } else second = Math.max(second, amount);
  }
  if (best === null) return null;
  return { seat: best.seat, amount: second === 0 ? opening : Math.min(best.amount, second + AUCTION_STEP) };
};

const tellAnswer = (work: Work, { seat, amount }: Answer): void => {
  work.log?.push(
    amount === null ? tell('log.passed', { who: who(seat) }, ['AM-4.8.7']) : tell('log.ceilingShown', { who: who(seat), amount: money(amount) }, ['AM-4.8.7']),
  );
};

/** AM-4.8.6: an answer is put in, or replaced; the last one closes the auction. */
export const answerCeiling = (work: Work, point: PointOf<'ceilings'>, seat: Seat, amount: number | null): void => {
  work.sealed = { ...work.sealed, [seat]: { seat, amount } };
  // AM-7.5: that an answer was replaced is known to its seat alone, so only the first one is told.
  const revised = point.answered.includes(seat);
  const answered = revised ? point.answered : [...point.answered, seat];
  if (!revised) work.log?.push(tell('log.ceilingSealed', { who: who(seat) }, ['AM-4.8.6']));
  if (answered.length < point.asked.length) {
    work.table.point = { ...point, answered };
    return;
  }
  const { sealed } = work;
  const answers = point.order.filter((other) => point.asked.includes(other)).map((other) => sealed[other] ?? { seat: other, amount: null });
  work.sealed = {};
  work.reveals = true;
  for (const answer of answers) tellAnswer(work, answer);
  closeAuction(work, { title: point.title, answers, sold: winnerOf(answers, point.opening) });
};

const openCeilings = (work: Work, title: TitleId, order: readonly Seat[], opening: number): void => {
  const asked = order.filter((seat) => liquidationValue(work, seat) >= opening);
  if (asked.length === 0) return closeAuction(work, { title, answers: [], sold: null });
  openPhase(work, { kind: 'ceilings', title, opening, order, asked, answered: [] });
};

/* ---------- rising bids ---------- */

interface Bidding {
  readonly title: TitleId;
  readonly high: Bid | null;
  /** Those still in, the next to speak first. */
  readonly queue: readonly Seat[];
  readonly passed: readonly Seat[];
}

/** AM-4.8.2: the mortgage value, then a step more than the high bid. */
const minimumOf = ({ title, high }: Bidding): number => (high === null ? mortgageValue(titleData(title)) : high.amount + AUCTION_STEP);

const tellPass = (work: Work, seat: Seat): void => {
  work.log?.push(tell('log.passed', { who: who(seat) }, ['AM-4.8.3']));
};

/** AM-4.8.3 to AM-4.8.5: the next seat that can bid is asked; the holder of the high bid never is. */
const goOn = (work: Work, bidding: Bidding): void => {
  const { title, high, queue } = bidding;
  const passed = bidding.passed.slice();
  const minimum = minimumOf(bidding);
  for (const [index, seat] of queue.entries()) {
    if (seat === high?.seat) break;
    if (liquidationValue(work, seat) >= minimum) {
      work.table.point = { kind: 'bidding', seat, title, minimum, high, queue: queue.slice(index + 1), passed };
      return;
    }
    passed.push(seat);
    tellPass(work, seat);
  }
  closeAuction(work, { title, answers: [...(high === null ? [] : [high]), ...passed.map((seat) => ({ seat, amount: null }))], sold: high });
};

export const bid = (work: Work, { title, queue, passed }: PointOf<'bidding'>, seat: Seat, amount: number): void => {
  work.log?.push(tell('log.bid', { who: who(seat), amount: money(amount) }, ['AM-4.8.3']));
  goOn(work, { title, high: { seat, amount }, queue: [...queue, seat], passed });
};

export const pass = (work: Work, { title, high, queue, passed }: PointOf<'bidding'>, seat: Seat): void => {
  tellPass(work, seat);
  goOn(work, { title, high, queue, passed: [...passed, seat] });
};

/* ---------- both ---------- */

/** AM-4.8.1: at once, and everybody living may bid, the decliner last. */
export const openAuction = (work: Work, title: TitleId, decliner: Seat): void => {
  const order = seatLast(work, decliner);
  const opening = mortgageValue(titleData(title));
  work.log?.push(tell('log.auctionOpened', { title: titleName(work.options, title), opening: money(opening) }, ['AM-4.8.1', 'AM-2.2.18']));
  if (work.options.auctionMode === 'ceiling') openCeilings(work, title, order, opening);
  else {
    clearPhase(work);
    goOn(work, { title, high: null, queue: order, passed: [] });
  }
};
