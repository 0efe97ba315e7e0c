import { findBox } from '#catalogue';
import type { ExperimentDocument } from './document.ts';
import { prepareExperiment, type ReadyExperiment, type Row } from './experiment.ts';
import { Rows } from './findings.ts';
import { ExperimentJournal } from './journal.ts';
import { seatsOf } from './prepare-series.ts';
import { runExperiment } from './run-experiment.ts';

/* Bots compared: an experiment whose rows are read by who sat where. */

/** A table at which bots are compared: plain data, so that anybody can play its games again. */
export interface RatedTable {
  readonly game: string;
  readonly players: number;
  readonly options: ExperimentDocument['options'];
  readonly seed: number;
  /** A figure of the game that each seat has at the end (`centres`), beside its place. */
  readonly figure: string | null;
}

/** A game, and a level or a habit for each seat. */
export interface Rated extends Pick<Row, 'places' | 'first' | 'thinking' | 'error'> {
  readonly seats: readonly string[];
  readonly figures: readonly number[];
}

export const ratedExperiment = async (
  { game, players, options, seed, figure }: RatedTable,
  { arms, ...plan }: Pick<ExperimentDocument, 'games' | 'seating'> & { readonly arms: readonly (readonly string[])[] },
): Promise<ReadyExperiment> => {
  const box = await findBox(game)?.load();
  const preparation = await prepareExperiment({
    comptoir: 'experiment',
    question: '',
    game,
    rulesVersion: box?.module.rulesVersion ?? 0,
    players,
    options,
    bots: [],
    ...plan,
    arms: arms.map((bots, arm) => ({ name: String(arm), options: {}, bots: [...bots] })),
    seed,
    dice: 'same',
    measures: figure === null ? ['turns'] : Array.from({ length: players }, (_, seat) => `${figure}/${seat}`),
    follow: [],
  });
  if (!preparation.ok) throw new Error(`bots cannot be compared at this table: ${preparation.problem}`);
  return preparation.ready;
};

export interface Playing {
  /** 0: nothing is played, what is kept must do. */
  readonly workers: number;
  readonly onProgress: (played: number) => void;
  /** Games are written here as they end; what stands here is not played again. Null: nowhere. */
  readonly keep: string | null;
}

/** The games of each arm. */
export const playRated = async (
  ready: ReadyExperiment,
  figure: string | null,
  { workers, onProgress, keep }: Playing,
): Promise<readonly (readonly Rated[])[]> => {
  const journal = keep === null ? null : new ExperimentJournal(keep, ready);
  const rows = journal?.rows ?? new Rows(ready.arms.length);
  if (workers > 0) await runExperiment(ready, { workers, timed: true, rows, onProgress, onChunk: (chunk, played) => journal?.write(chunk, played) });
  return ready.arms.map(({ prepared }, arm) =>
    rows.of(arm).map(({ places, first, thinking = {}, error, values }, number) => {
      const figures = figure === null ? [] : values.map((value) => value ?? 0);
      return { seats: seatsOf(ready.document, prepared, number), places, first, figures, error, thinking };
    }),
  );
};
