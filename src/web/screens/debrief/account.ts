import { writerOf } from '#kernel/figures.ts';
import type { Seat } from '#kernel/game.ts';
import { formatNumber, type Voice } from '#kernel/words.ts';
import type { DebriefChart, DebriefGame } from '../../kit/interface/room-parts.ts';
import { readingsOf } from '../../kit/svg/chart/curves.ts';
import { finalValues, giniOf, quantile, seatCurves } from './series.ts';

/** One line of the account: a figure of each game at its end, and by how much they differ. */
export interface AccountRow {
  readonly label: string;
  readonly values: readonly (string | null)[];
  readonly difference: string | null;
}

export interface AccountWords {
  /** The figure of one player, at a table so small that everybody has a name. */
  readonly of: (label: string, name: string) => string;
  readonly highest: (label: string) => string;
  readonly median: (label: string) => string;
  readonly lowest: (label: string) => string;
  readonly spread: (label: string) => string;
  /** The difference of two percentages. */
  readonly points: (points: number) => string;
}

const row = (label: string, figures: readonly (number | null)[], write: (value: number) => string, writeDifference = write): AccountRow => {
  const [first, second] = figures;
  const difference = first !== undefined && first !== null && second !== undefined && second !== null ? second - first : null;
  return {
    label,
    values: figures.map((figure) => (figure === null ? null : write(figure))),
    difference: difference === null ? null : `${difference > 0 ? '+' : ''}${writeDifference(difference)}`,
  };
};

const seatRows = (chart: DebriefChart, games: readonly DebriefGame[], voice: Voice, words: AccountWords): readonly AccountRow[] => {
  const finals = games.map(({ points }) => finalValues(seatCurves(points, chart.key)).map(({ value }) => value));
  const write = writerOf(chart, voice);
  const of = (figure: (values: readonly number[]) => number) => finals.map((values) => (values.length === 0 ? null : figure(values)));
  const gini = (value: number): string => formatNumber(Number(value.toFixed(2)), voice.lang);
  return [
    row(
      words.highest(chart.label),
      of((values) => Math.max(...values)),
      write,
    ),
    row(
      words.median(chart.label),
      of((values) => quantile(values, 0.5)),
      write,
    ),
    row(
      words.lowest(chart.label),
      of((values) => Math.min(...values)),
      write,
    ),
    row(words.spread(chart.label), of(giniOf), gini),
  ];
};

const finalsOf = (chart: DebriefChart, { points }: DebriefGame): ReadonlyMap<Seat, number> =>
  new Map(finalValues(seatCurves(points, chart.key)).map(({ seat, value }) => [seat, value]));

/** The seats as they ended: by rank, then by the figure. */
const inRank = (chart: DebriefChart, game: DebriefGame): readonly Seat[] => {
  const finals = finalsOf(chart, game);
  const rankOf = (seat: Seat): number => game.outcome?.standings.find((standing) => standing.seat === seat)?.rank ?? 0;
  return [...finals.keys()].toSorted((a, b) => rankOf(a) - rankOf(b) || (finals.get(b) ?? 0) - (finals.get(a) ?? 0));
};

/** A line for each name, the winner of the first game first. */
const nameRows = (chart: DebriefChart, games: readonly DebriefGame[], voice: Voice, words: AccountWords): readonly AccountRow[] => {
  const names = [...new Set(games.flatMap((game) => inRank(chart, game).map((seat) => game.names[seat] ?? '')))];
  const figure = (game: DebriefGame, name: string): number | null => finalsOf(chart, game).get(game.names.indexOf(name)) ?? null;
  return names.map((name) =>
    row(
      words.of(chart.label, name),
      games.map((game) => figure(game, name)),
      writerOf(chart, voice),
    ),
  );
};

const tableFigure = ({ key, kind }: DebriefChart, { points }: DebriefGame): number | null => {
  const readings = readingsOf(points, key);
  if (readings.length === 0) return null;
  return kind === 'count' ? readings.reduce((sum, { value }) => sum + value, 0) : (readings.at(-1)?.value ?? null);
};

export interface Accounted {
  readonly charts: readonly DebriefChart[];
  readonly games: readonly DebriefGame[];
  readonly voice: Voice;
  readonly few: boolean;
}

/** The great chart's figure, of each player or of the crowd in four lines: what the game was about. */
export const leadRows = ({ charts, games, voice, few }: Accounted, words: AccountWords): readonly AccountRow[] => {
  const great = charts.find(({ kind }) => kind === 'seats');
  return great === undefined ? [] : (few ? nameRows : seatRows)(great, games, voice, words);
};

/** How the games ended, line by line: the lead, then each figure of the table. */
export const accountOf = (accounted: Accounted, words: AccountWords): readonly AccountRow[] => {
  const { charts, games, voice } = accounted;
  return [
    ...leadRows(accounted, words),
    ...charts
      .filter(({ kind }) => kind !== 'seats')
      .map((chart) =>
        row(
          chart.label,
          games.map((game) => tableFigure(chart, game)),
          writerOf(chart, voice),
          chart.write === 'percent' ? (part) => words.points(Number((100 * part).toFixed(chart.digits ?? 0))) : undefined,
        ),
      ),
  ];
};

export interface Sheet {
  readonly names: readonly string[];
  readonly rows: readonly { readonly label: string; readonly values: readonly (string | null)[] }[];
}

/** A small table at its end: a column for each player in the order of the ranks, a line for each figure. */
export const sheetOf = (charts: readonly DebriefChart[], game: DebriefGame, voice: Voice): Sheet => {
  const own = charts.filter(({ kind }) => kind === 'seats');
  const [great] = own;
  const seats = great === undefined ? [] : inRank(great, game);
  return {
    names: seats.map((seat) => game.names[seat] ?? ''),
    rows: own.map((chart) => {
      const finals = finalsOf(chart, game);
      const write = writerOf(chart, voice);
      return {
        label: chart.label,
        values: seats.map((seat) => {
          const value = finals.get(seat);
          return value === undefined ? null : write(value);
        }),
      };
    }),
  };
};
