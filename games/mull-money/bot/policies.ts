import type { Bot, Sight, Way } from '#kernel/game.ts';
import type { Move, View } from '../types.ts';
import { decent } from './decent.ts';
import { wasteBoard, wasteOf, zoneAt } from '../rules/waste.ts';
import { bidRange, type Reading, readSight } from './reading.ts';

/* Players with a habit: decent, but for one thing. */

type Player = Bot<View, Move>;
type Seen = Sight<View, Move>;

const isOffered = ({ offers }: Seen, wanted: (move: Move) => boolean): Move | undefined => {
  for (const offer of offers) if (offer.kind === 'move' && wanted(offer.move)) return offer.move;
  return undefined;
};

type Wish = (move: Move, reading: Reading) => boolean;

/** Does this whenever it is offered and nothing is borrowed for it. */
const always = (wanted: Wish): Player => ({
  choose: (sight, seat, chance) => {
    const reading = readSight(sight, seat);
    return isOffered(sight, (move) => (!('borrow' in move) || move.borrow === 0) && wanted(move, reading)) ?? decent.choose(sight, seat, chance);
  },
});

/** Never sees what it would not do. */
const never = (unwanted: Wish): Player => ({
  choose: (sight, seat, chance) => {
    const reading = readSight(sight, seat);
    const shown = (offer: Way<Move>): boolean => offer.kind === 'form' || !unwanted(offer.move, reading);
    return decent.choose({ ...sight, offers: sight.offers.filter(shown) }, seat, chance);
  },
});

/** Plays with borrowed money from the first question on, and borrows anew what it has repaid: so many credits at all times. */
const owing = (credits: number): Player => ({
  choose: (sight, seat, chance) => {
    const lent = sight.offers.find((offer) => offer.kind === 'form' && offer.type === 'takeCredit');
    const [most] = lent?.kind === 'form' ? lent.fields : [];
    const count = Math.min(most?.kind === 'int' ? most.max : 0, credits - readSight(sight, seat).me.credits);
    return count > 0 ? { type: 'takeCredit', count } : decent.choose(sight, seat, chance);
  },
});

const plays = (move: Move, card: string): boolean => move.type === 'playCard' && move.card === card;

const removesWaste = (move: Move): boolean => plays(move, 'elimination') || plays(move, 'transport');

export const policies: Readonly<Record<string, Player>> = {
  /** Keeps its money: innovates nothing. */
  hoards: never((move) => plays(move, 'innovation')),
  neverBorrows: never((move) => 'borrow' in move && move.borrow > 0),
  borrows: owing(2),
  owesOne: owing(1),
  /** Leaves its waste where it is. */
  dumps: never((move) => removesWaste(move)),
  /** Leaves it until it is in the red. */
  untilRed: never((move, { view, seat }) => removesWaste(move) && zoneAt(wasteBoard(view), wasteOf(view, seat)) !== 'red'),
  /** Dismisses whoever it does not need to produce. */
  dismisses: always((move, { me }) => move.type === 'playCard' && move.card === 'staff' && move.direction === 'fire' && me.employees > me.personnel),
  /** Runs for the last column. */
  rushes: always((move) => plays(move, 'growth')),
  /** Innovates wherever it can, the waste department first of all. */
  cleansFirst: always((move) => move.type === 'playCard' && move.card === 'innovation' && move.steps.startsWith('waste')),
  /** Offers the least that is possible, or nothing. */
  buysCheap: {
    choose: (sight, seat, chance) => {
      const move = decent.choose(sight, seat, chance);
      if (move.type !== 'bid' && move.type !== 'bidLot') return move;
      const range = bidRange(readSight(sight, seat), move.type);
      return range === null ? { type: 'pass' } : { ...move, amount: range.min };
    },
  },
  /** Is against every law. */
  votesNo: always((move) => move.type === 'castVote' && move.vote === 'no'),
};
