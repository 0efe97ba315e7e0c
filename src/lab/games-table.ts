import { deriveSeed } from '#kernel/chance.ts';
import { at, range, sum } from '#kernel/collections.ts';
import { type Cell, harmless, quoted, spreadsheet } from '#kernel/spreadsheet.ts';
import type { Lang } from '#kernel/words.ts';
import { type Prepared, seatedIn, seatsOf } from './prepare-series.ts';
import { metricNames } from './summary.ts';
import { victories } from './victories.ts';
import { type ReadyExperiment, type Row, seedOf, turnsOf } from './experiment.ts';
import { shortName } from './measures.ts';
import { markdownTable } from './report.ts';
import { figureName, isColumnWord, labWords, measureText, settingName } from './words.ts';

/* One line per game, or per game, turn and seat, for whoever counts by themselves: as CSV, or column by column for Parquet. */

export interface Column {
  readonly name: string;
  readonly type: 'STRING' | 'INT32' | 'DOUBLE';
  readonly data: readonly Cell[];
}

/** RFC 4180: quotes only where they are needed. What a spreadsheet would take for a formula is text: arms bear names out of links. */
const plain = (value: Cell): string => {
  const text = value === null ? '' : typeof value === 'string' ? harmless(value) : String(value);
  return /[",\r\n]/.test(text) ? quoted(text) : text;
};

/** For programs; or as a spreadsheet in that language opens it. */
export const columnsAsCsv = (columns: readonly Column[], lang: Lang | null = null): string => {
  const lines = columns[0]?.data.map((_, line) => columns.map(({ data }) => data[line] ?? null)) ?? [];
  const rows = [columns.map(({ name }) => name), ...lines];
  return lang === null ? rows.map((row) => `${row.map(plain).join(',')}\r\n`).join('') : spreadsheet(rows, lang);
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

type Game = { readonly arm: ReadyExperiment['arms'][number]; readonly game: number; readonly seed: string; readonly seats: readonly string[] };

const gamesOf = ({ document, arms }: ReadyExperiment, counts: readonly number[]): readonly Game[] =>
  arms.flatMap((arm, index) =>
    range(counts[index] ?? 0).map((game) => ({ arm, game, seed: seedOf(document, index, game), seats: seatsOf(document, arm.prepared, game) })),
  );

/** A column as long as the lines it is made from. */
const columnOf =
  <L>(lines: readonly L[]) =>
  (name: string, type: Column['type'], value: (line: L) => Cell): Column => ({ name, type, data: lines.map(value) });

/** What sets a line's game apart: its arm, what varies from arm to arm, its number and its seed. */
const keyColumns = ({ arms }: ReadyExperiment, lines: readonly { readonly of: Game }[]): readonly Column[] => {
  const column = columnOf(lines);
  const setting = (name: string, { prepared }: Game['arm']): Cell => {
    const value = prepared.options[name];
    return typeof value === 'number' ? value : String(value);
  };
  const names = [...new Set(arms.flatMap(({ options }) => Object.keys(options)))];
  const varied = names.filter((name) => new Set(arms.map((arm) => setting(name, arm))).size > 1);
  const seated = (arm: Game['arm']): string => arm.bots.join(',');
  return [
    column('arm', 'STRING', ({ of }) => of.arm.name),
    column('players', 'INT32', ({ of }) => of.arm.players),
    ...(new Set(arms.map(seated)).size > 1 ? [column('bots', 'STRING', ({ of }) => seated(of.arm))] : []),
    ...varied.map((name) => column(name, arms.every((arm) => typeof setting(name, arm) === 'number') ? 'DOUBLE' : 'STRING', ({ of }) => setting(name, of.arm))),
    column('game', 'INT32', ({ of }) => of.game),
    column('seed', 'STRING', ({ of }) => of.seed),
  ];
};

/** The games of an experiment, arm after arm: what varies, who sat where, and in which place, as columns. */
export const experimentColumns = (ready: ReadyExperiment, rows: readonly (readonly Row[])[]): readonly Column[] => {
  const lines = gamesOf(
    ready,
    rows.map(({ length }) => length),
  ).map((of) => ({ of, row: at(at(rows, ready.arms.indexOf(of.arm)), of.game) }));
  const column = columnOf(lines);
  const sided = lines.some(({ row }) => row.sides !== undefined);
  const ofSeat = (seat: number): readonly Column[] => {
    const bot = column(`bot/${seat}`, 'STRING', ({ of }) => of.seats[seat] ?? null);
    const place = column(`place/${seat}`, 'INT32', ({ row }) => row.places[seat] ?? null);
    return sided ? [bot, column(`side/${seat}`, 'STRING', ({ row }) => row.sides?.[seat] ?? null), place] : [bot, place];
  };
  const columns = [
    ...keyColumns(ready, lines),
    column('end', 'STRING', ({ row }) => row.end),
    column('turns', 'INT32', ({ row }) => row.turns),
    column('moves', 'INT32', ({ row }) => row.moves),
    ...ready.document.measures.map((name, index) => column(name, 'DOUBLE', ({ row }) => row.values[index] ?? null)),
    ...range(Math.max(...ready.arms.map(({ players }) => players))).flatMap(ofSeat),
    column('error', 'STRING', ({ row }) => row.error),
  ];
  // A measure may be what stands there already, such as the turns.
  return columns.filter(({ name }, index) => columns.findIndex((other) => other.name === name) === index);
};

/**
 * The same games turn by turn and seat by seat, with all figures of the game: they are played again, as rows keep the end alone. Those of the table
 * stand in every seat's line.
 */
export const turnColumns = (ready: ReadyExperiment, games: number): readonly Column[] => {
  const lines = gamesOf(
    ready,
    ready.arms.map(() => games),
  ).flatMap((of) =>
    turnsOf(ready, ready.arms.indexOf(of.arm), of.game).flatMap(({ figures, sides }, turn) =>
      of.seats.map((bot, seat) => ({ of, turn: turn + 1, seat, bot, side: sides[seat] ?? null, figures })),
    ),
  );
  const names = new Set<string>();
  for (const { figures, seat } of lines) if (seat === 0) for (const name of Object.keys(figures)) names.add(name);
  const seated = [...new Set([...names].flatMap((name) => (name.includes('/') ? (name.split('/')[0] ?? []) : [])))];
  const column = columnOf(lines);
  return [
    ...keyColumns(ready, lines),
    column('turn', 'INT32', ({ turn }) => turn),
    column('seat', 'INT32', ({ seat }) => seat),
    column('bot', 'STRING', ({ bot }) => bot),
    ...(lines.some(({ side }) => side !== null) ? [column('side', 'STRING', ({ side }) => side)] : []),
    ...seated.map((name) => column(shortName(name), 'DOUBLE', ({ figures, seat }) => figures[`${name}/${seat}`] ?? null)),
    ...[...names].filter((name) => !name.includes('/')).map((name) => column(shortName(name), 'DOUBLE', ({ figures }) => figures[name] ?? null)),
  ];
};

/** Lines that a page makes of a table by turns: more would fill its memory. */
const MOST_LINES = 400_000;

/** Of how many games of each arm a page tells every turn, judged by how long they were. */
export const gamesToTell = (rows: readonly (readonly Row[])[], { arms }: ReadyExperiment): number => {
  const games = Math.min(...rows.map(({ length }) => length));
  const lines = sum(rows.flatMap((own, arm) => own.map(({ turns }) => turns * at(arms, arm).players)));
  return lines <= MOST_LINES ? games : Math.max(1, Math.floor((games * MOST_LINES) / lines));
};

/** What each column means, in words: lies beside the tables. */
export const dictionaryOf = (ready: ReadyExperiment, columns: readonly Column[], lang: Lang): string => {
  const { prepared, measures } = at(ready.arms, 0);
  const { package: game } = prepared;
  const words = labWords({ lang });
  const meaning = (name: string): string => {
    const [head = name, seat] = name.split('/');
    const measure = measures[ready.document.measures.indexOf(name)];
    if (measure !== undefined) return measureText(measure, game, lang);
    if (isColumnWord(head)) return words(`column.${head}`) + (seat === undefined ? '' : ` (${words('winner.seat', { place: Number(seat) + 1 })})`);
    return name in prepared.options ? settingName(name, game, lang) : figureName(game, name, lang);
  };
  const seen = new Map(columns.map(({ name, type }) => [name, type]));
  return `${markdownTable({
    head: [words('column.name'), words('column.type'), words('column.means')],
    rows: [...seen].map(([name, type]) => [`\`${name}\``, type, meaning(name)]),
  })}\n`;
};
