import { lang } from '../browser/settings.ts';
import { ClauseMark } from './clause-card.tsx';
import { wordMarker, wordWritten } from './glossary-words.ts';
import { glossaryOf } from './glossary.ts';

/** A text whose words of the glossary open the clause that explains them. */
export const Worded = ({ game, text }: { readonly game: string; readonly text: string }) => {
  const words = glossaryOf(game);
  return (
    <>
      {wordMarker(
        words,
        lang.value,
      )([{ kind: 'text', text }]).map(({ kind, text: written }) => {
        const word = kind === 'word' ? wordWritten(words, written, lang.value) : undefined;
        return word === undefined ? written : <ClauseMark key={written} game={game} clause={word.clause} word={written} />;
      })}
    </>
  );
};
