import { unreachable } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import type { Message } from '#kernel/messages.ts';
import { CREDIT } from '../data.ts';
import { cashOf, holds, isSimulation, law, player, type PublicFacts } from './facts.ts';
import { refuse } from '../speak.ts';
import { CARDS, type Card, type Help, INNOVATIONS, type PlayCard, type State } from '../types.ts';
import { cardName } from './cards.ts';
import { checkBorrow, checkPayment, creditsNeeded, mostCredits } from './credit.ts';
import { checkEffect, priceOf } from './effects.ts';

/* Which cards may be played, alone or with the Expert (MM-4.6.2, MM-4.7.11). */

const ALONE: readonly Help[] = ['alone'];
const HELPED: readonly Help[] = ['alone', 'expert'];

/** MM-4.7.11: is there an Expert to go with the card, and may he? */
export const checkHelp = (facts: PublicFacts, seat: Seat, card: Card, help: Help): Message | null => {
  if (help === 'alone') return null;
  if (!holds(facts, seat, 'expert')) return refuse('no.noExpert', ['MM-4.6.2']);
  if (card === 'growth' && isSimulation(facts) && law(facts, 'expertGrowth') === undefined) return refuse('no.expertGrowth', ['MM-6.2.4', 'MM-4.7.11']);
  if (card === 'transport' && isSimulation(facts) && facts.options.expertWithNegotiation === 'illegal') {
    return refuse('no.expertNegotiation', ['MM-6.3.6']);
  }
  return null;
};

export const checkHolds = (facts: PublicFacts, seat: Seat, card: Card): Message | null =>
  holds(facts, seat, card) ? null : refuse('no.noCard', ['MM-4.6.2'], { card: cardName(facts, card) });

export const checkPlay = (state: State, seat: Seat, move: PlayCard): Message | null =>
  checkHolds(state, seat, move.card) ??
  checkHelp(state, seat, move.card, move.help) ??
  checkEffect(state, seat, move) ??
  checkBorrow(state, seat, move.borrow) ??
  checkPayment(state, seat, { amount: priceOf(state, seat, move), borrow: move.borrow });

const waysWith = (card: Card, help: Help): readonly PlayCard[] => {
  const borrow = 0;
  switch (card) {
    case 'production':
    case 'sale':
    case 'growth':
    case 'elimination':
    case 'transport':
      return [{ type: 'playCard', card, help, borrow }];
    case 'innovation':
      return INNOVATIONS.map((steps) => ({ type: 'playCard', card, steps, help, borrow }));
    case 'staff':
      return [
        { type: 'playCard', card, direction: 'hire', help, borrow },
        { type: 'playCard', card, direction: 'fire', help, borrow },
      ];
    case 'expert':
    case 'corruption':
    case 'alert':
      return [];
    default:
      return unreachable(card);
  }
};

const WAYS = new Map(CARDS.map((card) => [card, { alone: waysWith(card, 'alone'), expert: waysWith(card, 'expert') }]));

/** The ways to play one card, without looking whether they are legal. */
export const waysToPlay = (card: Card, help: Help): readonly PlayCard[] => WAYS.get(card)?.[help] ?? [];

/** The kinds of cards in front of a seat, in the order of the rulebook: what is played most often comes first. */
export const distinctCards = (facts: PublicFacts, seat: Seat): readonly Card[] => CARDS.filter((card) => holds(facts, seat, card));

/** MM-4.1.3: every legal way to play a card, each with the fewest credits that it needs. */
export const legalPlays = (state: State, seat: Seat): readonly PlayCard[] => {
  const cash = cashOf(state, seat);
  const most = mostCredits(state, seat);
  const helps = holds(state, seat, 'expert') ? HELPED : ALONE;
  const plays: PlayCard[] = [];
  for (const card of distinctCards(state, seat)) {
    for (const help of helps) {
      if (checkHelp(state, seat, card, help) !== null) continue;
      for (const move of waysToPlay(card, help)) {
        if (checkEffect(state, seat, move) !== null) continue;
        const borrow = creditsNeeded(cash, priceOf(state, seat, move));
        if (borrow <= most) plays.push(borrow === 0 ? move : { ...move, borrow });
      }
    }
  }
  return plays;
};

/** MM-4.7.10. */
export const checkRepayment = (state: State, seat: Seat): Message | null => {
  if (!holds(state, seat, 'expert')) return refuse('no.noExpert', ['MM-4.7.10']);
  if (player(state, seat).credits === 0) return refuse('no.noCredit', ['MM-4.7.10']);
  return checkPayment(state, seat, { amount: CREDIT, borrow: 0 });
};

/** MM-4.6.3: the Sale must be executed. */
export const checkDiscard = (facts: PublicFacts, seat: Seat, card: Card): Message | null =>
  checkHolds(facts, seat, card) ?? (card === 'sale' ? refuse('no.saleIsDue', ['MM-4.6.3']) : null);

/** MM-4.6.4. */
export const checkKeep = (facts: PublicFacts, seat: Seat): Message | null =>
  player(facts, seat).cards.length === 1 ? null : refuse('no.notLastCard', ['MM-4.6.4']);
