import { useId } from 'preact/hooks';
import type { EventCard as Card, View } from '#games/bourse/types.ts';
import type { Message } from '#kernel/messages.ts';
import type { Voice } from '#kernel/words.ts';
import { Sentence } from '#web/parts/sentence.tsx';
import { Icon } from '#web/svg/icon.tsx';
import { Weave } from '#web/svg/ornaments.tsx';
import { type Speech, speechOf } from '../speech.ts';
import { cardEffects } from './effects.ts';

interface EventCardProps {
  readonly view: View;
  readonly card: Card;
  readonly drawer: string;
  /** What the card has done so far, as the log tells it. */
  readonly happened: readonly Message[];
  /** One line at the foot of the board, while something must be settled on it. */
  readonly slim: boolean;
  readonly voice: Voice;
  readonly onClose: () => void;
}

const STAR = 'M0-14L3.6-4.8L13-4.4L5.8 1.6L8.2 11L0 5.8L-8.2 11L-5.8 1.6L-13-4.4L-3.6-4.8Z';

/** The card shown large to all. It blocks nothing: whoever must act may act beside it. */
export const EventCard = ({ view, card, drawer, happened, slim, voice, onClose }: EventCardProps) => {
  const heading = useId();
  const speech = speechOf(voice);
  const { words, lang } = speech;
  return (
    <div class={slim ? 'laid bo-card bo-card-slim' : 'laid bo-card'} role="dialog" aria-labelledby={heading}>
      <button type="button" class="bo-card-close edged centred" aria-label={words('cardClose')} title={words('cardClose')} onClick={onClose}>
        <Icon name="close" size={18} />
      </button>
      <div class="bo-card-head centred" aria-hidden="true">
        <Weave width={360} height={84} />
        <svg width="56" height="56" viewBox="-16 -17 32 32">
          <path d={STAR} fill="var(--wax)" stroke="var(--board-line)" />
        </svg>
      </div>
      <h2 id={heading}>{card.title[lang]}</h2>
      <p class="bo-card-kind">{`${card.personal ? words('cardPersonal') : words('cardCollective')}, ${words('cardTurnedBy', { name: drawer })}`}</p>
      <p class="bo-card-text">{card.text[lang]}</p>
      {happened.length === 0 ? (
        <ul class="entries" aria-label={words('cardEffects')}>
          {cardEffects(view, card, drawer, speech).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <ul class="entries" aria-label={words('cardHappened')}>
          {happened.map((message) => (
            <li key={JSON.stringify(message)}>
              <Sentence message={message} voice={voice} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

/** BO-13.10: the cards turned so far, the latest first. */
export const CardHistory = ({ view, speech, onClose }: { readonly view: View; readonly speech: Speech; readonly onClose: () => void }) => {
  const heading = useId();
  const { words, lang } = speech;
  const turned = view.table.drawn.map((id, index) => ({ place: index + 1, card: view.data.cards.find((card) => card.id === id) })).toReversed();
  return (
    <div class="laid bo-card bo-card-history" role="dialog" aria-labelledby={heading}>
      <button type="button" class="bo-card-close edged centred" aria-label={words('cardClose')} title={words('cardClose')} onClick={onClose}>
        <Icon name="close" size={18} />
      </button>
      <h2 id={heading}>{words('cardHistory')}</h2>
      {turned.length === 0 && <p class="bo-card-text">{words('noCardYet')}</p>}
      <ol class="entries">
        {turned.map(({ place, card }) => (
          <li key={place} value={place}>
            <b>{card?.title[lang]}</b> {card?.text[lang]}
          </li>
        ))}
      </ol>
    </div>
  );
};
