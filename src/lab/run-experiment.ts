import { defaultWorkers, inParallel } from '#bots';
import { at } from '#kernel/collections.ts';
import type { ExperimentDocument } from './document.ts';
import { type Chunk, chunksOf, type ReadyExperiment, type Row } from './experiment.ts';
import { Rows, stopAt } from './findings.ts';

/** What the workers of an experiment exchange. */
export interface ExperimentWork {
  readonly briefing: ExperimentDocument;
  readonly task: Chunk;
  readonly result: readonly Row[];
}

export interface Running {
  readonly workers?: number;
  /** Chunks that were played before, by whomever: they are not played again. */
  readonly rows?: Rows;
  /** Called with each chunk as it is done. */
  readonly onChunk?: (chunk: Chunk, rows: readonly Row[]) => void;
  readonly onProgress?: (played: number) => void;
}

/** Plays what is missing of an experiment on this machine's cores, up to its number of games or its stopping rule. */
export const runExperiment = async (
  ready: ReadyExperiment,
  { workers = defaultWorkers(), rows = new Rows(ready.arms.length), onChunk, onProgress }: Running = {},
): Promise<readonly (readonly Row[])[]> => {
  const missing = chunksOf(ready).filter((chunk) => !rows.has(chunk));
  const over = (): boolean => ready.document.stop !== undefined && stopAt(ready, rows.whole()) !== null;
  let ended = over();
  if (!ended && missing.length > 0) {
    await inParallel<ExperimentWork>({
      script: new URL('./experiment-worker.ts', import.meta.url),
      briefing: ready.document,
      tasks: missing,
      workers,
      onDone: (played, index) => {
        const chunk = at(missing, index);
        rows.put(chunk, played);
        onChunk?.(chunk, played);
        onProgress?.(rows.played);
        ended = ended || over();
      },
      enough: () => ended,
    });
  }
  return rows.whole();
};
