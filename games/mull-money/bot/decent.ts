import { at, unreachable } from '#kernel/collections.ts';
import type { Bot, Seat } from '#kernel/game.ts';
import { START_GROWTH } from '../data.ts';
import { isSimulation, player } from '../rules/facts.ts';
import { alertDue, corruptionPrice } from '../rules/waste.ts';
import type { Card, Move, PlayCard, View } from '../types.ts';
import { chooseBid, chooseLotBid, rateLots } from './bids.ts';
import { judgeOf } from './judge.ts';
import { plansOf } from './plan.ts';
import { movesOf, type Reading, readSight } from './reading.ts';
import { billOf, castVote } from './votes.ts';

/* MM-12.6: the decent bot. It weighs what its own cards would do in the best order, and does not look into others' answers. */

/** MM-4.4.3: Corruption is used when what it spares is worth more than its price. */
const answerAlert = (view: View, seat: Seat, final: boolean): Move => {
  const { fine, retreat } = alertDue(view, seat, final);
  const spared = fine / 2 + Math.min(retreat, player(view, seat).growth - START_GROWTH);
  return { type: 'answerAlert', useCorruption: spared > corruptionPrice(view) / 2 };
};

const isSame = (a: PlayCard, b: PlayCard): boolean =>
  a.card === b.card &&
  a.help === b.help &&
  (a.card !== 'innovation' || (b.card === 'innovation' && a.steps === b.steps)) &&
  (a.card !== 'staff' || (b.card === 'staff' && a.direction === b.direction));

/** The move that a plan begins with, as it is offered: with the credits that it needs. */
const offeredAs = (moves: readonly Move[], planned: Move): Move | undefined =>
  planned.type === 'playCard' ? moves.find((move) => move.type === 'playCard' && isSame(move, planned)) : planned;

/** What may be done with the cards in hand, the best first. */
export const plays = (reading: Reading): readonly Move[] => {
  const { view, seat, me } = reading;
  const judge = judgeOf(view, seat);
  const moves = movesOf(reading);
  const bill = isSimulation(view) && me.cards.includes('transport') ? billOf(judge) : null;
  const found: Move[] = [];
  for (const { first, kept } of plansOf(judge, judge.me, me.cards, bill)) {
    const move = first === null ? withoutPlaying(moves, me.cards, kept) : offeredAs(moves, first);
    if (move !== undefined) found.push(move);
  }
  return found.length > 0 ? found : moves;
};

/** One card is left, and kept if it is worth it; of more, another than the one to keep is thrown away. */
const withoutPlaying = (moves: readonly Move[], { length }: readonly Card[], kept: Card | null): Move | undefined => {
  const discards = moves.filter((move) => move.type === 'discardCard');
  if (length === 1) return kept === null ? (discards[0] ?? { type: 'keepCard' }) : { type: 'keepCard' };
  return discards.find(({ card }) => card !== kept) ?? discards[0];
};

export const decent: Bot<View, Move> = {
  choose: (sight, seat) => {
    const reading = readSight(sight, seat);
    const { view } = reading;
    const { point } = view.table;
    switch (point.kind) {
      case 'alert':
        return answerAlert(view, seat, point.final);
      case 'chooseLot':
        return { type: 'chooseLot', lot: at(rateLots(judgeOf(view, seat)), 0).lot };
      case 'designateLot':
        return { type: 'designateLot', lot: at(rateLots(judgeOf(view, seat)), 0).lot };
      case 'bidLot':
        return chooseLotBid(reading, point);
      case 'play':
        return at(plays(reading), 0);
      case 'bid':
        return chooseBid(reading, point);
      case 'vote':
        return castVote(view, seat, point.law);
      case 'gameOver':
        throw new Error('nobody is asked after the end');
      default:
        return unreachable(point);
    }
  },
};
