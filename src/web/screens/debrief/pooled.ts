import type { SeriesPoint } from '#protocol';
import type { GameFigures } from './game-file.ts';
import { perTurn } from '../../svg/chart/curves.ts';

/** The figures of one table's players, numbered on from a seat; those of the table itself are of no use to a room. */
const shifted = (metrics: SeriesPoint['metrics'], from: number): readonly (readonly [string, number])[] =>
  Object.entries(metrics).flatMap(([metric, value]) => {
    const [, key, seat] = /^(.*)\/(\d+)$/.exec(metric) ?? [];
    return key === undefined ? [] : [[`${key}/${from + Number(seat)}`, value] as const];
  });

/** Many tables of one game as one crowd, turn by turn; whoever was done earlier keeps what he had. */
export const pooled = (tables: readonly GameFigures[]): Omit<GameFigures, 'game' | 'code' | 'createdAt' | 'options'> => {
  const turns = [...new Set(tables.flatMap(({ points }) => points.map(({ turn }) => turn)))].toSorted((a, b) => a - b);
  const series = tables.map(({ points }) => perTurn(points));
  const firsts = tables.map((_, table) => tables.slice(0, table).reduce((sum, { names }) => sum + names.length, 0));
  const at = (turn: number): SeriesPoint['metrics'] =>
    Object.fromEntries(series.flatMap((points, table) => shifted(points.findLast((point) => point.turn <= turn)?.metrics ?? {}, firsts[table] ?? 0)));
  return {
    names: tables.flatMap(({ names }) => names),
    holders: tables.flatMap(({ holders, names }) => holders ?? names.map(() => '')),
    points: turns.map((turn) => ({ turn, step: turn, metrics: at(turn) })),
    outcome: null,
  };
};
