import type { ComponentChildren } from 'preact';
import { player } from '#games/mull-money/rules/facts.ts';
import type { Card } from '#games/mull-money/types.ts';
import { unreachable } from '#kernel/collections.ts';
import type { Seat } from '#kernel/game.ts';
import type { Clause } from '#kernel/messages.ts';
import { Button, FloatingButton } from '#web/kit/parts/buttons.tsx';
import { Sentence } from '#web/kit/parts/sentence.tsx';
import { Icon } from '#web/kit/svg/icon.tsx';
import { ClauseMark } from '#web/rules/clause-card.tsx';
import { cardWords } from '../card-words.ts';
import { CardSign, cardTint } from '../pieces/pieces.tsx';
import { LAW_BOOK_ID, type Speech, useCloth, useScene } from '../scene.tsx';
import type { CardState } from '../sets.ts';
import './cards.css';

/** What became of a card, in a word; nothing where it simply lies there. */
export const stateWord = (state: CardState, { words }: Speech): string => {
  switch (state.kind) {
    case 'used':
      return words(`used.${state.how}`);
    case 'inPlay':
    case 'kept':
      return words(state.kind);
    case 'free':
    case 'held':
    case 'leftOver':
      return '';
    default:
      return unreachable(state);
  }
};

interface CardStripProps {
  readonly card: Card;
  /** Whose factory it is weighed for. */
  readonly seat: Seat;
  readonly state: CardState;
  /** It says what it would do for this seat now, where its state has no word. */
  readonly hintFor?: Seat | null;
  /** The cards of its set. */
  readonly beside?: readonly Card[];
  readonly usable?: boolean;
}

/** A card as a strip: the sign on its own tint, the name, and what became of it. */
export const CardStrip = ({ card, seat, state, hintFor = null, beside = [], usable = false }: CardStripProps) => {
  const scene = useScene();
  const { wide } = useCloth();
  const word = stateWord(state, scene);
  const hint = hintFor === null || word !== '' ? null : cardWords(scene, hintFor, card, beside);
  return (
    <span
      class={`mm-card row tight w-full round-2 text-left nowrap${wide ? ' mm-card-wide' : ''} mm-card-${state.kind}${usable ? ' mm-usable' : ''}`}
      data-explain={`card ${card} ${seat}`}
      style={{ '--mm-tint': cardTint(card) }}
    >
      <CardSign card={card} class="firm mm-card-sign" />
      <b class={`w600 clip${wide ? ' firm' : ''}${state.kind === 'used' ? ' struck' : ''}`}>{scene.shortCard(card)}</b>
      {word !== '' && <i class="mm-card-state push">{word}</i>}
      {hint !== null && (
        <small class={`mm-card-hint push${wide ? ' mm-card-hint-wide t3 leading-1 text-right' : ''}${hint.possible ? '' : ' mm-barred'}`}>{hint.short}</small>
      )}
    </span>
  );
};

/** What is said of a card, with the clauses that it rests on. */
export const Cited = ({ text, clauses }: { readonly text: string; readonly clauses: readonly Clause[] }) => (
  <>
    {text}{' '}
    {clauses.map((clause) => (
      <ClauseMark key={clause} game="mull-money" clause={clause} />
    ))}
  </>
);

/** A card that unfolds into what may be done with it, or into why nothing may (MM-13.3). */
export const CardMenu = ({ card, children }: { readonly card: Card; readonly children: ComponentChildren }) => {
  const scene = useScene();
  const { voice, you, byCard, take, words, point } = scene;
  const offers = byCard.get(card) ?? [];
  const proposable = scene.offers.some((offer) => offer.group === 'propose');
  const title = scene.card(card);
  const label = words('whatItDoes', { card: title });
  const line = (key: string, said: ComponentChildren, act: () => void) => (
    <Button key={key} class="btn wide offer-line justify-start text-left mt-3" words={said} onClick={act} />
  );
  const face = (
    <>
      {children}
      <span class="hidden-words">{label}</span>
    </>
  );
  return (
    <FloatingButton face={face} label={label} spoken class={`mm-card-button block w-full round-2${useCloth().wide ? ' h-full' : ''}`} popoverClass="mm-menu">
      {(close) => (
        <>
          <h3 class="titled">{title}</h3>
          {you !== null && (
            <p class="hint">
              <Cited {...cardWords(scene, you, card)} />
            </p>
          )}
          {offers.map((offer) => {
            const said = (
              <span>
                <Sentence message={offer.label} voice={voice} />
              </span>
            );
            return line(JSON.stringify(offer.move), said, () => {
              close();
              take(offer);
            });
          })}
          {card === 'transport' &&
            proposable &&
            line('propose', words('laws.propose'), () => {
              close();
              point(LAW_BOOK_ID);
            })}
          {offers.length === 0 && !proposable && <p class="hint">{words('nothingNow')}</p>}
        </>
      )}
    </FloatingButton>
  );
};

const HandCard = ({ card, kept, usable }: { readonly card: Card; readonly kept: boolean; readonly usable: boolean }) => {
  const scene = useScene();
  const { shown } = useCloth();
  const { short, possible } = cardWords(scene, shown, card);
  return (
    <span
      class={`mm-hand-card content-center text-bar-ink mm-hand-box p-0-3 t3 across nowrap leading-2${usable ? ' mm-usable' : ''}`}
      data-explain={`card ${card} ${shown}`}
      style={{ '--mm-tint': cardTint(card) }}
    >
      <CardSign card={card} size={22} class="mm-hand-sign" />
      <b class="mm-hand-name clip">{scene.shortCard(card)}</b>
      <small class={possible ? 'mm-hand-hint clip' : 'mm-hand-hint clip mm-barred'}>{kept ? scene.words('kept') : short}</small>
    </span>
  );
};

interface HandProps {
  readonly opened: boolean;
  readonly onToggle: () => void;
}

/** The cards in front of the factory that is shown, and the way to all sets. */
export const Hand = ({ opened, onToggle }: HandProps) => {
  const { view, words, name, you, byCard } = useScene();
  const { shown } = useCloth();
  const { cards, kept, done } = player(view, shown);
  const own = shown === you;
  const carried = kept !== null && cards[0] === kept;
  // A kept card comes first; it stands last, after those of this mission.
  const ordered = carried ? [...cards.slice(1), kept] : cards;
  return (
    <div class="mm-hand stack gap-3">
      <ul
        class="mm-hand-cards grid gap-3"
        style={{ '--mm-in-row': ordered.length > 3 ? 2 : 3 }}
        aria-label={own ? words('yourCards') : words('cardsOf', { name: name(shown) })}
      >
        {ordered.map((card, index) => {
          const strip = <HandCard card={card} kept={done || (carried && index === ordered.length - 1)} usable={own && byCard.has(card)} />;
          return <li key={`${card} ${index}`}>{own ? <CardMenu card={card}>{strip}</CardMenu> : strip}</li>;
        })}
        {ordered.length === 0 && <li class="across-all self-center text-on-baize">{words('tray.noCard')}</li>}
      </ul>
      <button
        type="button"
        class="mm-hand-lots text-on-baize mm-hand-box p-0-3 t3 row ends"
        aria-expanded={opened}
        aria-label={opened ? words('hideLots') : words('showLots')}
        onClick={onToggle}
      >
        {words('lots')}
        <Icon name={opened ? 'up' : 'right'} size={17} />
      </button>
    </div>
  );
};
