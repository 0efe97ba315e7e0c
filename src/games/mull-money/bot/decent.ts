import { at, type Bot, unreachable } from '#kernel';
import type { Move, PlayCard, View } from '../types.ts';
import { chooseBid } from './bids.ts';
import { judgeOf } from './judge.ts';
import { rateLots } from './lots.ts';
import { planOf } from './plan.ts';
import { movesOf, type Reading, readSight } from './reading.ts';

const isSame = (a: PlayCard, b: PlayCard): boolean =>
  a.card === b.card &&
  a.help === b.help &&
  (a.card !== 'innovation' || (b.card === 'innovation' && a.steps === b.steps)) &&
  (a.card !== 'staff' || (b.card === 'staff' && a.direction === b.direction));

const playTurn = (reading: Reading): Move => {
  const { view, seat, me } = reading;
  const judge = judgeOf(view, seat);
  const moves = movesOf(reading);
  const { first, kept } = planOf(judge, judge.me, me.cards);
  if (first !== null) {
    if (first.type !== 'playCard') return first;
    const offered = moves.find((move) => move.type === 'playCard' && isSame(move, first));
    if (offered !== undefined) return offered;
  }
  if (me.cards.length === 1) return kept === null ? (moves.find((move) => move.type === 'discardCard') ?? { type: 'keepCard' }) : { type: 'keepCard' };
  const discards = moves.filter((move) => move.type === 'discardCard');
  return discards.find(({ card }) => card !== kept) ?? discards[0] ?? at(moves, 0);
};

export const decent: Bot<View, Move> = {
  choose: (sight, seat) => {
    const reading = readSight(sight, seat);
    const { view } = reading;
    const { point } = view.table;
    switch (point.kind) {
      case 'alert':
        return { type: 'answerAlert', useCorruption: true };
      case 'chooseLot':
        return { type: 'chooseLot', lot: at(rateLots(view, seat), 0).lot };
      case 'designateLot':
        return { type: 'designateLot', lot: at(rateLots(view, seat), 0).lot };
      case 'bidLot':
        return { type: 'pass' };
      case 'play':
        return playTurn(reading);
      case 'bid':
        return chooseBid(reading, point);
      case 'vote':
        return { type: 'castVote', vote: 'abstain', bribes: 0, borrow: 0 };
      case 'gameOver':
        throw new Error('nobody is asked after the end');
      default:
        return unreachable(point);
    }
  },
};
