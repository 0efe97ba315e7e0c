import { at, range } from '#kernel/collections.ts';
import { CARDS_PER_LOT } from '../data.ts';
import { inOrder, type PublicFacts } from './facts.ts';
import { tell } from '../speak.ts';
import type { Card } from '../types.ts';
import { send, type Work } from './work.ts';
import { soundAlert } from './alert.ts';

/* Phase 1: laying out the cards (MM-4.3). */

/** MM-4.3.1: one set more than active players. */
export const lotCount = (facts: PublicFacts): number => inOrder(facts).length + 1;

export const clearLots = (work: Work): void => {
  const { table } = work;
  table.lots = range(lotCount(work)).map(() => []);
  table.leftover = [];
  table.filled = 0;
};

/** The draw pile in use: cards are counted off, and the list is cut once at the end. */
interface Deck {
  pile: readonly Card[];
  next: number;
  discard: Card[];
}

/** MM-4.0.2: the discard pile becomes the draw pile only when a card is needed. */
const draw = (work: Work, deck: Deck): Card => {
  if (deck.next === deck.pile.length) {
    deck.pile = work.chance.shuffle(deck.discard);
    deck.next = 0;
    deck.discard = [];
    work.log?.push(tell('mull-money.log.reshuffled', {}, ['MM-4.0.2']));
  }
  return at(deck.pile, deck.next++);
};

const isPlaced = (lot: readonly Card[] | null): lot is readonly Card[] => lot !== null;

/** MM-4.3.2: row by row, from the left; the Alert interrupts, a second card of a kind in a set is discarded. */
export const layOut = (work: Work): void => {
  const { table } = work;
  const lots = table.lots.filter(isPlaced).map((lot) => lot.slice());
  const deck: Deck = { pile: work.pile, next: 0, discard: table.discard.slice() };
  let { filled } = table;
  let alert = false;
  while (filled < lots.length * CARDS_PER_LOT && !alert) {
    const card = draw(work, deck);
    const lot = at(lots, filled % lots.length);
    if (card === 'alert') alert = true;
    else if (lot.includes(card)) deck.discard.push(card);
    else {
      lot.push(card);
      filled++;
    }
  }
  work.pile = deck.pile.slice(deck.next);
  work.reveals = true;
  table.pileSize = work.pile.length;
  table.discard = deck.discard;
  table.lots = lots;
  table.filled = filled;
  if (!alert) return send(work, { do: 'nextLot' });
  table.alertAside = true;
  table.alerts += 1;
  work.log?.push(tell('mull-money.log.alert', {}, ['MM-4.4.1']));
  // MM-4.4.6: the layout goes on where it stopped, at once or after the answers.
  if (!soundAlert(work, false)) send(work, { do: 'layOut' });
};
