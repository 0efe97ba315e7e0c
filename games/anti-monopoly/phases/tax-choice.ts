import { type Draft, offerMove } from '#kernel/drafts.ts';
import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { unexpected } from '#kernel/work.ts';
import { cashOf, currentDebt, liquidationValue } from '../rules/facts.ts';
import { type Phase, refuseStep, send, type Work } from '../rules/work.ts';
import { declareBankruptcy, owe, reconsiderDebt } from '../rules/debts.ts';
import { money, refuse, say, tell, term, who } from '../speak.ts';
import type { Move, PointOf, State } from '../types.ts';
import { isRoleOpen, openRoles, takeRole, usualRole } from '../rules/roles.ts';
import { cheapestStep, checkLiquidation, isLiquidation, liquidate, liquidationOffers } from '../rules/mortgages.ts';
import { checkPropose, proposalOffers, propose } from './propose.ts';

/* AM-4.6.6: the flat amount or the percentage. */

/** Nobody goes bankrupt by this choice: the percentage can always be paid. */
const checkFlat = (state: State, seat: Seat, flat: number): Message | null =>
  liquidationValue(state, seat) >= flat ? null : refuse('no.flatTax', ['AM-4.6.6'], { flat: money(flat) });

export const taxChoice: Phase<PointOf<'taxChoice'>> = {
  prompt: (_state, { flat, percent }) => say('ask.tax', { flat: money(flat), percent: money(percent) }, ['AM-4.6.6']),
  offers: (state, { flat, percent }, seat) => {
    const byPercent: Draft<Move> = offerMove({ type: 'payTax', mode: 'percent' }, () => say('do.taxPercent', { amount: money(percent) }, ['AM-4.6.6']));
    if (checkFlat(state, seat, flat) !== null) return [byPercent];
    const byFlat: Draft<Move> = offerMove({ type: 'payTax', mode: 'flat' }, () => say('do.taxFlat', { amount: money(flat) }, ['AM-4.6.6']));
    // The cheaper one first: it is the likelier.
    return flat <= percent ? [byFlat, byPercent] : [byPercent, byFlat];
  },
  check: (state, { flat }, seat, move) => {
    if (move.type !== 'payTax') return refuseStep();
    return move.mode === 'flat' ? checkFlat(state, seat, flat) : null;
  },
  apply: (work, { flat, percent }, seat, move) => {
    if (move.type !== 'payTax') return unexpected(move);
    return owe(work, [{ debtor: seat, creditor: 'bank', amount: move.mode === 'flat' ? flat : percent, reason: 'incomeTax' }]);
  },
  timeout: (state, { flat, percent }, seat) => ({ type: 'payTax', mode: flat <= percent && checkFlat(state, seat, flat) === null ? 'flat' : 'percent' }),
};

/** AM-3.5: competitor or monopolist. */
export const roleChoice: Phase<PointOf<'roleChoice'>> = {
  prompt: () => say('ask.role', {}, ['AM-3.5']),
  offers: (state) =>
    openRoles(state).map((role) => offerMove({ type: 'chooseRole', role }, () => say(role === 'C' ? 'do.beCompetitor' : 'do.beMonopolist', {}, ['AM-3.5']))),
  check: (state, _point, _seat, move) => {
    if (move.type !== 'chooseRole') return refuseStep();
    return isRoleOpen(state, move.role) ? null : refuse('no.roleFull', ['AM-3.5'], { camp: term(move.role) });
  },
  apply: (work, _point, seat, move) => {
    if (move.type !== 'chooseRole') return unexpected(move);
    takeRole(work, seat, move.role, 'chosen');
    return send(work, 'chooseRole');
  },
  timeout: (state) => ({ type: 'chooseRole', role: usualRole(state) }),
};

/* AM-4.9.3: a debtor turns what he has into cash. */

const isSolvent = (state: State, seat: Seat): boolean => liquidationValue(state, seat) >= currentDebt(state.table).amount;

const offers = (state: State, seat: Seat): readonly Draft<Move>[] => {
  const found: Draft<Move>[] = [...liquidationOffers(state, seat), ...proposalOffers(state, seat, 'raiseCash')];
  if (!isSolvent(state, seat)) {
    found.push(offerMove({ type: 'declareBankruptcy' }, () => say('do.declareBankruptcy', {}, ['AM-4.9.3']), { weighty: true }));
  }
  found.push(offerMove({ type: 'resign' }, () => say('do.resign', {}, ['AM-4.11.1']), { weighty: true }));
  return found;
};

const check = (state: State, seat: Seat, move: Move): Message | null => {
  if (isLiquidation(move)) return checkLiquidation(state, seat, move);
  if (move.type === 'proposeTrade') return checkPropose(state, seat, move, 'raiseCash');
  if (move.type === 'resign') return null;
  if (move.type !== 'declareBankruptcy') return refuseStep();
  return isSolvent(state, seat) ? refuse('no.solvent', ['AM-4.9.4'], { value: money(liquidationValue(state, seat)) }) : null;
};

const apply = (work: Work, seat: Seat, move: Move): void => {
  if (isLiquidation(move)) {
    liquidate(work, seat, move);
    return reconsiderDebt(work);
  }
  if (move.type === 'proposeTrade') return propose(work, seat, move, 'raiseCash');
  if (move.type === 'resign') work.log?.push(tell('log.resigned', { who: who(seat) }, ['AM-4.11.1']));
  else if (move.type !== 'declareBankruptcy') return unexpected(move);
  declareBankruptcy(work);
};

export const raiseCash: Phase<PointOf<'raiseCash'>> = {
  prompt: (state, _point, seat) => {
    const { amount } = currentDebt(state.table);
    return say('ask.raiseCash', { amount: money(amount), missing: money(amount - cashOf(state, seat)) }, ['AM-4.9.1', 'AM-4.9.3']);
  },
  offers: (state, _point, seat) => offers(state, seat),
  check: (state, _point, seat, move) => check(state, seat, move),
  apply: (work, _point, seat, move) => apply(work, seat, move),
  // One step at a time: the time-out goes on until the debt is settled.
  timeout: (state, _point, seat) => (isSolvent(state, seat) ? cheapestStep(state, seat) : null) ?? { type: 'declareBankruptcy' },
};
