import { readFileSync, writeFileSync } from 'node:fs';
import type { Lang } from '#kernel/words.ts';
import { nearest, type Texts, textsIn } from './arguments.ts';
import { Presets, SingleBar } from 'cli-progress';

/** A mistake of the person at the keyboard, told in one sentence. Anything else that is thrown is a mistake of ours. */
export class Complaint extends Error {
  readonly exitCode: number;

  constructor(sentence: string, exitCode = 1) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

/** The exit code for a command that was mistyped, as against one that failed. */
export const WRONG_USAGE = 2;

/** Where a command speaks: results to `print`, everything else to `note`, so that results can be piped. */
export interface Terminal {
  readonly lang: Lang;
  readonly texts: Texts;
  /** A person is watching: progress may be shown. */
  readonly watched: boolean;
  readonly print: (line: string) => void;
  readonly note: (line: string) => void;
}

export const terminalOf = (lang: Lang): Terminal => ({
  lang,
  texts: textsIn(lang),
  watched: process.stderr.isTTY,
  print: (line) => void process.stdout.write(`${line}\n`),
  note: (line) => void process.stderr.write(`${line}\n`),
});

/** Why a file could not be had, without the address of the code that wanted it: `ENOENT: no such file or directory`. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message.replace(/, (open|access|mkdir|stat) .*$/, '') : String(error));

export const readText = (file: string, { texts }: Terminal): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Complaint(texts('files.unreadable', { file, why: reasonOf(error) }));
  }
};

export const write = (file: string, content: string | Uint8Array, { texts }: Terminal): void => {
  try {
    writeFileSync(file, content);
  } catch (error) {
    throw new Complaint(texts('files.unwritable', { file, why: reasonOf(error) }));
  }
};

/** A word that is none of those known: the sentence that says so, and which of them was probably meant. */
export const strangerComplaint = (sentence: string, typed: string, known: readonly string[], { texts }: Terminal): Complaint => {
  const meant = nearest(typed, known);
  return new Complaint(meant === null ? sentence : `${sentence} ${texts('usage.didYouMean', { words: meant })}`, WRONG_USAGE);
};

/** A number typed after a flag. */
export const wholeNumber = (flag: string, typed: string, limits: { readonly min: number; readonly max: number }, { texts }: Terminal): number => {
  const number = Number(typed);
  if (/^\d+$/.test(typed) && number >= limits.min && number <= limits.max) return number;
  throw new Complaint(texts('usage.notWhole', { flag, typed, min: String(limits.min), max: String(limits.max) }), WRONG_USAGE);
};

/** As a shell takes it for one word. */
export const quoted = (word: string): string => (/^[\w@%+=:,./…-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`);

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

/** Named by `scripts/child.mjs`: the process that started this one. */
const STARTER = 'COMPTOIR_STARTER';
const ORPHAN_CHECK_MS = 500;

/** What started us passes signals on; killed by one that nobody can catch, it says nothing, and we would go on unseen. */
const orphaned = (then: () => void): void => {
  const starter = process.ppid;
  if (process.env[STARTER] === String(starter)) setInterval(() => process.ppid !== starter && then(), ORPHAN_CHECK_MS).unref();
};

/** Resolves at the first signal. Later ones are ignored: a terminal and npm may both pass the same one on. */
export const signalled = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
    orphaned(resolve);
    // Node stops listening before it is gone, and a signal in between would kill it: when all is done we leave at once.
    process.once('exit', (code) => process.exit(code));
  });
