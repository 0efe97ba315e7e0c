import { unreachable } from '#kernel/collections.ts';
import type { SearchAid, Seat, Sight } from '#kernel/game.ts';
import { clockwiseFrom, player } from '../rules/facts.ts';
import { outcome } from '../scoring.ts';
import type { Move, State, View } from '../types.ts';
import { view } from '../view.ts';
import { bidRange, companyOf, movesOf, readSight } from './reading.ts';
import { decent, plays } from './decent.ts';
import { judgeOf } from './judge.ts';
import { rateLots } from './bids.ts';
import { missionsLeft, outlookOf } from './outlook.ts';
import { worth } from './weights.ts';

/* What a searcher needs of this game: how well each seat stands, and which answers are worth comparing. */

/** Where a game is over: the winners share it. */
const finalValue = (state: State): readonly number[] | null => {
  const over = outcome(state);
  if (over === null) return null;
  const winners = over.standings.filter(({ rank }) => rank === 1);
  const values = state.table.players.map(() => 0);
  for (const { seat } of winners) values[seat] = 1 / winners.length;
  return values;
};

/** How sharply a lead in points becomes a likely win: the points that make e times the chance, now and for each mission left. */
const SOFTNESS = 4;
const SOFTNESS_PER_MISSION = 0.35;

/** The chance of each seat to win, by what its company is worth beside the others. */
const value = (state: State): readonly number[] => {
  const final = finalValue(state);
  if (final !== null) return final;
  const seen = view(state, 'referee');
  const seats = clockwiseFrom(seen, 0);
  const leader = Math.max(...seats.map((seat) => player(seen, seat).growth));
  const outlook = outlookOf(seen, missionsLeft(seen, leader));
  const softness = SOFTNESS + SOFTNESS_PER_MISSION * outlook.missions;
  const expected = new Map(seats.map((seat) => [seat, worth(companyOf(seen, seat), outlook) + outlook.weights.rivalCard * player(seen, seat).cards.length]));
  const most = Math.max(...expected.values());
  const chances = state.table.players.map((_, seat) => Math.exp(((expected.get(seat) ?? Number.NEGATIVE_INFINITY) - most) / softness));
  let total = 0;
  for (const chance of chances) total += chance;
  return chances.map((chance) => chance / total);
};

const MOST_LOTS = 3;
const MOST_PLAYS = 5;
/** Offers beside the one that decent would make, in M. */
const RAISES = [-2, -1, 1, 2, 4];

const bids = (sight: Sight<View, Move>, seat: Seat, own: Move, type: 'bid' | 'bidLot'): readonly Move[] => {
  const range = bidRange(readSight(sight, seat), type);
  if (range === null) return [own];
  const base = own.type === type ? own.amount : range.min;
  const amounts = new Set([range.min, base, ...RAISES.map((raise) => base + raise)]);
  return [
    { type: 'pass' },
    ...[...amounts].filter((amount) => amount >= range.min && amount <= range.max).map((amount): Move => ({ type, amount, borrow: 0 })),
  ];
};

export const search: SearchAid<State, Move, View> = {
  value,
  horizon: 2,
  reasons: [
    { metric: 'mull-money.metric.score', clause: 'MM-5.5' },
    { metric: 'mull-money.metric.growth', clause: 'MM-4.7.3' },
    { metric: 'mull-money.metric.treasury', clause: 'MM-5.5' },
    { metric: 'mull-money.metric.dump', clause: 'MM-4.4' },
    { metric: 'mull-money.metric.credits', clause: 'MM-2.7.1' },
  ],
  effort: { playouts: 160, moves: 12_000 },
  candidates: (sight, seat, chance) => {
    const reading = readSight(sight, seat);
    const { point } = sight.view.table;
    switch (point.kind) {
      case 'chooseLot':
      case 'designateLot': {
        const { kind: type } = point;
        return rateLots(judgeOf(sight.view, seat))
          .slice(0, MOST_LOTS)
          .map(({ lot }) => ({ type, lot }));
      }
      case 'play':
        return plays(reading).slice(0, MOST_PLAYS);
      case 'bid':
      case 'bidLot':
        return bids(sight, seat, decent.choose(sight, seat, chance), point.kind);
      case 'alert':
      case 'vote':
      case 'gameOver':
        return movesOf(reading);
      default:
        return unreachable(point);
    }
  },
};
