import { mkdirSync, rmSync } from 'node:fs';
import type { Lang } from '#kernel/words.ts';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  asMarkdown,
  asPage,
  type Column,
  columnsAsCsv,
  dictionaryOf,
  experimentColumns,
  ExperimentJournal,
  findingsOf,
  type Findings,
  gamesInAll,
  MOST_BYTES,
  parseDocument,
  prepareExperiment,
  problemText,
  type ReadyExperiment,
  runExperiment,
  tooLongText,
  turnColumns,
  unreadableText,
} from '#lab';
import { columnsAsParquet } from '#lab/parquet.ts';
import { createLogger, loadLab } from '#server';
import { Complaint, type Progress, readText, reasonOf, showProgress, type Terminal, write, WRONG_USAGE } from './terminal.ts';
import { workersOf } from './games.ts';
import { version } from './places.ts';
import { sharedDatabase, unreachable } from './worker.ts';

/** What stands on the command line, as typed. */
export interface ExperimentOptions {
  readonly out?: string;
  readonly workers?: string;
  readonly queue?: boolean;
  readonly database?: string;
  readonly json?: boolean;
  readonly turns?: boolean;
  readonly spreadsheet?: boolean;
}

const prepare = async (file: string, terminal: Terminal): Promise<ReadyExperiment> => {
  const { lang, texts } = terminal;
  const complain = (why: string): Complaint => new Complaint(texts('experiment.refused', { file, why }), WRONG_USAGE);
  const text = readText(file, terminal);
  if (Buffer.byteLength(text) > MOST_BYTES) throw complain(tooLongText(lang));
  const read = parseDocument(text);
  if (!read.ok) throw complain(unreadableText(read.field, lang));
  const preparation = await prepareExperiment(read.document);
  if (!preparation.ok) throw complain(problemText(preparation, read.document.game, lang));
  return preparation.ready;
};

/** Files of an experiment, in its folder. */
const filesOf = (ready: ReadyExperiment, findings: Findings, rows: Awaited<ReturnType<typeof runExperiment>>, typed: ExperimentOptions, lang: Lang) => {
  const columns = experimentColumns(
    ready,
    rows.map((own) => own.slice(0, findings.games)),
  );
  const turns = typed.turns === true ? turnColumns(ready, findings.games) : [];
  const table = (name: string, own: readonly Column[]) => ({
    [`${name}.csv`]: columnsAsCsv(own, typed.spreadsheet === true ? lang : null),
    [`${name}.parquet`]: new Uint8Array(columnsAsParquet(own)),
  });
  return {
    'results.json': `${JSON.stringify(findings, null, 2)}\n`,
    ...table('games', columns),
    ...(turns.length === 0 ? {} : table('turns', turns)),
    'dictionary.md': dictionaryOf(ready, [...columns, ...turns], lang),
    'report.md': asMarkdown(ready, findings, lang),
    'report.html': asPage(ready, findings, lang),
  };
};

type Played = Awaited<ReturnType<typeof runExperiment>>;

const playHere = (ready: ReadyExperiment, file: string, workers: number, progress: Progress, { texts, note }: Terminal): Promise<Played> => {
  const journal = new ExperimentJournal(file, ready);
  if (journal.rows.played > 0) note(texts('experiment.resumed', { count: journal.rows.played }));
  return runExperiment(ready, { workers, rows: journal.rows, onChunk: (chunk, played) => journal.write(chunk, played), onProgress: progress.update });
};

const LOOK_AGAIN_MS = 300;

/** Sends it to the queue, where it goes on whether or not anybody looks, and waits until it is played. */
const playElsewhere = async (ready: ReadyExperiment, typed: string | undefined, progress: Progress, terminal: Terminal): Promise<Played> => {
  const database = sharedDatabase(typed, terminal);
  const { Following, openLab } = await loadLab();
  const lab = await openLab(database, version(), createLogger('warn')).catch((error: unknown) => {
    throw unreachable(error, database, terminal);
  });
  try {
    const experiment = await lab.queue.send(lab.experiments, ready, null);
    const following = new Following(lab.experiments, experiment, ready);
    if ((await lab.experiments.workers()).length === 0) terminal.note(terminal.texts('experiment.noWorker'));
    for (;;) {
      const standing = await following.look();
      progress.update(following.rows.played);
      if (standing?.state === 'over') return following.rows.whole();
      if (standing === null || standing.state === 'ended') throw new Complaint(terminal.texts('experiment.ended'));
      if (standing.state !== 'waiting') throw new Complaint(terminal.texts('experiment.lost'));
      await pause(LOOK_AGAIN_MS);
    }
  } finally {
    await lab.close();
  }
};

/** `comptoir experiment`: plays a document to its end, goes on where it was interrupted, and writes what it found. */
export const experiment = async (file: string, typed: ExperimentOptions, terminal: Terminal): Promise<number> => {
  const { texts } = terminal;
  const workers = workersOf(typed, terminal);
  const ready = await prepare(file, terminal);
  const folder = typed.out ?? join(dirname(file), `${basename(file, '.json')}-results`);
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new Complaint(texts('files.unwritable', { file: folder, why: reasonOf(error) }));
  }
  const kept = join(folder, 'progress.jsonl');
  const progress = showProgress(gamesInAll(ready.document), terminal);
  const rows = await (typed.queue === true
    ? playElsewhere(ready, typed.database, progress, terminal)
    : playHere(ready, kept, workers, progress, terminal)
  ).finally(progress.stop);
  const findings = findingsOf(ready, rows);
  for (const [name, content] of Object.entries(filesOf(ready, findings, rows, typed, terminal.lang))) write(join(folder, name), content, terminal);
  rmSync(kept, { force: true });
  terminal.print(typed.json === true ? JSON.stringify(findings) : asMarkdown(ready, findings, terminal.lang).trimEnd());
  terminal.note(texts('experiment.written', { folder }));
  return findings.arms.every(({ errors }) => errors.length === 0) ? 0 : 1;
};
