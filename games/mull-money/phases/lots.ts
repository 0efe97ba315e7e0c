import { at } from '#kernel/collections.ts';
import { type Draft, offerMove } from '#kernel/drafts.ts';
import type { Clause, Message } from '#kernel/messages.ts';
import { unexpected } from '#kernel/work.ts';
import { type Phase, type PointOf, refuseStep } from '../rules/phase.ts';
import { cardNames } from '../rules/cards.ts';
import { designate } from '../rules/lot-auction.ts';
import { cardsOf, freeLots, takeLot } from '../rules/lots.ts';
import { refuse, say } from '../speak.ts';
import type { Move, State } from '../types.ts';
import { send } from '../rules/work.ts';

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
