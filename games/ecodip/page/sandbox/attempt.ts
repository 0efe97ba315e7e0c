import { unreachable } from '#kernel/collections.ts';
import type { Lang } from '#kernel/words.ts';
import type { Example } from '#games/ecodip/data/examples/index.ts';
import { judgeSheet } from '#games/ecodip/orders/judge.ts';
import { officeOf } from '#games/ecodip/orders/office.ts';
import { printOrder } from '#games/ecodip/orders/print.ts';
import type { Each } from '#games/ecodip/rules/by-power.ts';
import { position } from '#games/ecodip/rules/staging.ts';
import { type State, type Tag, TAGS } from '#games/ecodip/types.ts';
import { writingOf } from '../draft/choices.ts';

/** A position under study and what everybody writes in it. */
export interface Attempt {
  readonly base: State;
  readonly sheets: Each<string>;
}

/** The lines that are understood, in the reader's language; the others as they were written. */
const translated = (base: State, tag: Tag, text: string, lang: Lang): string => {
  const office = officeOf(base, tag);
  const { printing } = writingOf(office, lang);
  return judgeSheet(office, text)
    .lines.map((line) => (line.order === null ? line.text : printOrder(line.order, printing)))
    .join('\n');
};

/** Examples are written in French, as the rulebook is; a reader of another language finds his own words. */
const inLanguage = (base: State, sheets: Each<string>, lang: Lang): Each<string> => {
  switch (lang) {
    case 'fr':
      return sheets;
    case 'en':
      return Object.fromEntries(TAGS.flatMap((tag) => (sheets[tag] === undefined ? [] : [[tag, translated(base, tag, sheets[tag], lang)]])));
    default:
      return unreachable(lang);
  }
};

/** How an example opens; without one, the start of the game. Examples on the reading of orders keep their spelling. */
export const opened = (example: Example | undefined, lang: Lang): Attempt => {
  const base = position(example?.facts ?? {});
  const sheets = example?.sheets ?? {};
  return { base, sheets: example?.clause === 'EC-8.4' ? sheets : inLanguage(base, sheets, lang) };
};

/** What follows an attempt: where it led, and what the example writes there. */
export const followed = (after: State, example: Example | undefined, step: number, lang: Lang): Attempt => ({
  base: after,
  sheets: inLanguage(after, example?.later?.[step] ?? {}, lang),
});

/** Whether a sheet was changed since the example was opened. */
export const isChanged = (sheets: Each<string>, before: Each<string>): boolean => TAGS.some((tag) => (sheets[tag] ?? '') !== (before[tag] ?? ''));
