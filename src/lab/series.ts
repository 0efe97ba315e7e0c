import { defaultWorkers, inParallel } from '#bots';
import { range } from '#kernel/collections.ts';
import type { GameResult } from './play-game.ts';
import type { Prepared, Series } from './prepare-series.ts';

/** What the workers of a series exchange: numbers of games for their results. */
export interface SeriesWork {
  readonly briefing: Series;
  readonly task: readonly number[];
  readonly result: readonly GameResult[];
}

/** Games handed to a worker at a time: enough to make the handing over cheap, few enough to share the last ones out. */
const CHUNK = 16;

const chunks = (games: number): readonly (readonly number[])[] =>
  range(Math.ceil(games / CHUNK)).map((chunk) => range(Math.min(CHUNK, games - chunk * CHUNK)).map((offset) => chunk * CHUNK + offset));

/** Plays the whole series, on all cores unless told otherwise. Results come in the order of the games. */
export const runSeries = async (
  { series }: Prepared,
  { workers = defaultWorkers(), onProgress }: { readonly workers?: number; readonly onProgress?: (played: number) => void } = {},
): Promise<readonly GameResult[]> => {
  let played = 0;
  const results = await inParallel<SeriesWork>({
    script: new URL('./worker.ts', import.meta.url),
    briefing: series,
    tasks: chunks(series.games),
    workers,
    onDone: (chunk) => {
      played += chunk.length;
      onProgress?.(played);
    },
  });
  return results.flat();
};
