import { signal } from '@preact/signals';
import type { Explained } from '../kit/parts/explain.ts';
import { lang } from '../browser/settings.ts';
import { GLOSSARIES, wordWritten } from './glossary-words.ts';
import type { Word } from './word.ts';

const here = signal<ReadonlyMap<string, readonly Word[]>>(new Map());
const asked = new Set<string>();
const NONE: readonly Word[] = [];

/** Those of a booklet, or none while they are on their way; where they cannot be fetched the text stands without them. */
export const glossaryOf = (game: string): readonly Word[] => {
  const load = GLOSSARIES[game];
  if (load !== undefined && !asked.has(game)) {
    asked.add(game);
    load().then(
      (words) => (here.value = new Map([...here.peek(), [game, words]])),
      () => asked.delete(game),
    );
  }
  return here.value.get(game) ?? NONE;
};

export const wordName = ({ forms }: Word): string => forms[lang.value][0] ?? '';

/** What a word says of itself where it is pointed at. */
export const wordExplained = (game: string, written: string): Explained | null => {
  const word = wordWritten(glossaryOf(game), written, lang.value);
  return word === undefined ? null : { title: wordName(word), words: word.says[lang.value], clauses: [word.clause] };
};
