import { deriveSeed } from '#kernel/chance.ts';
import { at } from '#kernel/collections.ts';
import { type Prepared, seatedIn } from './prepare-series.ts';
import { metricNames } from './summary.ts';
import { victories } from './victories.ts';
import { type ReadyExperiment, type Row, seedOf } from './experiment.ts';

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
export const seriesColumns = ({ series, bots }: Prepared, results: readonly Row[]): readonly Column[] => {
  const seatings = results.map((_, number) => seatedIn(bots, series.seed, number));
  const column = (name: string, type: Column['type'], value: (result: Row, number: number) => Cell): Column => ({
    name,
    type,
    data: results.map(value),
  });
  return [
    column('game', 'INT32', (_, number) => number),
    column('seed', 'STRING', (_, number) => deriveSeed(series.seed, number)),
    column('end', 'STRING', ({ end }) => end),
    column('turns', 'INT32', ({ turns }) => turns),
    column('moves', 'INT32', ({ moves }) => moves),
    ...bots.flatMap((_, seat) => [
      column(`bot/${seat}`, 'STRING', (_result, number) => at(at(seatings, number), seat)),
      column(`win/${seat}`, 'DOUBLE', ({ places }) => victories(places)[seat] ?? 0),
    ]),
    ...metricNames(results).map((name) => column(name, 'DOUBLE', ({ figures }) => figures?.[name] ?? null)),
    column('error', 'STRING', ({ error }) => error),
  ];
};

/** The games of an experiment, arm after arm. */
export const experimentColumns = ({ document, arms }: ReadyExperiment, rows: readonly (readonly Row[])[]): readonly Column[] => {
  const games = rows.flatMap((own, arm) => own.map((row, game) => ({ arm: arms[arm]?.name ?? '', game, seed: seedOf(document, arm, game), row })));
  const column = (name: string, type: Column['type'], value: (entry: (typeof games)[number]) => Cell): Column => ({ name, type, data: games.map(value) });
  return [
    column('arm', 'STRING', ({ arm }) => arm),
    column('game', 'INT32', ({ game }) => game),
    column('seed', 'STRING', ({ seed }) => seed),
    column('end', 'STRING', ({ row }) => row.end),
    column('turns', 'INT32', ({ row }) => row.turns),
    column('moves', 'INT32', ({ row }) => row.moves),
    ...document.measures
      .map((name, index) => column(name, 'DOUBLE', ({ row }) => row.values[index] ?? null))
      .filter(({ name }) => name !== 'turns' && name !== 'moves'),
    column('error', 'STRING', ({ row }) => row.error),
  ];
};
