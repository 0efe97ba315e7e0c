import { createContext } from 'preact';
import { useContext, useRef, useState } from 'preact/hooks';
import { ts } from '../i18n/rules-and-replay.ts';
import { Popover } from '../parts/popover.tsx';
import { ClauseCard } from './clause-card.tsx';
import { clauseText } from './clause-text.ts';

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
