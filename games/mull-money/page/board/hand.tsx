import { useRef, useState } from 'preact/hooks';
import type { Card } from '#games/mull-money/types.ts';
import type { ComponentChildren } from 'preact';
import { Button } from '#web/kit/parts/buttons.tsx';
import { Popover } from '#web/kit/parts/popover.tsx';
import { Sentence } from '#web/kit/parts/sentence.tsx';
import { ClauseMark } from '#web/rules/clause-card.tsx';
import { cardWords, hintOf } from '../card-words.ts';
import { type BoardScene, LAW_BOOK_ID } from './scene.tsx';
import { isSimulation, player } from '#games/mull-money/rules/facts.ts';
import { Icon } from '#web/kit/svg/icon.tsx';
import { CardSign, cardTint } from '../pieces/pieces.tsx';
import './hand.css';

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

interface HandProps {
  readonly scene: BoardScene;
  readonly opened: boolean;
  readonly onToggle: () => void;
}

const HandCard = ({ scene, card, kept }: { readonly scene: BoardScene; readonly card: Card; readonly kept: boolean }) => {
  const { view, speech, shown } = scene;
  const { short, possible } = hintOf(view, shown, card, speech);
  return (
    <span class="mm-hand-card across" data-explain={`card ${card} ${shown}`} style={{ '--mm-tint': cardTint(card) }}>
      <CardSign card={card} negotiation={isSimulation(view)} size={22} />
      <b>{speech.shortCard(view, card)}</b>
      <small class={possible ? '' : 'mm-barred'}>{kept ? speech.words('kept') : short}</small>
    </span>
  );
};

/** The cards in front of the factory that is shown, and the way to all sets. */
export const Hand = ({ scene, opened, onToggle }: HandProps) => {
  const { view, speech, you, shown, targets } = scene;
  const { words, name } = speech;
  const { cards, kept, done } = player(view, shown);
  const own = shown === you;
  // A kept card comes first; it stands last, after those of this mission.
  const ordered = kept !== null && cards[0] === kept ? [...cards.slice(1), kept] : cards;
  const isKept = (index: number): boolean => done || (kept !== null && cards[0] === kept && index === ordered.length - 1);
  return (
    <div class={ordered.length > 3 ? 'mm-hand stack mm-hand-four' : 'mm-hand stack'}>
      <ul aria-label={own ? words('yourCards') : words('cardsOf', { name: name(shown) })}>
        {ordered.map((card, index) => (
          <li key={`${card} ${index}`}>
            {own ? (
              <CardMenu scene={scene} card={card} class={targets.cards.has(card) ? 'mm-usable' : ''}>
                <HandCard scene={scene} card={card} kept={isKept(index)} />
              </CardMenu>
            ) : (
              <HandCard scene={scene} card={card} kept={isKept(index)} />
            )}
          </li>
        ))}
        {ordered.length === 0 && <li class="mm-hand-empty">{words('tray.noCard')}</li>}
      </ul>
      <button type="button" class="mm-hand-lots row ends" aria-expanded={opened} aria-label={opened ? words('hideLots') : words('showLots')} onClick={onToggle}>
        {words('lots')}
        <Icon name={opened ? 'up' : 'right'} size={17} />
      </button>
    </div>
  );
};
