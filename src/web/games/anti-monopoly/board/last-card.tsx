import { cardTextOf } from '../titles.ts';
import { CampBadge, type CampId } from '../pieces/camp.tsx';
import type { BoardScene } from './scene.ts';

export const campOfCard = (card: string): CampId => (card.startsWith('LC') ? 'C' : 'M');

/** AM-13.7: the card drawn last, face up. */
export const LastCard = ({ scene }: { readonly scene: BoardScene }) => {
  const { view, speech } = scene;
  const { lastCard } = view.table;
  if (lastCard === null) return null;
  const camp = campOfCard(lastCard.card);
  return (
    <figure class={`am-card am-card-${camp}`} aria-label={speech.words('lastCard')}>
      <header>
        <CampBadge camp={camp} size={24} />
        <span>{speech.words(`card.kind.${camp}`)}</span>
      </header>
      <p>{cardTextOf(view, lastCard.card, speech)}</p>
      <figcaption>{speech.words('card.drawnBy', { name: speech.name(lastCard.seat) })}</figcaption>
    </figure>
  );
};
