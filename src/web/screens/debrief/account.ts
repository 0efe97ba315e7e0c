import { writerOf } from '#kernel/figures.ts';
import type { Seat } from '#kernel/game.ts';
import { formatNumber, type Voice } from '#kernel/words.ts';
import type { DebriefChart, DebriefGame } from '../../kit/interface/room-parts.ts';
import { readingsOf } from '../../kit/svg/chart/curves.ts';
import { spread } from '#lab/statistics.ts';
import { finalValues, giniOf, greatOf, seatCurves } from './series.ts';

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
  const highest = of((values) => Math.max(...values));
  const median = of((values) => spread(values).median);
  const lowest = of((values) => Math.min(...values));
  return [
    row(words.highest(chart.label), highest, write),
    row(words.median(chart.label), median, write),
    row(words.lowest(chart.label), lowest, write),
    row(words.spread(chart.label), of(giniOf), (value) => formatNumber(Number(value.toFixed(2)), voice.lang)),
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
  const write = writerOf(chart, voice);
  return names.map((name) => {
    const figures = games.map((game) => finalsOf(chart, game).get(game.names.indexOf(name)) ?? null);
    return row(words.of(chart.label, name), figures, write);
  });
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
  const great = greatOf(charts);
  return great === undefined ? [] : (few ? nameRows : seatRows)(great, games, voice, words);
};

/** How the games ended, line by line: the lead, then each figure of the table. */
export const accountOf = (accounted: Accounted, words: AccountWords): readonly AccountRow[] => {
  const { charts, games, voice } = accounted;
  const ofTable = charts
    .filter(({ kind }) => kind !== 'seats')
    .map((chart) => {
      const points = (part: number): string => words.points(Number((100 * part).toFixed(chart.digits ?? 0)));
      const figures = games.map((game) => tableFigure(chart, game));
      return row(chart.label, figures, writerOf(chart, voice), chart.write === 'percent' ? points : undefined);
    });
  return [...leadRows(accounted, words), ...ofTable];
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
  const rows = own.map((chart) => {
    const finals = finalsOf(chart, game);
    const write = writerOf(chart, voice);
    return { label: chart.label, values: seats.map((seat) => (finals.has(seat) ? write(finals.get(seat) ?? 0) : null)) };
  });
  return { names: seats.map((seat) => game.names[seat] ?? ''), rows };
};
