import { readFileSync } from 'node:fs';
import type { Lang } from '#kernel/words.ts';
import { Complaint, WRONG_USAGE } from './complaint.ts';
import { type Texts, textsIn } from './language.ts';

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

/** A number typed after a flag. */
export const wholeNumber = (flag: string, typed: string, limits: { readonly min: number; readonly max: number }, { texts }: Terminal): number => {
  const number = Number(typed);
  if (/^\d+$/.test(typed) && number >= limits.min && number <= limits.max) return number;
  throw new Complaint(texts('usage.notWhole', { flag, typed, min: String(limits.min), max: String(limits.max) }), WRONG_USAGE);
};

/** As a shell takes it for one word. */
export const quoted = (word: string): string => (/^[\w@%+=:,./…-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`);
