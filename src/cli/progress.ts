import { Presets, SingleBar } from 'cli-progress';
import type { Terminal } from './terminal.ts';

export interface Progress {
  readonly update: (done: number) => void;
  readonly stop: () => void;
}

const SILENT: Progress = { update: () => undefined, stop: () => undefined };

/** A bar on the error stream while a person is watching; nothing for pipes and logs. */
export const showProgress = (total: number, { watched, texts }: Terminal, words: 'simulate.progress' | 'keeping.progress' = 'simulate.progress'): Progress => {
  if (!watched) return SILENT;
  const bar = new SingleBar(
    {
      format: texts(words, { bar: '{bar}', percentage: '{percentage}', value: '{value}', total: '{total}', left: '{eta_formatted}' }),
      stream: process.stderr,
      hideCursor: true,
      clearOnComplete: true,
    },
    Presets.shades_classic,
  );
  bar.start(total, 0);
  return { update: (done) => bar.update(done), stop: () => bar.stop() };
};
