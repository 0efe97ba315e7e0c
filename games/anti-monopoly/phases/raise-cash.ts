import { type Draft, offerMove } from '#kernel/drafts.ts';
import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { unexpected } from '#kernel/work.ts';
import { cashOf, currentDebt, liquidationValue } from '../rules/facts.ts';
import { type Phase, refuseStep } from '../rules/phase.ts';
import { declareBankruptcy, reconsiderDebt } from '../rules/debts.ts';
import { cheapestStep, checkLiquidation, isLiquidation, liquidate, liquidationOffers } from '../rules/liquidation.ts';
import { money, refuse, say, tell, who } from '../speak.ts';
import type { Move, PointOf, State } from '../types.ts';
import type { Work } from '../rules/work.ts';
import { checkPropose, propose, proposalOffers } from './propose.ts';

/* AM-4.9.3: a debtor turns what he has into cash. */

const isSolvent = (state: State, seat: Seat): boolean => liquidationValue(state, seat) >= currentDebt(state.table).amount;

const offers = (state: State, seat: Seat): readonly Draft<Move>[] => {
  const found: Draft<Move>[] = [...liquidationOffers(state, seat), ...proposalOffers(state, seat, 'raiseCash')];
  if (!isSolvent(state, seat)) {
    found.push(offerMove({ type: 'declareBankruptcy' }, () => say('anti-monopoly.do.declareBankruptcy', {}, ['AM-4.9.3']), { weighty: true }));
  }
  found.push(offerMove({ type: 'resign' }, () => say('anti-monopoly.do.resign', {}, ['AM-4.11.1']), { weighty: true }));
  return found;
};

const check = (state: State, seat: Seat, move: Move): Message | null => {
  if (isLiquidation(move)) return checkLiquidation(state, seat, move);
  if (move.type === 'proposeTrade') return checkPropose(state, seat, move, 'raiseCash');
  if (move.type === 'resign') return null;
  if (move.type !== 'declareBankruptcy') return refuseStep();
  return isSolvent(state, seat) ? refuse('anti-monopoly.no.solvent', ['AM-4.9.4'], { value: money(liquidationValue(state, seat)) }) : null;
};

const apply = (work: Work, seat: Seat, move: Move): void => {
  if (isLiquidation(move)) {
    liquidate(work, seat, move);
    return reconsiderDebt(work);
  }
  if (move.type === 'proposeTrade') return propose(work, seat, move, 'raiseCash');
  if (move.type === 'resign') work.log?.push(tell('anti-monopoly.log.resigned', { who: who(seat) }, ['AM-4.11.1']));
  else if (move.type !== 'declareBankruptcy') return unexpected(move);
  declareBankruptcy(work);
};

export const raiseCash: Phase<PointOf<'raiseCash'>> = {
  prompt: (state, _point, seat) => {
    const { amount } = currentDebt(state.table);
    return say('anti-monopoly.ask.raiseCash', { amount: money(amount), missing: money(amount - cashOf(state, seat)) }, ['AM-4.9.1', 'AM-4.9.3']);
  },
  offers: (state, _point, seat) => offers(state, seat),
  check: (state, _point, seat, move) => check(state, seat, move),
  apply: (work, _point, seat, move) => apply(work, seat, move),
  // One step at a time: the time-out goes on until the debt is settled.
  timeout: (state, _point, seat) => (isSolvent(state, seat) ? cheapestStep(state, seat) : null) ?? { type: 'declareBankruptcy' },
};
