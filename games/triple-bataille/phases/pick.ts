import { blank, offerForm } from '#kernel/drafts.ts';
import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { unexpected } from '#kernel/work.ts';
import { player } from '../rules/facts.ts';
import { type Phase, refuseStep } from '../rules/phase.ts';
import { choosableFaces, choosers } from '../rules/chosen.ts';
import { refuse, say } from '../speak.ts';
import type { Face, State } from '../types.ts';
import { change, send } from '../rules/work.ts';

/* TB-6.4.8: wish lists. */

const checkWishes = (state: State, seat: Seat, cards: readonly Face[]): Message | null => {
  const faces = choosableFaces(state, seat);
  const proper = new Set(cards).size === cards.length && cards.every((face) => faces.includes(face));
  return proper ? null : refuse('triple-bataille.no.wishes', ['TB-6.4.8']);
};

export const pick: Phase = {
  awaits: (state, seat) => choosers(state).includes(seat) && !player(state, seat).done,
  concerns: (state, seat) => choosers(state).includes(seat),
  prompt: () => say('triple-bataille.ask.pick', {}, ['TB-6.4.8']),
  offers: (state, seat) => {
    const from = choosableFaces(state, seat).map((face) => `face${face}`);
    // A list, even of one: a blank that takes one thing alone would hold no list.
    const most = Math.max(2, from.length);
    return [offerForm('pick', () => say('triple-bataille.do.pick', {}, ['TB-6.4.8']), [blank.pick('cards', from, { min: 0, max: most })])];
  },
  check: (state, seat, move) => (move.type === 'pick' ? checkWishes(state, seat, move.cards) : refuseStep()),
  apply: (work, seat, move) => {
    if (move.type !== 'pick') return unexpected(move);
    work.sealed.picks = { ...work.sealed.picks, [seat]: move.cards };
    return change(work, seat, { done: true });
  },
  settle: (work, seat) => change(work, seat, { done: true }),
  close: (work) => send(work, 'payout'),
};
