import { unreachable } from '#kernel/collections.ts';
import type { Recording } from '#kernel/recording.ts';
import type { Lang } from '#kernel/words.ts';
import { brokenText } from '#lab/broken.ts';
import { columnsAsCsv, dictionaryOf, experimentColumns, gamesToTell, turnColumns } from '#lab/games-table.ts';
import { type ExperimentDocument, settledAt } from '#lab/document.ts';
import { type Chunk, measurableOf, playChunk, prepareExperiment, type ReadyExperiment, recordGame, type Row } from '#lab/experiment.ts';
import { type Findings, findingsOf, Rows, stopAt } from '#lab/findings.ts';
import { problemText } from '#lab/words.ts';
import { type Bin, binsOf } from './bins.ts';

/* Games of the lab are played here, and counted here, away from the page: it stays fluent while they run. */

export type Order =
  | { readonly t: 'open'; readonly document: ExperimentDocument; readonly lang: Lang }
  | { readonly t: 'play'; readonly chunk: Chunk }
  | { readonly t: 'keep'; readonly chunk: Chunk; readonly rows: readonly Row[] }
  | { readonly t: 'rows'; readonly game: number }
  | { readonly t: 'record'; readonly arm: number; readonly game: number }
  | { readonly t: 'settle'; readonly games: number }
  | { readonly t: 'find' | 'try' }
  | { readonly t: 'table'; readonly table: TableKind; readonly lang: Lang };

/** A table of games, as a file: one line per game, or per game, turn and seat; or what its columns mean. */
export type TableKind = 'games.csv' | 'games.parquet' | 'turns.csv' | 'turns.parquet' | 'dictionary.md';

/** A few games before the experiment: what can be measured, how long it would take, what it would show. */
export interface Trial {
  readonly words: readonly string[];
  /** Of one game, on one core. */
  readonly seconds: number;
  /** How far the difference of the first measure scatters from game to game; null: there is nothing to compare. */
  readonly deviation: number | null;
  readonly share: boolean;
  /** Games of each arm that were tried. */
  readonly games: number;
  /** What broke down, in a sentence. */
  readonly error: string | null;
}

export type Report =
  | { readonly t: 'ready' }
  | { readonly t: 'refused'; readonly why: string }
  | { readonly t: 'played'; readonly chunk: Chunk; readonly rows: readonly Row[] }
  /** `kept`: how many games it was counted from or has in store. */
  | {
      readonly t: 'found';
      readonly findings: Findings | null;
      readonly bins: readonly (readonly (readonly Bin[])[])[];
      readonly over: boolean;
      readonly kept: number;
    }
  | { readonly t: 'rows'; readonly rows: readonly (Row | null)[] }
  /** `told`: of how many games of each arm. */
  | { readonly t: 'table'; readonly file: Blob; readonly told: number }
  | { readonly t: 'recorded'; readonly recording: Recording }
  | { readonly t: 'tried'; readonly trial: Trial };

let ready: ReadyExperiment | null = null;
/** Orders wait for it. */
let opening = Promise.resolve();
let line = Promise.resolve();
let rows = new Rows(1);
let language: Lang = 'fr';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin, a window has
const tell = (report: Report): void => self.postMessage(report);

const open = async (document: ExperimentDocument, lang: Lang): Promise<void> => {
  const preparation = await prepareExperiment(document);
  language = lang;
  if (preparation.ok) {
    ({ ready } = preparation);
    rows = new Rows(ready.arms.length);
    tell({ t: 'ready' });
  } else tell({ t: 'refused', why: problemText(preparation, document.game, lang) });
};

const foundSoFar = (own: ReadyExperiment): Report => {
  const whole = rows.whole();
  const kept = rows.played;
  if ((whole[0]?.length ?? 0) === 0) return { t: 'found', findings: null, bins: [], over: false, kept };
  const findings = findingsOf(own, whole);
  const counted = whole.map((arm) => arm.slice(0, findings.games));
  return { t: 'found', findings, bins: own.document.measures.map((_, measure) => binsOf(counted, measure)), over: stopAt(own, whole) !== null, kept };
};

/** Fewer games show neither the scatter of a measure nor the speed of a machine that has warmed up; but nobody waits long for a trial. */
const TRIED = 12;
const PATIENCE_MS = 1500;

const tried = (own: ReadyExperiment): Trial => {
  const arms = own.arms.slice(0, 2);
  const short = { ...own, arms, document: { ...own.document, games: TRIED, stop: undefined, factors: undefined } };
  const words = measurableOf(own);
  const began = performance.now();
  const played = arms.map((): Row[] => []);
  let games = 0;
  while (games < TRIED && (games < 2 || performance.now() - began < PATIENCE_MS)) {
    for (const [arm, kept] of played.entries()) kept.push(...playChunk(short, { arm, from: games, count: 1 }));
    games++;
  }
  const seconds = (performance.now() - began) / 1000 / (games * arms.length);
  const findings = findingsOf(short, played);
  const { differences, shares } = findings;
  const error = brokenText(own, findings, language);
  return { words, seconds, deviation: differences.find(({ measure }) => measure === 0)?.deviation ?? null, share: shares[0] === true, games, error };
};

/** Of games that are kept here; those that are told turn by turn are played again. */
const tableOf = async (own: ReadyExperiment, kind: TableKind, lang: Lang): Promise<Report> => {
  const whole = rows.whole();
  const { games } = findingsOf(own, whole);
  const counted = whole.map((arm) => arm.slice(0, games));
  const byTurns = kind.startsWith('turns');
  const told = byTurns ? gamesToTell(counted, own) : games;
  const table = (content: BlobPart, type: string): Report => ({ t: 'table', file: new Blob([content], { type }), told });
  if (kind === 'dictionary.md') return table(dictionaryOf(own, [...experimentColumns(own, counted), ...turnColumns(own, 1)], lang), 'text/markdown');
  const columns = byTurns ? turnColumns(own, told) : experimentColumns(own, counted);
  if (kind.endsWith('.csv')) return table(columnsAsCsv(columns, lang), 'text/csv');
  const { columnsAsParquet } = await import('#lab/parquet.ts');
  return table(columnsAsParquet(columns), 'application/vnd.apache.parquet');
};

const answer = async (own: ReadyExperiment, order: Exclude<Order, { readonly t: 'open' | 'keep' }>): Promise<Report> => {
  switch (order.t) {
    case 'play':
      return { t: 'played', chunk: order.chunk, rows: playChunk(own, order.chunk) };
    case 'find':
      return foundSoFar(own);
    case 'settle':
      ready = { ...own, document: settledAt(own.document, order.games) };
      return foundSoFar(ready);
    case 'rows':
      return { t: 'rows', rows: rows.whole().map((arm) => arm[order.game] ?? null) };
    case 'table':
      return tableOf(own, order.table, order.lang);
    case 'record':
      return { t: 'recorded', recording: recordGame(own, order.arm, order.game, language) };
    case 'try':
      return { t: 'tried', trial: tried(own) };
    default:
      return unreachable(order);
  }
};

const obey = async (order: Exclude<Order, { readonly t: 'open' }>): Promise<void> => {
  await opening;
  if (order.t === 'keep') {
    // Played here and elsewhere it is the same.
    if (!rows.has(order.chunk)) rows.put(order.chunk, order.rows);
  } else if (ready !== null) tell(await answer(ready, order));
};

self.addEventListener('message', ({ data }: MessageEvent<Order>) => {
  if (data.t === 'open') opening = open(data.document, data.lang);
  // One after the other: answers come in the order of the questions, also where one has to load something.
  else line = line.then(() => obey(data));
});
