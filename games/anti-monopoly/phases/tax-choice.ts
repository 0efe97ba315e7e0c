import { type Draft, offerMove } from '#kernel/drafts.ts';
import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { unexpected } from '#kernel/work.ts';
import { liquidationValue } from '../rules/facts.ts';
import { type Phase, refuseStep } from '../rules/phase.ts';
import { owe } from '../rules/debts.ts';
import { money, refuse, say } from '../speak.ts';
import type { Move, PointOf, State } from '../types.ts';

/* AM-4.6.6: the flat amount or the percentage. */

/** Nobody goes bankrupt by this choice: the percentage can always be paid. */
const checkFlat = (state: State, seat: Seat, flat: number): Message | null =>
  liquidationValue(state, seat) >= flat ? null : refuse('anti-monopoly.no.flatTax', ['AM-4.6.6'], { flat: money(flat) });

export const taxChoice: Phase<PointOf<'taxChoice'>> = {
  prompt: (_state, { flat, percent }) => say('anti-monopoly.ask.tax', { flat: money(flat), percent: money(percent) }, ['AM-4.6.6']),
  offers: (state, { flat, percent }, seat) => {
    const byPercent: Draft<Move> = offerMove({ type: 'payTax', mode: 'percent' }, () =>
      say('anti-monopoly.do.taxPercent', { amount: money(percent) }, ['AM-4.6.6']),
    );
    if (checkFlat(state, seat, flat) !== null) return [byPercent];
    const byFlat: Draft<Move> = offerMove({ type: 'payTax', mode: 'flat' }, () => say('anti-monopoly.do.taxFlat', { amount: money(flat) }, ['AM-4.6.6']));
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
