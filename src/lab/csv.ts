import { deriveSeed } from '#kernel/chance.ts';
import { at } from '#kernel/collections.ts';
import type { GameResult } from './play-game.ts';
import { type Prepared, seatedIn } from './prepare-series.ts';
import { metricNames } from './summary.ts';
import { victories } from './victories.ts';

/* One line per game, for whoever counts for himself: as CSV, or column by column for Parquet. */

export type Cell = string | number | null;

export interface Column {
  readonly name: string;
  readonly type: 'STRING' | 'INT32' | 'DOUBLE';
  readonly data: readonly Cell[];
}

/** RFC 4180: quotes only where they are needed. */
const quoted = (value: Cell): string => {
  const text = value === null ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const columnsAsCsv = (columns: readonly Column[]): string => {
  const lines = columns[0]?.data.map((_, line) => columns.map(({ data }) => quoted(data[line] ?? null)).join(',')) ?? [];
  return [columns.map(({ name }) => quoted(name)).join(','), ...lines].map((line) => `${line}\r\n`).join('');
};

/** The games of a series, in their order. */
export const seriesColumns = ({ series, bots }: Prepared, results: readonly GameResult[]): readonly Column[] => {
  const seatings = results.map((_, number) => seatedIn(bots, number));
  const column = (name: string, type: Column['type'], value: (result: GameResult, number: number) => Cell): Column => ({
    name,
    type,
    data: results.map(value),
  });
  return [
    column('game', 'INT32', (_, number) => number),
    column('seed', 'STRING', (_, number) => deriveSeed(series.seed, number)),
    column('end', 'STRING', ({ outcome }) => outcome?.reason ?? null),
    column('turns', 'INT32', ({ turns }) => turns),
    column('moves', 'INT32', ({ moves }) => moves),
    ...bots.flatMap((_, seat) => [
      column(`bot/${seat}`, 'STRING', (_result, number) => at(at(seatings, number), seat)),
      column(`win/${seat}`, 'DOUBLE', (result) => at(victories(result, bots.length), seat)),
    ]),
    ...metricNames(results).map((name) => column(name, 'DOUBLE', ({ metrics }) => metrics[name] ?? null)),
    column('error', 'STRING', ({ error }) => error),
  ];
};
