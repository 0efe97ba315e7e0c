import { parentPort } from 'node:worker_threads';
import type { Errand } from './crew.ts';
import { fingerprintOf } from './fingerprint.ts';
import { playChunk, type PlayedChunk, prepareExperiment, type ReadyExperiment } from './experiment.ts';
import { playTimed } from './thinking.ts';

/** The experiment of the last errand: the next is most likely of the same. */
let last: { readonly of: string; readonly ready: ReadyExperiment } | null = null;

const readyFor = async ({ document, datasets }: Errand): Promise<ReadyExperiment> => {
  const of = fingerprintOf({ document });
  if (last?.of === of) return last.ready;
  const preparation = await prepareExperiment(document, datasets);
  if (!preparation.ok) throw new Error(`the experiment was refused in a thread: ${preparation.problem}`);
  last = { of, ready: preparation.ready };
  return preparation.ready;
};

parentPort?.on('message', async (errand: Errand) => {
  const ready = await readyFor(errand);
  const play = errand.timed === true ? playTimed : playChunk;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin, a window has
  parentPort?.postMessage(errand.chunks.map((chunk): PlayedChunk => ({ chunk, rows: play(ready, chunk, errand.whole) })));
});
