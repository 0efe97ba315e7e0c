import type { Seat } from '#kernel/game.ts';
import { dividendsOf } from './facts.ts';
import { money, tell, who } from '../speak.ts';
import { pay, type Work } from './work.ts';

/** BO-4.2.3, BO-4.2.4: dividends and interest; paid before the square is resolved, so that the money can be used at once. */
export const payDividends = (work: Work, seat: Seat): void => {
  const amount = dividendsOf(work, seat);
  if (amount === 0) return;
  pay(work, { from: 'desk', to: seat, amount });
  work.log?.push(tell('bourse.log.dividends', { who: who(seat), amount: money(amount) }, ['BO-4.2.3', 'BO-4.2.4']));
};
