import { useContext, useRef, useState } from 'preact/hooks';
import { createContext } from 'preact';
import { bookletOf } from '#kernel/house.ts';
import { ts } from '../i18n/rules-and-replay.ts';
import { Button } from '../kit/parts/buttons.tsx';
import { pathTo } from '../browser/routes.ts';
import { lang } from '../browser/settings.ts';
import { Blocks } from './blocks.tsx';
import { booklet, clauseText, hasBooklet } from './booklet.ts';
import { inBlocks, wordMarker, wordWritten } from './glossary-words.ts';
import { glossaryOf } from './glossary.ts';
import { findClause } from './search.ts';
import { Popover } from '../kit/parts/popover.tsx';
import '../kit/parts/clause.css';
import './rules.css';

interface ClauseCardProps {
  readonly game: string;
  readonly clause: string;
  /** Opens the whole booklet where it stands, without leaving the table; without it the card links to the page of rules. */
  readonly onWhole?: (id: string) => void;
}

/** One clause in the reader's language; a reference or a word of the glossary inside it turns the card to that clause. */
export const ClauseCard = ({ game: playing, clause, onWhole }: ClauseCardProps) => {
  const [id, setId] = useState(clause);
  const game = bookletOf(playing, id);
  const sections = booklet(game);
  const words = glossaryOf(game);
  if (!hasBooklet(game)) return <p>{ts('rules.missing')}</p>;
  const found = sections === null ? null : findClause(sections, id);
  if (sections === null) return <p role="status">{ts('rules.loading')}</p>;
  const [heading, title, blocks] =
    found === null
      ? [id, null, []]
      : found.kind === 'clause'
        ? [clauseText(found.clause.id), found.clause.title, found.clause.blocks]
        : [found.section.number, found.section.title, [...found.section.blocks, ...found.section.clauses.flatMap((each) => each.blocks)]];
  return (
    <article class="clause-card rules-text">
      <h3>
        {heading}
        {title !== null && `, ${title}`}
      </h3>
      {found === null ? (
        <p>{ts('rules.unknownClause')}</p>
      ) : (
        <Blocks
          blocks={inBlocks(blocks, wordMarker(words, lang.value))}
          onClause={(to, word) => setId((word === undefined ? undefined : wordWritten(words, word, lang.value)?.clause) ?? to)}
        />
      )}
      <p class="mt-4 w600">
        {onWhole === undefined ? (
          <a href={pathTo.rules(game, id)}>{ts('rules.whole')}</a>
        ) : (
          <Button class="text-btn" onClick={() => onWhole(id)} words={ts('rules.whole')} />
        )}
      </p>
    </article>
  );
};

/** Where the whole booklet can be read without leaving: a table gives its own tab. */
export const BookletHere = createContext<((id: string) => void) | undefined>(undefined);

interface ClauseMarkProps {
  readonly game: string;
  readonly clause: string;
  /** A word of a text stands for the clause that explains it. */
  readonly word?: string;
}

/** The mark of a clause; a click opens it beside. */
export const ClauseMark = ({ game, clause, word }: ClauseMarkProps) => {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const whole = useContext(BookletHere);
  const id = clauseText(clause);
  return (
    <>
      <button
        ref={button}
        type="button"
        class={word === undefined ? 'clause' : 'glossary-word'}
        aria-label={word === undefined ? ts('rules.openClause', { id }) : undefined}
        aria-expanded={open}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(!open);
        }}
      >
        {word ?? id}
      </button>
      {open && button.current !== null && (
        <Popover anchor={button.current} label={ts('rules.clause', { id })} onClose={() => setOpen(false)}>
          <ClauseCard
            game={game}
            clause={clause}
            {...(whole === undefined
              ? {}
              : {
                  onWhole: (at: string) => {
                    setOpen(false);
                    whole(at);
                  },
                })}
          />
        </Popover>
      )}
    </>
  );
};

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
