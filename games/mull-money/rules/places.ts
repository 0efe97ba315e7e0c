import type { Places, PlaceOf } from '#kernel/drafts.ts';
import type { Offer, Seat } from '#kernel/game.ts';
import { columnsGained, eliminationFields, employeesAfter } from './effects.ts';
import { player } from './facts.ts';
import { wasteOf } from './waste.ts';
import { INNOVATION_STEPS, type Move, type PlayCard, type State } from '../types.ts';

/* Where offers stand among others on the bar, and which thing of the cloth they are about. */

/**
 * Where a piece of the company would come to stand: a cell of the balance board, a window of the building, a field of a dump. Two
 * services at once have no single window; nothing on the board takes a credit by itself (MM-4.0.3).
 */
const spotOf = (state: State, seat: Seat, move: PlayCard): string | null => {
  if (move.borrow > 0) return null;
  const company = player(state, seat);
  const waste = wasteOf(state, seat);
  switch (move.card) {
    case 'growth':
      return `cell ${company.growth + columnsGained(state, seat, move.help)} ${company.employees}`;
    case 'staff':
      return `cell ${company.growth} ${employeesAfter(state, seat, move.direction, move.help)}`;
    case 'innovation': {
      const [service, ...more] = INNOVATION_STEPS[move.steps];
      return more.some((other) => other !== service) ? null : `window ${service} ${company[service] - 1 - more.length}`;
    }
    case 'production':
      return `field ${waste + company.waste}`;
    case 'elimination':
      return `field ${waste - Math.min(waste, eliminationFields(state, move.help))}`;
    case 'transport':
    case 'sale':
    default:
      return null;
  }
};

const lot: PlaceOf<State, Move> = (offer) => (offer.kind === 'move' && 'lot' in offer.move ? { about: `lot ${offer.move.lot}` } : {});

const blankIn = (offer: Offer<Move>, name: string) => (offer.kind === 'form' ? offer.fields.find((field) => field.name === name) : undefined);

/**
 * Credits taken with a move that can be paid without them are not shown: MM-4.1.3 lets anybody take the credit first, and among the
 * offers they would only tempt somebody into ten points of debt that they have no use for.
 */
const bid: PlaceOf<State, Move> = (offer) => {
  const borrow = blankIn(offer, 'borrow');
  if (borrow?.kind !== 'int') return {};
  return { group: 'bidOnCredit', rank: borrow.min === 0 ? 'unshown' : 'usual' };
};

export const places: Places<State, Move> = {
  // The passive move comes last; so does the credit, which is there at every moment (MM-13.5).
  pass: { rank: 'passive' },
  takeCredit: { rank: 'passive' },
  /** Each card is a thing to do. */
  playCard: (offer, state, seat) => {
    if (offer.kind === 'form') return { rank: 'unshown' };
    const { move } = offer;
    if (move.type !== 'playCard') return {};
    const about = spotOf(state, seat, move);
    return { group: `play ${move.card}`, ...(about === null ? {} : { about }) };
  },
  answerAlert: (offer) => (offer.kind === 'move' && offer.move.type === 'answerAlert' ? { group: `answer ${offer.move.useCorruption}` } : {}),
  chooseLot: lot,
  designateLot: lot,
  bid,
  bidLot: bid,
  /** All laws that may be proposed are one thing to do; a form without a law cleans up on credit. */
  negotiate: (offer) => {
    if (offer.kind === 'move') return {};
    return blankIn(offer, 'law') === undefined ? { rank: 'unshown' } : { group: 'propose' };
  },
  castVote: (offer) => ({ group: offer.kind === 'move' && offer.move.type === 'castVote' ? `vote ${offer.move.vote}` : offer.label.key }),
};
