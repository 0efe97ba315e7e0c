import { at } from '#kernel/collections.ts';
import { NEXT_PHASE } from '../data.ts';
import { tell } from '../speak.ts';
import type { CardId, EventCard, State } from '../types.ts';
import type { Work } from './work.ts';

/* The event deck (BO-4.6). */

export const cardOf = (state: State, id: CardId): EventCard => {
  const card = state.data.cards.find((candidate) => candidate.id === id);
  if (card === undefined) throw new Error(`no event card ${id}`);
  return card;
};

/** BO-4.6.4, `eventDeck = "reshuffle"`: an empty deck is made again of the cards used. */
const restock = (work: Work): void => {
  if (work.deck.length > 0) return;
  work.deck = work.chance.shuffle(work.discard);
  work.discard = [];
  work.deckShown = false;
  work.log?.push(tell('bourse.log.reshuffled', {}, ['BO-4.6.4']));
};

/** BO-4.6.1: the phase moves on, then the top card is turned. */
export const landOnEvent = (work: Work): void => {
  const { table } = work;
  const phaseBefore = table.phase;
  table.phase = NEXT_PHASE[phaseBefore];
  work.log?.push(tell('bourse.log.phase', { phase: { term: `bourse.phase.${table.phase}` } }, ['BO-4.6.1']));
  if (!work.options.events) return;
  restock(work);
  const id = at(work.deck, 0);
  const card = cardOf(work, id);
  work.deck = work.deck.slice(1);
  table.card = id;
  table.drawn = [...table.drawn, id];
  const count = work.data.cards.length;
  table.cardsLeft = count - (table.drawn.length % count);
  work.log?.push(tell('bourse.log.card', { title: { text: card.title }, text: { text: card.text } }, ['BO-4.6.1']));
  work.agenda.push({ do: 'event', card: id, next: 0, phaseBefore });
};

/** BO-4.6.1 (4): face down under the deck, or onto the pile of used cards. */
export const buryCard = (work: Work, id: CardId): void => {
  if (work.options.eventDeck === 'bottom') work.deck = [...work.deck, id];
  else work.discard = [...work.discard, id];
};
