import { createContext } from 'preact';
import { useContext, useRef, useState } from 'preact/hooks';
import { ts } from '../i18n/study.ts';
import { Popover } from '../parts/popover.tsx';
import { ClauseCard } from './clause-card.tsx';
import { clauseText } from './clause-text.ts';

/** Where the whole booklet can be read without leaving: a table gives its own tab. */
export const BookletHere = createContext<((id: string) => void) | undefined>(undefined);

/** The mark of a clause; a click opens it beside. */
export const ClauseMark = ({ game, clause }: { readonly game: string; readonly clause: string }) => {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const whole = useContext(BookletHere);
  const id = clauseText(clause);
  return (
    <>
      <button
        ref={button}
        type="button"
        class="clause"
        aria-label={ts('rules.openClause', { id })}
        aria-expanded={open}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(!open);
        }}
      >
        {id}
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
