import { useRef, useState } from 'preact/hooks';
import type { Card } from '#games/mull-money/types.ts';
import type { ComponentChildren } from 'preact';
import { Button } from '#web/parts/buttons.tsx';
import { Popover } from '#web/parts/popover.tsx';
import { Sentence } from '#web/parts/sentence.tsx';
import { ClauseMark } from '#web/rules/clause-card.tsx';
import { cardWords } from '../card-words.ts';
import { type BoardScene, LAW_BOOK_ID } from './scene.ts';

interface CardMenuProps {
  readonly scene: BoardScene;
  readonly card: Card;
  /** Own cards that may be used now are brass. */
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A card that unfolds into what may be done with it, or into why nothing may (MM-13.3). */
export const CardMenu = ({ scene, card, class: className = '', children }: CardMenuProps) => {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { view, speech, you, targets, take } = scene;
  const offers = targets.cards.get(card) ?? [];
  const proposable = scene.offers.some((offer) => offer.kind === 'form' && offer.type === 'negotiate');
  const title = speech.card(view, card);
  const label = speech.words('whatItDoes', { card: title });
  const explained = you === null ? null : cardWords(view, you, card, speech);
  return (
    <>
      <button ref={button} type="button" class={`mm-card-button ${className}`} aria-expanded={open} aria-haspopup="dialog" onClick={() => setOpen(!open)}>
        {children}
        <span class="hidden-words">{label}</span>
      </button>
      {open && button.current !== null && (
        <Popover anchor={button.current} label={label} onClose={() => setOpen(false)} class="mm-menu">
          <h3 class="titled">{title}</h3>
          {explained !== null && (
            <p class="hint">
              {explained.text}{' '}
              {explained.clauses.map((clause) => (
                <ClauseMark key={clause} game="mull-money" clause={clause} />
              ))}
            </p>
          )}
          {offers.map((offer) => (
            <button
              key={JSON.stringify(offer.move)}
              type="button"
              class="btn wide offer-line"
              onClick={() => {
                setOpen(false);
                take(offer);
              }}
            >
              <span>
                <Sentence message={offer.label} voice={speech.voice} />
              </span>
            </button>
          ))}
          {card === 'transport' && proposable && (
            <Button
              class="btn wide offer-line"
              words={speech.words('laws.propose')}
              onClick={() => {
                setOpen(false);
                scene.point({ kind: 'thing', id: LAW_BOOK_ID });
              }}
            />
          )}
          {offers.length === 0 && !proposable && <p class="hint">{speech.words('nothingNow')}</p>}
        </Popover>
      )}
    </>
  );
};
