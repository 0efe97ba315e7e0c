import { deriveSeed } from '#kernel/chance.ts';
import { at, range } from '#kernel/collections.ts';
import { type Prepared, seatedIn, seatsOf } from './prepare-series.ts';
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

/** RFC 4180: quotes only where they are needed. What a spreadsheet would take for a formula is text: arms bear names out of links. */
const quoted = (value: Cell): string => {
  const text = value === null ? '' : typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const columnsAsCsv = (columns: readonly Column[]): string => {
  const lines = columns[0]?.data.map((_, line) => columns.map(({ data }) => quoted(data[line] ?? null)).join(',')) ?? [];
  return [columns.map(({ name }) => quoted(name)).join(','), ...lines].map((line) => `${line}\r\n`).join('');
};

/** The games of a series, in their order. */
export const seriesColumns = ({ series, bots }: Prepared, results: readonly Row[]): readonly Column[] => {
  const seatings = results.map((_, number) => seatedIn(bots, number));
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

/** The options that are not the same in all arms. */
const varied = ({ arms }: ReadyExperiment): readonly string[] =>
  [...new Set(arms.flatMap(({ options }) => Object.keys(options)))].filter((name) => new Set(arms.map(({ options }) => String(options[name]))).size > 1);

/** The games of an experiment, arm after arm: what varies, who sat where, and in which place, as columns. */
export const experimentColumns = (ready: ReadyExperiment, rows: readonly (readonly Row[])[]): readonly Column[] => {
  const { document } = ready;
  const games: {
    readonly arm: ReadyExperiment['arms'][number];
    readonly game: number;
    readonly seed: string;
    readonly row: Row;
    readonly seats: readonly string[];
  }[] = [];
  for (const [index, own] of rows.entries()) {
    const arm = at(ready.arms, index);
    for (const [game, row] of own.entries()) games.push({ arm, game, seed: seedOf(document, index, game), row, seats: seatsOf(document, arm.prepared, game) });
  }
  const column = (name: string, type: Column['type'], value: (entry: (typeof games)[number]) => Cell): Column => ({ name, type, data: games.map(value) });
  const sided = games.some(({ row }) => row.sides !== undefined);
  const ofSeat = (seat: number): readonly Column[] => {
    const bot = column(`bot/${seat}`, 'STRING', ({ seats }) => seats[seat] ?? null);
    const place = column(`place/${seat}`, 'INT32', ({ row }) => row.places[seat] ?? null);
    return sided ? [bot, column(`side/${seat}`, 'STRING', ({ row }) => row.sides?.[seat] ?? null), place] : [bot, place];
  };
  const columns = [
    column('arm', 'STRING', ({ arm }) => arm.name),
    column('players', 'INT32', ({ arm }) => arm.players),
    ...varied(ready).map((name) =>
      column(name, 'STRING', ({ arm: { options } }) => {
        const value = options[name];
        return value === undefined ? null : String(value);
      }),
    ),
    column('game', 'INT32', ({ game }) => game),
    column('seed', 'STRING', ({ seed }) => seed),
    column('end', 'STRING', ({ row }) => row.end),
    column('turns', 'INT32', ({ row }) => row.turns),
    column('moves', 'INT32', ({ row }) => row.moves),
    ...document.measures.map((name, index) => column(name, 'DOUBLE', ({ row }) => row.values[index] ?? null)),
    ...range(Math.max(...ready.arms.map(({ players }) => players))).flatMap(ofSeat),
    column('error', 'STRING', ({ row }) => row.error),
  ];
  // A measure may be what stands there already, such as the turns.
  return columns.filter(({ name }, index) => columns.findIndex((other) => other.name === name) === index);
};
