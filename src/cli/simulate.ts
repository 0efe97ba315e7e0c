import { extname } from 'node:path';
import { playersOf } from '#bots';
import { at, unreachable } from '#kernel/collections.ts';
import type { AnyGame } from '#kernel/game.ts';
import {
  columnsAsCsv,
  experimentOf,
  type Preparation,
  type Prepared,
  prepareSeries,
  refusalText,
  type Row,
  runExperiment,
  type Series,
  seriesColumns,
  summarise,
} from '#lab';
import { Complaint, readText, showProgress, strangerComplaint, type Terminal, wholeNumber, write, WRONG_USAGE } from './terminal.ts';
import { findGame, readHouseRules, tableOf, workersOf } from './games.ts';
import { columnsAsParquet } from '#lab/parquet.ts';
import { reportLines } from './report.ts';

/** What stands on the command line, as typed. */
export interface SimulateOptions {
  readonly games: string;
  readonly players?: string;
  readonly bots: string;
  readonly seed: string;
  readonly set: readonly string[];
  readonly dataset?: string;
  readonly workers?: string;
  readonly out?: string;
  readonly json?: boolean;
}

const MOST_GAMES = 10_000_000;

const checkOut = (file: string | undefined, { texts }: Terminal): void => {
  if (file !== undefined && !['.csv', '.parquet'].includes(extname(file))) throw new Complaint(texts('simulate.whichFormat', { file }), WRONG_USAGE);
};

const complaintOf = (refused: Exclude<Preparation, { readonly ok: true }>, { game }: Series, terminal: Terminal): Complaint => {
  switch (refused.problem) {
    case 'unknownGame':
    case 'noDataset':
      return new Complaint(terminal.texts('games.noDataset', { game }));
    case 'dataset':
      return new Complaint(terminal.texts('games.wrongDataset', { error: refused.detail }));
    case 'unknownBot': {
      const [typed, known] = [refused.detail, playersOf(refused.package)];
      return strangerComplaint(terminal.texts('simulate.unknownLevel', { typed, known: known.join(', ') }), typed, known, terminal);
    }
    case 'options':
      return new Complaint(refusalText(refused.refusal, refused.package, terminal.lang), WRONG_USAGE);
    default:
      return unreachable(refused);
  }
};

const prepare = async (series: Series, terminal: Terminal): Promise<Prepared> => {
  const preparation = await prepareSeries(series);
  if (preparation.ok) return preparation.prepared;
  throw complaintOf(preparation, series, terminal);
};

/** A data set given on the command line is the one to play with: the last of those the game then has. */
const withDataset = (game: AnyGame, options: Series['options']): Series['options'] => {
  const { dataset }: { readonly dataset?: { readonly values?: readonly string[] } } = game.module.options;
  const newest = dataset?.values?.at(-1);
  return newest === undefined ? options : { dataset: newest, ...options };
};

const tellBreakdowns = (results: readonly Row[], { texts, note }: Terminal): void => {
  const first = results.findIndex(({ error }) => error !== null);
  if (first >= 0)
    note(texts('simulate.brokeDown', { count: results.filter(({ error }) => error !== null).length, number: first, error: at(results, first).error ?? '' }));
};

/** `comptoir simulate`: a series of games played by bots. Fails when a game broke down. */
export const simulate = async (game: string, typed: SimulateOptions, terminal: Terminal): Promise<number> => {
  const box = findGame(game, terminal);
  const datasets = typed.dataset === undefined ? {} : { [typed.dataset]: readText(typed.dataset, terminal) };
  checkOut(typed.out, terminal);
  const base: Series = {
    ...tableOf(box, typed, terminal),
    options: {},
    bots: typed.bots.split(','),
    games: wholeNumber('--games', typed.games, { min: 1, max: MOST_GAMES }, terminal),
    datasets,
  };
  const workers = workersOf(typed, terminal);
  const { package: loaded } = await prepare(base, terminal);
  const chosen = readHouseRules(loaded, typed.set, terminal);
  const options = typed.dataset === undefined ? chosen : withDataset(loaded, chosen);
  const prepared = await prepare({ ...base, options }, terminal);

  const started = performance.now();
  const progress = showProgress(base.games, terminal);
  const running = { workers, whole: true, datasets, onProgress: progress.update };
  const [results = []] = await runExperiment(experimentOf(prepared), running).finally(progress.stop);
  const seconds = (performance.now() - started) / 1000;

  if (typed.out !== undefined) {
    const columns = seriesColumns(prepared, results);
    write(typed.out, extname(typed.out) === '.csv' ? columnsAsCsv(columns) : new Uint8Array(columnsAsParquet(columns)), terminal);
  }
  const summary = summarise(prepared, results, seconds);
  if (typed.json === true) terminal.print(JSON.stringify(summary));
  else for (const line of reportLines(prepared, summary, results, terminal)) terminal.print(line);
  if (typed.out !== undefined) terminal.note(terminal.texts('simulate.written', { file: typed.out }));
  tellBreakdowns(results, terminal);
  return summary.errors === 0 ? 0 : 1;
};
