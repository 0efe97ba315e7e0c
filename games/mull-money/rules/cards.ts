import type { Seat } from '#kernel/game.ts';
import type { Arg } from '#kernel/words.ts';
import { isSimulation, player, type PublicFacts } from './facts.ts';
import { CARDS, type Card, type UsedCard } from '../types.ts';
import { change, type Work } from './work.ts';

/* Cards leave their players for the discard pile (MM-4.6.8). */

const without = (cards: readonly Card[], card: Card): readonly Card[] => {
  const index = cards.indexOf(card);
  if (index < 0) throw new Error(`no card ${card} to take away`);
  return cards.toSpliced(index, 1);
};

export const discard = (work: Work, cards: readonly Card[]): void => {
  work.table.discard = [...work.table.discard, ...cards];
};

/** Takes cards from their player, the first one to lie lowest on the discard pile. */
export const giveUp = (work: Work, seat: Seat, leaving: readonly UsedCard[]): void => {
  const { cards, used } = player(work, seat);
  let left = cards;
  for (const { card } of leaving) left = without(left, card);
  change(work, seat, { cards: left, used: [...used, ...leaving] });
  discard(
    work,
    leaving.map(({ card }) => card),
  );
};

/** The card of a move and, under it, the Expert that helps (MM-4.6.8). */
export const spendCard = (work: Work, seat: Seat, card: Card, helped: boolean): void =>
  giveUp(
    work,
    seat,
    helped
      ? [
          { card: 'expert', how: 'helped' },
          { card, how: 'played' },
        ]
      : [{ card, how: 'played' }],
  );

/** MM-6.2.6: in the simulation variant the Transport card is the Negotiation. */
export const cardName = (facts: Pick<PublicFacts, 'options'>, card: Card): Arg => ({
  term: card === 'transport' && isSimulation(facts) ? 'negotiation' : card,
});

/** As sets are laid on the cloth and told on buttons. */
export const inOneOrder = (cards: readonly Card[]): readonly Card[] => cards.toSorted((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));

export const cardNames = (facts: Pick<PublicFacts, 'options'>, cards: readonly Card[]): Arg => ({ list: cards.map((card) => cardName(facts, card)) });
