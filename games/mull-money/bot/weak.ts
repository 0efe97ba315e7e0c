import type { Draws } from '#kernel/chance.ts';
import { at, unreachable } from '#kernel/collections.ts';
import type { Bot, Seat } from '#kernel/game.ts';
import { LAW_PARAMETERS, type Parameter } from '../data/laws.ts';
import { readLaw } from '../moves.ts';
import { activeEntries, agreedLaws, checkProposal } from '../rules/laws.ts';
import { mostBribes } from '../rules/vote.ts';
import type { Law, Move, View } from '../types.ts';
import { bidRange, movesOf, type Reading, readSight } from './reading.ts';

/* MM-12.6: a random set, cards in random order, random offers; nothing that anybody would call absurd. */

const heads = (chance: Draws): boolean => chance.int(2) === 0;
const oneOf = <T>(items: readonly T[], chance: Draws): T => at(items, chance.int(items.length));

/** Never more than this for a piece, whatever the treasury holds. */
const MOST_PER_PIECE = 2;
/** One last card in three is kept. */
const KEEPS_ONE_IN = 3;

/** MM-12.6: up to half the treasury, as often as not. */
const bid = (reading: Reading, type: 'bid' | 'bidLot', most: number, chance: Draws): Move => {
  const range = bidRange(reading, type);
  const limit = Math.min(most, Math.floor(reading.cash / 2));
  if (range === null || range.min > limit || heads(chance)) return { type: 'pass' };
  return { type, amount: range.min + chance.int(limit - range.min + 1), borrow: 0 };
};

/** Not on credit, and nobody is fired who is needed. */
const isSensible = ({ me }: Reading, move: Move): boolean => {
  if (move.type === 'repayCredit') return true;
  if (move.type === 'negotiate') return move.borrow === 0;
  if (move.type !== 'playCard' || move.borrow > 0) return false;
  if (move.card !== 'staff') return true;
  const rows = move.help === 'expert' ? 2 : 1;
  return move.direction === 'fire' ? me.employees - rows >= me.personnel : me.employees < me.personnel;
};

/** Any law of those agreed, as it stands in the catalogue. */
const someLaw = ({ view }: Reading, chance: Draws): Law | null => {
  const type = oneOf(agreedLaws(view.options), chance);
  const valueOf = (parameter: Parameter): string | number | undefined => {
    if (parameter.kind === 'lawId') return activeEntries(view)[0]?.id;
    return parameter.kind === 'text' ? undefined : parameter.default;
  };
  const law = readLaw(type, Object.fromEntries(LAW_PARAMETERS[type].map((parameter) => [parameter.name, valueOf(parameter)])));
  return law === undefined || checkProposal(view, law) !== null ? null : law;
};

/** A card that does something if there is one, else one is thrown away; the last one is sometimes kept. */
const play = (reading: Reading, chance: Draws): Move => {
  const moves = movesOf(reading);
  const plays = moves.filter((move) => isSensible(reading, move));
  if (reading.me.cards.length === 1 && (plays.length === 0 || chance.int(KEEPS_ONE_IN) === 0)) return { type: 'keepCard' };
  if (plays.length > 0) {
    const move = oneOf(plays, chance);
    return move.type === 'negotiate' && heads(chance) ? { ...move, proposal: someLaw(reading, chance) } : move;
  }
  const discards = moves.filter((move) => move.type === 'discardCard');
  return discards.length > 0 ? oneOf(discards, chance) : oneOf(moves, chance);
};

const VOTES = ['yes', 'no', 'abstain'] as const;

const vote = (view: View, seat: Seat, chance: Draws): Move => {
  const choice = oneOf(VOTES, chance);
  return { type: 'castVote', vote: choice, bribes: choice === 'abstain' ? 0 : chance.int(mostBribes(view, seat) + 1), borrow: 0 };
};

export const weak: Bot<View, Move> = {
  choose: (sight, seat, chance) => {
    const reading = readSight(sight, seat);
    const { view } = reading;
    const { point, lots } = view.table;
    switch (point.kind) {
      case 'alert':
        return { type: 'answerAlert', useCorruption: true };
      case 'chooseLot':
      case 'designateLot':
        return oneOf(movesOf(reading), chance);
      case 'bidLot':
        return bid(reading, 'bidLot', lots.length, chance);
      case 'play':
        return play(reading, chance);
      case 'bid':
        return bid(reading, 'bid', MOST_PER_PIECE * point.size, chance);
      case 'vote':
        return vote(view, seat, chance);
      case 'gameOver':
        throw new Error('nobody is asked after the end');
      default:
        return unreachable(point);
    }
  },
};
