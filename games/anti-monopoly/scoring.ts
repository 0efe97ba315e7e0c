import { range } from '#kernel/collections.ts';
import type { Outcome, Seat, Standing } from '#kernel/game.ts';
import { player } from './rules/facts.ts';
import { compareCounts } from './rules/ending.ts';
import { type MessageKey, say, term, who } from './speak.ts';
import type { Count, EndReason, State } from './types.ts';

/* AM-5.6: living players by score, then the bankrupt, the later the better. */

const CLAUSES = {
  campFallen: ['AM-5.1', 'AM-5.3'],
  lastPlayer: ['AM-5.1'],
  roundLimit: ['AM-5.2'],
  roundCap: ['AM-2.2.21', 'AM-5.2'],
} as const;

interface Place {
  readonly seat: Seat;
  readonly count: Count | null;
  readonly elimination: number;
}

const comparePlaces = (state: State, a: Place, b: Place): number => {
  if (a.count !== null && b.count !== null) return compareCounts(state, a.count, b.count);
  if (a.count === null && b.count === null) return b.elimination - a.elimination;
  return a.count === null ? 1 : -1;
};

const rank = (state: State, counts: readonly Count[]): readonly Standing[] => {
  const places = range(state.table.players.length)
    .map(
      (seat): Place => ({
        seat,
        count: counts.find((count) => count.seat === seat) ?? null,
        elimination: player(state, seat).eliminationOrder ?? 0,
      }),
    )
    .toSorted((a, b) => comparePlaces(state, a, b));
  return places.map((place) => ({
    seat: place.seat,
    rank: 1 + places.findIndex((other) => comparePlaces(state, other, place) === 0),
    score: place.count?.score ?? 0,
  }));
};

const endKey = (reason: EndReason, winners: number): Extract<MessageKey, `end.${string}`> => (winners > 1 ? 'end.shared' : `end.${reason}`);

export const outcome = (state: State): Outcome | null => {
  const { point } = state.table;
  if (point.kind !== 'gameOver') return null;
  const { reason, winningCamp, counts } = point;
  const standings = rank(state, counts);
  const winners = { list: standings.filter((standing) => standing.rank === 1).map(({ seat }) => who(seat)) };
  const text =
    winningCamp === null
      ? say('end.drawn', { winners }, ['AM-5.5'])
      : say(endKey(reason, winners.list.length), { winners, camp: term(winningCamp) }, CLAUSES[reason]);
  return { reason, text, standings };
};
