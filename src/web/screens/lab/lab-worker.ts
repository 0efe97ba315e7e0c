import type { Lang, Recording } from '#kernel';
import type { ExperimentDocument } from '#lab/document.ts';
import { type Chunk, measurableOf, playChunk, prepareExperiment, type ReadyExperiment, recordGame, type Row } from '#lab/experiment.ts';
import { problemText } from '#lab/words.ts';

/* Games of the lab are played here, away from the page: it stays fluent while they run. */

export type Order =
  | { readonly t: 'open'; readonly document: ExperimentDocument; readonly lang: Lang }
  | { readonly t: 'play'; readonly chunk: Chunk }
  | { readonly t: 'record'; readonly arm: number; readonly game: number }
  | { readonly t: 'measurable' };

export type Report =
  | { readonly t: 'ready' }
  | { readonly t: 'refused'; readonly why: string }
  | { readonly t: 'played'; readonly chunk: Chunk; readonly rows: readonly Row[] }
  | { readonly t: 'recorded'; readonly recording: Recording }
  | { readonly t: 'measurable'; readonly words: readonly string[] };

let ready: ReadyExperiment | null = null;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin, a window has
const tell = (report: Report): void => self.postMessage(report);

const open = async (document: ExperimentDocument, lang: Lang): Promise<void> => {
  const preparation = await prepareExperiment(document);
  ready = preparation.ok ? preparation.ready : null;
  tell(preparation.ok ? { t: 'ready' } : { t: 'refused', why: problemText(preparation, document.game, lang) });
};

self.addEventListener('message', ({ data }: MessageEvent<Order>) => {
  if (data.t === 'open') void open(data.document, data.lang);
  else if (ready !== null && data.t === 'play') tell({ t: 'played', chunk: data.chunk, rows: playChunk(ready, data.chunk) });
  else if (ready !== null && data.t === 'record') tell({ t: 'recorded', recording: recordGame(ready, data.arm, data.game) });
  else if (ready !== null && data.t === 'measurable') tell({ t: 'measurable', words: measurableOf(ready) });
});
