import { defaultWorkers } from '#bots';
import { range } from '#kernel/collections.ts';
import { Crew, type Errand } from './crew.ts';
import { type Chunk, chunksOf, type ReadyExperiment, type Row } from './experiment.ts';
import { Rows, stopAt } from './findings.ts';

export interface Running extends Omit<Errand, 'document' | 'chunks'> {
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
  { workers = defaultWorkers(), rows = new Rows(ready.arms.length), onChunk, onProgress, ...telling }: Running = {},
): Promise<readonly (readonly Row[])[]> => {
  const { document } = ready;
  const missing = chunksOf(ready).filter((chunk) => !rows.has(chunk));
  const threads = Math.max(1, Math.min(workers, missing.length));
  const over = (): boolean => document.stop !== undefined && stopAt(ready, rows.whole()) !== null;
  let ended = missing.length === 0 || over();
  if (ended) return rows.whole();
  const crew = new Crew(threads);
  const work = async (): Promise<void> => {
    for (let chunk = missing.shift(); chunk !== undefined && !ended; chunk = missing.shift()) {
      // oxlint-disable-next-line no-await-in-loop -- a thread has one chunk in hand
      for (const played of await crew.play({ document, ...telling, chunks: [chunk] })) {
        rows.put(played.chunk, played.rows);
        onChunk?.(played.chunk, played.rows);
        onProgress?.(rows.played);
      }
      ended = ended || over();
    }
  };
  try {
    await Promise.all(range(threads).map(work));
  } finally {
    await crew.stop();
  }
  return rows.whole();
};
