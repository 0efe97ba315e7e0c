import type { Outcome, Seat } from '#kernel/game.ts';
import type { GameSeries } from '#protocol';

type Result = GameSeries['games'][number]['results'][number];

/** A player of a series: a result for each game, null where somebody else sat there, and how many were won. */
export interface SeriesRow {
  readonly seat: Seat;
  readonly results: readonly Result[];
  readonly wins: number;
}

/** By wins, then by the last score. */
export const seriesRows = (series: GameSeries, seats: readonly Seat[], outcome: Outcome | null): readonly SeriesRow[] => {
  const rows = seats.map((seat): SeriesRow => {
    const now = outcome?.standings.find((standing) => standing.seat === seat);
    const before = series.games.map(({ results }) => results[seat] ?? null);
    const results = outcome === null ? before : [...before, now === undefined ? null : { rank: now.rank, score: now.score }];
    return { seat, results, wins: results.filter((result) => result?.rank === 1).length };
  });
  const last = ({ results }: SeriesRow): number => results.at(-1)?.score ?? Number.NEGATIVE_INFINITY;
  return rows.toSorted((a, b) => b.wins - a.wins || last(b) - last(a) || a.seat - b.seat);
};
