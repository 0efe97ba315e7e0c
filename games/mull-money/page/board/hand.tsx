import { isSimulation, player } from '#games/mull-money/rules/facts.ts';
import type { Card } from '#games/mull-money/types.ts';
import { Icon } from '#web/svg/icon.tsx';
import { hintOf } from '../card-hints.ts';
import { CardSign, cardTint } from '../pieces/card-sign.tsx';
import { CardMenu } from './card-menu.tsx';
import type { BoardScene } from './scene.ts';
import './hand.css';

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
